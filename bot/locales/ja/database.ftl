## データベース

database_in_use = データベース { $file } は、別の hule run か hule try が使用中です
    .fix = 先にそれを終了するか、HULE_DATABASE で別のものを指定してください
database_newer = データベース { $file } は、より新しい Hule で書かれています
    .fix = Hule を更新するか、HULE_DATABASE で別のものを指定してください
database_not_ours = { $file } は Hule のデータベースではありません
    .fix = HULE_DATABASE で別のものを指定してください
database_unusable = データベース { $file } は使えません：{ $reason }
database_damaged = データベース { $file } が壊れています：{ $reason }
    .fix = hule db restore でバックアップを戻してください。データベースの隣にいくつか残っています
database_backup_failed = 更新前のバックアップを作れませんでした：{ $file }：{ $reason }
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
