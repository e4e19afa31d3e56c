"""Autocomplete offers what is legal, in the match that is meant, and never more than Discord takes."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from discord.app_commands import Choice

from bot.domain import ColourChoice, Match, Setup, Venue
from bot.pages.consequences import targets_by_gain
from bot.requests.autocompletion import (
    legal_moves,
    own_matches,
    paces,
)
from bot.services import Challenges, Matches
from dvonn import Game, Jump, Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, Rng
from tests.bot.played import first_plies, recorded

TIE = recorded()[0]

Begin = Callable[..., Awaitable[Match]]


def asked(service: Matches, **given: object) -> Any:  # noqa: ANN401  as much of an interaction as autocomplete reads
    namespace = {"match": None, **given}
    return SimpleNamespace(
        client=SimpleNamespace(
            matches=service,
            store=service._store,
            people=SimpleNamespace(locales={}),
            get_guild=lambda _: object(),
            is_stranger_in=lambda _: False,
            messenger=SimpleNamespace(server_name=str),
        ),
        user=SimpleNamespace(id=namespace.pop("user", ANNA.id)),
        guild=SimpleNamespace(id=HERE.guild),
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        locale="en-GB",
        namespace=SimpleNamespace(**namespace),
    )


@pytest.fixture
def begin(challenges: Challenges) -> Begin:
    async def begin(venue: Venue = HERE) -> Match:
        made = await challenges.challenge(venue, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
        return await challenges.accept(made.id, BEN)

    return begin


async def at(challenges: Challenges, plies: int) -> Match:
    """Anna's and Ben's match after some plies of a recorded game, from which it continues."""
    opening = first_plies(TIE, plies)
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.RECORD, opening=opening)
    return await challenges.accept(made.id, BEN)


def values(choices: list[Choice[Any]]) -> list[Any]:
    assert len(choices) <= 25
    assert all(1 <= len(choice.name) <= 100 for choice in choices)
    return [choice.value for choice in choices]


async def test_vacant_spaces_are_offered_as_far_as_there_is_room(service: Matches, begin: Begin) -> None:
    await begin()
    offered = values(await legal_moves(asked(service), ""))
    assert offered == [str(space) for space in Game().position.vacant()][:25]


async def test_what_was_typed_narrows_the_spaces_down(service: Matches, begin: Begin) -> None:
    match = await begin()
    await service.play(match.id, Place(Space.parse("c3")), by=ANNA.id)
    of_ben = asked(service, user=BEN.id)
    assert values(await legal_moves(of_ben, " C")) == ["c1", "c2", "c4", "c5"]
    assert values(await legal_moves(of_ben, "c3")) == []


async def test_of_many_moves_the_stacks_are_offered_that_can_move(
    service: Matches, challenges: Challenges
) -> None:
    match = await at(challenges, 57)
    assert len(match.position.legal_moves()) > 25
    choices = await legal_moves(asked(service), "")
    assert values(choices) == [str(space) for space in match.position.movable()]
    assert choices[0].name.startswith(f"{match.position.movable()[0]} · ")


@pytest.mark.parametrize(
    "typed", ["D1 ", "d1", "d1 · stack of 2", "d1-", "d1 → ", "`d1`", "12. D1,", "(d1) >"]
)
async def test_of_a_stack_its_moves_are_offered_with_what_they_lead_to_the_best_first(
    service: Matches, challenges: Challenges, typed: str
) -> None:
    match = await at(challenges, 57)
    choices = await legal_moves(asked(service), typed)
    targets = targets_by_gain(match.position, Space.parse("d1"))
    assert values(choices) == [f"d1 {target}" for target in targets]
    assert all(choice.name.startswith(f"{choice.value.replace(' ', ' → ')} · ") for choice in choices)


async def test_what_was_typed_of_a_target_narrows_the_moves_down(
    service: Matches, challenges: Challenges
) -> None:
    match = await at(challenges, 57)
    for target in match.position.targets(Space.parse("d1")):
        for typed in (f"d1 {target}", f"D1-{target}", f"d1{target}", f"d1, {target}.", f"`d1` to `{target}`"):
            assert values(await legal_moves(asked(service), typed)) == [f"d1 {target}"]


async def test_few_moves_are_all_offered_at_once(service: Matches, challenges: Challenges) -> None:
    match = await at(challenges, 80)
    moves = {
        f"{move.source} {move.target}" for move in match.position.legal_moves() if isinstance(move, Jump)
    }
    mover = match.player_to_move
    assert 0 < len(moves) <= 25
    assert set(values(await legal_moves(asked(service, user=mover), ""))) == moves


@pytest.mark.parametrize("typed", ["z9", "a1", "b1", "b1 a1", "@everyone"])
async def test_no_moves_are_offered_for_what_can_not_move(
    service: Matches, challenges: Challenges, typed: str
) -> None:
    await at(challenges, 57)
    assert values(await legal_moves(asked(service), typed)) == []


async def test_nothing_is_offered_to_somebody_who_is_not_to_move(
    service: Matches, challenges: Challenges
) -> None:
    match = await at(challenges, 57)
    for user in (BEN.id, CLEO.id):
        for number in (None, match.id, 99):
            for typed in ("", "d1"):
                somebody = asked(service, user=user, match=number)
                assert values(await legal_moves(somebody, typed)) == []


async def test_nothing_is_offered_while_it_is_unclear_which_match_is_meant(
    service: Matches, begin: Begin
) -> None:
    first, _ = await begin(), await begin()
    assert values(await legal_moves(asked(service), "a1")) == []
    assert values(await legal_moves(asked(service, match=first.id), "a1")) == ["a1"]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("10", ["10m + 10s", "10m", "10d"]),
        ("5", ["5m", "3d + 1d < 5d", "5d"]),
        ("15 + 10", ["15m + 10s", "15d + 10d"]),
        ("3d + 1", ["3d + 1h", "3d + 1d"]),
        ("200", ["200m"]),
        ("10 min", ["10m", "10m + 10s"]),
        ("2d", ["2d"]),
        ("soon", []),
    ],
)
async def test_of_a_time_without_a_unit_minutes_are_offered_first(
    service: Matches, typed: str, offered: list[str]
) -> None:
    assert values(await paces(asked(service), typed)) == offered


async def test_ones_own_running_matches_on_this_server_are_offered(
    service: Matches, begin: Begin, rng: Rng
) -> None:
    theirs = await begin()
    await service.play(theirs.id, Place(rng.order[0]), by=ANNA.id)
    own = await begin()
    abroad = await begin(ABROAD)
    over = await begin()
    await service.resign(over.id, by=ANNA.id)
    assert values(await own_matches(asked(service), "")) == [own.id, theirs.id]
    assert values(await own_matches(asked(service), str(theirs.id))) == [theirs.id]
    assert values(await own_matches(asked(service), "BEN")) == [own.id, theirs.id]
    assert values(await own_matches(asked(service), str(abroad.id))) == [abroad.id]
    assert values(await own_matches(asked(service, user=CLEO.id), "")) == []


async def test_of_many_matches_as_many_are_offered_as_discord_takes(
    service: Matches, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [(await begin()).id for _ in range(27)]
    assert values(await own_matches(asked(service), "")) == numbers[:25]
    assert values(await own_matches(asked(service), "27")) == [27]
    assert values(await own_matches(asked(service), "your turn")) == numbers[:25]
    monkeypatch.setattr("bot.requests.autocompletion.LOOKED_THROUGH", 3)
    assert values(await own_matches(asked(service), "27")) == [27]
    assert values(await own_matches(asked(service, user=CLEO.id), "27")) == []
