"""The cost of a move: few statements, whatever else is kept."""

import pytest

from bot.matches import Matches, People, Plan
from bot.storage import SqlStore
from dvonn import Place, Space
from tests.bot.company import ANNA, BEN, Clock
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import new_match

C3, D3, E3 = (Space.parse(text) for text in ("c3", "d3", "e3"))


@pytest.fixture
def move(url: str) -> list[str]:
    """The statements of a move. PostgreSQL has several writers, so there a match is locked before it is read."""
    lock = ["SELECT matches"] if url.startswith("postgresql") else []
    return [*lock, "SELECT matches", "SELECT preferences", "SELECT plans", "INSERT events", "UPDATE matches"]


def told(statement: str) -> str:
    """The verb and the first table of a statement."""
    words = statement.replace("FROM", "INTO").split()
    verb = words[0]
    table = words[1] if verb == "UPDATE" else words[words.index("INTO") + 1]
    return f"{verb} {table}"


async def test_a_move_is_few_statements(store: SqlStore, move: list[str]) -> None:
    match = await new_match(store)
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id, seen=1)
    assert [told(statement) for statement, _ in asked] == move


async def test_a_run_of_planned_moves_is_one_more_for_each_plan_that_changes(
    store: SqlStore, move: list[str]
) -> None:
    match = await new_match(store)
    async with store.write() as ledger:
        await ledger.plans.save(match.id, ANNA.id, Plan(spaces=(E3,)))
        await ledger.plans.save(match.id, BEN.id, Plan(spaces=(D3,)))
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id)
    assert [told(statement) for statement, _ in asked] == [
        *move[:-2],
        "DELETE plans",
        "DELETE plans",
        *move[-2:],
    ]


async def test_other_matches_make_a_move_no_dearer(store: SqlStore, move: list[str]) -> None:
    match = await new_match(store)
    for _ in range(20):
        await new_match(store)
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id)
    assert len(asked) == len(move)


async def test_somebody_who_speaks_as_before_is_heard_without_a_change(store: SqlStore) -> None:
    people = People(store, clock=Clock())
    async with store.write() as ledger:
        await ledger.people.remember(ANNA)
    changes = ["SELECT people", "UPDATE people"]
    for language, expected in (("de", changes), ("de", []), ("en", changes), ("en", []), ("de", changes)):
        with noted(store) as asked:
            await people.hear(ANNA.id, language)
        assert [told(statement) for statement, _ in asked] == expected
    for _ in range(2):
        with noted(store) as asked:
            await people.hear(BEN.id, "de")
        assert [told(statement) for statement, _ in asked] == ["SELECT people"]


async def test_somebody_who_was_heard_long_ago_or_was_forgotten_is_looked_up_again(store: SqlStore) -> None:
    clock = Clock()
    people = People(store, clock=clock)
    for forget in (False, True):
        async with store.write() as ledger:
            await ledger.people.remember(ANNA)
        await people.hear(ANNA.id, "de")
        if forget:
            await people.forget(ANNA.id)
        else:
            clock.go_on(hours=2)
        with noted(store) as asked:
            await people.hear(ANNA.id, "de")
        assert [told(statement) for statement, _ in asked] == ["SELECT people"]
