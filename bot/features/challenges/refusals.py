"""The refusals of challenges."""

from bot.catalogue.refusals import fill_in
from bot.domain import UserId
from bot.domain.refusals import DeclaredReason
from bot.toolkit.words import mention

CANNOT_SEE = DeclaredReason("cannot-see")
"""The user can't see the channel of the match."""
CANNOT_WRITE_TO = DeclaredReason("cannot-write-to", UserId)
"""A player of a match in direct messages can't be sent any."""

fill_in(lambda user, reader: {"player": mention(user, reader.language)}, CANNOT_WRITE_TO)
