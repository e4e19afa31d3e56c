"""The interactive lesson: its steps, and the evaluation of a learner's tries.

Steps are defined in `steps.toml`, and their sentences in the catalogues; a step added in both places is taught.
"""

from bot.domain.lesson.goals import GOALS, Miss
from bot.domain.lesson.steps import (
    END,
    NAMES,
    STEPS,
    Ask,
    PieceCount,
    Step,
    StepName,
    after,
    before,
    number_of,
    step_named,
)

__all__ = [
    "END",
    "GOALS",
    "NAMES",
    "STEPS",
    "Ask",
    "Miss",
    "PieceCount",
    "Step",
    "StepName",
    "after",
    "before",
    "number_of",
    "step_named",
]
