"""Find it yourself: the mistakes of reviewed games as private puzzles, and what the latest games have in common."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.own_mistakes.service import keep_mistakes

    subscriptions.on_review(keep_mistakes)


async def setup(bot: "DvonnClient") -> None:
    from bot.features.own_mistakes.service import OwnMistakes

    bot.provide(OwnMistakes(bot.store, clock=bot.clock))
