"""Where a request comes from.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-context-types
"""

from enum import StrEnum


class InteractionContext(StrEnum):
    """Discord's contexts of an interaction; that of servers is split by whether the bot is a member."""

    GUILD = "guild"
    """A server that the bot is a member of."""
    BOT_DM = "bot-dm"
    """The direct messages between the user and the bot."""
    PRIVATE_CHANNEL = "private-channel"
    """A group chat, or the direct messages between two other users."""
    FOREIGN_GUILD = "foreign-guild"
    """A server that the bot is no member of."""

    @property
    def is_foreign(self) -> bool:
        """Whether the bot is a stranger there: it reads nothing, and can only answer an interaction.

        Users bring it along by installing it for themselves.
        """
        return self in (InteractionContext.PRIVATE_CHANNEL, InteractionContext.FOREIGN_GUILD)
