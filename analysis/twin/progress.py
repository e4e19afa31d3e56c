"""The answer that a search is finding, and how long it may go on."""

from dataclasses import dataclass

from analysis.answer import Answer, Pause

SLICE = 4096


class Stopped(Exception):  # noqa: N818  no error: the search is at its end
    """The nodes are used up, or the answer is wanted now."""


@dataclass
class Progress:
    """The answer that is being found, and how many positions may be entered for it until `pause` says True."""

    limit: int
    pause: Pause
    nodes: int = 0
    value: int = 0
    exact: bool = False
    depth: int = 0
    line: tuple[int, ...] = ()

    def go_on(self) -> None:
        """Count a position. Raises `Stopped` where it is the last one; until there is a move, none is."""
        self.nodes += 1
        if self.line and (self.nodes >= self.limit or (self.nodes % SLICE == 0 and self.pause())):
            raise Stopped

    def answer(self) -> Answer:
        """The best so far."""
        return Answer(self.value, self.exact, self.depth, self.nodes, self.line)
