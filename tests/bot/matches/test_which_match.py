"""The match that somebody means who names none: for playing, resigning and looking."""

from collections.abc import Awaitable, Callable

import pytest

from bot.matches import ChannelId, Match, Matches, MatchId, Venue
from bot.matches.ids import EVERY_SERVER
from bot.matches.refusals import Why
from bot.storage import SqlStore
from dvonn import Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, Clock
from tests.bot.matches.conftest import Begin
from tests.bot.matches.kept import kept_match
from tests.bot.refused import refuses

Play = Callable[[Match], Awaitable[Match]]


@pytest.fixture
def play(service: Matches, store: SqlStore, clock: Clock) -> Play:
    """Place a piece in a match, as the player whose turn it is."""

    async def play(match: Match) -> Match:
        clock.go_on()
        match = await kept_match(store, match.id)
        assert match.player_to_move is not None
        vacant: tuple[Space, ...] = match.position.vacant()
        return await service.play(match.id, Place(vacant[0]), by=match.player_to_move)

    return play


# the match to play in


async def test_the_only_match_that_waits_for_somebody_is_meant(
    service: Matches, begin: Begin, play: Play
) -> None:
    match = await begin()
    await play(await begin())  # Ben's turn there
    assert await service.meant_to_play(ANNA.id, HERE, None) == match


async def test_a_named_match_is_meant_even_if_another_one_waits(
    service: Matches, begin: Begin, play: Play
) -> None:
    await begin()
    named = await play(await begin())
    assert await service.meant_to_play(ANNA.id, HERE, named.id) == named


async def test_a_match_in_this_channel_comes_before_those_elsewhere(service: Matches, begin: Begin) -> None:
    away, here = await begin(NEXT_DOOR), await begin(HERE)
    assert await service.meant_to_play(ANNA.id, HERE, None) == here
    assert await service.meant_to_play(ANNA.id, NEXT_DOOR, None) == away
    assert await service.meant_to_act(ANNA.id, HERE, None) == here


async def test_a_match_elsewhere_on_the_server_is_meant_where_none_runs_here(
    service: Matches, begin: Begin
) -> None:
    away = await begin(NEXT_DOOR)
    assert await service.meant_to_play(ANNA.id, HERE, None) == away
    assert await service.meant_to_act(BEN.id, HERE, None) == away
    assert await service.meant_to_see(BEN.id, HERE, None) == away


async def test_matches_of_other_servers_are_never_meant(service: Matches, begin: Begin) -> None:
    abroad = await begin(ABROAD)
    for meant in (service.meant_to_play, service.meant_to_act, service.meant_to_see):
        with refuses(Why.NO_MATCH_MEANT):
            await meant(ANNA.id, HERE, None)
        with refuses(Why.NO_SUCH_MATCH):
            await meant(ANNA.id, HERE, abroad.id)


async def test_several_matches_in_one_place_are_unclear(service: Matches, begin: Begin) -> None:
    here = [await begin(), await begin()]
    for meant in (service.meant_to_play, service.meant_to_act, service.meant_to_see):
        with refuses(Why.UNCLEAR_MATCH) as refusal:
            await meant(ANNA.id, HERE, None)
        assert refusal.value.about == tuple(here)


async def test_somebody_who_plays_nowhere_means_no_match(service: Matches, begin: Begin) -> None:
    await begin()
    with refuses(Why.NO_MATCH_MEANT):
        await service.meant_to_play(CLEO.id, HERE, None)
    with refuses(Why.NO_MATCH_MEANT):
        await service.meant_to_act(CLEO.id, HERE, None)


async def test_somebody_who_has_no_turn_is_told_of_the_nearest_match(service: Matches, begin: Begin) -> None:
    await begin(NEXT_DOOR)
    here = await begin(HERE)
    with refuses(Why.NOT_YOUR_TURN) as refusal:
        await service.meant_to_play(BEN.id, HERE, None)
    assert refusal.value.about == here


async def test_a_match_that_does_not_exist_is_not_meant(service: Matches) -> None:
    for meant in (service.meant_to_play, service.meant_to_act, service.meant_to_see):
        with refuses(Why.NO_SUCH_MATCH):
            await meant(ANNA.id, HERE, MatchId(99))


async def test_a_move_is_played_in_the_match_that_is_meant(service: Matches, begin: Begin) -> None:
    away, here = await begin(NEXT_DOOR), await begin(HERE)
    c3 = Place(Space.parse("c3"))
    after = await service.play_meant(c3, by=ANNA.id, venue=HERE, match_id=None)
    assert (after.id, after.game.moves) == (here.id, (c3,))
    after = await service.play_meant(c3, by=ANNA.id, venue=HERE, match_id=away.id)
    assert (after.id, after.game.moves) == (away.id, (c3,))
    with refuses(Why.NOT_YOUR_TURN):
        await service.play_meant(c3, by=ANNA.id, venue=HERE, match_id=None)


# the match to resign


