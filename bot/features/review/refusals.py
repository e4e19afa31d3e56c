"""The refusals of reviews."""

from dataclasses import dataclass

from bot.catalogue.refusals import Reader, fill_in, word
from bot.domain import ChannelId, Match, Message, MessageId
from bot.domain.refusals import DeclaredReason
from bot.toolkit.control import message_url


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


def _describe_shared(shared: Shared, reader: Reader) -> str:
    if shared.message is None:
        return reader.language.say("refused-review-being-shared")
    url = message_url(shared.match, Message(shared.channel, shared.message))
    return reader.language.say("refused-review-shared", url=url)


fill_in(lambda match, _: {"match": match.id}, NO_REVIEW_YET)
word(_describe_shared, REVIEW_SHARED)
