## hule try

try_guild = 麻將群
try_channel = 麻將
try_running = Hule 在這裡：{ $url }
try_stop = 在裡面輸入 /算番 加一手牌。按 Ctrl-C 結束。
try_port_taken = 連接埠 { NUMBER($port, useGrouping: 0) } 已被占用
    .fix = 用 --port 換一個，或者不寫
simcord_missing = 網頁需要 simcord 這個函式庫；安裝：pip install "hule-bot[try]"
help_try_database = 把資料存進這個檔案（預設：不儲存）
help_try_port = 網頁的連接埠（預設：任何空著的）
help_try_no_browser = 只顯示網址，不開瀏覽器
