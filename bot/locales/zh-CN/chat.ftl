## Discord: failures, commands, options and choices

internal_error = 程序内部出错了，不是您的操作有误
    .fix = 如果再次出现，请附上这个编号反馈：{ $reference }
command_changed = 这条命令已经更新，而您的 Discord 还是旧的
    .fix = 请重启 Discord（电脑上按 Ctrl+R）后再试
lines_cut = …… 另有 { $count } 行

command_score = 算番
    .description = 给一手牌算番：番种、总分、各家输赢，以及理由
option_hand = 手牌
    .description = 按您的习惯写：123m456p789s55pEE+E，也可写汉字；副露放在 [ ] 里
option_win = 和牌张
    .description = 手牌里没有写明时，和的是哪张牌
option_how = 和牌方式
    .description = 怎样和的牌（默认：点和）
option_seat = 门风
    .description = 和牌者的门风（默认：东）
option_round = 圈风
    .description = 圈风（默认：东）
option_from = 点炮者
    .description = 谁打出了和牌张，用来算各家输赢
option_flowers = 花牌
    .description = 花牌张数（0 到 8）
option_last_of_kind = 和绝张
    .description = 和牌张的另外三张都已亮明
option_ready = 报听
    .description = 和牌前已经报听
option_private = 仅自己可见
    .description = 回复只有您能看到（默认：私信中是，其他地方否）
choice_how_discard = 点和
choice_how_self_draw = 自摸
choice_how_last_wall_tile = 妙手回春
choice_how_last_discard = 海底捞月
choice_how_kong_replacement = 杠上开花
choice_how_last_replacement = 杠上开花，且为最后一张
choice_how_robbing = 抢杠和
choice_wind_east = 东
choice_wind_south = 南
choice_wind_west = 西
choice_wind_north = 北

command_waits = 听牌
    .description = 看 13 张听什么、各值多少番，或者还差几张
option_house = 规则
    .description = 按哪套规则算（默认：本群的规则）
option_wild = 财神
    .description = 有财神（百搭）的规则里，哪张是财神
option_bird = 鸟牌
    .description = 有鸟牌的规则里，抓到的鸟
option_seen = 已见牌
    .description = 别处亮明的牌，例如 5pE，会从剩余张数里扣掉

## Discord：按钮和表单

button_explain = 讲解
button_fold = 收起
button_change = 修改
button_send = 发到频道
button_win_on = 和 { $tile }
form_hand_title = 修改手牌
field_hand = 手牌
    .description = 14 张，和的那张写在 + 后面；副露放在 [ ] 里
field_hand_waits = 手牌
    .description = 13 张；副露放在 [ ] 里
field_seat = 门风
field_round = 圈风
field_how = 怎样和的
field_flowers = 花牌
field_seen = 别处已见的牌
choice_unsaid = 没写
control_changed = 这个按钮是旧版本的
    .fix = 请重新用一次命令
draft_gone = 时间太久，内容已经不在了
    .fix = 请重新用一次命令
already_done = 已经做过了
    .fix = 如果没看到，请重新用一次命令

command_fan = 番种
    .description = 查一个番种：定义、分值和例子；不写名字就列出全部
option_name = 名称
    .description = 番种的名字，哪种语言都行
button_fans = 全部番种
button_fans_dearer = ← 更大
button_fans_cheaper = 更小 →
button_score_example = 给例子算番
hint_fan = 查一个番种
button_score_hand = 给这 14 张算番
