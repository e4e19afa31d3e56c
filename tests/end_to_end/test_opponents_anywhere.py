"""Looking for an opponent anywhere: people of two servers, or of none, play in their direct messages."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from bot.domain import ChannelId, GuildId, Match, MatchId, UserId
from bot.domain.ids import NO_SERVER, PastId
from bot.features.lobby.open_server import LobbyServer, Openness
from bot.features.lobby.repository import LobbyRepository
from bot.features.lobby.service import Lobby, LobbyServers
from bot.features.watching.handlers import Watch
from bot.pages.history import ShowHistory
from discord_playground import Guild, Message, Permission, Person, TextChannel
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planted import press_control
from tests.end_to_end.test_lobby import waiting
from tests.end_to_end.test_private_matches import board, direct, harmless, tap

MOST_REQUESTS = 11
"""The bot's requests to Discord for a move of two presses that is shown in two channels and to both players."""


@dataclass
class Server:
    """A server, a channel where people ask, and another that shows games with people from elsewhere."""

    club: Club
    guild: Guild
    games: TextChannel
    hall: TextChannel

    async def choose(self, change: Callable[[LobbyServer], LobbyServer]) -> None:
        servers = self.club.bot.get(LobbyServers)
        await servers.choose(GuildId(self.guild.id), change, by=UserId(self.club.olga.id))

    async def open(self, openness: Openness = Openness.OPEN) -> None:
        name = self.guild.name if openness is Openness.NAMED else ""
        hall = ChannelId(self.hall.id)
        await self.choose(lambda server: replace(server, openness=openness, channel=hall, name=name))

    @property
    def shown(self) -> list[Message]:
        """The messages in the channel that shows games."""
        return self.club.olga.messages(self.hall)


@pytest.fixture
async def here(club: Club) -> Server:
    server = Server(club, club.guild, club.channel, club.guild.create_text_channel("hall"))
    await server.open()
    return server


@pytest.fixture
async def there(club: Club) -> Server:
    guild = club.playground.create_guild("Abroad", owner=club.olga)
    server = Server(club, guild, guild.create_text_channel("games"), guild.create_text_channel("hall"))
    guild.add_bot(club.application)
    await club.quiet()
    await server.open()
    return server


@pytest.fixture
def emil(club: Club, there: Server) -> Person:
    """A member of the server abroad only."""
    person = club.playground.create_user("emil", display_name="Emil")
    there.guild.add_member(person)
    return person


async def look(club: Club, person: Person, server: Server | None, *, anywhere: bool = True) -> Message:
    """Have a person look for a game with a random setup, from a server or from direct messages; return the answer."""
    channel = server.games if server else direct(club, person)
    page = await club.use(person, "dvonn-club opponent", channel=channel)
    await choose(club, person, page, "setup", "Setup: random")
    if anywhere and server:
        await choose(club, person, page, "reach", "Where: anywhere")
    return await club.press(person, page, "Find an opponent")


async def choose(club: Club, person: Person, page: Message, aspect: str, label: str) -> None:
    select = next(each for each in page.selects if each.custom_id.startswith(f"dvonn:find-wish:{aspect}"))
    await club.select(person, page, select.custom_id, label)


async def paired(club: Club, here: Server, there: Server, emil: Person) -> Match:
    """Let Anna and Emil find each other."""
    await look(club, club.anna, here)
    await look(club, emil, there)
    await all_is_shown(club)
    return await club.stored()


async def all_is_shown(club: Club) -> None:
    await club.quiet()
    await club.time_passes(minutes=1)


