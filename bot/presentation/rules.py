"""The rules in three pages, each with a picture, and what the bot can do."""

import asyncio
from dataclasses import dataclass

from bot.catalogue import Language
from bot.presentation.buttons import button
from bot.presentation.colours import OVER
from bot.presentation.control_ids import Action
from bot.presentation.leaves import leaf
from bot.presentation.page import Page, Picture, row
from dvonn import Jump, Position, Space
from rendering import describe, render_board


async def rules_page(number: int, language: Language) -> Page:
    """One page of the rules; pages count from 1, and one that there is not is taken as the nearest."""
    shown = leaf(_EXAMPLES, number, 1)
    (example,) = shown.items
    return Page(
        language.say(f"rules-page-{shown.page}"),
        await asyncio.to_thread(example),
        *shown.turning(Action.RULES, language),
        accent=OVER,
    )


def help_page(language: Language) -> Page:
    """What the bot can do."""
    return Page(language.say("help"), row(button(language.say("button-rules"), Action.RULES, 1)), accent=OVER)


@dataclass(frozen=True)
class _Example:
    """A position that shows a rule; with a move, the position is the one before it."""

    position: Position
    move: Jump | None = None
    chosen: Space | None = None

    def __call__(self) -> Picture:
        """Draw it."""
        if self.move:
            after = self.position.play(self.move)
            lost = self.position.cut_off_by(self.move)
            return Picture(render_board(after, last_move=self.move, cut_off=lost), describe(after))
        if self.chosen:
            targets = self.position.targets(self.chosen)
            png = render_board(self.position, chosen=self.chosen, targets=targets)
            return Picture(png, describe(self.position))
        return Picture(render_board(self.position), describe(self.position))


_EXAMPLES = (
    _Example(
        Position.parse(
            ".,W,.,.,W,W,.,.,B/B,.,W,.,.,D,.,B,.,./B,.,.,.,.,.,.,.,.,D,D/"
            ".,.,B,W,.,.,.,.,.,./.,.,.,.,.,.,B,.,. w p"
        )
    ),
    _Example(
        Position.parse(
            "W,.,B,W,.,WW,W,.,./B,W,WB,B,W,B,D,WB,WW,W/D,W,B,W,W,B,WB,B,W,BB,./"
            "B,B,BB,.,BW,B,.,W,B,B/W,W,B,.,.,BWW,.,B,D w s"
        ),
        chosen=Space.parse("f1"),
    ),
    _Example(
        Position.parse(
            ".,B,W,.,BBBWBW,.,.,.,./.,BW,.,BW,B,B,.,.,.,W/B,WBW,.,WW,WWB,BWB,.,B,B,WWB,./"
            "B,.,.,.,.,.,D,W,W,W/WB,D,.,DB,.,BW,.,BW,. w s"
        ),
        move=Jump(Space.parse("e4"), Space.parse("c4")),
    ),
)

PAGES = len(_EXAMPLES)
