"""Challenges: making, listing and answering them."""
