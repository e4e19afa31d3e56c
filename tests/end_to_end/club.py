"""A server with a channel, some members, and the real bot connected to it over real sockets."""

import asyncio
import contextlib
import random
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from discord import AutoShardedClient
from discord.http import Route
from sqlalchemy import event

from bot import domain
from bot.app import Bot
from bot.catalogue import language_spoken
from bot.discord.client import Observer
from bot.domain import ChannelId, GuildId, Match, MatchId, Pace, Players, Setup, UserId, Venue
from bot.features.welcome.repository import WelcomeRepository
from bot.requests.interaction_endpoint import PATH
from bot.services import Servers
from bot.services.match_lifecycle import begin_match, set_up, wants_thread
from bot.storage import Store
from discord_playground import (
    AnswerType,
    Channel,
    DirectChannel,
    Interaction,
    Message,
    Permission,
    Person,
    Playground,
    TextChannel,
    Thread,
)
from discord_playground.discordpy import PATIENCE, caught_up, introduce
from tests.bot.storage.prepared import prepare
from tests.end_to_end import synced
from tests.end_to_end.boards import is_board
from tests.end_to_end.mentions import Mentions
from tests.end_to_end.told import LogCapture


async def withdraw(club: "Club", person: Person) -> None:
    """Withdraw the only challenge that a person has made, from the list of challenges."""
    listed = await club.challenges(person)
    assert "You withdrew" in (await club.press(person, listed, "Withdraw")).text


