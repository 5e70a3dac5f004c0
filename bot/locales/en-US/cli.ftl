## The command line: errors

crashed = Something went wrong inside the program ({ $error }); it is not your hand
    .fix = Try again with --debug and send us what it shows
output_failed = The answer cannot be written: { $reason }
file_unreadable = The file { $file } cannot be read: { $reason }
usage_no_hand = There is no hand
    .fix = { $command ->
        [waits] For example: hule waits '123m456p789s55pEE'
       *[score] For example: hule score '123m456p789s55pEE+E'
    }
usage_batch_alone = With --batch each line has its own hand; a hand or its options cannot stand beside it
usage_no_option = There is no option { $option }
    .fix = --help shows them all
usage_option_elsewhere = { $option } belongs to { $commands }
    .fix = --help shows the options of a command
usage_near_option = There is no option { $option }; did you mean { $near }?
usage_option = The option { $option } needs a value
usage_other = This cannot be called that way: { $reason }
    .fix = --help shows how
wind_wanted = { $option } takes a wind, E S W N or east south west north, not “{ $given }”
flowers_wanted = --flowers takes a number from 0 to { $most }, not “{ $given }”
tile_wanted = “{ $given }” is not one tile
    .fix = Write one tile, such as 5p, E or 5m

## Batch: what is wrong with a line

line_too_long = The line is longer than { $most } bytes
line_not_utf8 = The line is not UTF-8: look at byte { $byte }
line_blank = The line is blank
line_not_json = The line is not valid JSON: look at character { $column }
line_number = The line holds a number that is not one, such as NaN
line_too_deep = The brackets of the line are nested too deep
line_not_object = The line must be a JSON object
line_empty = The line has neither hand nor text
line_hand = hand must be a JSON object
line_text = text must be a string
line_house = house must be a string
line_ready = ready must be true or false
line_rulings = rulings must be a JSON object

## Help

help_usage = Usage:{" "}
help_commands = Commands
help_options = Options
help_examples = Examples:
help_hule = Hule (和了): scores hands of Chinese official mahjong
    .usage = hule COMMAND [OPTIONS]
    .examples =
        hule score '123m456p789s55pEE+E'
        hule score --help
help_hule_show_version = Show the version
help_score = Score a hand: its fans, the total, who pays what, and why
    .usage = hule score HAND [OPTIONS]
    .examples =
        hule score '123m456p789s55pEE+E'
        hule score '[234p,1] 12334567pEE+5p self-drawn round=E seat=S'
        hule score '123m 456p 789s 55p EE' --win E --from S --seat W
        echo '{"{"}"id":1,"text":"123m456p789s55pEE+E"{"}"}' | hule score --batch -
help_waits = Look ahead from 13 tiles: what wins and what it is worth, or how far from ready
    .usage = hule waits HAND [OPTIONS]
    .examples = hule waits '123m456p789s55pEE' --seen 5pE
help_fan = The dictionary of fans: one by its name, or all
    .usage = hule fan [NAME] [OPTIONS]
    .examples = hule fan pure straight
help_run = Run the Discord bot
help_try = Try the bot in a browser page, without a Discord account
help_db = Look after the database: bring it to its newest form, check it, copy it, put a copy back
    .usage = hule db migrate|check|backup FILE|restore FILE [OPTIONS]
    .examples =
        hule db check
        hule db backup hule-2026-11-30.db
help_house = The rules to score by (default official_modern)
help_win = The winning tile
help_self_drawn = Self-drawn, or won on a discard (the default)
help_from = Who discarded, to show the payments by seat
help_seat = The winner's seat (default East)
help_round = The prevalent wind (default East)
help_last_tile = The last tile of the wall, or the discard after it
help_kong = A kong's replacement tile if self-drawn, else a robbed kong
help_last_of_kind = The other three of the winning tile lay open
help_ready = Ready was declared beforehand
help_flowers = How many flowers, 0 to 8
help_batch = Read hands as JSON Lines, one answer a line; - is standard input
help_seen = Tiles seen elsewhere, taken from the copies left
help_as_json = Print one JSON object and nothing else
help_locale = Language: { $locales } (default: the system's); for any other the nearest, else English
help_config = A configuration file
help_debug = Show where in the program an error arose
help_help = Show this page
usage_no_command = There is no command { $command }
    .fix = There are: { $known }
usage_near_command = There is no command { $command }; did you mean { $near }?
    .fix = hule { $near } --help shows how to use it
usage_only_argument = “{ $given }” is no command
    .fix = Did you mean: { $write }
