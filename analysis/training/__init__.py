"""Learning the weights of the evaluation by self-play: `python -m analysis.training` (see docs/analysis.md)."""
