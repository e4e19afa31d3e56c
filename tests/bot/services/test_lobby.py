"""The rule for pairing two people who look for an opponent anywhere."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from bot.domain import ChannelId, GuildId, Match, Person, Venue
from bot.domain.events import Resigned
from bot.domain.ids import NO_SERVER
from bot.domain.moderation import Ban
from bot.domain.refusals import Refused
from bot.domain.view import ViewState
from bot.features.lobby.open_server import Openness
from bot.features.lobby.refusals import SERVER_CLOSED
from bot.features.lobby.repository import ANYWHERE_BOARD, LobbyRepository, anywhere_key, seek_key
from bot.features.lobby.seek import Reach, Seek, Wish
from bot.features.lobby.service import Lobby, LobbyServers
from bot.services import Challenges
from bot.services.match_lifecycle import continue_match
from bot.storage import Store, UnitOfWork
from tests.bot.company import ANNA, BEN, CLEO, Clock

HERS, HIS, OTHER = GuildId(11), GuildId(12), GuildId(13)
"""The server of Anna, that of Ben, and another one."""


@dataclass
class Company:
    """Anna looks in her server, Ben in his; both are open."""

    store: Store
    lobby: Lobby
    servers: LobbyServers
    clock: Clock

    async def choose(self, guild: GuildId, openness: Openness) -> None:
        await self.servers.choose(
            guild,
            lambda server: replace(server, openness=openness, channel=ChannelId(guild + 100)),
            by=CLEO.id,
        )

    async def look(
        self, person: Person, guild: GuildId, reach: Reach = Reach.ANYWHERE, *, reached: bool = True
    ) -> Seek:
        direct = ChannelId(person.id + 50)
        venue = Venue.direct(direct) if guild == NO_SERVER else Venue(guild, ChannelId(7))
        await self.lobby.seek(person, venue, Wish(reach=reach), direct=direct)
        async with self.store.write() as uow:
            if reached:
                await self.note_reached(uow, person)
        seek = await self.lobby.find(person.id)
        assert seek
        return seek

    async def note_reached(self, uow: UnitOfWork, person: Person) -> None:
        await LobbyRepository(uow).note_reached(person.id, self.clock(), self.clock())

    async def refuse(self, person: Person) -> None:
        """Let Discord refuse a direct message to someone whom one has reached before."""
        self.clock.go_on(hours=1)
        async with self.store.write() as uow:
            await uow.people.close_direct(person.id, self.clock())

    async def ban(self, person: Person, guild: GuildId) -> None:
        async with self.store.write() as uow:
            await uow.bans.save(Ban(guild, person.id, self.clock()))

    async def block(self) -> None:
        async with self.store.write() as uow:
            await uow.blocks.add(BEN.id, ANNA.id, self.clock())

    async def are_paired(self) -> bool:
        """Whether Anna fits Ben, and their match begins."""
        own, fitting = await self.lobby.fitting(BEN.id)
        if own is None or [seek.user for seek in fitting] != [ANNA.id]:
            return False
        await self.lobby.pair(own, fitting[0], in_direct_messages=True)
        return await self.lobby.begin(BEN.id) is not None


@pytest.fixture
async def company(store: Store, challenges: Challenges, clock: Clock) -> Company:
    lobby, servers = Lobby(store, challenges, clock=clock), LobbyServers(store, clock=clock)
    made = Company(store, lobby, servers, clock)
    for guild in (HERS, HIS):
        await made.choose(guild, Openness.OPEN)
    return made


async def nothing(_: Company) -> None:
    pass


PAIRED = {
    "both are open": (HERS, HIS, nothing),
    "neither is in a server": (NO_SERVER, NO_SERVER, nothing),
    "one is in no server": (NO_SERVER, HIS, nothing),
    "a server that isn't concerned has banned one": (HERS, HIS, lambda all_: all_.ban(BEN, OTHER)),
    "the server of one who looks elsewhere has banned the other": (
        NO_SERVER,
        HIS,
        lambda all_: all_.ban(BEN, HERS),
    ),
}
NOT_PAIRED = {
    "hers has banned him": (HERS, NO_SERVER, lambda all_: all_.ban(BEN, HERS)),
    "his has banned her": (HERS, HIS, lambda all_: all_.ban(ANNA, HIS)),
    "hers was closed": (HERS, HIS, lambda all_: all_.choose(HERS, Openness.CLOSED)),
    "his was closed": (HERS, HIS, lambda all_: all_.choose(HIS, Openness.CLOSED)),
    "one has blocked the other": (HERS, HIS, lambda all_: all_.block()),
    "one takes no direct messages any more": (HERS, NO_SERVER, lambda all_: all_.refuse(ANNA)),
}
Change = Callable[[Company], Awaitable[None]]


@pytest.mark.parametrize(
    ("hers", "his", "change", "paired"),
    [
        *(pytest.param(*case, True, id=name) for name, case in PAIRED.items()),
        *(pytest.param(*case, False, id=name) for name, case in NOT_PAIRED.items()),
    ],
)
async def test_who_is_paired_depends_on_blocks_and_on_the_servers_in_which_they_look(
    company: Company, hers: GuildId, his: GuildId, change: Change, paired: bool
) -> None:
    await company.look(ANNA, hers)
    await company.look(BEN, his)
    await change(company)
    assert await company.are_paired() is paired


@pytest.mark.parametrize(
    "change",
    [
        NOT_PAIRED[case][2]
        for case in (
            "hers was closed",
            "hers has banned him",
            "one takes no direct messages any more",
        )
    ],
)
async def test_what_happens_after_the_pair_was_made_counts_when_the_match_begins(
    company: Company, change: Change
) -> None:
    anna, ben = await company.look(ANNA, HERS), await company.look(BEN, HIS)
    assert await company.lobby.pair(anna, ben, in_direct_messages=True)
    await change(company)
    assert await company.lobby.begin(ANNA.id) is None
    assert [await company.lobby.find(seek.user) for seek in (anna, ben)] == [anna, ben]


async def test_whom_no_message_has_reached_and_who_looks_in_one_server_only_meets_nobody_elsewhere(
    company: Company,
) -> None:
    await company.look(BEN, HIS)
    await company.look(ANNA, HERS, reached=False)
    assert not await company.are_paired()
    await company.look(ANNA, HERS, Reach.SERVER)
    assert not await company.are_paired()
    assert [seek.user for seek in await company.lobby.others_anywhere(than=CLEO.id)] == [BEN.id]


async def begin_again(company: Company) -> None:
    await company.look(ANNA, HERS, reached=False)


async def look_again(company: Company) -> None:
    await company.lobby.wait_on(ANNA.id)


@pytest.mark.parametrize("again", [begin_again, look_again])
async def test_whoever_has_refused_a_message_gets_a_new_one_which_has_to_arrive_first(
    company: Company, store: Store, again: Change
) -> None:
    await company.look(BEN, HIS)
    await company.look(ANNA, HERS)
    await company.refuse(ANNA)
    await again(company)
    async with store.read() as uow:
        views = await uow.views.all_of(seek_key(ANNA.id))
    assert [view.state for view in views] == [ViewState.STALE, ViewState.CURRENT]
    assert not await company.are_paired()
    company.clock.go_on(hours=1)
    async with store.write() as uow:
        await company.note_reached(uow, ANNA)
    assert await company.are_paired()


SHOWN_AGAIN = [
    (nothing, [HERS, HIS]),
    (lambda all_: all_.choose(HERS, Openness.CLOSED), [HIS]),
    (lambda all_: all_.ban(ANNA, HIS), [HERS]),
]


@pytest.mark.parametrize(("change", "shown"), SHOWN_AGAIN)
async def test_a_rematch_is_shown_where_the_match_before_it_is_as_long_as_the_server_allows_that(
    company: Company, store: Store, challenges: Challenges, change: Change, shown: list[GuildId]
) -> None:
    await company.look(ANNA, HERS)
    await company.look(BEN, HIS)
    assert await company.are_paired()
    async with store.write() as uow:
        (match,) = await uow.matches.running_of(ANNA.id)
        await continue_match(uow, match, (match.event(Resigned(), company.clock(), by=ANNA.id),))
    await change(company)
    await challenges.rematch(match.id, ANNA)
    again = await challenges.rematch(match.id, BEN)
    assert isinstance(again, Match)
    async with store.read() as uow:
        views = await uow.views.of_kinds([ANYWHERE_BOARD], again.id)
    assert [view.guild for view in views] == shown


async def test_a_closed_server_takes_no_search_for_anywhere(company: Company) -> None:
    with pytest.raises(Refused) as refused:
        await company.look(ANNA, OTHER)
    assert refused.value.reason is SERVER_CLOSED


async def test_the_match_belongs_to_no_server_and_each_server_that_has_a_channel_shows_it(
    company: Company, store: Store
) -> None:
    await company.look(ANNA, HERS)
    await company.look(BEN, HIS)
    assert await company.are_paired()
    async with store.read() as uow:
        (match,) = await uow.matches.running_of(ANNA.id)
        shown = [await uow.views.find(anywhere_key(match.id, guild)) for guild in (HERS, HIS)]
        waits = await LobbyRepository(uow).waits(NO_SERVER, Wish().tempo)
    assert (match.venue.guild, match.stakes.wished) == (NO_SERVER, True)
    assert [view and view.channel for view in shown] == [HERS + 100, HIS + 100]
    assert len(waits) == 1
