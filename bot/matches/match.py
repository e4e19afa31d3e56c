"""A match: two players and the events since they began. Everything else about it is replayed from those."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property, reduce

from bot.matches.clock import OFF, Clock, Pace
from bot.matches.events import ENDINGS, MOVES, ON_THE_BOARD, Event, EventKind, HaltReason, OfferKind, Setup
from bot.matches.ids import ChannelId, MatchId, UserId
from bot.matches.offer import Offer
from bot.matches.opening import Opening
from bot.matches.pings import Ping
from bot.matches.players import Players, Venue
from bot.matches.refusals import Forbidden, Refused, Tried, Why
from bot.matches.turn import Turn
from dvonn import PASS, Colour, Ended, Game, IllegalMove, Jump, Move, Place, Position, Termination, parse_move

ABANDONED_AFTER = timedelta(days=30)
"""How long a match may stand still before it is closed."""

_ENDED_BY = {
    EventKind.RESIGN: Termination.RESIGNATION,
    EventKind.TIMEOUT: Termination.TIME,
    EventKind.DRAW: Termination.AGREEMENT,
    EventKind.ABANDON: Termination.ABANDONED,
}


@dataclass(frozen=True)
class Match:
    """A match as its events tell it."""

    id: MatchId
    venue: Venue
    """Where its board is shown: the channel, or the thread of its own."""
    players: Players
    setup: Setup
    events: tuple[Event, ...]
    """Never empty: the first is the start."""
    pace: Pace = Pace.NONE
    clock: Clock = OFF
    """Kept beside the events, as time is also given back for what no match knows of: when the bot was down."""
    ping: Ping | None = None
    """Who it waits for is still to be called in this way, if at all."""
    in_thread: bool = False
    """Whether the match gets a thread of its own, in which its boards are kept."""
    parent: ChannelId | None = None
    """The channel of that thread, once it is open."""

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.events[-1].number

    @property
    def started_at(self) -> datetime:
        """When the challenge was accepted, in UTC."""
        return self.events[0].at

    @cached_property
    def opening(self) -> Opening:
        """What stood on the board when the players took over."""
        return Opening.parse(self.events[0].text)

    def as_of(self, number: int) -> "Match":
        """The match as its history tells it up to an event."""
        return replace(self, events=self.events[:number])

    @cached_property
    def line(self) -> tuple[Event, ...]:
        """The moves and passes that count: what was taken back is left out."""
        line: list[Event] = []
        for event in self.events:
            if event.kind is EventKind.UNDO:
                line = [kept for kept in line if kept.number < int(event.text)]
            elif event.kind in MOVES:
                line.append(event)
        return tuple(line)

    @cached_property
    def game(self) -> Game:
        """The game on the board, its opening included."""
        game = self.opening.game
        for event in self.line:
            game = game.play(_move_of(event))
        return game

    @property
    def position(self) -> Position:
        """The current position, whoever may have resigned in it."""
        return self.game.position

    @cached_property
    def ended(self) -> Ended | None:
        """How it ended, or None while it goes on."""
        for event in reversed(self.events):
            if event.kind in ENDINGS:
                loses = event.kind in (EventKind.RESIGN, EventKind.TIMEOUT)
                loser = self.players.colour_of(event.actor) if loses else None
                return Ended(_ENDED_BY[event.kind], loser)
        return Ended.on_the_board(self.position)

    @property
    def ended_at(self) -> datetime | None:
        """When it ended, in UTC."""
        if self.ended is None:
            return None
        return next((e.at for e in reversed(self.events) if e.kind in ENDINGS | ON_THE_BOARD), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.ended is not None

    @property
    def to_move(self) -> Colour | None:
        """Whose turn it is; nobody's once the match is over."""
        return None if self.is_over else self.position.to_move

    @property
    def player_to_move(self) -> UserId | None:
        """The player whose turn it is; nobody once the match is over."""
        return self.players.of(self.to_move) if self.to_move else None

    @property
    def awaited(self) -> UserId | None:
        """Whom the match waits for: who is to answer an offer, else the player to move."""
        if offer := self.offer:
            return self.opponent_of(offer.by)
        return self.player_to_move

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
        """Who had to pass since the last turn. It is one player at most: if both are stuck, the game is over."""
        if not self.game.moves or self.game.moves[-1] is not PASS:
            return None
        return self.game.position_at(len(self.game.moves) - 1).to_move

    @cached_property
    def offer(self) -> Offer | None:
        """The offer that stands: made since the last change on the board, and not refused."""
        if self.is_over:
            return None
        for event in reversed(self.events):
            if event.kind in ON_THE_BOARD or event.kind is EventKind.REFUSE:
                return None
            if event.kind is EventKind.OFFER and event.actor is not None:
                return Offer(OfferKind(event.text), event.actor)
        return None

    @cached_property
    def away(self) -> Mapping[UserId, datetime]:
        """The players who are away, and until when."""
        away: dict[UserId, datetime] = {}
        for event in self.events:
            if event.kind is EventKind.AWAY and event.actor is not None:
                away[event.actor] = datetime.fromisoformat(event.text)
            elif event.kind is EventKind.BACK and event.actor is not None:
                away.pop(event.actor, None)
        return away

    @cached_property
    def halt(self) -> Event | None:
        """The event since which the match can't go on, if it can't."""
        for event in reversed(self.events):
            if event.kind is EventKind.GO_ON:
                return None
            if event.kind is EventKind.HALT:
                return event
        return None

    @property
    def halted(self) -> HaltReason | None:
        """Why the match can't go on, if it can't."""
        return HaltReason(self.halt.text) if self.halt else None

    @property
    def stands_still(self) -> bool:
        """Whether nobody's time runs."""
        return self.halted is not None or self.player_to_move in self.away

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
        """The events of a move: itself and the forced pass that it may leave behind.

        `seen` is the number of the event that the player answers, where one is known (a control carries it); `sure`
        says that the player has been asked already, `confirm` that the player wants to be asked each time. Raises
        `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON, NOT_YOUR_TURN, ILLEGAL_MOVE,
        UNCONFIRMED_MOVE.
        """
        self.check_turn(by, seen)
        try:
            game = self.game.play(move)
        except IllegalMove as illegal:
            raise Refused(Why.ILLEGAL_MOVE, Forbidden(self, illegal)) from illegal
        if not sure and (confirm or self._is_worth_a_question(move)):
            raise Refused(Why.UNCONFIRMED_MOVE, Tried(self, move))
        kind = EventKind.PLACE if isinstance(move, Place) else EventKind.MOVE
        played = Event(self.number + 1, kind, str(move), by, at)
        return (played, *_forced_passes(game, played.number, at))

    def resign(self, *, by: UserId, at: datetime) -> tuple[Event, ...]:
        """The event of a resignation, which either player may give at any time, whatever was moved meanwhile.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER.
        """
        self.check_running(by)
        return (self.event(EventKind.RESIGN, at, by=by),)

    def time_out(self, at: datetime) -> tuple[Event, ...]:
        """The event of the loss on time of the player to move; none where the time has not run out."""
        if self.is_over or not self.clock.is_over(at):
            return ()
        return (self.event(EventKind.TIMEOUT, at, by=self.player_to_move),)

    def abandon(self, at: datetime) -> tuple[Event, ...]:
        """The event that closes a match which has stood still for too long; none where it has not."""
        if self.is_over or self.halt is None or self.halt.at.replace(microsecond=0) > at - ABANDONED_AFTER:
            return ()
        return (self.event(EventKind.ABANDON, at),)

    def event(self, kind: EventKind, at: datetime, *, by: UserId | None = None, text: str = "") -> Event:
        """The event that would be the next."""
        return Event(self.number + 1, kind, text, by, at)

    def followed_by(self, events: tuple[Event, ...]) -> "Match":
        """The match with these events after its last, and its clock as they leave it."""
        if not events:
            return self
        longer = replace(self, events=self.events + events)
        if all(event.kind is not EventKind.UNDO for event in events):
            # To replay the whole game for each move of a run would take the square of its length.
            played = (_move_of(event) for event in events if event.kind in MOVES)
            vars(longer)["game"] = reduce(Game.play, played, self.game)
        after = replace(longer, clock=longer.clock_since(events))
        vars(after)["game"] = longer.game
        return after

    def clock_since(self, events: tuple[Event, ...]) -> Clock:
        """The clock after these last events: wound anew by each change on the board, off once the match is over."""
        if self.is_over:
            return OFF
        new_turn = any(event.kind in ON_THE_BOARD for event in events)
        clock = Clock.wound(self.pace) if new_turn else self.clock
        return clock.running(events[-1].at, goes=not self.stands_still)

    def check_running(self, user: UserId, seen: int | None = None) -> None:
        """Let a player of a match that goes on act on its current board.

        Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, BOARD_MOVED_ON.
        """
        if user not in self.players:
            raise Refused(Why.NOT_A_PLAYER, self)
        if self.is_over:
            raise Refused(Why.MATCH_OVER, self)
        if seen is not None and not self._is_current(seen):
            raise Refused(Why.BOARD_MOVED_ON, self)

    def check_turn(self, user: UserId, seen: int | None = None) -> None:
        """Let the player whose turn it is act. Raises as `check_running`, and `Refused`: NOT_YOUR_TURN."""
        self.check_running(user, seen)
        if user != self.player_to_move:
            raise Refused(Why.NOT_YOUR_TURN, self)

    def _is_current(self, seen: int) -> bool:
        """Whether nothing has changed on the board since an event that there was."""
        since = self.events[seen:]
        return 1 <= seen <= self.number and not any(event.kind in ON_THE_BOARD for event in since)

    def _is_worth_a_question(self, move: Move) -> bool:
        """Whether a legal move costs the player's own stacks though another move is possible."""
        if not isinstance(move, Jump) or len(self.position.legal_moves()) == 1:
            return False
        return bool(Turn.of(self.position, move).own_losses)


def opening_events(opening: Opening, at: datetime) -> tuple[Event, ...]:
    """The first events of a match."""
    start = Event(1, EventKind.START, str(opening), None, at)
    return (start, *_forced_passes(opening.game, start.number, at))


def _move_of(event: Event) -> Move:
    return PASS if event.kind is EventKind.PASS else parse_move(event.text)


def _forced_passes(game: Game, number: int, at: datetime) -> Iterator[Event]:
    """The pass of a player who must pass now; it is one at most, as the opponent can move then."""
    if game.position.legal_moves() == (PASS,):
        yield Event(number + 1, EventKind.PASS, str(PASS), None, at)
