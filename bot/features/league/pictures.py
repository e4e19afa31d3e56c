"""The table of a group as a picture with an alternative text, or in words for users who prefer that."""

from bot.catalogue import Language
from bot.domain import UserId
from bot.domain.ranking import Ranked
from bot.features.league.standings import TIE, WIN, Result
from bot.features.league.tables import Group
from bot.pages.game_words import alternative
from bot.pages.pictures import Shown
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Picture
from bot.toolkit.ranking import describe_row
from bot.toolkit.words import Names, dotted, name
from rendering import Outcome, StandingsRow, is_legible, render_standings

OUTCOMES = {WIN: Outcome.WON, TIE: Outcome.TIED, 0: Outcome.LOST}


async def group_picture(
    group: Group,
    names: Names,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    own: UserId | None = None,
) -> Shown:
    """Draw the table of a group, the row of the player `own` with a frame.

    The picture leaves out a name that the font can't write; `describe_left_out` tells it.
    """
    rows = group.ranking.rows
    if display.words:
        return "\n".join(
            describe_row(row, describe_result(row.result, language), names, language) for row in rows
        )
    told = [
        dotted(
            [f"{row.place}. {name(row.user, names, language)}", describe_result(row.result, language)],
            language,
        )
        for row in rows
    ]
    drawn = [
        StandingsRow(
            row.place,
            _legible(row, names, language),
            row.result.points,
            row.result.most_points,
            [OUTCOMES[points] for points in row.result.scores],
            is_own=row.user == own,
        )
        for row in rows
    ]
    data = await in_thread(Drawn.CHART, lambda: render_standings(drawn, display.theme))
    return Picture(data, alternative("\n".join(told)), name=f"group-{group.letter.lower()}")


def describe_result(result: Result, language: Language) -> str:
    """Describe a row in figures: "5 points · won 2, tied 1, lost 0 · open 2"."""
    say = language.say
    games = say("league-row", won=result.won, tied=result.tied, lost=result.lost)
    open_games = say("league-row-open", count=result.open) if result.open else ""
    return dotted(filter(None, [describe_points(result, language), games, open_games]), language)


def describe_points(result: Result, language: Language) -> str:
    return language.say("league-points", points=result.points)


def describe_left_out(group: Group, names: Names, language: Language) -> str:
    """Name the players whose names the picture leaves out."""
    left_out = [row for row in group.ranking if not _legible(row, names, language)]
    return "\n".join(describe_row(row, "", names, language) for row in left_out)


def _legible(row: Ranked[Result], names: Names, language: Language) -> str:
    """Return a player's name, empty if the font lacks one of its letters."""
    known = name(row.user, names, language)
    return known if is_legible(known) else ""
