DAILY = "daily"
"""The kind of direct message, whose key is the moment for which it was planned."""
