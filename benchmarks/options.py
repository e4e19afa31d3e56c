"""Command-line options of a benchmark."""

import argparse
from collections.abc import Collection
from typing import Any

from tests.end_to_end.places import PlaceKind


def numbers(words: str | None, *flags: str, **defaults: int) -> dict[str, int]:
    """Parse one option for each whole number with its default, and one for each flag; `words` is the help text."""
    parser = _parser(words, defaults)
    for flag in flags:
        parser.add_argument(f"--{flag}", action="store_true")
    return vars(parser.parse_args())


def numbers_and_places(
    words: str | None, without: Collection[PlaceKind] = (), **defaults: int
) -> dict[str, Any]:
    """Parse numbers as `numbers` does, and in `places` the kinds of places in which to play.

    By default all, `without` some that can't be chosen.
    """
    parser = _parser(words, defaults)
    every = [kind for kind in PlaceKind if kind not in without]
    parser.add_argument("--places", nargs="+", type=PlaceKind, choices=every, default=every)
    return vars(parser.parse_args())


def _parser(words: str | None, defaults: dict[str, int]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return parser
