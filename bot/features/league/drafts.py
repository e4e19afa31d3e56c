"""The texts and choices of managers whose form had a mistake, so that it isn't empty when it is opened again."""

from collections.abc import Mapping

from bot.domain import GuildId, UserId

MOST_DRAFTS = 100
"""How many are kept, in memory only; the oldest goes first."""


class Drafts:
    def __init__(self) -> None:
        self._fields: dict[tuple[GuildId, UserId], Mapping[str, str]] = {}

    def keep(self, guild: GuildId, user: UserId, fields: Mapping[str, str]) -> None:
        """Keep the fields of a form, by name, in place of earlier ones."""
        self.drop(guild, user)
        self._fields[guild, user] = fields
        if len(self._fields) > MOST_DRAFTS:
            del self._fields[next(iter(self._fields))]

    def find(self, guild: GuildId, user: UserId) -> Mapping[str, str]:
        """Return the fields of a form; empty if none are kept."""
        return self._fields.get((guild, user), {})

    def drop(self, guild: GuildId, user: UserId) -> None:
        self._fields.pop((guild, user), None)
