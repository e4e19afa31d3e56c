"""The progress and limits of a running search."""

from dataclasses import dataclass

from analysis.answer import Answer, Pause

SLICE = 4096


class Stopped(Exception):  # noqa: N818  control flow, not an error
    """The node limit is reached, or `pause` returned True."""


@dataclass
class Progress:
    """The best answer so far, and the limits of the search."""

    limit: int
    pause: Pause
    nodes: int = 0
    value: int = 0
    exact: bool = False
    depth: int = 0
    line: tuple[int, ...] = ()

    def go_on(self) -> None:
        """Count a node. Once a move is known, raises `Stopped` at the node limit or if `pause` returns True."""
        self.nodes += 1
        if self.line and (self.nodes >= self.limit or (self.nodes % SLICE == 0 and self.pause())):
            raise Stopped

    def answer(self) -> Answer:
        """Return the best answer so far."""
        return Answer(self.value, self.exact, self.depth, self.nodes, self.line)
