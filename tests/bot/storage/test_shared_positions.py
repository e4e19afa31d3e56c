"""Matches that may share a position with a game are found without replaying them."""

from collections.abc import Sequence

import pytest

from bot.domain import OfferKind, Setup
from bot.domain.events import Happening, Offered, Undone
from bot.domain.history import first_dvonns
from bot.domain.match import opening_events
from bot.storage import Store
from dvonn import Game, Move
from tests.bot.company import ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON
from tests.bot.played import recorded

GAME = recorded()[0]
BOARDS = [board for board in [first_dvonns(GAME)] if board]
LATER = Game(GAME.moves[60:62], start=GAME.position_at(60))


@pytest.mark.parametrize(
    ("opening", "played", "found"),
    [
        (Game(), GAME.moves[:30], True),
        (Game(), GAME.moves[1:3], False),
        (Game(GAME.moves[:2]), (), True),
        (Game(GAME.moves[:49]), GAME.moves[49:52], True),
        (LATER, (), True),
        (Game(recorded()[1].moves[:60]), (), False),
        (Game(), recorded()[1].moves[:30], False),
    ],
    ids=[
        "played",
        "too short",
        "opening too short",
        "given",
        "from a position",
        "another",
        "another, played",
    ],
)
async def test_a_match_may_share_positions_with_a_game_of_the_same_dvonn_pieces(
    store: Store, opening: Game, played: Sequence[Move], *, found: bool
) -> None:
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, opening_events(opening, NOON))
        for move in played:
            match = await uow.matches.append(match, (match.event(move, NOON, by=ANNA.id),))
    async with store.read() as uow:
        assert await uow.matches.running_with(BOARDS) == ([match.id] if found else [])
        assert await uow.matches.running_with(BOARDS, player=BEN.id) == ([match.id] if found else [])
        assert await uow.matches.running_with(BOARDS, player=CLEO.id) == []
        assert await uow.matches.running_with(None, player=BEN.id) == [match.id]


@pytest.mark.parametrize("undone", [True, False])
async def test_a_match_in_whose_first_moves_something_else_happened_may_share_them(
    store: Store, *, undone: bool
) -> None:
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, opening_events(Game(), NOON))
        happened: Sequence[Happening] = [Offered(OfferKind.DRAW)]
        if undone:
            happened = [*recorded()[1].moves[:3], Undone(2)]
        for what in happened:
            match = await uow.matches.append(match, (match.event(what, NOON, by=ANNA.id),))
        assert await uow.matches.running_with(BOARDS) == [match.id]
