"""The features of the bot, a room for each: its commands, controls and pages lie together."""
