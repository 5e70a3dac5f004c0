## The database

database_in_use = The database { $file } is in use by another hule run or hule try
    .fix = End that one first, or use another database
database_newer = The database { $file } was written by a newer version of Hule
    .fix = Update Hule, or name another database with HULE_DATABASE
database_not_ours = { $file } is not a database of Hule
    .fix = Name another with HULE_DATABASE
database_unusable = The database { $file } cannot be used: { $reason }
database_damaged = The database { $file } is damaged: { $reason }
    .fix = Put a copy back with hule db restore; the bot keeps some beside the database
database_missing = There is no database { $file }
database_file_exists = There is already a file { $file }
    .fix = Name one that is not there yet
database_same = { $file } is the database itself
database_backup_failed = No copy of the database could be made: { $file }: { $reason }
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

## hule db

db_ready = The database is ready: { $file }
db_whole = The database is whole: { $file }
db_older = It has an older form ({ $revision }); hule db migrate brings it to { $newest }
db_damaged = The database is damaged: { $file }
db_copied = The database was copied to { $file }
db_restored = The database now holds what { $copy } held: { $file }
db_kept = What it was before is kept in { $file }
db_job_wanted = Say what hule db is to do
    .fix = There are: migrate, check, backup FILE, restore FILE
db_file_wanted = hule db { $job } needs a file
    .fix = Write hule db { $job } FILE
db_file_unwanted = hule db { $job } takes no file
    .fix = Name the database itself with HULE_DATABASE or in the configuration file
database_busy = The book is busy just now
    .fix = Try again in a moment
referee_everyone = Everybody has that role
    .fix = Choose a role of those who referee
database_gone = The book is gone from the disk; nothing was changed
    .fix = Tell whoever runs the bot: it has to be put back, and the bot started again
