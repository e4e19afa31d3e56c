"""The cost of a move: few statements, however much is stored."""

import pytest

from bot.domain import Pace, Plan, Preferences, Setup
from bot.features.privacy.service import PersonalData
from bot.services import Matches, People
from bot.services.match_lifecycle import begin_match
from bot.storage import Store
from dvonn import Game, Place, Space
from tests.bot.company import ANNA, ANNA_WHITE, BEN, HERE, NOON, Clock
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import new_match

C3, D3, E3 = (Space.parse(text) for text in ("c3", "d3", "e3"))


@pytest.fixture
def move(url: str) -> list[str]:
    """The statements of a move. PostgreSQL has several writers, so there a match is locked before it is read."""
    lock = ["SELECT matches"] if url.startswith("postgresql") else []
    return [
        *lock,
        "SELECT matches",
        "SELECT preferences",
        "INSERT events",
        "INSERT running_positions",
        "INSERT running_boards",
        "UPDATE matches",
    ]


def told(statement: str) -> str:
    """The verb and the first table of a statement."""
    words = statement.replace("FROM", "INTO").split()
    verb = words[0]
    table = words[1] if verb == "UPDATE" else words[words.index("INTO") + 1]
    return f"{verb} {table}"


async def test_a_move_is_few_statements(store: Store, move: list[str]) -> None:
    match = await new_match(store)
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id, seen=1)
    assert [told(statement) for statement, _ in asked] == move


async def test_a_match_that_begins_is_not_read_again(store: Store) -> None:
    with noted(store) as asked:
        async with store.write() as uow:
            begun = await begin_match(
                uow, HERE, ANNA_WHITE, Setup.FULL, Game(), pace=Pace.STEADY, in_thread=False, at=NOON
            )
    assert not [statement for statement, _ in asked if "SELECT" in statement and "events.text" in statement]
    async with store.read() as uow:
        assert await uow.matches.find(begun.id) == begun
    assert begun.ping is not None


async def test_a_run_of_planned_moves_is_one_more_for_plans_and_for_each_that_changes(
    store: Store, move: list[str]
) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        await uow.plans.save(match.id, ANNA.id, Plan(spaces=(E3,)))
        await uow.plans.save(match.id, BEN.id, Plan(spaces=(D3,)))
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id)
    assert [told(statement) for statement, _ in asked] == [
        *move[:-4],
        "SELECT plans",
        "DELETE plans",
        "DELETE plans",
        *move[-4:],
    ]


async def test_other_matches_make_a_move_no_dearer(store: Store, move: list[str]) -> None:
    match = await new_match(store)
    for _ in range(20):
        await new_match(store)
    with noted(store) as asked:
        await Matches(store, clock=Clock()).play(match.id, Place(C3), by=ANNA.id)
    assert len(asked) == len(move)


async def test_somebody_who_speaks_as_before_is_heard_without_a_change(store: Store) -> None:
    people = People(store, clock=Clock())
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    asks = ["SELECT people", "SELECT preferences"]
    for language, changes in (("de", True), ("de", False), ("en", True), (None, False), ("de", True)):
        with noted(store) as asked:
            await people.hear(ANNA.id, language)
        assert [told(statement) for statement, _ in asked] == asks + ["UPDATE people"] * changes
    with noted(store) as asked:
        await people.hear(BEN.id, "de")
    assert [told(statement) for statement, _ in asked] == asks


async def test_a_language_that_was_chosen_is_the_one_that_is_spoken_whatever_is_heard(
    store: Store,
) -> None:
    async def spoken() -> str | None:
        async with store.read() as uow:
            return (await uow.people.languages([ANNA.id]))[ANNA.id]

    people = People(store, clock=Clock())
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    await people.hear(ANNA.id, "en")
    await people.choose(ANNA.id, lambda _: Preferences(language="de"))
    assert (await spoken(), people.locales[ANNA.id].chosen) == ("de", "de")
    await people.hear(ANNA.id, "en")
    assert await spoken() == "de"
    await people.choose(ANNA.id, lambda _: Preferences())
    assert (await spoken(), people.locales[ANNA.id].chosen) == ("en", None)


async def test_who_is_kept_is_known_for_the_hour_and_who_is_forgotten_no_more(store: Store) -> None:
    people = People(store, clock=Clock())
    await people.hear(ANNA.id, "de")
    assert people.locales[ANNA.id].hour == ""
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    await people.hear(ANNA.id, "de")
    assert people.locales[ANNA.id].hour == f"{NOON:%Y-%m-%d %H}"
    await PersonalData(store, people, clock=Clock()).forget(ANNA.id)
    assert ANNA.id not in people.locales
