"""Several processes on one PostgreSQL: each is there for some of Discord's shards, and nothing is done twice."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import text
from typing_extensions import override

from bot import domain
from bot.app import Bot
from bot.delivery import Presenter
from bot.delivery.boards import Boards
from bot.delivery.server_changes import ServerChanges
from bot.discord import client, cluster, gateway
from bot.discord.cluster import Cluster, Told
from bot.domain import ChannelId, GuildId, MatchId, ServerSettings, UserId, Venue
from bot.domain import cluster as domain_cluster
from bot.domain.cluster import LAPSES_AFTER, ShardSet
from bot.features.absence.service import OPPONENT_AWAY
from bot.features.board_of_the_week.repository import STANDING_BOARD
from bot.features.board_of_the_week.week import OPPONENTS, Week
from bot.features.league.repository import LeagueRepository, LeagueServer, SeasonRepository
from bot.features.league.season import Stage, Terms
from bot.features.league.servers import LeagueServers
from bot.features.league.service import Leagues
from bot.features.lobby.open_server import Openness
from bot.features.lobby.service import LobbyServers
from bot.features.puzzles.repository import PuzzleCardRepository
from bot.features.welcome.repository import WelcomeRepository
from bot.requests import interaction_endpoint
from bot.services import StandingMessages
from bot.storage import Store, StoreUnavailableError
from bot.storage.cluster import NotificationListener
from discord_playground import Channel, Guild, Message, Person, Playground, description_problems
from discord_playground.discordpy import PATIENCE, introduce
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import answer_to, labels
from tests.end_to_end.told import LogCapture as Log

SHARDS = 2


class Overlapping(Cluster):
    """The division of a process that is connected and leaves the leases to another one."""

    @override
    def shard_ready(self, shard: int) -> None:
        """Go on overlapping."""


class Deaf:
    """Hears nothing of what other processes tell, as behind something that shares connections among transactions."""

    async def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> None:
        """Hear nothing."""


class Processes:
    """A bot on two of Discord's shards, in several processes; a server of each shard, Anna and Ben are in both."""

    def __init__(self, playground: Playground, url: str) -> None:
        self.playground = playground
        self.url = url
        self.application = playground.create_application("DVONN", shards=SHARDS)
        self.anna, self.ben = (
            playground.create_user(name, display_name=name.title()) for name in ("anna", "ben")
        )
        self.ahead = timedelta()
        """By how much the clocks of processes and of Discord are ahead."""
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        while len(self.guilds) < SHARDS:
            guild = playground.create_guild("Club")
            shard = (guild.id >> 22) % SHARDS
            if shard not in self.guilds:
                self.guilds[shard] = guild
                self.channels[shard] = guild.create_text_channel("games")
                guild.add_bot(self.application)
                for person in (self.anna, self.ben):
                    guild.add_member(person)

    @contextlib.asynccontextmanager
    async def process(
        self, *shards: int, overlapping: bool = False, told: Told | None = None
    ) -> AsyncIterator[Bot]:
        """One that is for these shards, once it is connected; an `overlapping` one leaves the leases to another."""
        store = await Store.open(self.url)
        async with store.write() as uow:
            for guild in self.guilds.values():
                await WelcomeRepository(uow).add(GuildId(guild.id))
        home = ShardSet(SHARDS, frozenset(shards))
        bot = Bot(
            store,
            clock=lambda: datetime.now(UTC) + self.ahead,
            rng=random.Random(1),
            home=home,
            interactions_at=("127.0.0.1", 0),
        )
        introduce(bot, self.playground)
        bot.presenter.patience = PATIENCE
        division = Overlapping if overlapping else Cluster
        bot.cluster = division(bot, home, told or NotificationListener(self.url))
        await bot.login(self.application.token)
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.wait({running})
            await store.close()

    def put_clocks_forward(self, span: timedelta) -> None:
        """Let time pass, but for the leases, whose clock is the database's."""
        self.ahead += span
        self.playground.clock.advance(span.total_seconds())

    async def balance_to(self, bot: Bot) -> None:
        """Let Discord send all interactions over HTTP, to this process, as a load balancer may."""
        address = f"http://127.0.0.1:{bot.interactions_port}{interaction_endpoint.PATH}"
        await self.playground.set_interactions_endpoint(self.application, address)

    async def there_for(self, bot: Bot, *shards: int) -> None:
        """Wait until a process is there for exactly these shards."""
        await eventually(lambda: bot.store.shard_set == ShardSet(SHARDS, frozenset(shards)))

    def boards(self, shard: int) -> list[Message]:
        """The boards in the channel of a shard's server, the oldest first."""
        return [each for each in self.ben.messages(self.channels[shard]) if is_board(each, 1)]

    async def shown(self, shard: int, words: str) -> None:
        """Wait until the only board in a channel says something."""
        await self.playground.wait_until(
            lambda: [words in board.text for board in self.boards(shard)] == [True], what=words
        )

    async def begin(self, shard: int, **terms: object) -> None:
        """Let Anna and Ben begin a match in the channel of a shard's server: Anna is White."""
        there = self.channels[shard]
        await self.use(self.anna, there, "challenge", opponent=self.ben, colour="white", **terms)
        await answer_to(await self.ben.click(self.ben.messages(there)[-1], "Accept"))
        await self.shown(shard, "")

    async def use(self, person: Person, where: Channel, command: str, **options: object) -> Message:
        """Use a command; give the private answer."""
        return await answer_to(await person.command(where, f"dvonn {command}", options))


