## エラーのカード

error_title_hand = { $count ->
    [1] この手牌に誤りがあります
   *[other] この手牌に誤りが{ $count }か所あります
}
error_read_as = 読み取った牌：
error_example_head = 書き方の例：
error_example_melds = 副露は [ ] の中：[234p,1] チー、[777s] ポン
error_example_kongs = 明槓は [8888p,1]、暗槓は [8888p]
error_example_win = + の後が上がり牌。圏風は「圏東」、門風は「門南」
example_hand = [234p,1] 12334567pEE+5p ツモ 圏東 門南

## ありえない手牌

too_many = { $tile }が{ $count }枚あります。同じ牌は4枚までです
    .fix = 副露や槓ですでに使っていないか数えてください
too_many_seen = ほかで見えている牌と合わせて{ $tile }が{ $count }枚あります。同じ牌は4枚までです
    .fix = { $front ->
        [chat] 「見えている牌」には、自分の手牌以外だけを書きます
       *[terminal] --seen には、自分の手牌以外だけを書きます
    }
too_many_melds = 副露が{ $count }組あります。4組までです
count_tiles = { $count }枚
count_off = { $missing ->
    [0] { $extra }枚多い
   *[other] { $missing }枚少ない
}
count_alone = { $missing ->
    [0] { count_tiles }で、{ $extra }枚多いです
   *[other] { count_tiles }で、{ $missing }枚少ないです
}
bad_count = { $melds ->
    [0] { count_alone }
   *[other] 副露{ $melds }組のほかに{ count_tiles }（上がり牌を含めて{ $wanted }枚のはず）で、{ count_off }です
}
    .fix = { $kongs ->
        [yes] 順子・刻子・槓子はどれも3枚と数えます。槓でない4枚は [ ] に入れません
       *[no] { "" }
    }
bad_count_waits = { count_tiles }です。待ちを見るには{ $wanted }枚（副露と槓は1組3枚）必要で、{ count_off }です
bad_flowers = 花牌が{ $count }枚ということはありません
    .fix = 花牌は0〜8枚。「花3」のように書きます
meld_shape = { $tiles }は面子になりません
    .fix = 順子は同じ種類の連続する3枚、刻子は同じ3枚、槓子は同じ4枚。字牌に順子はありません
last_of_kind_held = 和絶張にはなりません。手牌にもう1枚{ $tile }があります
    .fix = 和絶張は、残り3枚がすべて場に見えているときです
replacement_without_kong = 槓がないので、槓上開花にはなりません
    .fix = 槓を書いてください：明槓は [8888p,1]、暗槓は [8888p]
robbed_tile_held = 搶槓にはなりません。自分で{ $tile }を持っているので、ほかの人は4枚そろえられません
    .fix = 「搶槓」を消してください
rob_last_tile = 最後の牌では槓ができないので、搶槓もありません
    .fix = 「搶槓」か「海底」を消してください
wild_in_meld = 財神の{ $tile }は鳴くことも槓することもできません
no_win_tile = 13枚です。上がり牌が書かれていません
    .fix = 最後に「+5p」、ツモなら「ツモ5p」と書いてください
waits_thirteen = 待ちを見るには13枚ですが、14枚あります
    .fix = { $front ->
        [chat] 1枚減らしてください。点数を計算するなら /点数計算
       *[terminal] 1枚減らしてください。点数を計算するなら hule score
    }
not_complete = { $distance ->
    [1] 和了していません。あと1枚です
   *[other] 和了していません。あと{ $distance }枚です
}
    .fix = 牌の書き間違いがないか見てください

## 放銃者

discarder_is_winner = { $assumed ->
    [yes] 放銃者が{ $seat }ですが、門風の指定がないので和了者も{ $seat }とみなしています
   *[no] 放銃者が{ $seat }ですが、和了者も{ $seat }です
}
    .fix = 和了者の門風を書いてください（例：「門南」）
discarder_on_self_draw = ツモなら放銃者はいませんが、{ $seat }の放銃と書かれています
    .fix = どちらかを消してください
below_minimum = { $points }点。{ $minimum }点縛りに{ $short }点足りず、和了になりません

## 一括計算：手牌の場所の誤り

line_hand_text = hand が文字列です：{ "{" }"text": "123m456p789s55pEE+E"{ "}" } と書いてください。hand は構造化した手牌用です
line_tiles = tiles は読みません：{ "{" }"text": "123m456p789s55pEE+E"{ "}" } と書いてください。hand は構造化した手牌用です
line_stray_key = { $beside ->
    [text] { $key } は text の外では読みません。text の中に書いてください（例：{ line_in_text }）
   *[hand] { $key } は hand の外では読みません。hand の中に書いてください
}
line_in_text = { $key ->
    [seat] 門南
    [round] 圏東
    [win] +5p
    [flowers] 花3
    [self_drawn] ツモ
    [last_tile] 海底
    [kong] 槓上開花、搶槓
    [last_tile_of_kind] 和絶張
    [melds] [234p,1]
   *[concealed] 123m456p
}

## ルール

unknown_house = 「{ $house }」というルールはありません
    .fix = 使えるもの：{ $known }
house_conflict = 手牌には「{ $first }」のルールとありますが、別に「{ $second }」が選ばれています
    .fix = どちらかを消してください
later_house = ルール「{ $house }」は今後のバージョンで対応します
    .fix = 今あるもの：{ $known }
later_wild = 財神（ワイルド牌）は今後のバージョンで対応します
later_bird = 鳥牌は今後のバージョンで対応します
later_room = 部屋の倍率は今後のバージョンで対応します
later_picture = 牌の画像は今後のバージョンで対応します
unknown_ruling = 「{ $ruling }」という裁定はありません
    .fix = 使えるもの：{ $known }
ruling_type = { $list ->
    [yes] 「{ $ruling }」には役のリストを書きます（例：["seven_pairs"]）
   *[no] 「{ $ruling }」は true か false にしてください
}
ruling_fan = 「{ $ruling }」にある「{ $given }」は役ではありません
house_unreadable = ルールのファイル { $file } を読み込めません：{ $reason }
house_not_toml = ルールのファイル { $file } は正しい TOML ではありません：{ $reason }
house_missing_key = ルールのファイル { $file } に { $key } がありません
house_unknown_key = ルールのファイル { $file } に不明な { $key } があります
house_wrong_type = ルールのファイル { $file }：{ $key } は{ $wanted ->
    [number] 整数にしてください
    [truth] true か false にしてください
    [text] 文字列にしてください
   *[table] テーブルにしてください
}
house_out_of_range = ルールのファイル { $file }：{ $key } は0〜{ $most }にしてください
house_unknown_fan = ルールのファイル { $file }：{ $key } にある「{ $given }」は役ではありません
house_bad_ruling = ルールのファイル { $file }：{ $key } { $reason ->
    [unknown_ruling] という裁定はありません
    [ruling_fan] に存在しない役があります
   *[ruling_type] の値の型が違います
}

## 役

unknown_fan = 「{ $name }」という役は見つかりません
    .fix = { $front ->
        [chat] /役 だけで一覧を表示します
       *[terminal] hule fan で一覧を表示します
    }
