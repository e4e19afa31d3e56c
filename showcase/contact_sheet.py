"""All kinds of pictures as a phone shows them, on Discord's dark and light: to look at before a change."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from dvonn import Game, Jump, Phase
from rendering import THEMES, Bar, Theme, largest_cut_off, render_board

WIDTH = 300
"""Pixels of a picture on a phone."""

_ROOM = 160
_MARGIN = 10
_GROUNDS = ("#313338", "#ffffff")


def draw_contact_sheet(game: Game) -> bytes:
    """Draw moments of a game that has a cut-off in every way that pictures have, as a PNG file."""
    rows = [(ground, list(_pictures(game, theme))) for theme in THEMES.values() for ground in _GROUNDS]
    columns = len(rows[0][1]) // 2
    size = columns * (WIDTH + _MARGIN) + _MARGIN, 2 * len(rows) * _ROOM
    sheet = Image.new("RGB", size)
    for number, (ground, pictures) in enumerate(rows):
        top = 2 * number * _ROOM
        sheet.paste(ground, (0, top, size[0], top + 2 * _ROOM))
        for index, png in enumerate(pictures):
            small = _as_on_a_phone(png)
            row, column = divmod(index, columns)
            sheet.paste(
                small, (_MARGIN + column * (WIDTH + _MARGIN), top + row * _ROOM + _MARGIN // 2), small
            )
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
    """Yield pictures: placing, a full board, mid-game, the end; then can move, targets, a cut-off before and after."""
    largest = largest_cut_off(game)
    full = next(ply for ply in range(len(game.moves)) if game.position_at(ply).phase is not Phase.PLACING)
    if largest is None:
        raise ValueError("nothing was cut off in this game")
    for ply in (full // 2, full, full + 12, len(game.moves)):
        yield _board(game, ply, theme)
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


def _board(game: Game, ply: int, theme: Theme) -> bytes:
    """Draw a position with the move that led to it and with its players."""
    position, before, move = game.position_at(ply), game.position_at(ply - 1), game.moves[ply - 1]
    outcome = position.outcome
    bar = Bar(
        "Anna",
        "Ben",
        None if position.phase is Phase.PLACING else position.score,
        position.to_move,
        outcome.winner if outcome else None,
    )
    return render_board(position, last_move=move, cut_off=before.cut_off_by(move), bar=bar, theme=theme)
