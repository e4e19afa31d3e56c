"""Several standing messages of a kind in one channel are told apart."""

from typing import cast

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.standing_messages import StandingView
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, GuildId
from bot.domain.standing_messages import StandingKind
from bot.domain.view import View
from bot.storage import Store
from bot.toolkit.page import Page
from tests.bot.company import HERE
from tests.bot.delivery.discord_stub import Channels, StubMessenger, Trouble
from tests.bot.delivery.steps import Make, message_of

GROUPS = StandingKind("groups", 99)


class Town:
    """A server in which every channel is there."""

    def is_unknown(self, channel: ChannelId, guild: GuildId) -> bool:  # noqa: ARG002  like `Visibility`
        return False


async def page(view: View, _: Language) -> Page:
    return Page(f"The table of group {view.key.part}")


async def test_parts_that_a_line_dropped_on_are_found_again_each_as_itself(
    presenters: Make, channels: Channels, store: Store
) -> None:
    presenter = presenters()
    visibility = cast("Visibility", Town())
    presenter.views.register(StandingView(GROUPS, page, StubMessenger(channels), visibility))
    keys = [GROUPS.key(HERE.guild, part) for part in ("a", "b")]
    channels.remembers_nonces = False
    for key in keys:
        async with store.write() as uow:
            await uow.views.want(key, HERE.guild, HERE.channel)
        channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
        message_of(await presenter.show_view(key))
    assert [posted.text for posted in channels.messages.values()] == [
        "The table of group a",
        "The table of group b",
    ]
    async with store.read() as uow:
        found = [view.message for key in keys for view in await uow.views.all_of(key)]
    assert found == [posted.message for posted in channels.messages.values()]
