"""The lesson: steps, each of which asks for one thing, and the rules' verdict on what somebody tries.

The steps stand in `steps.toml`. A step that is added there, and whose sentences stand in the catalogues, is taught.
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
