"""Imported records: stored as a whole or not at all, for a limited time, and visible to their owners only."""

from collections.abc import Callable

import pytest

from bot.domain import Import, ImportId
from bot.domain.imported import MOST_KEPT
from bot.domain.refusals import RefusalReason
from bot.features.privacy.service import PersonalData
from bot.features.records.refusals import NO_RECORD_GIVEN, RECORD_TOO_LARGE, UNREADABLE_RECORD
from bot.features.records.service import Imports, check_size
from bot.storage import Store
from dvonn import (
    LONGEST_RECORD,
    Colour,
    Ended,
    Game,
    Record,
    Termination,
    UnreadableError,
    format_json,
    format_sgf,
)
from tests.bot.company import ANNA, BEN, Clock
from tests.bot.played import first_plies, recorded
from tests.bot.refused import refuses

TIE, WIN = recorded()[:2]
DAY = 24 * 60  # minutes


@pytest.fixture
def imports(store: Store, clock: Clock) -> Imports:
    return Imports(store, clock=clock)


@pytest.mark.parametrize("write", [str, format_sgf, format_json])
async def test_a_record_in_any_format_is_kept_as_it_was(
    imports: Imports, write: Callable[[Record], str]
) -> None:
    record = Record(WIN, {"White": "Xena", "Event": "[cup]"})
    added = await imports.add(write(record), by=ANNA.id)
    assert added.record == record
    assert await imports.find(added.id, ANNA.id) == added


@pytest.mark.parametrize("text", ["", " \n\t"])
async def test_a_blank_text_is_no_record(imports: Imports, text: str) -> None:
    with refuses(NO_RECORD_GIVEN):
        await imports.add(text, by=ANNA.id)


async def test_nothing_is_kept_unless_all_of_it_is_legal(imports: Imports) -> None:
    with refuses(UNREADABLE_RECORD) as refusal:
        await imports.add(f"{first_plies(WIN, 84)} 43. a1a1", by=ANNA.id)
    assert isinstance(refusal.value.about, UnreadableError)
    assert refusal.value.about.line == 1
    with refuses(RefusalReason.NO_SUCH_IMPORT):
        await imports.find(ImportId(1), ANNA.id)


async def test_what_is_too_long_is_not_read(imports: Imports) -> None:
    with refuses(RECORD_TOO_LARGE):
        await imports.add("x" * (LONGEST_RECORD + 1), by=ANNA.id)
    check_size(LONGEST_RECORD)
    with refuses(RECORD_TOO_LARGE):
        check_size(LONGEST_RECORD + 1)


async def test_a_record_belongs_to_the_person_who_brought_it(imports: Imports) -> None:
    added = await imports.add(str(Record(WIN)), by=ANNA.id)
    with refuses(RefusalReason.NO_SUCH_IMPORT):
        await imports.find(added.id, BEN.id)


async def test_records_are_kept_for_a_week(imports: Imports, clock: Clock) -> None:
    early = await imports.add(str(Record(WIN)), by=ANNA.id)
    clock.go_on(2 * DAY)
    late = await imports.add(str(Record(TIE)), by=ANNA.id)
    clock.go_on(5 * DAY)
    await imports.delete_expired()
    assert await imports.find(early.id, ANNA.id) == early
    clock.go_on(1)
    await imports.delete_expired()
    with refuses(RefusalReason.NO_SUCH_IMPORT):
        await imports.find(early.id, ANNA.id)
    assert await imports.find(late.id, ANNA.id) == late


async def test_of_ones_records_the_latest_are_kept(imports: Imports) -> None:
    others = await imports.add(str(Record(TIE)), by=BEN.id)
    added = [await imports.add(str(Record(first_plies(WIN, n))), by=ANNA.id) for n in range(1, MOST_KEPT + 2)]
    with refuses(RefusalReason.NO_SUCH_IMPORT):
        await imports.find(added[0].id, ANNA.id)
    for kept in added[1:]:
        assert await imports.find(kept.id, ANNA.id) == kept
    assert await imports.find(others.id, BEN.id) == others


async def test_records_are_shown_among_what_is_kept_of_somebody(
    imports: Imports, personal_data: PersonalData
) -> None:
    for number in (1, 2):
        assert (await personal_data.kept(ANNA.id)).counts["kept-imports"] == number - 1
        await imports.add(str(Record(WIN)), by=ANNA.id)
    assert (await personal_data.kept(ANNA.id)).counts["kept-imports"] == 2
    assert (await personal_data.kept(BEN.id)).counts["kept-imports"] == 0


async def test_somebody_who_is_forgotten_leaves_no_records(imports: Imports, store: Store) -> None:
    added = await imports.add(str(Record(WIN)), by=ANNA.id)
    async with store.write() as uow:
        await uow.people.forget(ANNA.id)
    with refuses(RefusalReason.NO_SUCH_IMPORT):
        await imports.find(added.id, ANNA.id)


# contents


def imported(game: Game, ended: Ended | None = None) -> Import:
    return Import(ImportId(1), ANNA.id, Record(game, {}, ended))


@pytest.mark.parametrize(
    ("found", "ended"),
    [
        (imported(TIE), Ended(Termination.BOARD)),
        (imported(WIN), Ended(Termination.BOARD, Colour.BLACK)),
        (
            imported(first_plies(WIN, 3), Ended(Termination.TIME, Colour.WHITE)),
            Ended(Termination.TIME, Colour.WHITE),
        ),
        (imported(first_plies(WIN, 3), Ended(Termination.AGREEMENT)), Ended(Termination.AGREEMENT)),
        (imported(first_plies(WIN, 3), Ended(Termination.ABANDONED)), Ended(Termination.ABANDONED)),
        (imported(first_plies(WIN, 3)), None),
    ],
)
def test_how_the_game_ended(found: Import, ended: Ended | None) -> None:
    assert found.ended == ended


def test_a_match_continues_from_any_position_that_is_not_over() -> None:
    start = first_plies(WIN, 50).position
    found = imported(Game(WIN.moves[50:], start=start))
    opening = found.opening_at(7)
    assert (opening.start, opening.moves) == (start, WIN.moves[50:57])
    assert opening.position == WIN.position_at(57)
    with refuses(RefusalReason.NOTHING_LEFT_TO_PLAY):
        found.opening_at(len(WIN.moves) - 50)
    with pytest.raises(IndexError):
        found.opening_at(99)
