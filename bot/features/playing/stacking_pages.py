"""The private panel in which a stack is moved: the stack, then its target; or the whole move where there are few."""

from dataclasses import dataclass, replace

from bot.catalogue import Language
from bot.domain import Match
from bot.domain.refusal_subjects import Tried
from bot.domain.refusals import RefusalReason, Refused
from bot.features.playing.pages import ChooseStack, ChooseTarget, PlayAnyway, back, panel_action_buttons
from bot.requests.refusals import QUESTIONS
from bot.ui.action_slots import ActionContext
from bot.ui.closing import close_where_it_fits
from bot.ui.control import Control
from bot.ui.display_options import DisplayOptions
from bot.ui.match_status import describe_all_placed, describe_task
from bot.ui.page import Page
from bot.ui.panel import Panel, draw_question, draw_stacks, draw_targets, draw_why_not
from dvonn import Jump, Move, Space


@dataclass(frozen=True, slots=True)
class _Stacking:
    """The choices in the panel of a match."""

    match: Match

    def stack(self, space: Space) -> Control:
        return ChooseStack(self.match.id, self.match.number, space)

    def move(self, jump: Jump) -> Control:
        return ChooseTarget(self.match.id, self.match.number, jump.source, jump.target)


async def stacks_page(match: Match, language: Language, display: DisplayOptions, *, tip: str = "") -> Page:
    """The first step: the stacks that can move, or all moves at once where a message has room for them."""
    panel = replace(_panel(match, language, display), tip=tip)
    return await draw_stacks(panel, _Stacking(match), note=describe_all_placed(match.last_turn, language))


async def targets_page(match: Match, source: Space, language: Language, display: DisplayOptions) -> Page:
    """The second step: where the stack may go, and what each target leads to."""
    return await draw_targets(_panel(match, language, display), _Stacking(match), source)


async def why_not_page(match: Match, language: Language, display: DisplayOptions) -> Page:
    """Why the player's other stacks, and the DVONN pieces, stay where they are: a line for each rule."""
    return await draw_why_not(_panel(match, language, display))


async def confirm_page(match: Match, move: Move, language: Language, display: DisplayOptions) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
    anyway = PlayAnyway(match.id, match.number, move)
    return await draw_question(_panel(match, language, display), move, anyway)


def _panel(match: Match, language: Language, display: DisplayOptions) -> Panel:
    """The match as the player to move sees it."""
    view = ActionContext(match, language, match.player_to_move)
    ways_on = panel_action_buttons(view)
    return Panel(
        match.position,
        language,
        display,
        language.say("panel-heading", match=match.id, task=describe_task(match.position, language)),
        ways_on=ways_on,
        back=back(view),
        close=close_where_it_fits(ways_on, language),
        last_turn=match.last_turn,
    )


async def _ask_first(match: Match, refusal: Refused, language: Language, display: DisplayOptions) -> Page:
    if not isinstance(refusal.about, Tried):
        raise TypeError(refusal.about)
    return await confirm_page(match, refusal.about.move, language, display)


QUESTIONS[RefusalReason.UNCONFIRMED_MOVE] = _ask_first
