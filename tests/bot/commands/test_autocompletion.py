"""Autocomplete offers what is legal, in the match that is meant, and never more than Discord takes."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord.app_commands import Choice

from bot.commands.autocompletion import movable_stacks, own_matches, targets_of_stack, vacant_spaces
from bot.matches import ColourChoice, Match, Matches, Setup
from dvonn import Game, Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, Lots
from tests.bot.played import first_plies, play_on, recorded

TIE = recorded()[0]


def asked(service: Matches, **given: object) -> Any:  # noqa: ANN401  as much of an interaction as autocomplete reads
    namespace = {"match": None, "from": None, **given}
    return SimpleNamespace(
        client=SimpleNamespace(matches=service),
        user=SimpleNamespace(id=namespace.pop("user", ANNA.id)),
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        locale="en-GB",
        namespace=SimpleNamespace(**namespace),
    )


async def begin(service: Matches, venue: Any = HERE, setup: Setup = Setup.FULL) -> Match:  # noqa: ANN401
    made = await service.challenge(venue, ANNA, BEN, ColourChoice.WHITE, setup)
    return await service.accept(made.id, BEN)


async def at(service: Matches, plies: int) -> Match:
    """Anna's and Ben's match after some plies of a recorded game."""
    return await play_on(service, await begin(service), first_plies(TIE, plies))


def values(choices: list[Choice[Any]]) -> list[Any]:
    assert len(choices) <= 25
    assert all(1 <= len(choice.name) <= 100 for choice in choices)
    return [choice.value for choice in choices]


async def test_vacant_spaces_are_offered_as_far_as_there_is_room(service: Matches) -> None:
    await begin(service)
    offered = values(await vacant_spaces(asked(service), ""))
    assert offered == [str(space) for space in Game().position.vacant()][:25]


async def test_what_was_typed_narrows_the_spaces_down(service: Matches) -> None:
    match = await begin(service)
    await service.play(match.id, Place(Space.parse("c3")), by=ANNA.id)
    of_ben = asked(service, user=BEN.id)
    assert values(await vacant_spaces(of_ben, " C")) == ["c1", "c2", "c4", "c5"]
    assert values(await vacant_spaces(of_ben, "c3")) == []


async def test_only_stacks_that_can_move_are_offered(service: Matches) -> None:
    match = await at(service, 57)
    offered = values(await movable_stacks(asked(service), ""))
    assert offered == [str(space) for space in match.position.movable()]
    assert values(await vacant_spaces(asked(service), "")) == []


async def test_only_targets_of_the_given_stack_are_offered_with_what_they_lead_to(service: Matches) -> None:
    match = await at(service, 57)
    choices = await targets_of_stack(asked(service, **{"from": "D1 "}), "")
    assert values(choices) == [str(space) for space in match.position.targets(Space.parse("d1"))]
    assert all(choice.name.startswith(f"d1 → {choice.value} · ") for choice in choices)


@pytest.mark.parametrize("source", [None, "", "z9", "c3c4", "a1", "b1"])
async def test_no_targets_are_offered_for_what_can_not_move(service: Matches, source: str | None) -> None:
    await at(service, 57)
    assert values(await targets_of_stack(asked(service, **{"from": source}), "")) == []


async def test_nothing_is_offered_to_who_is_not_to_move(service: Matches) -> None:
    match = await at(service, 57)
    for user in (BEN.id, CLEO.id):
        for number in (None, match.id, 99):
            somebody = asked(service, user=user, match=number, **{"from": "d1"})
            for offer in (vacant_spaces, movable_stacks, targets_of_stack):
                assert values(await offer(somebody, "")) == []


async def test_nothing_is_offered_while_it_is_unclear_which_match_is_meant(service: Matches) -> None:
    first, _ = await begin(service), await begin(service)
    assert values(await vacant_spaces(asked(service), "a1")) == []
    assert values(await vacant_spaces(asked(service, match=first.id), "a1")) == ["a1"]


async def test_ones_own_running_matches_on_this_server_are_offered(service: Matches, lots: Lots) -> None:
    theirs = await begin(service)
    await service.play(theirs.id, Place(lots.order[0]), by=ANNA.id)
    own = await begin(service)
    await begin(service, ABROAD)
    over = await begin(service)
    await service.resign(over.id, by=ANNA.id)
    assert values(await own_matches(asked(service), "")) == [own.id, theirs.id]
    assert values(await own_matches(asked(service), str(theirs.id))) == [theirs.id]
    assert values(await own_matches(asked(service), "BEN")) == [own.id, theirs.id]
    assert values(await own_matches(asked(service, user=CLEO.id), "")) == []


async def test_of_many_matches_as_many_are_offered_as_discord_takes(service: Matches) -> None:
    for _ in range(27):
        await begin(service)
    assert len(values(await own_matches(asked(service), ""))) == 25
