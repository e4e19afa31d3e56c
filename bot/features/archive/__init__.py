"""`/dvonn-club archive`: the finished games between people, found by player, result, length, set-up and date."""
