"""`python -m showcase.pictures FOLDER`: makes the pictures of README.md again, so that they stay true."""

import argparse
import asyncio
from pathlib import Path

from bot.catalogue import language_for
from bot.domain import Turn
from bot.ui.words import describe_turn
from dvonn import Game, Record
from rendering import Bar, largest_cut_off, render_replay
from showcase.contact_sheet import draw_contact_sheet
from showcase.performance import RECORD

CUT_OFF = "cut-off.gif"
CONTACT_SHEET = "contact-sheet.png"
BEFORE, AFTER = 5, 1
"""How many moves before and after the greatest cut-off are shown."""

ON_A_PHONE = ("challenge.png", "move.png", "result.png")


def main() -> None:
    """Draw the animation and take the pictures of the page into the folder."""
    parser = argparse.ArgumentParser(prog="showcase.pictures", description="Makes the pictures of README.md.")
    parser.add_argument("folder", type=Path, help="where to leave it")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    game = Record.parse(RECORD.read_text()).game
    (folder / CUT_OFF).write_bytes(draw_cut_off(game))
    (folder / CONTACT_SHEET).write_bytes(draw_contact_sheet(game))
    # It needs Playwright, which the tests of the animation don't.
    from showcase.page_pictures import Pictures, take_pictures  # noqa: PLC0415

    asyncio.run(take_pictures(game, Pictures(*(folder / name for name in ON_A_PHONE))))


def draw_cut_off(game: Game) -> bytes:
    """Draw the moves around the one that cut off the most pieces of a game, as an animation."""
    largest = largest_cut_off(game)
    if largest is None:
        raise ValueError("nothing was cut off in this game")
    first, last = largest.ply - BEFORE, min(largest.ply + AFTER, len(game.moves))
    english = language_for("en")
    positions = [game.position_at(ply) for ply in range(first, last + 1)]
    return render_replay(
        game,
        first=first,
        last=last,
        captions=[describe_turn(Turn.made(game, ply), english) for ply in range(first, last + 1)],
        bars=[Bar("Anna", "Ben", position.score, position.to_move) for position in positions],
    )


if __name__ == "__main__":
    main()
