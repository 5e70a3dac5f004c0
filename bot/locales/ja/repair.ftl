## 手牌を直すボタン

repair_read_as = { $write }
repair_drop = 「{ $text }」を消す
repair_leave_out = { $text }を外す
repair_kong = { $text }は槓
repair_add = { $tile }を足す
repair_instead = { $old }を{ $tile }にする
repair_win_on = { $tile }で和了
repair_seat = 和了者は{ $seat }家
