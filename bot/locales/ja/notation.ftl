## 読めない書き方

empty = 牌がありません
too_long = 長すぎます：{ $length }文字。読めるのは{ $limit }文字までです
unknown = 「{ $text }」は読めません
    .fix = 牌は 123m（萬）456p（筒）789s（索）、字牌は ESWNCFP か 東南西北中發白 と書いてください
fan_in_text = 「{ $text }」は自動で判定します。書く必要はありません
did_you_mean = 「{ $text }」は読めません。「{ $write }」のことですか？
    .fix = { $write } と書いてください
no_suit = { $position }文字目からの数字「{ $text }」に種類がありません
    .fix = 後に m（萬）、p（筒）、s（索）のどれかを付けてください
unsupported_id = 「{ $text }」はプログラム用の牌番号のようです。ここでは読みません
    .fix = 牌は 123m（萬）456p（筒）789s（索）と書いてください
suit_alone = 「{ $text }」の前に数字がありません
    .fix = 数字は種類の前に書きます（例：{ $write }）
lower_honor = 「{ $text }」は小文字です。字牌は大文字で書きます
    .fix = { $write } と書いてください
suit_capital = 「{ $text }」は { $first } とも { $second } とも読めます
    .fix = { $first } か { $second } と書いてください
suit_prefix = 「{ $text }」は { $first } とも { $second } とも読めます
    .fix = 種類は数字の後に書きます：{ $first }。字牌 { $second } は単独で書きます
suit_case = 「{ $text }」の種類は小文字で書きます
    .fix = { $write } と書いてください
honor_number = 「{ $text }」は牌ではありません。{ $first } ですか、{ $second } ですか？
    .fix = { $first } と書いてください
botzone_run = 「{ $text }」は { $first } とも { $second } とも読めます
    .fix = { $first } か { $second } と書いてください
botzone_alone = 「{ $text }」の後に数字がありません
    .fix = 例：{ $write }
alone_B = 「{ $text }」は白とも索子とも読めます
    .fix = 白は { $first } か 白、索子は { $second } と書いてください
alone_z = 「{ $text }」は中とも字牌の番号とも読めます
    .fix = 中は { $first } か 中、番号は { $second } と書いてください
bad_digit = 「{ $text }」という牌はありません
    .fix = 数牌は1〜9、字牌は 1z〜7z（東南西北白發中）です
ambiguous_b = 「{ $text }」は西洋式では索子ですが、「{ $other }」は筒子です
    .fix = 索子は { $first }、筒子は { $second } と書いてください
western_only = 「{ $text }」が{ $tile }になるのは西洋式（1C 2D 3B）だけです
    .fix = ESWNCFP か 東南西北中發白 と書いてください
western_mixed = 西洋式の「{ $other }」は「{ $text }」と混ぜられません
    .fix = 種類はすべて m（萬）、p（筒）、s（索）で書いてください
western_lower = 「{ $text }」は西洋式のようですが、西洋式の種類は大文字です
    .fix = 1C 2D 3B、または m（萬）、p（筒）、s（索）で書いてください
face_down = 伏せた牌は暗槓でしか使えません
    .fix = 暗槓は [8888p] と書きます

## 副露

unclosed = 「{ $text }」が閉じていません
    .fix = 副露の後に「{ $write }」を付けてください
unopened = 「{ $text }」の前に開く括弧がありません
    .fix = 副露は [234p,1] のように書きます
foreign_in_meld = 「{ $text }」は副露の中に書けません
    .fix = 括弧の中は牌と鳴いた相手だけです（例：[777s,3]）
kong_size = 副露は3枚か4枚です。ここには{ $count }枚あります
    .fix = チー [234p,1]、ポン [777s]、槓 [8888p]
chow_of_honors = 字牌は順子になりません：{ $tiles }
    .fix = ポンは [EEE]、槓は [EEEE] と書きます
bad_offer = { $kind ->
    [concealed_kong] 暗槓は誰からも鳴きません。「{ $text }」は書けません
    [chow] チーした牌の位置は { $allowed } で書きます。「{ $text }」は使えません
   *[other] 誰から鳴いたかは { $allowed } で書きます。「{ $text }」は使えません
}
    .fix = 1 上家、2 対面、3 下家。加槓は 5、6、7。チーは何番目の牌か
ambiguous_claimed = 「{ $text }」の数字は { $first } とも { $second } とも読めます
    .fix = 牌を順に書いてください：{ $first } か { $second }
claim_size = 「{ $text }」には{ $wanted }枚必要ですが、{ $count }枚あります
    .fix = 吃と碰は3枚、槓は4枚です（例：碰777s、暗槓8888p）
claim_shape = { $kind ->
    [chow] { $tiles }は吃（チー）になりません
    [pung] { $tiles }は碰（ポン）になりません
    [kong] { $tiles }は槓になりません
   *[concealed_kong] { $tiles }は暗槓になりません
}
    .fix = 吃は連続する3枚、碰は同じ3枚、槓は同じ4枚です

## 上がり牌と上がり方

win_tile_many = 「{ $text }」の後は1枚だけです。{ $count }枚あります
    .fix = 上がり牌だけを書いてください（例：+5p）
no_tile_after = 「{ $text }」の後に牌がありません
    .fix = 上がり牌を書いてください（例：+5p）
ambiguous_win = 「{ $text }」は { $first } とも { $second } とも読めます
    .fix = { $first } か { $second } と書いてください
win_tile_missing_in_hand = 上がり牌の{ $tile }が手牌になく、手牌はすでにそろっています
    .fix = { $kongs ->
        [yes] 同じ4枚が槓なら括弧に入れてください：[8888p] 暗槓、[8888p,1] 明槓
       *[no] 13枚と + 上がり牌、または上がり牌を含む14枚を書いてください
    }
