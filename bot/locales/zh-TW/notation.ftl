## 讀不懂的寫法

empty = 沒有寫牌
too_long = 太長了：{ $length } 個字元，最多 { $limit } 個
unknown = 看不懂「{ $text }」
    .fix = 牌寫成 123m（萬）456p（餅）789s（條），字牌寫 ESWNCFP 或 東南西北中發白
fan_in_text = 「{ $text }」是番種，會自動算，不用寫
did_you_mean = 沒有「{ $text }」，是不是「{ $write }」？
    .fix = 寫成 { $write }
no_suit = 從第 { $position } 個字元起的數字「{ $text }」沒有花色
    .fix = 後面加 m（萬）、p（餅）或 s（條）
unsupported_id = 「{ $text }」像是程式裡的牌號，這裡不收
    .fix = 牌寫成 123m（萬）456p（餅）789s（條）
suit_alone = 花色「{ $text }」前面沒有數字
    .fix = 數字寫在花色前面，例如 { $write }
lower_honor = 「{ $text }」是小寫，字牌要大寫
    .fix = 寫成 { $write }
suit_capital = 「{ $text }」有兩種讀法：{ $first } 或 { $second }
    .fix = 寫成 { $first } 或 { $second }
suit_prefix = 「{ $text }」有兩種讀法：{ $first } 或 { $second }
    .fix = 花色寫在數字後面：{ $first }；字牌 { $second } 單獨寫
suit_case = 「{ $text }」的花色要小寫
    .fix = 寫成 { $write }
honor_number = 「{ $text }」不是一張牌：{ $first } 還是 { $second }？
    .fix = 寫成 { $first }
botzone_run = 「{ $text }」有兩種讀法：{ $first } 或 { $second }
    .fix = 寫成 { $first } 或 { $second }
botzone_alone = 「{ $text }」後面少了數字
    .fix = 例如 { $write }
alone_B = 「{ $text }」看不出是哪張：白板還是條子？
    .fix = 白板寫 { $first } 或 白，條子寫 { $second }
alone_z = 「{ $text }」看不出是哪張：紅中還是字牌編號？
    .fix = 紅中寫 { $first } 或 中，編號寫 { $second }
bad_digit = 沒有「{ $text }」這張牌
    .fix = 數牌 1 到 9；字牌 1z 到 7z：東南西北白發中
ambiguous_b = 「{ $text }」照西式是條子，「{ $other }」是餅子，不能混用
    .fix = 條子寫 { $first }，餅子寫 { $second }
western_only = 「{ $text }」只在西式寫法（1C 2D 3B）裡是{ $tile }
    .fix = 寫成 ESWNCFP 或 東南西北中發白
western_mixed = 西式寫法「{ $other }」不能和「{ $text }」混用
    .fix = 花色一律寫成 m（萬）、p（餅）、s（條）
western_lower = 「{ $text }」像西式寫法，但西式的花色要大寫
    .fix = 寫成 1C 2D 3B，或者用 m（萬）、p（餅）、s（條）
face_down = 蓋著的牌只能寫在暗槓裡
    .fix = 暗槓寫成 [8888p]

## 副露

unclosed = 「{ $text }」沒有關上
    .fix = 在副露後面加「{ $write }」
unopened = 「{ $text }」前面少了開頭的括號
    .fix = 副露寫成 [234p,1]
foreign_in_meld = 副露裡不能寫「{ $text }」
    .fix = 括號裡只寫牌和來源，例如 [777s,3]
kong_size = 一組副露是 3 張或 4 張，這裡有 { $count } 張
    .fix = 吃 [234p,1]，碰 [777s]，槓 [8888p]
chow_of_honors = 字牌沒有順子：{ $tiles }
    .fix = 碰寫 [EEE]，槓寫 [EEEE]
bad_offer = { $kind ->
    [concealed_kong] 暗槓後面不寫數字，這裡寫了「{ $text }」
    [chow] 吃的是第幾張要寫 { $allowed }，這裡寫了「{ $text }」
   *[other] 從哪一家來的要寫 { $allowed }，這裡寫了「{ $text }」
}
    .fix = 1 上家，2 對家，3 下家；加槓寫 5、6、7；吃寫第幾張
ambiguous_claimed = 「{ $text }」的數字有兩種讀法：{ $first } 或 { $second }
    .fix = 牌照順序寫：{ $first } 或 { $second }
claim_size = 「{ $text }」後面要 { $wanted } 張牌，這裡有 { $count } 張
    .fix = 吃碰 3 張，槓 4 張，例如 碰777s、暗槓8888p
claim_shape = { $kind ->
    [chow] { $tiles }不能是吃
    [pung] { $tiles }不能是碰
    [kong] { $tiles }不能是槓
   *[concealed_kong] { $tiles }不能是暗槓
}
    .fix = 吃寫順子，碰寫三張一樣的，槓寫四張一樣的

## 胡的那張，怎麼胡的

win_tile_many = 「{ $text }」後面只能是一張牌，這裡有 { $count } 張
    .fix = 只寫胡的那張，例如 +5p
no_tile_after = 「{ $text }」後面沒有牌
    .fix = 寫上胡的那張，例如 +5p
ambiguous_win = 「{ $text }」有兩種讀法：{ $first } 或 { $second }
    .fix = 寫成 { $first } 或 { $second }
win_tile_missing_in_hand = 手牌已經寫滿，裡面卻沒有胡的那張{ $tile }
    .fix = { $kongs ->
        [yes] 四張一樣的如果是槓，寫在方括號裡：[8888p] 暗槓，[8888p,1] 明槓
       *[no] 牌寫 13 張，再寫 + 胡的那張；或者 14 張裡包含它
    }
