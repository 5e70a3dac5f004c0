## A scored win

list_separator = {", "}
list_last = { $before } and { $last }
signed = { $sign ->
    [plus] +{ $amount }
   *[other] { $amount }
}

score_title = { $total ->
    [one] Win: 1 point
   *[other] Win: { $total } points
}
score_title_short = { $without ->
    [one] 1 point: { $short } short of the minimum
   *[other] { $without } points: { $short } short of the minimum
}

score_fan_once = { $value }
score_fan_times = { $value }×{ $times }
score_whole_hand = whole hand
score_rests_among = { $times ->
    [one] one of { $sets }
   *[other] { $times } of { $sets }
}
score_head_fan = Fan
score_head_points = Points
score_head_tiles = Rests on
score_total = Total: { $total }
score_total_flowers = Total: { $total }, of which flowers { $flowers }; { $without } without them
score_minimum_met = Reaches the minimum of { $minimum }
score_minimum_missed = { $flowers ->
    [0] Misses the minimum of { $minimum } by { $short }; calling this win is a false hu
   *[other] Flowers do not help: misses the minimum of { $minimum } by { $short }; calling this win is a false hu
}
score_no_minimum = There is no minimum
score_house = Rules: { $house }

## Who pays what

pay_head_who = Player
pay_head_amount = Gets
pay_head_sum = How
pay_seat_winner = { $seat } (wins)
pay_seat_discarder = { $robbed ->
    [yes] { $seat } (kong robbed)
   *[no] { $seat } (dealt in)
}
pay_seat_other = { $seat }
pay_role_winner = Winner
pay_role_discarder = { $robbed ->
    [yes] Robbed of the kong
   *[no] Discarder
}
pay_role_other = Each of the others

sum_winner_self_drawn = { $points ->
    [0] { $base } × { $payers }{ sum_tail }
   *[other] ({ $base } + { $points }) × { $payers }{ sum_tail }
}
sum_winner_discard = { $payers ->
    [1] { $base } + { $points }{ sum_tail }
   *[other] { $base } × { $payers } + { $points }{ sum_tail }
}
sum_winner_uneven = sum of what the others pay{ sum_tail }
sum_discarder = { $base } + { $points }{ sum_tail }
sum_stands_by = { $base }{ sum_tail }
sum_pays_self_draw = { $base } + { $points }{ sum_tail }
# The room's factor and rake; the official rules have neither
sum_tail = { $rake ->
    [0] { sum_factor }
   *[other] { sum_factor } - { $rake }
}
sum_factor = { $factor ->
    [1] { "" }
   *[other] { " " }× { $factor }
}

## How the hand was read

read_sets = Sets: { $sets }; pair { $pair }
read_straight = Knitted straight { $loose }; { $sets }; pair { $pair }
shape = { $shape ->
    [seven_pairs] seven pairs
    [seven_shifted_pairs] seven shifted pairs
    [thirteen_orphans] thirteen orphans
    [knitted_with_honors] knitted tiles and honors
    [knitted_with_honors_straight] knitted tiles and honors, with a knitted straight
   *[knitted_with_all_honors] knitted tiles and all seven honors
}
read_special = Shape: { shape }
read_took_set = Won on { $tile }, completing { $set }
read_took_pair = Won on { $tile }, completing the pair
read_took_loose = Won on { $tile }, a tile of the knitted straight
read_pung_by_discard = { $set } was completed by a discard and counts as melded
read_meld = [{ $tiles }]
read_meld_concealed = concealed kong { $tiles }

## Notes

note_seat_assumed = No seat given, taken as { $wind }; with seat { $others } the total is { $total }
note_round_assumed = No round given, taken as { $wind }; in round { $others } the total is { $total }

## Reasons

reason_implied = Non-repetition: { $by_fan } already contains { $fans }
reason_non_separation = Non-separation: { $fan } ({ $tiles }) would be made only of sets that form one fan together
reason_non_separation_told = Non-separation: { $sets } already belong to { $by_fan }; on their own they make no { $fan }
reason_non_identical = Non-identical: { $fan } ({ $tiles }) would use a set again that has already formed this fan
reason_non_identical_told = { $count ->
    [one] Non-identical: { $shared } already made { $fan } with { $partners }; it cannot make it again with { $twin ->
        [yes] the other { $again }
       *[no] { $again }
    }
   *[other] Non-identical: { $shared } already made { $fan } with { $partners }; they cannot make it again with { $twin ->
        [yes] the other { $again }
       *[no] { $again }
    }
}
reason_account_once = Account-once: the sets of { $fan } ({ $tiles }) are already joined by other fans
reason_account_once_told = { $more ->
    [yes] Account-once: { $joined } are already joined by { $fans }; { $fan } ({ $sets }) would join them again
   *[no] Account-once: { $joined } are already joined by { $fans }; { $fan } would join them again
}
reason_unique_wait = Sole wait: the hand waited for { $tiles }, more than one kind, so no { $fan }
reason_ruling = { $fan } does not count: { $ruling }, { $text }
reason_fan_times = { $fan } ×{ $times }
ruling_mattered = { $case }: here { $here }; some referees give { $there }, total { $total }
alternative = Also readable as { $reading }: total { $total }
alternative_sets = { $sets }; pair { $pair }
alternative_straight = knitted straight { $loose }; { $sets }; pair { $pair }

## Short of the minimum

lift_self_draw = Self-drawn it would be enough: { $total }
lift_discard = On a discard it would be enough: { $total }
lift_seat = In seat { $winds } it would be enough: { $total }
lift_round = In round { $winds } it would be enough: { $total }
lift_last_of_kind = As the last { $tile } it would be enough: { $total }
lift_last_tile = On the last tile of the wall it would be enough: { $total }
lift_kong_replacement = On a kong’s replacement it would be enough: { $total }
lift_robbing = Robbing a kong it would be enough: { $total }
lift_none = No other way of winning these tiles would be enough
foul_false_win = { $deducted ->
    [0] { $barred ->
        [yes] Calling it costs { $each } to each player, and no win in this hand
       *[no] Calling it costs { $each } to each player
    }
   *[other] { $barred ->
        [yes] Calling it costs { $each } to each player and { $deducted } more, and no win in this hand
       *[no] Calling it costs { $each } to each player and { $deducted } more
    }
}
