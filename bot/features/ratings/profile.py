"""A player's profile, computed from the player's games: results, habits, opponents."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from statistics import median

from bot.domain.events import Setup
from bot.domain.glicko import TIE, WIN, Strength
from bot.domain.ids import UserId, is_former
from bot.features.ratings.repository import PlayedGame
from dvonn import Termination

LATEST = 50
"""How many of the latest games the usual time per move is computed from, because habits change."""

FREQUENT = 3
"""How many of the most frequent opponents are named."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's profile, as far as one viewer may see it."""

    user: UserId
    viewer: UserId
    strength: Strength | None
    """The current rating; None without rated games, or if the viewer may not see it."""
    rated_games: int
    """How many of the games were rated."""
    games: Sequence[PlayedGame]
    """The games that the viewer may see, latest first."""
    puzzles: float | None = None
    """The rating in puzzles; None if no puzzle was tried, or if the viewer may not see the rating."""
    hidden: Collection[UserId] = ()
    """Opponents whose own profile is hidden from the viewer: their rating isn't shown, and only the player reads their
    names."""
    is_private: bool = False
    """Whether the profile is private: it then shows each viewer only the games between that viewer and the player."""

    @property
    def is_own(self) -> bool:
        return self.user == self.viewer

    def results(self, of: Callable[[PlayedGame], bool]) -> tuple[int, int, int]:
        """Return how many of the games for which `of` holds were won, tied and lost."""
        points = [game.points for game in self.games if of(game)]
        won, tied = points.count(WIN), points.count(TIE)
        return won, tied, len(points) - won - tied

    @property
    def setups(self) -> list[Setup]:
        """The set-ups that occur in the games."""
        return [setup for setup in Setup if any(game.setup is setup for game in self.games)]

    @property
    def usual_seconds(self) -> int | None:
        """The median of the latest games' median times per move, in seconds; None if no time is known."""
        seconds = [game.seconds for game in self.games[:LATEST] if game.seconds is not None]
        return int(median(seconds)) if seconds else None

    @property
    def lost_on_time(self) -> int:
        return sum(game.ended_by is Termination.TIME and game.points < TIE for game in self.games)

    @property
    def best_win(self) -> PlayedGame | None:
        """The rated win against the strongest opponent, leaving out deleted users and those with a hidden profile."""
        won = [
            game
            for game in self.games
            if game.points == WIN
            and game.opponent_rating is not None
            and self._may_name(game.opponent)
            and game.opponent not in self.hidden
        ]
        return max(won, key=lambda game: game.opponent_rating or 0, default=None)

    @property
    def frequent(self) -> list[tuple[UserId, int]]:
        """The most frequent opponents with the numbers of games, leaving out deleted users."""
        met = Counter(game.opponent for game in self.games if self._may_name(game.opponent))
        return met.most_common(FREQUENT)

    @property
    def openable(self) -> list[PlayedGame]:
        """The games that are listed with their opponents."""
        return [game for game in self.games if self.is_own or game.opponent not in self.hidden]

    def _may_name(self, opponent: UserId) -> bool:
        return not is_former(opponent) and (self.is_own or opponent not in self.hidden)
