## Buttons that repair a hand

repair_read_as = { $write }
repair_drop = Without “{ $text }”
repair_leave_out = Leave out { $text }
repair_kong = Kong { $text }
repair_add = Add { $tile }
repair_instead = { $tile } instead of { $old }
repair_win_on = Won on { $tile }
repair_seat = Winner in seat { $seat }
