"""`/dvonn-admin settings`: where matches are played, and what the server allows."""
