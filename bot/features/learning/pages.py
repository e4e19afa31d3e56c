"""The rules in three pages and tips on a fourth, each with a picture, and what the bot can do."""

from dataclasses import dataclass

from bot.catalogue import Language
from bot.pages.beginning import ShowRules, challenge_button, own_matches_button, rules_button
from bot.pages.control import Control, button
from bot.pages.doors import View, Where, door, doors, on_challenges
from bot.pages.page import Block, Page, row
from bot.pages.paging import list_page
from bot.pages.pictures import Shown, ply_picture, position_picture
from bot.pages.taste import USUAL
from bot.pages.words import arrow, listed
from dvonn import Game, Jump, Position, Space
from rendering import as_read, hanging


class ShowHelp(Control, action="help"):
    """Tells how to begin, or of all commands."""

    all_commands: int | None = None


@door(Where.MORE, 30)
def _rules_door(view: View) -> Block:
    return rules_button(view.language)


@door(Where.FIRST_BOARD, 10)
@door(Where.PANEL, 40)
def _rules_for_now_door(view: View) -> Block:
    return rules_button(view.language, view.match.id)


@on_challenges
def _rules_for_newcomers_door(language: Language) -> Block:
    return rules_button(language)


async def rules_page(number: int, language: Language, *, aside: View | None = None) -> Page:
    """One page of the rules; pages count from 1, and a number without a page leads to the nearest.

    `aside` is the match from which one came.
    """
    shown = list_page(_EXAMPLES, number, 1)
    (example,) = shown.items
    match = aside.match.id if aside else None
    way_back = doors(Where.ASIDE, aside) if aside else []
    on_from_the_end = shown.page == shown.pages and not way_back
    return Page(
        language.say(f"rules-page-{shown.page}"),
        await _drawn(example, language),
        _caption(example, language),
        *shown.turning(lambda page: ShowRules(page, match), language),
        row(*way_back),
        row(challenge_button(language)) if on_from_the_end else None,
    )


def help_page(language: Language) -> Page:
    """The page that tells how to begin, with the ways on."""
    return Page(
        language.say("help"),
        row(
            rules_button(language),
            challenge_button(language),
            own_matches_button(language),
            button(language.say("button-commands"), ShowHelp(all_commands=1)),
        ),
    )


def commands_page(language: Language) -> Page:
    """The page that tells of every command."""
    return Page(language.say("help-commands"), row(button(language.say("button-back"), ShowHelp())))


@dataclass(frozen=True)
class _Example:
    """A position that shows a rule; with a move, the position is the one before it."""

    position: Position
    move: Jump | None = None
    chosen: Space | None = None
    link: Space | None = None
    """A stack on which others hang."""


async def _drawn(example: _Example, language: Language) -> Shown:
    position, chosen = example.position, example.chosen
    if example.move:
        return await ply_picture(Game([example.move], start=position), 1, language, USUAL)
    if link := example.link:
        falling = position.cut_off_by(Jump(link, position.targets(link)[0]))
        return await position_picture(position, language, USUAL, chosen=link, falling=falling, named=[link])
    targets = position.targets(chosen) if chosen else ()
    named = (chosen, *targets) if chosen else ()
    return await position_picture(position, language, USUAL, chosen=chosen, targets=targets, named=named)


def _caption(example: _Example, language: Language) -> str:
    """A sentence on what the picture shows."""
    position = example.position
    if move := example.move:
        lost = as_read(position.cut_off_by(move))
        return language.say("rules-caption-cut-off", move=arrow(move), spaces=listed(lost, language))
    if chosen := example.chosen:
        targets = listed(as_read(position.targets(chosen)), language)
        height = position.stacks[chosen].height
        return language.say("rules-caption-targets", space=str(chosen), height=height, targets=targets)
    if (link := example.link) and position.to_move:
        lost = hanging(position, position.to_move)[link]
        return language.say("rules-caption-link", space=str(link), spaces=listed(lost, language))
    return language.say("rules-caption-placed", count=len(position.stacks))


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
    _Example(
        Position.parse(
            ".,.,B,BW,.,B,.,B,W/.,.,WW,W,W,B,.,WWWW,W,./.,.,.,BBWB,W,B,WB,.,.,WB,./"
            "BB,D,.,.,W,D,B,W,WW,BW/B,.,.,.,D,B,B,B,. b s"
        ),
        link=Space.parse("j3"),
    ),
)

PAGES = len(_EXAMPLES)