async def test_two_people_of_two_servers_play_in_direct_messages_and_both_servers_look_on(
    club: Club, here: Server, there: Server, emil: Person
) -> None:
    answer = await look(club, club.anna, here)
    assert "No one fits right now" in answer.text
    (notice,) = club.direct_messages(club.anna)
    assert "Looking for an opponent anywhere" in notice.text
    assert notice.is_silent
    answer = await look(club, emil, there)
    assert "I’ve found an opponent: Anna. Game 1" in answer.text
    assert "Club" not in answer.text
    await all_is_shown(club)
    match = await club.stored()
    assert (match.venue.guild, match.stakes.wished) == (NO_SERVER, True)
    assert await waiting(club) == []
    assert notice.deleted
    for person, opponent in ((club.anna, "Emil"), (emil, "Anna")):
        assert f"I’ve found an opponent: {opponent}." in board(club, person).text
    for server in (here, there):
        (shown,) = server.shown
        assert "A game with someone from elsewhere" in shown.text
        assert "Anna" in shown.text
        assert "Emil" in shown.text
        assert shown.is_silent
        assert labels(shown) == ["Watch", "History", "Find an opponent"]
    assert "Game 1" in (await club.press(club.cleo, here.shown[0], "History")).text
    assert (
        "Find an opponent anywhere" in (await club.press(club.cleo, here.shown[0], "Find an opponent")).text
    )

    mover, other = (club.anna, emil) if match.player_to_move == club.anna.id else (emil, club.anna)
    for player in (mover, other):
        before = len(club.playground.requests)
        await tap(club, player)
        await club.time_passes(minutes=1)
        assert len(club.playground.requests) - before <= MOST_REQUESTS
        last = str((await club.stored()).game.moves[-1])
        for server in (here, there):
            (shown,) = server.shown
            assert f"{last[:2]} → {last[2:]}" in shown.text

    for asks, moves in ((other, mover), (mover, other)):
        more = await club.press(asks, board(club, asks), "More")
        for _ in range(2):  # it asks first
            await (await asks.click(more, "Offer a draw")).settled()
            await club.quiet()
        assert more.deleted, more.text  # the board beside it shows the offer
        assert "You offered a draw" in board(club, asks).text
        assert "offers a draw" in board(club, moves).text
        chosen = harmless(await club.stored())
        panel = await club.press(moves, board(club, moves), "Move")
        await club.press(moves, panel, chosen[:2])
        target = next(each for each in labels(panel) if each.startswith(chosen[2:]))
        await (await moves.click(panel, target)).settled()
        await all_is_shown(club)
        assert (await club.stored()).offer is None

    await club.press(emil, await club.use(emil, "resign", {"match": 1}, channel=direct(club, emil)), "Resign")
    await all_is_shown(club)
    for server in (here, there):
        (shown,) = server.shown
        assert "resigned" in shown.text
        assert shown.pings == set()
    assert "You won" in board(club, club.anna).text


async def test_nobody_sees_more_than_the_channel_that_shows_the_game(
    club: Club, here: Server, there: Server, emil: Person
) -> None:
    here.hall.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    here.hall.set_permissions(
        club.guild.members[club.application.user.id],
        allow=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.ATTACH_FILES,
    )
    await paired(club, here, there, emil)
    assert len(here.shown) == 1
    history = ShowHistory(PastId(MatchId(1)))
    assert "There’s no game 1" in (await press_control(club, club.cleo, history)).text
    assert "Game 1" in (await press_control(club, club.olga, history)).text
    for command in ("games", "watch"):
        answer = await club.use(club.cleo, command, {"player": club.anna} if command == "games" else {})
        assert "Emil" not in answer.text

    await club.prefer(emil, private=True)
    await all_is_shown(club)
    assert [server.shown for server in (here, there)] == [[], []]
    assert not (await club.stored()).is_over


