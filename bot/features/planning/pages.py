"""The private panel of plans: what is to be played as soon as the turn comes.

While pieces are placed it is a list of spaces, each chosen by its row and then its column. Once stacks move it is "if
they play X, I play Y", chosen in four steps: their stack, its target, one's own stack, its target.
"""

from collections.abc import Sequence
from operator import attrgetter

from bot.catalogue import Language
from bot.features.playing.pages import make_move_button
from bot.matches import Match, MatchId, Plan, Turn, UserId
from bot.pages.choices import row_buttons, space_buttons, stack_options, target_options
from bot.pages.control import Control, button, select
from bot.pages.delivery import Delivery, tell_delivery
from bot.pages.doors import Where, lead_to
from bot.pages.page import Page, Part, row
from bot.pages.pictures import board_picture, choice_picture, position_picture
from bot.pages.taste import Taste
from bot.pages.words import accent, arrow, listed, mention
from dvonn import Jump, Phase, Space


class OpenPlan(Control, action="plan"):
    """Opens the panel of plans, or begins it again."""

    match: MatchId


class PlanRow(Control, action="plan-row"):
    """Offers the spaces of a row."""

    match: MatchId
    row: int


class PlanSpace(Control, action="plan-space"):
    """Adds a space to the end of the plan."""

    match: MatchId
    space: Space


class PlanTheirStack(Control, action="plan-their-stack"):
    """A menu of the opponent's stacks."""

    match: MatchId
    seen: int


class PlanTheirTarget(Control, action="plan-their-target"):
    """A menu of the targets of the opponent's stack."""

    match: MatchId
    seen: int
    source: Space


class PlanStack(Control, action="plan-stack"):
    """A menu of the stacks that can answer a move of the opponent's."""

    match: MatchId
    seen: int
    theirs: Jump


class PlanTarget(Control, action="plan-target"):
    """A menu of the targets of the stack that answers."""

    match: MatchId
    seen: int
    theirs: Jump
    source: Space


class DropPlan(Control, action="drop-plan"):
    """Drops the plan."""

    match: MatchId


lead_to(OpenPlan, "button-plan", {Where.DONE: 30, Where.MORE: 40}, when=attrgetter("may_plan"))


async def plan_page(
    match: Match, plan: Plan, viewer: UserId, language: Language, taste: Taste, *, note: str = ""
) -> Page:
    """The plan of a player, with the controls to add to it and to drop it; `note` says first what was just done."""
    if match.position.phase is Phase.PLACING:
        told = _tell_spaces(match, plan, language)
        picture = await board_picture(match, language, taste, planned=plan.spaces)
        adding = row_buttons(_free(match, plan), language, lambda number: PlanRow(match.id, number))
    elif match.may_plan(viewer):
        told = _tell_replies(match, plan, viewer, language)
        picture = await choice_picture(match, language, taste, movable=match.position.movable())
        adding = row(
            select(
                language.say("ask-their-stack"),
                stack_options(match.position, language),
                PlanTheirStack(match.id, match.number),
            )
        )
    else:
        told, picture = (
            language.say("plan-ended", match=match.id),
            await board_picture(match, language, taste),
        )
        adding = row(make_move_button(match, language))
    return Page(
        note,
        told,
        picture,
        adding,
        row(button(language.say("button-drop-plan"), DropPlan(match.id))) if plan else None,
        accent=accent(match.to_move),
    )


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """The answer about pieces that were placed at once on the player's turn; it says whether Discord shows them."""
    if not placed:
        return language.say("plan-kept")
    told = language.say("plan-placed", spaces=listed(placed, language))
    return f"{told} {tell_delivery(delivery, language) if delivery else ''}".strip()


# while pieces are placed


def _tell_spaces(match: Match, plan: Plan, language: Language) -> str:
    if not plan.spaces:
        return language.say("plan-no-spaces", match=match.id)
    return language.say("plan-spaces", match=match.id, spaces=listed(plan.spaces, language))


async def plan_row_page(match: Match, plan: Plan, chosen_row: int, language: Language, taste: Taste) -> Page:
    """The spaces of a row that are vacant and not planned yet; a press adds one to the end of the plan."""
    return _step(
        match,
        language,
        _tell_spaces(match, plan, language),
        await board_picture(match, language, taste, planned=plan.spaces),
        language.say("ask-space", row=chosen_row),
        *space_buttons(_free(match, plan), chosen_row, lambda space: PlanSpace(match.id, space)),
    )


def _free(match: Match, plan: Plan) -> list[Space]:
    """The spaces that are vacant and not planned yet."""
    return [space for space in match.position.vacant() if space not in plan.spaces]


# once stacks move


def _tell_replies(match: Match, plan: Plan, viewer: UserId, language: Language) -> str:
    opponent = mention(match.opponent_of(viewer), language)
    if not plan.replies:
        return language.say("plan-no-replies", match=match.id, opponent=opponent)
    lines = [
        language.say("plan-reply", theirs=arrow(reply.to), own=arrow(reply.move)) for reply in plan.replies
    ]
    return "\n".join([language.say("plan-replies", match=match.id, opponent=opponent), *lines])


async def their_target_page(match: Match, source: Space, language: Language, taste: Taste) -> Page:
    """The second step: where their stack goes."""
    position = match.position
    return _step(
        match,
        language,
        language.say("plan-their-stack", space=str(source)),
        await choice_picture(match, language, taste, chosen=source, targets=position.targets(source)),
        row(
            select(
                language.say("ask-their-target"),
                target_options(position, source, language, warned=False),
                PlanTheirTarget(match.id, match.number, source),
            )
        ),
    )


async def own_stack_page(match: Match, theirs: Jump, language: Language, taste: Taste) -> Page:
    """The third step: the own stack that answers, in the position after their move."""
    turn = Turn.of(match.position, theirs)
    position = turn.after
    movable = position.movable() if position.to_move is not match.to_move else ()
    if not movable:
        return _step(
            match,
            language,
            language.say("plan-no-answer", theirs=arrow(theirs)),
            await position_picture(position, language, taste, turn=turn),
        )
    return _step(
        match,
        language,
        language.say("plan-theirs", theirs=arrow(theirs)),
        await position_picture(position, language, taste, turn=turn, movable=movable),
        row(
            select(
                language.say("ask-own-stack"),
                stack_options(position, language),
                PlanStack(match.id, match.number, theirs),
            )
        ),
    )


async def own_target_page(
    match: Match, theirs: Jump, source: Space, language: Language, taste: Taste
) -> Page:
    """The fourth step: where the own stack goes."""
    turn = Turn.of(match.position, theirs)
    position = turn.after
    return _step(
        match,
        language,
        language.say("plan-own-stack", theirs=arrow(theirs), space=str(source)),
        await position_picture(
            position, language, taste, turn=turn, chosen=source, targets=position.targets(source)
        ),
        row(
            select(
                language.say("ask-target"),
                target_options(position, source, language, warned=True),
                PlanTarget(match.id, match.number, theirs, source),
            )
        ),
    )


def _step(match: Match, language: Language, *parts: Part) -> Page:
    """A step with the way back to the beginning of the panel."""
    back = button(language.say("button-back"), OpenPlan(match.id))
    return Page(*parts, row(back), accent=accent(match.to_move))
