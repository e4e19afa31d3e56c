"""The board of a match in each of its views: a new message for each turn; `StaleBoards` removes the previous one.

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
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import NamedTuple, Protocol

from bot.catalogue import Language
from bot.delivery.messenger import (
    CLOCKS_DIFFER,
    EditRefusedError,
    MessageGoneError,
    Messenger,
    UnreachableError,
    posted_at,
)
from bot.delivery.open_panels import OpenPanels
from bot.delivery.pings import TurnPinging
from bot.delivery.queue import LONGEST
from bot.delivery.threads import ShowView, Threads
from bot.delivery.views import Unrecorded
from bot.domain import (
    BoardView,
    DisplayState,
    Match,
    MatchId,
    Message,
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
from bot.pages.score_sheet import is_full, sheet_at, sheet_page
from bot.pages.tips import Tip, tip_on_first_move
from bot.pages.viewer import USUAL, DisplayOptions
from bot.services.match_lifecycle import way_to_call, way_to_ping
from bot.storage import Store, UnitOfWork
from bot.toolkit.page import Kind, Page
from bot.toolkit.result_notes import result_lines, result_notes
from bot.toolkit.words import Names

BOARDS = (Kind.BOARD, Kind.RESULT)

FIRST_BOARDS = 2
"""The number of events up to which a match's thread has nothing to tidy up."""


class Record(Protocol):
    """A callback that records a board in place of the previous one of its view."""

    async def __call__(
        self,
        match: Match,
        view: BoardView,
        board: ShownBoard,
        before: ShownBoard | None,
        *,
        pinged: bool,
        outdates: bool,
    ) -> SupersededBoard | None:
        """Record a board; return the board to remove, if any. Raises `StoreUnavailableError`."""


class Complete(Protocol):
    """A callback that puts the board in the place of a message that has pinged for it."""

    async def __call__(self, match: Match, view: BoardView, message: Message) -> Message:
        """Return the message of the board."""


class BoardSearch:
    """The search, by message tags, for boards that a crash or a lost connection left posted but not recorded.

    A message that has pinged before its board took its place is completed first: a recorded board starts a clock.

    Raises what the messenger raises, and `StoreUnavailableError`.
    """

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        clock: Callable[[], datetime],
        record: Record,
        complete: Complete,
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._record = record
        self._complete = complete

    async def note(self, match_id: MatchId, view: BoardView) -> bool:
        """Record the unrecorded boards of a match in a view; return whether there were any."""
        noted = False
        async with self._store.read() as uow:
            match, views = await uow.matches.find(match_id), await uow.boards.views_of(match_id)
            superseded = {board.message for board in await uow.boards.superseded_of(match_id)}
        view = next((each for each in views if each.part == view.part), view)
        after = view.shown.message.id if view.shown else None
        async for found in self._messenger.left_in(view.venue.channel, BOARDS, match_id, after=after):
            if found.message in superseded:
                continue
            board = ShownBoard(found.message, found.message_tag.number)
            if board.number > match.number and await self._never_happened(match_id, view, board):
                continue
            if found.is_plain:
                then = match.as_of(board.number)
                board = replace(board, message=await self._complete(then, view, found.message))
            pinged = _may_ping(match, views, view) and self._has_pinged(match, board, found.at)
            await self._record(match, view, board, None, pinged=pinged, outdates=True)
            noted = True
        return noted

    async def _never_happened(self, match_id: MatchId, view: BoardView, board: ShownBoard) -> bool:
        """Whether a board shows events that the database lacks, as after a restored backup; if so, mark it as stale."""
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


class _Players(NamedTuple):
    """Information about the players that their board needs."""

    names: Names
    language: Language
    """The language of the board."""
    display: DisplayOptions = USUAL
    """The display options of the only reader, if there is one."""
    reader: UserId | None = None
    notes: tuple[str, ...] = ()
    """Notes of features on the finished match."""
    lines: tuple[str, ...] = ()
    """The lines that features add below them."""
    tip: Tip | None = None
    """The tip on the only reader's first move, if it is to be played."""


