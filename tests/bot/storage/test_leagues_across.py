"""Leagues of several servers: codes, members and their servers, bans, titles, and what becomes of a server's data."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import ChannelId, GuildId, Person, UserId
from bot.domain.ids import NO_SERVER
from bot.domain.refusals import Refused
from bot.features.board_of_the_week.repository import WeekRepository
from bot.features.board_of_the_week.week import Week
from bot.features.digest.repository import edition_key
from bot.features.league.invitations import VALID_FOR
from bot.features.league.places import Places
from bot.features.league.progress import Seasons
from bot.features.league.refusals import (
    BANNED_FROM_LEAGUE,
    LEAGUE_EXISTS,
    LEAGUE_FULL,
    NO_LEAGUE,
    NOT_AN_INVITATION,
)
from bot.features.league.repository import (
    CARD,
    TABLE,
    WINNER,
    GroupRepository,
    LeagueRepository,
    LeagueServer,
    PlaceRepository,
    Season,
    SeasonRepository,
)
from bot.features.league.season import MOST_SERVERS, Stage, Terms
from bot.features.league.servers import LeagueServers
from bot.features.league.service import Joined, Leagues
from bot.features.league.standings import Decision, How
from bot.features.moderation.service import Moderation
from bot.storage import Store
from tests.bot.company import ABROAD, CLEO, HERE, NOON, Clock
from tests.bot.refused import reasons_of

PEOPLE = [Person(UserId(2000 + number), f"P{number}") for number in range(6)]
CLUB = LeagueServer(HERE.guild, HERE.channel, in_thread=False, name="Club")
GUESTS = LeagueServer(ABROAD.guild, ABROAD.channel, in_thread=False, name="Guests")


def server(number: int) -> LeagueServer:
    return LeagueServer(GuildId(number), ChannelId(number), in_thread=False, name=f"Server {number}")


class League:
    """A league of the club, and what its members and managers do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.leagues = Leagues(store, clock=self.clock)
        self.servers = LeagueServers(store, clock=self.clock)
        self.places = Places(store, clock=self.clock)
        self.seasons = Seasons(store, clock=self.clock, rng=random.Random(1))

    async def start(self, *guests: LeagueServer) -> Season:
        day = self.clock().date() + timedelta(days=3)
        await self.leagues.start(CLUB, Terms("Winter league"), day, by=CLEO.id)
        for guest in guests:
            await self.bring_in(guest)
        return await self.season()

    async def bring_in(self, guest: LeagueServer) -> None:
        await self.servers.join(guest, await self.code(), by=CLEO.id)

    async def code(self) -> str:
        code, _ = await self.servers.invite(CLUB.guild, by=CLEO.id)
        return code

    async def season(self, guild: GuildId = CLUB.guild) -> Season:
        async with self.store.read() as uow:
            league = await LeagueRepository(uow).of(guild)
            assert league is not None
            return await SeasonRepository(uow).latest(league.id)

    async def join(self, people: Sequence[Person], guild: GuildId) -> None:
        for person in people:
            await self.leagues.join(guild, person)

    async def asked(self) -> None:
        """Have all members be in who join from now on."""
        async with self.store.write() as uow:
            await SeasonRepository(uow).advance(await self.season(), Stage.ASKED, None)

    async def begun(self, *, put_off: int = 0) -> Season:
        """Draw the groups, show the season everywhere, and begin the games, but for some."""
        await self.seasons.draw(await self.season())
        for due in await self.places.due():
            placed = await self.places.keep_thread(due, ChannelId(due.server.guild * 100))
            assert placed
            await self.places.settle(placed, "New")
        now = await self.season()
        for pairing in (await self.seasons.to_begin(now))[put_off:]:
            await self.seasons.begin(now, pairing, {user: ChannelId(user) for user in pairing.players})
        await self.seasons.begun(now, put_off=put_off > 0)
        return await self.season()

    async def players(self, now: Season) -> set[UserId]:
        async with self.store.read() as uow:
            return {seat.user for seat in await GroupRepository(uow).seats(now.id)}

    async def comparisons(self, now: Season) -> dict[GuildId | None, int]:
        """How often the tables in each server were to be compared again."""
        async with self.store.read() as uow:
            return {view.guild: view.changes for view in await uow.views.of_kinds([TABLE], now.id)}

    async def shown(self, now: Season, *kinds: str) -> list[tuple[str, GuildId | None]]:
        async with self.store.read() as uow:
            return [(view.key.kind, view.guild) for view in await uow.views.of_kinds(kinds, now.id)]

    async def finish(self) -> None:
        """Let the player with the lower number win each game, and end the season."""
        now = await self.season()
        async with self.store.write() as uow:
            groups = GroupRepository(uow)
            users = {seat.seated.seat: seat.user for seat in await groups.seats(now.id)}
            for game in await groups.games(now.id):
                margin = 5 if users[game.played.white] < users[game.played.black] else -5
                await groups.decide(game.id, Decision(How.BOARD, margin), self.clock())
        await self.seasons.look_at_running(now)
        await self.seasons.finish(await self.season())

    async def holder(self, guild: GuildId) -> list[tuple[UserId, bool]]:
        """The members to whom the role of the winner is given, or from whom it is taken."""
        async with self.store.read() as uow:
            due = await uow.titles.due(self.clock())
        return [(each.member, each.wanted) for each in due if each.guild == guild]


