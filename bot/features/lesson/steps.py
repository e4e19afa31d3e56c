"""The steps of the interactive lesson, their goals, and the evaluation of a learner's tries.

Steps are defined in `steps.toml`, and their sentences in the catalogues; a new step needs nothing else.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, NewType

from bot.domain.history import Turn
from dvonn import Colour, Jump, Move, Phase, Place, Position, Reason, Space, Stack, parse_move


@dataclass(frozen=True, slots=True)
class Miss:
    """A missed goal, with the numbers and spaces that explain it."""

    goal: str
    values: Mapping[str, str | int] = field(default_factory=dict)


Instead = Mapping[str, str | int]
"""The facts about a move that missed a goal, for the sentence that explains the mistake."""

Goal = Callable[[Turn, int], Instead | None]
"""A function that judges a turn against the number wanted in `steps.toml`.

Returns None if the goal is reached, else facts for the explanation.
"""

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
def _edge(turn: Turn, _: int) -> Instead | None:
    """Check that the piece is on the edge of the board."""
    return None if _placed(turn).on_edge else {"space": str(_placed(turn))}


@_goal
def _beside(turn: Turn, _: int) -> Instead | None:
    """Check that the piece is next to a DVONN piece."""
    space = _placed(turn)
    return None if _dvonn_pieces(turn).intersection(space.neighbours) else {"space": str(space)}


# goals of jumps


@_goal
def _height(turn: Turn, wanted: int) -> Instead | None:
    """Check that the moving stack has `wanted` pieces."""
    height = _source(turn).height
    return None if height == wanted else {"height": height}


@_goal
def _takes(turn: Turn, wanted: int) -> Instead | None:
    """Check that the move captures an opponent's stack of at least `wanted` pieces."""
    target = turn.before.stacks[_jump(turn).target]
    taken = target.height if target.owner is turn.colour.opponent else 0
    return None if taken >= wanted else {"taken": taken}


@_goal
def _carries(turn: Turn, _: int) -> Instead | None:
    """Check that the moving stack holds a DVONN piece."""
    return None if _source(turn).has_dvonn else {}


@_goal
def _keeps(turn: Turn, _: int) -> Instead | None:
    """Check that the move cuts off none of the player's own stacks."""
    lost = turn.lost_by(turn.colour)
    return {"lost": lost} if lost else None


@_goal
def _cuts(turn: Turn, wanted: int) -> Instead | None:
    """Check that the move cuts off at least `wanted` of the opponent's pieces."""
    cut = turn.lost_by(turn.colour.opponent)
    return None if cut >= wanted else {"cut": cut}


@_goal
def _leads(turn: Turn, wanted: int) -> Instead | None:
    """Check that the player is at least `wanted` pieces ahead after the move."""
    score = turn.after.score
    if score.margin(turn.colour) >= wanted:
        return None
    return {"own": score.of(turn.colour), "other": score.of(turn.colour.opponent)}


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


def _dvonn_pieces(turn: Turn) -> set[Space]:
    """Return the spaces with DVONN pieces before the move."""
    return {space for space, stack in turn.before.stacks.items() if stack.has_dvonn}


FILE = Path(__file__).with_name("steps.toml")


StepName = NewType("StepName", str)
"""Lower-case letters only: the name is part of custom ids, database rows and catalogue keys."""

PieceCount = NewType("PieceCount", int)


class Ask(StrEnum):
    """The kinds of tasks that a step sets."""

    PLACE = "place"
    MOVE = "move"
    POINT = "point"
    """The task of pointing at the surrounded stack."""
    COUNT = "count"
    """The task of counting the learner's score in a finished game."""


@dataclass(frozen=True)
class Step:
    """A step of the lesson. The learner plays White."""

    name: StepName
    ask: Ask
    position: Position
    goals: Mapping[str, int]
    """The goals of the move by their names in `GOALS`, each with its number; without goals, every move is right."""
    as_in_match: bool = False
    """Whether the learner chooses a stack and then a target with its consequences and score, as in a match.

    Elsewhere a button names a move and nothing more.
    """
    forbidden: tuple[Jump, ...] = ()
    """Illegal moves that are offered besides the legal ones."""
    numbers: tuple[PieceCount, ...] = ()
    """The choices of a counting step."""

    def judge(self, move: Move) -> Miss | None:
        """Return the missed goal; None if the step is done. Raises `IllegalMove`."""
        return first_miss(Turn.of(self.position, move), self.goals)

    @property
    def own(self) -> tuple[Space, ...]:
        """The spaces of the learner's stacks."""
        return tuple(space for space, stack in self.position.stacks.items() if stack.owner is Colour.WHITE)

    @property
    def named(self) -> tuple[Space, ...]:
        """The target spaces of all moves that the step offers."""
        return tuple(dict.fromkeys(move.target for move in self.offered))

    @property
    def offered(self) -> tuple[Jump, ...]:
        """The moves that the step offers, legal or not."""
        return (*(move for move in self.position.legal_moves() if isinstance(move, Jump)), *self.forbidden)

    def is_surrounded(self, space: Space) -> bool:
        """Whether the learner's stack on a space can't move because it is surrounded."""
        return self.position.stuck().get(space) is Reason.SURROUNDED

    def is_score(self, number: int) -> bool:
        return number == self.position.score.white


def read_steps(text: str) -> Iterator[Step]:
    """Parse steps. Raises `ValueError`, `KeyError` or `DvonnError` for malformed text."""
    for written in tomllib.loads(text)["step"]:
        step = Step(
            name=StepName(written["name"]),
            ask=Ask(written["ask"]),
            position=_position(written),
            goals=written.get("goals", {}),
            as_in_match=written.get("as_in_match", False),
            forbidden=tuple(_jumps(written.get("forbidden", ()))),
            numbers=tuple(map(PieceCount, written.get("numbers", ()))),
        )
        if unknown := step.goals.keys() - GOALS:
            raise ValueError(f"{step.name}: {unknown}")
        yield step


def _position(written: Mapping[str, Any]) -> Position:
    rows = [",".join(line.split()) for line in written["board"].strip().splitlines()]
    phase = Phase.PLACING if written["ask"] == Ask.PLACE else Phase.STACKING
    return Position.parse(f"{'/'.join(rows)} {Colour.WHITE.value} {phase.value}")


def _jumps(texts: Sequence[str]) -> Iterator[Jump]:
    for text in texts:
        move = parse_move(text)
        if not isinstance(move, Jump):
            raise ValueError(text)  # noqa: TRY004  the text is wrong, not its type
        yield move


STEPS = tuple(read_steps(FILE.read_text(encoding="utf-8")))

NAMES = tuple(step.name for step in STEPS)

END = StepName("end")
"""The pseudo-step after the last one."""

_ORDER: dict[str, int] = {name: place for place, name in enumerate((*NAMES, END))}


def step_named(name: str) -> Step | None:
    """Find a step by name; None for unknown names and for `END`."""
    return STEPS[_ORDER[name]] if name in NAMES else None


def number_of(name: str) -> int:
    """Return the position of a step, from 1; `END` comes last, and unknown names count as the first."""
    return _ORDER.get(name, 0) + 1


def after(step: Step) -> StepName:
    """Return the next step's name, or `END`."""
    return (*NAMES, END)[number_of(step.name)]


def before(step: Step) -> StepName | None:
    """Return the previous step's name, if any."""
    return NAMES[number_of(step.name) - 2] if step is not STEPS[0] else None