class Club:
    """Anna and Ben play, Cleo watches, Olga owns the server. `async with Club(path)` starts them all, and the bot.

    The bot has been a member for some time unless the server is `new` to it. Its database is a file unless a `url` is
    given. Discord sends interactions through the gateway, or `over_http`.
    """

    observer: Observer | None = None
    """Observes the bot, for tests that count something."""

    def __init__(
        self, database: Path, *, url: str | None = None, new: bool = False, over_http: bool = False
    ) -> None:
        self.database = database
        self._over_http = over_http
        self._url = url
        self._new = new
        self._started = False
        self.playground = Playground()
        self.mentions = Mentions(self.playground)
        self.ahead = timedelta()
        self.machine_time: Callable[[], datetime] = partial(datetime.now, UTC)
        self._running = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self.playground.__aenter__()
        self.log_capture = LogCapture(self.playground)
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
        self.log_capture.close()
        if error is None:
            assert self.log_capture.leaks() == [], self.log_capture.lines
            assert self.empty_notifications() == []

    def _join(self, name: str) -> Person:
        person = self.playground.create_user(name, display_name=name.capitalize())
        self.guild.add_member(person)
        return person

    # The bot.

    async def start_bot(self, *, seed: int = 1) -> None:
        """Connect a bot to the playground, and run its start-up reconciliation and one tick of the scheduler."""
        Route.BASE = self.playground.api_url
        self.store = await self._opened()
        self._running.push_async_callback(self.store.close)
        self._connections: list[Any] = []
        event.listen(  # first of all, because opening a database can be interrupted too
            self.store._engine.sync_engine,
            "connect",
            lambda new, _: self._connections.append(new),
            insert=True,
        )
        if not self._new:
            async with self.store.write() as uow:
                await WelcomeRepository(uow).add(GuildId(self.guild.id))
                if not self._started:
                    await synced.settle_in(uow, self.application)
        self.rng = random.Random(seed)
        listens_at = ("127.0.0.1", 0) if self._over_http else None
        self.bot = Bot(
            self.store, clock=self.now, rng=self.rng, interactions_at=listens_at, observer=self.observer
        )
        introduce(self.bot, self.playground)
        self.bot.presenter.patience = PATIENCE
        self.bot.presenter.challenge_messages.head_pace = 0.0
        await self.before_login()
        task = asyncio.create_task(self.bot.start(self.application.token))
        self._running.push_async_callback(_ended, task)
        self._running.push_async_callback(self.bot.close)
        await self.playground.connected(self.application)
        await self.bot.wait_until_ready()
        if self._over_http:
            address = f"http://127.0.0.1:{self.bot.interactions_port}{PATH}"
            await self.playground.set_interactions_endpoint(self.application, address)
        await self.bot.scheduler.look()  # after the tick it takes on its own, which this one waits for
        await self.quiet()
        if not self._started:
            await synced.note(self.store, self.application)
        self._started = True

    async def _opened(self) -> Store:
        """Open the store as the bot does at start-up; the first time, use a database with the current schema."""
        if self._started:
            return await Store.open(self._url or f"sqlite+aiosqlite:///{self.database}")
        return Store.connected(self._url or prepare(self.database))

    async def before_login(self) -> None:
        """Hook for subclasses that change the bot before it logs in."""

    async def stop_bot(self) -> None:
        """Stop the bot as SIGTERM does."""
        await self._running.aclose()
        await self.playground.disconnected(self.application)

    async def kill_bot(self) -> None:
        """Stop the bot between two transactions; everything it was about to do is lost."""
        async with self.store._turn_to_write:
            its = {task for task in asyncio.all_tasks() if _module_of(task).startswith(("bot", "discord"))}
            for task in its:
                task.cancel()
            await asyncio.wait(its)
        self._running.pop_all()
        await AutoShardedClient.close(self.bot)
        await self.store.close()
        for connection in self._connections:  # a killed reader leaves its own connection open
            await connection.driver_connection.close()
        await self.playground.disconnected(self.application)

    def now(self) -> datetime:
        """The current time for Discord and the bot."""
        return self.machine_time() + self.ahead

    async def time_passes(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Advance the clocks of Discord and the bot, run the scheduler, and wait until the bot is idle."""
        self.put_clocks_forward(timedelta(days=days, hours=hours, minutes=minutes))
        await self.bot.scheduler.look()
        await self.nothing_to_do()

    def put_clocks_forward(self, span: timedelta) -> None:
        """Advance the clocks without running the scheduler."""
        self.ahead += span
        self.playground.clock.advance(span.total_seconds())

    async def nothing_to_do(self) -> None:
        """Wait until the bot has delivered and cleaned up everything."""
        await self.bot.presenter.idle()

    async def quiet(self) -> None:
        """Wait until the bot has handled all events and delivered the results."""
        await caught_up(self.bot)
        await self._all_is_answered()
        await self.nothing_to_do()

    async def _all_is_answered(self) -> None:
        while self.bot._unfinished:
            await asyncio.wait(self.bot._unfinished)

    # Messages that people see.

    def public(self, channel: Channel | None = None) -> list[Message]:
        """The messages in the channel that everyone sees, the oldest first."""
        return [message for message in self.cleo.messages(channel or self.channel) if not message.ephemeral]

    def boards(self, match: int = 1) -> list[Message]:
        """The boards of a match in the channel or in one of its threads, the oldest first."""
        places = (self.channel, *self.channel.threads)
        return [message for each in places for message in self.public(each) if is_board(message, match)]

    def board(self, match: int = 1) -> Message:
        return self.boards(match)[-1]

    def direct_messages(self, person: Person) -> list[Message]:
        """The direct messages to a person, the oldest first, without ephemeral answers."""
        written = person.messages(person.direct_messages(self.application))
        return [message for message in written if not message.ephemeral]

    def empty_notifications(self) -> list[str]:
        """The texts of the bot's messages that have rung without a word on the lock screen."""
        rung = [each for each in self.playground.notifications if each.message.author.bot]
        return [each.message.text for each in rung if not each.text]

    async def stored(self, match: int = 1) -> Match:
        async with self.store.read() as uow:
            return await uow.matches.find(MatchId(match))

    async def stored_anew(self, match: int = 1) -> Match:
        """The match as stored in the database, while the bot is not running."""
        store = await Store.open(self._url or f"sqlite+aiosqlite:///{self.database}")
        try:
            async with store.read() as uow:
                return await uow.matches.find(MatchId(match))
        finally:
            await store.close()

    # Actions of people.

    async def use(
        self,
        person: Person,
        command: str,
        options: dict[str, object] | None = None,
        *,
        channel: Channel | None = None,
    ) -> Message:
        """Use a command, by default a subcommand of `/dvonn`; return the ephemeral answer."""
        typed = command if command.startswith("dvonn") else f"dvonn {command}"
        used = await person.command(channel or self.channel, typed, options or {})
        return await self._answer_to(used)

    async def press(self, person: Person, message: Message, button: str) -> Message:
        """Press a button; return the ephemeral answer."""
        return await self._answer_to(await person.click(message, button))

    async def look_back(self, person: Person, match: int = 1) -> Message:
        """Open the history of a match from its board; return the panel."""
        return await self.reach(person, self.board(match), "History")

    async def reach(self, person: Person, board: Message, button: str) -> Message:
        """Press a button of a board, behind More if the board doesn't show it; return the answer."""
        if button in labels(board):
            return await self.press(person, board, button)
        return await self.press(person, await self.press(person, board, "More"), button)

    async def open(self, person: Person, match: int = 1, *, channel: Channel | None = None) -> Message:
        """Open a match from the list of a person's matches, or of Anna's matches if they don't play it."""
        lists: tuple[dict[str, object], ...] = ({}, {"player": self.anna})
        for options in lists:
            listed = await self.use(person, "games", options, channel=channel)
            if opening := _opening(listed, match):
                return await self.press(person, listed, opening)
            await self.press(person, listed, "Finished")
            if opening := _opening(listed, match):
                return await self.press(person, listed, opening)
        raise LookupError(match)

    async def challenges(self, person: Person, *, channel: Channel | None = None) -> Message:
        """Open the list of a person's challenges."""
        return await self.press(person, await self.use(person, "games", channel=channel), "Challenges")

    async def watched(self, person: Person, *, channel: Channel | None = None) -> Message:
        """Open the list of the matches that a person watches."""
        return await self.press(person, await self.use(person, "watch", channel=channel), "Watching")

    async def come_back(self, person: Person, *, channel: Channel | None = None) -> Message:
        """End a person's absence."""
        return await self.press(person, await self.use(person, "away", channel=channel), "I’m back")

    async def export(self, person: Person, match: int = 1, written: str = "Little Golem") -> Message:
        """Export a match from its board."""
        return await self.press(person, await self.reach(person, self.board(match), "Export"), written)

    async def choose(self, person: Person, message: Message, value: str) -> Message:
        """Choose from the only select of a message; return the ephemeral answer."""
        return await self.select(person, message, message.selects[0].custom_id, value)

    async def select(self, person: Person, message: Message, select: str, *chosen: object) -> Message:
        """Choose from a select, given by its placeholder or custom id; return the ephemeral answer."""
        return await self._answer_to(await person.select(message, select, *chosen))

    async def _answer_to(self, used: Interaction) -> Message:
        """Return the ephemeral answer once it is complete; on a slow machine it is deferred first."""
        answer = await answer_to(used)
        await self._all_is_answered()
        return answer

    async def begin(
        self,
        channel: TextChannel | Thread | None = None,
        /,
        *,
        setup: str = "full",
        pace: Pace | int | str | None = None,
    ) -> Message:
        """Start a match of Anna (White) and Ben as if she had challenged him; return the first board.

        There is no challenge, and so no message or number of one. A test that needs one calls `begin_by_challenge`.
        """
        where = channel or self.channel
        venue = Venue(GuildId(where.home.id), ChannelId(where.id))
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
                pace=settings.pace if pace is None else Pace.parse(str(pace)),
                in_thread=isinstance(where, TextChannel) and await wants_thread(uow, settings, venue.channel),
                at=self.now(),
            )
        await self.bot.presenter.show_match(match)
        await self.nothing_to_do()
        return self._last(where)

    async def begin_by_challenge(self, channel: Channel | None = None, /, **options: object) -> Message:
        """Start a match with a challenge by Anna that Ben accepts; return the first board. Anna is White by default.

        The challenge's message is deleted by then. If the match gets a thread, the message is preserved, and returned
        instead.
        """
        where = channel or self.channel
        challenge = {"opponent": self.ben, "colour": "white", **options}
        await self.use(self.anna, "challenge", challenge, channel=where)
        await self.press(self.ben, self._last(where), "Accept")
        await self.nothing_to_do()
        return self._last(where)

    def _last(self, channel: Channel) -> Message:
        """The last message in a channel, as both players see it."""
        return [message for message in self.ben.messages(channel) if not message.ephemeral][-1]

    async def resign(self, person: Person, match: int = 1) -> None:
        """Resign a match, and wait until that is shown."""
        question = await self.use(person, "resign", {"match": match})
        await self.press(person, question, "Resign")
        await self.nothing_to_do()

    async def prefer(self, person: Person, **chosen: Any) -> None:  # noqa: ANN401  as `replace` takes them
        await self.bot.people.choose(UserId(person.id), lambda preferences: replace(preferences, **chosen))

    async def settle(self, **settled: Any) -> None:  # noqa: ANN401  as above
        await self.bot.get(Servers).settle(
            GuildId(self.guild.id), lambda settings: replace(settings, **settled)
        )

    def offer_to_everybody(self, command: str) -> None:
        """Allow everyone to use a command, as a server's owner can against the permissions that the bot asks for."""
        for each in self.application.commands.registered(None):
            if each.name == command:
                each.payload["default_member_permissions"] = None

    def forbid(
        self, permission: Permission, *, to: Person | None = None, channel: TextChannel | None = None
    ) -> None:
        """Deny a permission in the channel or in another: to the bot, or to a person."""
        member = self.guild.members[to.id if to else self.application.user.id]
        (channel or self.channel).set_permissions(member, deny=permission)

    def allow(self) -> None:
        """Restore the bot's permissions in the channel."""
        self.channel.set_permissions(self.guild.members[self.application.user.id])

    def player_to_move(self, match: int = 1) -> Person:
        """The player to whom the current board gives the turn."""
        named = re.search(r"\*\*(\S+) to ", self.board(match).text)
        assert named is not None, self.board(match).text
        return next(
            person
            for person in (self.anna, self.ben, self.cleo)
            if named[1] in (person.mention, person.shown_name)
        )

    async def shown(self, condition: str, match: int = 1) -> None:
        """Wait until the current board of a match contains a text."""
        await self.playground.wait_until(
            lambda: bool(self.boards(match)) and condition in self.board(match).text, what=condition
        )

    async def only_one_board(self, match: int = 1) -> None:
        """Wait until the replaced boards of a match are deleted."""
        await self.playground.wait_until(lambda: len(self.boards(match)) == 1, what="a single board")


