"""`python -m showcase.pictures FOLDER`: regenerate the pictures in README.md."""

import argparse
import asyncio
from pathlib import Path

from bot.catalogue import language_for
from bot.domain import Turn
from bot.pages.game_words import describe_move
from dvonn import Game, Record
from rendering import Bar, largest_cut_off, render_moment
from showcase.contact_sheet import draw_contact_sheet
from showcase.demonstration import RECORD

CUT_OFF = "cut-off.gif"
CONTACT_SHEET = "contact-sheet.png"
PLAYERS = "Anna", "Ben"

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
    """Draw the moment of a game's largest cut-off. Raises `ValueError` without a cut-off."""
    largest = largest_cut_off(game)
    if largest is None:
        raise ValueError("nothing was cut off in this game")
    turn = Turn.made(game, largest.ply)
    before, after = (
        Bar(*PLAYERS, position.score, position.to_move) for position in (turn.before, turn.after)
    )
    return render_moment(
        game,
        largest.ply,
        title=language_for("en").say("moment-title", player=before.name(turn.colour), pieces=largest.pieces),
        caption=describe_move(turn.move),
        before=before,
        after=after,
    )


if __name__ == "__main__":
    main()
