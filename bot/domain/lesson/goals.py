"""The goals of lesson steps: what a move must be, or lead to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.domain.history import Turn
from dvonn import Colour, Jump, Place, Space, Stack


@dataclass(frozen=True, slots=True)
class Miss:
    """A missed goal, with the numbers and spaces that explain it."""

    goal: str
    values: Mapping[str, str | int] = field(default_factory=dict)


Instead = Mapping[str, str | int]
"""The facts about a move that missed its goal, for its sentence."""

Goal = Callable[[Turn, int], Instead | None]
"""Judges a move; returns None if the goal is reached."""

GOALS: dict[str, Goal] = {}
"""All goals by name, as used in `steps.toml`."""


def _goal(reached: Goal) -> Goal:
    GOALS[reached.__name__.strip("_")] = reached
    return reached


def first_miss(turn: Turn, goals: Mapping[str, int]) -> Miss | None:
    """Return the first goal that a move misses."""
    for name, wanted in goals.items():
        if (instead := GOALS[name](turn, wanted)) is not None:
            return Miss(name, {"wanted": wanted, **instead})
    return None


# goals of placements


@_goal
def _apart(turn: Turn, wanted: int) -> Instead | None:
    """The piece is at least `wanted` spaces away from every DVONN piece."""
    near = min((_way(_placed(turn), space), space) for space in _dvonn_pieces(turn))
    return None if near[0] >= wanted else {"distance": near[0], "space": str(near[1])}


@_goal
def _edge(turn: Turn, _: int) -> Instead | None:
    """The piece is on the edge of the board."""
    return None if _placed(turn).on_edge else {"space": str(_placed(turn))}


@_goal
def _beside(turn: Turn, _: int) -> Instead | None:
    """The piece is next to a DVONN piece."""
    space = _placed(turn)
    return None if _dvonn_pieces(turn).intersection(space.neighbours) else {"space": str(space)}


# goals of jumps


@_goal
def _height(turn: Turn, wanted: int) -> Instead | None:
    """The moving stack has `wanted` pieces."""
    height = _source(turn).height
    return None if height == wanted else {"height": height}


@_goal
def _takes(turn: Turn, wanted: int) -> Instead | None:
    """The move captures an opponent's stack of at least `wanted` pieces."""
    target = turn.before.stacks[_jump(turn).target]
    taken = target.height if target.owner is turn.colour.opponent else 0
    return None if taken >= wanted else {"taken": taken}


@_goal
def _carries(turn: Turn, _: int) -> Instead | None:
    """The moving stack holds a DVONN piece."""
    return None if _source(turn).has_dvonn else {}


@_goal
def _keeps(turn: Turn, _: int) -> Instead | None:
    """The move cuts off none of the player's own stacks."""
    lost = sum(stack.height for stack in turn.own_losses.values())
    return {"lost": lost} if lost else None


@_goal
def _cuts(turn: Turn, wanted: int) -> Instead | None:
    """The move cuts off at least `wanted` pieces of the opponent's."""
    cut = _lost(turn, turn.colour.opponent)
    return None if cut >= wanted else {"cut": cut}


@_goal
def _passes(turn: Turn, _: int) -> Instead | None:
    """The opponent has to pass after the move."""
    if turn.after.must_pass:
        return None
    left = turn.after.jumps_of(turn.colour.opponent)
    return {"left": len(left), "move": f"{left[0].source} → {left[0].target}" if left else ""}


def _placed(turn: Turn) -> Space:
    if not isinstance(turn.move, Place):
        raise TypeError(turn.move)
    return turn.move.space


def _jump(turn: Turn) -> Jump:
    if not isinstance(turn.move, Jump):
        raise TypeError(turn.move)
    return turn.move


def _source(turn: Turn) -> Stack:
    return turn.before.stacks[_jump(turn).source]


def _lost(turn: Turn, colour: Colour) -> int:
    return sum(stack.height for stack in turn.cut_off.values() if stack.owner is colour)


def _dvonn_pieces(turn: Turn) -> set[Space]:
    """The spaces with DVONN pieces before the move."""
    return {space for space, stack in turn.before.stacks.items() if stack.has_dvonn}


def _way(one: Space, other: Space) -> int:
    """Return the distance in steps between neighbouring spaces."""
    columns, rows = ord(other.column) - ord(one.column), other.row - one.row
    together = columns * rows > 0  # a diagonal step changes both at once
    return max(abs(columns), abs(rows)) if together else abs(columns) + abs(rows)
