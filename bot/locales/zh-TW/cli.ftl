## 命令列：出錯

crashed = 程式內部出錯了（{ $error }），不是您寫錯
    .fix = 加上 --debug 再試一次，把顯示的內容傳給我們
output_failed = 無法輸出結果：{ $reason }
file_unreadable = 無法讀取檔案 { $file }：{ $reason }
usage_no_hand = 沒有寫手牌
    .fix = { $command ->
        [waits] 範例：hule waits '123m456p789s55pEE'
       *[score] 範例：hule score '123m456p789s55pEE+E'
    }
usage_batch_alone = 用 --batch 時手牌寫在每一行裡，不能再另外加手牌或手牌的選項
usage_no_option = 沒有 { $option } 這個選項
    .fix = 加上 --help 可看全部選項
usage_option_elsewhere = { $option } 是 { $commands } 的選項
    .fix = 加上 --help 可看這個指令有哪些選項
usage_near_option = 沒有 { $option } 這個選項，是不是 { $near }？
usage_option = 選項 { $option } 後面少了值
usage_other = 指令寫得不對：{ $reason }
    .fix = 加上 --help 可看用法
wind_wanted = { $option } 後面要寫一個風：E S W N 或 東 南 西 北，現在是「{ $given }」
flowers_wanted = --flowers 後面要寫 0 到 { $most } 的數字，現在是「{ $given }」
tile_wanted = 「{ $given }」不是一張牌
    .fix = 寫一張牌，例如 5p、E、5餅、東

## 批次算分：一行裡的錯

line_too_long = 這一行超過 { $most } 個位元組
line_not_utf8 = 這一行不是 UTF-8：第 { $byte } 個位元組有誤
line_blank = 這一行是空的
line_not_json = 這一行不是有效的 JSON：第 { $column } 個字元有誤
line_number = 這一行裡有 NaN 之類不算數字的數
line_too_deep = 這一行的括號套太多層
line_not_object = 這一行必須是一個 JSON 物件
line_empty = 這一行沒有 hand，也沒有 text
line_hand = hand 必須是一個 JSON 物件
line_text = text 必須是文字
line_house = house 必須是文字
line_ready = ready 必須是 true 或 false
line_rulings = rulings 必須是一個 JSON 物件

## 說明

help_usage = 用法：
help_commands = 指令
help_options = 選項
help_examples = 範例：
help_hule = 和了：國標麻將算分
    .usage = hule 指令 [選項]
    .examples =
        hule score '一二三萬456餅789條55餅東東+東'
        hule score --help
help_hule_show_version = 顯示版本
help_score = 幫一手牌算分：番種、合計、各家輸贏和理由
    .usage = hule score 手牌 [選項]
    .examples =
        hule score '123m456p789s55pEE+E'
        hule score '[234p,1] 12334567pEE+5p 自摸 圈東 門南'
        hule score '一二三萬456餅789條55餅東東' --win 東 --from 南 --seat 西
        echo '{"{"}"id":1,"text":"123m456p789s55pEE+E"{"}"}' | hule score --batch -
help_waits = 看 13 張牌聽什麼、每張值多少分；還沒聽就看差幾張
    .usage = hule waits 手牌 [選項]
    .examples = hule waits '123m456p789s55pEE' --seen 5pE
help_fan = 番種詞典：寫名稱看一個，不寫就列出全部
    .usage = hule fan [番種] [選項]
    .examples = hule fan 清龍
help_run = 啟動 Discord 機器人
help_try = 在瀏覽器裡試用機器人，不需要 Discord 帳號
help_db = 維護資料庫：升級、檢查、備份、還原
    .usage = hule db migrate|check|backup 檔案|restore 檔案 [選項]
    .examples =
        hule db check
        hule db backup hule-2026-11-30.db
help_house = 用哪套規則（預設 official_modern）
help_win = 胡的是哪一張
help_self_drawn = 自摸，還是別人放槍（預設放槍）
help_from = 誰放槍，用來照座位列出輸贏
help_seat = 胡牌者的門風（預設東）
help_round = 圈風（預設東）
help_last_tile = 最後一張：自摸是妙手回春，放槍是海底撈月
help_kong = 自摸是槓上開花，放槍是搶槓
help_last_of_kind = 和絕張
help_ready = 已經報聽
help_flowers = 花牌張數，0 到 8
help_batch = 逐行讀 JSON，逐行回答；- 代表標準輸入
help_seen = 已經看到的牌，從剩餘張數扣掉
help_as_json = 只輸出一個 JSON 物件
help_locale = 語言：{ $locales }（預設看系統）；其他語言用最接近的，沒有就用英文
help_config = 設定檔
help_debug = 出錯時顯示程式內部的位置
help_help = 顯示這頁說明
usage_no_command = 沒有 { $command } 這個指令
    .fix = 可以用的有：{ $known }
usage_near_command = 沒有 { $command } 這個指令，是不是 { $near }？
    .fix = 用法請看 hule { $near } --help
usage_only_argument = 「{ $given }」不是指令
    .fix = 是不是要寫：{ $write }
