"""The bot may open as many files as the system lets it."""

import subprocess
import sys

import pytest

from bot.process.open_files import ENOUGH

resource = pytest.importorskip("resource")

PROGRAM = """
import resource, sys
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
from bot.__main__ import main
sys.argv[1:] = ["--version"]
try:
    main()
except SystemExit:
    pass
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
"""A program that starts as the bot does, with a low limit, and prints the limit that it has then."""


def test_the_limit_of_open_files_is_raised_at_the_start() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    ended = subprocess.run(  # noqa: S603  the program above
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True
    )
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    assert int(ended.stdout.split()[-1]) == most
