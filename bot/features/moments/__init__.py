"""Moments: a match's largest cut-off, or the one just made, as a short animation to share."""
