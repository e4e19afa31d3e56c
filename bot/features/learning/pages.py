"""The rules in three pages, each with a picture, and what the bot can do."""

from dataclasses import dataclass

from bot.catalogue import Language
from bot.pages.control import Control, button
from bot.pages.doors import View, Where, door
from bot.pages.page import Block, Page, row
from bot.pages.paging import list_page
from bot.pages.pictures import Shown, choice_picture, ply_picture
from bot.pages.taste import USUAL
from dvonn import Game, Jump, Position, Space


class ShowRules(Control, action="rules"):
    """Shows a page of the rules."""

    page: int


@door(Where.MORE, 30)
def _rules_door(view: View) -> Block:
    return _rules_button(view.language)


def _rules_button(language: Language) -> Block:
    return button(language.say("button-rules"), ShowRules(1))


async def rules_page(number: int, language: Language) -> Page:
    """One page of the rules; pages count from 1, and a number without a page leads to the nearest."""
    shown = list_page(_EXAMPLES, number, 1)
    (example,) = shown.items
    return Page(
        language.say(f"rules-page-{shown.page}"),
        await _drawn(example, language),
        *shown.turning(ShowRules, language),
    )


def help_page(language: Language) -> Page:
    """The page that tells what the bot can do."""
    return Page(language.say("help"), row(_rules_button(language)))


@dataclass(frozen=True)
class _Example:
    """A position that shows a rule; with a move, the position is the one before it."""

    position: Position
    move: Jump | None = None
    chosen: Space | None = None


async def _drawn(example: _Example, language: Language) -> Shown:
    position, chosen = example.position, example.chosen
    if example.move:
        return await ply_picture(Game([example.move], start=position), 1, language, USUAL)
    targets = position.targets(chosen) if chosen else ()
    return await choice_picture(position, language, USUAL, chosen=chosen, targets=targets)


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
