"""Which of the two searches: the compiled core, or its twin in Python where the core can't run."""

import atexit
from functools import cache
from importlib.util import find_spec
from threading import local
from typing import Protocol

from analysis import twin
from analysis.answer import DEEPEST, Answer, Pause, never
from analysis.coding import Coded

SLOWER = 200
"""So many times fewer nodes the twin sees in the same time, at least."""

_mine = local()


class Thinker(Protocol):
    """Searches a position for so many nodes at most (see `analysis.answer`)."""

    def __call__(self, position: Coded, nodes: int, *, deepest: int = ..., pause: Pause = ...) -> Answer:
        """Gives the best line, one move of it at least. Raises nothing for a position in which there is a move."""


@cache
def obstacle() -> str | None:
    """Why the compiled core can't run on this machine, in a line; None where it runs."""
    try:
        from analysis.module import Core  # noqa: PLC0415  its library can't be loaded everywhere

        Core()
    except (ImportError, OSError, RuntimeError) as error:
        return " ".join(f"{type(error).__name__}: {error}".split())  # on one line
    return None


def is_installed() -> bool:
    """Whether the library is there that the compiled core needs: it almost always runs then. Loads nothing."""
    return find_spec("wasmtime") is not None


def find_out(*, pause: Pause = never) -> str | None:  # noqa: ARG001  it takes no time
    """`obstacle` as work for a process that loads the core anyway: to load it takes some 18 MiB."""
    return obstacle()


def affordable(nodes: int, *, compiled: bool) -> int:
    """As many nodes as are seen, `compiled` or not, in the time in which the compiled core sees so many."""
    return nodes if compiled else max(1, nodes // SLOWER)


def thinker() -> Thinker:
    """The search for this thread."""
    return twin.think if obstacle() else _think


def _think(position: Coded, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
    """Search with a core that is free: one that pauses, so that another search can go first, keeps its own.

    One is kept for the next search; each takes 16 MB.
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
    """Let the main thread's core go while its library is there to free it.

    Python empties modules at the very end, those loaded last first: the library was loaded after this one.
    """
    _mine.__dict__.clear()
