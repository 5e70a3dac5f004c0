## 命令行：出错

crashed = 程序内部出错了（{ $error }），不是您写错了
    .fix = 加上 --debug 再试一次，把显示的内容发给我们
output_failed = 无法输出结果：{ $reason }
file_unreadable = 无法读取文件 { $file }：{ $reason }
usage_no_hand = 没有写手牌
    .fix = { $command ->
        [waits] 例如：hule waits '123m456p789s55pEE'
       *[score] 例如：hule score '123m456p789s55pEE+E'
    }
usage_batch_alone = --batch 的每一行各自写明手牌，不能再加手牌或手牌的选项
usage_no_option = 没有 { $option } 这个选项
    .fix = 加上 --help 看全部选项
usage_option_elsewhere = { $option } 是 { $commands } 的选项
    .fix = 加上 --help 看这条命令有哪些选项
usage_near_option = 没有 { $option } 这个选项；是不是 { $near }？
usage_option = 选项 { $option } 后面少了值
usage_other = 命令写得不对：{ $reason }
    .fix = 加上 --help 看用法
wind_wanted = { $option } 后面要写一个风：E S W N 或 东 南 西 北，现在是“{ $given }”
flowers_wanted = --flowers 后面要写 0 到 { $most } 的数，现在是“{ $given }”
tile_wanted = “{ $given }”不是一张牌
    .fix = 写一张牌，例如 5p、E、5饼、东

## 批量算分：一行里的错

line_too_long = 这一行超过 { $most } 字节
line_not_utf8 = 这一行不是 UTF-8：第 { $byte } 个字节有误
line_blank = 这一行是空的
line_not_json = 这一行不是合法的 JSON：第 { $column } 个字符有误
line_number = 这一行里有 NaN 之类不算数字的数
line_too_deep = 这一行的括号套得太深
line_not_object = 这一行必须是一个 JSON 对象
line_empty = 这一行没有 hand，也没有 text
line_hand = hand 必须是一个 JSON 对象
line_text = text 必须是文字
line_house = house 必须是文字
line_ready = ready 只能是 true 或 false
line_rulings = rulings 必须是一个 JSON 对象

## 帮助

help_usage = 用法：
help_commands = 命令
help_options = 选项
help_examples = 例：
help_hule = 和了：国标麻将算分
    .usage = hule 命令 [选项]
    .examples =
        hule score '一二三万456饼789条55饼东东+东'
        hule score --help
help_hule_show_version = 显示版本
help_score = 给一手牌算分：番种、合计、各家输赢和理由
    .usage = hule score 手牌 [选项]
    .examples =
        hule score '123m456p789s55pEE+E'
        hule score '[234p,1] 12334567pEE+5p 自摸 圈东 门南'
        hule score '一二三万456饼789条55饼东东' --win 东 --from 南 --seat 西
        echo '{"{"}"id":1,"text":"123m456p789s55pEE+E"{"}"}' | hule score --batch -
help_waits = 看 13 张牌听什么，每张值多少分；没听牌就看还差几张
    .usage = hule waits 手牌 [选项]
    .examples = hule waits '123m456p789s55pEE' --seen 5pE
help_fan = 番种词典：写名字看一个，不写就列出全部
    .usage = hule fan [番种] [选项]
    .examples = hule fan 清龙
help_run = 启动 Discord 机器人
help_try = 在浏览器里试用机器人，不需要 Discord 账号
help_db = 维护数据库：升级、检查、备份、恢复
    .usage = hule db migrate|check|backup 文件|restore 文件 [选项]
    .examples =
        hule db check
        hule db backup hule-2026-11-30.db
help_house = 用哪套规则（默认 official_modern）
help_win = 和的是哪张
help_self_drawn = 自摸，还是点和（默认点和）
help_from = 谁点的炮，用来按座位列出输赢
help_seat = 和牌者的门风（默认东）
help_round = 圈风（默认东）
help_last_tile = 最后一张：自摸是妙手回春，点和是海底捞月
help_kong = 自摸是杠上开花，点和是抢杠和
help_last_of_kind = 和绝张
help_ready = 报过听
help_flowers = 花牌张数，0 到 8
help_batch = 逐行读 JSON，逐行回答；- 表示标准输入
help_seen = 已经看见的牌，从剩下的张数里减去
help_as_json = 只输出一个 JSON 对象
help_locale = 语言：{ $locales }（默认看系统）；其他语言用最接近的一种，没有就用英文
help_config = 配置文件
help_debug = 出错时显示程序内部的位置
help_help = 显示这页帮助
usage_no_command = 没有 { $command } 这个命令
    .fix = 可用的有：{ $known }
usage_near_command = 没有 { $command } 这个命令；是不是 { $near }？
    .fix = 用法见 hule { $near } --help
usage_only_argument = “{ $given }”不是命令
    .fix = 是不是要写：{ $write }
