## hule try

try_guild = 麻将群
try_channel = 麻将
try_running = Hule 在这里：{ $url }
try_stop = 在里面输入 /算番 加一手牌。按 Ctrl-C 结束。
try_port_taken = 端口 { NUMBER($port, useGrouping: 0) } 已被占用
    .fix = 用 --port 换一个，或者不写
simcord_missing = 网页要用 simcord 这个库；安装：pip install "hule-bot[try]"
help_try_database = 把数据存进这个文件（默认：不保存）
help_try_port = 网页的端口（默认：任意空闲端口）
help_try_no_browser = 只显示网址，不打开浏览器
