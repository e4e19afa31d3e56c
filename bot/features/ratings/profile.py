"""A player's profile, computed from the player's games: results, the best win, the computer's levels."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.domain.computer import Level
from bot.domain.events import Setup
from bot.domain.glicko import TIE, WIN, Strength
from bot.domain.ids import UserId, is_former
from bot.features.board_of_the_week.service import WeekResult
from bot.features.ratings.repository import ComputerGame, PlayedGame


class Results(NamedTuple):
    """How many games were won, tied and lost."""

    won: int
    tied: int
    lost: int


class LevelResults(NamedTuple):
    """The results of games against the computer at one level."""

    level: Level
    results: Results


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's profile, as far as one viewer may see it."""

    user: UserId
    viewer: UserId
    strength: Strength | None
    """The current rating; None without rated games, or if the viewer may not see it."""
    games: Sequence[PlayedGame]
    """The games against people that the viewer may see, latest first."""
    computer_games: Sequence[ComputerGame] = ()
    """The games against the computer that the viewer may see."""
    puzzles: float | None = None
    """The rating in puzzles; None if no puzzle was tried, or if the viewer may not see the rating."""
    week: WeekResult | None = None
    """The latest result on a board of a week that the viewer may see."""
    hidden: Collection[UserId] = ()
    """Opponents whose own profile is hidden from the viewer: their rating isn't shown, and only the player reads their
    names."""
    is_private: bool = False
    """Whether the profile is private: it then shows each viewer only the games between that viewer and the player."""

    @property
    def is_own(self) -> bool:
        return self.user == self.viewer

    @property
    def rated_games(self) -> int:
        return sum(game.rating is not None for game in self.games)

    def results(self, of: Callable[[PlayedGame], bool]) -> Results:
        """Return the results of the games for which `of` holds."""
        return _results([game.points for game in self.games if of(game)])

    @property
    def special_setups(self) -> list[Setup]:
        """The set-ups of some of the games, apart from the usual one, in which pieces are placed in turn."""
        found = {game.setup for game in self.games}
        return [setup for setup in Setup if setup in found and setup is not Setup.FULL and len(found) > 1]

    @property
    def highest_level(self) -> LevelResults | None:
        """The results at the highest level that the player has beaten or, before a win, has played."""
        beaten = [game.level for game in self.computer_games if game.points == WIN]
        played = beaten or [game.level for game in self.computer_games]
        if not played:
            return None
        level = max(played)
        return LevelResults(
            level, _results([game.points for game in self.computer_games if game.level == level])
        )

    @property
    def best_win(self) -> PlayedGame | None:
        """The rated win against the strongest opponent, leaving out deleted users and those with a hidden profile."""
        won = [
            game
            for game in self.games
            if game.points == WIN
            and game.opponent_rating is not None
            and not is_former(game.opponent)
            and game.opponent not in self.hidden
        ]
        return max(won, key=lambda game: game.opponent_rating or 0, default=None)

    @property
    def openable(self) -> list[PlayedGame]:
        """The games that are listed with their opponents."""
        return [game for game in self.games if self.is_own or game.opponent not in self.hidden]


def _results(points: Sequence[float]) -> Results:
    won, tied = points.count(WIN), points.count(TIE)
    return Results(won, tied, len(points) - won - tied)
