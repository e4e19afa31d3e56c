"""Lines that users try out and keep."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.domain import UserId
from bot.domain.ids import ImportId, PastId, PlyNumber
from bot.domain.line import MOST_KEPT, MOST_OPEN, LineId, OwnLine, Start
from bot.features.privacy.service import PersonalData
from bot.features.trying.refusals import NO_SUCH_LINE, NOTHING_TO_TRY, TOO_MANY_LINES
from bot.features.trying.repository import LineRepository
from bot.features.trying.service import Trying
from bot.storage import Store
from dvonn import IllegalMove, Position, parse_move
from tests.bot.company import ANNA, BEN, Clock
from tests.bot.refused import refuses
from tests.end_to_end.past import A_WIN

C3, D3, E3 = (parse_move(text) for text in ("c3", "d3", "e3"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def trying(store: Store, clock: Clock) -> Trying:
    return Trying(store, clock=clock)


def start(record: int = 1, position: Position | None = None) -> Start:
    return Start(PastId(record=ImportId(record)), PlyNumber(0), position or Position())


async def play(trying: Trying, own: OwnLine, *moves: str) -> OwnLine:
    """Play moves at the end of a line."""
    for move in moves:
        own, _ = await trying.play(own.id, own.line.end, parse_move(move), seen=own.number, by=ANNA.id)
    return own


async def kept(trying: Trying, name: str, record: int = 1) -> OwnLine:
    begun = await trying.begin(start(record), by=ANNA.id)
    own, _ = await trying.play(begun.id, 0, C3, seen=begun.number, by=ANNA.id)
    return await trying.keep(own.id, name, by=ANNA.id)


async def find(store: Store, line_id: LineId, user: UserId) -> OwnLine:
    async with store.read() as uow:
        return await LineRepository(uow).find(line_id, user)


def names(lines: Sequence[OwnLine]) -> list[str]:
    return [line.name for line in lines]


async def test_a_line_that_was_left_continues_where_it_was(
    trying: Trying, store: Store, clock: Clock
) -> None:
    own = await play(trying, await trying.begin(start(), by=ANNA.id), "c3", "d3")
    other = Trying(store, clock=clock)
    assert await other.begin(start(), by=ANNA.id) == own
    assert (await other.begin(start(2), by=ANNA.id)).line.moves == ()
    assert (await other.begin(start(), by=BEN.id)).line.moves == ()


async def test_a_press_on_a_line_that_has_changed_does_nothing(trying: Trying, store: Store) -> None:
    begun = await trying.begin(start(), by=ANNA.id)
    presses = [trying.play(begun.id, 0, move, seen=begun.number, by=ANNA.id) for move in (C3, C3, D3)]
    answers = await asyncio.gather(*presses)
    own = await find(store, begun.id, ANNA.id)
    assert own.number == begun.number + 1
    assert own.line.end == 1
    assert all(answer == (own, 1) for answer in answers)
    beyond = await trying.play(own.id, 2, D3, seen=own.number, by=ANNA.id)  # which no page of the bot offers
    assert beyond == (own, 1)


async def test_a_move_from_the_middle_takes_the_place_of_the_rest(trying: Trying) -> None:
    own = await play(trying, await trying.begin(start(), by=ANNA.id), "c3", "d3", "e3")
    same, shown = await trying.play(own.id, 1, D3, seen=own.number, by=ANNA.id)
    assert (same, shown) == (own, 2)
    other, shown = await trying.play(own.id, 1, E3, seen=own.number, by=ANNA.id)
    assert (other.line.moves, shown) == ((C3, E3), 2)


async def test_an_illegal_move_leaves_the_line_as_it_is(trying: Trying, store: Store) -> None:
    own = await play(trying, await trying.begin(start(), by=ANNA.id), "c3")
    with pytest.raises(IllegalMove):
        await trying.play(own.id, 1, C3, seen=own.number, by=ANNA.id)
    assert await find(store, own.id, ANNA.id) == own


async def test_nothing_is_tried_where_the_game_is_over_nor_in_lines_of_others(
    trying: Trying, store: Store
) -> None:
    with refuses(NOTHING_TO_TRY):
        await trying.begin(start(position=A_WIN.position), by=ANNA.id)
    own = await kept(trying, "mine")
    for change in (
        find(store, own.id, BEN.id),
        trying.play(own.id, 1, D3, seen=own.number, by=BEN.id),
        trying.keep(own.id, "yours", by=BEN.id),
        trying.drop(own.id, by=BEN.id),
    ):
        with refuses(NO_SUCH_LINE):
            await change


async def test_a_kept_line_stays_as_it_is_and_its_further_moves_are_a_new_one(
    trying: Trying, store: Store
) -> None:
    own = await kept(trying, "centre")
    tries = (trying.play(own.id, 1, D3, seen=own.number, by=ANNA.id) for _ in range(2))
    (first, _), (second, _) = await asyncio.gather(*tries)
    assert first == second != own
    assert first.line.moves == (C3, D3)
    assert await find(store, own.id, ANNA.id) == own
    assert await trying.kept(ANNA.id) == [own]


async def test_it_takes_the_place_of_the_line_from_which_it_comes_by_the_same_name_alone(
    trying: Trying,
) -> None:
    own = await kept(trying, "centre")
    longer, _ = await trying.play(own.id, 1, D3, seen=own.number, by=ANNA.id)
    await trying.keep(longer.id, " centre ", by=ANNA.id)
    (only,) = await trying.kept(ANNA.id)
    assert (only.name, only.line.moves) == ("centre", (C3, D3))
    longest, _ = await trying.play(only.id, 2, E3, seen=only.number, by=ANNA.id)
    await trying.keep(longest.id, "edge", by=ANNA.id)
    assert set(names(await trying.kept(ANNA.id))) == {"centre", "edge"}


async def test_twenty_lines_are_kept_and_a_further_one_only_once_another_is_deleted(
    trying: Trying, store: Store, clock: Clock
) -> None:
    lines = []
    for number in range(1, MOST_KEPT + 1):
        lines.append(await kept(trying, f"line {number}", number))
        clock.go_on()
    with refuses(TOO_MANY_LINES):
        await kept(trying, "one more", 21)
    await trying.keep(lines[0].id, "another name", by=ANNA.id)
    assert names(await trying.kept(ANNA.id))[:2] == ["another name", "line 20"]
    await trying.drop(lines[5].id, by=ANNA.id)
    await kept(trying, "one more", 21)
    assert len(await trying.kept(ANNA.id)) == MOST_KEPT
    assert (await find(store, lines[5].id, ANNA.id)).name == "line 6"  # until others replace it


async def test_of_the_lines_without_a_name_the_last_ones_used_are_there(
    trying: Trying, store: Store, clock: Clock
) -> None:
    lines = []
    for record in range(1, MOST_OPEN + 1):
        lines.append(await trying.begin(start(record), by=ANNA.id))
        clock.go_on()
    await trying.begin(start(1), by=ANNA.id)
    clock.go_on()
    await trying.begin(start(99), by=ANNA.id)
    assert await find(store, lines[0].id, ANNA.id) == lines[0]
    with refuses(NO_SUCH_LINE):
        await find(store, lines[1].id, ANNA.id)


async def test_a_user_who_is_forgotten_has_no_lines_and_their_numbers_are_not_given_again(
    trying: Trying, personal_data: PersonalData
) -> None:
    own = await kept(trying, "centre")
    assert (await personal_data.kept(ANNA.id)).counts["kept-lines"] == 1
    await personal_data.forget(ANNA.id)
    assert (await personal_data.kept(ANNA.id)).counts["kept-lines"] == 0
    assert (await trying.begin(start(), by=BEN.id)).id > own.id
