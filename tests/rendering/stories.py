"""Games whose stories show everything that a replay and a chart can show, as PNG files."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from PIL import Image

from dvonn import Game, Phase, parse_move
from rendering import CONTRAST, DEFAULT, Bar, ChartLabels, Theme, render_chart, render_replay
from tests.dvonn.recorded import OWN, read_games

GAMES = [Game(map(parse_move, one["moves"].split())) for one in read_games(OWN)]

SHORT = "20/85 · Black placed a piece on d1."
LONG = "72/85 · White’s stack of 2: e5 → e3, making 3. Cut off: 7 stacks with 12 pieces, and no end of it"

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
    position = game.position_at(ply)
    score = None if position.phase is Phase.PLACING else position.score
    bar = Bar("Zoë Łukasiewicz", "Björn", score=score, to_move=position.to_move)
    replay = render_replay(
        game, first=ply, last=ply, captions=[caption], bars=[bar], rotated=rotated, theme=theme
    )
    file = BytesIO()
    Image.open(BytesIO(replay)).convert("RGBA").convert("RGB").save(file, "PNG")
    return file.getvalue()


STORIES: dict[str, Callable[[], bytes]] = {
    "replay-placing": lambda: frame(GAMES[0], 20, SHORT),
    "replay-cut-off": lambda: frame(GAMES[0], 80, LONG),
    "replay-contrast": lambda: frame(GAMES[0], 60, SHORT, rotated=True, theme=CONTRAST),
    "chart": lambda: render_chart(GAMES[0], labels=LABELS),
    "chart-contrast": lambda: render_chart(GAMES[3], labels=LABELS, theme=CONTRAST),
    "chart-card": lambda: render_chart(GAMES[1], labels=replace(LABELS, mobility=None), given=49),
}
