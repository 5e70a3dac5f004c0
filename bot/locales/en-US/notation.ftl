## What cannot be read

empty = There are no tiles
too_long = Too long: { $length } characters, at most { $limit } are read
unknown = “{ $text }” means nothing here
    .fix = Write tiles as 123m 456p 789s (characters, dots, bamboo) and honors as ESWNCFP
fan_in_text = “{ $text }” is found by itself; leave it out
did_you_mean = “{ $text }” is not known; did you mean “{ $write }”?
    .fix = Write { $write }
no_suit = The digits “{ $text }” from character { $position } on have no suit
    .fix = Add m (characters), p (dots) or s (bamboo) behind them
unsupported_id = “{ $text }” looks like tile numbers of a program, which are not read here
    .fix = Write tiles as 123m 456p 789s (characters, dots, bamboo)
suit_alone = The suit “{ $text }” has no digits before it
    .fix = Digits stand before their suit, as in { $write }
lower_honor = “{ $text }” is lower case; honors are capitals
    .fix = Write { $write }
suit_capital = “{ $text }” could be { $first } or { $second }
    .fix = Write { $first } or { $second }
suit_prefix = “{ $text }” could be { $first } or { $second }
    .fix = The suit stands behind the digits: { $first }; the honor { $second } stands alone
suit_case = The suit in “{ $text }” must be lower case
    .fix = Write { $write }
honor_number = “{ $text }” is no tile: { $first }, or { $second }?
    .fix = Write { $first }
botzone_run = “{ $text }” could be { $first } or { $second }
    .fix = Write { $first } or { $second }
botzone_alone = “{ $text }” has no digit behind it
    .fix = Write for example { $write }
alone_B = “{ $text }” could be white dragons or bamboo
    .fix = White is { $first }, bamboo is { $second }
alone_z = “{ $text }” could be red dragons or a numbered honor
    .fix = Red is { $first }, a numbered honor is { $second }
bad_digit = There is no tile “{ $text }”
    .fix = Suits go from 1 to 9, honors from 1z to 7z: E S W N, white, green, red
ambiguous_b = “{ $text }” is bamboo in western notation, but “{ $other }” is dots
    .fix = Bamboo is { $first }, dots are { $second }
western_only = “{ $text }” is { $tile } in western notation only (1C 2D 3B)
    .fix = Write honors as ESWNCFP
western_mixed = Western notation such as “{ $other }” cannot stand beside “{ $text }”
    .fix = Use m (characters), p (dots) and s (bamboo) throughout
western_lower = “{ $text }” looks like western notation, whose suits are capitals
    .fix = Write 1C 2D 3B, or m (characters), p (dots), s (bamboo)
face_down = Tiles lying face down can only be part of a concealed kong
    .fix = Write a concealed kong as [8888p]

## Melds

unclosed = “{ $text }” is never closed
    .fix = Add “{ $write }” behind the meld
unopened = Nothing opens before “{ $text }”
    .fix = Write a meld as [234p,1]
foreign_in_meld = “{ $text }” cannot be part of a meld
    .fix = Brackets hold tiles and where they came from, as in [777s,3]
kong_size = A meld has 3 or 4 tiles; this one has { $count }
    .fix = Chow [234p,1], pung [777s], kong [8888p]
chow_of_honors = Honors make no chow: { $tiles }
    .fix = A pung is [EEE], a kong [EEEE]
bad_offer = { $kind ->
    [concealed_kong] A concealed kong came from nobody; “{ $text }” cannot stand there
    [chow] Which tile of a chow was claimed is { $allowed }, not “{ $text }”
   *[other] Whose discard it was is { $allowed }, not “{ $text }”
}
    .fix = 1 is the player before, 2 opposite, 3 the next; 5, 6, 7 an added kong; in a chow, which tile
ambiguous_claimed = The digit in “{ $text }” could mean { $first } or { $second }
    .fix = Write the tiles in order: { $first } or { $second }
claim_size = “{ $text }” takes { $wanted } tiles; there are { $count }
    .fix = Three for a chow or pung, four for a kong, as in pung 777s
claim_shape = { $kind ->
    [chow] { $tiles } is no chow
    [pung] { $tiles } is no pung
    [kong] { $tiles } is no kong
   *[concealed_kong] { $tiles } is no concealed kong
}
    .fix = A chow is three in a row, a pung three of a kind, a kong four of a kind

## The winning tile and how it was won

win_tile_many = “{ $text }” takes one tile; there are { $count }
    .fix = Write the winning tile alone, as in +5p
no_tile_after = “{ $text }” has no tile behind it
    .fix = Add the winning tile, as in +5p
ambiguous_win = “{ $text }” could be { $first } or { $second }
    .fix = Write { $first } or { $second }
win_tile_missing_in_hand = The winning tile { $tile } is not in the hand, which is complete without it
    .fix = { $kongs ->
        [yes] If four of a kind are a kong, put them in brackets: [8888p] concealed, [8888p,1] melded
       *[no] Write 13 tiles and + before the winning one, or 14 that include it
    }
