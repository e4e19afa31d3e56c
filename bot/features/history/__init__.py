"""Game history: browsing, replay, chart, sharing."""
