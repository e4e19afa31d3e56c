"""The features of the bot, set up by convention.

The tables of a package are in its module `repository`, the policy of its kind of matches in `occasion`, the reasons for
its refusals in `refusals`, and the permissions that it needs in `permissions`. Its commands and controls are the table
`handlers` in the module `handlers`. A package that has more to register, such as services, scheduled tasks and
reconcilers, has a function `setup(bot)`. One that takes part in transactions of the core (`bot.storage.Subscriptions`)
has a function `subscribe(subscriptions)`. Both import their parts inside, so that tables can be imported without
discord.py.
"""

import functools
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
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
        "crown",
        "daily_message",
        "digest",
        "games",
        "giving_time",
        "hints",
        "history",
        "lesson",
        "moderation",
        "moments",
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
        "lobby",
        "league",
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
    from bot.requests.handlers import Handlers

    subscribe(bot.store)
    for feature in FEATURES:
        if module := _module(feature, "handlers"):
            bot.get(Handlers).include(module.handlers)
        if hasattr(feature, "setup"):
            await feature.setup(bot)
    modules("permissions")


def subscribe(store: "Store") -> None:
    """Have the features take part in the transactions of a store that no bot uses. `setup` does it for a bot."""
    for feature in FEATURES:
        if hasattr(feature, "subscribe"):
            feature.subscribe(store.subscriptions)


def declare() -> None:
    """Import what features declare for all processes: their tables, and the policies of their kinds of matches."""
    modules("repository")
    modules("occasion")


def modules(name: str) -> list[ModuleType]:
    """Import the modules of this name of the features that have one."""
    return [module for feature in FEATURES if (module := _module(feature, name))]


@functools.cache  # whether there is one is looked up on the disk
def _module(feature: ModuleType, name: str) -> ModuleType | None:
    path = f"{feature.__name__}.{name}"
    return import_module(path) if find_spec(path) else None
