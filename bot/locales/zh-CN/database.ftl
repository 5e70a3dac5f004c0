## 数据库

database_in_use = 数据库 { $file } 正被另一个 hule run 或 hule try 使用
    .fix = 先结束那一个，或者换一个数据库
database_newer = 数据库 { $file } 是更新版本的 Hule 写的
    .fix = 请升级 Hule，或者换一个数据库
database_not_ours = { $file } 不是 Hule 的数据库
    .fix = 用 HULE_DATABASE 另指定一个
database_unusable = 数据库 { $file } 用不了：{ $reason }
database_damaged = 数据库 { $file } 已损坏：{ $reason }
    .fix = 用 hule db restore 恢复一份备份；数据库旁边留有几份
database_missing = 没有数据库 { $file }
database_file_exists = 已经有文件 { $file }
    .fix = 请另取一个还没有的名字
database_same = { $file } 就是数据库本身
database_backup_failed = 数据库的备份没做成：{ $file }：{ $reason }
    .fix = 什么都没改；请腾出空间，或检查写权限
database_scheme = 不支持“{ $scheme }”这种数据库
    .fix = 写文件路径，或 sqlite:///路径
database_failed = 暂时无法读写数据，什么都没改（{ $reason }）
    .fix = 过一会儿再试
database_closed = 机器人正在关闭，什么都没改
    .fix = 过一会儿再试
unknown_language = 没有“{ $language }”这种语言
unknown_time_zone = 没有“{ $name }”这个时区
    .fix = 是不是：{ $near }
not_manager = 能管理服务器的人才能这样做

## hule db

db_ready = 数据库可以用了：{ $file }
db_whole = 数据库完好：{ $file }
db_older = 它还是旧结构（{ $revision }）；hule db migrate 会升级到 { $newest }
db_damaged = 数据库已损坏：{ $file }
db_copied = 数据库已备份到 { $file }
db_restored = 数据库已恢复成 { $copy } 的内容：{ $file }
db_kept = 原来的内容保存在 { $file }
db_job_wanted = 请写明 hule db 要做什么
    .fix = 可以是：migrate、check、backup 文件、restore 文件
db_file_wanted = hule db { $job } 需要一个文件
    .fix = 写成 hule db { $job } 文件
db_file_unwanted = hule db { $job } 不带文件
    .fix = 要换数据库，用 HULE_DATABASE 或配置文件指定
database_busy = 记录正忙
    .fix = 过一会儿再试
referee_everyone = 这个身份组人人都有
    .fix = 选裁判才有的身份组
database_gone = 磁盘上的记录不见了，什么都没改
    .fix = 请告诉管理机器人的人：放回文件，再重新启动
