## 聽牌

waits_title = 聽 { $kinds } 種，還剩 { $left } 張
waits_title_far = 還差 { $distance } 張聽牌
waits_head_tile = 牌
waits_head_left = 剩餘
waits_head_discard = 放槍胡
waits_head_self_drawn = 自摸
waits_points = { $points }
waits_points_short = { $points }（差 { $short }）
waits_minimum = 括號裡是離 { $minimum } 分起胡還差多少
waits_none_left = 聽的牌都已經沒了
waits_helps_head = 有效進張
waits_head_path = 牌型
waits_head_distance = 差
waits_head_helps = 進張
waits_path_helps = { $kinds } 種 { $left } 張
goal_regular = 四組一將
goal_seven_pairs = 七對
goal_thirteen_orphans = 十三么
goal_knitted_with_honors = 全不靠
goal_knitted_straight = 組合龍
waits_short_far = 這 13 張還差 { $distance } 張聽牌
waits_short_line = { $tile }：放槍胡 { $on_discard }，自摸 { $self_drawn }
waits_worth = { $short ->
    [0] { $points } 分
   *[other] { $points } 分（離起胡差 { $short } 分）
}
waits_short_head = 這 13 張聽：
waits_short_more = 還有 { $count } 種
waits_winds = 圈風門風沒寫全，以圈風{ $round }、門風{ $seat }計算
