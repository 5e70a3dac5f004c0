## 和牌的算分

list_separator = 、
list_last = { $before }、{ $last }
signed = { $sign ->
    [plus] +{ $amount }
   *[other] { $amount }
}

score_title = 和牌，{ $total } 分
score_title_short = { $without } 分，差 { $short } 分起和

score_fan_once = { $value }
score_fan_times = { $value }×{ $times }
score_whole_hand = 整手牌
score_rests_among = { $times ->
    [1] { $sets } 之一
   *[other] { $sets } 中的 { $times } 个
}
score_head_fan = 番种
score_head_points = 分
score_head_tiles = 凭哪些牌
score_total = 合计 { $total } 分
score_total_flowers = 合计 { $total } 分（含花牌 { $flowers } 分，不算花 { $without } 分）
score_minimum_met = 够 { $minimum } 分起和
score_minimum_missed = { $flowers ->
    [0] 不够 { $minimum } 分起和，还差 { $short } 分；这样报和算错和
   *[other] 花牌不算在起和分里：不够 { $minimum } 分起和，还差 { $short } 分；这样报和算错和
}
score_no_minimum = 没有起和分
score_house = 规则：{ $house }

## 各家输赢

pay_head_who = 各家
pay_head_amount = 得失
pay_head_sum = 算法
pay_seat_winner = { $seat }（和牌）
pay_seat_discarder = { $robbed ->
    [yes] { $seat }（被抢杠）
   *[no] { $seat }（点炮）
}
pay_seat_other = { $seat }
pay_role_winner = 和牌者
pay_role_discarder = { $robbed ->
    [yes] 被抢杠者
   *[no] 点炮者
}
pay_role_other = 其余每家

sum_winner_self_drawn = { $points ->
    [0] { $base } × { $payers }{ sum_tail }
   *[other] ({ $base } + { $points }) × { $payers }{ sum_tail }
}
sum_winner_discard = { $payers ->
    [1] { $base } + { $points }{ sum_tail }
   *[other] { $base } × { $payers } + { $points }{ sum_tail }
}
sum_winner_uneven = 各家付的总和{ sum_tail }
sum_discarder = { $base } + { $points }{ sum_tail }
sum_stands_by = { $base }{ sum_tail }
sum_pays_self_draw = { $base } + { $points }{ sum_tail }
# 房间系数与回收，现行国标里没有
sum_tail = { $rake ->
    [0] { sum_factor }
   *[other] { sum_factor } - { $rake }
}
sum_factor = { $factor ->
    [1] { "" }
   *[other] { " " }× { $factor }
}

## 怎么看的牌

read_sets = 牌型：{ $sets }，将 { $pair }
read_straight = 牌型：组合龙 { $loose }，{ $sets }，将 { $pair }
shape = { $shape ->
    [seven_pairs] 七对
    [seven_shifted_pairs] 连七对
    [thirteen_orphans] 十三幺
    [knitted_with_honors] 全不靠
    [knitted_with_honors_straight] 全不靠，带组合龙
   *[knitted_with_all_honors] 七星不靠
}
read_special = 牌型：{ shape }
read_took_set = 和 { $tile }，补成 { $set }
read_took_pair = 和 { $tile }，配成将
read_took_loose = 和 { $tile }，是组合龙里的一张
read_pung_by_discard = { $set } 靠别人打出的牌成刻，算明刻
read_meld = [{ $tiles }]
read_meld_concealed = 暗杠 { $tiles }

## 说明

note_seat_assumed = 没写门风，按{ $wind }算；门风是{ $others }时合计 { $total } 分
note_round_assumed = 没写圈风，按{ $wind }算；圈风是{ $others }时合计 { $total } 分

## 理由

reason_implied = 不重复：{ $by_fan }已含{ $fans }
reason_non_separation = 不拆移：{ $fan }（{ $tiles }）只由已经成番的同一组牌拼成，不另计
reason_non_separation_told = 不拆移：{ $sets } 已合在{ $by_fan }里，不能再拆出来计{ $fan }
reason_non_identical = 不得相同：{ $fan }（{ $tiles }）要再用一次已经成过这个番的牌，不计
reason_non_identical_told = { $count ->
    [1] 不得相同：{ $shared } 已和 { $partners } 成过{ $fan }，不能再和{ $twin ->
        [yes] 另一副 { $again }
       *[no] {" "}{ $again }
    } 成一次
   *[other] 不得相同：{ $shared } 已和 { $partners } 成过{ $fan }，不能再和{ $twin ->
        [yes] 另一副 { $again }
       *[no] {" "}{ $again }
    } 成一次
}
reason_account_once = 套算一次：{ $fan }（{ $tiles }）的几副牌已经由别的番连在一起，不再计
reason_account_once_told = { $more ->
    [yes] 套算一次：{ $joined } 已由{ $fans }连在一起，不能再连成{ $fan }（{ $sets }）
   *[no] 套算一次：{ $joined } 已由{ $fans }连在一起，不能再连成{ $fan }
}
reason_unique_wait = 独听才计：这手听 { $tiles }，不止一种，不计{ $fan }
reason_ruling = { $fan }不计：{ $ruling }，{ $text }
reason_fan_times = { $fan }×{ $times }
ruling_mattered = { $case }：这里{ $here }；有的判法{ $there }，合计 { $total } 分
alternative = 也可以看成：{ $reading }，合计 { $total } 分
alternative_sets = { $sets }，将 { $pair }
alternative_straight = 组合龙 { $loose }，{ $sets }，将 { $pair }

## 不够起和

lift_self_draw = 自摸就够：{ $total } 分
lift_discard = 点和就够：{ $total } 分
lift_seat = 门风是{ $winds }就够：{ $total } 分
lift_round = 圈风是{ $winds }就够：{ $total } 分
lift_last_of_kind = { $tile }是绝张就够：{ $total } 分
lift_last_tile = 是最后一张就够：{ $total } 分
lift_kong_replacement = 杠上开花就够：{ $total } 分
lift_robbing = 抢杠和就够：{ $total } 分
lift_none = 这副牌怎样和都不够
foul_false_win = { $deducted ->
    [0] { $barred ->
        [yes] 报和算错和：付其他每家 { $each } 分，本盘停和
       *[no] 报和算错和：付其他每家 { $each } 分
    }
   *[other] { $barred ->
        [yes] 报和算错和：付其他每家 { $each } 分，另扣 { $deducted } 分，本盘停和
       *[no] 报和算错和：付其他每家 { $each } 分，另扣 { $deducted } 分
    }
}
