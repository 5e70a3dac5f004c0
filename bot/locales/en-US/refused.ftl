## Hands that were refused

error_more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
not_won_ready = { $tile } does not win; these 13 wait for { $waits }
    .fix = Look for a mistyped tile, the winning one first
