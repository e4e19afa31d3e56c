"""The requests of users, and how they are answered."""
