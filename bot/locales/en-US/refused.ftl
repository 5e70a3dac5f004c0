## Hands that were refused

error_more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
not_won_ready = { $tile } does not win; these 13 wait for { $waits }
    .fix = Look for a mistyped tile, the winning one first
not_won_throw = Discard { $tile } and wait for { $waits }: { $left } left
no_hand_in_message = There is no hand in this message
    .fix = A hand looks like 123m456p789s55pEE+E
not_won_useful = Without the winning tile { $distance ->
    [one] 1 tile
   *[other] { $distance } tiles
} from ready; useful: { $tiles }
