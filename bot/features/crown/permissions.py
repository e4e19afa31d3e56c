"""What the bot does with the permission to give roles."""

from bot.access.permissions import optionally_needs

optionally_needs("manage_roles", "to give the holder of the crown a role that a manager has chosen")