async def test_whoever_sees_the_channel_watches_the_game_and_is_reminded_of_it_as_long_as_they_see_it(
    club: Club, here: Server, there: Server, emil: Person
) -> None:
    match = await paired(club, here, there, emil)
    first, second = (club.anna, emil) if match.player_to_move == club.anna.id else (emil, club.anna)
    panel = await club.press(club.cleo, here.shown[0], "Watch")
    await club.press(club.cleo, panel, "Each move")
    await tap(club, first)
    await all_is_shown(club)
    (notice,) = club.direct_messages(club.cleo)
    assert "Game 1 (Club)" in notice.text
    (link,) = [button for button in notice.buttons if button.label == "Go to the board"]
    assert str(link.url).endswith(f"/{club.guild.id}/{here.hall.id}/{here.shown[0].id}")
    assert "Anna" in (await club.watched(club.cleo)).text
    await club.use(club.cleo, "remind", {"match": 1}, channel=here.hall)
    await club.time_passes(days=1, minutes=1)
    reminder = club.direct_messages(club.cleo)[-1]
    assert "Your reminder" in reminder.text
    assert "Game 1 (Club)" in reminder.text
    assert link.url in [button.url for button in reminder.buttons]
    await club.use(club.cleo, "remind", {"match": 1}, channel=here.hall)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=here.hall)
    await tap(club, second)
    await club.time_passes(days=1, minutes=1)
    assert club.direct_messages(club.cleo) == [notice, reminder]
    watch = await press_control(club, club.cleo, Watch(match.id))
    assert "There’s no game 1" in watch.text


async def test_a_server_that_closes_no_longer_shows_the_game_which_goes_on(
    club: Club, here: Server, there: Server, emil: Person
) -> None:
    await paired(club, here, there, emil)
    await there.choose(lambda server: replace(server, openness=Openness.CLOSED))
    mover = await club.stored()
    await tap(club, club.anna if mover.player_to_move == club.anna.id else emil)
    await all_is_shown(club)
    assert there.shown == []
    assert len(here.shown) == 1
    page = await club.use(emil, "dvonn-club opponent", channel=there.games)
    assert "in direct messages with me" in page.text
    assert not any("Where" in select.placeholder for select in page.selects if select.placeholder)


async def test_people_outside_of_servers_look_too_and_learn_the_server_only_if_it_tells_its_name(
    club: Club, there: Server, emil: Person
) -> None:
    form = await club.use(emil, "dvonn-club opponent", channel=there.games)
    await choose(club, emil, form, "reach", "Where: anywhere")
    assert "this server’s name" not in form.text
    await there.open(Openness.NAMED)
    await choose(club, emil, form, "setup", "Setup: random")
    assert "Your opponent also learns this server’s name" in form.text
    answer = await look(club, emil, there)
    assert "No one fits" in answer.text
    page = await club.use(club.anna, "dvonn-club opponent", channel=direct(club, club.anna))
    assert "1 person is looking for a game over several days" in page.text
    assert "Abroad" not in page.text
    await choose(club, club.anna, page, "setup", "Setup: random")
    await club.press(club.anna, page, "Find an opponent")
    await all_is_shown(club)
    board(club, club.anna)
    (shown,) = there.shown
    assert "someone from elsewhere" in shown.text


async def test_in_a_group_chat_a_search_is_private_and_its_game_begins_in_direct_messages(
    club: Club, there: Server, emil: Person
) -> None:
    await look(club, emil, there)
    chat = club.anna.open_group_chat(club.cleo, name="Friends")
    club.anna.install(club.application)
    page = await club.use(club.anna, "dvonn-club opponent", channel=chat)
    assert page.ephemeral
    await choose(club, club.anna, page, "setup", "Setup: random")
    answer = await club.press(club.anna, page, "Find an opponent")
    await all_is_shown(club)
    assert answer.ephemeral
    assert "I’ve found an opponent: Emil" in answer.text
    assert club.cleo.messages(chat) == []
    board(club, club.anna)


@pytest.mark.parametrize("command", ["games", "next", "challenge"])
async def test_pages_in_direct_messages_lead_to_a_search(club: Club, command: str) -> None:
    page = await club.use(club.anna, command, channel=direct(club, club.anna))
    form = await club.press(club.anna, page, "Find an opponent")
    assert "Find an opponent anywhere" in form.text


