"""Being told of matches in which one does not play."""
