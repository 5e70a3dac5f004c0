## 把手牌改對的按鈕

repair_read_as = { $write }
repair_drop = 拿掉「{ $text }」
repair_leave_out = 拿掉 { $text }
repair_kong = 槓 { $text }
repair_add = 補上 { $tile }
repair_instead = { $old }換成{ $tile }
repair_win_on = 胡 { $tile }
repair_seat = 胡牌者坐{ $seat }
