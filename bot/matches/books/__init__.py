"""What the services and the presenter ask of storage, a book for each kind of thing; `bot.storage` answers with SQL."""
