"""The refusals of reviews."""

from dataclasses import dataclass

from bot.catalogue.refusals import fill_in
from bot.domain import ChannelId, Match, MessageId
from bot.domain.refusals import DeclaredReason


@dataclass(frozen=True, slots=True)
class Shared:
    """The channel and message in which a match's review was shared; `message` is None while it is being posted."""

    match: Match
    channel: ChannelId
    message: MessageId | None


NO_REVIEW_YET = DeclaredReason("no-review-yet", Match)
"""The match is still running."""
NOTHING_TO_REVIEW = DeclaredReason("nothing-to-review")
"""The game ended before the stacking phase."""
REVIEW_SHARED = DeclaredReason("review-shared", Shared)
"""A player has shared the review before, or is sharing it right now."""


fill_in(lambda match, _: {"match": match.id}, NO_REVIEW_YET)
