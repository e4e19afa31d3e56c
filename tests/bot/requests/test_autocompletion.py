"""Autocomplete offers what is legal, in the match that is meant, and never more than Discord takes."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from discord.app_commands import Choice

from bot.domain import ColourChoice, Match, Setup, Venue
from bot.requests.autocompletion import (
    all_matches,
    movable_stacks,
    own_matches,
    targets_of_stack,
    vacant_spaces,
)
from bot.services import Challenges, Matches
from bot.ui.consequences import targets_by_worth
from dvonn import Game, Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, Clock, Rng
from tests.bot.played import first_plies, recorded

TIE = recorded()[0]

Begin = Callable[..., Awaitable[Match]]


def asked(service: Matches, **given: object) -> Any:  # noqa: ANN401  as much of an interaction as autocomplete reads
    namespace = {"match": None, "from": None, **given}
    return SimpleNamespace(
        client=SimpleNamespace(matches=service, store=service._store, people=SimpleNamespace(locales={})),
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
    """Anna's and Ben's match after some plies of a recorded game, from which it goes on."""
    opening = first_plies(TIE, plies)
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.RECORD, opening=opening)
    return await challenges.accept(made.id, BEN)


def values(choices: list[Choice[Any]]) -> list[Any]:
    assert len(choices) <= 25
    assert all(1 <= len(choice.name) <= 100 for choice in choices)
    return [choice.value for choice in choices]


async def test_vacant_spaces_are_offered_as_far_as_there_is_room(service: Matches, begin: Begin) -> None:
    await begin()
    offered = values(await vacant_spaces(asked(service), ""))
    assert offered == [str(space) for space in Game().position.vacant()][:25]


async def test_what_was_typed_narrows_the_spaces_down(service: Matches, begin: Begin) -> None:
    match = await begin()
    await service.play(match.id, Place(Space.parse("c3")), by=ANNA.id)
    of_ben = asked(service, user=BEN.id)
    assert values(await vacant_spaces(of_ben, " C")) == ["c1", "c2", "c4", "c5"]
    assert values(await vacant_spaces(of_ben, "c3")) == []


async def test_only_stacks_that_can_move_are_offered(service: Matches, challenges: Challenges) -> None:
    match = await at(challenges, 57)
    offered = values(await movable_stacks(asked(service), ""))
    assert offered == [str(space) for space in match.position.movable()]
    assert values(await vacant_spaces(asked(service), "")) == []


async def test_only_targets_of_the_given_stack_are_offered_with_what_they_lead_to(
    service: Matches, challenges: Challenges
) -> None:
    match = await at(challenges, 57)
    choices = await targets_of_stack(asked(service, **{"from": "D1 "}), "")
    assert values(choices) == list(map(str, targets_by_worth(match.position, Space.parse("d1"))))
    assert all(choice.name.startswith(f"d1 → {choice.value} · ") for choice in choices)


@pytest.mark.parametrize("source", [None, "", "z9", "c3c4", "a1", "b1"])
async def test_no_targets_are_offered_for_what_can_not_move(
    service: Matches, challenges: Challenges, source: str | None
) -> None:
    await at(challenges, 57)
    assert values(await targets_of_stack(asked(service, **{"from": source}), "")) == []


async def test_nothing_is_offered_to_somebody_who_is_not_to_move(
    service: Matches, challenges: Challenges
) -> None:
    match = await at(challenges, 57)
    for user in (BEN.id, CLEO.id):
        for number in (None, match.id, 99):
            somebody = asked(service, user=user, match=number, **{"from": "d1"})
            for offer in (vacant_spaces, movable_stacks, targets_of_stack):
                assert values(await offer(somebody, "")) == []


async def test_nothing_is_offered_while_it_is_unclear_which_match_is_meant(
    service: Matches, begin: Begin
) -> None:
    first, _ = await begin(), await begin()
    assert values(await vacant_spaces(asked(service), "a1")) == []
    assert values(await vacant_spaces(asked(service, match=first.id), "a1")) == ["a1"]


async def test_ones_own_running_matches_on_this_server_are_offered(
    service: Matches, begin: Begin, rng: Rng
) -> None:
    theirs = await begin()
    await service.play(theirs.id, Place(rng.order[0]), by=ANNA.id)
    own = await begin()
    await begin(ABROAD)
    over = await begin()
    await service.resign(over.id, by=ANNA.id)
    assert values(await own_matches(asked(service), "")) == [own.id, theirs.id]
    assert values(await own_matches(asked(service), str(theirs.id))) == [theirs.id]
    assert values(await own_matches(asked(service), "BEN")) == [own.id, theirs.id]
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


# matches to look back at


async def test_matches_that_are_over_are_offered_after_ones_own_that_go_on(
    service: Matches, begin: Begin
) -> None:
    over = await begin()
    await service.resign(over.id, by=BEN.id)
    running = await begin()
    offered = await all_matches(asked(service), "")
    assert values(offered) == [running.id, over.id]
    assert [choice.name for choice in offered][1] == "Match 1 · Anna – Ben"
    assert values(await all_matches(asked(service), "anna")) == [over.id]
    assert values(await all_matches(asked(service), str(over.id))) == [over.id]
    assert values(await own_matches(asked(service), str(over.id))) == []


async def test_matches_that_one_can_not_see_are_not_offered(service: Matches, begin: Begin) -> None:
    over = await begin(NEXT_DOOR)
    await service.resign(over.id, by=BEN.id)
    assert values(await all_matches(asked(service, user=CLEO.id), "")) == []


async def test_of_many_matches_the_latest_are_offered(service: Matches, begin: Begin, clock: Clock) -> None:
    for _ in range(30):
        clock.go_on()
        await service.resign((await begin()).id, by=BEN.id)
    assert values(await all_matches(asked(service), "")) == list(range(30, 5, -1))
