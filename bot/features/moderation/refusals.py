"""The refusals of managers' commands."""

from bot.catalogue.refusals import fill_in
from bot.domain import UserId
from bot.domain.refusals import DeclaredReason
from bot.toolkit.words import mention

NOTHING_TO_CANCEL = DeclaredReason("nothing-to-cancel")
"""Neither a match nor a challenge was named, or both were."""
NOT_BANNED = DeclaredReason("not-banned", UserId)
"""The user is not banned in the server."""

fill_in(lambda user, to: {"player": mention(user, to.language)}, NOT_BANNED)
