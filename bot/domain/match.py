"""A match: two players and the events since they began. Everything else about it is replayed from those."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property

from bot.domain.clock import OFF, Clock, Pace
from bot.domain.computer import Computer
from bot.domain.events import (
    Abandoned,
    BoardChange,
    CameBack,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Event,
    Halted,
    HaltReason,
    Happening,
    Offer,
    Offered,
    Resigned,
    Setup,
    Started,
    Stop,
    TimedOut,
    WentAway,
    WentOn,
)
from bot.domain.history import History, Turn
from bot.domain.ids import ChannelId, EventNumber, MatchId, Players, UserId, Venue
from bot.domain.pings import Ping
from bot.domain.refusal_subjects import Forbidden, Tried
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS, Colour, Ended, Game, IllegalMove, Jump, Move, Phase, Position, Termination

ABANDONED_AFTER = timedelta(days=30)
"""How long a match may stand still before it is closed."""

A_MOMENT = timedelta(seconds=10)
"""How long somebody who asks for the move that they have made is told that it is played: Discord wants answers in 3."""

_ENDED_BY: Mapping[type[Happening], Termination] = {
    Resigned: Termination.RESIGNATION,
    TimedOut: Termination.TIME,
    DrawAgreed: Termination.AGREEMENT,
    Abandoned: Termination.ABANDONED,
    Cancelled: Termination.ABANDONED,
}


@dataclass(frozen=True)
class Match:
    """A match, as its events tell it."""

    id: MatchId
    venue: Venue
    """The place of its board: the channel, or the thread of its own."""
    players: Players
    setup: Setup
    history: History
    pace: Pace = Pace.NONE
    clock: Clock = OFF
    """The clock. It does not follow from the events alone, as time is given back after the bot was down."""
    ping: Ping | None = None
    """The ping that the awaited player is still to get, if any."""
    in_thread: bool = False
    """Whether the match gets a thread of its own, in which its boards are kept."""
    parent: ChannelId | None = None
    """The channel of that thread, once it is open."""
    computer: Computer | None = None
    """The computer, where it is one of the players."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened; the first event is the start."""
        return self.history.events

    @property
    def number(self) -> EventNumber:
        """The number of the last event."""
        return self.events[-1].number

    @property
    def changed(self) -> EventNumber:
        """The number of the last event that changed the board; 1 where none has."""
        changes = (event.number for event in reversed(self.events) if isinstance(event.what, BoardChange))
        return next(changes, EventNumber(1))

    @property
    def started_at(self) -> datetime:
        """When the challenge was accepted, in UTC."""
        return self.events[0].at

    @property
    def opening(self) -> Game:
        """The game that stood on the board when the players took over."""
        return self.history.opening

    def as_of(self, number: int) -> "Match":
        """The match as its history tells it up to an event."""
        return replace(self, history=self.history.up_to(number))

    @property
    def line(self) -> tuple[Event, ...]:
        """The moves and passes that count: those that were taken back are left out."""
        return self.history.line

    @cached_property
    def game(self) -> Game:
        """The game on the board, its opening included."""
        return self.history.game

    @cached_property
    def position(self) -> Position:
        """The current position, whoever may have resigned in it."""
        return self.game.position

    @cached_property
    def ended(self) -> Ended | None:
        """How it ended, or None while it goes on."""
        for event in reversed(self.events):
            if isinstance(event.what, Stop):
                loses = isinstance(event.what, Resigned | TimedOut)
                loser = self.players.colour_of(event.actor) if loses else None
                return Ended(_ENDED_BY[type(event.what)], loser)
        return Ended.on_the_board(self.position)

    @property
    def cancelled(self) -> CancelReason | None:
        """The reason why it was cancelled, if it was. To a record it was broken off, as if abandoned."""
        last = self.events[-1].what
        return last.reason if isinstance(last, Cancelled) else None

    @property
    def cancelled_for(self) -> str:
        """The words in which a manager has told why it was cancelled; empty where nobody has."""
        last = self.events[-1].what
        return last.words if isinstance(last, Cancelled) else ""

    @property
    def has_begun(self) -> bool:
        """Whether each side has placed or moved once; what was taken back later counts too, as it was played."""
        played = {event.actor for event in self.events if isinstance(event.what, Move)}
        return played.issuperset(self.players.both)

    @cached_property
    def ended_at(self) -> datetime | None:
        """When it ended, in UTC."""
        if self.ended is None:
            return None
        return next((e.at for e in reversed(self.events) if isinstance(e.what, Stop | BoardChange)), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.ended is not None

    @cached_property
    def to_move(self) -> Colour | None:
        """The colour whose turn it is; None once the match is over."""
        return None if self.is_over else self.position.to_move

    @cached_property
    def player_to_move(self) -> UserId | None:
        """The player whose turn it is; nobody once the match is over."""
        return self.players.of(self.to_move) if self.to_move else None

    @property
    def awaited(self) -> UserId | None:
        """The player for whom the match waits: the one who is to answer an offer, else the one to move."""
        if offer := self.offer:
            return self.opponent_of(offer.by)
        return self.player_to_move

    @property
    def is_computers_turn(self) -> bool:
        """Whether the computer is to move."""
        return self.computer is not None and self.player_to_move == self.computer.user

    @property
    def people(self) -> tuple[UserId, ...]:
        """The players who are people: White first."""
        return self.players.but(self.computer.user if self.computer else None)

    @cached_property
    def last_turn(self) -> Turn | None:
        """The last piece placed or stack moved by a player; forced passes since then are in `passed`."""
        played = self.turns(1)
        return played[-1] if played else None

    def turns(self, most: int) -> tuple[Turn, ...]:
        """The last pieces placed and stacks moved by players, passes left out, the oldest first; `most` of them."""
        moves = self.game.moves
        plies = [ply for ply in range(len(self.opening.moves), len(moves)) if moves[ply] is not PASS]
        return tuple(Turn.of(self.game.position_at(ply), moves[ply]) for ply in plies[-most:])

    @property
    def passed(self) -> Colour | None:
        """The colour that had to pass since the last turn; one at most, as the game is over if both are stuck."""
        if not self.game.moves or self.game.moves[-1] is not PASS:
            return None
        return self.game.position_at(len(self.game.moves) - 1).to_move

    @cached_property
    def offer(self) -> Offer | None:
        """The offer that stands: made since the last change on the board, and not refused."""
        if self.is_over:
            return None
        for event in reversed(self.events):
            if isinstance(event.what, BoardChange | Declined):
                return None
            if isinstance(event.what, Offered) and event.actor is not None:
                return Offer(event.what.kind, event.actor)
        return None

    @cached_property
    def away(self) -> Mapping[UserId, datetime]:
        """The players who are away, and until when."""
        away: dict[UserId, datetime] = {}
        for event in self.events:
            if isinstance(event.what, WentAway) and event.actor is not None:
                away[event.actor] = event.what.until
            elif isinstance(event.what, CameBack) and event.actor is not None:
                away.pop(event.actor, None)
        return away

    @cached_property
    def halt(self) -> Event | None:
        """The event since which the match can't go on, if it can't."""
        for event in reversed(self.events):
            if isinstance(event.what, WentOn):
                return None
            if isinstance(event.what, Halted):
                return event
        return None

    @property
    def halted(self) -> HaltReason | None:
        """The reason why the match can't go on, if it can't."""
        return self.halt.what.reason if self.halt and isinstance(self.halt.what, Halted) else None

    @property
    def stands_still(self) -> bool:
        """Whether nobody's time runs."""
        return self.halted is not None or self.player_to_move in self.away

    def may_plan(self, player: UserId | None) -> bool:
        """Whether a player has something to plan: placements at any time, answers while the opponent is to move."""
        return self.position.phase is Phase.PLACING or self.player_to_move != player

    def opponent_of(self, player: UserId) -> UserId:
        """The other player; Black for somebody who does not play."""
        return self.players.white if player == self.players.black else self.players.black

    def play(
        self,
        move: Move,
        *,
        by: UserId,
        at: datetime,
        seen: int | None = None,
        sure: bool = False,
        confirm: bool = False,
    ) -> tuple[Event, ...]:
        """The events of a move: the move, and the forced pass of the opponent that may follow.

        `seen` is the number of the event that the player answers, where one is known (a control carries it); `sure`
        says that the player has been asked already, `confirm` that the player wants to be asked each time.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON, NOT_YOUR_TURN, ILLEGAL_MOVE, UNCONFIRMED_MOVE.
        """
        self.check_turn(by, seen)
        try:
            game = self.game.play(move)
        except IllegalMove as illegal:
            raise Refused(RefusalReason.ILLEGAL_MOVE, Forbidden(self, illegal)) from illegal
        if not sure and (confirm or self._is_worth_a_question(move)):
            raise Refused(RefusalReason.UNCONFIRMED_MOVE, Tried(self, move))
        played = self.event(move, at, by=by)
        return (played, *_forced_passes(game, played.number, at))

    def has_just_played(self, move: Move, *, by: UserId, at: datetime) -> bool:
        """Whether a player has made a move a moment ago, and it stands: no move is legal a second time.

        A player who asks for it again has pressed twice, or is heard by two processes.
        """
        own = (event for event in self.line if event.actor == by and event.what == move)
        return any(at - event.at < A_MOMENT for event in own)

    def resign(self, *, by: UserId, at: datetime) -> tuple[Event, ...]:
        """The event of a resignation, which either player may give at any time, whatever was moved meanwhile.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER.
        """
        self.check_running(by)
        return (self.event(Resigned(), at, by=by),)

    def time_out(self, at: datetime) -> tuple[Event, ...]:
        """The event of the end of the time of the player to move; none where the time has not run out.

        It is a loss once the match has begun on both sides; before that the match is cancelled.
        """
        if self.is_over or not self.clock.is_over(at):
            return ()
        if not self.has_begun:
            return (self.event(Cancelled(CancelReason.TIME), at),)
        return (self.event(TimedOut(), at, by=self.player_to_move),)

    def cancel(self, at: datetime, words: str = "") -> tuple[Event, ...]:
        """The event by which a manager of the server calls the match off. Raises `Refused`: MATCH_OVER.

        `words` tell why, if the manager has said so.
        """
        if self.is_over:
            raise Refused(RefusalReason.MATCH_OVER, self)
        return (self.event(Cancelled(CancelReason.MANAGER, words), at),)

    def abandon(self, at: datetime) -> tuple[Event, ...]:
        """The event that closes a match which has stood still for too long; none where it has not."""
        if self.is_over or self.halt is None or self.halt.at.replace(microsecond=0) > at - ABANDONED_AFTER:
            return ()
        return (self.event(Abandoned(), at),)

    def event(self, what: Happening, at: datetime, *, by: UserId | None = None) -> Event:
        """The event that would be the next."""
        return Event(EventNumber(self.number + 1), what, by, at)

    def followed_by(self, events: tuple[Event, ...]) -> "Match":
        """The match with these events after its last, and with the clock that follows from them."""
        if not events:
            return self
        longer = replace(self, history=self.history.followed_by(events))
        return replace(longer, clock=longer.clock_since(events))

    def clock_since(self, events: tuple[Event, ...]) -> Clock:
        """The clock after these last events: wound anew by each change on the board, off once the match is over."""
        if self.is_over:
            return OFF
        new_turn = any(isinstance(event.what, BoardChange) for event in events)
        clock = Clock.wound(self.pace) if new_turn else self.clock
        return clock.running(events[-1].at, goes=not self.stands_still)

    def check_running(self, user: UserId, seen: int | None = None) -> None:
        """Let a player of a match that goes on act on its current board.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON.
        """
        if user not in self.players:
            raise Refused(RefusalReason.NOT_A_PLAYER, self)
        if self.is_over:
            raise Refused(RefusalReason.MATCH_OVER, self)
        if seen is not None and not self._is_current(seen):
            raise Refused(RefusalReason.BOARD_MOVED_ON, self)

    def check_turn(self, user: UserId, seen: int | None = None) -> None:
        """Let the player whose turn it is act. Raises as `check_running`, and `Refused`: NOT_YOUR_TURN."""
        self.check_running(user, seen)
        if user != self.player_to_move:
            raise Refused(RefusalReason.NOT_YOUR_TURN, self)

    def _is_current(self, seen: int) -> bool:
        """Whether nothing has changed on the board since an event; False if there was no such event."""
        since = self.events[seen:]
        return 1 <= seen <= self.number and not any(isinstance(event.what, BoardChange) for event in since)

    def _is_worth_a_question(self, move: Move) -> bool:
        """Whether a legal move costs the player's own stacks though another move is possible."""
        if not isinstance(move, Jump) or len(self.position.legal_moves()) == 1:
            return False
        return bool(Turn.of(self.position, move).own_losses)


def opening_events(opening: Game, at: datetime) -> tuple[Event, ...]:
    """The first events of a match."""
    start = Event(EventNumber(1), Started(opening), None, at)
    return (start, *_forced_passes(opening, start.number, at))


def _forced_passes(game: Game, number: int, at: datetime) -> Iterator[Event]:
    """The pass of a player who must pass now; it is one at most, as the opponent can move then."""
    if game.position.legal_moves() == (PASS,):
        yield Event(EventNumber(number + 1), PASS, None, at)
