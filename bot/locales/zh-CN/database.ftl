## 数据库

database_in_use = 数据库 { $file } 正被另一个 hule run 或 hule try 使用
    .fix = 先结束那一个，或者用 HULE_DATABASE 另指定一个
database_newer = 数据库 { $file } 是更新版本的 Hule 写的
    .fix = 请升级 Hule，或者用 HULE_DATABASE 另指定一个
database_not_ours = { $file } 不是 Hule 的数据库
    .fix = 用 HULE_DATABASE 另指定一个
database_unusable = 数据库 { $file } 用不了：{ $reason }
database_damaged = 数据库 { $file } 已损坏：{ $reason }
    .fix = 用 hule db restore 恢复一份备份；数据库旁边留有几份
database_backup_failed = 升级前的备份没做成：{ $file }：{ $reason }
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