@pytest.fixture
def league(store: Store) -> League:
    return League(store)


async def test_digests_in_all_servers_are_compared_again_when_a_player_is_forgotten(league: League) -> None:
    now = await league.start(GUESTS)
    await league.asked()
    await league.join(PEOPLE[:4], CLUB.guild)
    await league.begun()
    servers, board = (CLUB, GUESTS, server(7)), Week.of(NOON)
    async with league.store.write() as uow:
        for each in servers:
            await uow.views.want(edition_key(each.guild, NOON), each.guild, each.home)
        await WeekRepository(uow).take_part(board, server(7).guild, PEOPLE[0].id)

    async def compared() -> dict[GuildId | None, int]:
        async with league.store.read() as uow:
            found = [await uow.views.find(edition_key(each.guild, NOON)) for each in servers]
        return {view.guild: view.changes for view in found if view}

    before = await compared()
    async with league.store.write() as uow:
        await uow.people.forget(PEOPLE[0].id)
    assert await compared() == {guild: changes + 1 for guild, changes in before.items()}
    assert PEOPLE[0].id not in await league.players(now)


def ids(*people: Person) -> set[UserId]:
    return {person.id for person in people}


async def test_a_code_is_for_one_server_and_ends_with_its_time_or_with_the_next_one(league: League) -> None:
    await league.start()
    old, used = await league.code(), await league.code()
    await league.servers.join(GUESTS, f" {used[:4]}-{used[4:]}".lower(), by=CLEO.id)
    late = await league.code()
    with pytest.raises(Refused) as refusal:
        await league.servers.join(GUESTS, late, by=CLEO.id)
    assert refusal.value.reason is LEAGUE_EXISTS
    league.clock.go_on(days=VALID_FOR.days)
    for code in (old, used, late, "", "XXXX"):
        with pytest.raises(Refused) as refusal:
            await league.servers.join(server(3), code, by=CLEO.id)
        assert refusal.value.reason is NOT_AN_INVITATION
    now = await league.season(GUESTS.guild)
    assert [each.name for each in now.league.servers] == ["Club", "Guests"]


async def test_of_two_servers_with_the_same_code_one_comes_in(league: League, another_store: Store) -> None:
    await league.start()
    code = await league.code()
    both = (league.servers, LeagueServers(another_store, clock=league.clock))
    joining = (each.join(server(3 + number), code, by=CLEO.id) for number, each in enumerate(both))
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert reasons_of(outcomes) == [NOT_AN_INVITATION]
    assert len((await league.season()).league.servers) == 2


