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
    from bot.features.review import handlers
    from bot.features.review.proving import Proving
    from bot.features.review.repository import ENDINGS_DUE
    from bot.features.review.service import Inspections, ProvedEndings, SharedReviews
    from bot.requests.handlers import Handlers

    bot.provide(SharedReviews(bot.store, clock=bot.clock), Inspections(bot.store, clock=bot.clock))
    proving = Proving(bot)
    bot.provide(ProvedEndings(bot.store, clock=bot.clock), proving)
    bot.schedule(ENDINGS_DUE, proving.wake)
    bot.run_in_background(proving.run())
    bot.get(Handlers).include(handlers.handlers)
