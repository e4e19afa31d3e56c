"""The options of a benchmark on the command line."""

import argparse


def numbers(words: str | None, **defaults: int) -> dict[str, int]:
    """Read an option for each whole number, whose default is given; `words` say what is measured."""
    parser = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return vars(parser.parse_args())
