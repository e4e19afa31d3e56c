"""How a benchmark ends that can't measure anything on this machine, so that `make bench` doesn't count it as failed."""

import sys
from typing import NoReturn

STATUS = 69
"""EX_UNAVAILABLE: https://man.freebsd.org/cgi/man.cgi?query=sysexits. The Makefile knows it."""


def not_measured(lacking: str) -> NoReturn:
    """Say what the machine lacks, and end the process."""
    print(f"not measured: {lacking}")
    sys.exit(STATUS)