flag_conflict = { $option ->
    [none] 「{ $first }」和「{ $second }」矛盾
    [win] 「{ $first }」和另外選的胡牌張{ $value }矛盾
    [by] { $value ->
        [self_draw] 「{ $first }」和另外選的自摸矛盾
       *[discard] 「{ $first }」和另外選的放槍胡矛盾
    }
    [from] 「{ $first }」和另外選的放槍者{ $value }矛盾
    [seat] 「{ $first }」和另外選的門風{ $value }矛盾
    [round] 「{ $first }」和另外選的圈風{ $value }矛盾
    [flowers] 「{ $first }」和另外選的花牌 { $value } 張矛盾
    [last_tile] 「{ $first }」和「最後一張」這個選項矛盾
    [kong] 「{ $first }」和「槓」這個選項矛盾
    [last_of_kind] 「{ $first }」和「絕張」這個選項矛盾
    [ready] 「{ $first }」和「報聽」這個選項矛盾
   *[wild] 「{ $first }」和另外選的財神{ $value }矛盾
}
    .fix = 拿掉一個
# 選項有自己的寫法時用，例如 --discard
flag_conflict_option = 手牌裡的「{ $first }」和 { $option } 矛盾
    .fix = 拿掉一個
last_tile_conflict = 「{ $first }」和「{ $second }」矛盾：最後一張，自摸是妙手回春，放槍是海底撈月
    .fix = 拿掉一個
ambiguous_discarder_tile = 「{ $text }」可以是 { $first }（誰放槍），也可以是 { $second }（手裡的一張牌）
    .fix = 寫成 { $first } 或 { $second }
ambiguous_discarder = 「{ $text }」有兩種讀法：{ $first }（他放槍）或 { $second }（胡牌者坐那裡）
    .fix = 寫成 { $first } 或 { $second }
relative_seat = 「{ $text }」看不出坐的是哪個風
    .fix = 誰放槍寫「北家放炮」；副露從哪一家來，在裡面寫數字：[777s,1] 上家，2 對家，3 下家
ambiguous_wind = 「{ $text }」有兩種讀法：{ $first } 或 { $second }
    .fix = 寫成 { $first } 或 { $second }
wind_value = 「{ $text }」後面要寫一個風
    .fix = 例如 圈東、門南
flowers_value = 「{ $text }」後面要寫花牌張數
    .fix = 例如 花3
flowers_twice = 花牌「{ $text }」寫了兩次，每種花只有一張
    .fix = 只要張數的話寫「花3」
tile_value = 「{ $text }」後面要寫一張牌
    .fix = 例如 { $text }5m
empty_value = 「{ $text }」後面什麼都沒寫
order_value = 不認得「{ $text }」
    .fix = 寫 z=riichi（5z 是白）或 z=gb（5z 是中）
bad_header = 「{ $text }」這段不完整
    .fix = 寫成 |ES1000|：圈風 E，門風 S，然後四個 0 或 1：自摸、絕張、海底、槓
wild_not_played = 這套規則沒有財神

## 單獨寫的牌

not_tiles = 「{ $text }」不是牌
    .fix = 只寫牌，例如 5p EE

## 資料裡的手牌

win_tile_apart = concealed 裡有 { $count } 張：胡的那張要寫在 win
data_tile = { $key }：「{ $text }」不是牌，寫 m1 到 s9 或 E S W N C F P
data_wind = { $key }：「{ $text }」不是風，寫 E S W N
data_bool = { $key }：「{ $text }」必須是 true 或 false
data_number = { $key }：「{ $text }」必須是整數
data_meld = { $key }：「{ $text }」不是副露，寫 chow、pung、kong 或 concealed_kong
data_object = { $key }：「{ $text }」必須是 JSON 物件
data_long = { $key } 有 { $length } 項，最多 { $limit } 項
data_list = { $key }：「{ $text }」必須是列表
chow_middle = { $key }：順子用中間那張表示，{ $tile }不會在中間
unknown_key = 不認得 { $key }
missing_key = 少了 { $key }

## 讀的時候作了什麼決定

note_kong_concealed = { $tile }當作暗槓；明槓要寫成 [8888p,1] 這樣
note_kong_melded = { $tile }當作明槓；暗槓要寫成 [8888p] 這樣
note_z_order = { $text } 當作{ $tile }；要當作{ $other }，加上 { $write }
note_red_five = { $text } 當作{ $tile }
note_t_bamboo = 「{ $text }」當作條；餅寫 p
note_b_dots = 「{ $text }」當作餅；條寫 s
note_win_among = { $melds ->
    [0] 「{ $text }」以外已有 { $count } 張：把其中的{ $tile }當作胡的那張；如果另外還有一張，就多了一張
   *[other] 「{ $text }」以外已有 { $melds } 組副露加 { $count } 張：把其中的{ $tile }當作胡的那張；如果另外還有一張，就多了一張
}
note_win_among_option = { $melds ->
    [0] 胡的那張以外已有 { $count } 張：把其中的{ $tile }當作胡的那張；如果另外還有一張，就多了一張
   *[other] 胡的那張以外已有 { $melds } 組副露加 { $count } 張：把其中的{ $tile }當作胡的那張；如果另外還有一張，就多了一張
}
note_won_on_wind = 「{ $text }」當作胡{ $tile }；要說{ $tile }家放槍，就寫「{ $tile }家放炮」
