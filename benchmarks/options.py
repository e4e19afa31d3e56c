"""Command-line options of a benchmark."""

import argparse


def numbers(words: str | None, **defaults: int) -> dict[str, int]:
    """Parse one option for each whole number with its default; `words` is the help text."""
    parser = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return vars(parser.parse_args())
