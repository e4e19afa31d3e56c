"""Requests from users, and the code that answers them."""
