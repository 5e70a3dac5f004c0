## Discord：失敗、指令、選項

internal_error = 程式內部出錯了，不是您的操作有誤
    .fix = 再發生的話，請附上這個編號回報：{ $reference }
command_changed = 這個指令已經更新，您的 Discord 還是舊的
    .fix = 請重新啟動 Discord（電腦上按 Ctrl+R）再試一次
lines_cut = …… 還有 { $count } 行

command_score = 算番
    .description = 幫一手牌算番：番種、總分、各家輸贏，還有理由
option_hand = 手牌
    .description = 照您的習慣寫：123m456p789s55pEE+E，寫國字也行；副露放在 [ ] 裡
option_win = 胡牌張
    .description = 手牌裡沒寫明時，胡的是哪一張
option_how = 胡牌方式
    .description = 怎麼胡的（預設：別人放槍）
option_seat = 門風
    .description = 胡牌者的門風（預設：東）
option_round = 圈風
    .description = 現在的圈風（預設：東）
option_from = 放槍者
    .description = 誰打出胡的那張，用來算各家輸贏
option_flowers = 花牌
    .description = 花牌張數（0 到 8）
option_last_of_kind = 和絕張
    .description = 胡的那張，另外三張都已亮在桌上
option_ready = 報聽
    .description = 胡牌前已經報聽
option_private = 只有我看得到
    .description = 回覆只有您看得到（預設：私訊裡是，其他地方否）
choice_how_discard = 放槍胡
choice_how_self_draw = 自摸
choice_how_last_wall_tile = 妙手回春（摸最後一張）
choice_how_last_discard = 海底撈月（打出的最後一張）
choice_how_kong_replacement = 槓上開花
choice_how_last_replacement = 槓上開花，而且是最後一張
choice_how_robbing = 搶槓
choice_wind_east = 東
choice_wind_south = 南
choice_wind_west = 西
choice_wind_north = 北

command_waits = 聽牌
    .description = 看 13 張聽什麼、各值多少，或者還差幾張
option_house = 規則
    .description = 照哪套規則算（預設：本群組的規則）
option_wild = 財神
    .description = 規則裡有財神（百搭）時，哪張是財神
option_bird = 鳥牌
    .description = 規則裡有鳥牌時，抓到的鳥
option_seen = 已見牌
    .description = 別處亮出的牌，例如 5pE，會從剩餘張數扣掉

## Discord：按鈕與表單

button_explain = 解說
button_fold = 收合
button_change = 編輯
button_send = 傳到頻道
button_win_on = 胡 { $tile }
form_hand_title = 編輯手牌
field_hand = 手牌
    .description = 14 張，胡的那張寫在 + 後面；副露放在 [ ] 裡
field_hand_waits = 手牌
    .description = 13 張；副露放在 [ ] 裡
field_seat = 門風
field_round = 圈風
field_how = 怎麼胡的
field_flowers = 花牌
field_seen = 別處已見的牌
choice_unsaid = 沒寫
control_changed = 這個按鈕是舊版的
    .fix = 請重新下一次指令
draft_gone = 隔太久，內容已經不在了
    .fix = 請重新下一次指令
already_done = 這件事已經做過了
    .fix = 看不到的話，請再用一次指令

command_fan = 番種
    .description = 查番種：定義、分數和例子；不寫名稱就列出全部
option_name = 名稱
    .description = 番種的名稱，哪種語言都行
button_fans = 全部番種
button_fans_dearer = ← 分數高
button_fans_cheaper = 分數低 →
button_score_example = 拿例子算番
hint_fan = 查一個番種
button_score_hand = 拿這 14 張算番