class Boards:
    """The reconciler of boards. Methods raise what the messenger raises, and `StoreUnavailableError`.

    A view is uncertain from the moment its board is posted until the board is recorded: if anything fails in between,
    the next attempt looks for the board in the channel first.
    """

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
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._panels = panels
        self._pinging = pinging
        self._threads = Threads(store, messenger, show_head)
        self._search = BoardSearch(store, messenger, clock, self._record, self._complete)
        self._prepared: set[MatchId] = set()
        """The matches of which each view is uncertain."""
        self._unrecorded = Unrecorded[tuple[MatchId, str]]()

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark matches that are behind or due to ping as uncertain: a killed process may have posted their boards."""
        self._prepared.update(await uow.boards.behind())
        self._prepared.update(await uow.pings.due(self._clock()))

    async def reopen(self, match_id: MatchId) -> None:
        """Make the next attempt post the boards again, at the bottom of their channels.

        Until then the match counts as not shown, so that a crash can't leave two boards permanently.
        """
        async with self._store.write() as uow:
            await uow.boards.reopen(match_id)

    async def look(self, match_id: MatchId, stage: Stage | None) -> Scene:
        """Return what is to be shown: the match in its current state, or in that of a `stage`, and its views."""
        async with self._store.read() as uow:
            match = stage.match if stage else await uow.matches.find(match_id)
            standing = await uow.boards.standing_of(match_id, mover=stage.mover if stage else None)
        if match_id in self._prepared:
            self._prepared.discard(match_id)
            self._unrecorded.mark((match_id, view.part) for view in standing.views)
        return Scene(match, standing)

    def is_own(self, view: BoardView) -> bool:
        """Whether this process serves the place of a view."""
        shard_set = self._store.shard_set
        return shard_set is None or shard_set.holds(view.venue.guild)

    async def show(self, scene: Scene, view: BoardView, stage: Stage | None) -> Shown:
        """Reconcile the board in a view: post it, edit it, or leave it as it is; `scene` is what `look` returned."""
        match_id = scene.match.id
        adopted = False
        if (match_id, view.part) in self._unrecorded:
            adopted = await self._adopt(match_id, view)
            scene = await self.look(match_id, stage)  # boards may have been recorded, or marked as stale
            view = scene.standing.view(view.part) or view
        players = await self._players_in(scene, view)
        shown = await self._bring_up_to_date(scene, view, players)
        return replace(shown, outdates_challenge=True) if adopted else shown

    async def _players_in(self, scene: Scene, view: BoardView) -> _Players:
        match, standing = scene
        readers = match.people if view.reader is None else (view.reader,)
        spoken = [standing.spoken.get(player) for player in readers]
        language = self._messenger.public_language(view.venue.guild, spoken)
        lines = await self._lines(match, view.reader, language)
        if view.reader is None:
            notes = await self._notes(match, standing, language)
            return _Players(standing.names, language, notes=notes, lines=lines)
        async with self._store.read() as uow:
            chosen = (await uow.people.preferences([view.reader]))[view.reader]
            tip = await tip_on_first_move(uow, match, view.reader)
        return _Players(
            standing.names, language, DisplayOptions.of(chosen), view.reader, lines=lines, tip=tip
        )

    async def _notes(self, match: Match, standing: DisplayState, language: Language) -> tuple[str, ...]:
        if not match.is_over:
            return ()
        async with self._store.read() as uow:
            return await result_notes(uow, match, standing.names, language)

    async def _lines(self, match: Match, reader: UserId | None, language: Language) -> tuple[str, ...]:
        return await result_lines(self._store, match, reader, language, self._clock())

    async def _bring_up_to_date(self, scene: Scene, view: BoardView, players: _Players) -> Shown:
        standing, shown = scene.standing, view.shown
        match = await self._with_ping(scene, view)
        scene = Scene(match, standing)
        if shown is None:
            return await self._post(scene, view, players)
        if shown.number > match.number:
            return Shown(match, standing, view, shown.message)
        is_redrawn_end = match.is_over and shown.number == match.number  # not posted again if it was deleted
        if self._is_attended(match, view) and not is_redrawn_end:
            return await self._edit_in_place(scene, view, shown, players)
        has_news = any(not isinstance(event.what, Aside) for event in match.events[shown.number :])
        if has_news or self._pings_now(match):
            return await self._post(scene, view, players)
        if shown.number == match.number and not shown.redraw:
            return Shown(match, standing, view, shown.message)
        return await self._edit(scene, view, shown, players)

    async def _with_ping(self, scene: Scene, view: BoardView) -> Match:
        """Return the match with the ping that its board in a view is to make, if any."""
        match = await self._with_pending_ping(scene)
        is_by_board = match.ping is not None and match.ping.on is PingOn.BOARD
        if is_by_board and not _may_ping(match, scene.standing.views, view):
            return replace(match, ping=None)
        return match

    async def _with_pending_ping(self, scene: Scene) -> Match:
        match, standing = scene
        if match.number < standing.number:
            # A later event is stored; the player awaited after this one is still pinged unless the ping is late.
            late = match.ping is None or match.ping.is_late(self._clock())
            return replace(match, ping=None) if late else match
        if match.ping != standing.ping:  # the ping was sent or changed after the match was committed
            match = replace(match, ping=standing.ping)
        if match.ping is None or not match.ping.is_late(self._clock()):
            return match
        return await self._pinging.looked_at(match)

    async def _complete(self, match: Match, view: BoardView, message: Message) -> Message:
        async with self._store.read() as uow:
            standing = await uow.boards.standing_of(match.id)
        page = await self._page(match, await self._players_in(Scene(match, standing), view))
        awaited = match.awaited or match.players.white
        nonce = self._nonce(match, view)
        return await self._messenger.complete(message, page, nonce=nonce, ping=awaited)

    async def _adopt(self, match_id: MatchId, view: BoardView) -> bool:
        adopted = await self._search.note(match_id, view)
        self._unrecorded.searched((match_id, view.part))
        return adopted

    async def _post(self, scene: Scene, view: BoardView, players: _Players) -> Shown:
        match, standing = scene
        if view.part == HOME:
            match = await self._in_its_thread(match)
            if match.venue != scene.match.venue:
                view = replace(view, venue=match.venue, shown=None)
        pings = self._pings_now(match)
        page = await self._page(match, players)
        is_last = match.number >= standing.number  # otherwise the pending ping is for a later event
        outdates = self._outdates_challenge(match, view)
        called = await self._called(match, view)
        with self._unrecorded.posting((match.id, view.part)):
            message = await self._messenger.post(
                view.venue.channel,
                page,
                nonce=self._nonce(match, view),
                ping=match.awaited if pings else None,
                also=called,
            )
            board = ShownBoard(message, match.number)
            replaced = await self._record(
                match, view, board, view.shown, pinged=pings and is_last, outdates=outdates
            )
        if match.is_over and view.part == HOME:
            await self._threads.put_away(match)
        return Shown(match, standing, view, message, replaced, outdates)

    async def _called(self, match: Match, view: BoardView) -> Sequence[UserId]:
        """Return the challenger if this board tells them that a live match begins although they don't move first."""
        if not match.begins_live or view.part != HOME or view.shown is not None:
            return ()
        async with self._store.read() as uow:
            challenger = await uow.challenges.challenger_of(match.id)
            around = await uow.boards.context_of(match)
        if challenger is None or challenger == match.awaited or challenger not in match.people:
            return ()
        by_board = way_to_call(match, challenger, around, self._clock()) is PingOn.BOARD
        return (challenger,) if by_board else ()

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

    async def _edit(self, scene: Scene, view: BoardView, shown: ShownBoard, players: _Players) -> Shown:
        match, standing = scene
        page = brief_result_page(match, players.language) if shown.brief else await self._page(match, players)
        try:
            await self._messenger.edit(shown.message, page, pinged=await self._pinged(scene, view))
        except MessageGoneError:
            if not match.is_over:  # deleted by a moderator; a running match needs a board
                return await self._post(scene, view, players)
        if shown.redraw and view.part == HOME:  # last, as Discord may refuse a name for minutes
            await self._threads.renamed(match)
        outdates = match.in_thread and view.part == HOME
        board = ShownBoard(shown.message, match.number, brief=shown.brief)
        await self._record(match, view, board, shown, outdates=outdates)
        return Shown(match, standing, view, shown.message, outdates_challenge=outdates)

    async def _pinged(self, scene: Scene, view: BoardView) -> UserId | None:
        """Return the awaited player if boards in this view ping them."""
        match, standing = scene
        player = match.awaited
        if player is None or view.reader is not None or not _may_ping(match, standing.views, view):
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

    async def _edit_in_place(
        self, scene: Scene, view: BoardView, shown: ShownBoard, players: _Players
    ) -> Shown:
        """Edit the board. Its ping counts as made, because the player sees the move."""
        match, standing = scene
        if shown.number == match.number and not shown.redraw and match.ping is None:
            return Shown(match, standing, view, shown.message)
        is_last = match.number >= standing.number
        seen = replace(match, ping=None)
        try:
            await self._messenger.edit(shown.message, await self._page(seen, players))
        except (MessageGoneError, EditRefusedError):
            return await self._post(scene, view, players)
        if shown.redraw and view.part == HOME:
            await self._threads.renamed(match)
        board = ShownBoard(shown.message, match.number)
        await self._record(match, view, board, shown, pinged=is_last)
        if match.is_over and view.part == HOME:
            await self._threads.put_away(match)
        return Shown(seen, standing, view, shown.message)

    def _nonce(self, match: Match, view: BoardView) -> str:
        """Return a nonce that is unique to the event or, if its board was posted before, to the replaced board."""
        shown, nonce = view.shown, f"{match.id}-{match.number}{view.part}"
        if shown and shown.number in (REOPENED, match.number):
            return f"{nonce}-{posted_at(shown.message.id):%j%H%M%S}"
        return nonce

    async def _page(self, match: Match, players: _Players) -> Page:
        # Once the reminder of the turn is due, the ping is that reminder.
        reminder = self._pings_now(match) and match.clock.reminded
        match = match.shown(match.number, self._clock())  # the board tells what it starts
        return await board_page(
            match,
            players.language,
            players.display,
            reader=players.reader,
            names=players.names,
            reminder=reminder,
            notes=players.notes,
            lines=players.lines,
            tip=players.tip,
        )

    def _pings_now(self, match: Match) -> bool:
        """Whether posting the board now would ping the awaited player."""
        return match.ping is not None and match.ping.is_made_by_board(self._clock())

    async def _record(
        self,
        match: Match,
        view: BoardView,
        board: ShownBoard,
        before: ShownBoard | None,
        *,
        pinged: bool = False,
        outdates: bool = False,
    ) -> SupersededBoard | None:
        async with self._store.write() as uow:
            # Matches before views, as everywhere: two transactions could otherwise wait for each other.
            ping = match.ping if pinged else None
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


