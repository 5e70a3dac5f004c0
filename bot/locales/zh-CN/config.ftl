## 设置与启动

config_missing = 找不到配置文件 { $file }
config_unreadable = 无法读取配置文件 { $file }；请确认它是文件，并且您有权读取
config_not_utf8 = 配置文件 { $file } 不是 UTF-8 文本；请另存为 UTF-8
config_not_toml = 配置文件 { $file } 不是合法的 TOML：请看第 { NUMBER($line, useGrouping: 0) } 行第 { NUMBER($column, useGrouping: 0) } 列
config_unknown_key = { $file }：没有“{ $key }”这个设置项；可用的有{ $keys }
config_not_text = { $file }：“{ $key }”必须是带引号的文本
config_not_level = { $file }：“{ $key }”只能是{ $levels }之一
environment_not_level = 环境变量 { $key } 只能是{ $levels }之一

token_missing = 没有 Discord 令牌：请设置环境变量 HULE_TOKEN，或用 HULE_TOKEN_FILE 指明存放令牌的文件，或在 config.toml 中写 token = "…"
token_file_unreadable = 无法读取令牌文件 { $file }；请确认文件存在，并且您有权读取
token_malformed = { $source } 里的内容不是 Discord 机器人令牌（应为用点连接的三段）；请到 Discord 开发者后台的 Bot 页面重新复制
token_refused = Discord 拒绝了来自 { $source } 的令牌；请到 Discord 开发者后台的 Bot 页面复制新的令牌
discord_unreachable = 连接不上 Discord；请检查网络后重新启动
discord_missing = 尚未安装 discord.py；请执行：pip install "discord.py>=2.7.1,<2.8"
