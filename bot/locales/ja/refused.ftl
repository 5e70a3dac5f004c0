## 計算できなかった手牌

error_more = ほか{ $count }か所
not_won_ready = { $tile }では上がれません。この13枚の待ちは{ $waits }です
    .fix = 書き間違いがないか、まず上がり牌を見てください
not_won_throw = { $tile }を切ると{ $waits }待ち、残り{ $left }枚
no_hand_in_message = このメッセージに手牌はありません
    .fix = 手牌は 123m456p789s55pEE+E のように書きます
not_won_useful = 和了牌を除いて{ $distance }シャンテン、有効牌：{ $tiles }
