## hule try

try_guild = 麻雀グループ
try_channel = 麻雀
try_running = Hule はここです：{ $url }
try_stop = そこで /点数計算 と手牌を入力してください。Ctrl-C で終わります。
try_port_taken = ポート { NUMBER($port, useGrouping: 0) } は使用中です
    .fix = --port で別のものを指定するか、省略してください
simcord_missing = このページには simcord が必要です。インストール：pip install "hule-bot[try]"
help_try_database = データをこのファイルに保存（既定：保存しない）
help_try_port = ページのポート（既定：空いているもの）
help_try_no_browser = アドレスだけを表示し、ブラウザーを開かない
