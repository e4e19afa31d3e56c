"""What channels and direct messages see."""