async def eventually(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds that no event announces."""
    while not condition():  # noqa: ASYNC110  that is the point
        await asyncio.sleep(0.01)


async def a_beat(bot: Bot) -> None:
    """Let a process renew its leases."""
    assert bot.cluster
    await bot.cluster.heartbeat()


async def a_minute_passes(bot: Bot) -> None:
    """Let the leases of all but one process lapse, and that one renew its own."""
    assert isinstance(bot.store, Store)
    async with bot.store._engine.begin() as connection:
        await connection.execute(text("UPDATE leases SET seen = seen - interval '61 seconds'"))
    assert bot.cluster
    await bot.cluster.renew()


@pytest.fixture
async def processes(
    postgres_url: str,
    nobody_hurries: None,  # noqa: ARG001  however busy the machine is
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Processes]:
    for module in (cluster, gateway):
        monkeypatch.setattr(module, "IDENTIFY", 0.0)
    monkeypatch.setattr(Cluster, "beat", 3600.0)
    async with Playground() as playground:
        Route.BASE = playground.api_url
        log = Log(playground)
        yield Processes(playground, postgres_url)
        log.close()
    assert log.leaks() == []
    assert playground.violations == []
    assert description_problems(playground.requests) == []


async def test_each_process_posts_the_puzzle_of_the_day_where_it_is_there(processes: Processes) -> None:
    async with processes.process(0) as one, processes.process(1) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        hour_ago = datetime.now(UTC) - timedelta(hours=1)
        for shard, guild in processes.guilds.items():
            daily = ChannelId(processes.channels[shard].id)
            settings = ServerSettings(daily_channel=daily, daily_hour=0)  # any hour of any day
            async with one.store.write() as uow:
                await uow.servers.settle(GuildId(guild.id), settings)
                await PuzzleCardRepository(uow).schedule(GuildId(guild.id), hour_ago, None)
        for _ in range(2):
            await asyncio.gather(one.scheduler.look(), two.scheduler.look())
        for bot in (one, two):
            await bot.presenter.idle()
        for channel in processes.channels.values():
            assert ["of the day" in each.text for each in processes.ben.messages(channel)] == [True]


async def test_two_processes_show_one_board_of_the_week_in_each_server_and_begin_one_try(
    processes: Processes,
) -> None:
    anna = processes.anna
    direct = anna.direct_messages(processes.application)
    now = datetime.now(UTC)
    monday = Week.of(now + timedelta(weeks=1)).begins_at  # so that the test doesn't run into the next week
    processes.put_clocks_forward(monday + timedelta(hours=12) - now)
    async with processes.process(0) as one, processes.process(1) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)

        async def all_is_done() -> None:
            for _ in range(2):
                await asyncio.gather(one.scheduler.look(), two.scheduler.look())
            for bot in (one, two):
                await bot.presenter.idle()

        for shard, guild in processes.guilds.items():
            await one.get(StandingMessages).choose(
                GuildId(guild.id),
                STANDING_BOARD,
                ChannelId(processes.channels[shard].id),
                by=UserId(anna.id),
            )
        await all_is_done()
        for channel in processes.channels.values():
            assert ["Board of week" in each.text for each in processes.ben.messages(channel)] == [True]

        for shard in (1, 0, 1):
            page = await answer_to(await anna.command(processes.channels[shard], "dvonn-club week", {}))
            if f"Level {OPPONENTS[0]}" in labels(page):
                await answer_to(await anna.click(page, f"Level {OPPONENTS[0]}"))
            await processes.playground.wait_until(
                lambda: len(anna.messages(direct)) == 1, what="the board in direct messages"
            )
        processes.put_clocks_forward(timedelta(weeks=1))
        await all_is_done()
        await processes.playground.wait_until(
            lambda: ["The week is over" in each.text for each in anna.messages(direct)] == [True],
            what="the end of the week",
        )
        for channel in processes.channels.values():
            assert len(processes.ben.messages(channel)) == 1


async def test_each_process_shows_a_match_in_the_views_of_its_own_servers(processes: Processes) -> None:
    anna, ben = processes.anna, processes.ben
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        await processes.begin(0)
        async with processes.process(1) as two:
            await processes.there_for(two, 1)
            there = Venue(GuildId(processes.guilds[1].id), ChannelId(processes.channels[1].id))
            async with one.store.write() as uow:
                await uow.boards.add_view(MatchId(1), "there", there)
            for mover, other, move in ((anna, ben, "c3"), (ben, anna, "d3")):
                await processes.use(mover, processes.channels[0], "move", move=move)
                for shard in processes.channels:
                    await processes.shown(shard, f" {move}.")
                assert processes.boards(0)[0].pings == {other.id}
                assert processes.boards(1)[0].pings == set()
        await processes.use(anna, processes.channels[0], "move", move="e3")
        await processes.shown(0, " e3.")
        assert " d3." in processes.boards(1)[0].text
        async with processes.process(1) as two:
            await processes.there_for(two, 1)
            await processes.shown(1, " e3.")


async def test_two_people_who_look_anywhere_in_servers_of_two_processes_play_one_game_that_both_servers_show(
    processes: Processes,
) -> None:
    people = (processes.anna, processes.ben)

    def shown(shard: int) -> list[Message]:
        there = processes.anna.messages(processes.channels[shard])
        return [each for each in there if "someone from elsewhere" in each.text]

    def boards_of(person: Person) -> list[Message]:
        written = person.messages(person.direct_messages(processes.application))
        return [each for each in written if is_board(each, 1)]

    async with processes.process(0) as one, processes.process(1) as two:
        for shard, bot in enumerate((one, two)):
            await processes.there_for(bot, shard)
            hall = ChannelId(processes.channels[shard].id)
            await bot.get(LobbyServers).choose(
                GuildId(processes.guilds[shard].id),
                partial(replace, openness=Openness.OPEN, channel=hall),
                by=UserId(processes.anna.id),
            )
        for shard, person in enumerate(people):
            page = await answer_to(await person.command(processes.channels[shard], "dvonn-club opponent", {}))
            where = next(each for each in page.selects if "find-wish:reach" in each.custom_id)
            await answer_to(await person.select(page, where.custom_id, "Where: anywhere"))
            await answer_to(await person.click(page, "Find an opponent"))
        for bot in (one, two, one, two):
            await bot.scheduler.look()
            await bot.presenter.idle()
        await processes.playground.wait_until(
            lambda: all(len(boards_of(person)) == 1 for person in people), what="both boards"
        )
        assert [len(shown(shard)) for shard in (0, 1)] == [1, 1]
        async with one.store.read() as uow:
            assert len(await uow.matches.running_of(UserId(processes.anna.id))) == 1


async def test_each_process_shows_its_server_the_season_of_a_league_that_both_play(
    processes: Processes,
) -> None:
    people = [processes.anna, processes.ben]
    for name in ("cleo", "dora"):
        people.append(processes.playground.create_user(name, display_name=name.title()))
        processes.guilds[1].add_member(people[-1])
    homes = [
        LeagueServer(GuildId(guild.id), ChannelId(processes.channels[shard].id), in_thread=False, name="")
        for shard, guild in sorted(processes.guilds.items())
    ]
    manager = UserId(processes.anna.id)

    def tables(shard: int) -> list[int]:
        """How many pictures each thread in the channel of a shard's server has."""
        posted = [processes.anna.messages(there) for there in processes.guilds[shard].threads]
        return [len([each for each in messages if each.media]) for messages in posted]

    def boards(person: Person) -> int:
        written = person.messages(person.direct_messages(processes.application))
        return len([each for each in written if each.media])

    async with processes.process(0) as one, processes.process(1) as two:
        for shard, bot in enumerate((one, two)):
            await processes.there_for(bot, shard)
        now = datetime.now(UTC)
        season = await one.get(Leagues).start(homes[0], Terms("Winter league"), now.date(), by=manager)
        code, _ = await one.get(LeagueServers).invite(homes[0].guild, by=manager)
        await two.get(LeagueServers).join(homes[1], code, by=manager)
        async with one.store.write() as uow:
            await SeasonRepository(uow).advance(season, Stage.ASKED, now, starts_at=now)
        for number, person in enumerate(people):
            known = domain.Person(UserId(person.id), person.shown_name)
            await one.get(Leagues).join(homes[number // 2].guild, known)
        for bot in (one, two, one, two, one, two):
            await bot.scheduler.look()
            await bot.presenter.idle()
        await processes.playground.wait_until(
            lambda: [tables(shard) for shard in (0, 1)] == [[1], [1]], what="both tables"
        )
        async with one.store.read() as uow:
            league = await LeagueRepository(uow).of(homes[0].guild)
        assert league is not None
        assert [server.name for server in league.servers] == ["Club", "Club"]
        await processes.playground.wait_until(
            lambda: [boards(person) for person in people] == [len(people) - 1] * len(people),
            what="all boards",
        )


async def test_a_board_that_a_killed_process_posted_and_did_not_record_does_not_stay_beside_the_next_one(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]

    async def killed_before(*_: object, **__: object) -> None:
        raise StoreUnavailableError

    async with processes.process(1) as one:
        await processes.there_for(one, 1)
        await processes.begin(1)
        await one.presenter.idle()
        with monkeypatch.context() as killed:
            killed.setattr(Boards, "record", killed_before)
            killed.setattr(Boards, "adopt", killed_before)
            anna.begin_command(there, "dvonn move", {"move": "c3"})
            await processes.playground.wait_until(lambda: len(processes.boards(1)) == 2, what="two boards")
            await one.close()
    monkeypatch.setattr(ServerChanges, "meet", lambda _: None)
    monkeypatch.setattr(Presenter, "look_around", lambda _: None)  # people are quicker
    async with processes.process(1) as two:
        await processes.there_for(two, 1)
        await processes.use(ben, there, "move", move="d3")
        await processes.shown(1, " d3.")


async def test_a_process_that_stops_answers_until_another_one_has_its_shards_and_its_successor_takes_them_back(
    processes: Processes,
) -> None:
    there = processes.channels[0]
    async with processes.process(1) as other:
        await processes.there_for(other, 1)
        async with processes.process(0) as leaving:
            await processes.there_for(leaving, 0)
            assert leaving.cluster
            assert other.cluster
            async with other.cluster._connecting:  # as if Discord let no shard identify yet
                handing_over = asyncio.create_task(leaving.cluster.hand_over())
                await eventually(lambda: bool(other.cluster and other.cluster._offered))
                await processes.begin(0)
                assert leaving.store.shard_set == ShardSet(SHARDS, frozenset({0}))
            await processes.there_for(other, 0, 1)
            await handing_over
            assert leaving.store.shard_set == ShardSet(SHARDS)
            await processes.use(processes.anna, there, "move", move="c3")
        await processes.use(processes.ben, there, "move", move="d3")
        await processes.shown(0, " d3.")
        async with processes.process(0) as successor:
            await processes.there_for(successor, 0)
            await processes.there_for(other, 1)
            await processes.use(processes.anna, there, "move", move="e3")
            await processes.shown(0, " e3.")


async def test_processes_that_stop_at_once_do_not_wait_for_each_other(processes: Processes) -> None:
    async with processes.process(0) as one, processes.process(1) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        assert one.cluster
        assert two.cluster
        await asyncio.gather(one.cluster.hand_over(), two.cluster.hand_over())
        assert (one.store.shard_set, two.store.shard_set) == (
            ShardSet(SHARDS, frozenset({0})),
            ShardSet(SHARDS, frozenset({1})),
        )
        one.cluster._all_taken = None
        await two.cluster.hand_over()
        await processes.there_for(one, 0, 1)


async def test_a_process_alone_hands_nothing_over(processes: Processes) -> None:
    async with processes.process(0, 1) as one:
        await processes.there_for(one, 0, 1)
        assert one.cluster
        await one.cluster.hand_over()
        assert one.store.shard_set == ShardSet(SHARDS, frozenset({0, 1}))


async def test_a_process_that_was_frozen_serves_its_shard_again_once_the_other_process_is_gone(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarting, go_on = asyncio.Event(), asyncio.Event()
    connect = DiscordWebSocket.from_client

    async def slowly(*client: Bot, **options: Any) -> DiscordWebSocket:  # noqa: ANN401  discord.py's own
        if options.get("resume"):
            restarting.set()
            await go_on.wait()
        return await connect(*client, **options)

    monkeypatch.setattr(DiscordWebSocket, "from_client", slowly)
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        async with processes.process(1) as two:
            await processes.there_for(two, 1)
            await a_minute_passes(two)  # in which the first one is frozen
            await processes.there_for(two, 0, 1)
            shard = one.get_shard(0)
            assert shard
            await shard._parent.ws.close(4000)  # as discord.py closes a connection on which nothing was heard
            await restarting.wait()
            await a_beat(one)
            go_on.set()
            assert one.store.shard_set == ShardSet(SHARDS)
        await one.presenter.idle()
        assert one.get_shard(0).is_closed()  # type: ignore[union-attr]
        for _ in range(2):
            await a_minute_passes(one)
        await processes.there_for(one, 0, 1)
        assert one.is_connected
        await processes.begin(0)


async def test_a_connected_shard_whose_lease_comes_back_is_served_at_the_next_beat(
    processes: Processes,
) -> None:
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        assert one.cluster
        one.cluster._ready -= {0}  # it has taken the lease over while the shard was connected
        one.cluster.check_lapse()
        await a_beat(one)
        await processes.there_for(one, 0)


async def test_a_shard_that_is_resumed_after_its_lease_has_come_back_is_served(processes: Processes) -> None:
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        assert one.cluster
        one.cluster._ready -= {0}
        one.cluster.check_lapse()
        processes.playground.faults.drop_gateway()
        await processes.there_for(one, 0)


async def test_a_process_does_not_stay_connected_to_a_shard_that_is_not_leased_to_it(
    processes: Processes,
) -> None:
    async with processes.process(0) as one, processes.process(1) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        await two.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 0)
        assert two.connections.is_open(0)
        await a_beat(two)
        assert not two.connections.is_open(0)
        assert one.connections.is_open(0)


async def test_while_the_database_is_gone_people_are_answered_by_a_process_whose_leases_have_lapsed(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes.process(0) as one:
        await processes.there_for(one, 0)

        def fail() -> None:
            raise StoreUnavailableError

        assert one.cluster
        with monkeypatch.context() as outage:
            outage.setattr(client, "SOON", 0.0)
            outage.setattr(one.store, "write", fail)
            outage.setattr(one.store, "read", fail)
            outage.setattr(one.cluster, "_renewed", -60.1 - LAPSES_AFTER.total_seconds())
            one.cluster.check_lapse()
            assert one.store.shard_set == ShardSet(SHARDS)
            answer = await processes.use(processes.anna, processes.channels[0], "move", move="c3")
        assert "I can’t reach my database right now" in answer.text


async def test_what_one_process_commits_is_heard_where_another_one_shows_or_remembers_it(
    processes: Processes,
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]
    home = anna.direct_messages(processes.application)
    async with processes.process(0) as one, processes.process(1) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        await processes.begin(1)
        panel = await processes.use(anna, home, "next")
        assert "Row 3 (11)" in labels(panel)
        await processes.use(anna, there, "move", move="c3")
        await processes.playground.wait_until(lambda: "Row 3 (10)" in labels(panel), what="the panel")
        await processes.use(ben, there, "move", move="d3")
        await processes.playground.wait_until(lambda: "Row 3 (9)" in labels(panel), what="the panel again")

        assert UserId(anna.id) in two.people.locales
        await one.people.choose(UserId(anna.id), lambda before: replace(before, language="de"))
        await eventually(lambda: UserId(anna.id) not in two.people.locales)
        assert "Reihe 3 (9)" in labels(await processes.use(anna, there, "next"))


async def test_a_process_that_hears_nothing_makes_up_for_it_at_the_next_beat_of_its_leases(
    processes: Processes,
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]
    home = anna.direct_messages(processes.application)
    async with processes.process(0, told=Deaf()) as one, processes.process(1, told=Deaf()) as two:
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        await processes.begin(1)
        for each in (one, two):
            await a_beat(each)  # it would hear of that

        panel = await processes.use(anna, home, "next")
        await processes.use(anna, there, "move", move="c3")
        assert "Row 3 (11)" in labels(panel)
        await a_beat(one)
        await processes.playground.wait_until(lambda: "Row 3 (10)" in labels(panel), what="the panel")
        assert not one.people.locales

        await processes.use(ben, ben.direct_messages(processes.application), "move", move="d3")
        await processes.shown(1, " c3.")
        await a_beat(two)
        await processes.shown(1, " d3.")


async def test_direct_messages_that_wait_and_deadlines_of_a_dead_process_are_seen_to_by_the_one_that_takes_over(
    processes: Processes,
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        async with processes.process(1) as two:
            await processes.there_for(two, 1)
            await processes.begin(1, pace="1d")
            for person, space in ((anna, "c3"), (ben, "e3"), (anna, "f3"), (ben, "d3")):
                await processes.use(person, there, "move", move=space)
        store = Store.connected(processes.url)
        async with store.write() as uow:  # the last that it has done
            guild = (await uow.matches.find(MatchId(1))).venue.guild
            await uow.direct_messages.write(OPPONENT_AWAY, UserId(ben.id), guild, MatchId(1))
        await store.close()
        private = ben.direct_messages(processes.application)
        processes.put_clocks_forward(timedelta(days=2))
        await one.scheduler.look()
        await one.presenter.idle()
        assert ben.messages(private) == []
        assert " d3." in processes.boards(1)[0].text

        await a_minute_passes(one)
        await processes.there_for(one, 0, 1)
        await one.scheduler.look()
        await processes.playground.wait_until(
            lambda: len(ben.messages(private)) == 1, what="the direct message"
        )
        assert "is back" in ben.messages(private)[0].text
        await one.presenter.idle()
        assert " d3." in processes.boards(1)[0].text  # nobody loses the time for which no process was there

        processes.put_clocks_forward(timedelta(days=1, minutes=1))
        await one.scheduler.look()
        await processes.shown(1, "ran out of time")
        assert len(ben.messages(private)) == 1


async def test_two_processes_divide_everything_take_turns_and_stand_in_for_each_other(
    processes: Processes,
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]
    async with processes.process(0) as one, contextlib.AsyncExitStack() as killed:
        two = await killed.enter_async_context(processes.process(1))
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)

        # The process of a server's shard answers and shows all that happens there, and once.
        await processes.begin(1)

        # In direct messages it is another process that answers: it has the board shown where it stands.
        home = anna.direct_messages(processes.application)
        await processes.use(anna, home, "move", move="c3")
        await processes.shown(1, " c3.")

        # It knows who has left a server that another process sees.
        cleo = processes.playground.create_user("cleo")
        for user, has_left in ((anna, False), (cleo, True)):
            guild = GuildId(processes.guilds[1].id)
            assert await one.visibility.has_left(guild, UserId(user.id)) is has_left

        # A new process is started for the shard. While both hear of everything, one of them answers, and shows.
        three = await killed.enter_async_context(processes.process(1, overlapping=True))
        for person, space in ((ben, "d3"), (anna, "e3"), (ben, "f3")):
            answer = await processes.use(person, there, "move", move=space)
            assert answer.deleted or f"Played: **{space}**" in answer.text
            await processes.shown(1, f" {space}.")
        assert three.cluster
        Cluster.shard_ready(three.cluster, 1)
        await processes.there_for(three, 1)
        await processes.there_for(two)

        # The process of a shard dies: after a minute another one is there for it, and what was left is shown.
        held = processes.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
        anna.begin_command(there, "dvonn move", {"move": "g3"})
        await held.reached.wait()
        await killed.aclose()
        held.release()
        await a_minute_passes(one)
        await processes.there_for(one, 0, 1)
        await processes.shown(1, " g3.")
        await processes.use(ben, there, "move", move="h3")
        await processes.shown(1, " h3.")

        # It is started again, takes its shard back, and dies once more.
        async with processes.process(1) as four:
            await processes.there_for(four, 1)
            await processes.there_for(one, 0)
        await a_minute_passes(one)
        await processes.there_for(one, 0, 1)
        await processes.use(anna, there, "move", move="i3")
        await processes.shown(1, " i3.")


async def test_over_http_any_process_receives_and_the_one_that_serves_the_shard_answers(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, there = processes.anna, processes.ben, processes.channels[1]
    monkeypatch.setattr(interaction_endpoint, "TAKEN_UP_WITHIN", PATIENCE)
    async with processes.process(0) as one, contextlib.AsyncExitStack() as stopped:
        two = await stopped.enter_async_context(processes.process(1))
        await processes.there_for(one, 0)
        await processes.there_for(two, 1)
        await processes.balance_to(one)
        await processes.begin(1)  # on the shard of the other process
        panel = await answer_to(await anna.click(processes.boards(1)[-1], "Place a piece"))
        assert not one.presenter.panels._open
        await processes.use(anna, there, "move", move="c3")
        await processes.shown(1, " c3.")
        await processes.use(ben, ben.direct_messages(processes.application), "move", move="d3")
        await processes.shown(1, " d3.")
        await processes.playground.wait_until(lambda: "Row 3 (9)" in labels(panel), what="the panel")
        offered = await anna.autocomplete(there, "dvonn move", {"move": "e"}, focused="move")
        assert {choice.value for choice in offered} >= {"e1", "e2"}

        await processes.balance_to(two)
        await processes.use(anna, anna.direct_messages(processes.application), "move", move="e3")
        await processes.shown(1, " e3.")

        # While no process serves the shard, the receiving one asks people to try again.
        await processes.balance_to(one)
        await stopped.aclose()
        monkeypatch.setattr(interaction_endpoint, "TAKEN_UP_WITHIN", 0.0)
        answer = await processes.use(ben, there, "move", move="f3")
        assert "I’m restarting and couldn’t finish this" in answer.text
        monkeypatch.setattr(interaction_endpoint, "TAKEN_UP_WITHIN", PATIENCE)
        await a_minute_passes(one)
        await processes.there_for(one, 0, 1)
        await processes.use(ben, there, "move", move="f3")
        await processes.shown(1, " f3.")


async def test_over_http_a_process_answers_itself_what_it_can_not_pass_on(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes.process(0) as one:
        await processes.there_for(one, 0)
        await processes.balance_to(one)
        with monkeypatch.context() as long:
            long.setattr(domain_cluster, "LONGEST_MESSAGE", 0)
            answer = await processes.use(processes.anna, processes.channels[1], "help")
            assert "/dvonn" in answer.text

        def fail() -> None:
            raise StoreUnavailableError

        with monkeypatch.context() as outage:
            outage.setattr(client, "SOON", 0.0)
            outage.setattr(one.store, "write", fail)
            outage.setattr(one.store, "read", fail)
            answer = await processes.use(processes.anna, processes.channels[1], "move", move="c3")
        assert "I can’t reach my database right now" in answer.text
