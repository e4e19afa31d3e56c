"""Looking back at a game: leafing, replay, chart, sharing."""
