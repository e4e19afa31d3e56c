"""Being away and coming back."""
