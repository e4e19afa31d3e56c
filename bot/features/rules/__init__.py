"""The rules, the help, and tips for a player's first matches."""
