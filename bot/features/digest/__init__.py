"""The weekly digest: one silent message about the week, in servers whose managers want it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.digest.queueing import queue_to_measure

    subscriptions.on_events(queue_to_measure)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.digest.editions import EditionView
    from bot.features.digest.measuring import Measuring
    from bot.features.digest.pages import compose_lost
    from bot.features.digest.repository import DIGESTS_DUE, SWING
    from bot.features.digest.service import GIVEN_UP_AFTER, LOST, Digests
    from bot.services.searches import Searches, Urgency

    digests = Digests(bot.store, clock=bot.clock)
    bot.provide(digests)
    bot.presenter.direct_messages.register(DirectMessageKind(LOST, compose_lost, rings_always=True))
    bot.presenter.views.register(EditionView(bot))
    bot.get(Searches).register(SWING, Measuring(bot).search, Urgency.LATER, give_up_after=GIVEN_UP_AFTER)
    bot.schedule(DIGESTS_DUE, digests.publish_due)
