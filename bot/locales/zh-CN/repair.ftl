## 把手牌改对的按钮

repair_read_as = { $write }
repair_drop = 去掉“{ $text }”
repair_leave_out = 去掉 { $text }
repair_kong = 杠 { $text }
repair_add = 加上 { $tile }
repair_instead = { $old }改成{ $tile }
repair_win_on = 和 { $tile }
repair_seat = 和牌者坐{ $seat }
