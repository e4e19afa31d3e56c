"""`python -m showcase FOLDER`: play the recorded game through the bot and write the transcript and pictures."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from discord_playground import NotPossibleError
from dvonn import Record
from showcase.demonstration import RECORD, demonstrate
from showcase.errors import ShowcaseError
from showcase.transcript import PICTURES


def main() -> int:
    """Run the showcase; the exit status is 1 on failure, with the reason on stderr."""
    parser = argparse.ArgumentParser(prog="showcase", description="Two people play DVONN through the bot.")
    parser.add_argument("folder", type=Path, help="folder for the transcript and the pictures")
    folder: Path = parser.parse_args().folder
    began = time.monotonic()
    _tell("Starting the playground (a stand-in for Discord on this machine) and the bot …")
    try:
        left = asyncio.run(demonstrate(Record.parse(RECORD.read_text()), folder, _tell))
    except KeyboardInterrupt:
        return 130
    except (ShowcaseError, NotPossibleError, TimeoutError, OSError) as trouble:
        print(f"The showcase failed: {trouble}", file=sys.stderr)  # noqa: T201  command output
        return 1
    _tell(f"The game ended after {time.monotonic() - began:.0f} seconds.")
    _tell(
        f"Read {left.transcript}. Its {left.pictures} pictures are in {left.transcript.with_name(PICTURES)}."
    )
    return 0


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201  command output


if __name__ == "__main__":
    sys.exit(main())
