"""The permission with which the holder of the crown gets a role."""

from bot.access.permissions import optionally_needs

optionally_needs("manage_roles", "to give the holder of the crown a role that a manager has chosen")
