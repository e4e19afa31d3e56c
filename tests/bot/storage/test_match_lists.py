"""The pages of a player's matches."""

from datetime import timedelta

import pytest

from bot.domain import GuildId, HaltReason, Match, OfferKind, Players, Setup, UserId, Venue
from bot.domain.computer import Computer, Level
from bot.domain.events import (
    CameBack,
    Declined,
    Halted,
    Happening,
    Offered,
    Resigned,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.ids import EVERY_SERVER, FORMER_BLACK, MatchId
from bot.domain.match import Listing, opening_events
from bot.services.match_lifecycle import is_news
from bot.storage import Store
from dvonn import Game, Place, Space
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, NOON


async def begun(
    store: Store, venue: Venue = HERE, *, white: UserId = ANNA.id, black: UserId = BEN.id, at: int = 0
) -> Match:
    """A match that begins some minutes after noon."""
    events = opening_events(Game(), NOON + timedelta(minutes=at))
    async with store.write() as uow:
        return await uow.matches.add(venue, Players(white=white, black=black), Setup.FULL, events)


async def ended(store: Store, match: Match, *, at: int) -> Match:
    """A match that White resigns some minutes after noon."""
    end = match.event(Resigned(), NOON + timedelta(minutes=at), by=match.players.white)
    async with store.write() as uow:
        return await uow.matches.append(match, (end,))


async def listed(store: Store, listing: Listing, *, skip: int = 0, most: int = 9) -> list[MatchId]:
    """The ids of a page of matches."""
    async with store.read() as uow:
        return [head.id for head in await uow.matches.heads(listing, skip=skip, most=most)]


async def test_opponents_come_with_those_first_with_whom_a_match_continues_and_each_once(
    store: Store,
) -> None:
    cleo, dan = CLEO.id, UserId(904)

    async def met(guild: GuildId = HERE.guild, *, looked_through: int = 9, most: int = 9) -> list[UserId]:
        async with store.read() as uow:
            return list(await uow.matches.opponents(ANNA.id, guild, looked_through=looked_through, most=most))

    await begun(store, black=dan)
    for at, other in enumerate((BEN.id, cleo, FORMER_BLACK, BEN.id)):
        await ended(store, await begun(store, black=other), at=at)
    await begun(store, white=cleo, black=dan)
    assert await met() == [dan, BEN.id, cleo]
    assert await met(most=2) == [dan, BEN.id]
    assert await met(looked_through=1) == [dan, BEN.id]
    assert await met(ABROAD.guild) == []
    await begun(store, ABROAD, white=cleo, black=ANNA.id)
    assert await met(ABROAD.guild) == [cleo]
    assert await met(EVERY_SERVER) == [cleo, dan, BEN.id]


async def test_running_matches_come_with_ones_own_turn_first_and_the_longest_waiting(store: Store) -> None:
    late, early = await begun(store, at=2), await begun(store, at=1)
    theirs = await begun(store, white=BEN.id, black=ANNA.id, at=0)
    stands_still = await begun(store, at=0)
    async with store.write() as uow:
        halt = stands_still.event(Halted(HaltReason.CHANNEL), NOON + timedelta(minutes=3))
        await uow.matches.append(stands_still, (halt,))
    moved = await begun(store, at=0)
    async with store.write() as uow:
        move = moved.event(Place(Space.parse("c3")), NOON + timedelta(minutes=4), by=ANNA.id)
        await uow.matches.append(moved, (move,))
    await ended(store, await begun(store), at=9)
    expected = [early.id, late.id, theirs.id, stands_still.id, moved.id]
    assert await listed(store, Listing(ANNA.id, HERE.guild)) == expected
    for skip in range(6):
        assert (
            await listed(store, Listing(ANNA.id, HERE.guild), skip=skip, most=2) == expected[skip : skip + 2]
        )


async def test_finished_matches_come_with_the_latest_first_page_by_page(store: Store) -> None:
    matches = [
        await begun(store, white=white, black=black)
        for white, black in ((ANNA.id, BEN.id), (BEN.id, ANNA.id), (ANNA.id, CLEO.id), (CLEO.id, ANNA.id))
    ]
    await begun(store)
    for match, at in zip(matches, (3, 1, 2, 4), strict=True):
        await ended(store, match, at=at)
    expected = [matches[index].id for index in (3, 0, 2, 1)]
    finished = Listing(ANNA.id, HERE.guild, finished=True)
    assert await listed(store, finished) == expected
    assert [await listed(store, finished, skip=skip, most=1) for skip in range(4)] == [
        [each] for each in expected
    ]
    assert await listed(store, finished, skip=4) == []


async def test_a_list_is_of_one_server_or_of_all_and_against_one_opponent_or_all(store: Store) -> None:
    here, abroad = await begun(store, HERE, at=1), await begun(store, ABROAD, at=2)
    next_door = await begun(store, NEXT_DOOR, black=CLEO.id, at=3)
    assert await listed(store, Listing(ANNA.id, HERE.guild)) == [here.id, next_door.id]
    assert await listed(store, Listing(ANNA.id, EVERY_SERVER)) == [here.id, abroad.id, next_door.id]
    assert await listed(store, Listing(ANNA.id, EVERY_SERVER, opponent=BEN.id)) == [here.id, abroad.id]
    assert await listed(store, Listing(CLEO.id, HERE.guild, opponent=ANNA.id)) == [next_door.id]
    assert await listed(store, Listing(CLEO.id, ABROAD.guild)) == []


async def test_a_list_shows_where_and_by_whom_a_match_is_played(store: Store) -> None:
    match = await begun(store, NEXT_DOOR)
    async with store.read() as uow:
        (head,) = await uow.matches.heads(Listing(BEN.id, HERE.guild), most=1)
    assert (head.id, head.venue, head.players, head.parent) == (match.id, NEXT_DOOR, match.players, None)


async def test_of_a_channels_matches_ones_own_come_before_those_that_wait_longer(store: Store) -> None:
    own, longest, _ = [
        await begun(store, white=white, at=at) for white, at in ((CLEO.id, 3), (ANNA.id, 1), (ANNA.id, 2))
    ]
    async with store.read() as uow:
        here = [await uow.matches.running_in(HERE.channel, player=CLEO.id, most=most) for most in (1, 2)]
        assert sorted(await uow.matches.numbers_in(HERE.channel)) == [own.id, own.id + 1, own.id + 2]
    assert here == [[own], [longest, own]]


async def test_the_matches_that_somebody_began_first_and_how_many_there_are(store: Store) -> None:
    first, second, _ = [await begun(store, at=at) for at in (3, 2, 1)]
    await ended(store, await begun(store), at=9)
    async with store.write() as uow:
        computer = Computer(CLEO.id, Level(1))
        against = Players(white=CLEO.id, black=ANNA.id)
        await uow.matches.add(HERE, against, Setup.FULL, opening_events(Game(), NOON), computer=computer)
    async with store.read() as uow:
        assert await uow.matches.running_of(ANNA.id, most=2) == [second, first]
        counts = [
            await uow.matches.count_running_of(ANNA.id, against_computer=only) for only in (False, True)
        ]
    assert counts == [4, 1]


async def test_the_matches_of_a_server_in_which_something_happened_last(store: Store) -> None:
    late, later, _ = [await begun(store, at=at) for at in (2, 3, 1)]
    await begun(store, ABROAD, at=9)
    await ended(store, await begun(store), at=9)
    async with store.read() as uow:
        heads = await uow.matches.heads_on(HERE.guild, most=2)
    assert [head.id for head in heads] == [later.id, late.id]


@pytest.mark.parametrize("by", [ANNA.id, BEN.id])
@pytest.mark.parametrize(
    "what",
    [
        Place(Space.parse("c3")),
        Undone(2),
        Offered(OfferKind.DRAW),
        Declined(OfferKind.DRAW),
        WentAway(NOON),
        CameBack(),
        WentOn(),
    ],
    ids=lambda what: type(what).__name__,
)
async def test_somebody_waits_for_since_the_last_event_that_called_them(
    store: Store, what: Happening, by: UserId
) -> None:
    """`is_news` and the query over all of a player's matches agree."""
    match = await begun(store)
    happened = match.event(what, NOON + timedelta(minutes=5), by=by)
    async with store.write() as uow:
        after = await uow.matches.append(match, (happened,))
        waits = after.player_to_move or ANNA.id
    called = happened.at if is_news(happened, waits) else match.started_at
    async with store.read() as uow:
        found = [
            await uow.matches.has_waited_since_before(waits, moment, but=but)
            for moment in (called, called + timedelta(seconds=1))
            for but in (MatchId(99), match.id)
        ]
    assert found == [False, False, True, False]


async def test_a_match_that_is_paused_or_waits_for_another_has_called_nobody(store: Store) -> None:
    stands_still = await begun(store)
    async with store.write() as uow:
        await uow.matches.append(stands_still, (stands_still.event(Halted(HaltReason.CHANNEL), NOON),))
    await begun(store, white=BEN.id, black=ANNA.id)
    await ended(store, await begun(store), at=1)
    async with store.read() as uow:
        late = NOON + timedelta(days=1)
        assert not await uow.matches.has_waited_since_before(ANNA.id, late, but=MatchId(99))
