"""Fixtures that begin matches through the services."""

from collections.abc import Awaitable
from typing import Protocol

import pytest

from bot.domain import ColourChoice, Match, Pace, Person, Setup, Venue
from bot.services import Challenges
from dvonn import Game
from tests.bot.company import ANNA, BEN, HERE, Clock


@pytest.fixture(autouse=True, scope="module")
def boards(boards_shown_at_once: None) -> None:
    """Boards are shown at once, as there is no delivery."""


class Begin(Protocol):
    """Begins a match one minute after the last; by default without a clock."""

    def __call__(
        self,
        venue: Venue = HERE,
        *,
        white: Person = ANNA,
        black: Person = BEN,
        setup: Setup = Setup.FULL,
        pace: Pace = Pace.NONE,
        opening: Game | None = None,
    ) -> Awaitable[Match]: ...


@pytest.fixture
def begin(challenges: Challenges, clock: Clock) -> Begin:
    async def begin(
        venue: Venue = HERE,
        *,
        white: Person = ANNA,
        black: Person = BEN,
        setup: Setup = Setup.FULL,
        pace: Pace = Pace.NONE,
        opening: Game | None = None,
    ) -> Match:
        clock.go_on()
        made = await challenges.challenge(
            venue, white, black, ColourChoice.WHITE, setup, pace=pace, opening=opening
        )
        return await challenges.accept(made.id, black)

    return begin
