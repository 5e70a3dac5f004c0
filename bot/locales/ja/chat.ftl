## Discord：失敗、コマンド、選択肢

internal_error = 内部でエラーが起きました。入力の誤りではありません
    .fix = また起きたら、この番号を添えてお知らせください：{ $reference }
command_changed = このコマンドは更新されましたが、お使いの Discord にはまだ反映されていません
    .fix = Discord を再起動（パソコンでは Ctrl+R）して、もう一度お試しください
lines_cut = …ほか{ $count }行

command_score = 点数計算
    .description = 手牌の点数を計算します。役、合計、各家の支払い、その理由
option_hand = 手牌
    .description = いつもの書き方で：123m456p789s55pEE+E、漢字も可。副露は [ ] に入れます
option_win = 上がり牌
    .description = 手牌に書いていないとき、どの牌で上がったか
option_how = 上がり方
    .description = どう上がったか（既定：ロン）
option_seat = 門風
    .description = 和了者の門風・自風（既定：東）
option_round = 圏風
    .description = 圏風・場風（既定：東）
option_from = 放銃者
    .description = 上がり牌を捨てた人。各家の支払いの計算に使います
option_flowers = 花牌
    .description = 花牌の枚数（0〜8）
option_last_of_kind = 和絶張
    .description = 上がり牌の残り3枚がすべて見えていた
option_ready = 聴牌宣言
    .description = 和了の前に聴牌を宣言していた
option_private = 自分だけに表示
    .description = 返信が自分にだけ見えます（既定：DMでは「はい」、ほかでは「いいえ」）
choice_how_discard = ロン
choice_how_self_draw = ツモ
choice_how_last_wall_tile = 妙手回春（最後の牌をツモ）
choice_how_last_discard = 海底撈月（最後の捨て牌をロン）
choice_how_kong_replacement = 槓上開花（嶺上牌でツモ）
choice_how_last_replacement = 槓上開花（嶺上牌が最後の牌）
choice_how_robbing = 搶槓
choice_wind_east = 東
choice_wind_south = 南
choice_wind_west = 西
choice_wind_north = 北

command_waits = 待ち
    .description = 13枚から、待ちとその点数、またはシャンテン数を調べます
option_house = ルール
    .description = どのルールで計算するか（既定：このグループのルール）
option_wild = 財神
    .description = 財神（ワイルド牌）があるルールで、どの牌が財神か
option_bird = 鳥牌
    .description = 鳥牌があるルールで、引いた鳥牌
option_seen = 見えている牌
    .description = ほかで見えている牌（例：5pE）。残り枚数から引きます

## Discord：ボタンとフォーム

button_explain = 解説
button_fold = 閉じる
button_change = 修正
button_send = チャンネルに送る
button_win_on = { $tile }で和了
form_hand_title = 手牌を修正
field_hand = 手牌
    .description = 14枚。上がり牌は + の後、副露は [ ] の中
field_hand_waits = 手牌
    .description = 13枚。副露は [ ] の中
field_seat = 門風（自風）
field_round = 圏風（場風）
field_how = 上がり方
field_flowers = 花牌
field_seen = ほかで見えている牌
choice_unsaid = 指定なし
control_changed = 前のバージョンのボタンです
    .fix = もう一度コマンドを使ってください
draft_gone = 時間がたったため、内容が残っていません
    .fix = もう一度コマンドを使ってください
already_done = すでに済んでいます
    .fix = 見当たらないときは、もう一度コマンドを使ってください

command_fan = 役
    .description = 役の定義、点数、例を調べます。名前を書かなければ一覧を表示します
option_name = 名前
    .description = 役の名前。どの言語でもかまいません
button_fans = 役の一覧
button_fans_dearer = ← 高い役
button_fans_cheaper = 安い役 →
button_score_example = 例を計算
hint_fan = 役を調べる
button_score_hand = この14枚を計算
