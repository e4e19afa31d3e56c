from collections.abc import AsyncIterator, Callable

import pytest

from bot.delivery import Presenter
from bot.delivery.direct_messages import about_match
from bot.delivery.refused_boards import Surroundings
from bot.domain import Challenge, ColourChoice, GuildId, Match, Pace, Setup, Venue
from bot.features.absence.pages import tell_of_absence
from bot.features.absence.service import OPPONENT_AWAY
from bot.services import Challenges, Matches
from bot.storage import Store
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.delivery.discord_stub import Channels, StubMessenger
from tests.bot.delivery.steps import NEVER, Begin, Make


@pytest.fixture
def channels() -> Channels:
    return Channels()


@pytest.fixture
async def presenters(store: Store, channels: Channels, service: Matches, clock: Clock) -> AsyncIterator[Make]:
    """Makes presenters that make three attempts, by default without pauses."""
    made: list[Presenter] = []

    def make(
        *,
        patience: float = NEVER,
        pauses: tuple[float, ...] = (0, 0),
        grace: float = NEVER,
        surroundings: Surroundings | None = None,
        is_in: Callable[[GuildId], bool] = lambda _: True,
    ) -> Presenter:
        presenter = Presenter(
            store,
            StubMessenger(channels),
            service,
            clock=clock,
            patience=patience,
            pauses=pauses,
            grace=grace,
            surroundings=surroundings,
            is_in=is_in,
        )
        presenter.direct_messages.register(about_match(OPPONENT_AWAY, tell_of_absence, silent=True))
        made.append(presenter)
        return presenter

    yield make
    channels.open.set()
    for presenter in made:
        await presenter.close()


@pytest.fixture
def presenter(presenters: Make) -> Presenter:
    return presenters()


@pytest.fixture
def begin(challenges: Challenges, store: Store) -> Begin:
    """Begins matches whose challenge message is already deleted."""

    async def begin(venue: Venue = HERE, *, pace: Pace = Pace.THREE) -> Match:
        made = await challenges.challenge(venue, ANNA, BEN, ColourChoice.WHITE, Setup.FULL, pace=pace)
        match = await challenges.accept(made.id, BEN)
        async with store.write() as uow:
            await uow.challenge_messages.forget(made.id)
        return match

    return begin


@pytest.fixture
async def match(begin: Begin) -> Match:
    return await begin()


@pytest.fixture
async def challenge(challenges: Challenges) -> Challenge:
    return await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