flag_conflict = { $option ->
    [none] 「{ $first }」と「{ $second }」が矛盾しています
    [win] 「{ $first }」は、別に選んだ上がり牌{ $value }と矛盾しています
    [by] { $value ->
        [self_draw] 「{ $first }」は、別に選んだツモと矛盾しています
       *[discard] 「{ $first }」は、別に選んだロンと矛盾しています
    }
    [from] 「{ $first }」は、別に選んだ放銃者{ $value }と矛盾しています
    [seat] 「{ $first }」は、別に選んだ門風{ $value }と矛盾しています
    [round] 「{ $first }」は、別に選んだ圏風{ $value }と矛盾しています
    [flowers] 「{ $first }」は、別に選んだ花牌{ $value }枚と矛盾しています
    [last_tile] 「{ $first }」は、「最後の牌」の選択と矛盾しています
    [kong] 「{ $first }」は、「槓」の選択と矛盾しています
    [last_of_kind] 「{ $first }」は、「和絶張」の選択と矛盾しています
    [ready] 「{ $first }」は、「聴牌宣言」の選択と矛盾しています
   *[wild] 「{ $first }」は、別に選んだ財神{ $value }と矛盾しています
}
    .fix = どちらかを消してください
# --discard のように、オプションに名前があるとき
flag_conflict_option = 手牌の「{ $first }」が { $option } と矛盾しています
    .fix = どちらかを消してください
last_tile_conflict = 「{ $first }」と「{ $second }」が矛盾しています。最後の牌は、ツモなら妙手回春、ロンなら海底撈月です
    .fix = どちらかを消してください
ambiguous_discarder_tile = 「{ $text }」は { $first }（放銃者）とも { $second }（手牌の1枚）とも読めます
    .fix = { $first } か { $second } と書いてください
ambiguous_discarder = 「{ $text }」は { $first }（放銃者）とも { $second }（和了者の席）とも読めます
    .fix = { $first } か { $second } と書いてください
relative_seat = 「{ $text }」では、どの風の席かわかりません
    .fix = 放銃者は「北家放銃」、鳴いた相手は副露の中の数字で書きます：[777s,1] 上家、2 対面、3 下家
ambiguous_wind = 「{ $text }」は { $first } とも { $second } とも読めます
    .fix = { $first } か { $second } と書いてください
wind_value = 「{ $text }」の後に風を書いてください
    .fix = 例：圏東、門南
flowers_value = 「{ $text }」の後に花牌の枚数を書いてください
    .fix = 例：花3
flowers_twice = 花牌「{ $text }」が2回書かれています。どの花牌も1枚だけです
    .fix = 枚数だけで十分です：「花3」
tile_value = 「{ $text }」の後に牌を1枚書いてください
    .fix = 例：{ $text }5m
empty_value = 「{ $text }」の後に何もありません
order_value = 「{ $text }」は読めません
    .fix = z=riichi（5z は白）か z=gb（5z は中）と書いてください
bad_header = 「{ $text }」が不完全です
    .fix = |ES1000| のように書きます：圏風 E、門風 S、続けて0か1を4つ（ツモ、絶張、海底、槓）
wild_not_played = このルールに財神はありません

## 牌だけの入力

not_tiles = 「{ $text }」は牌ではありません
    .fix = 牌だけを書いてください（例：5p EE）

## データとしての手牌

win_tile_apart = concealed に{ $count }枚あります。上がり牌は win に書きます
data_tile = { $key }：「{ $text }」は牌ではありません。m1〜s9 か E S W N C F P で書きます
data_wind = { $key }：「{ $text }」は風ではありません。E S W N で書きます
data_bool = { $key }：「{ $text }」は true か false にしてください
data_number = { $key }：「{ $text }」は整数にしてください
data_meld = { $key }：「{ $text }」は副露ではありません。chow、pung、kong、concealed_kong のどれかです
data_object = { $key }：「{ $text }」は JSON オブジェクトにしてください
data_long = { $key } が{ $length }個あります。{ $limit }個までです
data_list = { $key }：「{ $text }」はリストにしてください
chow_middle = { $key }：順子は真ん中の牌で表します。{ $tile }は真ん中になりません
unknown_key = { $key } というキーはありません
missing_key = { $key } がありません

## 読み方の判断

note_kong_concealed = { $tile }は暗槓と読みました。明槓は [8888p,1] のように書きます
note_kong_melded = { $tile }は明槓と読みました。暗槓は [8888p] のように書きます
note_z_order = { $text } は{ $tile }と読みました。{ $other }なら { $write } を付けてください
note_red_five = { $text } は{ $tile }と読みました
note_t_bamboo = 「{ $text }」は索子と読みました。筒子は p です
note_b_dots = 「{ $text }」は筒子と読みました。索子は s です
note_win_among = { $melds ->
    [0] 「{ $text }」のほかに{ $count }枚あるため、その中の{ $tile }を上がり牌とみなしました。別にもう1枚あるなら1枚多いです
   *[other] 「{ $text }」のほかに副露{ $melds }組と{ $count }枚あるため、その中の{ $tile }を上がり牌とみなしました。別にもう1枚あるなら1枚多いです
}
note_win_among_option = { $melds ->
    [0] 上がり牌のほかに{ $count }枚あるため、その中の{ $tile }を上がり牌とみなしました。別にもう1枚あるなら1枚多いです
   *[other] 上がり牌のほかに副露{ $melds }組と{ $count }枚あるため、その中の{ $tile }を上がり牌とみなしました。別にもう1枚あるなら1枚多いです
}
note_won_on_wind = 「{ $text }」は{ $tile }で和了と読みました。{ $tile }家の放銃なら「{ $tile }家放銃」と書いてください
