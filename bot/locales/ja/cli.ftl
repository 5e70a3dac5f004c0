## コマンドライン：エラー

crashed = 内部でエラーが起きました（{ $error }）。手牌の誤りではありません
    .fix = --debug を付けてもう一度実行し、表示された内容をお送りください
output_failed = 結果を出力できません：{ $reason }
file_unreadable = ファイル { $file } を読み込めません：{ $reason }
usage_no_hand = 手牌がありません
    .fix = { $command ->
        [waits] 例：hule waits '123m456p789s55pEE'
       *[score] 例：hule score '123m456p789s55pEE+E'
    }
usage_batch_alone = --batch では手牌を各行に書きます。手牌やそのオプションは一緒に指定できません
usage_no_option = { $option } というオプションはありません
    .fix = --help で一覧を表示します
usage_option_elsewhere = { $option } は { $commands } のオプションです
    .fix = --help でこのコマンドのオプションを表示します
usage_near_option = { $option } というオプションはありません。{ $near } のことですか？
usage_option = オプション { $option } には値が必要です
usage_other = コマンドの書き方が正しくありません：{ $reason }
    .fix = --help で使い方を表示します
wind_wanted = { $option } には風（E S W N か 東 南 西 北）を指定します。「{ $given }」は使えません
flowers_wanted = --flowers には0〜{ $most }の数を指定します。「{ $given }」は使えません
tile_wanted = 「{ $given }」は1枚の牌ではありません
    .fix = 牌を1枚だけ書いてください（例：5p、E、5筒、東）

## 一括計算：行の誤り

line_too_long = 行が{ $most }バイトを超えています
line_not_utf8 = 行が UTF-8 ではありません：{ $byte }バイト目
line_blank = 空の行です
line_not_json = 行が正しい JSON ではありません：{ $column }文字目
line_number = NaN のような、数ではない数があります
line_too_deep = 括弧の入れ子が深すぎます
line_not_object = 行は JSON オブジェクトにしてください
line_empty = 行に hand も text もありません
line_hand = hand は JSON オブジェクトにしてください
line_text = text は文字列にしてください
line_house = house は文字列にしてください
line_ready = ready は true か false にしてください
line_rulings = rulings は JSON オブジェクトにしてください

## ヘルプ

help_usage = 使い方：
help_commands = コマンド
help_options = オプション
help_examples = 例：
help_hule = Hule（和了）：国標麻雀の点数計算
    .usage = hule コマンド [オプション]
    .examples =
        hule score '一二三萬456筒789索55筒東東+東'
        hule score --help
help_hule_show_version = バージョンを表示
help_score = 手牌の点数を計算：役、合計、各家の支払い、理由
    .usage = hule score 手牌 [オプション]
    .examples =
        hule score '123m456p789s55pEE+E'
        hule score '[234p,1] 12334567pEE+5p ツモ 圏東 門南'
        hule score '一二三萬456筒789索55筒東東' --win 東 --from 南 --seat 西
        echo '{"{"}"id":1,"text":"123m456p789s55pEE+E"{"}"}' | hule score --batch -
help_waits = 13枚の待ちとその点数を表示。聴牌していなければシャンテン数と有効牌
    .usage = hule waits 手牌 [オプション]
    .examples = hule waits '123m456p789s55pEE' --seen 5pE
help_fan = 役の辞典：名前を書けばその役、書かなければ一覧
    .usage = hule fan [役] [オプション]
    .examples = hule fan 清龍
help_run = Discord ボットを起動
help_try = ブラウザーでボットを試す（Discord のアカウントは不要）
help_db = データベースの手入れ：更新、検査、バックアップ、復元
    .usage = hule db migrate|check|backup ファイル|restore ファイル [オプション]
    .examples =
        hule db check
        hule db backup hule-2026-11-30.db
help_house = 使うルール（既定は official_modern）
help_win = 上がり牌
help_self_drawn = ツモかロンか（既定はロン）
help_from = 放銃者。支払いを座席別に表示します
help_seat = 和了者の門風（既定は東）
help_round = 圏風（既定は東）
help_last_tile = 最後の牌：ツモなら妙手回春、ロンなら海底撈月
help_kong = ツモなら槓上開花、ロンなら搶槓
help_last_of_kind = 和絶張
help_ready = 聴牌を宣言していた
help_flowers = 花牌の枚数（0〜8）
help_batch = JSON を1行ずつ読み、1行ずつ答える。- は標準入力
help_seen = 見えている牌。残り枚数から引きます
help_as_json = JSON オブジェクトだけを出力
help_locale = 言語：{ $locales }（既定はシステムの言語）。ほかは最も近い言語、なければ英語
help_config = 設定ファイル
help_debug = エラーの起きた場所を表示
help_help = このヘルプを表示
usage_no_command = { $command } というコマンドはありません
    .fix = 使えるもの：{ $known }
usage_near_command = { $command } というコマンドはありません。{ $near } のことですか？
    .fix = 使い方は hule { $near } --help で表示します
usage_only_argument = 「{ $given }」はコマンドではありません
    .fix = こう書くつもりでしたか：{ $write }