def _opening(listed: Message, match: int) -> str | None:
    """The button of a list that opens a match."""
    return next(
        (each.custom_id for each in listed.buttons if f"dvonn:open:{match}:" in str(each.custom_id)), None
    )


def labels(message: Message) -> list[str]:
    """The labels of the buttons, each after its emoji."""
    return [button.shown.replace("\ufe0f", "") for button in message.buttons]


async def answer_to(used: Interaction) -> Message:
    """The ephemeral answer to an interaction, or the message with the pressed button if there is none."""
    settled = await used.settled()
    assert settled.response is not None, "the interaction failed"
    acknowledged = settled.answer is AnswerType.DEFERRED_UPDATE
    edits_own_board = settled.answer is AnswerType.UPDATE and isinstance(settled.channel, DirectChannel)
    assert settled.response.ephemeral or acknowledged or edits_own_board, "an answer that everybody sees"
    return settled.response


def _known(person: Person) -> domain.Person:
    """Convert a playground user to a person as stored by the bot."""
    spoken = language_spoken(person.locale)
    return domain.Person(UserId(person.id), person.shown_name, language=spoken.tag if spoken else None)


def _module_of(task: asyncio.Task[object]) -> str:
    """The module that defines the coroutine of a task."""
    frame = getattr(task.get_coro(), "cr_frame", None)
    return str(frame.f_globals["__name__"]) if frame else ""


async def _ended(task: asyncio.Task[None]) -> None:
    await asyncio.wait({task})
