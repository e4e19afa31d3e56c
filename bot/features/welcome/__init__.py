"""The card with which the bot introduces itself to a server that is new to it."""
