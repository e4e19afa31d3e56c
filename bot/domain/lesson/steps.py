"""The steps of the lesson, as defined in `steps.toml`."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NewType

from bot.domain.history import Turn
from bot.domain.lesson.goals import GOALS, Miss, first_miss
from dvonn import Colour, Jump, Move, Phase, Position, Reason, Space, parse_move

FILE = Path(__file__).with_name("steps.toml")


StepName = NewType("StepName", str)
"""Lower-case letters only: the name is part of custom ids, database rows and catalogue keys."""

PieceCount = NewType("PieceCount", int)


class Ask(StrEnum):
    """The kinds of tasks that a step sets."""

    PLACE = "place"
    MOVE = "move"
    POINT = "point"
    """Point at the surrounded stack."""
    COUNT = "count"
    """Count the learner's score in a finished game."""


@dataclass(frozen=True)
class Step:
    """A step of the lesson. The learner plays White."""

    name: StepName
    ask: Ask
    position: Position
    goals: Mapping[str, int]
    """The goals of the move by their names in `GOALS`, each with its number."""
    by_stack: bool = False
    """Whether the learner chooses the stack first and then its target, as in a match with many moves."""
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
        """The target spaces of all moves that the step offers, legal or not."""
        moves = [move for move in self.position.legal_moves() if isinstance(move, Jump)]
        return tuple(dict.fromkeys(move.target for move in (*moves, *self.forbidden)))

    def is_surrounded(self, space: Space) -> bool:
        """Whether the learner's stack there can't move because it is surrounded."""
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
            by_stack=written.get("by_stack", False),
            forbidden=tuple(_jumps(written.get("forbidden", ()))),
            numbers=tuple(map(PieceCount, written.get("numbers", ()))),
        )
        if unknown := step.goals.keys() - GOALS:
            raise ValueError(f"{step.name}: {unknown}")
        yield step


def _position(written: Mapping[str, Any]) -> Position:
    rows = [",".join(line.split()) for line in written["board"].strip().splitlines()]
    phase = Phase.PLACING if written["ask"] == Ask.PLACE else Phase.STACKING
    return Position.parse(f"{'/'.join(rows)} w {phase.value}")


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
