"""`dvonn-discord`: the commands of the bot, and `play`, which needs the extra of that name."""

import sys
from importlib.util import find_spec

NOT_INSTALLED = """\
dvonn-discord play needs the stand-in for Discord. Install it with the bot: pip install 'dvonn-discord[play]'.
Without installing anything: uvx --from 'dvonn-discord[play]' dvonn-discord play"""

WRONG_INSTALLATION = 78
"""EX_CONFIG of sysexits.h, as the bot's own commands exit where a repetition would fail again."""


def main() -> int:
    """Run the command given on the command line, and return the exit status."""
    if sys.argv[1:2] != ["play"]:
        from bot.__main__ import main as run_bot  # noqa: PLC0415  `play` does without

        return run_bot()
    if find_spec("discord_playground") is None:
        print(NOT_INSTALLED, file=sys.stderr)  # noqa: T201  command output
        return WRONG_INSTALLATION
    from showcase.play import main as play  # noqa: PLC0415  its libraries are optional

    return play(sys.argv[2:], prog="dvonn-discord play", opens=True)
