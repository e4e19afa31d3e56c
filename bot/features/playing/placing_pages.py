"""The private panel in which pieces are placed: the row, then the space.

It stays open: what is chosen while the opponent is to move is planned, and placed as soon as the turn comes.
"""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.features.playing.pages import ChooseRow, PlacePiece, PlanRow, PlanSpace, back, ways_on
from bot.matches import Match, Plan
from bot.pages.choices import row_buttons, space_buttons
from bot.pages.closing import close_button
from bot.pages.control import Control
from bot.pages.delivery import Delivery, tell_delivery
from bot.pages.doors import View
from bot.pages.page import Page
from bot.pages.pictures import board_picture, choice_picture
from bot.pages.standing import tell_task
from bot.pages.taste import Taste
from bot.pages.words import accent, in_a_row, listed
from dvonn import Space


async def rows_page(view: View, plan: Plan, taste: Taste, *, note: str = "") -> Page:
    """The first step: the rows with how many spaces are left in each; `note` says first what was just done."""
    match, language = view.match, view.language

    def choose(number: int) -> Control:
        return ChooseRow(match.id, match.number, number) if view.is_own_turn else PlanRow(match.id, number)

    return Page(
        note,
        _task(view, plan),
        await board_picture(match, language, taste, planned=plan.spaces),
        language.say("ask-row"),
        row_buttons(free(match, plan), language, taste, choose),
        ways_on(view, close_button(language)),
        accent=accent(match.to_move),
    )


async def spaces_page(view: View, plan: Plan, chosen_row: int, taste: Taste) -> Page:
    """The second step: the spaces of a row; those that are taken or planned can't be chosen.

    Words in the place of the picture told the board a step before, and are not repeated.
    """
    match, language = view.match, view.language

    vacant = free(match, plan)
    named = [space for space in vacant if space.row == chosen_row]

    def choose(space: Space) -> Control:
        return PlacePiece(match.id, match.number, space) if view.is_own_turn else PlanSpace(match.id, space)

    return Page(
        _task(view, plan),
        None
        if taste.words
        else await choice_picture(match, language, taste, planned=plan.spaces, named=named),
        language.say("ask-space", row=chosen_row),
        *space_buttons(vacant, chosen_row, taste, choose),
        ways_on(view, back(view)),
        accent=accent(match.to_move),
    )


def _task(view: View, plan: Plan) -> str:
    """The piece that is to be placed; or, while the opponent is to move, what is planned."""
    match, language = view.match, view.language
    if view.is_own_turn:
        return language.say("panel-heading", match=match.id, task=tell_task(match.position, language))
    if not plan.spaces:
        return language.say("plan-no-spaces", match=match.id)
    return language.say("plan-spaces", match=match.id, spaces=listed(plan.spaces, language))


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """The answer about pieces that were placed at once on the player's turn; it says whether Discord shows them."""
    if not placed:
        return language.say("plan-kept")
    told = language.say("plan-placed", spaces=listed(placed, language))
    return in_a_row([told, tell_delivery(delivery, language) if delivery else ""], language)


def free(match: Match, plan: Plan) -> list[Space]:
    """The spaces that are vacant and not planned yet."""
    return [space for space in match.position.vacant() if space not in plan.spaces]
