"""Notifies watchers: with lower priority than the players' board, in small batches.

Each batch is notified of the match as it is at that moment, starting with the watchers that are furthest behind. So if
moves are made quickly, the last watchers in the queue get a single message about the latest state.
"""

import asyncio
import contextlib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.errors import NoDirectMessagesError, UnreachableError
from bot.delivery.messenger import CLOCKS_DIFFER, Messenger
from bot.delivery.queue import LONGEST, TAKES_AT_MOST, Queue, RequeueAfter
from bot.delivery.request_pacer import for_those_who_look_on
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import (
    DisplayState,
    GuildId,
    Match,
    MatchId,
    Means,
    Message,
    Preferences,
    UserId,
    Venue,
    Watcher,
)
from bot.domain.rejections import Rejected
from bot.domain.results import results_of
from bot.domain.spectators import moves_since
from bot.features.watching.repository import NAME, WatcherRepository
from bot.pages.match_status import LATELY, describe_state, describe_story
from bot.pages.notification import news_notification
from bot.pages.pictures import Shown, board_picture
from bot.pages.viewer import DisplayOptions
from bot.storage import Store, UnitOfWork
from bot.storage.match_views import shown_to_readers
from bot.storage.rejections import RejectionRepository
from bot.toolkit.action_slots import ActionContext, notice_buttons
from bot.toolkit.page import MessageKind, MessageTag, Page, Subject, row
from bot.toolkit.words import NOBODY, Names, accent

WATCHERS_NOTICE = MessageKind(9, "WATCHERS_NOTICE", Subject.MATCH)
"""A direct message that tells a watcher about an event in a match."""
WATCHERS_MENTION = MessageKind(10, "WATCHERS_MENTION", Subject.MATCH)
"""A message in a match's thread that mentions its watchers, at an event."""


def notice_page(
    match: Match,
    watcher: Watcher,
    picture: Shown,
    language: Language,
    *,
    message: Message | None,
    server: str,
    shown_in: Venue | None = None,
    names: Names = NOBODY,
) -> Page:
    """Build a direct message. `message` is the public board to link to; `server` is the name of its server.

    `shown_in` is its channel, if the match isn't played there. The players' `names` are in the bar of the picture.
    """
    has_result = bool(results_of(match))  # which the first sentence tells
    state = "" if has_result else describe_state(match, None, language, names=names, onlooking=True)
    return Page(
        f"👀 {news_notification(match, names, language, server=server)}",
        "\n".join(filter(None, (state, _describe_since(match, watcher, names, language)))),
        picture,
        row(*notice_buttons(ActionContext(match, language, message=message, shown_in=shown_in))),
        accent=accent(match.to_move),
        message_tag=MessageTag(WATCHERS_NOTICE, match.id, match.number),
    )


def mention_page(match: Match, language: Language, *, message: Message | None, names: Names = NOBODY) -> Page:
    """Build the message that mentions watchers in the match's thread, without a picture: the board is above it."""
    told = f"👀 {news_notification(match, names, language)}"
    return Page(
        row(*notice_buttons(ActionContext(match, language, message=message))),
        message_tag=MessageTag(WATCHERS_MENTION, match.id, match.number),
        notification=told,
    )


def _describe_since(match: Match, watcher: Watcher, names: Names, language: Language) -> str:
    moves = moves_since(match, watcher.told)
    text = describe_story(match, language, names=names, most=min(max(moves, 1), LATELY))
    if moves <= LATELY:
        return text
    return f"{language.say('watch-earlier', count=moves - LATELY)}\n{text}"


MATCHES_AT_ONCE = 4
"""Matches whose watchers are notified concurrently."""

AT_ONCE = 4
"""The number of concurrent direct messages about one match. Other requests of the bot are sent in between."""

MENTIONED_AT_ONCE = 40
"""The maximum number of users mentioned by one message in a thread."""

WATCHER = "watcher"
"""The name under which rejected notices are noted."""


@dataclass(slots=True)
class _Pass:
    """A pass over all watchers of a match, in batches."""

    resting: set[UserId] = field(default_factory=set)
    """The users to skip in this pass: in quiet hours, or not reachable while Discord is out of order."""
    trouble: OutOfOrderError | None = None
    pictures: dict[tuple[int, Language, DisplayOptions], Shown] = field(default_factory=dict)
    """The rendered boards, by event number, language and display options."""


@dataclass(frozen=True, slots=True)
class _Board:
    """A board of a match for everyone who sees its channel."""

    message: Message | None
    shown_in: Venue | None = None
    """Its channel, if the match isn't played there."""


@dataclass(frozen=True, slots=True)
class _Round:
    """A match at its current state, with the batch of watchers to notify of it."""

    match: Match
    boards: Mapping[GuildId | None, _Board]
    """By the server of those watchers who see the match there; for all others, by None."""
    watchers: Sequence[Watcher]
    chosen: Mapping[UserId, Preferences]
    spoken: Mapping[UserId, str | None]
    names: Names
    """The players' names."""


