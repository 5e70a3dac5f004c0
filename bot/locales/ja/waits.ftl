## 待ち

waits_title = { $kinds }種待ち、残り{ $left }枚
waits_title_far = { $distance }シャンテン
waits_head_tile = 牌
waits_head_left = 残り
waits_head_discard = ロン
waits_head_self_drawn = ツモ
waits_points = { $points }
waits_points_short = { $points }（あと{ $short }）
waits_minimum = 括弧内は{ $minimum }点縛りまでの不足
waits_none_left = 待ち牌は残っていません
waits_helps_head = 有効牌
waits_head_path = 形
waits_head_distance = シャンテン
waits_head_helps = 有効牌
waits_path_helps = { $kinds }種{ $left }枚
goal_regular = 4面子1雀頭
goal_seven_pairs = 七対
goal_thirteen_orphans = 十三幺
goal_knitted_with_honors = 全不靠
goal_knitted_straight = 組合龍
waits_short_far = この13枚は{ $distance }シャンテン
waits_short_line = { $tile }：ロン{ $on_discard }、ツモ{ $self_drawn }
waits_worth = { $short ->
    [0] { $points }点
   *[other] { $points }点（縛りまであと{ $short }点）
}
waits_short_head = この13枚の待ち：
waits_short_more = ほか{ $count }種
waits_winds = 風の指定が足りないため、圏風{ $round }、門風{ $seat }で計算
