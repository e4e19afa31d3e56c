"""Charts and animated replays, private and shared."""

from functools import partial

from bot.catalogue import Language
from bot.domain import Match, MatchId, Setup, Turn, UserId
from bot.domain.ids import PlyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.pages.game_words import (
    alternative,
    describe_move_or_pass,
    describe_players,
    describe_position,
    describe_turn,
)
from bot.pages.history import MoveCount, Replay, history_button
from bot.pages.match_status import describe_title, last_ply, nearest, number_of, plies
from bot.pages.pictures import Shown, animated, bar_of, chart_picture, has_chart
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import Placement, add_action_button
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Subject, row
from bot.toolkit.words import Names, dotted, in_a_row, listed, mention
from rendering import render_replay

SHARED_CHART = MessageKind(13, "SHARED_CHART", Subject.MATCH)
SHARED_REPLAY = MessageKind(14, "SHARED_REPLAY", Subject.MATCH)
"""The replay of a match, up to a ply."""


class ShowChart(Control, action="chart"):
    match: MatchId


class ShareChart(Control, action="share-chart"):
    match: MatchId


add_action_button(
    ShowChart, "button-chart", {Placement.MORE_LOOK_BACK: 14}, when=lambda view: has_chart(view.match)
)


async def chart_page(match: Match, viewer: Viewer, *, note: str = "", may_share: bool = False) -> Page:
    """Return the private page with the chart; the match must have one."""
    return Page(
        note,
        f"{describe_title(match, viewer.language)}\n{describe_players(match, viewer.language)}",
        await chart_picture(match, viewer.language, viewer.display, names=viewer.names),
        row(
            history_button(match, viewer.language),
            button(viewer.language.say("button-share"), ShareChart(match.id)) if may_share else None,
        ),
    )


async def shared_chart_page(match: Match, names: Names, sharer: UserId, language: Language) -> Page:
    """Return the public page with the chart; the match must have one."""
    return Page(
        language.say("shared-by", player=mention(sharer, language)),
        f"{describe_title(match, language)}\n{describe_players(match, language)}",
        await chart_picture(match, language, names=names),
        row(history_button(match, language, last_ply(match))),
        message_tag=MessageTag(SHARED_CHART, match.id, len(match.game.moves)),
    )


LAST_MOVES = MoveCount(20)
"""The length of the short replay; the button's text names the same number."""


class ShareReplay(Control, action="share-replay"):
    """A control that posts the animation of a range of plies in the channel."""

    match: MatchId
    first: PlyNumber
    last: PlyNumber


def span_of(match: Match, most: int | None = None) -> range:
    """Return the plies to show: all by default, or the last `most` moves with the position before them."""
    all_plies = plies(match)
    return all_plies if most is None else all_plies[-max(most, 0) - 1 :]


def shared_span(match: Match, first: PlyNumber, last: PlyNumber) -> range:
    """Return the plies to share. Raises `Refused`: OUTDATED_CONTROL if an undo has taken some of them back."""
    all_plies = plies(match)
    if not all_plies.start <= first <= last < all_plies.stop:
        raise Refused(RefusalReason.OUTDATED_CONTROL, match)
    return range(first, last + 1)


async def replay_page(
    match: Match, span: range, viewer: Viewer, *, most_bytes: int, may_share: bool = False
) -> Page:
    """Build the private page with the replay. Raises `Refused`: PICTURE_TOO_LARGE above `most_bytes`."""
    share = button(
        viewer.language.say("button-share"), ShareReplay(match.id, PlyNumber(span.start), PlyNumber(span[-1]))
    )
    return Page(
        _describe_span(match, span, viewer.language),
        await _replay(match, span, viewer, most_bytes=most_bytes),
        row(
            _other_span(match, span, viewer.language),
            history_button(match, viewer.language),
            share if may_share else None,
        ),
    )


async def shared_replay_page(
    match: Match, span: range, names: Names, sharer: UserId, language: Language, *, most_bytes: int
) -> Page:
    """Build the public page with the replay. Raises what `replay_page` raises."""
    return Page(
        language.say("shared-by", player=mention(sharer, language)),
        _describe_span(match, span, language),
        await _replay(match, span, Viewer(language, names=names), most_bytes=most_bytes),
        row(history_button(match, language, nearest(match, span[-1]))),
        message_tag=MessageTag(SHARED_REPLAY, match.id, span[-1]),
    )


def _other_span(match: Match, span: range, language: Language) -> Block | None:
    """Return the button for the whole match if a part is shown, else for the last moves; None for a short match."""
    if len(span) < len(plies(match)):
        return button(language.say("button-replay-all"), Replay(match.id))
    if len(span) > LAST_MOVES + 1:
        return button(language.say("button-replay-last"), Replay(match.id, LAST_MOVES))
    return None


def _describe_span(match: Match, span: range, language: Language) -> str:
    sentence = language.say("replay-span", **_numbers(match, span))
    return f"{dotted([describe_title(match, language), sentence], language)}\n{describe_players(match, language)}"


def _numbers(match: Match, span: range) -> dict[str, int]:
    """Return the numbers of the first and the last animated move."""
    first, last = number_of(match, span.start), number_of(match, span[-1])
    return {"first": min(first + 1, last), "last": last}


def _describe_moves(match: Match, span: range, language: Language) -> str:
    """Describe the moves in words, for users who can't see the picture or prefer words."""
    moves = [describe_move_or_pass(move, language) for move in match.game.moves[span.start : span[-1]]]
    sentence = language.say("replay-told", **_numbers(match, span), moves=listed(moves, language))
    position = describe_position(match.game.position_at(span[-1]), language)
    return alternative(in_a_row((sentence, language.say("replay-at-the-end"), position), language))


async def _replay(match: Match, span: range, viewer: Viewer, *, most_bytes: int) -> Shown:
    sentence = _describe_moves(match, span, viewer.language)
    if viewer.display.words:
        return sentence
    bars = [bar_of(match, viewer.names, viewer.language, ply) for ply in span]
    draw = partial(
        render_replay,
        match.game,
        captions=captions_of(match, span, viewer.language),
        bars=bars,
        first=span.start,
        last=span[-1],
        given=plies(match).start,
        rotated=viewer.display.rotated,
        theme=viewer.display.theme,
    )
    return await animated(draw, sentence, most_bytes=most_bytes)


def captions_of(match: Match, span: range, language: Language) -> list[str]:
    """Describe each ply by its number and its move."""
    last = number_of(match, len(match.game.moves))
    return [
        language.say(
            "replay-caption", ply=number_of(match, ply), last=last, told=_describe_ply(match, ply, language)
        )
        for ply in span
    ]


def _describe_ply(match: Match, ply: int, language: Language) -> str:
    if ply > plies(match).start:
        return describe_turn(Turn.made(match.game, ply), language)
    return language.say("told-begun-random" if match.setup is Setup.RANDOM else "replay-start")
