"""The repository of lines."""

import asyncio
from collections.abc import Sequence

from bot.domain import Setup
from bot.domain.ids import ImportId, PastId, PlyNumber
from bot.domain.line import MOST_KEPT, Start
from bot.domain.refusals import Refused
from bot.features.trying.repository import LineRepository
from bot.features.trying.service import Trying
from bot.storage import Store
from dvonn import PASS
from tests.bot.company import ANNA, ANNA_WHITE, HERE, Clock
from tests.bot.played import match_of
from tests.end_to_end.past import A_WIN


def start(record: int = 1, ply: int = 60) -> Start:
    return Start(PastId(record=ImportId(record)), PlyNumber(ply), A_WIN.position_at(ply))


async def test_a_line_is_read_as_it_was_stored(store: Store) -> None:
    trying = Trying(store, clock=Clock())
    for ply in (0, 49, 83):
        own = await trying.begin(start(ply=ply), by=ANNA.id)
        if A_WIN.moves[ply] is not PASS:
            own, _ = await trying.play(own.id, 0, A_WIN.moves[ply], seen=own.number, by=ANNA.id)
        own = await trying.keep(own.id, "Café 🎲", by=ANNA.id)
        async with store.read() as uow:
            assert await LineRepository(uow).find(own.id, ANNA.id) == own
        assert own.line.moves


async def test_a_line_of_a_match_is_read_as_it_was_stored(store: Store) -> None:
    trying = Trying(store, clock=Clock())
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, match_of(A_WIN).events)
    own = await trying.begin(Start(PastId(match.id), PlyNumber(60), A_WIN.position_at(60)), by=ANNA.id)
    assert own.start.past == PastId(match.id)
    async with store.read() as uow:
        assert await LineRepository(uow).find(own.id, ANNA.id) == own


async def test_keeping_two_lines_at_the_same_moment_keeps_one_where_one_has_room(
    stores: Sequence[Store],
) -> None:
    here, there = (Trying(store, clock=Clock()) for store in stores)
    for number in range(1, MOST_KEPT):
        own = await here.begin(start(number), by=ANNA.id)
        await here.keep(own.id, f"line {number}", by=ANNA.id)
    last = [await here.begin(start(record), by=ANNA.id) for record in (31, 32)]
    tries = (each.keep(line.id, "last", by=ANNA.id) for each, line in zip((here, there), last, strict=True))
    kept_or_not = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in kept_or_not) == 1
    assert len(await here.kept(ANNA.id)) == MOST_KEPT
