"""The private panel in which pieces are placed: the row, then the space.

It stays open: what is chosen while the opponent is to move is planned, and placed as soon as the turn comes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.catalogue import Language
from bot.domain import Plan
from bot.features.playing.pages import ChooseRow, PlacePiece, PlanRow, PlanSpace, back, panel_action_buttons
from bot.ui.action_slots import ActionContext
from bot.ui.choices import RowNumber
from bot.ui.closing import close_button
from bot.ui.control import Control
from bot.ui.delivery import Delivery, describe_delivery
from bot.ui.display_options import DisplayOptions
from bot.ui.match_status import describe_task
from bot.ui.page import Page
from bot.ui.panel import Panel, draw_rows, draw_spaces
from bot.ui.words import in_a_row, listed
from dvonn import Space


@dataclass(frozen=True, slots=True)
class _Placing:
    """The choices in the panel of a match: placed on one's turn, and planned while the opponent is to move."""

    view: ActionContext

    def row(self, number: RowNumber) -> Control:
        match = self.view.match
        if self.view.is_own_turn:
            return ChooseRow(match.id, match.number, number)
        return PlanRow(match.id, number)

    def space(self, space: Space) -> Control:
        match = self.view.match
        if self.view.is_own_turn:
            return PlacePiece(match.id, match.number, space)
        return PlanSpace(match.id, space)


async def rows_page(
    view: ActionContext, plan: Plan, display: DisplayOptions, *, note: str = "", tip: str = ""
) -> Page:
    """The first step: the rows with how many spaces are left in each; `note` says first what was just done."""
    return await draw_rows(replace(_panel(view, plan, display), tip=tip), _Placing(view), note=note)


async def spaces_page(view: ActionContext, plan: Plan, chosen_row: int, display: DisplayOptions) -> Page:
    """The second step: the spaces of a row; those that are taken or planned can't be chosen."""
    return await draw_spaces(_panel(view, plan, display), _Placing(view), chosen_row)


def _panel(view: ActionContext, plan: Plan, display: DisplayOptions) -> Panel:
    return Panel(
        view.match.position,
        view.language,
        display,
        _task(view, plan),
        ways_on=panel_action_buttons(view),
        back=back(view),
        close=close_button(view.language),
        last_turn=view.match.last_turn,
        planned=plan.spaces,
    )


def _task(view: ActionContext, plan: Plan) -> str:
    """The piece that is to be placed; or, while the opponent is to move, what is planned."""
    match, language = view.match, view.language
    if view.is_own_turn:
        return language.say("panel-heading", match=match.id, task=describe_task(match.position, language))
    if not plan.spaces:
        return language.say("plan-no-spaces", match=match.id)
    return language.say("plan-spaces", match=match.id, spaces=listed(plan.spaces, language))


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """The answer about pieces that were placed at once on the player's turn; it says whether Discord shows them."""
    if not placed:
        return language.say("plan-kept")
    told = language.say("plan-placed", spaces=listed(placed, language))
    return in_a_row([told, describe_delivery(delivery, language) if delivery else ""], language)
