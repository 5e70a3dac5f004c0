## Settings and starting up

config_missing = There is no configuration file { $file }
config_unreadable = The configuration file { $file } cannot be read; check that it is a file and that you may read it
config_not_utf8 = The configuration file { $file } is not UTF-8 text; save it as UTF-8
config_not_toml = The configuration file { $file } is not valid TOML: look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
config_unknown_key = { $file }: “{ $key }” is not a setting; the settings are { $keys }
config_not_text = { $file }: “{ $key }” must be text in quotes
config_not_level = { $file }: “{ $key }” must be one of { $levels }
environment_not_level = The environment variable { $key } must be one of { $levels }

token_missing = The bot has no Discord token: set HULE_TOKEN, or name a file that holds it in HULE_TOKEN_FILE, or write token = "…" in config.toml
token_file_unreadable = The token file { $file } cannot be read; check that it exists and that you may read it
token_malformed = What { $source } holds is not a Discord bot token (three parts joined by dots); copy it again from the Bot page of the Discord Developer Portal
token_refused = Discord refused the token from { $source }; copy a new one from the Bot page of the Discord Developer Portal
discord_unreachable = Discord cannot be reached; check the network and start again
discord_missing = The library discord.py is not installed; install it with: pip install "discord.py>=2.7.1,<2.8"
