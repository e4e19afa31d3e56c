"""Finding the match that a user means: to play, to resign and to look at."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.domain import ChannelId, Match, MatchId, OfferKind, UserId, Venue
from bot.domain.ids import EVERY_SERVER
from bot.domain.obstacle import GONE
from bot.domain.refusals import RefusalReason
from bot.services import Matches
from bot.services.match_resolution import (
    MOST_RESOLVED,
    resolve_match_to_act,
    resolve_match_to_play,
    resolve_match_to_see,
)
from bot.storage import Store, UnitOfWork
from bot.storage import matches as stored
from dvonn import Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, Clock
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match

Which = Callable[[UnitOfWork, UserId, Venue, MatchId | None], Awaitable[Match]]

Play = Callable[[Match], Awaitable[Match]]


async def meant(store: Store, which: Which, user: UserId, venue: Venue, number: MatchId | None) -> Match:
    async with store.read() as uow:
        return await which(uow, user, venue, number)


@pytest.fixture
def play(service: Matches, store: Store, clock: Clock) -> Play:
    """Place a piece as the player whose turn it is."""

    async def play(match: Match) -> Match:
        clock.go_on()
        match = await kept_match(store, match.id)
        assert match.player_to_move is not None
        vacant: tuple[Space, ...] = match.position.vacant()
        return await service.play(match.id, Place(vacant[0]), by=match.player_to_move)

    return play


# the match to play in


async def test_the_only_match_that_waits_for_somebody_is_meant(
    begin: Begin, play: Play, store: Store
) -> None:
    match = await begin()
    await play(await begin())  # now it is Ben's turn
    assert await meant(store, resolve_match_to_play, ANNA.id, HERE, None) == match


async def test_a_named_match_is_meant_even_if_another_one_waits(
    begin: Begin, play: Play, store: Store
) -> None:
    await begin()
    named = await play(await begin())
    assert await meant(store, resolve_match_to_play, ANNA.id, HERE, named.id) == named


async def test_a_match_in_this_channel_comes_before_those_elsewhere(begin: Begin, store: Store) -> None:
    away, here = await begin(NEXT_DOOR), await begin(HERE)
    assert await meant(store, resolve_match_to_play, ANNA.id, HERE, None) == here
    assert await meant(store, resolve_match_to_play, ANNA.id, NEXT_DOOR, None) == away
    assert await meant(store, resolve_match_to_act, ANNA.id, HERE, None) == here


async def test_a_match_elsewhere_on_the_server_is_meant_where_none_runs_here(
    begin: Begin, store: Store
) -> None:
    away = await begin(NEXT_DOOR)
    assert await meant(store, resolve_match_to_play, ANNA.id, HERE, None) == away
    assert await meant(store, resolve_match_to_act, BEN.id, HERE, None) == away
    assert await meant(store, resolve_match_to_see, BEN.id, HERE, None) == away


async def test_matches_of_other_servers_are_meant_by_their_players_who_name_them(
    begin: Begin, store: Store
) -> None:
    abroad = await begin(ABROAD)
    for which in (resolve_match_to_play, resolve_match_to_act, resolve_match_to_see):
        with refuses(RefusalReason.NO_MATCH_RESOLVED):
            await meant(store, which, ANNA.id, HERE, None)
        assert await meant(store, which, ANNA.id, HERE, abroad.id) == abroad
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await meant(store, which, CLEO.id, HERE, abroad.id)


async def test_several_matches_in_one_place_are_unclear(begin: Begin, store: Store) -> None:
    here = [await begin(), await begin()]
    for which in (resolve_match_to_play, resolve_match_to_act, resolve_match_to_see):
        with refuses(RefusalReason.UNCLEAR_MATCH) as refusal:
            await meant(store, which, ANNA.id, HERE, None)
        assert refusal.value.about == tuple(here)


async def test_somebody_who_plays_nowhere_means_no_match(begin: Begin, store: Store) -> None:
    await begin()
    with refuses(RefusalReason.NO_MATCH_RESOLVED):
        await meant(store, resolve_match_to_play, CLEO.id, HERE, None)
    with refuses(RefusalReason.NO_MATCH_RESOLVED):
        await meant(store, resolve_match_to_act, CLEO.id, HERE, None)


async def test_somebody_who_has_no_turn_is_informed_of_the_nearest_match(begin: Begin, store: Store) -> None:
    await begin(NEXT_DOOR)
    here = await begin(HERE)
    with refuses(RefusalReason.NOT_YOUR_TURN) as refusal:
        await meant(store, resolve_match_to_play, BEN.id, HERE, None)
    assert refusal.value.about == here


async def test_a_match_that_does_not_exist_is_not_meant(store: Store) -> None:
    for which in (resolve_match_to_play, resolve_match_to_act, resolve_match_to_see):
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await meant(store, which, ANNA.id, HERE, MatchId(99))


async def test_a_move_is_played_in_the_match_that_is_meant(service: Matches, begin: Begin) -> None:
    away, here = await begin(NEXT_DOOR), await begin(HERE)
    c3 = Place(Space.parse("c3"))
    after = await service.play_resolved(c3, by=ANNA.id, venue=HERE, match_id=None)
    assert (after.id, after.game.moves) == (here.id, (c3,))
    after = await service.play_resolved(c3, by=ANNA.id, venue=HERE, match_id=away.id)
    assert (after.id, after.game.moves) == (away.id, (c3,))
    with refuses(RefusalReason.NOT_YOUR_TURN):
        await service.play_resolved(Place(Space.parse("d3")), by=ANNA.id, venue=HERE, match_id=None)


# the match to resign


async def test_one_may_resign_on_the_opponents_turn(begin: Begin, store: Store) -> None:
    match = await begin()
    assert await meant(store, resolve_match_to_act, BEN.id, HERE, None) == match
    assert await meant(store, resolve_match_to_act, BEN.id, HERE, match.id) == match


async def test_only_players_resign_and_only_running_matches(
    service: Matches, begin: Begin, store: Store
) -> None:
    match = await begin()
    with refuses(RefusalReason.NOT_A_PLAYER):
        await meant(store, resolve_match_to_act, CLEO.id, HERE, match.id)
    await service.resign(match.id, by=BEN.id)
    with refuses(RefusalReason.MATCH_OVER):
        await meant(store, resolve_match_to_act, BEN.id, HERE, match.id)
    with refuses(RefusalReason.NO_MATCH_RESOLVED):
        await meant(store, resolve_match_to_act, BEN.id, HERE, None)


# the match to look at


async def test_ones_own_match_here_is_looked_at_before_those_of_others(begin: Begin, store: Store) -> None:
    await begin()
    own = await begin(black=CLEO)
    assert await meant(store, resolve_match_to_see, CLEO.id, HERE, None) == own


async def test_anybody_may_look_at_the_only_match_that_runs_here(begin: Begin, store: Store) -> None:
    match = await begin()
    await begin(NEXT_DOOR, black=CLEO)
    assert await meant(store, resolve_match_to_see, CLEO.id, HERE, None) == match


async def test_anybody_may_name_the_match_to_look_at(begin: Begin, store: Store) -> None:
    match = await begin(NEXT_DOOR)
    assert await meant(store, resolve_match_to_see, CLEO.id, HERE, match.id) == match


async def test_where_nothing_runs_the_match_that_ended_last_is_looked_at(
    service: Matches, begin: Begin, clock: Clock, store: Store
) -> None:
    first, second = await begin(), await begin()
    await service.resign(second.id, by=ANNA.id)
    clock.go_on()
    ended_last = await service.resign(first.id, by=ANNA.id)
    assert await meant(store, resolve_match_to_see, CLEO.id, HERE, None) == ended_last
    with refuses(RefusalReason.NO_MATCH_RESOLVED):
        await meant(store, resolve_match_to_see, CLEO.id, NEXT_DOOR, None)


# the match that waits next


async def round_of(service: Matches, player: UserId) -> list[MatchId]:
    """The matches that wait for a player, in the order of the round."""
    seen: list[MatchId] = []
    match = await service.next_waiting(player)
    while match and match.id not in seen:
        seen.append(match.id)
        match = await service.next_waiting(player, after=match.id)
    assert match is None or match.id == seen[0]  # and from the last one to the first
    return seen


async def test_next_goes_round_through_all_that_waits_the_longest_waiting_first(
    service: Matches, begin: Begin, play: Play
) -> None:
    first, second, third = await begin(), await begin(NEXT_DOOR), await begin(white=BEN, black=ANNA)
    await play(first)
    await play(first)  # Anna's turn again, later than in the second
    await play(third)
    theirs, abroad = await play(await begin()), await begin(ABROAD)
    assert await round_of(service, ANNA.id) == [second.id, first.id, third.id, abroad.id]
    assert await round_of(service, BEN.id) == [theirs.id]
    assert await service.next_waiting(CLEO.id) is None
    after = await service.next_waiting(ANNA.id, after=theirs.id)  # it waits for Ben
    assert after == await kept_match(service._store, second.id)


async def test_an_offer_waits_for_an_answer_after_ones_own_turns_and_what_is_paused_waits_for_nobody(
    service: Matches, begin: Begin, play: Play
) -> None:
    offered, refused, made, halted = [await play(await begin()) for _ in range(4)]
    own = await begin()
    for match in (offered, refused):
        await service.offer(match.id, OfferKind.DRAW, by=BEN.id)
    await service.refuse_offer(refused.id, OfferKind.DRAW, by=ANNA.id)
    await service.offer(made.id, OfferKind.DRAW, by=ANNA.id)
    await service.hold(halted.id, GONE)
    assert await round_of(service, ANNA.id) == [own.id, offered.id]
    assert set(await round_of(service, BEN.id)) == {offered.id, refused.id, made.id}


# with many matches


@pytest.mark.slow
async def test_of_many_matches_only_a_few_are_read(
    service: Matches, begin: Begin, play: Play, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [await begin(NEXT_DOOR) for _ in range(2 * MOST_RESOLVED)]
    here = await begin(HERE)
    read: list[object] = []
    made = stored.match_in

    def noted(rows: list[Any]) -> Match:
        read.append(rows)
        return made(rows)

    monkeypatch.setattr(stored, "match_in", noted)
    for which in (resolve_match_to_play, resolve_match_to_act):
        assert await meant(store, which, ANNA.id, HERE, None) == here
    with refuses(RefusalReason.UNCLEAR_MATCH):
        await meant(store, resolve_match_to_play, ANNA.id, NEXT_DOOR, None)
    assert len(read) == 3 * MOST_RESOLVED
    after = await service.next_waiting(ANNA.id, after=matches[20].id)
    assert after == matches[21]
    assert len(read) == 3 * MOST_RESOLVED + 1
    played = await play(here)  # among many of Ben's, his turn comes before the channel
    assert await meant(store, resolve_match_to_play, BEN.id, NEXT_DOOR, None) == played


# in direct messages

DIRECT = Venue(EVERY_SERVER, ChannelId(99))


async def test_in_direct_messages_the_matches_of_all_servers_can_be_meant(
    begin: Begin, play: Play, store: Store
) -> None:
    here, abroad = await play(await begin(HERE)), await begin(ABROAD)
    assert await meant(store, resolve_match_to_play, ANNA.id, DIRECT, None) == abroad
    assert await meant(store, resolve_match_to_play, BEN.id, DIRECT, None) == here
    for number in (here.id, abroad.id):
        assert (await meant(store, resolve_match_to_see, ANNA.id, DIRECT, number)).id == number
        assert (await meant(store, resolve_match_to_act, ANNA.id, DIRECT, number)).id == number
    with refuses(RefusalReason.UNCLEAR_MATCH):
        await meant(store, resolve_match_to_act, BEN.id, DIRECT, None)


async def test_in_direct_messages_somebody_elses_match_is_as_good_as_none(begin: Begin, store: Store) -> None:
    match = await begin()
    for which in (
        resolve_match_to_play,
        resolve_match_to_act,
        resolve_match_to_see,
    ):
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await meant(store, which, CLEO.id, DIRECT, match.id)
        with refuses(RefusalReason.NO_MATCH_RESOLVED):
            await meant(store, which, CLEO.id, DIRECT, None)


async def test_in_direct_messages_the_match_that_one_finished_last_is_seen_if_none_runs(
    service: Matches, begin: Begin, store: Store
) -> None:
    first, second, running = await begin(HERE), await begin(ABROAD), await begin(HERE)
    await service.resign(first.id, by=ANNA.id)
    await service.resign(second.id, by=BEN.id)
    assert await meant(store, resolve_match_to_see, BEN.id, DIRECT, None) == running
    await service.resign(running.id, by=BEN.id)
    assert (await meant(store, resolve_match_to_see, ANNA.id, DIRECT, None)).is_over
