"""Permissions and visibility: which users may see and do what, and what the bot may do."""
