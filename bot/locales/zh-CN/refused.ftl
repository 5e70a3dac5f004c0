## 没有算成的手牌

error_more = 还有 { $count } 处
not_won_ready = { $tile }和不了；这 13 张听 { $waits }
    .fix = 看看有没有写错一张，先看和的那张
not_won_throw = 打 { $tile }，听 { $waits }，还剩 { $left } 张
no_hand_in_message = 这条消息里没有手牌
    .fix = 手牌要写成 123m456p789s55pEE+E 这样
not_won_useful = 不算和的那张还差 { $distance } 张听牌；有用的：{ $tiles }
