## hule try

try_guild = Mahjong group
try_channel = mahjong
try_running = Hule is here: { $url }
try_stop = Type /score and a hand there. Ctrl-C ends it.
try_port_taken = The port { NUMBER($port, useGrouping: 0) } is taken
    .fix = Name another with --port, or leave it out
simcord_missing = The page needs the library simcord; install it with: pip install "hule-bot[try]"
help_try_database = Keep everything in this file (default: nothing is kept)
help_try_port = Port of the page (default: any that is free)
help_try_no_browser = Print the address and open nothing
