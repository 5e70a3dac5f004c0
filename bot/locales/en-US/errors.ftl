## The card of an error

error_title_hand = { $count ->
    [1] One thing is wrong with this hand
   *[other] { $count } things are wrong with this hand
}
error_read_as = Read as:
error_example_head = This works:
error_example_melds = A meld stands in [ ]: [234p,1] chow, [777s] pung
error_example_kongs = A kong is [8888p,1] if melded, [8888p] if concealed
error_example_win = + stands before the winning tile; winds are “round=E” and “seat=S”
example_hand = [234p,1] 12334567pEE+5p self-drawn round=E seat=S

## Hands that cannot be

too_many = There are { $count } of { $tile }; a set has only four
    .fix = Count the melds and kongs: the tile may be in one of them already
too_many_seen = With the tiles seen elsewhere there are { $count } of { $tile }; a set has only four
    .fix = { $front ->
        [chat] “seen” takes tiles outside your own hand
       *[terminal] --seen takes tiles outside your own hand
    }
too_many_melds = There are { $count } melds; a hand has at most 4
count_tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
count_off = { $missing ->
    [0] { $extra ->
        [one] one too many
       *[other] { $extra } too many
    }
    [one] one is missing
   *[other] { $missing } are missing
}
count_alone = { $missing ->
    [0] { $extra ->
        [one] { count_tiles }: one too many
       *[other] { count_tiles }: { $extra } too many
    }
    [one] { count_tiles } instead of 14: one is missing
   *[other] { count_tiles } instead of 14: { $missing } are missing
}
bad_count = { $melds ->
    [0] { count_alone }
    [one] { count_tiles } beside 1 meld instead of { $wanted }: { count_off }
   *[other] { count_tiles } beside { $melds } melds instead of { $wanted }: { count_off }
}
    .fix = { $kongs ->
        [yes] A chow, pung or kong counts as 3 tiles; four of a kind that are no kong stay outside [ ]
       *[no] { "" }
    }
bad_count_waits = { count_tiles }; looking ahead takes { $wanted }, with 3 for each meld or kong: { count_off }
bad_flowers = There cannot be { $count } flowers
    .fix = 0 to 8 flowers, written as flowers=3
meld_shape = { $tiles } is no set
    .fix = A chow is three in a row of one suit, a pung three of a kind, a kong four of a kind; honors make no chow
last_of_kind_held = This cannot be the last { $tile }: another is in the hand
    .fix = Last of its kind means that the other three lie open on the table
replacement_without_kong = There is no kong, so there is no replacement tile
    .fix = Write the kong: [8888p,1] melded, [8888p] concealed
robbed_tile_held = No kong of { $tile } can be robbed: the hand holds one of the four
    .fix = Leave out 抢杠 (robbing)
rob_last_tile = No kong can be made on the last tile, so none can be robbed
    .fix = Leave out 抢杠 (robbing) or 海底 (last tile)
wild_in_meld = The wild tile { $tile } cannot be part of a meld
no_win_tile = 13 tiles: the winning tile is missing
    .fix = Add it at the end: “+5p”, or “self-drawn 5p”
waits_thirteen = Looking ahead takes 13 tiles; these are 14
    .fix = { $front ->
        [chat] Leave one out; to score the hand use /score
       *[terminal] Leave one out; to score the hand use hule score
    }
not_complete = { $distance ->
    [one] Not a win: one tile away
   *[other] Not a win: { $distance } tiles away
}
    .fix = Look for a mistyped tile

## Who dealt in

discarder_is_winner = { $assumed ->
    [yes] { $seat } is said to have dealt in, but with no seat given the winner is taken to be { $seat }
   *[no] { $seat } is said to have dealt in, but { $seat } is the winner
}
    .fix = Give the winner’s seat, for example seat=S
discarder_on_self_draw = Nobody deals in on a self-draw, but { $seat } is said to have
    .fix = Leave one of them out
below_minimum = { $points } points are { $short } short of the minimum of { $minimum }: this is no win

## Batch: hands in the wrong place

line_hand_text = hand is text here: write { "{" }"text": "123m456p789s55pEE+E"{ "}" }; hand is for a structured hand
line_tiles = tiles is not read: write { "{" }"text": "123m456p789s55pEE+E"{ "}" }; hand is for a structured hand
line_stray_key = { $beside ->
    [text] { $key } is not read beside text: say it in the text, as in { line_in_text }
   *[hand] { $key } is not read outside of hand: put it inside
}
line_in_text = { $key ->
    [seat] seat=S
    [round] round=E
    [win] +5p
    [flowers] flowers=3
    [self_drawn] self-drawn
    [last_tile] last tile
    [kong] replacement or robbing
    [last_tile_of_kind] last of kind
    [melds] [234p,1]
   *[concealed] 123m456p
}

## Rules

unknown_house = There are no rules called “{ $house }”
    .fix = There are: { $known }
house_conflict = The text asks for the rules “{ $first }”, but “{ $second }” are chosen beside it
    .fix = Leave one of them out
later_house = The rules “{ $house }” come with a later version
    .fix = There are now: { $known }
later_wild = Wild tiles come with a later version
later_bird = The bird tile comes with a later version
later_room = Room factors come with a later version
later_picture = Pictures come with a later version
unknown_ruling = There is no ruling called “{ $ruling }”
    .fix = There are: { $known }
ruling_type = { $list ->
    [yes] “{ $ruling }” takes a list of fans, such as ["seven_pairs"]
   *[no] “{ $ruling }” is either true or false
}
ruling_fan = “{ $ruling }” names “{ $given }”, which is no fan
house_unreadable = The house file { $file } cannot be read: { $reason }
house_not_toml = The house file { $file } is not valid TOML: { $reason }
house_missing_key = The house file { $file } lacks { $key }
house_unknown_key = The house file { $file } has an unknown key { $key }
house_wrong_type = The house file { $file }: { $key } { $wanted ->
    [number] must be a whole number
    [truth] must be true or false
    [text] must be text
   *[table] must be a table
}
house_out_of_range = The house file { $file }: { $key } must be between 0 and { $most }
house_unknown_fan = The house file { $file }: { $key } names “{ $given }”, which is no fan
house_bad_ruling = The house file { $file }: { $key } { $reason ->
    [unknown_ruling] is no ruling
    [ruling_fan] lists a fan that there is not
   *[ruling_type] has a value of the wrong type
}

## Fans

unknown_fan = No fan is called “{ $name }”
    .fix = { $front ->
        [chat] /fan without a name lists them all
       *[terminal] hule fan lists them all
    }
