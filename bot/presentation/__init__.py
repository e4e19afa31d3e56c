"""What people see: pages made of text, pictures and controls. Nothing here listens; `bot.controls` does."""
