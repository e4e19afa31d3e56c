"""Trains the evaluation's weights by self-play: `python -m analysis.training` (see docs/analysis.md)."""
