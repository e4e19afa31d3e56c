"""The private panel to browse a game: a match of the bot's, or an imported record.

Each control contains the game and the ply, so the panel works after a restart and for matches of any age. A game has at
most 145 plies: 49 placements, then 48 moves that each empty a space, with no two successive passes. So a menu lists
every ply of a short game, and every second, fifth or tenth of a longer one.
"""

from bisect import insort
from collections.abc import Awaitable, Callable, Iterator, Mapping
from enum import StrEnum
from operator import attrgetter
from typing import NewType

import discord

from bot.catalogue import Language
from bot.domain import Import, Match, MatchId, Setup, Turn, UserId
from bot.domain.computer import Evaluation
from bot.domain.ids import PastId, PlyNumber
from bot.pages.consequences import describe_chances_of_both
from bot.pages.game_words import colour_id, describe_move_or_pass, describe_turn, pieces
from bot.pages.match_status import (
    Past,
    describe_past_players,
    describe_result,
    describe_time_used,
    describe_title,
    id_of,
    nearest,
    number_of,
    plies,
)
from bot.pages.pictures import Shown, bar_of, names_players, ply_picture
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import Placement, add_action_button
from bot.toolkit.control import Control, button, select
from bot.toolkit.page import Block, Kind, MessageTag, Page, row, rows_on_a_phone
from bot.toolkit.words import NOBODY, Names, accent, dotted, in_a_row, mention
from dvonn import Position
from rendering import cut_offs

MOST_CHOICES = 25
"""The maximum number of options in a menu on Discord."""
STRIDES = (1, 2, 5, 10)

WayOn = Callable[[Import, PlyNumber, Language], Block]
"""A function that draws a button for a ply of an imported record."""

WAYS_ON: list[WayOn] = []
"""The buttons that features register for imported records."""

CloserLook = Callable[[Past, PlyNumber, Language], Block | None]
"""A function that builds a button leading to details about a ply, or returns None if there are none."""

_CLOSER_LOOKS: list[tuple[int, CloserLook]] = []


def add_closer_look(rank: int, draw: CloserLook) -> None:
    """Register a button for any game; lower ranks come first."""
    insort(_CLOSER_LOOKS, (rank, draw), key=lambda each: each[0])


MoveCount = NewType("MoveCount", int)


class HistoryWay(StrEnum):
    """The buttons that lead to another ply."""

    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    BEFORE = "before"
    """The previous cut-off."""
    AFTER = "after"
    """The next cut-off."""


EMOJI: Mapping[HistoryWay, str] = {
    HistoryWay.FIRST: "⏮\ufe0f",
    HistoryWay.BACK: "◀\ufe0f",
    HistoryWay.FORWARD: "▶\ufe0f",
    HistoryWay.LAST: "⏭\ufe0f",
    HistoryWay.BEFORE: "⏪",
    HistoryWay.AFTER: "⏩",
}
"""The emoji of the buttons. Without the selector \ufe0f some of these characters are signs of the font."""


class ShowHistory(Control, action="history"):
    """A control that shows a ply of a game, or its end if `ply` is None.

    `way` keeps the custom ids of buttons to the same ply unique.
    """

    past: PastId
    ply: PlyNumber | None = None
    way: HistoryWay | None = None


class JumpToPly(Control, action="jump"):
    """A menu of plies."""

    past: PastId


class ShareBoard(Control, action="share"):
    """A control that posts a ply in the channel."""

    past: PastId
    ply: PlyNumber


class Replay(Control, action="replay"):
    """A control that draws an animated picture of a match, or of its last `most` moves."""

    match: MatchId
    most: MoveCount | None = None


def history_button(match: Match, language: Language, ply: PlyNumber | None = None) -> Block:
    """Return a button that opens the history at a ply, or at the end of the match."""
    return button(language.say("button-history"), ShowHistory(id_of(match), ply))


# The first board has no history; the button for the rules takes its place.
add_action_button(
    ShowHistory,
    "button-history",
    {Placement.BOARD: 30, Placement.SPECTATORS: 20, Placement.RESULT: 18, Placement.ENDED: 25},
)
add_action_button(
    ShowHistory,
    "button-history",
    {Placement.DIRECT_BOARD: 30, Placement.PING: 20},
    when=lambda context: context.match.last_turn is not None,
)
# On a phone, a board or a result card may have no space for the button.
add_action_button(ShowHistory, "button-history", {Placement.MORE_LOOK_BACK: 10})
add_action_button(
    ShowHistory,
    "button-history",
    {Placement.OWN_BOARD: 35, Placement.WORDS: 15},
    when=lambda context: not context.runs,
)
add_action_button(Replay, "button-replay", {Placement.MORE_LOOK_BACK: 13}, when=attrgetter("match.last_turn"))


async def history_page(
    past: Past,
    ply: int,
    viewer: Viewer,
    *,
    note: str = "",
    standing: Evaluation | None = None,
    may_share: bool = False,
) -> Page:
    """Return the page that shows a game after a ply, with buttons to other plies.

    The picture of a match shows the players' `names`. `note` is a preceding sentence on what was just done; `standing`
    adds the winning chances.
    """
    shown = nearest(past, ply)
    return Page(
        note,
        describe_ply(past, shown, viewer.language, viewer.names),
        describe_chances_of_both(standing, viewer.language) if standing else None,
        await _picture(past, shown, viewer),
        row(*_steps(past, shown)),
        row(*_leaps(past, shown, viewer.language)),
        row(_menu(past, shown, viewer.language)),
        *rows_on_a_phone(_ways_on(past, shown, viewer.language, may_share=may_share)),
        accent=accent(past.game.position_at(shown).to_move),
    )


