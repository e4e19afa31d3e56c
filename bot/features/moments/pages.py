"""The animation of a cut-off, private and shared, and the buttons that lead to it."""

from functools import partial

from bot.catalogue import Language
from bot.domain import Match, MatchId, Turn, UserId
from bot.domain.ids import PlyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.pages.game_words import (
    alternative,
    describe_move,
    describe_players,
    describe_position,
    describe_turn,
)
from bot.pages.history import history_button
from bot.pages.match_status import describe_title, plies
from bot.pages.pictures import Shown, animated, bar_of, drawn_name
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Subject, row
from bot.toolkit.words import Names, in_a_row, mention
from rendering import largest_cut_off, render_moment

SHARED_MOMENT = MessageKind(32, "SHARED_MOMENT", Subject.MATCH)
"""A cut-off of a match, at a ply."""

LARGE = 8
"""A cut-off of at least this many pieces can be shared from the board of the running match."""


class ShowMoment(Control, action="moment"):
    """A control that shows the cut-off at a ply as an animation."""

    match: MatchId
    ply: PlyNumber


class ShareMoment(Control, action="share-moment"):
    """A control that posts the animation in the channel."""

    match: MatchId
    ply: PlyNumber


@action_button(Placement.SHARE, 10)
def _shown_below(context: ActionContext) -> Block | None:
    """Return the button for the largest cut-off of a match that is over, or for a large one just made."""
    match = context.match
    if match.is_over:
        return _largest(context)
    turn = match.last_turn
    if turn is None or sum(stack.height for stack in turn.cut_off.values()) < LARGE:
        return None
    return _moment_button(context, len(match.game.moves))


@action_button(Placement.MORE_LOOK_BACK, 15)
def _largest(context: ActionContext) -> Block | None:
    """Return the button for the largest cut-off of the match, if anything was cut off."""
    largest = largest_cut_off(context.match.game)
    if largest is None or largest.ply <= plies(context.match).start:
        return None
    return _moment_button(context, largest.ply)


def _moment_button(context: ActionContext, ply: int) -> Block:
    """Return the button; a match in direct messages can't be shared, so there the animation is only shown."""
    match, say = context.match, context.language.say
    label = say("button-moment-direct" if match.venue.is_direct else "button-moment")
    return button(label, ShowMoment(match.id, PlyNumber(ply)))


async def moment_page(
    match: Match, ply: PlyNumber, viewer: Viewer, *, most_bytes: int, may_share: bool = False
) -> Page:
    """Build the private page with the animation.

    Raises `Refused`: OUTDATED_CONTROL if an undo has taken the cut-off back, PICTURE_TOO_LARGE above `most_bytes`.
    """
    turn, language = _cut_off_at(match, ply), viewer.language
    share = button(language.say("button-share"), ShareMoment(match.id, ply))
    return Page(
        _describe(match, turn, language),
        await cut_off_animation(match, ply, turn, viewer, most_bytes=most_bytes),
        row(share if may_share else None, history_button(match, language, ply)),
    )


async def shared_moment_page(
    match: Match, ply: PlyNumber, names: Names, sharer: UserId, language: Language, *, most_bytes: int
) -> Page:
    """Build the public page with the animation. Raises what `moment_page` raises."""
    turn = _cut_off_at(match, ply)
    return Page(
        language.say("shared-by", player=mention(sharer, language)),
        _describe(match, turn, language),
        await cut_off_animation(match, ply, turn, Viewer(language, names=names), most_bytes=most_bytes),
        row(history_button(match, language, ply)),
        message_tag=MessageTag(SHARED_MOMENT, match.id, ply),
    )


def _cut_off_at(match: Match, ply: int) -> Turn:
    """Return the turn at a ply. Raises `Refused`: OUTDATED_CONTROL unless it cut something off."""
    if ply in plies(match)[1:] and (turn := Turn.made(match.game, ply)).cut_off:
        return turn
    raise Refused(RefusalReason.OUTDATED_CONTROL, match)


def _describe(match: Match, turn: Turn, language: Language) -> str:
    players = describe_players(match, language)
    return f"{describe_title(match, language)} · {players}\n{describe_turn(turn, language)}"


async def cut_off_animation(match: Match, ply: int, turn: Turn, viewer: Viewer, *, most_bytes: int) -> Shown:
    """Draw a turn that has cut something off. Raises `Refused`: PICTURE_TOO_LARGE."""
    language, display, names = viewer.language, viewer.display, viewer.names
    told = (describe_turn(turn, language), describe_position(turn.after, language))
    sentence = alternative(in_a_row(told, language))
    if display.words:
        return sentence
    draw = partial(
        render_moment,
        match.game,
        ply,
        title=language.say(
            "moment-title",
            player=drawn_name(match, turn.colour, names, language),
            pieces=sum(stack.height for stack in turn.cut_off.values()),
        ),
        caption=describe_move(turn.move),
        before=bar_of(match, names, language, ply - 1),
        after=bar_of(match, names, language, ply),
        rotated=display.rotated,
        theme=display.theme,
    )
    return await animated(draw, sentence, most_bytes=most_bytes)
