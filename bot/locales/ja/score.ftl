## 和了の点数

list_separator = 、
list_last = { $before }、{ $last }
signed = { $sign ->
    [plus] +{ $amount }
   *[other] { $amount }
}

score_title = 和了　{ $total }点
score_title_short = { $without }点：縛りに{ $short }点不足

score_fan_once = { $value }
score_fan_times = { $value }×{ $times }
score_whole_hand = 手牌全体
score_rests_among = { $times ->
    [1] { $sets } のどれか
   *[other] { $sets } のうち{ $times }組
}
score_head_fan = 役
score_head_points = 点
score_head_tiles = 対象の牌
score_total = 合計{ $total }点
score_total_flowers = 合計{ $total }点（うち花牌{ $flowers }点、花牌を除くと{ $without }点）
score_minimum_met = { $minimum }点縛りを満たします
score_minimum_missed = { $flowers ->
    [0] { $minimum }点縛りに{ $short }点足りません。和了を宣言すると錯和です
   *[other] 花牌は縛りに数えません。{ $minimum }点縛りに{ $short }点足りません。和了を宣言すると錯和です
}
score_no_minimum = 縛りはありません
score_house = ルール：{ $house }

## 各家の支払い

pay_head_who = 各家
pay_head_amount = 収支
pay_head_sum = 計算
pay_seat_winner = { $seat }（和了）
pay_seat_discarder = { $robbed ->
    [yes] { $seat }（搶槓された）
   *[no] { $seat }（放銃）
}
pay_seat_other = { $seat }
pay_role_winner = 和了者
pay_role_discarder = { $robbed ->
    [yes] 搶槓された人
   *[no] 放銃者
}
pay_role_other = ほかの各家

sum_winner_self_drawn = { $points ->
    [0] { $base } × { $payers }{ sum_tail }
   *[other] ({ $base } + { $points }) × { $payers }{ sum_tail }
}
sum_winner_discard = { $payers ->
    [1] { $base } + { $points }{ sum_tail }
   *[other] { $base } × { $payers } + { $points }{ sum_tail }
}
sum_winner_uneven = 各家の支払いの合計{ sum_tail }
sum_discarder = { $base } + { $points }{ sum_tail }
sum_stands_by = { $base }{ sum_tail }
sum_pays_self_draw = { $base } + { $points }{ sum_tail }
# 部屋の倍率と場代。公式ルールにはない
sum_tail = { $rake ->
    [0] { sum_factor }
   *[other] { sum_factor } - { $rake }
}
sum_factor = { $factor ->
    [1] { "" }
   *[other] { " " }× { $factor }
}

## 手牌の読み方

read_sets = 面子：{ $sets }／雀頭：{ $pair }
read_straight = 組合龍：{ $loose }／面子：{ $sets }／雀頭：{ $pair }
shape = { $shape ->
    [seven_pairs] 七対
    [seven_shifted_pairs] 連七対
    [thirteen_orphans] 十三幺
    [knitted_with_honors] 全不靠
    [knitted_with_honors_straight] 全不靠（組合龍を含む）
   *[knitted_with_all_honors] 七星不靠
}
read_special = 形：{ shape }
read_took_set = { $tile }で和了、{ $set }が完成
read_took_pair = { $tile }で和了、雀頭が完成
read_took_loose = { $tile }で和了、組合龍の1枚
read_pung_by_discard = { $set }はロンで完成したため明刻
read_meld = [{ $tiles }]
read_meld_concealed = 暗槓 { $tiles }

## 注記

note_seat_assumed = 門風の指定がないため{ $wind }で計算。門風が{ $others }なら合計{ $total }点
note_round_assumed = 圏風の指定がないため{ $wind }で計算。圏風が{ $others }なら合計{ $total }点

## 理由

reason_implied = 不重複：{ $by_fan }は{ $fans }を含みます
reason_non_separation = 不拆移：{ $fan }（{ $tiles }）は、すでに1つの役になった面子だけでできるため数えません
reason_non_separation_told = 不拆移：{ $sets }は{ $by_fan }として数えたので、崩して{ $fan }にはできません
reason_non_identical = 不得相同：{ $fan }（{ $tiles }）は、この役に使った面子をもう一度使うため数えません
reason_non_identical_told = { $count ->
    [1] 不得相同：{ $shared }は{ $partners }と{ $fan }を作ったので、{ $twin ->
        [yes] もう1つの{ $again }
       *[no] { $again }
    }とは作れません
   *[other] 不得相同：{ $shared }は{ $partners }と{ $fan }を作ったので、{ $twin ->
        [yes] もう1つの{ $again }
       *[no] { $again }
    }とは作れません
}
reason_account_once = 套算一次：{ $fan }（{ $tiles }）の面子は、ほかの役ですでに組み合わせたため数えません
reason_account_once_told = { $more ->
    [yes] 套算一次：{ $joined }は{ $fans }で組み合わせ済みなので、{ $fan }（{ $sets }）は作れません
   *[no] 套算一次：{ $joined }は{ $fans }で組み合わせ済みなので、{ $fan }は作れません
}
reason_unique_wait = 単独の待ちのみ：待ちが{ $tiles }と複数なので、{ $fan }は数えません
reason_ruling = { $fan }は数えません：{ $ruling }、{ $text }
reason_fan_times = { $fan }×{ $times }
ruling_mattered = { $case }：{ $here }（{ $there }審判なら合計{ $total }点）
alternative = 別の読み方：{ $reading }、合計{ $total }点
alternative_sets = { $sets }／雀頭：{ $pair }
alternative_straight = 組合龍：{ $loose }／{ $sets }／雀頭：{ $pair }

## 縛りに足りないとき

lift_self_draw = ツモなら足ります：{ $total }点
lift_discard = ロンなら足ります：{ $total }点
lift_seat = 門風が{ $winds }なら足ります：{ $total }点
lift_round = 圏風が{ $winds }なら足ります：{ $total }点
lift_last_of_kind = { $tile }が和絶張なら足ります：{ $total }点
lift_last_tile = 最後の牌なら足ります：{ $total }点
lift_kong_replacement = 槓上開花なら足ります：{ $total }点
lift_robbing = 搶槓なら足ります：{ $total }点
lift_none = この牌姿では、どう上がっても足りません
foul_false_win = { $deducted ->
    [0] { $barred ->
        [yes] 宣言すると錯和：ほかの各家に{ $each }点を払い、この局は和了できません
       *[no] 宣言すると錯和：ほかの各家に{ $each }点を払います
    }
   *[other] { $barred ->
        [yes] 宣言すると錯和：ほかの各家に{ $each }点を払い、さらに{ $deducted }点引かれ、この局は和了できません
       *[no] 宣言すると錯和：ほかの各家に{ $each }点を払い、さらに{ $deducted }点引かれます
    }
}
