## 没有算成的手牌

error_more = 还有 { $count } 处
not_won_ready = 不是和 { $tile }；这 13 张听 { $waits }
    .fix = 看看有没有写错一张，先看和的那张
