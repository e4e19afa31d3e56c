"""The private panel in which pieces are placed: the row, then the space.

It stays open: what is chosen while the opponent is to move is planned, and placed as soon as the turn comes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.catalogue import Language
from bot.features.playing.pages import ChooseRow, PlacePiece, PlanRow, PlanSpace, back, panel_doors
from bot.matches import Plan
from bot.pages.choices import RowNumber
from bot.pages.closing import close_button
from bot.pages.control import Control
from bot.pages.delivery import Delivery, tell_delivery
from bot.pages.doors import View
from bot.pages.page import Page
from bot.pages.panel import Panel, draw_rows, draw_spaces
from bot.pages.standing import tell_task
from bot.pages.taste import Taste
from bot.pages.words import in_a_row, listed
from dvonn import Space


@dataclass(frozen=True, slots=True)
class _Placing:
    """The choices in the panel of a match: placed on one's turn, and planned while the opponent is to move."""

    view: View

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


async def rows_page(view: View, plan: Plan, taste: Taste, *, note: str = "", tip: str = "") -> Page:
    """The first step: the rows with how many spaces are left in each; `note` says first what was just done."""
    return await draw_rows(replace(_panel(view, plan, taste), tip=tip), _Placing(view), note=note)


async def spaces_page(view: View, plan: Plan, chosen_row: int, taste: Taste) -> Page:
    """The second step: the spaces of a row; those that are taken or planned can't be chosen."""
    return await draw_spaces(_panel(view, plan, taste), _Placing(view), chosen_row)


def _panel(view: View, plan: Plan, taste: Taste) -> Panel:
    return Panel(
        view.match.position,
        view.language,
        taste,
        _task(view, plan),
        ways_on=panel_doors(view),
        back=back(view),
        close=close_button(view.language),
        last_turn=view.match.last_turn,
        planned=plan.spaces,
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
