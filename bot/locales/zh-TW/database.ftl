## 資料庫

database_in_use = 資料庫 { $file } 正由另一個 hule run 或 hule try 使用
    .fix = 先結束那一個，或換一個資料庫
database_newer = 資料庫 { $file } 是較新版的 Hule 寫的
    .fix = 請升級 Hule，或用 HULE_DATABASE 指定別的
database_not_ours = { $file } 不是 Hule 的資料庫
    .fix = 用 HULE_DATABASE 指定別的
database_unusable = 資料庫 { $file } 無法使用：{ $reason }
database_damaged = 資料庫 { $file } 已損壞：{ $reason }
    .fix = 用 hule db restore 還原一份備份；資料庫旁邊留有幾份
database_missing = 沒有資料庫 { $file }
database_file_exists = 已經有檔案 { $file }
    .fix = 請另取一個還沒有的名稱
database_same = { $file } 就是資料庫本身
database_backup_failed = 資料庫的備份沒有做成：{ $file }：{ $reason }
    .fix = 什麼都沒改；請騰出空間，或檢查寫入權限
database_scheme = 不支援「{ $scheme }」這種資料庫
    .fix = 寫檔案路徑，或 sqlite:///路徑
database_failed = 暫時無法存取資料，什麼都沒改（{ $reason }）
    .fix = 過一會兒再試
database_closed = 機器人正在關閉，什麼都沒改
    .fix = 過一會兒再試一次
unknown_language = 沒有「{ $language }」這種語言
unknown_time_zone = 沒有「{ $name }」這個時區
    .fix = 您要找的是不是：{ $near }
not_manager = 能管理伺服器的人才能這樣做

## hule db

db_ready = 資料庫可以用了：{ $file }
db_whole = 資料庫完好無損：{ $file }
db_older = 它還是舊的結構（{ $revision }）；hule db migrate 會升級到 { $newest }
db_damaged = 資料庫已損壞：{ $file }
db_copied = 資料庫已備份到 { $file }
db_restored = 資料庫已還原成 { $copy } 的內容：{ $file }
db_kept = 原本的內容保留在 { $file }
db_job_wanted = 請寫明 hule db 要做什麼
    .fix = 可以是：migrate、check、backup 檔案、restore 檔案
db_file_wanted = hule db { $job } 需要一個檔案
    .fix = 寫成 hule db { $job } 檔案
db_file_unwanted = hule db { $job } 不帶檔案
    .fix = 要換資料庫，用 HULE_DATABASE 或設定檔指定
database_busy = 紀錄正忙
    .fix = 等一下再試
referee_everyone = 這個身分組人人都有
    .fix = 請選裁判才有的身分組
database_gone = 磁碟上的紀錄不見了，什麼都沒改
    .fix = 請告訴管理機器人的人：把檔案放回去，再重新啟動
