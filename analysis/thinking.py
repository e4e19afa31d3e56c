"""Selects the search implementation: the compiled core, or the Python twin where the core can't run."""

import atexit
from functools import cache
from importlib.util import find_spec
from threading import local
from typing import Protocol

from analysis import twin
from analysis.answer import DEEPEST, Answer, Pause, never
from analysis.coding import Coded

SLOWER = 200
"""The minimum ratio of the nodes per second that the core and the twin visit."""

_mine = local()


class Thinker(Protocol):
    """A search of a position of the stacking phase with a node limit (see `analysis.answer`)."""

    def __call__(self, position: Coded, nodes: int, *, deepest: int = ..., pause: Pause = ...) -> Answer:
        """Return the best line, which has at least one move; the position must have a legal move."""


@cache
def obstacle() -> str | None:
    """Return in one line why the compiled core can't run here; None if it can."""
    try:
        from analysis.module import Core  # noqa: PLC0415  its library can't be loaded everywhere

        Core()
    except (ImportError, OSError, RuntimeError) as error:
        return " ".join(f"{type(error).__name__}: {error}".split())  # as a single line
    return None


def is_installed() -> bool:
    """Return whether the core's library is installed, without loading it; if it is, the core almost always runs."""
    return find_spec("wasmtime") is not None


def find_out(*, pause: Pause = never) -> str | None:  # noqa: ARG001  returns at once
    """Return `obstacle()`, as a task for the search process: loading the core costs the calling process some 18 MiB."""
    return obstacle()


def affordable(nodes: int, *, compiled: bool) -> int:
    """Return the node limit that takes the implementation about as long as `nodes` take the core."""
    return nodes if compiled else max(1, nodes // SLOWER)


def thinker() -> Thinker:
    """Return the search implementation."""
    return twin.think if obstacle() else _think


def _think(position: Coded, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
    """Search with this thread's idle core, or with a new one if a suspended search occupies it.

    One idle core is kept per thread; each core takes 16 MB.
    """
    from analysis.module import Core  # noqa: PLC0415  as above

    free: list[Core] = _mine.__dict__.setdefault("free", [])
    core = free.pop() if free else Core()
    try:
        return core.think(position, nodes, deepest=deepest, pause=pause)
    finally:
        free[:] = [core]


@atexit.register
def _leave() -> None:
    """Free the main thread's core while its library is still loaded.

    At shutdown, Python clears modules in reverse order of import; the library was imported after this one.
    """
    _mine.__dict__.clear()
