## 读不懂的写法

empty = 没有写牌
too_long = 太长了：{ $length } 个字符，最多 { $limit } 个
unknown = 看不懂“{ $text }”
    .fix = 牌写成 123m（万）456p（饼）789s（条），字牌写 ESWNCFP 或 东南西北中发白
fan_in_text = “{ $text }”是番种，会自动算，不用写
did_you_mean = 没有“{ $text }”，是不是“{ $write }”？
    .fix = 写成 { $write }
no_suit = 第 { $position } 个字符起的数字“{ $text }”没有花色
    .fix = 后面加 m（万）、p（饼）或 s（条）
unsupported_id = “{ $text }”像是程序里的牌号，这里不认
    .fix = 牌写成 123m（万）456p（饼）789s（条）
suit_alone = 花色“{ $text }”前面没有数字
    .fix = 数字写在花色前面，例如 { $write }
lower_honor = “{ $text }”是小写，字牌要大写
    .fix = 写成 { $write }
suit_capital = “{ $text }”有两种读法：{ $first } 或 { $second }
    .fix = 写成 { $first } 或 { $second }
suit_prefix = “{ $text }”有两种读法：{ $first } 或 { $second }
    .fix = 花色写在数字后面：{ $first }；字牌 { $second } 单独写
suit_case = “{ $text }”的花色要小写
    .fix = 写成 { $write }
honor_number = “{ $text }”不是一张牌：{ $first } 还是 { $second }？
    .fix = 写成 { $first }
botzone_run = “{ $text }”有两种读法：{ $first } 或 { $second }
    .fix = 写成 { $first } 或 { $second }
botzone_alone = “{ $text }”后面少了数字
    .fix = 例如 { $write }
alone_B = “{ $text }”看不出是哪张：白板还是条子？
    .fix = 白板写 { $first } 或 白，条子写 { $second }
alone_z = “{ $text }”看不出是哪张：红中还是字牌编号？
    .fix = 红中写 { $first } 或 中，编号写 { $second }
bad_digit = 没有“{ $text }”这张牌
    .fix = 数牌 1 到 9；字牌 1z 到 7z：东南西北白发中
ambiguous_b = “{ $text }”按西式是条子，“{ $other }”是饼子，不能混用
    .fix = 条子写 { $first }，饼子写 { $second }
western_only = “{ $text }”只在西式写法（1C 2D 3B）里是{ $tile }
    .fix = 写成 ESWNCFP 或 东南西北中发白
western_mixed = 西式写法“{ $other }”不能和“{ $text }”混用
    .fix = 花色统一写成 m（万）、p（饼）、s（条）
western_lower = “{ $text }”像西式写法，可西式的花色要大写
    .fix = 写成 1C 2D 3B，或者用 m（万）、p（饼）、s（条）
face_down = 扣着的牌只能写在暗杠里
    .fix = 暗杠写成 [8888p]

## 副露

unclosed = “{ $text }”没有关上
    .fix = 在副露后面加“{ $write }”
unopened = “{ $text }”前面没有开头的括号
    .fix = 副露写成 [234p,1]
foreign_in_meld = 副露里不能写“{ $text }”
    .fix = 括号里只写牌和来源，例如 [777s,3]
kong_size = 一副副露是 3 张或 4 张，这里有 { $count } 张
    .fix = 吃 [234p,1]，碰 [777s]，杠 [8888p]
chow_of_honors = 字牌不能吃：{ $tiles }
    .fix = 碰写 [EEE]，杠写 [EEEE]
bad_offer = { $kind ->
    [concealed_kong] 暗杠后面不写数字，这里写了“{ $text }”
    [chow] 吃的第几张要写 { $allowed }，这里写了“{ $text }”
   *[other] 从谁那里来要写 { $allowed }，这里写了“{ $text }”
}
    .fix = 1 上家，2 对家，3 下家；加杠写 5、6、7；吃写第几张
ambiguous_claimed = “{ $text }”的数字有两种读法：{ $first } 或 { $second }
    .fix = 牌按顺序写：{ $first } 或 { $second }
claim_size = “{ $text }”后面要 { $wanted } 张牌，这里有 { $count } 张
    .fix = 吃碰 3 张，杠 4 张，例如 碰777s、暗杠8888p
claim_shape = { $kind ->
    [chow] { $tiles }不能是吃
    [pung] { $tiles }不能是碰
    [kong] { $tiles }不能是杠
   *[concealed_kong] { $tiles }不能是暗杠
}
    .fix = 吃写顺子，碰写三张一样的，杠写四张一样的

## 和的那张，怎么和的

win_tile_many = “{ $text }”后面只能是一张牌，这里有 { $count } 张
    .fix = 只写和的那张，例如 +5p
no_tile_after = “{ $text }”后面没有牌
    .fix = 写上和的那张，例如 +5p
ambiguous_win = “{ $text }”有两种读法：{ $first } 或 { $second }
    .fix = 写成 { $first } 或 { $second }
win_tile_missing_in_hand = 手牌已经写满，里面却没有和的那张{ $tile }
    .fix = { $kongs ->
        [yes] 四张一样的若是杠，写在方括号里：[8888p] 暗杠，[8888p,1] 明杠
       *[no] 牌写 13 张，再写 + 和的那张；或者 14 张里包括它
    }
