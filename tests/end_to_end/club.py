"""A server with a channel, some people, and the real bot connected to it over real sockets."""

import asyncio
import contextlib
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from discord import AutoShardedClient
from discord.http import Route
from sqlalchemy import event

from bot import domain
from bot.app import Bot
from bot.catalogue import language_spoken
from bot.client import Observer
from bot.domain import ChannelId, GuildId, Match, MatchId, Pace, Players, Setup, UserId, Venue
from bot.services import Servers
from bot.services.match_lifecycle import begin_match, set_up, wants_thread
from bot.storage import Store
from playground import (
    AnswerType,
    Channel,
    Interaction,
    Message,
    Permission,
    Person,
    Playground,
    TextChannel,
    Thread,
)
from playground.discordpy import PATIENCE, caught_up, introduce
from tests.bot.storage.prepared import prepare
from tests.end_to_end import synced
from tests.end_to_end.boards import is_board
from tests.end_to_end.told import Told


async def withdraw(club: "Club", person: Person) -> None:
    """Let somebody take back the only challenge that they have made, where it is theirs to see."""
    listed = await club.use(person, "me challenges")
    assert "You withdrew" in (await club.press(person, listed, "Withdraw")).text


class Club:
    """Anna and Ben play, Cleo watches, Olga owns the server. `async with Club(path)` starts it all, the bot too.

    The bot has been there for some time, unless the server is `new` to it. Its database is a file, unless a `url`
    names another one.
    """

    observer: Observer | None = None
    """Observes the bot, where a test counts something."""

    def __init__(self, database: Path, *, url: str | None = None, new: bool = False) -> None:
        self.database = database
        self._url = url
        self._new = new
        self._started = False
        self.playground = Playground()
        self.ahead = timedelta()
        self._running = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self.playground.__aenter__()
        self.told = Told(self.playground)
        self.application = self.playground.create_application("DVONN")
        self.olga = self.playground.create_user("olga", display_name="Olga")
        self.guild = self.playground.create_guild("Club", owner=self.olga)
        self.channel = self.guild.create_text_channel("games")
        self.guild.add_bot(self.application)
        self.anna, self.ben, self.cleo = (self._join(name) for name in ("anna", "ben", "cleo"))
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        await self.playground.__aexit__(kind, error, trace)
        self.told.close()
        if error is None:
            assert self.told.given_away() == [], self.told.lines

    def _join(self, name: str) -> Person:
        person = self.playground.create_user(name, display_name=name.capitalize())
        self.guild.add_member(person)
        return person

    # the bot

    async def start_bot(self, *, seed: int = 1) -> None:
        """Connect a bot to the playground, and let it look around and at the clock as it does when it is ready."""
        Route.BASE = self.playground.api_url
        self.store = await self._opened()
        self._running.push_async_callback(self.store.close)
        if not self._new:
            async with self.store.write() as uow:
                await uow.welcomes.add(GuildId(self.guild.id), None)
                if not self._started:
                    await synced.settle_in(uow, self.application)
        self._connections: list[Any] = []
        event.listen(  # first of all, as opening one can be cut short too
            self.store._engine.sync_engine,
            "connect",
            lambda new, _: self._connections.append(new),
            insert=True,
        )
        self.rng = random.Random(seed)
        self.bot = Bot(self.store, clock=self.now, rng=self.rng, observer=self.observer)
        introduce(self.bot, self.playground)
        self.bot.presenter.patience = PATIENCE
        self.bot.presenter.challenge_messages.head_pace = 0.0
        await self.before_login()
        task = asyncio.create_task(self.bot.start(self.application.token))
        self._running.push_async_callback(_ended, task)
        self._running.push_async_callback(self.bot.close)
        await self.playground.connected(self.application)
        await self.bot.wait_until_ready()
        await self.bot.scheduler.look()  # after the look that it takes by itself, for which this one waits
        await self.quiet()
        if not self._started:
            await synced.note(self.store, self.application)
        self._started = True

    async def _opened(self) -> Store:
        """The bot's store, opened as a start does it; at the first one there is nothing to migrate."""
        if self._started:
            return await Store.open(self._url or f"sqlite+aiosqlite:///{self.database}")
        return Store.connected(self._url or prepare(self.database))

    async def before_login(self) -> None:
        """Nothing is to be done to a bot that was made."""

    async def stop_bot(self) -> None:
        """Stop it as SIGTERM does."""
        await self._running.aclose()
        await self.playground.disconnected(self.application)

    async def kill_bot(self) -> None:
        """End it between two transactions, so that nothing happens any more that it was about to do."""
        async with self.store._turn_to_write:
            its = {task for task in asyncio.all_tasks() if _module_of(task).startswith(("bot", "discord"))}
            for task in its:
                task.cancel()
            await asyncio.wait(its)
        self._running.pop_all()
        await AutoShardedClient.close(self.bot)
        await self.store.close()
        for connection in self._connections:  # a killed reader leaves its own behind
            await connection.driver_connection.close()
        await self.playground.disconnected(self.application)

    def now(self) -> datetime:
        """The time for everybody here."""
        return datetime.now(UTC) + self.ahead

    async def time_passes(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Put the clock forward for Discord and the bot alike; the bot looks at it if it is there."""
        self.put_clocks_forward(timedelta(days=days, hours=hours, minutes=minutes))
        await self.bot.scheduler.look()
        await self.nothing_to_do()

    def put_clocks_forward(self, span: timedelta) -> None:
        """Let time pass while nobody looks at a clock."""
        self.ahead += span
        self.playground.clock.advance(span.total_seconds())

    async def nothing_to_do(self) -> None:
        """Wait until the bot has shown and tidied everything."""
        await self.bot.presenter.idle()

    async def quiet(self) -> None:
        """Wait until the bot has dealt with all that it was told, and has shown the results."""
        await caught_up(self.bot)
        await self._all_is_answered()
        await self.nothing_to_do()

    async def _all_is_answered(self) -> None:
        while self.bot._unfinished:
            await asyncio.wait(self.bot._unfinished)

    # what people see

    def public(self, channel: Channel | None = None) -> list[Message]:
        """The messages that everybody sees in the channel, the oldest first."""
        return [message for message in self.cleo.messages(channel or self.channel) if not message.ephemeral]

    def boards(self, match: int = 1) -> list[Message]:
        """The boards of a match in the channel, the oldest first."""
        return [message for message in self.public() if is_board(message, match)]

    def board(self, match: int = 1) -> Message:
        """The current board of a match."""
        return self.boards(match)[-1]

    def direct_messages(self, person: Person) -> list[Message]:
        """The direct messages that somebody got, the oldest first; private answers left out."""
        written = person.messages(person.direct_messages(self.application))
        return [message for message in written if not message.ephemeral]

    async def stored(self, match: int = 1) -> Match:
        """A match as the database has it."""
        async with self.store.read() as uow:
            return await uow.matches.find(MatchId(match))

    async def stored_anew(self, match: int = 1) -> Match:
        """A match as the database has it, while there is no bot."""
        store = await Store.open(self._url or f"sqlite+aiosqlite:///{self.database}")
        try:
            async with store.read() as uow:
                return await uow.matches.find(MatchId(match))
        finally:
            await store.close()

    # what people do

    async def use(
        self,
        person: Person,
        command: str,
        options: dict[str, object] | None = None,
        *,
        channel: Channel | None = None,
    ) -> Message:
        """Use a command, one of `/dvonn` if it says no other; give the private answer."""
        typed = command if command.startswith("dvonn") else f"dvonn {command}"
        used = await person.command(channel or self.channel, typed, options or {})
        return await self._answer_to(used)

    async def press(self, person: Person, message: Message, button: str) -> Message:
        """Press a button; give the private answer."""
        return await self._answer_to(await person.click(message, button))

    async def look_back(self, person: Person, match: int = 1) -> Message:
        """Open the history of a match from its board; give the panel."""
        return await self.reach(person, self.board(match), "History")

    async def reach(self, person: Person, board: Message, button: str) -> Message:
        """Press a button of a board, or the one behind More where the board has no room for it; give the answer."""
        if button in labels(board):
            return await self.press(person, board, button)
        return await self.press(person, await self.press(person, board, "More"), button)

    async def choose(self, person: Person, message: Message, value: str) -> Message:
        """Choose from the only select of a message; give the private answer."""
        return await self.select(person, message, message.selects[0].custom_id, value)

    async def select(self, person: Person, message: Message, select: str, *chosen: object) -> Message:
        """Choose from a select of a message, named by its placeholder or custom id; give the private answer."""
        return await self._answer_to(await person.select(message, select, *chosen))

    async def _answer_to(self, used: Interaction) -> Message:
        """The private answer once it is complete: on a busy machine it may be announced at first."""
        answer = await answer_to(used)
        await self._all_is_answered()
        return answer

    async def begin(
        self,
        channel: TextChannel | Thread | None = None,
        /,
        *,
        setup: str = "full",
        pace: int | None = None,
    ) -> Message:
        """Let Anna (White) and Ben play as if she had challenged him; give the first board.

        There is no challenge, and so no message or number of one. A test that needs one calls `begin_by_challenge`.
        """
        there = channel or self.channel
        venue = Venue(GuildId(there.home.id), ChannelId(there.id))
        kind = Setup(setup)
        async with self.store.write() as uow:
            for person in (self.anna, self.ben):
                await uow.people.remember(_known(person))
            settings = await uow.servers.settings(venue.guild)
            match = await begin_match(
                uow,
                venue,
                Players(white=UserId(self.anna.id), black=UserId(self.ben.id)),
                kind,
                set_up(kind, None, self.rng),
                pace=settings.pace if pace is None else Pace(pace),
                in_thread=isinstance(there, TextChannel) and await wants_thread(uow, settings, venue.channel),
                at=self.now(),
            )
        await self.bot.presenter.show_match(match)
        await self.nothing_to_do()
        return self._last(there)

    async def begin_by_challenge(self, channel: Channel | None = None, /, **options: object) -> Message:
        """Let Anna challenge Ben, who accepts; give the first board. Anna plays White unless told otherwise.

        The challenge's message is gone by then; where the match gets a thread, it stays, and is given instead.
        """
        there = channel or self.channel
        challenge = {"opponent": self.ben, "colour": "white", **options}
        await self.use(self.anna, "challenge", challenge, channel=there)
        await self.press(self.ben, self._last(there), "Accept")
        await self.nothing_to_do()
        return self._last(there)

    def _last(self, channel: Channel) -> Message:
        """The last message in a channel, as both players see it."""
        return [message for message in self.ben.messages(channel) if not message.ephemeral][-1]

    async def resign(self, person: Person, match: int = 1) -> None:
        """Let a player give a match up, and everybody be shown it."""
        question = await self.use(person, "resign", {"match": match})
        await self.press(person, question, "Resign")
        await self.nothing_to_do()

    async def prefer(self, person: Person, **chosen: Any) -> None:  # noqa: ANN401  as `replace` takes them
        """Let somebody change preferences."""
        await self.bot.people.choose(UserId(person.id), lambda preferences: replace(preferences, **chosen))

    async def settle(self, **settled: Any) -> None:  # noqa: ANN401  likewise
        """Change the server's settings."""
        await self.bot.get(Servers).settle(
            GuildId(self.guild.id), lambda settings: replace(settings, **settled)
        )

    def offer_to_everybody(self, command: str) -> None:
        """Let everybody use a command, as a server's owner can against the permissions that the bot has asked for."""
        for each in self.application.commands.registered(None):
            if each.name == command:
                each.payload["default_member_permissions"] = None

    def forbid(
        self, permission: Permission, *, to: Person | None = None, channel: TextChannel | None = None
    ) -> None:
        """Take a permission away in the channel or in another: from the bot, or from somebody."""
        member = self.guild.members[to.id if to else self.application.user.id]
        (channel or self.channel).set_permissions(member, deny=permission)

    def allow(self) -> None:
        """Give the bot back what was taken from it in the channel."""
        self.channel.set_permissions(self.guild.members[self.application.user.id])

    def player_to_move(self, match: int = 1) -> Person:
        """The people whom the current board pings."""
        (pinged,) = self.board(match).pings
        return next(person for person in (self.anna, self.ben, self.cleo) if person.id == pinged)

    async def shown(self, condition: str, match: int = 1) -> None:
        """Wait until the current board of a match contains a text."""
        await self.playground.wait_until(
            lambda: bool(self.boards(match)) and condition in self.board(match).text, what=condition
        )

    async def only_one_board(self, match: int = 1) -> None:
        """Wait until the replaced boards of a match are gone."""
        await self.playground.wait_until(lambda: len(self.boards(match)) == 1, what="a single board")


def labels(message: Message) -> list[str]:
    """The labels of the buttons of a message."""
    return [button.label or "" for button in message.buttons]


async def answer_to(used: Interaction) -> Message:
    """The private answer to an interaction; the message that was pressed on where nothing was to be said."""
    settled = await used.settled()
    assert settled.response is not None, "the interaction failed"
    acknowledged = settled.answer is AnswerType.DEFERRED_UPDATE
    assert settled.response.ephemeral or acknowledged, "an answer that everybody sees"
    return settled.response


def _known(person: Person) -> domain.Person:
    """Somebody as the bot knows those who have used a command in the club."""
    spoken = language_spoken(person.locale)
    return domain.Person(UserId(person.id), person.shown_name, language=spoken.tag if spoken else None)


def _module_of(task: asyncio.Task[object]) -> str:
    """The module in which the coroutine of a task was written."""
    frame = getattr(task.get_coro(), "cr_frame", None)
    return str(frame.f_globals["__name__"]) if frame else ""


async def _ended(task: asyncio.Task[None]) -> None:
    await asyncio.wait({task})
