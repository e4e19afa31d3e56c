"""The table and a profile as pictures with alternative texts, or as text alone for users who prefer that."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.domain.glicko import TIE, WIN, Strength
from bot.domain.ranking import Ranked
from bot.features.ratings.pages import describe_rating, describe_value
from bot.features.ratings.profile import Profile
from bot.features.ratings.repository import PlayedGame
from bot.pages.game_words import alternative
from bot.pages.pictures import Shown
from bot.pages.viewer import DisplayOptions
from bot.toolkit.dates import Dates
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Picture
from bot.toolkit.ranking import describe_row
from bot.toolkit.words import Names, dotted, in_a_row, listed, name
from dvonn import Termination
from rendering import BestWin, Outcome, RatingPoint, TableRow, is_legible, render_profile, render_table

LATEST = 5
"""How many of the latest results are shown."""

Points = Mapping[UserId, Sequence[float]]
"""The points of players' latest games, latest last."""


def outcome_of(points: float) -> Outcome:
    return Outcome.WON if points == WIN else Outcome.TIED if points == TIE else Outcome.LOST


def _describe_points(points: Sequence[float], language: Language) -> str:
    """List results: "won, lost, won"."""
    outcomes = map(outcome_of, points)
    return listed((language.say(f"outcome-{how}") for how in outcomes), language)


# the table


async def table_picture(
    rows: Sequence[Ranked[Strength]],
    points: Points,
    names: Names,
    language: Language,
    display: DisplayOptions,
    *,
    own: UserId | None = None,
) -> Shown:
    """Draw rows of a table, the one of the player `own` with a frame.

    The picture leaves out a name that the font can't write; `describe_left_out` gives it in words.
    """

    def figures(row: Ranked[Strength]) -> str:
        latest = _describe_points(points.get(row.user, ()), language)
        return dotted(filter(None, [describe_rating(row.result), latest]), language)

    if display.words:
        return "\n".join(describe_row(row, figures(row), names, language) for row in rows)
    told = [
        dotted([f"{row.place}. {name(row.user, names, language)}", figures(row)], language) for row in rows
    ]
    drawn = [
        TableRow(
            row.place,
            _legible(row.user, names, language),
            row.result.rating,
            row.result.deviation,
            describe_value(row.result),
            [outcome_of(each) for each in points.get(row.user, ())],
            is_own=row.user == own,
        )
        for row in rows
    ]
    data = await in_thread(Drawn.CHART, lambda: render_table(drawn, display.theme))
    return Picture(data, alternative("\n".join(told)), name="table")


def describe_left_out(rows: Sequence[Ranked[Strength]], names: Names, language: Language) -> str:
    """Name the players of the rows whose names the picture leaves out."""
    left_out = [row for row in rows if not _legible(row.user, names, language)]
    return "\n".join(describe_row(row, "", names, language) for row in left_out)


def _legible(user: UserId, names: Names, language: Language) -> str:
    """Return a user's name, empty if the font lacks one of its letters."""
    known = name(user, names, language)
    return known if is_legible(known) else ""


# a profile


class Won(NamedTuple):
    """A won game with its last position."""

    game: PlayedGame
    match: Match

    @property
    def opponent(self) -> UserId:
        return self.game.opponent

    @property
    def figures(self) -> list[str]:
        """The opponent's rating and, if the game ended on the board, the score with the player's pieces first."""
        figures, colour = [str(round(self.game.opponent_rating or 0))], self.game.colour
        if self.match.ended and self.match.ended.by is Termination.BOARD:
            score = self.match.position.score
            figures.append(f"{score.of(colour)}–{score.of(colour.opponent)}")
        return figures


async def profile_picture(
    profile: Profile, best: Won | None, names: Names, dates: Dates, display: DisplayOptions
) -> Shown | None:
    """Draw the rating after each rated game that the viewer may see, the latest results, and the end of the best win.

    None if there are no rated games.
    """
    points = [
        RatingPoint(game.at, game.rating, game.deviation)
        for game in reversed(profile.games)
        if game.rating is not None and game.deviation is not None
    ]
    if not points or profile.strength is None:
        return None
    language, latest = dates.language, [game.points for game in reversed(profile.games[:LATEST])]
    facts = [
        _describe_course([round(point.rating) for point in points], language),
        language.say("profile-latest", results=_describe_points(latest, language)),
        _describe_best(best, names, language) if best else "",
    ]
    alt = alternative(in_a_row(facts, language))
    if display.words:
        return alt
    known, rating = _legible(profile.user, names, language), describe_rating(profile.strength)
    draw = partial(
        render_profile,
        points,
        dotted(filter(None, [known, rating]), language),
        outcomes=[outcome_of(each) for each in latest],
        best=_drawn_best(best, names, language, rotated=display.rotated) if best else None,
        theme=display.theme,
        write_date=dates.write,
    )
    return Picture(await in_thread(Drawn.CHART, draw), alt, name="profile")


def _describe_course(ratings: Sequence[int], language: Language) -> str:
    return language.say(
        "profile-chart",
        first=str(ratings[0]),
        last=str(ratings[-1]),
        lowest=str(min(ratings)),
        highest=str(max(ratings)),
        count=len(ratings),
    )


def _describe_best(best: Won, names: Names, language: Language) -> str:
    opponent = name(best.opponent, names, language)
    return language.say("profile-best", opponent=opponent, figures=dotted(best.figures, language))


def _drawn_best(best: Won, names: Names, language: Language, *, rotated: bool) -> BestWin:
    lines = [_legible(best.opponent, names, language), dotted(best.figures, language)]
    title = language.say("profile-best-title")
    return BestWin(best.match.position, title, [*filter(None, lines)], rotated=rotated)
