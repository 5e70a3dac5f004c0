## 出错时的卡片

error_title_hand = { $count ->
    [1] 这手牌有一处不对
   *[other] 这手牌有 { $count } 处不对
}
error_read_as = 读到的牌：
error_example_head = 可以这样写：
error_example_melds = 副露写在 [ ] 里：[234p,1] 吃，[777s] 碰
error_example_kongs = 明杠写 [8888p,1]，暗杠写 [8888p]
error_example_win = + 后面写和的那张；圈风写“圈东”，门风写“门南”
example_hand = [234p,1] 12334567pEE+5p 自摸 圈东 门南

## 牌本身不成立

too_many = { $tile }出现了 { $count } 张，一种牌只有 4 张
    .fix = 数一数副露和杠里是不是已经用过
too_many_seen = 加上别处见到的，{ $tile }共 { $count } 张，一种牌只有 4 张
    .fix = { $front ->
        [chat] “已见牌”只写别处见到的牌，自己手里的不写
       *[terminal] --seen 只写别处见到的牌，自己手里的不写
    }
too_many_melds = 有 { $count } 副副露，最多 4 副
count_tiles = 共 { $count } 张
count_off = { $missing ->
    [0] 多 { $extra } 张
   *[other] 少 { $missing } 张
}
count_alone = { $missing ->
    [0] { count_tiles }，多 { $extra } 张
   *[other] { count_tiles }，少 { $missing } 张
}
bad_count = { $melds ->
    [0] { count_alone }
   *[other] { $melds } 副副露之外{ count_tiles }（应为 { $wanted } 张，含和的那张），{ count_off }
}
    .fix = { $kongs ->
        [yes] 吃、碰、杠每副都算 3 张；四张一样又不是杠的，不要写进 [ ]
       *[no] { "" }
    }
bad_count_waits = { count_tiles }；看听牌要 { $wanted } 张（副露和杠每副算 3 张），{ count_off }
bad_flowers = 花牌不能是 { $count } 张
    .fix = 花牌 0 到 8 张，写“花3”
meld_shape = { $tiles }不能成一副
    .fix = 顺子是同花色连着的三张，刻子三张一样，杠四张一样；字牌没有顺子
last_of_kind_held = 和绝张不成立：手里还有一张{ $tile }
    .fix = 和绝张要另外三张都已亮在桌上
replacement_without_kong = 没有杠，不会有杠上开花
    .fix = 先把杠写出来：明杠 [8888p,1]，暗杠 [8888p]
robbed_tile_held = 抢杠和不成立：手里或副露里已有{ $tile }，别人不可能四张都有
    .fix = 去掉“抢杠”
rob_last_tile = 最后一张不能开杠，也就没有抢杠
    .fix = 去掉“抢杠”或者“海底”
wild_in_meld = 财神{ $tile }不能吃、碰、杠
no_win_tile = 只有 13 张，没写和的是哪张
    .fix = 在后面写“+5p”，自摸写“自摸5p”
waits_thirteen = 看听牌要 13 张，这里已有 14 张
    .fix = { $front ->
        [chat] 去掉一张；要算分请用 /算番
       *[terminal] 去掉一张；要算分请用 hule score
    }
not_complete = { $distance ->
    [1] 没有和，还差一张
   *[other] 没有和，还差 { $distance } 张
}
    .fix = 看看有没有写错一张

## 谁点炮

discarder_is_winner = { $assumed ->
    [yes] 点炮的写的是{ $seat }，可没写门风时和牌者按{ $seat }算
   *[no] 点炮的写的是{ $seat }，和牌者也坐{ $seat }
}
    .fix = 写明和牌者的门风，例如“门南”
discarder_on_self_draw = 自摸没有人点炮，却写了点炮的是{ $seat }
    .fix = 去掉其中一个
below_minimum = { $points } 分，不够 { $minimum } 分起和，还差 { $short } 分：不算和牌

## 批量算分：手牌写错了地方

line_hand_text = 这里的 hand 是一段文字：请写成 { "{" }"text": "123m456p789s55pEE+E"{ "}" }；hand 是给结构化手牌用的
line_tiles = 不认识 tiles：请写成 { "{" }"text": "123m456p789s55pEE+E"{ "}" }；hand 是给结构化手牌用的
line_stray_key = { $beside ->
    [text] { $key } 写在 text 旁边不起作用：要写进 text，例如 { line_in_text }
   *[hand] { $key } 写在 hand 外面不起作用：要写进 hand
}
line_in_text = { $key ->
    [seat] 门南
    [round] 圈东
    [win] +5p
    [flowers] 花3
    [self_drawn] 自摸
    [last_tile] 海底
    [kong] 杠上开花、抢杠
    [last_tile_of_kind] 和绝张
    [melds] [234p,1]
   *[concealed] 123m456p
}

## 规则

unknown_house = 没有“{ $house }”这套规则
    .fix = 现有：{ $known }
house_conflict = 手牌里写的规则是“{ $first }”，另外选的却是“{ $second }”
    .fix = 去掉一个
later_house = “{ $house }”这套规则以后的版本才有
    .fix = 现有：{ $known }
later_wild = 财神（百搭）以后的版本才有
later_bird = 鸟牌以后的版本才有
later_room = 房间系数以后的版本才有
later_picture = 画牌图以后的版本才有
unknown_ruling = 没有“{ $ruling }”这条判法
    .fix = 可用的有：{ $known }
ruling_type = { $list ->
    [yes] “{ $ruling }”要写成番种的列表，例如 ["seven_pairs"]
   *[no] “{ $ruling }”只能是 true 或 false
}
ruling_fan = “{ $ruling }”里没有“{ $given }”这个番种
house_unreadable = 无法读取规则文件 { $file }：{ $reason }
house_not_toml = 规则文件 { $file } 不是合法的 TOML：{ $reason }
house_missing_key = 规则文件 { $file } 缺少 { $key }
house_unknown_key = 规则文件 { $file } 里的 { $key } 不认识
house_wrong_type = 规则文件 { $file } 里的 { $key }，{ $wanted ->
    [number] 必须是整数
    [truth] 必须是 true 或 false
    [text] 必须是文字
   *[table] 必须是一个表
}
house_out_of_range = 规则文件 { $file } 里的 { $key } 要在 0 到 { $most } 之间
house_unknown_fan = 规则文件 { $file } 里的 { $key }：没有“{ $given }”这个番种
house_bad_ruling = 规则文件 { $file } 里的 { $key }，{ $reason ->
    [unknown_ruling] 没有这条判法
    [ruling_fan] 列了没有的番种
   *[ruling_type] 值的类型不对
}

## 番种

unknown_fan = 没找到番种“{ $name }”
    .fix = { $front ->
        [chat] 用 /番种 看全部，不用写名字
       *[terminal] 用 hule fan 看全部番种
    }
