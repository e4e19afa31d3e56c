"""The features of the bot. Each package has `setup(bot)`, which registers everything that belongs to it.

One that takes part in transactions of the core (`bot.storage.Subscriptions`) also has `subscribe(subscriptions)`.

The packages import their parts inside `setup`, so that their tables can be imported without discord.py.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Store

FEATURES = tuple(
    import_module(f"{__name__}.{name}")
    for name in (
        "absence",
        "archive",
        "blocking",
        "board_of_the_week",
        "challenges",
        "games",
        "giving_time",
        "hints",
        "history",
        "lesson",
        "moderation",
        "offers",
        "own_mistakes",
        "personal_reminders",
        "plans",
        "playing",
        "preferences",
        "privacy",
        "puzzles",
        "computer",
        "ratings",
        "records",
        "review",
        "rules",
        "server_settings",
        "watching",
        "spectator_channels",
        "standing_messages",
        "trying",
        "welcome",
    )
)
"""The features in the order in which they are set up, handle the events of matches, show matches to spectators, and
catch up after an outage.
"""


async def setup(bot: "DvonnClient") -> None:
    subscribe(bot.store)
    for feature in FEATURES:
        await feature.setup(bot)


def subscribe(store: "Store") -> None:
    """Have the features take part in the transactions of a store that no bot uses. `setup` does it for a bot."""
    for feature in FEATURES:
        if hasattr(feature, "subscribe"):
            feature.subscribe(store.subscriptions)


def declare() -> None:
    """Import what features declare for all processes: their tables, and the policies of their kinds of matches."""
    for feature in FEATURES:
        for part in ("repository", "occasion"):
            if find_spec(name := f"{feature.__name__}.{part}"):
                import_module(name)
