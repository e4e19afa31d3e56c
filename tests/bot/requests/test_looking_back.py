"""The computer helps nobody in a match between people that goes on, by whatever way one comes to its game."""

from bot.domain import Players, Setup
from bot.domain.match import opening_events
from bot.requests.looking_back import is_in_play
from bot.storage import Store
from dvonn import Game
from tests.bot.company import A_BOT, ANNA, ANNA_WHITE, CLEO, HERE, NOON
from tests.bot.played import first_plies, match_of, recorded


async def test_what_is_tried_from_ones_own_match_is_held_against_the_matches_of_others(
    store: Store,
) -> None:
    game = recorded()[0]
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, opening_events(Game(), NOON))
        for move in game.moves[:5]:
            match = await uow.matches.append(match, (match.event(move, NOON, by=ANNA.id),))
    own = match_of(
        first_plies(game, 3), players=Players(white=CLEO.id, black=A_BOT.id), number=2, resigned_by=CLEO.id
    )
    assert not await is_in_play(store, own, asked_by=CLEO.id)
    assert await is_in_play(store, own, first_plies(game, 5), asked_by=CLEO.id)
