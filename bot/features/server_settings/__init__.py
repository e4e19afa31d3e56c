"""What a server settles for its matches."""
