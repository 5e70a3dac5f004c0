"""The bot in Discord. The only room that imports discord."""
