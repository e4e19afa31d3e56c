"""The version of the bot that runs."""

import os
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path

NAME = "dvonn-discord"

REVISION = "DVONN_REVISION"
"""The environment variable with the revision that an image was built from."""

ROOT = Path(__file__).parents[2]

PATIENCE = 2.0
"""Seconds to wait for git."""


@cache
def version() -> str:
    """Return the installed version, with the revision of the source if that is known: `0.2.0+1a2b3c4`."""
    try:
        number = version_of(NAME)
    except PackageNotFoundError:
        number = "0"
    revision = os.environ.get(REVISION, "")[:7] or _checked_out()
    return f"{number}+{revision}" if revision else number


def discord_py() -> str:
    """Return the version of discord.py, without importing it."""
    return version_of("discord.py")


def _checked_out() -> str:
    """Return the revision of the checkout that the bot runs from; empty if it was installed, or git can't tell."""
    if not (ROOT / ".git").exists():
        return ""
    try:
        told = subprocess.run(
            ("git", "rev-parse", "--short=7", "HEAD"),  # noqa: S607  wherever it is
            cwd=ROOT,
            capture_output=True,
            check=True,
            encoding="ascii",
            timeout=PATIENCE,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.stdout.strip()
