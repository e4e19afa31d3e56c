"""What is asked of the bot, and how it is answered."""
