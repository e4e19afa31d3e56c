"""A contact sheet of every kind of picture at phone size, on Discord's dark and light themes, for visual review."""

import math
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from dvonn import Game, Jump, Phase, Position, Reason
from rendering import (
    THEMES,
    Bar,
    ChanceLabels,
    ChartLabels,
    Course,
    Theme,
    largest_cut_off,
    render_board,
    render_chances,
    render_chart,
    render_result,
)

WIDTH = 300
"""Pixel width of a picture on a phone."""

_IN_A_ROW = 4
_MARGIN = 10
_GROUNDS = ("#313338", "#ffffff")


def draw_contact_sheet(game: Game) -> bytes:
    """Draw every kind of picture for a game, as PNG. Raises `ValueError` if the game has no cut-off."""
    rows = [
        (ground, [_as_on_a_phone(png) for png in pictures])
        for theme in THEMES.values()
        for every in [list(_pictures(game, theme))]
        for ground in _GROUNDS
        for pictures in (every[start : start + _IN_A_ROW] for start in range(0, len(every), _IN_A_ROW))
    ]
    heights = [max(picture.height for picture in pictures) + _MARGIN for _, pictures in rows]
    sheet = Image.new("RGB", (_IN_A_ROW * (WIDTH + _MARGIN) + _MARGIN, sum(heights)))
    top = 0
    for (ground, pictures), height in zip(rows, heights, strict=True):
        sheet.paste(ground, (0, top, sheet.width, top + height))
        for column, picture in enumerate(pictures):
            sheet.paste(picture, (_MARGIN + column * (WIDTH + _MARGIN), top + _MARGIN // 2), picture)
        top += height
    file = BytesIO()
    sheet.save(file, "PNG", optimize=True)
    return file.getvalue()


def _as_on_a_phone(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as picture:
        whole = picture.convert("RGBA").convert("RGBa")
    return whole.resize((WIDTH, whole.height * WIDTH // whole.width), Image.Resampling.LANCZOS).convert(
        "RGBA"
    )


def _pictures(game: Game, theme: Theme) -> Iterator[bytes]:
    """Yield every kind of picture.

    Positions: first placements, a full board, mid-game, the end. Choices: movable stacks, targets, a cut-off before
    and after. Then surrounded stacks, two compared moves, and the charts of the score and of the winning chances.
    """
    largest = largest_cut_off(game)
    full = next(ply for ply in range(len(game.moves)) if game.position_at(ply).phase is not Phase.PLACING)
    if largest is None:
        raise ValueError("nothing was cut off in this game")
    for ply in (full // 2, full, full + 12):
        yield _board(game, ply, theme)
    yield render_result(game, _bar(game.position), theme=theme)
    middle = game.position_at(full + 12)
    movable = middle.movable()
    yield render_board(middle, movable=movable, named=movable, theme=theme)
    chosen = max(movable, key=lambda space: len(middle.targets(space)))
    targets = middle.targets(chosen)
    yield render_board(middle, chosen=chosen, targets=targets, named=targets, theme=theme)
    before, move = game.position_at(largest.ply - 1), game.moves[largest.ply - 1]
    if isinstance(move, Jump):
        yield render_board(
            before, chosen=move.source, targets=[move.target], falling=before.cut_off_by(move), theme=theme
        )
    yield _board(game, largest.ply, theme)
    stuck = middle.stuck()
    yield render_board(
        middle, blocked=[each for each in stuck if stuck[each] is Reason.SURROUNDED], theme=theme
    )
    first, second = (Jump(chosen, target) for target in targets[:2])
    yield render_board(middle, played=first, better=second, theme=theme)
    labels = ChartLabels("Anna", "Ben", "Score", "Pieces cut off", "Move", "Possible moves")
    yield render_chart(game, labels=labels, theme=theme)
    chances = ChanceLabels("Anna", "Ben", "Chance that White wins, in %", "Move", "result certain")
    yield render_chances(_course(game, full), labels=chances, theme=theme)


def _course(game: Game, first: int) -> Course:
    """Return winning chances estimated from the lead alone, which is enough to review a picture."""
    leads = [game.position_at(ply).score for ply in range(first, len(game.moves) + 1)]
    chances = [1 / (1 + math.exp((score.black - score.white) / 4)) for score in leads]
    worst = max(range(1, len(chances)), key=lambda ply: abs(chances[ply] - chances[ply - 1]))
    mover = game.position_at(first + worst - 1).to_move
    return Course(first, chances, {first + worst: mover} if mover else {}, turning_point=first + worst)


def _board(game: Game, ply: int, theme: Theme) -> bytes:
    """Draw a position with its last move and the players' bar."""
    position, before, move = game.position_at(ply), game.position_at(ply - 1), game.moves[ply - 1]
    return render_board(
        position, last_move=move, cut_off=before.cut_off_by(move), bar=_bar(position), theme=theme
    )


def _bar(position: Position) -> Bar:
    score = None if position.phase is Phase.PLACING else position.score
    outcome = position.outcome
    return Bar("Anna", "Ben", score, position.to_move, outcome.winner if outcome else None)
