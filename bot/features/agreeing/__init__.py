"""What needs the other player's word or one's own: undo, draw, resigning."""
