## 設定と起動

config_missing = 設定ファイル { $file } が見つかりません
config_unreadable = 設定ファイル { $file } を読み込めません。ファイルであることと読み取り権限を確かめてください
config_not_utf8 = 設定ファイル { $file } は UTF-8 ではありません。UTF-8 で保存し直してください
config_not_toml = 設定ファイル { $file } は正しい TOML ではありません：{ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }列
config_unknown_key = { $file }：「{ $key }」という設定はありません。使えるもの：{ $keys }
config_not_text = { $file }：「{ $key }」は引用符で囲んだ文字列にしてください
config_not_level = { $file }：「{ $key }」は次のどれかにしてください：{ $levels }
environment_not_level = 環境変数 { $key } は次のどれかにしてください：{ $levels }

token_missing = Discord のトークンがありません。HULE_TOKEN に設定するか、トークンのファイルを HULE_TOKEN_FILE で指定するか、config.toml に token = "…" と書いてください
token_file_unreadable = トークンのファイル { $file } を読み込めません。ファイルがあることと読み取り権限を確かめてください
token_malformed = { $source } の内容は Discord ボットのトークン（点でつないだ3つの部分）ではありません。Discord Developer Portal の Bot ページでコピーし直してください
token_refused = { $source } のトークンを Discord が受け付けません。Discord Developer Portal の Bot ページで新しいものをコピーしてください
discord_unreachable = Discord に接続できません。ネットワークを確かめて、もう一度起動してください
discord_missing = discord.py がインストールされていません。次を実行してください：pip install "discord.py>=2.7.1,<2.8"
