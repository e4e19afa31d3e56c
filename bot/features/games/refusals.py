"""The refusals of views of matches."""

from bot.catalogue.refusals import fill_in
from bot.domain import UserId
from bot.domain.refusals import DeclaredReason
from bot.toolkit.words import mention

NO_MATCH_IN_MESSAGE = DeclaredReason("no-match-in-message")
"""The message is not by the bot, or not about a match."""
OUT_OF_SIGHT = DeclaredReason("out-of-sight", UserId)
"""The match can't be moved to a channel that the opponent can't see."""

fill_in(lambda opponent, to: {"opponent": mention(opponent, to.language)}, OUT_OF_SIGHT)
