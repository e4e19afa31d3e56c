"""Each language on one line: its messages, its longest label, the longest description of a picture.

    python -m benchmarks.languages [--games FILE] [--every N]

Games are lines of JSON with `moves`; the default is those of the tests. Every N-th position of each is described in
each language as on the public board (1: all of them). The exit status is 1 if a label has more characters than a phone
shows, or if a description is longer than Discord accepts.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.catalogue import Language, languages
from bot.pages.game_words import LONGEST_ALT, describe_position
from dvonn import Game, parse_game
from tests.bot.registered import GROUPS
from tests.dvonn.recorded import OWN

LONGEST_LABEL = 24
"""A phone shows no more characters of a button that has neighbours in its row."""


def messages(language: Language) -> list[str]:
    """Return the keys of a catalogue."""
    written = FluentParser().parse(language.catalogue).body
    return [entry.id.name for entry in written if isinstance(entry, ast.Message)]


def longest_label(language: Language, keys: list[str]) -> str:
    labels = (language.say(key, level=10, match=1) for key in keys if key.startswith("button-"))
    return max(labels, key=len)


def descriptions(games: list[Game], every: int, language: Language) -> Iterator[str]:
    """Yield the descriptions of the pictures of games, for every `every`-th move."""
    for game in games:
        position = game.start
        for ply, move in enumerate(game.moves, start=1):
            cut_off, position = position.cut_off_by(move), position.play(move)
            if ply % every == 0:
                yield describe_position(position, language, last_move=move, cut_off=cut_off)


def main() -> int:
    """Print the table and return whether everything fits."""
    assert GROUPS, "the features' action buttons are loaded"  # noqa: S101  it loads them
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=Path, default=OWN / "games.jsonl", help="a file of games, one per line"
    )
    parser.add_argument("--every", type=int, default=1, help="describe every N-th position")
    given = parser.parse_args()
    lines = given.games.read_text(encoding="utf-8").splitlines()
    games = [parse_game(json.loads(line)["moves"]) for line in lines]
    print("language              messages  longest label               longest words of a picture")
    fits = True
    for language in languages():
        keys = messages(language)
        label = longest_label(language, keys)
        alt = max(map(len, descriptions(games, given.every, language)))
        name = f"{language.tag} {language.say('language-name')}"
        print(f"{name:22}{len(keys):8}  {len(label):2} {label:24} {alt:6,} of {LONGEST_ALT:,} characters")
        fits &= len(label) <= LONGEST_LABEL and alt < LONGEST_ALT
    return int(not fits)


if __name__ == "__main__":
    sys.exit(main())
