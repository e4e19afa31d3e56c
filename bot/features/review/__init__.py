"""The review of a finished match: its course, the worst moves with better ones, and the turning point."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.review.service import keep_reviewed, queue_to_prove

    subscriptions.on_events(queue_to_prove)
    subscriptions.on_review(keep_reviewed)


async def setup(bot: "DvonnClient") -> None:
    from bot.features.review.proving import Proving
    from bot.features.review.repository import ENDING
    from bot.features.review.service import GIVEN_UP_AFTER, Inspections, ProvedEndings, SharedReviews
    from bot.services.searches import Searches, Urgency

    bot.provide(SharedReviews(bot.store, clock=bot.clock), Inspections(bot.store, clock=bot.clock))
    bot.provide(ProvedEndings(bot.store, clock=bot.clock))
    bot.get(Searches).register(ENDING, Proving(bot).search, Urgency.SOON, give_up_after=GIVEN_UP_AFTER)
