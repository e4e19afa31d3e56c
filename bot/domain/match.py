"""A match: two players and its events. Everything else is replayed from the events."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property

from bot.domain.clock import OFF, Clock, Outage, Pace
from bot.domain.computer import Computer
from bot.domain.events import (
    WITHHELD,
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
    PlayersAct,
    Resigned,
    Setup,
    Started,
    Stop,
    TimedOut,
    TimeGiven,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.history import History, Turn
from bot.domain.ids import ChannelId, EventNumber, GuildId, MatchId, Players, UserId, Venue
from bot.domain.notifications import Ping
from bot.domain.obstacle import Obstacle
from bot.domain.occasion import CASUAL, Occasion
from bot.domain.policy import Policy, policy_of
from bot.domain.rating import FIRST_MOVES, Stakes
from bot.domain.refusals import Forbidden, OneMatch, RefusalReason, Refused, Tried
from dvonn import PASS, Colour, Ended, Game, IllegalMove, Jump, Move, Phase, Place, Position, Termination

ABANDONED_AFTER = timedelta(days=30)
"""How long a match may be halted before it is closed."""

A_MOMENT = timedelta(seconds=10)
"""The time within which a repeated move is shown as played instead of refused. Discord expects answers within 3
seconds.
"""

MOST_GIFTS = 3
"""How often each player may give the opponent time in a match."""

_ENDED_BY: Mapping[type[Happening], Termination] = {
    Resigned: Termination.RESIGNATION,
    TimedOut: Termination.TIME,
    DrawAgreed: Termination.AGREEMENT,
    Abandoned: Termination.ABANDONED,
    Cancelled: Termination.ABANDONED,
}


@dataclass(frozen=True)
class Match(OneMatch):
    id: MatchId
    venue: Venue
    """The channel of its board, or the match's own thread."""
    players: Players
    setup: Setup
    history: History
    pace: Pace = Pace.NONE
    clock: Clock = OFF
    """Not derived from the events alone: it starts when the board is shown, and outages aren't charged."""
    ping: Ping | None = None
    """The awaited player's ping if it has not been sent yet."""
    in_thread: bool = False
    """Whether the match has a thread of its own or will get one; threads keep score sheets."""
    parent: ChannelId | None = None
    """The parent channel of the thread in which the match is played: its own, or a public one that others opened."""
    computer: Computer | None = None
    """Set if one of the players is the computer."""
    stakes: Stakes = Stakes.UNRATED
    occasion: Occasion = CASUAL
    ends_at: datetime | None = None
    """The fixed end: a moment at which the match ends even if the game doesn't."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All events; the first is `Started`."""
        return self.history.events

    @property
    def number(self) -> EventNumber:
        return self.events[-1].number

    @property
    def changed(self) -> EventNumber:
        """The number of the last event that changed the board; 1 if none has."""
        changes = (event.number for event in reversed(self.events) if isinstance(event.what, BoardChange))
        return next(changes, EventNumber(1))

    @property
    def begins_live(self) -> bool:
        """Whether a live match of two people has just begun, and nobody has done anything in it yet."""
        has_begun = all(event.actor is None for event in self.events)
        return self.pace.is_live and self.computer is None and has_begun

    @property
    def started_at(self) -> datetime:
        """When the challenge was accepted."""
        return self.events[0].at

    @property
    def opening(self) -> Game:
        """The game when the players took over."""
        return self.history.opening

    def as_of(self, number: int) -> "Match":
        """Return the match as it was after event `number`."""
        return replace(self, history=self.history.up_to(number))

    @property
    def line(self) -> tuple[Event, ...]:
        """The moves and passes that were not undone."""
        return self.history.line

    @cached_property
    def game(self) -> Game:
        """The current game, its opening included."""
        return self.history.game

    @cached_property
    def position(self) -> Position:
        """The current position; a resignation doesn't change it."""
        return self.game.position

    @cached_property
    def ended(self) -> Ended | None:
        """How the match ended; None while it runs."""
        for event in reversed(self.events):
            if isinstance(event.what, Stop):
                loses = isinstance(event.what, Resigned | TimedOut)
                loser = self.players.colour_of(event.actor) if loses else None
                return Ended(_ENDED_BY[type(event.what)], loser)
        return Ended.on_the_board(self.position)

    @property
    def ended_by(self) -> UserId | None:
        """The player whose action ended the match; None if it ended by itself, or if it runs."""
        if not self.is_over:
            return None
        last = self.events[-1]
        if isinstance(last.what, Stop):
            return None if isinstance(last.what, TimedOut) else last.actor
        return next((event.actor for event in reversed(self.events) if event.actor is not None), None)

    @property
    def cancelled(self) -> CancelReason | None:
        """Why the match was cancelled; None if it was not. In records, a cancelled match ends as abandoned."""
        last = self.events[-1].what
        return last.reason if isinstance(last, Cancelled) else None

    @property
    def cancelled_for(self) -> str:
        """The manager's reason for the cancellation; empty if none was given."""
        last = self.events[-1].what
        return last.words if isinstance(last, Cancelled) else ""

    def has_begun(self, moves: int) -> bool:
        """Whether both sides have placed or moved at least `moves` times; always if the board was full at the start.

        Moves that were undone count. With a full board, both players know the whole position before the first move, so
        nothing is left to try out free of charge.
        """
        if self.opening.position.phase is not Phase.PLACING:
            return True
        played = Counter(event.actor for event in self.events if isinstance(event.what, Move))
        return all(played[player] >= moves for player in self.players.both)

    @property
    def policy(self) -> Policy:
        return policy_of(self.occasion)

    @property
    def is_rated(self) -> bool:
        return self.stakes is Stakes.RATED and self.policy.rated

    @property
    def can_be_lost(self) -> bool:
        """Whether a player who runs out of time, or resigns a rated match, loses it; otherwise it is cancelled."""
        return self.has_begun(FIRST_MOVES if self.is_rated else 1)

    @property
    def is_cancelled_by_resigning(self) -> bool:
        """Whether resigning now would cancel the match, so that nobody loses."""
        return self.is_rated and not self.can_be_lost

    @cached_property
    def ended_at(self) -> datetime | None:
        if self.ended is None:
            return None
        return next((e.at for e in reversed(self.events) if isinstance(e.what, Stop | BoardChange)), None)

    @property
    def is_over(self) -> bool:
        return self.ended is not None

    @cached_property
    def to_move(self) -> Colour | None:
        """The side to move; None once the match is over."""
        return None if self.is_over else self.position.to_move

    @cached_property
    def player_to_move(self) -> UserId | None:
        """The player to move; None once the match is over."""
        return self.players.of(self.to_move) if self.to_move else None

    @property
    def awaited(self) -> UserId | None:
        """The player who is to act: the one to answer an offer, otherwise the one to move."""
        if offer := self.offer:
            return self.opponent_of(offer.by)
        return self.player_to_move

    @property
    def is_computers_turn(self) -> bool:
        return self.computer is not None and self.player_to_move == self.computer.user

    @property
    def people(self) -> tuple[UserId, ...]:
        """The human players, White first."""
        return self.players.but(self.computer.user if self.computer else None)

    @property
    def thread_opened_in(self) -> ChannelId | None:
        """The channel in which the match's own thread was opened; None if it has none."""
        return self.parent if self.in_thread else None

    @cached_property
    def last_turn(self) -> Turn | None:
        """The last placement or jump; forced passes after it are in `passed`."""
        played = self.turns(1)
        return played[-1] if played else None

    def turns(self, most: int) -> tuple[Turn, ...]:
        """Return the last `most` placements and jumps, oldest first."""
        moves = self.game.moves
        plies = [ply for ply in range(len(self.opening.moves), len(moves)) if moves[ply] is not PASS]
        return tuple(Turn.of(self.game.position_at(ply), moves[ply]) for ply in plies[-most:])

    @property
    def passed(self) -> Colour | None:
        """The colour that passed since the last turn; at most one, since the game is over if both sides are stuck."""
        if not self.game.moves or self.game.moves[-1] is not PASS:
            return None
        return self.game.position_at(len(self.game.moves) - 1).to_move

    @cached_property
    def offer(self) -> Offer | None:
        """The pending offer: made since the last change of the board and not declined."""
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
        """The absent players, and until when they are away."""
        return {player: until for player, (_, until) in self._absences.items()}

    @cached_property
    def _absences(self) -> Mapping[UserId, tuple[Event, datetime]]:
        """The absent players with the event since which they are away, and until when."""
        away: dict[UserId, tuple[Event, datetime]] = {}
        for event in self.events:
            if isinstance(event.what, WentAway) and event.actor is not None:
                since, _ = away.get(event.actor, (event, None))
                away[event.actor] = since, event.what.until
            elif isinstance(event.what, CameBack) and event.actor is not None:
                away.pop(event.actor, None)
        return away

    @property
    def excused_until(self) -> datetime | None:
        """Until when an absence stops the clock of the player to move; None if it doesn't.

        A live clock never stops, nor that of a turn in which the player went away.
        """
        if not self._absences or self.pace.is_live or self.player_to_move is None:
            return None
        if self.player_to_move not in self._absences:
            return None
        since, until = self._absences[self.player_to_move]
        return until if since.number < self.changed or since.at == self.started_at else None

    @cached_property
    def halt(self) -> Event | None:
        """The event that halted the match, while it is halted."""
        changed = False
        for event in reversed(self.events):
            if isinstance(event.what, WentOn):
                return None
            if isinstance(event.what, Halted):
                return None if changed and event.what.reason in WITHHELD else event
            changed = changed or isinstance(event.what, BoardChange)
        return None

    @property
    def halted(self) -> HaltReason | None:
        """Why the match is halted, if it is."""
        return self.halt.what.reason if self.halt and isinstance(self.halt.what, Halted) else None

    @property
    def obstacle(self) -> Obstacle | None:
        """The obstacle to posting the board of the halted match, if that is known."""
        return self.halt.what.obstacle if self.halt and isinstance(self.halt.what, Halted) else None

    @property
    def withheld_for(self) -> Occasion | None:
        """The occasion for which the computer's move is withheld, if it is."""
        return self.halt.what.occasion if self.halt and isinstance(self.halt.what, Halted) else None

    @property
    def out_of_reach_since(self) -> datetime | None:
        """Since when a halted match has waited for a move, if `ABANDONED_AFTER` closes it; otherwise None."""
        if self.is_over or self.halt is None or self.halted in WITHHELD:
            return None
        return max(self._halted_since(self.halt), self.events[self.changed - 1].at)

    def _halted_since(self, halt: Event) -> datetime:
        """Return the beginning of a pause, whose obstacle may have changed since."""
        since = halt.at
        for event in reversed(self.events[: halt.number - 1]):
            if isinstance(event.what, WentOn):
                break
            if isinstance(event.what, Halted) and event.what.reason not in WITHHELD:
                since = event.at
        return since

    @property
    def managed_by(self) -> UserId | None:
        """The player who can manage the channel that was lost, if the opponent can't.

        It isn't known who took the channel away, but the opponent did not, so that player's clock runs on.
        """
        return self.halt.actor if self.halt and self.halted is HaltReason.CHANNEL else None

    @property
    def is_on_hold(self) -> bool:
        """Whether a halt stops the clock of the player to move."""
        return self.halted is not None and (self.managed_by is None or self.managed_by != self.player_to_move)

    def waits_for(self, player: UserId) -> bool:
        """Whether the match needs a player's move or answer to an offer. A match on hold waits for nobody."""
        return not self.is_on_hold and player in (self.player_to_move, self.awaited)

    @property
    def stands_still(self) -> bool:
        """Whether the clock is stopped: the match is on hold, or the player to move is away."""
        return self.is_on_hold or self.excused_until is not None

    def may_plan(self, player: UserId | None) -> bool:
        """Whether planning is offered to a player: placements at any time, replies on the opponent's turn."""
        return self.policy.plans and (self.position.phase is Phase.PLACING or self.player_to_move != player)

    def opponent_of(self, player: UserId) -> UserId:
        """Return the other player; Black for a user who doesn't play."""
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
        """Return the events of a move: the move, and the opponent's forced pass if one follows.

        `seen` is the number of the last event that the player saw, if known (controls carry it); `sure` means that the
        player has confirmed the move, `confirm` that the player wants to confirm every move.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON, NOT_YOUR_TURN, `Policy.past_end`,
        ILLEGAL_MOVE, UNCONFIRMED_MOVE.
        """
        self.check_turn(by, seen)
        self._check_end(at)
        try:
            game = self.game.play(move)
        except IllegalMove as illegal:
            raise Refused(RefusalReason.ILLEGAL_MOVE, Forbidden(self, illegal)) from illegal
        if not sure and (confirm or self._is_worth_a_question(move)):
            raise Refused(RefusalReason.UNCONFIRMED_MOVE, Tried(self, move))
        played = self.event(move, at, by=by)
        return (played, *_forced_passes(game, played.number, at))

    def return_with(self, events: tuple[Event, ...], by: UserId) -> tuple[Event, ...]:
        """Return the events of a player's own move, which also ends an absence that had stopped the clock for it."""
        returns = self.excused_until is not None and by == self.player_to_move
        if not events or not returns or self.followed_by(events).is_over:
            return events
        return (*events, Event(EventNumber(events[-1].number + 1), CameBack(), by, events[-1].at))

    def has_just_played(self, move: Move, *, by: UserId, at: datetime) -> bool:
        """Whether the player made exactly this move less than `A_MOMENT` ago, and it was not undone.

        Moves are repeated when a user presses twice, or when two processes receive the same interaction. In a game, no
        placement or jump is legal twice.
        """
        own = (event for event in self.line if event.actor == by and event.what == move)
        return any(at - event.at < A_MOMENT for event in own)

    def resign(self, *, by: UserId, at: datetime) -> tuple[Event, ...]:
        """Return the event of a resignation, which either player may make at any time.

        A rated match that has hardly begun is cancelled instead. Raises `Refused`: NOT_A_PLAYER, MATCH_OVER.
        """
        self.check_running(by)
        if self.is_cancelled_by_resigning:
            return (self.event(Cancelled(CancelReason.RESIGNED), at, by=by),)
        return (self.event(Resigned(), at, by=by),)

    def check_time(self, events: tuple[Event, ...]) -> None:
        """Check that neither the flag had fallen nor the match had reached its fixed end when a player acted.

        Raises `Refused`: OUT_OF_TIME, `Policy.past_end`.
        """
        for event in events:
            if event.actor is not None and isinstance(event.what, PlayersAct):
                if self.clock.is_over(event.at):
                    raise Refused(RefusalReason.OUT_OF_TIME, self)
                self._check_end(event.at)

    def _check_end(self, at: datetime) -> None:
        if self._is_past_end(at):
            raise Refused(self.policy.past_end, self)

    def _is_past_end(self, at: datetime) -> bool:
        return self.ends_at is not None and at >= self.ends_at

    def time_out(self, at: datetime) -> tuple[Event, ...]:
        """Return the event of a timeout; empty if there is time left.

        The player to move loses if the match can already be lost; otherwise the match is cancelled.
        """
        if self.is_over or not self.clock.is_over(at):
            return ()
        if not self.can_be_lost:
            return (self.event(Cancelled(CancelReason.TIME), at),)
        return (self.event(TimedOut(), at, by=self.player_to_move),)

    def may_give_time(self, player: UserId) -> bool:
        """Whether a player may give the opponent time: the opponent's clock runs, and the player has a gift left."""
        waits = player in self.players and not self.is_over and player != self.player_to_move
        return waits and self.clock.due is not None and self._gifts_of(player) < MOST_GIFTS

    def give_time(self, *, by: UserId, at: datetime, seen: int | None = None) -> tuple[Event, ...]:
        """Return the event that gives the opponent a day, or a minute in a live match.

        Empty if the player may give more but has already given time since event `seen`. Raises what `check_running`
        raises, and `Refused`: NO_MORE_TIME_TO_GIVE, and BOARD_MOVED_ON also if the opponent's clock isn't running.
        """
        self.check_running(by, seen)
        if self._gifts_of(by) >= MOST_GIFTS:
            raise Refused(RefusalReason.NO_MORE_TIME_TO_GIVE, MOST_GIFTS)
        if seen is not None and self._gifts_of(by, since=seen):
            return ()
        if not self.may_give_time(by):
            raise Refused(RefusalReason.BOARD_MOVED_ON, self)
        return (self.event(TimeGiven(self.pace.gift), at, by=by),)

    def _gifts_of(self, player: UserId, *, since: int = 0) -> int:
        later = self.events[since:]
        return sum(event.actor == player and isinstance(event.what, TimeGiven) for event in later)

    def check_uninvolved(self, manager: UserId) -> None:
        """Check that a manager may decide about the match. Raises `Refused`: OWN_MATCH.

        In a match against the computer there is nobody to be unfair to.
        """
        if manager in self.players and self.computer is None:
            raise Refused(RefusalReason.OWN_MATCH, self)

    def cancel(self, at: datetime, words: str = "") -> tuple[Event, ...]:
        """Return the event of a cancellation by a manager, with the optional reason `words`.

        Raises `Refused`: MATCH_OVER, and what `check_allowed` raises.
        """
        if self.is_over:
            raise Refused(RefusalReason.MATCH_OVER, self)
        self.check_allowed(self.policy.cancellable)
        return (self.event(Cancelled(CancelReason.MANAGER, words), at),)

    def reach_end(self, at: datetime) -> tuple[Event, ...]:
        """Return the event that ends the match at its fixed end; empty if it is over, or hasn't reached it."""
        if self.is_over or not self._is_past_end(at):
            return ()
        return (self.event(Cancelled(CancelReason.END), at),)

    def abandon(self, at: datetime) -> tuple[Event, ...]:
        """Return the event that closes a match that has been halted for too long; empty for any other match.

        Nobody loses, except a player to move whom the halt didn't keep from moving (`is_on_hold`).
        """
        since = self.out_of_reach_since
        if since is None or since.replace(microsecond=0) > at - ABANDONED_AFTER:
            return ()
        if not self.is_on_hold and self.can_be_lost:
            return (self.event(TimedOut(), at, by=self.player_to_move),)
        return (self.event(Abandoned(), at),)

    def hold(self, obstacle: Obstacle, at: datetime, *, by: UserId | None = None) -> tuple[Event, ...]:
        """Return the event that puts the match on hold because of an obstacle, or says that another one is in the way.

        Empty if nothing changes. `by` is as in `managed_by`; another obstacle takes nobody's responsibility away.
        """
        if (
            self.is_over
            or self.halted not in {None, HaltReason.CHANNEL, *WITHHELD}
            or self.obstacle == obstacle
        ):
            return ()
        blamed = self.halt.actor if self.halt and self.halted is HaltReason.CHANNEL else by
        return (self.event(Halted(HaltReason.CHANNEL, obstacle), at, by=blamed),)

    def event(self, what: Happening, at: datetime, *, by: UserId | None = None) -> Event:
        """Create the next event."""
        return Event(EventNumber(self.number + 1), what, by, at)

    def followed_by(self, events: tuple[Event, ...]) -> "Match":
        """Return the match with more events and with the resulting clock."""
        if not events:
            return self
        longer = replace(self, history=self.history.followed_by(events))
        return replace(longer, clock=self._clock_after(events, longer))

    @property
    def first_clock(self) -> Clock:
        """The clock at the beginning of the match, before the first board is shown."""
        return OFF if self.is_over else Clock.full(self.pace)

    @property
    def starts_clock(self) -> EventNumber | None:
        """The number of the event whose board starts the clock once it is shown; None if the clock isn't to start."""
        if self.is_over or self.stands_still or self.clock.left is None:
            return None
        starts = (
            e.number for e in reversed(self.events) if isinstance(e.what, BoardChange | WentOn | CameBack)
        )
        return next(starts, EventNumber(1))

    def shown(self, number: int, at: datetime) -> "Match":
        """Return the match after its board was shown as of event `number`, which starts the clock of that turn."""
        starts = self.starts_clock
        if starts is None or number < starts:
            return self
        return replace(self, clock=self.clock.started(at, self.pace))

    def without(self, outages: Iterable[Outage]) -> "Match":
        """Return the match with a clock that doesn't charge outages, given in any order."""
        clock = self.clock
        for outage in sorted(outages, key=lambda outage: outage.since):
            clock = clock.without(outage, self.pace)
        return self if clock is self.clock else replace(self, clock=clock)

    def _clock_after(self, events: tuple[Event, ...], longer: "Match") -> Clock:
        """Return the clock after events that lead to the match `longer`; off once the match is over.

        The clock of a new turn is stopped: the board starts it.
        """
        if longer.is_over or longer.to_move is None or self.to_move is None:
            return OFF
        clock, at = self.clock, events[-1].at
        for event in events:
            if isinstance(event.what, TimeGiven):
                clock = clock.given(event.what.time, self.pace)
        if self.pace and any(isinstance(event.what, BoardChange) for event in events):
            stopped = clock.stopped(at, self.pace)
            banks = {self.to_move: stopped.left, self.to_move.opponent: stopped.waiting}
            for event in events:
                if colour := self._turn_ended_by(event):
                    left = banks[colour]
                    banks[colour] = self.pace.after_turn(self.pace.bank if left is None else left)
            own, other = (banks[colour] for colour in (longer.to_move, longer.to_move.opponent))
            clock = Clock.for_turn(self.pace.bank if own is None else own, other)
        if longer.stands_still:
            return clock.stopped(at, self.pace)
        if longer.managed_by == longer.player_to_move:
            return clock.started(at, self.pace)  # no board can be shown before that player makes room for it
        return clock

    def _turn_ended_by(self, event: Event) -> Colour | None:
        """Return whose turn an event ends; None for a forced pass, which nobody thinks about.

        An undo ends the turn of the player who grants it, so neither player loses an increment by it.
        """
        if isinstance(event.what, Undone):
            return self.to_move
        if isinstance(event.what, Place | Jump) and event.actor is not None:
            return self.players.colour_of(event.actor)
        return None

    def check_allowed(self, allowed: bool) -> None:
        """Check that something is `allowed`, a field of the match's policy. Raises `Refused`: `Policy.forbids`."""
        if not allowed:
            raise Refused(self.policy.forbids, self)

    def check_running(self, user: UserId, seen: int | None = None) -> None:
        """Check that a player may act on the current board of a running match.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON.
        """
        if user not in self.players:
            raise Refused(RefusalReason.NOT_A_PLAYER, self)
        if self.is_over:
            raise Refused(RefusalReason.MATCH_OVER, self)
        if seen is not None and not self._is_current(seen):
            raise Refused(RefusalReason.BOARD_MOVED_ON, self)

    def check_turn(self, user: UserId, seen: int | None = None) -> None:
        """Check that it is the user's turn. Raises what `check_running` raises, and `Refused`: NOT_YOUR_TURN."""
        self.check_running(user, seen)
        if user != self.player_to_move:
            raise Refused(RefusalReason.NOT_YOUR_TURN, self)

    def _is_current(self, seen: int) -> bool:
        """Whether the board is unchanged since an event; False for an unknown event number."""
        since = self.events[seen:]
        return 1 <= seen <= self.number and not any(isinstance(event.what, BoardChange) for event in since)

    def _is_worth_a_question(self, move: Move) -> bool:
        """Whether a legal move is costly although there are other moves."""
        if not isinstance(move, Jump) or len(self.position.legal_moves()) == 1:
            return False
        return Turn.of(self.position, move).is_costly


def opening_events(opening: Game, at: datetime) -> tuple[Event, ...]:
    """Return the first events of a match: the start, and a forced pass if there is one."""
    start = Event(EventNumber(1), Started(opening), None, at)
    return (start, *_forced_passes(opening, start.number, at))


def _forced_passes(game: Game, number: int, at: datetime) -> Iterator[Event]:
    """Yield the forced pass; at most one, as the opponent can move afterwards."""
    if game.position.legal_moves() == (PASS,):
        yield Event(EventNumber(number + 1), PASS, None, at)


@dataclass(frozen=True, slots=True)
class Listing:
    """A query for the running or finished matches of a player in a server, or in `EVERY_SERVER`."""

    player: UserId
    guild: GuildId
    finished: bool = False
    opponent: UserId | None = None
    """The only opponent to list matches against, if any."""


@dataclass(frozen=True, slots=True)
class Head:
    """A match without its events: enough to check who may see it."""

    id: MatchId
    venue: Venue
    players: Players
    parent: ChannelId | None
    """The parent channel of the match's thread."""
