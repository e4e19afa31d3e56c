"""The board of a match in each of its views: a new message for each turn.

Against the computer, a player who has the panel open is shown each move there. The board is then edited and doesn't
ping, because a new message would push the panel out of view. A restart forgets open panels, and posts new boards where
the current ones are out of date.

Events that aren't news for the channel, such as a stopped clock, only edit the current board. So does the shrinking of
a result in a channel, a day after the end or once another match begins there: it keeps two lines and a button to open
the whole result. In threads results stay as they are, because an edit would wake an archived thread.

In a view that only one player sees, as in direct messages, the board follows that player's language and display
options. Of several views exactly one pings (`view_that_pings`).
"""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from typing_extensions import override

from bot.catalogue import Language
from bot.delivery.errors import EditRefusedError
from bot.delivery.messenger import CLOCKS_DIFFER, FoundMessage, Messenger, posted_at
from bot.delivery.open_panels import OpenPanels
from bot.delivery.pings import TurnPinging
from bot.delivery.round import ChannelRound, Post
from bot.delivery.threads import ShowView, Threads
from bot.domain import (
    BoardView,
    ChannelId,
    DisplayState,
    Match,
    MatchId,
    Message,
    Ping,
    PingOn,
    ShownBoard,
    SupersededBoard,
    UserId,
)
from bot.domain.events import Aside
from bot.domain.preferences import PingWhen
from bot.domain.shown import HOME, REOPENED, STANDS_FOR, view_that_pings
from bot.pages.board_post import board_page
from bot.pages.brief_result import brief_result_page
from bot.pages.score_sheet import sheet_at
from bot.pages.tips import tip_on_first_move
from bot.pages.viewer import USUAL, DisplayOptions
from bot.services.match_lifecycle import way_to_call, way_to_ping
from bot.storage import Store, UnitOfWork
from bot.toolkit.page import Kind, MessageTag, Page
from bot.toolkit.result_notes import result_lines, result_notes

BOARDS = (Kind.BOARD, Kind.RESULT)


@dataclass(frozen=True, slots=True)
class Stage:
    """A hint for showing a match: its state as just committed, so that it need not be read again.

    If `mover` is given, the outcome says whether other matches wait for that player. Hints with the same event number
    are equal.
    """

    number: int
    match: Match = field(compare=False)
    mover: UserId | None = field(compare=False, default=None)


class Scene(NamedTuple):
    """A match to be shown, and its views as they are."""

    match: Match
    standing: DisplayState


@dataclass(frozen=True, slots=True)
class SceneIn:
    """A match to be shown in one of its views."""

    match: Match
    standing: DisplayState
    view: BoardView
    stage: Stage | None
    is_adopted: bool = False
    """Whether a board was found that wasn't recorded."""

    @property
    def key(self) -> tuple[MatchId, str]:
        return self.match.id, self.view.part

    @property
    def channel(self) -> ChannelId:
        return self.view.venue.channel

    @property
    def message(self) -> Message | None:
        return self.view.shown.message if self.view.shown else None

    def unchanged(self, match: Match, shown: ShownBoard) -> "Shown":
        """Return the outcome if the board is left as it is."""
        return Shown(match, self.standing, self.view, shown.message, outdates_challenge=self.is_adopted)


@dataclass(frozen=True, slots=True)
class BoardPost(Post):
    """A board that is to be posted, or into which the current one is to be edited."""

    match: Match
    """The match as it is shown."""
    view: BoardView
    """The view, in the thread that was opened for it."""
    pinged: bool = False
    """Whether the pending ping counts as made once the board is shown."""
    outdates_challenge: bool = False
    brief: bool = False
    in_place: bool = False
    """Whether it is edited because a player sees the move in a panel. It is news all the same."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The outcome of reconciling a view of a match."""

    match: Match
    standing: DisplayState
    """The display state before reconciling."""
    view: BoardView
    """The view before reconciling."""
    message: Message
    replaced: SupersededBoard | None = None
    outdates_challenge: bool = False
    """Whether the challenge's message may be obsolete, or should show another turn."""


