## データベース

database_in_use = データベース { $file } は、別の hule run か hule try が使用中です
    .fix = 先にそれを終了するか、別のデータベースを使ってください
database_newer = データベース { $file } は、より新しい Hule で書かれています
    .fix = Hule を更新するか、HULE_DATABASE で別のものを指定してください
database_not_ours = { $file } は Hule のデータベースではありません
    .fix = HULE_DATABASE で別のものを指定してください
database_unusable = データベース { $file } は使えません：{ $reason }
database_damaged = データベース { $file } が壊れています：{ $reason }
    .fix = hule db restore でバックアップを戻してください。データベースの隣にいくつか残っています
database_missing = データベース { $file } がありません
database_file_exists = ファイル { $file } はすでにあります
    .fix = まだない名前を指定してください
database_same = { $file } はデータベースそのものです
database_backup_failed = データベースのバックアップを作れませんでした：{ $file }：{ $reason }
    .fix = 何も変更していません。空き容量と書き込み権限を確かめてください
database_scheme = 「{ $scheme }」という種類のデータベースには対応していません
    .fix = ファイル名か、sqlite:///パス の形で指定してください
database_failed = 今は記録を読み書きできません。何も変更していません（{ $reason }）
    .fix = しばらくしてからもう一度お試しください
database_closed = ボットは終了するところです。何も変更していません
    .fix = しばらくしてからもう一度お試しください
unknown_language = 「{ $language }」という言語はありません
unknown_time_zone = 「{ $name }」というタイムゾーンはありません
    .fix = もしかして：{ $near }
not_manager = サーバーを管理できる人だけが行えます

## hule db

db_ready = データベースの準備ができました：{ $file }
db_whole = データベースに問題はありません：{ $file }
db_older = 古い形式（{ $revision }）です。hule db migrate で { $newest } に更新できます
db_damaged = データベースが壊れています：{ $file }
db_copied = データベースを { $file } にコピーしました
db_restored = { $copy } の内容をデータベースに戻しました：{ $file }
db_kept = 元の内容は { $file } に残してあります
db_job_wanted = hule db に何をさせるかを書いてください
    .fix = migrate、check、backup ファイル、restore ファイルがあります
db_file_wanted = hule db { $job } にはファイルが必要です
    .fix = hule db { $job } ファイル の形で書いてください
db_file_unwanted = hule db { $job } にファイルは付けられません
    .fix = 別のデータベースは HULE_DATABASE か設定ファイルで指定してください
database_busy = 記録が混み合っています
    .fix = 少し待ってからもう一度お試しください
referee_everyone = そのロールは全員が持っています
    .fix = 審判だけのロールを選んでください
database_gone = 記録のファイルが見つかりません。何も変更していません
    .fix = ボットの管理者に伝えてください。ファイルを戻して再起動が必要です
