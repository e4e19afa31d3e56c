"""Taking a game home and bringing one along."""
