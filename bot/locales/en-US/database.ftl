## The database

database_in_use = The database { $file } is in use by another hule run or hule try
    .fix = End that one first, or name another with HULE_DATABASE
database_newer = The database { $file } was written by a newer version of Hule
    .fix = Update Hule, or name another database with HULE_DATABASE
database_not_ours = { $file } is not a database of Hule
    .fix = Name another with HULE_DATABASE
database_unusable = The database { $file } cannot be used: { $reason }
database_damaged = The database { $file } is damaged: { $reason }
    .fix = Put a copy back with hule db restore; the bot keeps some beside the database
database_backup_failed = No copy of the database could be made before changing it: { $file }: { $reason }
    .fix = Nothing was changed; make room or check that you may write there
database_scheme = Databases of the kind “{ $scheme }” are not supported
    .fix = Name a file, or sqlite:///path
database_failed = The book cannot be reached just now; nothing was changed ({ $reason })
    .fix = Try again in a moment
database_closed = The bot is closing down; nothing was changed
    .fix = Try again in a moment
unknown_language = There is no language “{ $language }”
unknown_time_zone = There is no time zone “{ $name }”
    .fix = Did you mean: { $near }
not_manager = This is for those who may manage the server