flag_conflict = { $option ->
    [none] “{ $first }”和“{ $second }”矛盾
    [win] “{ $first }”和另外选的和牌张{ $value }矛盾
    [by] { $value ->
        [self_draw] “{ $first }”和另外选的自摸矛盾
       *[discard] “{ $first }”和另外选的点和矛盾
    }
    [from] “{ $first }”和另外选的点炮者{ $value }矛盾
    [seat] “{ $first }”和另外选的门风{ $value }矛盾
    [round] “{ $first }”和另外选的圈风{ $value }矛盾
    [flowers] “{ $first }”和另外选的花牌 { $value } 张矛盾
    [last_tile] “{ $first }”和“最后一张”这个选项矛盾
    [kong] “{ $first }”和“杠”这个选项矛盾
    [last_of_kind] “{ $first }”和“绝张”这个选项矛盾
    [ready] “{ $first }”和“报听”这个选项矛盾
   *[wild] “{ $first }”和另外选的财神{ $value }矛盾
}
    .fix = 去掉一个
# 选项有自己的写法时用，例如 --discard
flag_conflict_option = 手牌里的“{ $first }”和 { $option } 矛盾
    .fix = 去掉一个
last_tile_conflict = “{ $first }”和“{ $second }”矛盾：最后一张自摸是妙手回春，海底捞月是点和
    .fix = 去掉一个
ambiguous_discarder_tile = “{ $text }”可以是 { $first }（谁点的炮），也可以是 { $second }（手里的一张牌）
    .fix = 写成 { $first } 或 { $second }
ambiguous_discarder = “{ $text }”有两种读法：{ $first }（他点的炮）或 { $second }（和牌的坐那里）
    .fix = 写成 { $first } 或 { $second }
relative_seat = “{ $text }”看不出坐的是哪个风
    .fix = 谁点炮写“北家点炮”；副露从谁那里来，在里面写数字：[777s,1] 上家，2 对家，3 下家
ambiguous_wind = “{ $text }”有两种读法：{ $first } 或 { $second }
    .fix = 写成 { $first } 或 { $second }
wind_value = “{ $text }”后面要写一个风
    .fix = 例如 圈东、门南
flowers_value = “{ $text }”后面要写花牌张数
    .fix = 例如 花3
flowers_twice = 花牌“{ $text }”写了两次，每张花只有一张
    .fix = 只要张数的话写“花3”
tile_value = “{ $text }”后面要写一张牌
    .fix = 例如 { $text }5m
empty_value = “{ $text }”后面什么也没写
order_value = “{ $text }”不认识
    .fix = 写 z=riichi（5z 是白）或 z=gb（5z 是中）
bad_header = “{ $text }”这段不完整
    .fix = 写成 |ES1000|：圈风 E，门风 S，然后四个 0 或 1：自摸、绝张、海底、杠
wild_not_played = 这套规则没有财神

## 单独写的牌

not_tiles = “{ $text }”不是牌
    .fix = 只写牌，例如 5p EE

## 数据里的手牌

win_tile_apart = concealed 里有 { $count } 张：和的那张要写在 win
data_tile = { $key }：“{ $text }”不是牌，写 m1 到 s9 或 E S W N C F P
data_wind = { $key }：“{ $text }”不是风，写 E S W N
data_bool = { $key }：“{ $text }”必须是 true 或 false
data_number = { $key }：“{ $text }”必须是整数
data_meld = { $key }：“{ $text }”不是副露，写 chow、pung、kong 或 concealed_kong
data_object = { $key }：“{ $text }”必须是 JSON 对象
data_long = { $key } 有 { $length } 项，最多 { $limit } 项
data_list = { $key }：“{ $text }”必须是列表
chow_middle = { $key }：顺子用中间一张表示，{ $tile }不在中间
unknown_key = 不认识 { $key }
missing_key = 缺少 { $key }

## 读的时候作了什么决定

note_kong_concealed = { $tile }按暗杠读；明杠写 [8888p,1] 这样
note_kong_melded = { $tile }按明杠读；暗杠写 [8888p] 这样
note_z_order = { $text } 按{ $tile }读；要读成{ $other }，加上 { $write }
note_red_five = { $text } 按{ $tile }读
note_t_bamboo = “{ $text }”按条读；饼写 p
note_b_dots = “{ $text }”按饼读；条写 s
note_win_among = { $melds ->
    [0] “{ $text }”之外已有 { $count } 张：把其中的{ $tile }当成和的那张；如果另外还有一张，就多了一张
   *[other] “{ $text }”之外已有 { $melds } 副副露加 { $count } 张：把其中的{ $tile }当成和的那张；如果另外还有一张，就多了一张
}
note_win_among_option = { $melds ->
    [0] 和的那张之外已有 { $count } 张：把其中的{ $tile }当成和的那张；如果另外还有一张，就多了一张
   *[other] 和的那张之外已有 { $melds } 副副露加 { $count } 张：把其中的{ $tile }当成和的那张；如果另外还有一张，就多了一张
}
note_won_on_wind = “{ $text }”按和{ $tile }读；要说{ $tile }家点炮，就写“{ $tile }家点炮”
