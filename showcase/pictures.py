"""`python -m showcase.pictures FOLDER`: regenerate the pictures in README.md."""

import argparse
import asyncio
from pathlib import Path

from bot.catalogue import language_for
from bot.domain import Turn
from bot.pages.game_words import describe_turn
from dvonn import Game, Record
from rendering import Bar, largest_cut_off, render_replay
from showcase.contact_sheet import draw_contact_sheet
from showcase.demonstration import RECORD

CUT_OFF = "cut-off.gif"
CONTACT_SHEET = "contact-sheet.png"
BEFORE, AFTER = 5, 1
"""The number of moves shown before and after the largest cut-off."""

ON_A_PHONE = ("challenge.png", "move.png", "result.png")


def main() -> None:
    """Draw the animation and take the screenshots."""
    parser = argparse.ArgumentParser(
        prog="showcase.pictures", description="Regenerate the pictures in README.md."
    )
    parser.add_argument("folder", type=Path, help="folder for the pictures")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    game = Record.parse(RECORD.read_text()).game
    (folder / CUT_OFF).write_bytes(draw_cut_off(game))
    (folder / CONTACT_SHEET).write_bytes(draw_contact_sheet(game))
    # Imported here because it needs Playwright, which the animation's tests don't.
    from showcase.page_pictures import Pictures, take_pictures  # noqa: PLC0415

    asyncio.run(take_pictures(game, Pictures(*(folder / name for name in ON_A_PHONE))))


def draw_cut_off(game: Game) -> bytes:
    """Draw an animation of the moves around a game's largest cut-off. Raises `ValueError` without a cut-off."""
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
