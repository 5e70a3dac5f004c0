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

command_waits = waits
    .description = Look ahead from 13 tiles: what wins and what it is worth, or how far it is
option_house = house
    .description = The rules to score by (default: those of the group)
option_wild = wild
    .description = The wild tile, in rules that play with one
option_bird = bird
    .description = The bird tile, in rules that play with one
option_seen = seen
    .description = Tiles that lie open elsewhere, such as 5pE: fewer copies are left then

## Discord: buttons and forms

button_explain = Explain
button_fold = Fold
button_change = Change
button_send = Send to the channel
button_win_on = Won on { $tile }
form_hand_title = Change the hand
field_hand = Hand
    .description = 14 tiles, + before the winning one; melds in [ ]
field_hand_waits = Hand
    .description = 13 tiles; melds in [ ]
field_seat = Seat
field_round = Round
field_how = How it was won
field_flowers = Flowers
field_seen = Seen elsewhere
choice_unsaid = not said
control_changed = This button belongs to an older version
    .fix = Use the command again
draft_gone = This was too long ago
    .fix = Use the command again
already_done = This has been done already
    .fix = If you cannot see it, use the command again

command_fan = fan
    .description = What a fan is: its definition, value and an example; without a name, all fans
option_name = name
    .description = A fan, by any name in any language
button_fans = All fans
button_fans_dearer = ← Dearer
button_fans_cheaper = Cheaper →
button_score_example = Score the example
hint_fan = Look one up
button_score_hand = Score these 14
