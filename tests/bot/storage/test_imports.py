"""The repository of imported records."""

from datetime import timedelta

from bot.domain import ImportId
from bot.domain.refusals import RefusalReason
from bot.features.records.repository import ImportRepository
from bot.storage import Store
from dvonn import Colour, Ended, Record, Termination
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import first_plies, recorded
from tests.bot.refused import refuses

WIN = recorded()[1]
RECORD = Record(
    first_plies(WIN, 60),
    {"White": "Ænna “A” \\ ]", "Event": "Cup\nfinal"},
    Ended(Termination.TIME, Colour.BLACK),
    tuple(NOON + timedelta(minutes=ply) for ply in range(60)),
)


async def test_a_record_comes_back_as_it_went_in(store: Store) -> None:
    async with store.write() as uow:
        added = await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=3)
    async with store.read() as uow:
        found = await ImportRepository(uow).find(added.id)
    assert found == added
    assert (found.user, found.record) == (ANNA.id, RECORD)


async def test_what_was_never_there_is_not_found(store: Store) -> None:
    async with store.read() as uow:
        with refuses(RefusalReason.NO_SUCH_IMPORT):
            await ImportRepository(uow).find(ImportId(1))


async def test_a_further_record_takes_the_place_of_the_oldest_of_the_same_person(store: Store) -> None:
    async with store.write() as uow:
        of_ben = await ImportRepository(uow).add(BEN.id, RECORD, NOON, most=2)
        first, *others = [await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=2) for _ in range(3)]
        others.append(await ImportRepository(uow).add(BEN.id, RECORD, NOON, most=2))
    async with store.read() as uow:
        assert [(await uow.people.counts(person))["kept-imports"] for person in (ANNA.id, BEN.id)] == [2, 2]
        for kept in (*others, of_ben):
            assert await ImportRepository(uow).find(kept.id) == kept
        with refuses(RefusalReason.NO_SUCH_IMPORT):
            await ImportRepository(uow).find(first.id)


async def test_what_was_brought_before_a_moment_is_deleted(store: Store) -> None:
    async with store.write() as uow:
        await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=9)
        late = await ImportRepository(uow).add(ANNA.id, RECORD, NOON + timedelta(minutes=1), most=9)
        await ImportRepository(uow).delete_before(late_at := NOON + timedelta(minutes=1))
        assert (await uow.people.counts(ANNA.id))["kept-imports"] == 1
        assert (await ImportRepository(uow).find(late.id)) == late
        await ImportRepository(uow).delete_before(late_at + timedelta(seconds=1))
        assert (await uow.people.counts(ANNA.id))["kept-imports"] == 0


async def test_a_number_is_never_given_twice(store: Store) -> None:
    """An old panel must not open a record that was imported later."""
    async with store.write() as uow:
        before = await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=1)
        after = await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=1)
        await ImportRepository(uow).delete_before(NOON + timedelta(days=1))
        later = await ImportRepository(uow).add(ANNA.id, RECORD, NOON, most=1)
    assert before.id < after.id < later.id
