"""The books of a transaction, one for each kind of thing, as the services know them; `bot.storage` has them in SQL."""
