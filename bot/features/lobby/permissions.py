"""The permission with which a role is pinged when someone looks for an opponent."""

from bot.access.permissions import optionally_needs

optionally_needs(
    "mention_everyone", "to ping a role that a manager has chosen when someone looks for an opponent"
)