class Boards(ChannelRound[SceneIn, BoardPost, Shown]):
    """The round for boards. A message that has pinged before its board took its place is completed first.

    A recorded board starts a clock.
    """

    tags = BOARDS

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        clock: Callable[[], datetime],
        panels: OpenPanels,
        pinging: TurnPinging,
        *,
        show_head: ShowView,
    ) -> None:
        super().__init__(messenger, clock)
        self._store = store
        self._panels = panels
        self._pinging = pinging
        self._threads = Threads(store, messenger, show_head)
        self._prepared: set[MatchId] = set()
        """The matches all of whose views are uncertain."""
        self._showing: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        """The views for which an attempt is running."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark matches that are behind or due to ping as uncertain: a killed process may have posted their boards."""
        self._prepared.update(await uow.boards.behind())
        self._prepared.update(await uow.pings.due(self._clock()))

    async def reopen(self, match_id: MatchId, reader: UserId | None = None) -> None:
        """Make the next attempt post the boards again, at the bottom of their channels, or only that of a `reader`.

        Until then the match counts as not shown, so that a crash can't leave two boards permanently.
        """
        async with self._store.write() as uow:
            await uow.boards.reopen(match_id, reader)

    async def look(self, match_id: MatchId, stage: Stage | None) -> Scene:
        """Return what is to be shown: the match in its current state, or in that of a `stage`, and its views."""
        async with self._store.read() as uow:
            match = stage.match if stage else await uow.matches.find(match_id)
            standing = await uow.boards.standing_of(match_id, mover=stage.mover if stage else None)
        if match_id in self._prepared:
            self._prepared.discard(match_id)
            self.mark((match_id, view.part) for view in standing.views)
        return Scene(match, standing)

    @override
    async def bring_up_to_date(self, view: SceneIn) -> Shown:
        """Show a match in a view, one attempt at a time.

        Of several views, each may be shown by two work items: which one comes first changes when a view is lost, or
        with the player who waits. So what was read before may be out of date.
        """
        async with self._showing.setdefault(view.key, asyncio.Lock()):
            is_alone = len(view.standing.views) == 1 and view.view.reader is None
            return await super().bring_up_to_date(view if is_alone else await self._again(view))

    def is_own(self, view: BoardView) -> bool:
        """Whether this process serves the place of a view."""
        shard_set = self._store.shard_set
        return shard_set is None or shard_set.holds(view.venue.guild)

    # what a crash has left

    @override
    def is_of(self, view: SceneIn, tag: MessageTag) -> bool:
        return tag.about == view.match.id

    @override
    async def adopt(self, view: SceneIn, found: FoundMessage) -> SceneIn:
        """Record a board, or mark it as stale if the database lacks its events, as after a restored backup."""
        async with self._store.read() as uow:
            match = await uow.matches.find(view.match.id)
            superseded = {board.message for board in await uow.boards.superseded_of(match.id)}
        if found.message in superseded:
            return view
        board, there = ShownBoard(found.message, found.message_tag.number), view.view
        if board.number > match.number and await self._never_happened(match.id, there, board):
            return await self._again(view)
        if found.is_plain:
            then = replace(view, match=match.as_of(board.number))
            board = replace(board, message=await self._complete(then, found.message))
        may_ping = _may_ping(match, view.standing.views, there)
        ping = match.ping if may_ping and self._has_pinged(match, board, found.at) else None
        await self._put(match, there, board, None, ping=ping, outdates=True)
        return replace(await self._again(view), is_adopted=True)

    async def _again(self, view: SceneIn) -> SceneIn:
        """Read the views of a match again: boards were recorded, or marked as stale."""
        match, standing = await self.look(view.match.id, view.stage)
        return replace(view, match=match, standing=standing, view=standing.view(view.view.part) or view.view)

    async def _never_happened(self, match_id: MatchId, view: BoardView, board: ShownBoard) -> bool:
        """Whether a board shows events that the database lacks; if so, mark it as stale."""
        async with self._store.write() as uow:
            if board.number <= (await uow.matches.find(match_id)).number:
                return False
            await uow.boards.supersede(SupersededBoard(match_id, board.message), view.part)
            return True

    def _has_pinged(self, match: Match, board: ShownBoard, at: datetime) -> bool:
        """Whether a board that was posted at `at`, and may ping, has already sent the ping that is still pending."""
        ping = match.ping
        if ping is None or board.number != match.number or not ping.is_made_by_board(self._clock()):
            return False
        return at >= ping.at - CLOCKS_DIFFER

    async def _complete(self, view: SceneIn, message: Message) -> Message:
        match = view.match
        page, nonce = await self._page(match, view), self._nonce(match, view.view)
        awaited = match.awaited or match.players.white
        return await self._messenger.complete(message, page, nonce=nonce, ping=awaited)

    # what is to be shown

    @override
    async def wanted(self, view: SceneIn) -> BoardPost | Shown:
        match, shown = await self._with_ping(view), view.view.shown
        if shown is None:
            return await self._news(match, view)
        if shown.number > match.number:
            return view.unchanged(match, shown)
        is_redrawn_end = match.is_over and shown.number == match.number  # not posted again if it was deleted
        if self._is_attended(match, view.view) and not is_redrawn_end:
            return await self._news_in_place(match, view, shown)
        has_news = any(not isinstance(event.what, Aside) for event in match.events[shown.number :])
        if has_news or self._pings_now(match):
            return await self._news(match, view)
        if shown.number == match.number and not shown.redraw:
            return view.unchanged(match, shown)
        return await self._redrawn(match, view, shown)

    async def _news(self, match: Match, view: SceneIn) -> BoardPost:
        """Return a board that is to be posted, in the match's thread if it is to have one."""
        place = view.view
        if place.part == HOME:
            match = await self._in_its_thread(match)
            if match.venue != view.match.venue:
                place = replace(place, venue=match.venue, shown=None)
        pings = self._pings_now(match)
        is_last = match.number >= view.standing.number  # otherwise the pending ping is for a later event
        return BoardPost(
            await self._page(match, view),
            match,
            place,
            pinged=pings and is_last,
            outdates_challenge=self._outdates_challenge(match, place),
            channel=match.venue.channel if place.part == HOME else None,
            nonce=self._nonce(match, place),
            ping=match.awaited if pings else None,
            also=await self._called(match, place, view.standing.views),
            is_news=True,
        )

    async def _news_in_place(self, match: Match, view: SceneIn, shown: ShownBoard) -> BoardPost | Shown:
        """Return a board into which the current one is edited. Its ping counts as made: the player sees the move."""
        if shown.number == match.number and not shown.redraw and match.ping is None:
            return view.unchanged(match, shown)
        page = await self._page(replace(match, ping=None), view)
        is_last = match.number >= view.standing.number
        return BoardPost(page, match, view.view, pinged=is_last, in_place=True)

    async def _redrawn(self, match: Match, view: SceneIn, shown: ShownBoard) -> BoardPost:
        """Return a board that only updates the current one, without news."""
        is_brief = shown.brief
        return BoardPost(
            brief_result_page(match, self._language(view)) if is_brief else await self._page(match, view),
            match,
            view.view,
            brief=is_brief,
            outdates_challenge=match.in_thread and view.view.part == HOME,
            mentioned=await self._pinged(match, view),
        )

    @override
    async def edit(self, view: SceneIn, wanted: BoardPost, message: Message) -> Shown:
        try:
            return await super().edit(view, wanted, message)
        except EditRefusedError:
            if not wanted.in_place:
                raise
            return await self.make_up_for(view, wanted, message)

    @override
    async def make_up_for(self, view: SceneIn, wanted: BoardPost, message: Message) -> Shown:
        """Post a board in place of one that a moderator has deleted; a finished match needs none."""
        if wanted.match.is_over and not wanted.in_place:
            return await self.record(view, wanted, message)
        return await self.post(view, await self._news(wanted.match, view))

    @override
    async def record(self, view: SceneIn, wanted: BoardPost, message: Message) -> Shown:
        match, place, before = wanted.match, wanted.view, view.view.shown
        is_home = place.part == HOME
        if before and before.message == message and before.redraw and is_home:
            await self._threads.renamed(match)  # last, as Discord may refuse a name for minutes
        replaced = await self._put(
            match,
            place,
            ShownBoard(message, match.number, brief=wanted.brief),
            place.shown,
            ping=match.ping if wanted.pinged else None,
            outdates=wanted.outdates_challenge,
        )
        if match.is_over and is_home and (wanted.is_news or wanted.in_place):
            await self._threads.put_away(match)
        seen = replace(match, ping=None) if wanted.in_place else match
        outdates = wanted.outdates_challenge or view.is_adopted
        return Shown(seen, view.standing, place, message, replaced, outdates)

    # what its pages need

    def _language(self, view: SceneIn) -> Language:
        match, reader = view.match, view.view.reader
        readers = match.people if reader is None else (reader,)
        spoken = [view.standing.spoken.get(player) for player in readers]
        return self._messenger.public_language(view.view.venue.guild, spoken)

    async def _page(self, match: Match, view: SceneIn) -> Page:
        at, reader, language = self._clock(), view.view.reader, self._language(view)
        names, display, tip, paired = view.standing.names, USUAL, None, False
        notes: tuple[str, ...] = ()
        if reader is not None:
            async with self._store.read() as uow:
                display = DisplayOptions.of((await uow.people.preferences([reader]))[reader])
                tip = await tip_on_first_move(uow, match, reader)
                paired = await _is_pairs_first_board(uow, match)
        if match.is_over and (reader is None or match.computer is None):
            async with self._store.read() as uow:
                notes = await result_notes(uow, match, names, language)
        return await board_page(
            match.shown(match.number, at),  # the board tells what it starts
            language,
            display,
            reader=reader,
            names=names,
            reminder=self._pings_now(match) and match.clock.reminded,  # then the ping is that reminder
            notes=notes,
            lines=await result_lines(self._store, match, reader, language, at),
            tip=tip,
            paired=paired,
        )

    # pings, threads and challenges

    async def _with_ping(self, view: SceneIn) -> Match:
        """Return the match with the ping that its board in a view is to make, if any."""
        match = await self._with_pending_ping(view)
        is_by_board = match.ping is not None and match.ping.on is PingOn.BOARD
        if is_by_board and not _may_ping(match, view.standing.views, view.view):
            return replace(match, ping=None)
        return match

    async def _with_pending_ping(self, view: SceneIn) -> Match:
        match, standing = view.match, view.standing
        if match.number < standing.number:
            # A later event is stored; the player awaited after this one is still pinged unless the ping is late.
            late = match.ping is None or match.ping.is_late(self._clock())
            return replace(match, ping=None) if late else match
        if match.ping != standing.ping:  # the ping was sent or changed after the match was committed
            match = replace(match, ping=standing.ping)
        if match.ping is None or not match.ping.is_late(self._clock()):
            return match
        return await self._pinging.looked_at(match)

    async def _called(self, match: Match, view: BoardView, views: Sequence[BoardView]) -> Sequence[UserId]:
        """Return whom this board pings besides the awaited player."""
        if match.is_over:
            return await self._told_of_end(match, view)
        if not match.begins_live or view.shown is not None:
            return ()
        async with self._store.read() as uow:
            challenger = await uow.challenges.challenger_of(match.id)
            around = await uow.boards.context_of(match)
        if challenger is None or challenger == match.awaited or challenger not in match.people:
            return ()
        by_board = way_to_call(match, challenger, around, self._clock()) is PingOn.BOARD
        return (challenger,) if by_board and view_that_pings(views, challenger) == view.part else ()

    async def _told_of_end(self, match: Match, view: BoardView) -> Sequence[UserId]:
        """Return the only reader of a result who plays a person and whose own action didn't end the match.

        In a server a direct message tells them. A result that is posted again pings nobody.
        """
        is_news = view.shown is None or REOPENED < view.shown.number < match.number
        if view.reader is None or match.computer is not None or not is_news or match.ended_by == view.reader:
            return ()
        async with self._store.read() as uow:
            chosen = (await uow.people.preferences([view.reader]))[view.reader]
        return () if chosen.when is PingWhen.NEVER else (view.reader,)

    async def _in_its_thread(self, match: Match) -> Match:
        """Return the match in the thread that is opened for it, or with the channel above the thread of others."""
        if match.parent is not None:
            return match
        if not match.in_thread:
            return await self._threads.recognized(match)
        match = await self._threads.housed(match)
        return match if match.in_thread else await self._pinging.decided_again(match)

    def _outdates_challenge(self, match: Match, view: BoardView) -> bool:
        """Whether a new board makes the challenge's message stale.

        The first board does. In a thread, whose head is that message, so does each later board, because the head shows
        the turn. The computer's turns are short, so the head is updated only after them.
        """
        if view.part != HOME:
            return False
        if view.shown is None or view.shown.number == REOPENED:
            return True
        return match.in_thread and not match.is_computers_turn

    async def _pinged(self, match: Match, view: SceneIn) -> UserId | None:
        """Return the awaited player if boards in this view ping them."""
        player, place = match.awaited, view.view
        if player is None or place.reader is not None or not _may_ping(match, view.standing.views, place):
            return None
        async with self._store.read() as uow:
            around = await uow.boards.context_of(match)
        wants = around.preferences[player].when is not PingWhen.NEVER
        on = way_to_ping(match, player, around, self._clock())
        return player if wants and on is PingOn.BOARD else None

    def _is_attended(self, match: Match, view: BoardView) -> bool:
        """Whether a player against the computer, who sees this view, sees each move in a panel."""
        if not match.computer or view.shown is None or view.shown.number == REOPENED:
            return False
        if match.in_thread and match.ping and not any(event.actor in match.people for event in match.line):
            return False  # the computer began: a mention adds the player to the thread
        return any(view.is_seen_by(each) and self._panels.is_open(match.id, each) for each in match.people)

    def _nonce(self, match: Match, view: BoardView) -> str:
        """Return a nonce that is unique to the event or, if its board was posted before, to the replaced board."""
        shown, nonce = view.shown, f"{match.id}-{match.number}{view.part}"
        if shown and shown.number in (REOPENED, match.number):
            return f"{nonce}-{posted_at(shown.message.id):%j%H%M%S}"
        return nonce

    def _pings_now(self, match: Match) -> bool:
        """Whether posting the board now would ping the awaited player."""
        return match.ping is not None and match.ping.is_made_by_board(self._clock())

    async def _put(
        self,
        match: Match,
        view: BoardView,
        board: ShownBoard,
        before: ShownBoard | None,
        *,
        ping: Ping | None,
        outdates: bool,
    ) -> SupersededBoard | None:
        """Record a board in place of the previous one; return the board to remove, if any. `ping` counts as made."""
        async with self._store.write() as uow:
            # Matches before views, as everywhere: two transactions could otherwise wait for each other.
            if view.is_seen_by(match.player_to_move):
                await uow.matches.show(match, board.number, self._clock(), pinged=ping)
            else:
                await uow.matches.note_ping(match, ping)
            superseded = await uow.boards.record(
                match.id,
                board,
                part=view.part,
                before=before,
                keep=partial(_stays, match) if view.part == HOME else _never,
                shrinks_at=self._shrinks_at(match, view),
            )
            if outdates:
                await uow.challenge_messages.outdate(match.id)
            return superseded

    def _shrinks_at(self, match: Match, view: BoardView) -> datetime | None:
        """Return when the result of a match shrinks that is now recorded; None in a thread, and in direct messages."""
        if not match.is_over or match.parent is not None or view.venue.is_direct:
            return None
        in_thread = self._messenger.is_thread(view.venue.channel)
        return None if in_thread else self._clock() + STANDS_FOR


def _may_ping(match: Match, views: Sequence[BoardView], view: BoardView) -> bool:
    """Whether a view is the one that pings the player whom a match awaits."""
    return match.awaited is not None and view_that_pings(views, match.awaited) == view.part


async def _is_pairs_first_board(uow: UnitOfWork, match: Match) -> bool:
    """Whether the bot has paired the players of a match, and nothing has been played in it yet."""
    return match.last_turn is None and await uow.challenges.are_paired(match.id)


def _never(_older: int, _newer: int) -> bool:
    return False


def _stays(match: Match, older: int, newer: int) -> bool:
    """Whether a board stays: the next one belongs to another score sheet, perhaps an earlier one after an undo.

    If another process has shown later events than `match` has, that process has already decided.
    """
    if not match.in_thread or newer > match.number:
        return False
    sheet = sheet_at(match, older)
    return sheet is not None and sheet != sheet_at(match, newer)
