"""`python -m bot`, also installed as `dvonn-bot`: runs the bot, or one of the commands for operators."""

import gc
import sys

from bot.memory import limit_arenas


def main() -> int:
    """Run what the command line asks for (see `bot.cli.terminal`), and return the exit status.

    The imported modules are never freed, so Python's garbage collector is told to skip them: scanning them would take a
    fifth of the start-up time, and would delay answers again and again.
    """
    gc.disable()
    limit_arenas()
    from bot.cli import terminal  # noqa: PLC0415  after the line above

    return terminal.main(when_loaded=_keep)


def _keep() -> None:
    """Turn on the garbage collector, and make it skip all objects that exist already."""
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
