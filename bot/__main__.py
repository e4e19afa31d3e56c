"""`python -m bot`, also installed as `dvonn-bot`: runs the bot, or one of the commands for operators."""

import gc
import sys

from bot.process.memory import limit_arenas
from bot.process.open_files import raise_limit


def main() -> int:
    """Run the command given on the command line (see `bot.cli.terminal`), and return the exit status.

    The imported modules are never freed, so Python's garbage collector is configured to skip them: scanning them would
    take a fifth of the start-up time and repeatedly delay answers.
    """
    gc.disable()
    limit_arenas()
    raise_limit()
    try:
        from bot.cli import terminal  # noqa: PLC0415  after limit_arenas

        return terminal.main(when_loaded=_keep)
    except KeyboardInterrupt:  # during the imports, which take seconds on a slow machine
        return 0


def _keep() -> None:
    """Enable the garbage collector, but exclude all objects that already exist."""
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