async def test_a_league_takes_eight_servers_and_its_own_managers_alone_invite_and_remove(
    league: League,
) -> None:
    await league.start(*(server(number) for number in range(3, 2 + MOST_SERVERS)))
    assert len((await league.season()).league.servers) == MOST_SERVERS
    refused = [
        (league.servers.invite(CLUB.guild, by=CLEO.id), LEAGUE_FULL),
        (league.servers.invite(GuildId(3), by=CLEO.id), NO_LEAGUE),
        (league.servers.remove(GuildId(3), GuildId(4), by=CLEO.id), NO_LEAGUE),
        (league.leagues.end(GuildId(3), by=CLEO.id), NO_LEAGUE),
        (league.servers.leave(CLUB.guild, by=CLEO.id), NO_LEAGUE),
    ]
    for asked, reason in refused:
        with pytest.raises(Refused) as refusal:
            await asked
        assert refusal.value.reason is reason
    await league.leagues.end(CLUB.guild, by=CLEO.id)
    assert await league.leagues.membership(GuildId(3), CLEO.id) is None


async def test_members_stay_those_of_their_first_server_whose_bans_and_the_owners_count(
    league: League,
) -> None:
    anna, ben, cleo, dora, emil, fay = PEOPLE
    await league.start(GUESTS)
    await league.asked()
    await league.join((anna, ben, cleo), CLUB.guild)
    await league.join((dora, emil, fay, anna), GUESTS.guild)
    moderation = Moderation(league.store, clock=league.clock)
    for guild, person in ((CLUB.guild, dora), (GUESTS.guild, emil), (GUESTS.guild, anna)):
        await moderation.ban(guild, person.id, by=CLEO.id)
    with pytest.raises(Refused) as refusal:
        await league.leagues.join(GUESTS.guild, dora)
    assert (refusal.value.reason, refusal.value.about) == (BANNED_FROM_LEAGUE, "Club")
    now = await league.season()
    await league.seasons.draw(now)
    assert await league.players(now) == ids(anna, ben, cleo, fay)


async def test_a_season_of_several_servers_is_in_direct_messages_to_its_end_and_shown_in_each(
    league: League,
) -> None:
    await league.start(GUESTS)
    await league.asked()
    await league.join(PEOPLE[:2], CLUB.guild)
    await league.join(PEOPLE[2:4], GUESTS.guild)
    now = await league.begun(put_off=1)
    assert (now.stage, now.is_direct) == (Stage.RUNNING, True)
    async with league.store.read() as uow:
        games = await GroupRepository(uow).games(now.id)
        venues = {(await uow.matches.find(game.match)).venue.guild for game in games if game.match}
    assert [game.match is None for game in games].count(True) == 1
    assert venues == {NO_SERVER}
    both = [CLUB.guild, GUESTS.guild]
    assert await league.shown(now, TABLE) == [(TABLE, guild) for guild in both]

    await league.servers.leave(GUESTS.guild, by=CLEO.id)
    before = await league.comparisons(now)
    now = await league.season()
    (late,) = await league.seasons.to_begin(now)
    assert len(await league.seasons.begin(now, late, {user: ChannelId(user) for user in late.players})) == 1
    assert [each.name for each in now.league.servers] == ["New"]
    assert await league.shown(now, CARD, TABLE) == [(CARD, CLUB.guild), *((TABLE, guild) for guild in both)]
    assert await league.players(now) == ids(*PEOPLE[:4])
    async with league.store.read() as uow:
        assert set(await LeagueRepository(uow).members(now.league.id)) == ids(*PEOPLE[:2])
    await league.finish()
    after = await league.comparisons(now)
    assert [after[guild] > before[guild] for guild in both] == [True, False]
    coming = await league.season()
    assert (coming.number, await league.shown(coming, CARD)) == (2, [(CARD, CLUB.guild)])