async def shared_page(
    past: Past, ply: int, sharer: UserId, language: Language, names: Names = NOBODY
) -> Page:
    """Return the message with a ply that a user shares; for a match, with a button to continue browsing."""
    shown = nearest(past, ply)
    return Page(
        language.say("shared-by", player=mention(sharer, language)),
        describe_ply(past, shown, language, names),
        await _picture(past, shown, Viewer(language, names=names)),
        row(history_button(past, language, shown)) if isinstance(past, Match) else None,
        accent=accent(past.game.position_at(shown).to_move),
        message_tag=MessageTag(Kind.SHARED_POSITION, past.id if isinstance(past, Match) else 0, shown),
    )


def _picture(past: Past, ply: PlyNumber, viewer: Viewer) -> Awaitable[Shown]:
    bar = bar_of(past, viewer.names, viewer.language, ply) if isinstance(past, Match) else None
    return ply_picture(past.game, ply, viewer.language, viewer.display, start=plies(past).start, bar=bar)


def describe_ply(past: Past, ply: int, language: Language, names: Names = NOBODY) -> str:
    """Describe a ply: the title of the game, the number of the ply, its move and, after the last ply, the result.

    The players and the score are part of the text unless the bar of the picture has them.
    """
    game, last = past.game, len(past.game.moves)
    position = game.position_at(ply)
    lines = [
        language.say(
            "history-at",
            title=describe_title(past, language),
            ply=number_of(past, ply),
            last=number_of(past, last),
            left=last - ply,
        ),
        _describe_happening(past, ply, language),
    ]
    if isinstance(past, Import) or not names_players(bar_of(past, names, language), language):
        lines.insert(1, describe_past_players(past, position, language))
    if ply == last and past.ended:
        lines.append(describe_result(past, language))
        lines += [f"-# {describe_time_used(past, language)}"] if isinstance(past, Match) and past.pace else []
    return "\n".join(lines)


def _describe_happening(past: Past, ply: int, language: Language) -> str:
    """Describe the move of a ply or, at the start, how the game began."""
    if ply == plies(past).start:
        return _describe_start(past, language)
    text = describe_turn(Turn.made(past.game, ply), language)
    if isinstance(past, Match) and past.setup is Setup.RECORD and ply == len(past.opening.moves):
        text = in_a_row((text, language.say("history-begun-here")), language)
    return text


def _describe_start(past: Past, language: Language) -> str:
    if isinstance(past, Match) and past.setup is Setup.RANDOM:
        return language.say("told-begun-random")
    given = past.game.start != Position()
    return language.say("told-begun-record" if given else "told-begun-full")


def _steps(past: Past, ply: int) -> Iterator[Block]:
    browsable = plies(past)
    ways = {
        HistoryWay.FIRST: browsable.start,
        HistoryWay.BACK: ply - 1,
        HistoryWay.FORWARD: ply + 1,
        HistoryWay.LAST: browsable[-1],
    }
    for way, to in ways.items():
        leads_on = to in browsable and to != ply
        control = ShowHistory(id_of(past), nearest(past, to), way)
        yield button("", control, emoji=EMOJI[way], disabled=not leads_on)


def _leaps(past: Past, ply: PlyNumber, language: Language) -> Iterator[Block]:
    found = [cut_off.ply for cut_off in cut_offs(past.game) if cut_off.ply in plies(past)]
    before = [each for each in found if each < ply]
    after = [each for each in found if each > ply]
    ways = {
        HistoryWay.BEFORE: before[-1] if before else None,
        HistoryWay.AFTER: after[0] if after else None,
    }
    for way, to in ways.items():
        control = ShowHistory(id_of(past), ply if to is None else nearest(past, to), way)
        yield button(language.say("button-cut-off"), control, emoji=EMOJI[way], disabled=to is None)


def _menu(past: Past, ply: int, language: Language) -> Block:
    """Return the menu of plies at equal distances; the current ply is preselected if it is among them."""
    browsable = plies(past)
    stride = next(each for each in STRIDES if len(browsable[::each]) <= MOST_CHOICES)
    options = [
        discord.SelectOption(
            label=_describe_option(past, each, language), value=str(each), default=each == ply
        )
        for each in browsable[::stride]
    ]
    return select(language.say("ask-ply"), options, JumpToPly(id_of(past)))


def _describe_option(past: Past, ply: int, language: Language) -> str:
    if ply == plies(past).start:
        return language.say("option-start")
    turn = Turn.made(past.game, ply)
    parts = [
        language.say(
            "option-ply",
            ply=number_of(past, ply),
            colour=colour_id(turn.colour),
            move=describe_move_or_pass(turn.move, language),
        )
    ]
    if turn.cut_off:
        parts.append(language.say("option-cuts-off", pieces=pieces(turn.cut_off)))
    return dotted(parts, language)


def _ways_on(past: Past, ply: PlyNumber, language: Language, *, may_share: bool) -> Iterator[Block | None]:
    """Yield buttons for a ply: sharing it, and those that features offer for a match or a record."""
    if may_share:
        yield button(language.say("button-share"), ShareBoard(id_of(past), ply))
    yield from (draw(past, ply, language) for _, draw in _CLOSER_LOOKS)
    if isinstance(past, Import):
        yield from (draw(past, ply, language) for draw in WAYS_ON)
