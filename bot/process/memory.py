"""Limits how much freed memory glibc's allocator holds on to."""

import contextlib
import ctypes
import os

MOST_ARENAS = 2
"""The maximum number of arenas; by default glibc's allocator gives each thread its own, up to eight per processor.

Memory freed in one arena isn't reused by another, so a process with a dozen threads would keep 100 MiB and more that it
doesn't need. Two are enough, because the interpreter's lock lets only one thread allocate at a time, apart from
drawing.
"""

M_ARENA_MAX = -8
"""The parameter's number in malloc.h. https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def limit_arenas() -> None:
    """Limit the arenas of glibc's allocator, unless `MALLOC_ARENA_MAX` does. Call it before any thread starts.

    The limit is set here rather than in the environment, so that it applies no matter how the bot is started. Other C
    libraries have neither arenas nor this function.
    """
    if "MALLOC_ARENA_MAX" not in os.environ:
        with contextlib.suppress(AttributeError, OSError, TypeError):
            ctypes.CDLL(None).mallopt(M_ARENA_MAX, MOST_ARENAS)
