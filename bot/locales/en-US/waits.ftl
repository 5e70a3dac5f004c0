## Waiting hands

waits_title = { $kinds ->
    [one] Waiting for 1 kind of tile, { $left } left
   *[other] Waiting for { $kinds } kinds of tile, { $left } left
}
waits_title_far = { $distance ->
    [one] 1 tile from ready
   *[other] { $distance } tiles from ready
}
waits_head_tile = Tile
waits_head_left = Left
waits_head_discard = Discard
waits_head_self_drawn = Self-drawn
waits_points = { $points }
waits_points_short = { $points } ({ $short } short)
waits_minimum = “Short” counts what is missing to the minimum of { $minimum }
waits_none_left = None of these tiles is left
waits_helps_head = Useful tiles
waits_head_path = Shape
waits_head_distance = Away
waits_head_helps = Useful kinds
waits_path_helps = { $kinds } ({ $left } left)
goal_regular = four sets and a pair
goal_seven_pairs = seven pairs
goal_thirteen_orphans = thirteen orphans
goal_knitted_with_honors = knitted and honors
goal_knitted_straight = knitted straight
waits_short_far = { $distance ->
    [one] These 13 are 1 tile from ready
   *[other] These 13 are { $distance } tiles from ready
}
waits_short_line = { $tile }: { $on_discard } on a discard, { $self_drawn } self-drawn
waits_worth = { $short ->
    [0] { $points }
   *[other] { $points } ({ $short } short)
}
waits_short_head = These 13 wait for:
waits_short_more = { $count ->
    [one] and one more kind
   *[other] and { $count } more kinds
}
waits_winds = Winds not all given: taken as round { $round }, seat { $seat }
