"""The Discord bot: matches, their storage, and how they are shown on Discord."""
