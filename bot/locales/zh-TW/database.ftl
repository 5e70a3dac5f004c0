## 資料庫

database_in_use = 資料庫 { $file } 正由另一個 hule run 或 hule try 使用
    .fix = 先結束那一個，或用 HULE_DATABASE 指定別的
database_newer = 資料庫 { $file } 是較新版的 Hule 寫的
    .fix = 請升級 Hule，或用 HULE_DATABASE 指定別的
database_not_ours = { $file } 不是 Hule 的資料庫
    .fix = 用 HULE_DATABASE 指定別的
database_unusable = 資料庫 { $file } 無法使用：{ $reason }
database_damaged = 資料庫 { $file } 已損壞：{ $reason }
    .fix = 用 hule db restore 還原一份備份；資料庫旁邊留有幾份
database_backup_failed = 更新前的備份沒有做成：{ $file }：{ $reason }
    .fix = 什麼都沒改；請騰出空間，或檢查寫入權限
database_scheme = 不支援「{ $scheme }」這種資料庫
    .fix = 寫檔案路徑，或 sqlite:///路徑
database_failed = 暫時無法存取資料，什麼都沒改（{ $reason }）
    .fix = 過一會兒再試
database_closed = 機器人正在關閉，什麼都沒改
    .fix = 過一會兒再試一次
unknown_language = 沒有「{ $language }」這種語言
unknown_time_zone = 沒有「{ $name }」這個時區
    .fix = 是不是：{ $near }
not_manager = 能管理伺服器的人才能這樣做
