## 出錯時的卡片

error_title_hand = { $count ->
    [1] 這手牌有一處不對
   *[other] 這手牌有 { $count } 處不對
}
error_read_as = 讀到的牌：
error_example_head = 可以這樣寫：
error_example_melds = 副露寫在 [ ] 裡：[234p,1] 吃，[777s] 碰
error_example_kongs = 明槓寫 [8888p,1]，暗槓寫 [8888p]
error_example_win = + 後面寫胡的那張；圈風寫「圈東」，門風寫「門南」
example_hand = [234p,1] 12334567pEE+5p 自摸 圈東 門南

## 牌本身不成立

too_many = { $tile }出現 { $count } 張，一種牌只有 4 張
    .fix = 數一數副露和槓裡是不是已經用過
too_many_seen = 加上別處看到的，{ $tile }共 { $count } 張，一種牌只有 4 張
    .fix = { $front ->
        [chat] 「已見牌」只寫別處看到的牌，自己手裡的不寫
       *[terminal] --seen 只寫別處看到的牌，自己手裡的不寫
    }
too_many_melds = 有 { $count } 組副露，最多 4 組
count_tiles = 共 { $count } 張
count_off = { $missing ->
    [0] 多 { $extra } 張
   *[other] 少 { $missing } 張
}
count_alone = { $missing ->
    [0] { count_tiles }，多 { $extra } 張
   *[other] { count_tiles }，少 { $missing } 張
}
bad_count = { $melds ->
    [0] { count_alone }
   *[other] { $melds } 組副露以外{ count_tiles }（應為 { $wanted } 張，含胡的那張），{ count_off }
}
    .fix = { $kongs ->
        [yes] 吃、碰、槓每組都算 3 張；四張一樣但不是槓的，不要寫進 [ ]
       *[no] { "" }
    }
bad_count_waits = { count_tiles }；看聽牌要 { $wanted } 張（副露和槓每組算 3 張），{ count_off }
bad_flowers = 花牌不可能有 { $count } 張
    .fix = 花牌 0 到 8 張，寫成「花3」
meld_shape = { $tiles }湊不成一組
    .fix = 順子是同花色連續三張，刻子三張一樣，槓四張一樣；字牌沒有順子
last_of_kind_held = 不能算和絕張：手裡還有一張{ $tile }
    .fix = 和絕張要另外三張都已亮在桌上
replacement_without_kong = 沒有槓，就沒有槓上開花
    .fix = 先把槓寫出來：明槓 [8888p,1]，暗槓 [8888p]
robbed_tile_held = 不能算搶槓：手裡或副露裡已有{ $tile }，別人湊不到四張
    .fix = 拿掉「搶槓」
rob_last_tile = 最後一張不能開槓，所以沒有搶槓
    .fix = 拿掉「搶槓」或「海底」
wild_in_meld = 財神{ $tile }不能吃、碰、槓
no_win_tile = 只有 13 張，沒寫胡的是哪張
    .fix = 在後面寫「+5p」，自摸寫「自摸5p」
waits_thirteen = 看聽牌要 13 張，這裡已有 14 張
    .fix = { $front ->
        [chat] 拿掉一張；要算分請用 /算番
       *[terminal] 拿掉一張；要算分請用 hule score
    }
not_complete = { $distance ->
    [1] 還沒胡，差一張
   *[other] 還沒胡，差 { $distance } 張
}
    .fix = 看看有沒有寫錯一張

## 誰放槍

discarder_is_winner = { $assumed ->
    [yes] 放槍的寫{ $seat }，可是沒寫門風時胡牌者算{ $seat }
   *[no] 放槍的寫{ $seat }，胡牌者也坐{ $seat }
}
    .fix = 寫明胡牌者的門風，例如「門南」
discarder_on_self_draw = 自摸沒有人放槍，卻寫了{ $seat }放槍
    .fix = 拿掉其中一個
below_minimum = { $points } 分，離 { $minimum } 分起胡還差 { $short } 分：不算胡牌

## 批次算分：手牌寫錯地方

line_hand_text = 這裡的 hand 是一段文字：請寫成 { "{" }"text": "123m456p789s55pEE+E"{ "}" }；hand 是給結構化手牌用的
line_tiles = 看不懂 tiles：請寫成 { "{" }"text": "123m456p789s55pEE+E"{ "}" }；hand 是給結構化手牌用的
line_stray_key = { $beside ->
    [text] { $key } 寫在 text 旁邊沒有作用：要寫進 text，例如 { line_in_text }
   *[hand] { $key } 寫在 hand 外面沒有作用：要寫進 hand
}
line_in_text = { $key ->
    [seat] 門南
    [round] 圈東
    [win] +5p
    [flowers] 花3
    [self_drawn] 自摸
    [last_tile] 海底
    [kong] 槓上開花、搶槓
    [last_tile_of_kind] 和絕張
    [melds] [234p,1]
   *[concealed] 123m456p
}

## 規則

unknown_house = 沒有「{ $house }」這套規則
    .fix = 目前有：{ $known }
house_conflict = 手牌裡寫的規則是「{ $first }」，另外選的卻是「{ $second }」
    .fix = 拿掉一個
later_house = 「{ $house }」這套規則以後的版本才有
    .fix = 目前有：{ $known }
later_wild = 財神（百搭）以後的版本才有
later_bird = 鳥牌以後的版本才有
later_room = 房間係數以後的版本才有
later_picture = 畫牌圖以後的版本才有
unknown_ruling = 沒有「{ $ruling }」這條判法
    .fix = 可以用的有：{ $known }
ruling_type = { $list ->
    [yes] 「{ $ruling }」要寫成番種清單，例如 ["seven_pairs"]
   *[no] 「{ $ruling }」只能是 true 或 false
}
ruling_fan = 「{ $ruling }」裡的「{ $given }」不是番種
house_unreadable = 無法讀取規則檔 { $file }：{ $reason }
house_not_toml = 規則檔 { $file } 不是有效的 TOML：{ $reason }
house_missing_key = 規則檔 { $file } 缺少 { $key }
house_unknown_key = 規則檔 { $file } 裡有不認得的 { $key }
house_wrong_type = 規則檔 { $file } 裡的 { $key }，{ $wanted ->
    [number] 必須是整數
    [truth] 必須是 true 或 false
    [text] 必須是文字
   *[table] 必須是一個表
}
house_out_of_range = 規則檔 { $file } 裡的 { $key } 必須在 0 到 { $most } 之間
house_unknown_fan = 規則檔 { $file } 裡的 { $key }：「{ $given }」不是番種
house_bad_ruling = 規則檔 { $file } 裡的 { $key }，{ $reason ->
    [unknown_ruling] 沒有這條判法
    [ruling_fan] 列了不存在的番種
   *[ruling_type] 值的型別不對
}

## 番種

unknown_fan = 找不到番種「{ $name }」
    .fix = { $front ->
        [chat] 用 /番種 看全部，不必寫名稱
       *[terminal] 用 hule fan 看全部番種
    }
