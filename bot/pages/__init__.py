"""Matches in words and pictures, for the pages of all features."""
