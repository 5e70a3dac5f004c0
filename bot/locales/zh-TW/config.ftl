## 設定與啟動

config_missing = 找不到設定檔 { $file }
config_unreadable = 無法讀取設定檔 { $file }；請確認它是檔案，而且您有權限讀取
config_not_utf8 = 設定檔 { $file } 不是 UTF-8 文字；請另存成 UTF-8
config_not_toml = 設定檔 { $file } 不是有效的 TOML：請看第 { NUMBER($line, useGrouping: 0) } 行第 { NUMBER($column, useGrouping: 0) } 欄
config_unknown_key = { $file }：沒有「{ $key }」這個設定；可用的有 { $keys }
config_not_text = { $file }：「{ $key }」必須是加引號的文字
config_not_level = { $file }：「{ $key }」只能是這些之一：{ $levels }
environment_not_level = 環境變數 { $key } 只能是這些之一：{ $levels }

token_missing = 沒有 Discord token：請設定環境變數 HULE_TOKEN，或用 HULE_TOKEN_FILE 指定存放 token 的檔案，或在 config.toml 裡寫 token = "…"
token_file_unreadable = 無法讀取 token 檔案 { $file }；請確認檔案存在，而且您有權限讀取
token_malformed = { $source } 裡的內容不是 Discord 機器人的 token（應該是用點連接的三段）；請到 Discord 開發者後台的 Bot 頁面重新複製
token_refused = Discord 不接受 { $source } 的 token；請到 Discord 開發者後台的 Bot 頁面複製新的
discord_unreachable = 連不上 Discord；請檢查網路後重新啟動
discord_missing = 還沒安裝 discord.py；請執行：pip install "discord.py>=2.7.1,<2.8"
