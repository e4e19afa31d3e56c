"""The private panel of plans once stacks move: what is to be played as soon as the turn comes.

It is "if they play X, I play Y", chosen in four steps: their stack, its target, one's own stack, its target.
"""

from operator import attrgetter

from bot.catalogue import Language
from bot.matches import Match, MatchId, Plan, Turn, UserId
from bot.matches.events import Resigned
from bot.pages.choices import stack_options, target_options
from bot.pages.control import Control, button, select
from bot.pages.doors import Where, lead_to
from bot.pages.page import Page, Part, row
from bot.pages.pictures import choice_picture, position_picture
from bot.pages.taste import Taste
from bot.pages.words import accent, arrow, mention, tell_move
from dvonn import Colour, Jump, Space


class OpenPlan(Control, action="plan"):
    """Opens the panel of plans, or begins it again."""

    match: MatchId


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
lead_to(DropPlan, "button-drop-plan", {Where.PANEL: 20}, when=attrgetter("planned"))


async def plan_page(match: Match, plan: Plan, viewer: UserId, language: Language, taste: Taste) -> Page:
    """The answers that a player has planned, with the controls to add to them and to drop them."""
    return Page(
        _tell_replies(match, plan, viewer, language),
        await choice_picture(match, language, taste, movable=match.position.movable()),
        row(
            select(
                language.say("ask-their-stack"),
                stack_options(match.position, language),
                PlanTheirStack(match.id, match.number),
            )
        ),
        row(button(language.say("button-drop-plan"), DropPlan(match.id))) if plan else None,
        accent=accent(match.to_move),
    )


def _tell_replies(match: Match, plan: Plan, viewer: UserId, language: Language) -> str:
    opponent = mention(match.opponent_of(viewer), language)
    if not plan.replies:
        return language.say("plan-no-replies", match=match.id, opponent=opponent)
    lines = [
        language.say("plan-reply", theirs=tell_move(reply.to), own=tell_move(reply.move))
        for reply in plan.replies
        if reply.to and not isinstance(reply.move, Resigned)
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
                target_options(position, source, _reader(match), language),
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
                target_options(position, source, _reader(match), language),
                PlanTarget(match.id, match.number, theirs, source),
            )
        ),
    )


def _reader(match: Match) -> Colour:
    """The colour of the player who plans: the other is to move."""
    if match.to_move is None:
        raise ValueError("the match is over")
    return match.to_move.opponent


def _step(match: Match, language: Language, *parts: Part) -> Page:
    """A step with the way back to the beginning of the panel."""
    back = button(language.say("button-back"), OpenPlan(match.id))
    return Page(*parts, row(back), accent=accent(match.to_move))