class WatcherNotices:
    """The reconciler of watched matches. Like `Boards`, it first searches for messages that may have been sent."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._queue: Queue = client.presenter.queue
        self._rejections = client.presenter.rejections
        self._rejections.register(WATCHER, lambda rejected: self._queue.ask(self, MatchId(rejected.about)))
        self.places = asyncio.Semaphore(MATCHES_AT_ONCE)
        self._passes: dict[MatchId, _Pass] = {}
        self._uncertain: dict[MatchId, datetime] = {}
        """The moments up to which watchers may have been notified without a record of it."""

    def note(self, match: Match, standing: DisplayState) -> None:
        """Queue the match if anyone watches it."""
        if NAME in standing.onlookers:
            self._queue.ask(self, match.id)

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark all stale matches as uncertain: a killed process may have notified some watchers."""
        behind = await WatcherRepository(uow).behind()
        self._uncertain.update(dict.fromkeys(behind, self._clock() + CLOCKS_DIFFER))

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue all stale matches. Raises `StoreUnavailableError`."""
        for match_id in await WatcherRepository(uow).behind():
            self._queue.ask(self, match_id)

    async def show_due(self) -> None:
        """Queue matches with watchers whose quiet hours are over. Raises `StoreUnavailableError`."""
        async with self._store.write() as uow:
            at = self._clock()
            due = await WatcherRepository(uow).due(at)
            await WatcherRepository(uow).resume(at)
        for match_id in due:
            self._queue.ask(self, match_id)

    def named(self, match_id: MatchId) -> str:
        return f"match {match_id} to its watchers"

    async def show(self, match_id: MatchId, _: None) -> RequeueAfter | None:
        """Notify the next batch of watchers.

        Raises `OutOfOrderError` once all reachable watchers have been notified, and `StoreUnavailableError`; watchers
        that were notified before the error are not notified again.
        """
        under_way = self._passes.setdefault(match_id, _Pass())
        found = await self._next(match_id, under_way.resting)
        if found is None:
            del self._passes[match_id]
            if under_way.trouble:
                raise under_way.trouble
            self._uncertain.pop(match_id, None)
            return None
        until = self._uncertain.get(match_id)
        self._uncertain[match_id] = self._clock() + TAKES_AT_MOST
        try:
            with for_those_who_look_on():
                if found.watchers[0].way_in(found.match) is Means.THREAD:
                    await self._mention(found, until)
                else:
                    await self._write(found, under_way, until)
        except OutOfOrderError as error:
            under_way.resting.update(each.user for each in found.watchers)
            under_way.trouble = error
        else:
            if until is None:
                del self._uncertain[match_id]
            else:  # still uncertain for the remaining watchers
                self._uncertain[match_id] = until
        return RequeueAfter()

    async def _next(self, match_id: MatchId, resting: set[UserId]) -> _Round | None:
        """Select the next batch, all reached by the same means, and add users in quiet hours to `resting`.

        Returns None if no watcher is left.
        """
        async with self._store.read() as uow:
            watchers = await WatcherRepository(uow).of(match_id)
            if not watchers:
                return None
            match, boards = await uow.matches.find(match_id), await _boards_of(uow, match_id)
            waiting = [each for each in watchers if each.user not in resting and each.has_news(match)]
            chosen = await uow.people.preferences([each.user for each in waiting])
            spoken = await uow.people.languages([each.user for each in waiting])
            names = await uow.people.names(match.players.both)
        await self._forget_lost(match, watchers)
        resting.update(await self._put_off(match, chosen))
        awake = [each for each in waiting if each.user not in resting]
        mentioned = [each for each in awake if each.way_in(match) is Means.THREAD][:MENTIONED_AT_ONCE]
        written = [each for each in awake if each.way_in(match) is Means.DIRECT][:AT_ONCE]
        if not awake:
            return None
        return _Round(match, boards, mentioned or written, chosen, spoken, names)

    async def _forget_lost(self, match: Match, watchers: Sequence[Watcher]) -> None:
        """Delete the watchers of a finished match who could not be reached before."""
        lost = [each.user for each in watchers if each.lost]
        if lost and match.is_over:
            async with self._store.write() as uow:
                await WatcherRepository(uow).stop(match.id, *lost)

    async def _put_off(self, match: Match, chosen: Mapping[UserId, Preferences]) -> set[UserId]:
        """Postpone notices to users in quiet hours until the quiet hours end; return these users."""
        at = self._clock()
        ends = {user: each.quiet.end_after(at) for user, each in chosen.items() if each.quiet}
        late = {user: end for user, end in ends.items() if end > at}
        if late:
            async with self._store.write() as uow:
                for user, end in late.items():
                    await WatcherRepository(uow).put_off(match.id, user, end)
        return set(late)

    async def _mention(self, found: _Round, until: datetime | None) -> None:
        """Notify a batch with one message in the match's thread, below the board.

        If `until` is given, watchers are skipped whose messages show that they were notified before that moment.
        """
        match, users = found.match, [each.user for each in found.watchers]
        known = await self._mentioned(match, until) if until else set()
        allowed = [user for user in users if user not in known and await self._visibility.sees(match, user)]
        if allowed:
            async with self._store.read() as uow:
                spoken = await uow.people.languages(match.players.both)
            language = self._messenger.language_about(match, spoken)
            page = mention_page(match, language, message=found.boards[None].message, names=found.names)
            nonce = f"t{match.id}-{match.number}-{zlib.crc32(repr(allowed).encode()):x}"
            # The players' board reports why nothing can be posted in the thread.
            with contextlib.suppress(UnreachableError):
                await self._messenger.mention(match.venue.channel, page, nonce=nonce, users=allowed)
        await self._note(match, users)

    async def _mentioned(self, match: Match, until: datetime) -> set[UserId]:
        """Return the users whose mention for the last event is in the thread, although it was never recorded."""
        mentions = self._messenger.left_in(match.venue.channel, (WATCHERS_MENTION,), match.id, until=until)
        return {
            user
            async for found in mentions
            if found.message_tag.number == match.number
            for user in found.mentioned
        }

    async def _write(self, found: _Round, under_way: _Pass, until: datetime | None) -> None:
        """Notify a batch by direct messages; record which watchers were notified, even if some messages fail.

        Watchers who can't be reached are tried again after some minutes, and only then recorded as lost.

        If `until` is given, watchers are skipped whose messages show that they were notified before that moment.
        """
        match, pictures = found.match, under_way.pictures
        for language, display in {self._display(each, found) for each in found.watchers}:
            if (match.number, language, display) not in pictures:
                picture = await board_picture(match, language, display, names=found.names)
                pictures[match.number, language, display] = picture
        outcomes = await asyncio.gather(
            *(self._write_to(each, found, under_way, until) for each in found.watchers),
            return_exceptions=True,
        )
        users = {each.user: outcome for each, outcome in zip(found.watchers, outcomes, strict=True)}
        guilds = {each.user: each.guild or match.venue.guild for each in found.watchers}
        closed = [user for user, outcome in users.items() if isinstance(outcome, NoDirectMessagesError)]
        lost = [
            user for user in closed if await self._rejections.is_final(_rejected(match, user), guilds[user])
        ]
        under_way.resting.update(set(closed).difference(lost))
        await self._note(match, [user for user, outcome in users.items() if outcome is None], lost)
        for outcome in outcomes:
            if outcome is not None and not isinstance(outcome, NoDirectMessagesError):
                raise outcome

    async def _write_to(
        self, watcher: Watcher, found: _Round, under_way: _Pass, until: datetime | None
    ) -> None:
        """Notify one watcher, unless they may no longer see the match."""
        match, board = found.match, found.boards.get(watcher.guild)
        if not board or not await self._visibility.sees(match, watcher.user, shown_in=board.shown_in):
            return
        if until and await self._was_notified(watcher.user, match, until):
            return
        language, display = self._display(watcher, found)
        page = notice_page(
            match,
            watcher,
            under_way.pictures[match.number, language, display],
            language,
            message=board.message,
            server=self._messenger.server_name(watcher.guild or match.venue.guild),
            shown_in=board.shown_in,
            names=found.names,
        )
        await self._messenger.write_to(watcher.user, page, nonce=f"w{match.id}-{match.number}")

    async def _was_notified(self, user: UserId, match: Match, until: datetime) -> bool:
        """Whether the notice of the last event reached a user, although it was never recorded."""
        message_tag = MessageTag(WATCHERS_NOTICE, match.id, match.number)
        left = self._messenger.left_to(user, WATCHERS_NOTICE, until=until)
        return message_tag in {found.message_tag async for found in left}

    def _display(self, watcher: Watcher, found: _Round) -> tuple[Language, DisplayOptions]:
        guild = watcher.guild or found.match.venue.guild
        language = self._messenger.language(guild, found.spoken.get(watcher.user))
        return language, DisplayOptions.of(found.chosen[watcher.user])

    async def _note(self, match: Match, notified: Sequence[UserId], lost: Sequence[UserId] = ()) -> None:
        async with self._store.write() as uow:
            for user in notified:
                await RejectionRepository(uow).forget(_rejected(match, user))
            if match.is_over:
                await WatcherRepository(uow).stop(match.id, *notified, *lost)
            else:
                await WatcherRepository(uow).told(match.id, notified, match.number)
                await WatcherRepository(uow).lose(match.id, lost)


async def _boards_of(uow: UnitOfWork, match_id: MatchId) -> Mapping[GuildId | None, _Board]:
    """Return the boards of a match for everyone: the one where it is played, and those of servers that show it."""
    board = await uow.boards.of(match_id)
    boards: dict[GuildId | None, _Board] = {None: _Board(board.message if board else None)}
    for guild, view in (await shown_to_readers(uow.views, match_id)).items():
        boards[guild] = _Board(view.message, Venue(guild, view.channel))
    return boards


def _rejected(match: Match, watcher: UserId) -> Rejected:
    return Rejected(WATCHER, match.id, watcher)
