"""Completes the lesson by the shortest way: every answer is right, and each page is read once."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise

from bot.features.lesson.steps import STEPS, Ask, Step
from discord_playground import Message
from dvonn import Jump, Move, Place

Press = Callable[[Message, str], Awaitable[Message]]
"""Presses the button with a label, and returns the page shown then."""

STEP = re.compile(r"\*\*[^\W\d_]+\s(\d+)\s")
"""Matches the number of a step in any language: **Step 3 of 10.**"""

NEXT = 0
"""The position of the button that leads to the next step."""


@dataclass
class Learner:
    """A learner, with everything read and pressed, page by page."""

    press: Press
    texts: list[str] = field(default_factory=list)
    taps: list[str] = field(default_factory=list)

    @property
    def words(self) -> int:
        """The number of words on the pages that were read and on the buttons that were pressed.

        A line that stays when the page changes is read once.
        """
        lines = [
            line
            for before, text in pairwise(["", *self.texts])
            for line in text.splitlines()
            if line not in before.splitlines()
        ]
        return sum(len(re.findall(r"\w[\w’'-]*", each)) for each in (*lines, *self.taps))

    async def learn(self, page: Message) -> Message:
        """Complete the lesson from the step shown on a page; return the last page."""
        self.texts.append(page.text)
        for step in STEPS[step_of(page) - 1 :]:
            page = await self.tap(await self.do(step, page), NEXT)
        return page

    async def do(self, step: Step, page: Message) -> Message:
        """Complete the step shown on a page; return the answer, which leads to the next step."""
        for beginning in right_way(step):
            page = await self.tap(page, beginning)
        return page

    async def tap(self, page: Message, button: str | int) -> Message:
        """Press a button, given by its position or the beginning of its label, and read the result."""
        labels = [each.label or "" for each in page.buttons]
        label = (
            labels[button]
            if isinstance(button, int)
            else next(each for each in labels if _first_words(each, button))
        )
        self.taps.append(label)
        page = await self.press(page, label)
        self.texts.append(page.text)
        return page


def step_of(page: Message) -> int:
    """The number of the step shown on a page. Raises `LookupError` if there is none."""
    found = STEP.search(page.text)
    if found is None:
        raise LookupError(page.text)
    return int(found[1])


def right_way(step: Step) -> tuple[str, ...]:
    """The buttons to press, in order, for the right answer: the beginnings of their labels."""
    match step.ask:
        case Ask.POINT:
            return (next(str(space) for space in step.own if step.is_surrounded(space)),)
        case Ask.COUNT:
            return (str(step.position.score.white),)
        case _:
            return way_of(
                step, next(move for move in step.position.legal_moves() if step.judge(move) is None)
            )


def way_of(step: Step, move: Move) -> tuple[str, ...]:
    """The beginnings of the labels of the buttons to press, in order, for a move."""
    if isinstance(move, Place):
        return (f"#{move.space.row}", str(move.space))
    if isinstance(move, Jump):
        return (
            (str(move.source), str(move.target)) if step.as_in_match else (f"{move.source} → {move.target}",)
        )
    raise TypeError(move)


def _first_words(label: str, beginning: str) -> bool:
    """Whether a label begins with these words; `#3` matches row 3 in any language."""
    if beginning.startswith("#"):
        return re.match(rf"\w+ {beginning[1:]} \(", label) is not None
    return label == beginning or label.startswith(f"{beginning} ")
