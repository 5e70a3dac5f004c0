"""The migrations, oldest first; `bot.store.migrate` runs them."""
