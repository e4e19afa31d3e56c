"""The process's memory allocator."""

import contextlib
import ctypes
import os

MOST_ARENAS = 2
"""Each thread of glibc's allocator would otherwise get an arena of its own, up to eight per processor.

Memory freed in one arena isn't used for another, so that a process with a dozen threads keeps 100 MiB and more that it
doesn't need. Two are enough: the interpreter's lock lets one thread allocate at a time, apart from drawing.
"""

M_ARENA_MAX = -8
"""The parameter's number in malloc.h. https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def limit_arenas() -> None:
    """Limit the arenas of glibc's allocator, unless `MALLOC_ARENA_MAX` does. Call it before any thread starts.

    It is set here, and not in the environment, so that it holds however the bot is started. Other C libraries have
    neither arenas nor this function.
    """
    if "MALLOC_ARENA_MAX" not in os.environ:
        with contextlib.suppress(AttributeError, OSError, TypeError):
            ctypes.CDLL(None).mallopt(M_ARENA_MAX, MOST_ARENAS)
