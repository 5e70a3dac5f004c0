## 听牌

waits_title = 听 { $kinds } 种，还剩 { $left } 张
waits_title_far = 还差 { $distance } 张听牌
waits_head_tile = 牌
waits_head_left = 剩
waits_head_discard = 点和
waits_head_self_drawn = 自摸
waits_points = { $points }
waits_points_short = { $points }（差 { $short }）
waits_minimum = 括号里是离 { $minimum } 分起和还差多少
waits_none_left = 听的牌都已经用完
waits_helps_head = 有用的牌
waits_head_path = 牌型
waits_head_distance = 差
waits_head_helps = 有用的
waits_path_helps = { $kinds } 种 { $left } 张
goal_regular = 四副一将
goal_seven_pairs = 七对
goal_thirteen_orphans = 十三幺
goal_knitted_with_honors = 全不靠
goal_knitted_straight = 组合龙
waits_short_far = 这 13 张还差 { $distance } 张听牌
waits_short_line = { $tile }：点和 { $on_discard }，自摸 { $self_drawn }
waits_worth = { $short ->
    [0] { $points } 分
   *[other] { $points } 分（差 { $short } 分起和）
}
waits_short_head = 这 13 张听：
waits_short_more = 另有 { $count } 种
waits_winds = 没写全圈风门风，按圈风{ $round }、门风{ $seat }算
