## 胡牌的算分

list_separator = 、
list_last = { $before }、{ $last }
signed = { $sign ->
    [plus] +{ $amount }
   *[other] { $amount }
}

score_title = 胡牌，{ $total } 分
score_title_short = { $without } 分，離起胡差 { $short } 分

score_fan_once = { $value }
score_fan_times = { $value }×{ $times }
score_whole_hand = 整副牌
score_rests_among = { $times ->
    [1] { $sets } 之一
   *[other] { $sets } 當中的 { $times } 個
}
score_head_fan = 番種
score_head_points = 分
score_head_tiles = 憑哪些牌
score_total = 合計 { $total } 分
score_total_flowers = 合計 { $total } 分（含花牌 { $flowers } 分，不算花 { $without } 分）
score_minimum_met = 達到 { $minimum } 分起胡
score_minimum_missed = { $flowers ->
    [0] 未達 { $minimum } 分起胡，還差 { $short } 分；這樣喊胡算詐胡
   *[other] 花牌不算在起胡分裡：未達 { $minimum } 分起胡，還差 { $short } 分；這樣喊胡算詐胡
}
score_no_minimum = 沒有起胡分
score_house = 規則：{ $house }

## 各家輸贏

pay_head_who = 各家
pay_head_amount = 輸贏
pay_head_sum = 計算
pay_seat_winner = { $seat }（胡牌）
pay_seat_discarder = { $robbed ->
    [yes] { $seat }（被搶槓）
   *[no] { $seat }（放槍）
}
pay_seat_other = { $seat }
pay_role_winner = 胡牌者
pay_role_discarder = { $robbed ->
    [yes] 被搶槓者
   *[no] 放槍者
}
pay_role_other = 其餘每家

sum_winner_self_drawn = { $points ->
    [0] { $base } × { $payers }{ sum_tail }
   *[other] ({ $base } + { $points }) × { $payers }{ sum_tail }
}
sum_winner_discard = { $payers ->
    [1] { $base } + { $points }{ sum_tail }
   *[other] { $base } × { $payers } + { $points }{ sum_tail }
}
sum_winner_uneven = 各家所付的總和{ sum_tail }
sum_discarder = { $base } + { $points }{ sum_tail }
sum_stands_by = { $base }{ sum_tail }
sum_pays_self_draw = { $base } + { $points }{ sum_tail }
# 房間係數與回收，現行國標裡沒有
sum_tail = { $rake ->
    [0] { sum_factor }
   *[other] { sum_factor } - { $rake }
}
sum_factor = { $factor ->
    [1] { "" }
   *[other] { " " }× { $factor }
}

## 牌怎麼拆

read_sets = 牌型：{ $sets }，將 { $pair }
read_straight = 牌型：組合龍 { $loose }，{ $sets }，將 { $pair }
shape = { $shape ->
    [seven_pairs] 七對
    [seven_shifted_pairs] 連七對
    [thirteen_orphans] 十三么
    [knitted_with_honors] 全不靠
    [knitted_with_honors_straight] 全不靠，帶組合龍
   *[knitted_with_all_honors] 七星不靠
}
read_special = 牌型：{ shape }
read_took_set = 胡 { $tile }，湊成 { $set }
read_took_pair = 胡 { $tile }，湊成將
read_took_loose = 胡 { $tile }，是組合龍裡的一張
read_pung_by_discard = { $set } 靠別人打出的牌成刻，算明刻
read_meld = [{ $tiles }]
read_meld_concealed = 暗槓 { $tiles }

## 附註

note_seat_assumed = 沒寫門風，以{ $wind }計算；門風是{ $others }時合計 { $total } 分
note_round_assumed = 沒寫圈風，以{ $wind }計算；圈風是{ $others }時合計 { $total } 分

## 理由

reason_implied = 不重複：{ $by_fan }已包含{ $fans }
reason_non_separation = 不拆移：{ $fan }（{ $tiles }）只由已經成番的同一組牌拼成，不另計
reason_non_separation_told = 不拆移：{ $sets } 已合成{ $by_fan }，不能再拆出來計{ $fan }
reason_non_identical = 不得相同：{ $fan }（{ $tiles }）要再用一次已經成過這個番的牌，不計
reason_non_identical_told = { $count ->
    [1] 不得相同：{ $shared } 已和 { $partners } 成過{ $fan }，不能再和{ $twin ->
        [yes] 另一組 { $again }
       *[no] {" "}{ $again }
    } 成一次
   *[other] 不得相同：{ $shared } 已和 { $partners } 成過{ $fan }，不能再和{ $twin ->
        [yes] 另一組 { $again }
       *[no] {" "}{ $again }
    } 成一次
}
reason_account_once = 套算一次：{ $fan }（{ $tiles }）的這幾組牌已經由別的番連在一起，不再計
reason_account_once_told = { $more ->
    [yes] 套算一次：{ $joined } 已由{ $fans }連在一起，不能再連成{ $fan }（{ $sets }）
   *[no] 套算一次：{ $joined } 已由{ $fans }連在一起，不能再連成{ $fan }
}
reason_unique_wait = 獨聽才計：這手聽 { $tiles }，不只一種，不計{ $fan }
reason_ruling = { $fan }不計：{ $ruling }，{ $text }
reason_fan_times = { $fan }×{ $times }
ruling_mattered = { $case }：這裡{ $here }；也有判法是{ $there }，合計 { $total } 分
alternative = 也可以看成：{ $reading }，合計 { $total } 分
alternative_sets = { $sets }，將 { $pair }
alternative_straight = 組合龍 { $loose }，{ $sets }，將 { $pair }

## 未達起胡

lift_self_draw = 自摸就夠：{ $total } 分
lift_discard = 別人放槍就夠：{ $total } 分
lift_seat = 門風是{ $winds }就夠：{ $total } 分
lift_round = 圈風是{ $winds }就夠：{ $total } 分
lift_last_of_kind = { $tile }是絕張就夠：{ $total } 分
lift_last_tile = 是最後一張就夠：{ $total } 分
lift_kong_replacement = 槓上開花就夠：{ $total } 分
lift_robbing = 搶槓就夠：{ $total } 分
lift_none = 這副牌怎麼胡都不夠
foul_false_win = { $deducted ->
    [0] { $barred ->
        [yes] 喊胡算詐胡：賠其他每家 { $each } 分，這盤不能再胡
       *[no] 喊胡算詐胡：賠其他每家 { $each } 分
    }
   *[other] { $barred ->
        [yes] 喊胡算詐胡：賠其他每家 { $each } 分，另扣 { $deducted } 分，這盤不能再胡
       *[no] 喊胡算詐胡：賠其他每家 { $each } 分，另扣 { $deducted } 分
    }
}