async def test_one_may_resign_on_the_opponents_turn(service: Matches, begin: Begin) -> None:
    match = await begin()
    assert await service.meant_to_act(BEN.id, HERE, None) == match
    assert await service.meant_to_act(BEN.id, HERE, match.id) == match


async def test_only_players_resign_and_only_what_goes_on(service: Matches, begin: Begin) -> None:
    match = await begin()
    with refuses(Why.NOT_A_PLAYER):
        await service.meant_to_act(CLEO.id, HERE, match.id)
    await service.resign(match.id, by=BEN.id)
    with refuses(Why.MATCH_OVER):
        await service.meant_to_act(BEN.id, HERE, match.id)
    with refuses(Why.NO_MATCH_MEANT):
        await service.meant_to_act(BEN.id, HERE, None)


# the match to look at


async def test_ones_own_match_here_is_looked_at_before_those_of_others(
    service: Matches, begin: Begin
) -> None:
    await begin()
    own = await begin(black=CLEO)
    assert await service.meant_to_see(CLEO.id, HERE, None) == own


async def test_anybody_may_look_at_the_only_match_that_runs_here(service: Matches, begin: Begin) -> None:
    match = await begin()
    await begin(NEXT_DOOR, black=CLEO)
    assert await service.meant_to_see(CLEO.id, HERE, None) == match


async def test_anybody_may_name_the_match_to_look_at(service: Matches, begin: Begin) -> None:
    match = await begin(NEXT_DOOR)
    assert await service.meant_to_see(CLEO.id, HERE, match.id) == match


async def test_where_nothing_runs_the_match_that_ended_last_is_looked_at(
    service: Matches, begin: Begin, clock: Clock
) -> None:
    first, second = await begin(), await begin()
    await service.resign(second.id, by=ANNA.id)
    clock.go_on()
    ended_last = await service.resign(first.id, by=ANNA.id)
    assert await service.meant_to_see(CLEO.id, HERE, None) == ended_last
    with refuses(Why.NO_MATCH_MEANT):
        await service.meant_to_see(CLEO.id, NEXT_DOOR, None)


# all of them


async def test_the_match_that_has_waited_longest_comes_first(
    service: Matches, begin: Begin, play: Play
) -> None:
    first, second, third = await begin(), await begin(NEXT_DOOR), await begin()
    await play(first)
    await play(first)  # Anna's turn again, later than in the others
    order = [match.id for match in await service.running_of(ANNA.id, HERE.guild)]
    assert order == [second.id, third.id, first.id]


async def test_ones_own_turns_are_listed_before_those_of_the_opponents(
    service: Matches, begin: Begin, play: Play
) -> None:
    theirs = await play(await begin())
    own = await begin()
    assert [match.id for match in await service.running_of(ANNA.id, HERE.guild)] == [own.id, theirs.id]
    assert [match.id for match in await service.running_of(BEN.id, HERE.guild)] == [theirs.id, own.id]


# in direct messages

DIRECT = Venue(EVERY_SERVER, ChannelId(99))


async def test_in_direct_messages_the_matches_of_all_servers_can_be_meant(
    service: Matches, begin: Begin, play: Play
) -> None:
    here, abroad = await play(await begin(HERE)), await begin(ABROAD)
    assert await service.meant_to_play(ANNA.id, DIRECT, None) == abroad
    assert await service.meant_to_play(BEN.id, DIRECT, None) == here
    for number in (here.id, abroad.id):
        assert (await service.meant_to_see(ANNA.id, DIRECT, number)).id == number
        assert (await service.meant_to_act(ANNA.id, DIRECT, number)).id == number
    with refuses(Why.UNCLEAR_MATCH):
        await service.meant_to_act(BEN.id, DIRECT, None)


async def test_in_direct_messages_somebody_elses_match_is_as_good_as_none(
    service: Matches, begin: Begin
) -> None:
    match = await begin()
    for ask in (
        service.meant_to_play,
        service.meant_to_act,
        service.meant_to_see,
        service.meant_to_look_back,
    ):
        with refuses(Why.NO_SUCH_MATCH):
            await ask(CLEO.id, DIRECT, match.id)
        with refuses(Why.NO_MATCH_MEANT):
            await ask(CLEO.id, DIRECT, None)


async def test_in_direct_messages_the_match_that_one_finished_last_is_looked_back_at(
    service: Matches, begin: Begin
) -> None:
    first, second, running = await begin(HERE), await begin(ABROAD), await begin(HERE)
    await service.resign(second.id, by=BEN.id)
    assert (await service.meant_to_look_back(ANNA.id, DIRECT, None)).id == second.id
    await service.resign(first.id, by=ANNA.id)
    for player in (ANNA, BEN):
        assert (await service.meant_to_look_back(player.id, DIRECT, None)).id in (first.id, second.id)
        assert await service.meant_to_see(player.id, DIRECT, None) == running
    await service.resign(running.id, by=BEN.id)
    assert (await service.meant_to_see(ANNA.id, DIRECT, None)).is_over
