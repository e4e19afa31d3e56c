"""A private page that follows its match is brought up to date, unless something is pressed on it meanwhile."""

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.open_panels import OpenPanels
from bot.domain import MatchId
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.live_pages import follow
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.toolkit.answer import Answer, Gone, Live
from bot.toolkit.page import Page
from dvonn import Game
from tests.bot.company import ANNA, NOON
from tests.bot.played import match_of

MESSAGE = 7

NEWER = Page("newer")


@pytest.mark.parametrize(
    ("renewed", "pressed", "expected"),
    [
        (NEWER, False, [NEWER]),
        (NEWER, True, []),
        (None, False, []),
        (Refused(RefusalReason.NO_SUCH_MATCH, MatchId(1)), False, [Gone()]),
        (StoreUnavailableError(), False, []),
    ],
    ids=["newer", "pressed meanwhile", "the same", "not to be seen any more", "not known"],
)
async def test_a_page_is_changed_to_what_is_to_be_seen_by_now(
    renewed: Answer | Exception | None, pressed: bool, expected: list[Answer]
) -> None:
    panels = OpenPanels(lambda: NOON)
    shown: list[Answer] = []
    work: list[asyncio.Task[None]] = []

    async def renew() -> Answer | None:
        if pressed:
            panels.drop(MESSAGE)
        if isinstance(renewed, Exception):
            raise renewed
        return renewed

    async def show(_: Request, said: Answer) -> int:
        shown.append(said)
        return MESSAGE

    def finishing(changing: Coroutine[Any, Any, None]) -> None:
        work.append(asyncio.create_task(changing))

    client = SimpleNamespace(presenter=SimpleNamespace(panels=panels), finishing=finishing)
    interaction = SimpleNamespace(id=1, expires_at=NOON + timedelta(minutes=15))
    request = SimpleNamespace(client=client, user=ANNA.id, interaction=interaction)
    follow(cast(Request, request), Live(Page("older"), match_of(Game()), renew), MESSAGE, show)
    await asyncio.gather(*work)
    assert shown == expected
