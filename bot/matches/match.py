"""A match: two players and the events since they began. Everything else about it is replayed from those."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from bot.matches.events import Event, EventKind, Setup
from bot.matches.ids import MatchId, UserId
from bot.matches.players import Players, Venue
from bot.matches.refusals import (
    BoardMovedOnError,
    MatchOverError,
    NotAPlayerError,
    NotYourTurnError,
    RefusedMoveError,
    UnconfirmedMoveError,
)
from bot.matches.result import Ending, Result
from bot.matches.turn import Turn
from dvonn import PASS, Colour, Game, IllegalMove, Jump, Move, Place, Position, parse_move


@dataclass(frozen=True)
class Match:
    """A match as its events tell it."""

    id: MatchId
    venue: Venue
    players: Players
    setup: Setup
    events: tuple[Event, ...]
    """Never empty: the first is the start."""

    @property
    def number(self) -> int:
        """The number of the last event: the version of the match that a board or a control refers to."""
        return self.events[-1].number

    @property
    def started_at(self) -> datetime:
        """When the challenge was accepted, in UTC."""
        return self.events[0].at

    @cached_property
    def game(self) -> Game:
        """The game on the board."""
        game = Game()
        for move in self._moves():
            game = game.play(move)
        return game

    @property
    def position(self) -> Position:
        """The current position, whoever may have resigned in it."""
        return self.game.position

    @cached_property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        last = self.events[-1]
        if last.kind is EventKind.RESIGN and last.actor is not None:
            loser = self.players.colour_of(last.actor)
            return Result(loser.opponent if loser else None, Ending.RESIGNATION)
        outcome = self.position.outcome
        return Result(outcome.winner, Ending.BOARD) if outcome else None

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.result is not None

    @property
    def to_move(self) -> Colour | None:
        """Whose turn it is; nobody's once the match is over."""
        return None if self.is_over else self.position.to_move

    @property
    def player_to_move(self) -> UserId | None:
        """The player whose turn it is; nobody once the match is over."""
        return self.players.of(self.to_move) if self.to_move else None

    @cached_property
    def last_turn(self) -> Turn | None:
        """The last piece placed or stack moved by a player; forced passes since then are in `passed`."""
        if not any(event.kind in (EventKind.PLACE, EventKind.MOVE) for event in self.events):
            return None
        ply = len(self.game.moves) - 1
        while self.game.moves[ply] is PASS:
            ply -= 1
        return Turn.of(self.game.position_at(ply), self.game.moves[ply])

    @property
    def passed(self) -> Colour | None:
        """Who had to pass since the last turn. It is one player at most: if both are stuck, the game is over."""
        if not self.game.moves or self.game.moves[-1] is not PASS:
            return None
        return self.game.position_at(len(self.game.moves) - 1).to_move

    def opponent_of(self, player: UserId) -> UserId:
        """The other player; Black for somebody who does not play."""
        return self.players.white if player == self.players.black else self.players.black

    def play(
        self, move: Move, *, by: UserId, at: datetime, seen: int | None = None, sure: bool = False
    ) -> tuple[Event, ...]:
        """The events of a move: itself and the forced pass that it may leave behind.

        `seen` is the number of the event that the player answers, where one is known (a control carries it); `sure`
        says that the player has been asked already. Raises `NotAPlayerError`, `MatchOverError`, `BoardMovedOnError`,
        `NotYourTurnError`, `RefusedMoveError`, `UnconfirmedMoveError`.
        """
        self.check_turn(by, seen)
        try:
            game = self.game.play(move)
        except IllegalMove as illegal:
            raise RefusedMoveError(self, illegal) from illegal
        if not sure and isinstance(move, Jump) and self._is_worth_a_question(move):
            raise UnconfirmedMoveError(self, move)
        kind = EventKind.PLACE if isinstance(move, Place) else EventKind.MOVE
        played = Event(self.number + 1, kind, str(move), by, at)
        return (played, *_forced_passes(game, played.number, at))

    def resign(self, *, by: UserId, at: datetime) -> tuple[Event, ...]:
        """The event of a resignation, which either player may give at any time, whatever was moved meanwhile.

        Raises `NotAPlayerError`, `MatchOverError`.
        """
        self.check_running(by)
        return (Event(self.number + 1, EventKind.RESIGN, "", by, at),)

    def followed_by(self, events: tuple[Event, ...]) -> "Match":
        """The match with these events after its last."""
        return replace(self, events=self.events + events)

    def check_running(self, user: UserId, seen: int | None = None) -> None:
        """Let a player of a match that goes on act on its current board.

        Raises `NotAPlayerError`, `MatchOverError`, `BoardMovedOnError`.
        """
        if user not in self.players:
            raise NotAPlayerError(self)
        if self.is_over:
            raise MatchOverError(self)
        if seen is not None and seen != self.number:
            raise BoardMovedOnError(self)

    def check_turn(self, user: UserId, seen: int | None = None) -> None:
        """Let the player whose turn it is act. Raises as `check_running`, and `NotYourTurnError`."""
        self.check_running(user, seen)
        if user != self.player_to_move:
            raise NotYourTurnError(self)

    def _is_worth_a_question(self, jump: Jump) -> bool:
        """Whether a legal move costs the player's own stacks though another move is possible."""
        return len(self.position.legal_moves()) > 1 and bool(Turn.of(self.position, jump).own_losses)

    def _moves(self) -> Iterator[Move]:
        for event in self.events:
            if event.kind is EventKind.START:
                yield from map(parse_move, event.text.split())
            elif event.kind is EventKind.PASS:
                yield PASS
            elif event.kind in (EventKind.PLACE, EventKind.MOVE):
                yield parse_move(event.text)


def opening_events(placements: tuple[Place, ...], at: datetime) -> tuple[Event, ...]:
    """The first events of a match; `placements` are those that lots made, if they did."""
    game = Game()
    for placement in placements:
        game = game.play(placement)
    start = Event(1, EventKind.START, " ".join(map(str, placements)), None, at)
    return (start, *_forced_passes(game, start.number, at))


def _forced_passes(game: Game, number: int, at: datetime) -> tuple[Event, ...]:
    """The pass of a player who must pass now; it is one at most, as the opponent can move then."""
    if game.position.legal_moves() != (PASS,):
        return ()
    return (Event(number + 1, EventKind.PASS, str(PASS), None, at),)
