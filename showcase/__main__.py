"""`python -m showcase FOLDER`: plays the recorded game through the bot and leaves what was shown in a folder."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from dvonn import Record
from playground import NotPossibleError
from showcase.errors import ShowcaseError
from showcase.performance import RECORD, perform


def main() -> int:
    """Run the show; the exit status is 1 if it could not go on, with the reason on stderr."""
    parser = argparse.ArgumentParser(prog="showcase", description="Two people play DVONN through the bot.")
    parser.add_argument("folder", type=Path, help="where to leave the transcript and the pictures")
    folder: Path = parser.parse_args().folder
    began = time.monotonic()
    _tell("Starting the playground (a stand-in for Discord on this machine) and the bot …")
    try:
        left = asyncio.run(perform(Record.parse(RECORD.read_text()), folder, _tell))
    except KeyboardInterrupt:
        return 130
    except (ShowcaseError, NotPossibleError, TimeoutError, OSError) as trouble:
        print(f"The show stopped: {trouble}", file=sys.stderr)  # noqa: T201  for the person who started it
        return 1
    _tell(f"The match is over, after {time.monotonic() - began:.0f} seconds.")
    _tell(f"Read {left.transcript}; its {left.pictures} pictures are beside it.")
    return 0


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201  what the command is for


if __name__ == "__main__":
    sys.exit(main())