async def test_a_server_that_comes_in_during_a_season_is_shown_it_and_plays_the_next_one(
    league: League,
) -> None:
    await league.start()
    await league.asked()
    await league.join(PEOPLE[:4], CLUB.guild)
    now = await league.begun()
    assert not now.is_direct
    await league.bring_in(GUESTS)
    assert await league.leagues.join(GUESTS.guild, PEOPLE[4]) is Joined.NEXT
    (due,) = await league.places.due()
    assert due.needs_thread
    await league.leagues.move(replace(GUESTS, home=ChannelId(70)), by=CLEO.id)
    assert await league.places.keep_thread(due, ChannelId(7)) is None, "it was opened in the place before"
    (due,) = await league.places.due()
    assert (due.server.home, due.place.thread) == (70, None)
    assert await league.places.keep_thread(due, ChannelId(71))
    assert (TABLE, GUESTS.guild) in await league.shown(now, TABLE)
    assert not (await league.season()).is_direct
    await league.servers.leave(GUESTS.guild, by=CLEO.id)
    await league.bring_in(replace(GUESTS, guild=GuildId(4)))
    (late,) = await league.places.due()
    await league.servers.leave(GuildId(4), by=CLEO.id)
    assert await league.places.keep_thread(late, ChannelId(40)) is None
    assert (TABLE, GuildId(4)) not in await league.shown(now, TABLE)


async def test_a_late_question_leaves_time_to_answer(league: League) -> None:
    await league.start(GUESTS)
    await league.join(PEOPLE[:1], GUESTS.guild)
    await league.seasons.ask(await league.season())
    await league.seasons.asked(await league.season())
    asked = await league.season()
    assert asked.stage is Stage.ASKED
    league.clock.go_on(days=2, hours=1)
    (due,) = [each for each in await league.places.due() if each.to_call]
    assert (due.server.guild, due.to_call) == (GUESTS.guild, [PEOPLE[0].id])
    await league.places.called(due, ())
    assert (await league.season()).starts_at == league.clock() + timedelta(days=2) > asked.starts_at
    assert not [each for each in await league.places.due() if each.to_call]


async def test_the_title_is_given_in_the_winners_server_and_ends_with_a_server(league: League) -> None:
    await league.start(GUESTS)
    for guild in (CLUB.guild, GUESTS.guild):
        await league.leagues.choose_role(guild, 99, by=CLEO.id)
    await league.asked()
    await league.join(PEOPLE[:1], GUESTS.guild)
    await league.join(PEOPLE[1:4], CLUB.guild)
    await league.begun()
    await league.finish()
    winner = PEOPLE[0].id
    assert await league.holder(GUESTS.guild) == [(winner, True)]
    assert await league.holder(CLUB.guild) == []
    await league.servers.remove(CLUB.guild, GUESTS.guild, by=CLEO.id)
    assert await league.holder(GUESTS.guild) == [(winner, False)]
    async with league.store.read() as uow:
        assert await uow.titles.chosen(GUESTS.guild, WINNER) is None


@pytest.mark.parametrize("gone", [GUESTS, CLUB], ids=["a guest", "the owner"])
async def test_a_league_outlives_the_data_of_a_guest_and_ends_with_those_of_its_owner(
    league: League, gone: LeagueServer
) -> None:
    await league.start(GUESTS)
    await league.leagues.choose_role(GUESTS.guild, 99, by=CLEO.id)
    await league.asked()
    await league.join(PEOPLE[:2], CLUB.guild)
    await league.join(PEOPLE[2:4], GUESTS.guild)
    now = await league.begun()
    async with league.store.write() as uow:
        await uow.servers.remove(gone.guild, league.clock())
        assert await uow.servers.delete(gone.guild, removed_before=league.clock())
    others = await league.leagues.membership(GUESTS.guild, PEOPLE[0].id)
    assert others is None
    if gone is GUESTS:
        assert await league.players(now) == ids(*PEOPLE[:4])
        await league.finish()
        assert (await league.season()).number == 2
    else:
        assert await league.shown(now, CARD) == []
        async with league.store.read() as uow:
            assert await PlaceRepository(uow).of(now.id) == []
            assert await uow.titles.chosen(GUESTS.guild, WINNER) is None