class StaleBoards:
    """The reconciler that removes stale boards; in threads the last one of ten rounds becomes a score sheet.

    It never delays a current board. Threads are tidied once by each process, and after an undo: that removes sheets
    that are no longer correct.
    """

    longest = LONGEST

    def __init__(self, store: Store, messenger: Messenger, places: asyncio.Semaphore) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._tidy: set[MatchId] = set()

    def named(self, match_id: MatchId) -> str:
        return f"the stale boards of match {match_id}"

    async def show(self, match_id: MatchId, replaced: SupersededBoard | None) -> None:
        """Remove one stale board of a match if it is known, otherwise all of them.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        refused: EditRefusedError | None = None
        for board in (replaced,) if replaced else await self._replaced(match_id):
            try:
                await self._put_away(board)
            except EditRefusedError as error:  # the other boards need not wait for this one
                refused = error
        if refused:
            raise refused
        if match_id not in self._tidy:
            await self._tidy_up(match_id)

    async def _replaced(self, match_id: MatchId) -> tuple[SupersededBoard, ...]:
        async with self._store.read() as uow:
            return tuple(await uow.boards.superseded_of(match_id))

    async def _put_away(self, board: SupersededBoard) -> None:
        # The message is gone, or the bot lacks permissions: either way nothing is left to do.
        with contextlib.suppress(MessageGoneError, UnreachableError):
            if board.kept is None or not await self._made_a_sheet(board, board.kept):
                await self._messenger.delete(board.message)
        async with self._store.write() as uow:
            await uow.boards.forget_superseded(board.message)

    async def _made_a_sheet(self, board: SupersededBoard, number: int) -> bool:
        """Turn a board into its score sheet; return False if the sheet isn't full, as after an undo."""
        match, language = await self._match(board.match_id)
        sheet = sheet_at(match, number)
        if sheet is None or not is_full(match, sheet):
            self._tidy.discard(match.id)
            return False
        await self._messenger.edit(board.message, sheet_page(match, sheet, language))
        return True

    async def _match(self, match_id: MatchId) -> tuple[Match, Language]:
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            spoken = await uow.people.languages(match.players.both)
        return match, self._messenger.language_about(match, spoken)

    async def _tidy_up(self, match_id: MatchId) -> None:
        match, _ = await self._match(match_id)
        if match.in_thread and len(match.events) > FIRST_BOARDS:
            with contextlib.suppress(UnreachableError):
                await self._tidy_thread(match)
        self._tidy.add(match_id)

    async def _tidy_thread(self, match: Match) -> None:
        """Delete the score sheets that aren't full any more, or that are there twice."""
        found = self._messenger.left_in(match.venue.channel, (Kind.SCORE_SHEET,), match.id)
        there: set[int] = set()
        for each in reversed([each async for each in found]):
            sheet = each.message_tag.number
            if sheet in there or not is_full(match, sheet):
                with contextlib.suppress(MessageGoneError):
                    await self._messenger.delete(each.message)
            there.add(sheet)
