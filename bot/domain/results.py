"""The results of a finished match, one for each player."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise

from bot.domain.events import Setup
from bot.domain.glicko import LOSS, TIE, WIN
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.rating import FIRST_MOVES
from dvonn import Colour, Move, Termination


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """The result of a finished match for one of its players."""

    user: UserId
    colour: Colour
    points: float
    margin: int
    """The pieces that the player was ahead by at the end; negative if behind."""
    ended_by: Termination
    at: datetime
    moves: int
    """The player's turns in the record, forced passes included; pieces that were placed at random aren't counted."""

    @property
    def is_lost_on_time(self) -> bool:
        return self.ended_by is Termination.TIME and self.points == LOSS


def results_of(match: Match) -> tuple[PlayerResult, ...]:
    """Return the results of both players, White first; none of a match that was cancelled or closed, or still runs."""
    ended, at = match.ended, match.ended_at
    if ended is None or at is None or ended.by is Termination.ABANDONED:
        return ()
    score = match.position.score
    given = len(match.opening.moves) if match.setup is Setup.RANDOM else 0
    turns = Counter(match.game.position_at(ply).to_move for ply in range(given, len(match.game.moves)))
    return tuple(
        PlayerResult(
            match.players.of(colour),
            colour,
            TIE if ended.winner is None else WIN if ended.winner is colour else LOSS,
            score.margin(colour),
            ended.by,
            at,
            turns[colour],
        )
        for colour in Colour
    )


def move_times(match: Match) -> Mapping[Colour, list[timedelta]]:
    """Return the times between successive moves, undone ones left out, by the colour that made the later move."""
    times: dict[Colour, list[timedelta]] = {colour: [] for colour in Colour}
    for colour, time in _timed(match):
        times[colour].append(time)
    return times


def _timed(match: Match) -> Iterator[tuple[Colour, timedelta]]:
    for before, event in pairwise((match.events[0], *match.line)):
        colour = match.players.colour_of(event.actor)
        if colour is not None and isinstance(event.what, Move):
            yield colour, event.at - before.at


def is_short(match: Match) -> bool:
    """Whether a match was lost by resigning or on time before both players had made their `FIRST_MOVES`."""
    lost = match.ended is not None and match.ended.by in (Termination.RESIGNATION, Termination.TIME)
    return lost and not match.has_begun(FIRST_MOVES)
