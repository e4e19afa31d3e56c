"""`python -m bot`, also installed as `dvonn-bot`: runs the bot, or does what an operator asks with a command."""

import gc
import sys

from bot.memory import limit_arenas


def main() -> int:
    """Do what the command line asks for, and give the exit status, as `bot.cli.terminal` has it.

    The imported modules stay for good, so Python's garbage collector leaves them out: going through them would take a
    fifth of the start, and would later hold up answers again and again.
    """
    gc.disable()
    limit_arenas()
    from bot.cli import terminal  # noqa: PLC0415  after the line above

    return terminal.main(when_loaded=_keep)


def _keep() -> None:
    """Look for garbage from now on, and not among what is there."""
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
