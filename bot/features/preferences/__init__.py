"""Preferences: when and how a user is pinged, and what pictures look like."""
