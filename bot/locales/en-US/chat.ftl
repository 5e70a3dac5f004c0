## Discord: failures, commands, options and choices

internal_error = Something went wrong on our side, not yours
    .fix = If it happens again, report it with this reference: { $reference }
command_changed = This command has changed since your Discord loaded it
    .fix = Restart Discord (Ctrl+R on a computer) and try again
lines_cut =
    { $count ->
        [one] … and one more line
       *[other] … and { $count } more lines
    }

command_score = score
    .description = Score a hand: its fans, the total, who pays what, and why
option_hand = hand
    .description = The tiles, as you write them: 123m456p789s55pEE+E, with melds in [ ]
option_win = win
    .description = The winning tile, if the hand does not say it
option_how = how
    .description = How the hand was won (default: on a discard)
option_seat = seat
    .description = The winner's seat wind (default: East)
option_round = round
    .description = The prevalent wind (default: East)
option_from = from
    .description = Who discarded the winning tile, to tell who pays what
option_flowers = flowers
    .description = How many flower tiles (0 to 8)
option_last_of_kind = last_of_kind
    .description = The other three of the winning tile lay open
option_ready = ready
    .description = Ready was declared beforehand
option_private = private
    .description = Only you see the reply (default: yes in direct messages, else no)
choice_how_discard = discard
choice_how_self_draw = self-draw
choice_how_last_wall_tile = last wall tile
choice_how_last_discard = last discard
choice_how_kong_replacement = kong replacement
choice_how_last_replacement = replacement on the last tile
choice_how_robbing = robbing a kong
choice_wind_east = East
choice_wind_south = South
choice_wind_west = West
choice_wind_north = North
