"""The steps of the lesson, as `steps.toml` has them."""

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
"""Small letters alone: it stands in the ids of controls, in the database, and in the keys of sentences."""

PieceCount = NewType("PieceCount", int)


class Ask(StrEnum):
    """The kinds of things that a step asks for."""

    PLACE = "place"
    """Place a piece."""
    MOVE = "move"
    """Move a stack."""
    POINT = "point"
    """Show the stack that is surrounded."""
    COUNT = "count"
    """Tell one's score in a game that is over."""


@dataclass(frozen=True)
class Step:
    """One step. The person who learns plays White."""

    name: StepName
    ask: Ask
    position: Position
    goals: Mapping[str, int]
    """The goals that a move has to reach, by their names in `GOALS`, each with the number that it wants."""
    by_stack: bool = False
    """Whether the stack is chosen first and then its target, as in a match with many moves."""
    forbidden: tuple[Jump, ...] = ()
    """Illegal moves that are offered beside the legal ones."""
    numbers: tuple[PieceCount, ...] = ()
    """The numbers to choose from where something is to be counted."""

    def judge(self, move: Move) -> Miss | None:
        """The goal that a move misses; None where the step is done. Raises `IllegalMove`."""
        return first_miss(Turn.of(self.position, move), self.goals)

    @property
    def own(self) -> tuple[Space, ...]:
        """The spaces of all the learner's stacks."""
        return tuple(space for space, stack in self.position.stacks.items() if stack.owner is Colour.WHITE)

    @property
    def named(self) -> tuple[Space, ...]:
        """The spaces of which a step speaks: all to which something can be moved, or can't though it is offered."""
        moves = [move for move in self.position.legal_moves() if isinstance(move, Jump)]
        return tuple(dict.fromkeys(move.target for move in (*moves, *self.forbidden)))

    def is_surrounded(self, space: Space) -> bool:
        """Whether one of the learner's stacks can't move since it is surrounded."""
        return self.position.stuck().get(space) is Reason.SURROUNDED

    def is_score(self, number: int) -> bool:
        """Whether the learner's stacks hold so many pieces."""
        return number == self.position.score.white


def read_steps(text: str) -> Iterator[Step]:
    """The steps of a text. Raises `ValueError`, `KeyError` or `DvonnError` where it holds something else."""
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
"""The names of all steps, in their order."""

END = StepName("end")
"""The name that stands for the end of the lesson, after the last step."""

_ORDER: dict[str, int] = {name: place for place, name in enumerate((*NAMES, END))}


def step_named(name: str) -> Step | None:
    """The step with a name; None for any other text, the end included."""
    return STEPS[_ORDER[name]] if name in NAMES else None


def number_of(name: str) -> int:
    """The place of a step in the lesson, from 1; the end comes last, and an unknown name first."""
    return _ORDER.get(name, 0) + 1


def after(step: Step) -> StepName:
    """The name of the step that follows, or the end's."""
    return (*NAMES, END)[number_of(step.name)]


def before(step: Step) -> StepName | None:
    """The name of the step before, if there is one."""
    return NAMES[number_of(step.name) - 2] if step is not STEPS[0] else None
