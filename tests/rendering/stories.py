"""Games, players and tables that show everything that a replay, a chart or a table can show, as PNG files."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import BytesIO

from PIL import Image

from dvonn import Colour, Game, Phase, parse_move
from rendering import (
    CONTRAST,
    DEFAULT,
    Bar,
    BestWin,
    ChanceLabels,
    ChartLabels,
    Course,
    Outcome,
    RatingPoint,
    StandingsRow,
    TableRow,
    Theme,
    render_chances,
    render_chart,
    render_course,
    render_crown,
    render_profile,
    render_replay,
    render_result,
    render_standings,
    render_table,
)
from tests.dvonn.recorded import OWN, read_games

GAMES = [Game(map(parse_move, one["moves"].split())) for one in read_games(OWN)]

SHORT = "20/85 · Black placed a piece on d1."
LONG = "72/85 · White: e5 → e3, now a stack of 3. Cut off: 7 stacks with 12 pieces, and no end of it"

LABELS = ChartLabels(
    white="Zoë Łukasiewicz",
    black="Björn",
    score="Score",
    cut_off="Pieces cut off",
    ply="Move",
    mobility="Possible moves",
)

CHANCES = ChanceLabels(
    white="Zoë Łukasiewicz",
    black="Björn",
    chance="Chance that White wins, in %",
    ply="Move",
    certain="result certain",
)

W, B = Colour.WHITE, Colour.BLACK

COURSE = Course(
    49,
    [each / 100 for each in (50, 53, 49, 55, 62, 58, 61, 72, 70, 35, 30, 57, 63, 52, 66, 41, 44, 55, 48, 58)]
    + [0.6, 0.55, 0, 0, 0, 1, 0, 0],
    worst={58: W, 60: B, 64: W, 71: W, 74: B, 75: W},
    turning_point=71,
    certain_from=71,
)
"""A game with three mistakes of White's and two of Black's, some so near that their numbers give way."""


WON, TIED, LOST = Outcome

RATINGS = [
    RatingPoint(datetime(2026, 5, 4, 12, tzinfo=UTC) + timedelta(days=3 * number), rating, 220 - 11 * number)
    for number, rating in enumerate((1593, 1503, 1571, 1640, 1552, 1498, 1541, 1607, 1655, 1622, 1690, 1744))
]

BEST = BestWin(GAMES[1].position, "Best win", ["Zoë Łukasiewicz-Brandenburg", "1812 · 17–7"])

TABLE = [
    TableRow(1, "Zoë Łukasiewicz-Brandenburg", 1812, 62, "1812", [WON, WON, LOST, WON, WON]),
    TableRow(2, "Björn", 1744, 99, "1744", [LOST, TIED, WON, LOST, WON]),
    TableRow(3, "Ἀθηνᾶ", 1691, 148, "1691?", [WON, WON, WON], is_own=True),
    TableRow(3, "Maximilian der Große", 1606, 63, "1606", [TIED, TIED, LOST, WON, LOST]),
    TableRow(5, "", 1540, 110, "1540", [LOST]),
    TableRow(6, "Иван", 1430, 45, "1430", [LOST, LOST, LOST, LOST, TIED]),
    TableRow(107, "Ö", 1388, 214, "1388?"),
]

STANDINGS = [
    StandingsRow(1, "Zoë Łukasiewicz-Brandenburg", 9, 11, [WON, WON, WON, WON, TIED]),
    StandingsRow(2, "Björn", 8, 8, [WON, WON, WON, WON, LOST, LOST]),
    StandingsRow(3, "Ἀθηνᾶ", 5, 9, [WON, WON, TIED, LOST], is_own=True),
    StandingsRow(3, "Maximilian der Große", 4, 8, [WON, WON, LOST, LOST]),
    StandingsRow(5, "", 2, 6, [TIED, TIED, LOST, LOST]),
    StandingsRow(6, "Иван", 0, 12),
]


def frame(game: Game, ply: int, caption: str, *, rotated: bool = False, theme: Theme = DEFAULT) -> bytes:
    """Draw one frame of a replay."""
    position = game.position_at(ply)
    score = None if position.phase is Phase.PLACING else position.score
    bar = Bar("Zoë Łukasiewicz", "Björn", score=score, to_move=position.to_move)
    replay = render_replay(
        game, first=ply, last=ply, captions=[caption], bars=[bar], rotated=rotated, theme=theme
    )
    file = BytesIO()
    Image.open(BytesIO(replay)).convert("RGBA").convert("RGB").save(file, "PNG")
    return file.getvalue()


def result_bar(game: Game) -> Bar:
    outcome = game.position.outcome
    return Bar("Zoë Łukasiewicz", "Björn", game.position.score, winner=outcome and outcome.winner)


STORIES: dict[str, Callable[[], bytes]] = {
    "replay-placing": lambda: frame(GAMES[0], 20, SHORT),
    "replay-cut-off": lambda: frame(GAMES[0], 80, LONG),
    "replay-contrast": lambda: frame(GAMES[0], 60, SHORT, rotated=True, theme=CONTRAST),
    "chart": lambda: render_chart(GAMES[0], labels=LABELS),
    "chart-contrast": lambda: render_chart(GAMES[3], labels=LABELS, theme=CONTRAST),
    "chances": lambda: render_chances(COURSE, labels=CHANCES),
    "chances-contrast": lambda: render_chances(COURSE, labels=CHANCES, given=49, theme=CONTRAST),
    "profile": lambda: render_profile(
        RATINGS, "Björn · 1744 ± 99", outcomes=[LOST, TIED, WON, LOST, WON], best=BEST
    ),
    "profile-contrast": lambda: render_profile(
        RATINGS[:1], "Björn · 1593 ± 220?", outcomes=[WON], theme=CONTRAST
    ),
    "crown": lambda: render_crown("Anna"),
    "crown-long": lambda: render_crown("Wilhelmina van der Meer-Öztürk"),
    "crown-contrast": lambda: render_crown(theme=CONTRAST),
    "table": lambda: render_table(TABLE),
    "table-contrast": lambda: render_table(TABLE[2:5], CONTRAST),
    "standings": lambda: render_standings(STANDINGS),
    "standings-contrast": lambda: render_standings(STANDINGS[2:5], CONTRAST),
    "course": lambda: render_course(GAMES[1], result_bar(GAMES[1])),
    "course-contrast": lambda: render_course(GAMES[3], result_bar(GAMES[3]), theme=CONTRAST),
    "result": lambda: render_result(GAMES[1], result_bar(GAMES[1])),
    "result-contrast": lambda: render_result(GAMES[3], result_bar(GAMES[3]), rotated=True, theme=CONTRAST),
}
