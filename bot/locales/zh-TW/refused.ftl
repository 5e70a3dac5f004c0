## 沒有算成的手牌

error_more = 還有 { $count } 處
not_won_ready = { $tile }不能胡；這 13 張聽 { $waits }
    .fix = 看看有沒有寫錯一張，先看胡的那張
not_won_throw = 打 { $tile }，聽 { $waits }，還剩 { $left } 張
no_hand_in_message = 這則訊息裡沒有手牌
    .fix = 手牌要寫成 123m456p789s55pEE+E 這樣
not_won_useful = 不算胡的那張，還差 { $distance } 張聽牌；有用的牌：{ $tiles }
