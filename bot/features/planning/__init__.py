"""Plans: moves that are played as soon as one's turn comes."""
