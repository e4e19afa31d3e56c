"""How one likes to be called, and one's pictures to look."""
