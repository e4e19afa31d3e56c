"""The refusals of challenges."""

from bot.catalogue.refusals import fill_in
from bot.domain import UserId
from bot.domain.refusals import DeclaredReason
from bot.toolkit.words import mention

CANNOT_SEE = DeclaredReason("cannot-see")
"""The user can't see the channel of the match."""
ONLY_IN_ITS_CHAT = DeclaredReason("only-in-its-chat", UserId)
"""A rematch can only be asked for where the match was played: the opponent can't be sent direct messages."""

fill_in(lambda user, reader: {"opponent": mention(user, reader.language)}, ONLY_IN_ITS_CHAT)