flag_conflict = { $option ->
    [none] “{ $first }” and “{ $second }” contradict each other
    [win] “{ $first }” contradicts the winning tile given beside the hand, { $value }
    [by] { $value ->
        [self_draw] “{ $first }” contradicts the option that the win was self-drawn
       *[discard] “{ $first }” contradicts the option that the win was on a discard
    }
    [from] “{ $first }” contradicts the option that { $value } dealt in
    [seat] “{ $first }” contradicts the seat given beside the hand, { $value }
    [round] “{ $first }” contradicts the round given beside the hand, { $value }
    [flowers] “{ $first }” contradicts the number of flowers given beside the hand, { $value }
    [last_tile] “{ $first }” contradicts the option about the last tile of the wall
    [kong] “{ $first }” contradicts the option about a kong
    [last_of_kind] “{ $first }” contradicts the option about the last tile of its kind
    [ready] “{ $first }” contradicts the option about ready having been declared
   *[wild] “{ $first }” contradicts the wild tile given beside the hand, { $value }
}
    .fix = Leave one of them out
# Where an option has a name of its own, such as --discard
flag_conflict_option = “{ $first }” in the hand contradicts { $option }
    .fix = Leave one of them out
last_tile_conflict = “{ $first }” and “{ $second }” contradict each other: the last tile is 妙手回春 if self-drawn, 海底捞月 if won on a discard
    .fix = Leave one of them out
ambiguous_discarder_tile = “{ $text }” could be { $first } (who dealt in) or { $second } (a tile of the hand)
    .fix = Write { $first } or { $second }
ambiguous_discarder = “{ $text }” could be { $first } (who dealt in) or { $second } (where the winner sits)
    .fix = Write { $first } or { $second }
relative_seat = “{ $text }” does not say which wind that player sits at
    .fix = Who dealt in is written from=N; whose discard a meld took is a digit in it: [777s,1] the player before, 2 opposite, 3 the next
ambiguous_wind = “{ $text }” could be { $first } or { $second }
    .fix = Write { $first } or { $second }
wind_value = “{ $text }” takes a wind
    .fix = As in round=E, seat=S
flowers_value = “{ $text }” takes the number of flowers
    .fix = As in flowers=3
flowers_twice = The flower “{ $text }” is there twice; there is one of each
    .fix = The number is enough: flowers=3
tile_value = “{ $text }” takes one tile
    .fix = As in { $text }5m
empty_value = “{ $text }” has nothing behind it
order_value = “{ $text }” is not known
    .fix = Write z=riichi (5z is white) or z=gb (5z is red)
bad_header = “{ $text }” is incomplete
    .fix = Write |ES1000|: round E, seat S, then 0 or 1 for self-drawn, last of its kind, last tile, kong
wild_not_played = There is no wild tile under these rules

## Tiles on their own

not_tiles = “{ $text }” is no tile
    .fix = Write tiles alone, as in 5p EE

## Hands as data

win_tile_apart = concealed holds { $count } tiles: the winning one belongs in win
data_tile = { $key }: “{ $text }” is no tile; write m1 to s9 or E S W N C F P
data_wind = { $key }: “{ $text }” is no wind; write E S W N
data_bool = { $key }: “{ $text }” must be true or false
data_number = { $key }: “{ $text }” must be a whole number
data_meld = { $key }: “{ $text }” is no meld; write chow, pung, kong or concealed_kong
data_object = { $key }: “{ $text }” must be a JSON object
data_long = { $key } has { $length } entries; at most { $limit } are read
data_list = { $key }: “{ $text }” must be a list
chow_middle = { $key }: a chow is named by its middle tile, which { $tile } cannot be
unknown_key = The key { $key } is not known
missing_key = The key { $key } is missing

## What was decided in reading

note_kong_concealed = { $tile } read as a concealed kong; a melded one is written like [8888p,1]
note_kong_melded = { $tile } read as a melded kong; a concealed one is written like [8888p]
note_z_order = { $text } read as { $tile }; for { $other } add { $write }
note_red_five = { $text } read as { $tile }
note_t_bamboo = “{ $text }” read as bamboo; dots are p
note_b_dots = “{ $text }” read as dots 饼; bamboo is s
note_win_among = { $melds ->
    [0] { $count } tiles beside “{ $text }”: the { $tile } among them is taken as the winning tile; if you meant a fifteenth, one is too many
    [one] { $count } tiles and 1 meld beside “{ $text }”: the { $tile } among them is taken as the winning tile; if you meant one more, one is too many
   *[other] { $count } tiles and { $melds } melds beside “{ $text }”: the { $tile } among them is taken as the winning tile; if you meant one more, one is too many
}
note_win_among_option = { $melds ->
    [0] { $count } tiles beside the winning tile: the { $tile } among them is taken as it; if you meant a fifteenth, one is too many
    [one] { $count } tiles and 1 meld beside the winning tile: the { $tile } among them is taken as it; if you meant one more, one is too many
   *[other] { $count } tiles and { $melds } melds beside the winning tile: the { $tile } among them is taken as it; if you meant one more, one is too many
}
note_won_on_wind = “{ $text }” read as winning on { $tile }; if { $tile } dealt in, write from={ $tile }