async def test_a_search_in_direct_messages_ends_there(club: Club) -> None:
    await look(club, club.anna, None)
    (notice,) = club.direct_messages(club.anna)
    assert labels(notice)[0] == "Stop looking"
    await club.press(club.anna, notice, "Stop looking")
    await all_is_shown(club)
    assert notice.deleted
    assert await waiting(club) == []
    await look(club, club.anna, None)
    await club.time_passes(days=7, minutes=1)
    await club.time_passes(minutes=1)
    assert await waiting(club) == []
    assert club.direct_messages(club.anna) == []


async def test_whoever_takes_no_direct_messages_is_told_and_paired_with_nobody(
    club: Club, here: Server, there: Server, emil: Person
) -> None:
    await look(club, emil, there)
    club.anna.refuse_direct_messages(club.application)
    answer = await look(club, club.anna, here)
    assert "I can’t send you direct messages" in answer.text
    assert await waiting(club) == [emil.id]


async def test_a_kill_between_pair_and_beginning_costs_neither_the_game_nor_the_boards(
    club: Club, here: Server, there: Server, emil: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await look(club, club.anna, here)

    begin: Callable[..., Awaitable[Match | None]] = Lobby.begin

    async def not_paired(self: Lobby, user: UserId, **options: object) -> Match | None:
        own = await self.find(user)
        return await begin(self, user, **options) if own is None or own.opponent is None else None

    with monkeypatch.context() as stopped:
        stopped.setattr(Lobby, "begin", not_paired)
        await look(club, emil, there)
        assert len(await waiting(club)) == 2
        await club.kill_bot()
    await club.start_bot()
    await all_is_shown(club)
    await club.time_passes(minutes=1)
    for person in (club.anna, emil):
        board(club, person)
    assert [len(server.shown) for server in (here, there)] == [1, 1]
    assert await waiting(club) == []


@pytest.fixture
async def role(club: Club, here: Server) -> int:
    """A role that everyone may mention, and that is pinged for opponents."""
    made = club.guild.create_role("players", mentionable=True)
    await club.quiet()
    await here.choose(lambda server: replace(server, role=made.id))
    return made.id


async def test_a_role_is_pinged_once_a_day_when_someone_looks_and_nobody_waits(
    club: Club, here: Server, role: int
) -> None:
    await look(club, club.anna, here, anywhere=False)
    await club.quiet()
    (call,) = here.shown
    assert [each.id for each in call.mentions.roles] == [role]
    assert "Someone is looking for an opponent" in call.text
    assert "Anna" not in call.text
    await look(club, club.ben, here, anywhere=False)
    await all_is_shown(club)
    assert "No one is looking anymore" in call.text
    await look(club, club.cleo, here, anywhere=False)
    await all_is_shown(club)
    assert here.shown == [call]
    await club.time_passes(days=8)
    await look(club, club.anna, here)
    await all_is_shown(club)
    assert call.deleted


async def test_managers_open_the_server_and_the_log_says_so(club: Club, dora: Person) -> None:
    page = await club.use(dora, "dvonn-admin opponent")
    await club.select(dora, page, "dvonn:lobby-openness", "Open, and this server’s name is told")
    await club.select(dora, page, "dvonn:lobby-channel", club.channel)
    role = club.guild.create_role("players")
    club.forbid(Permission.MENTION_EVERYONE)
    await club.quiet()
    await club.select(dora, page, "dvonn:lobby-role", role)
    assert "I can’t ping this role" in page.text
    log = await club.use(dora, "dvonn-admin log")
    assert "Opponents from elsewhere:** Open, and this server’s name is told" in log.text
    async with club.store.read() as uow:
        server = await LobbyRepository(uow).server(GuildId(club.guild.id))
    assert (server.openness, server.channel, server.name) == (Openness.NAMED, club.channel.id, "Club")
