"""Games whose stories show everything that a replay and a chart can show, as PNG files."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from PIL import Image

from dvonn import Game, parse_move
from rendering import CONTRAST, DEFAULT, ChartLabels, Theme, render_chart, render_replay
from tests.dvonn.recorded import OWN, read_games

GAMES = [Game(map(parse_move, one["moves"].split())) for one in read_games(OWN)]

SHORT = "Zoë plays c3 → e3"
LONG = f"{'Maximiliana' * 4} plays c3 → e3 and cuts off 12 pieces – it is now 24–19 for Łukasz Ørsted"

LABELS = ChartLabels(
    white="Zoë Łukasiewicz",
    black="Björn",
    score="Score",
    cut_off="Pieces cut off",
    ply="Move",
    mobility="Possible moves",
)


def frame(game: Game, ply: int, caption: str, *, rotated: bool = False, theme: Theme = DEFAULT) -> bytes:
    """Draw one frame of a replay."""
    replay = render_replay(game, first=ply, last=ply, captions=[caption], rotated=rotated, theme=theme)
    file = BytesIO()
    Image.open(BytesIO(replay)).convert("RGB").save(file, "PNG")
    return file.getvalue()


STORIES: dict[str, Callable[[], bytes]] = {
    "replay-placing": lambda: frame(GAMES[0], 20, SHORT),
    "replay-cut-off": lambda: frame(GAMES[0], 80, LONG),
    "replay-contrast": lambda: frame(GAMES[0], 60, SHORT, rotated=True, theme=CONTRAST),
    "chart": lambda: render_chart(GAMES[0], labels=LABELS),
    "chart-contrast": lambda: render_chart(GAMES[3], labels=LABELS, theme=CONTRAST),
    "chart-card": lambda: render_chart(GAMES[1], labels=replace(LABELS, mobility=None), given=49),
}
