"""The permission with which the winner of a season gets a role, if a manager has chosen one."""

from bot.access.permissions import optionally_needs

optionally_needs("manage_roles", "to give the winner of a league a role that a manager has chosen")
