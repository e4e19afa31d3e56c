"""Plans: moves that the bot plays as soon as the player's turn comes."""
