"""The crown: one member of a server wears it, and loses it to whoever beats them."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.crown.succession import decide_by_match

    subscriptions.on_events(decide_by_match)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.delivery.standing_messages import StandingView
    from bot.features.crown.cards import ChallengeView, ReignView
    from bot.features.crown.keeping import Keeping
    from bot.features.crown.messages import compose_asked, compose_told
    from bot.features.crown.pages import standing_crown
    from bot.features.crown.repository import CROWNS_DUE, STANDING_CROWN
    from bot.features.crown.service import ASKED, TOLD, Crowns

    bot.provide(Crowns(bot.store, bot.visibility, clock=bot.clock, rng=bot.rng))
    messages, views = bot.presenter.direct_messages, bot.presenter.views
    messages.register(DirectMessageKind(ASKED, compose_asked, observes_quiet_hours=True))
    messages.register(DirectMessageKind(TOLD, compose_told, silent=True))
    page = partial(standing_crown, bot)
    views.register(StandingView(STANDING_CROWN, page, bot.messenger, bot.visibility))
    views.register(ReignView(bot))
    views.register(ChallengeView(bot))
    bot.schedule(CROWNS_DUE, Keeping(bot).keep_due)
