"""Positions and charts as pictures with alternative texts, or as text alone for users who prefer that.

Pictures are drawn in worker threads (`bot.toolkit.drawing`).
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Unpack

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.domain.ids import is_former
from bot.domain.refusals import RefusalReason, Refused
from bot.pages.game_words import Marks, alternative, colour_name, describe_instead, describe_position
from bot.pages.match_status import number_of, plies, stacks_moved
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Page, Picture
from bot.toolkit.words import NOBODY, Names, in_a_row, listed, name
from dvonn import Colour, Game, Phase, Position, Space
from rendering import (
    Bar,
    ChartLabels,
    PlyFigures,
    is_legible,
    render_board,
    render_chart,
    render_course,
    render_result,
    storyline,
)

Shown = Picture | str
"""A position as a page shows it."""


def drawn_name(match: Match, colour: Colour, names: Mapping[UserId, str], language: Language) -> str:
    """Return a player's name for pictures: the colour if no name is known or the font lacks one of its letters."""
    player = match.players.of(colour)
    known = name(player, names, language) if player in names or is_former(player) else ""
    if match.computer and player == match.computer.user:
        known = language.say("computer-player", player=known, level=match.computer.level)
    return known if is_legible(known) else colour_name(colour, language)


def board_picture(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    names: Mapping[UserId, str] | None = None,
) -> Awaitable[Shown]:
    """Draw the current position with the effects of the last move.

    With `names`, a bar above the board shows the players, the score, and the turn or the winner.
    """
    bar = None if names is None else bar_of(match, names, language)
    return position_picture(match.position, language, display, turn=match.last_turn, bar=bar)


async def result_picture(
    match: Match, language: Language, display: DisplayOptions = USUAL, *, names: Names = NOBODY
) -> Shown:
    """Draw the end of a match with the course of its score; only the board if no stack has moved or it was canceled."""
    if match.cancelled or not has_chart(match):
        return await board_picture(match, language, display, names=names)
    bar, turn = bar_of(match, names, language), match.last_turn
    marks = Marks(last_move=turn.move, cut_off=turn.cut_off) if turn else Marks()
    draw = partial(
        render_result,
        match.game,
        bar,
        given=plies(match).start,
        theme=display.theme,
        rotated=display.rotated,
    )
    drawn = None if display.words else in_thread(Drawn.BOARD, draw)
    course = describe_chart(match, language, names=names, mobility=False)
    players = _describe_bar(bar, language)
    board = await _told(drawn, match.position, players, language, marks, display=display)
    if isinstance(board, str):
        return f"{course}\n{board}"
    return replace(board, alt=alternative(in_a_row((course, board.alt), language)))


async def course_picture(match: Match, language: Language, *, names: Names = NOBODY) -> Picture | None:
    """Draw the course of a match's score, which shows no move and nothing of the board; None if no stack has moved."""
    if not has_chart(match):
        return None
    draw = partial(render_course, match.game, bar_of(match, names, language))
    course = describe_chart(match, language, names=names, mobility=False)
    return Picture(await in_thread(Drawn.CHART, draw), course, name="course")


def seen_by(names: Names, viewer: UserId, language: Language) -> Names:
    """Return the names with `viewer`'s replaced by "You", for a board that only they see."""
    return {**names, viewer: language.say("bar-you")}


def ply_picture(
    game: Game,
    ply: int,
    language: Language,
    display: DisplayOptions,
    *,
    start: int = 0,
    bar: Bar | None = None,
) -> Awaitable[Shown]:
    """Draw the position after a ply, with the effects of that ply.

    Plies up to `start` were made by no player; their effects are not drawn.
    """
    turn = Turn.made(game, ply) if ply > start else None
    return position_picture(game.position_at(ply), language, display, turn=turn, bar=bar)


def position_picture(
    position: Position,
    language: Language,
    display: DisplayOptions,
    *,
    turn: Turn | None = None,
    named: Iterable[Space] = (),
    bar: Bar | None = None,
    around: Collection[Space] = (),
    **marks: Unpack[Marks],
) -> Awaitable[Shown]:
    """Draw a position with the effects of the `turn` that led to it, other marks, and labels on the `named` spaces.

    With `around`, the picture is cropped to the part of the board around these spaces; the alternative text describes
    the whole board.

    Drawing starts with the call, before the result is awaited.
    """
    if turn:
        marks = Marks(last_move=turn.move, cut_off=turn.cut_off) | marks
    draw = partial(
        render_board,
        position,
        **marks,
        named=named,
        bar=bar,
        around=around,
        theme=display.theme,
        rotated=display.rotated,
    )
    drawn = None if display.words else in_thread(Drawn.BOARD, draw)
    players = _describe_bar(bar, language)
    return _told(drawn, position, players, language, marks, display=display)


async def _told(
    drawn: Awaitable[bytes] | None,
    position: Position,
    players: str,
    language: Language,
    marks: Marks,
    *,
    display: DisplayOptions,
) -> Shown:
    if drawn is None:
        return in_words(describe_instead(position, language, players, **marks), language, display)
    words = describe_position(position, language, players, **marks)
    return Picture(await drawn, words)


def in_words(described: str, language: Language, display: DisplayOptions) -> str:
    """Return the description that stands for a picture; a line says so if the reader hasn't chosen that."""
    return f"{described}\n{language.say('position-withheld')}" if display.withheld else described


def _describe_bar(bar: Bar | None, language: Language) -> str:
    """Return a sentence with the players' names, without the score; empty if the bar has no names."""
    if bar is None or all(bar.name(colour) == colour_name(colour, language) for colour in Colour):
        return ""
    return language.say("position-players", white=bar.white, black=bar.black)


def bar_of(match: Match, names: Mapping[UserId, str], language: Language, ply: int | None = None) -> Bar:
    """Return the bar above a match's board, now or after a ply."""
    last = len(match.game.moves)
    over = match.ended if ply in (None, last) else None
    bar = Bar(
        drawn_name(match, Colour.WHITE, names, language), drawn_name(match, Colour.BLACK, names, language)
    )
    bar = bar_after(bar, match.game.position_at(last if ply is None else ply))
    return replace(bar, to_move=None, winner=over.winner) if over else bar


def names_players(bar: Bar, language: Language) -> bool:
    """Whether a bar shows both players by name, not by colour: the font may lack letters of a name."""
    return all(bar.name(colour) != colour_name(colour, language) for colour in Colour)


def bar_after(bar: Bar, position: Position) -> Bar:
    """Return a bar with the same players for another position of a running match."""
    score = None if position.phase is Phase.PLACING else position.score
    return replace(bar, score=score, to_move=position.to_move, winner=None)


# animated pictures


MOST_BYTES = 8 * 2**20
"""The upload limit for animated pictures, even in servers that allow more."""


def waiting_page(language: Language) -> Page:
    """Return the message that is shown while an animated picture is drawn."""
    return Page(language.say("replay-drawing"))


async def animated(draw: Callable[[], bytes], alt: str, *, most_bytes: int) -> Picture:
    """Draw an animated picture with its alternative text. Raises `Refused`: PICTURE_TOO_LARGE."""
    gif = await in_thread(Drawn.ANIMATION, draw)
    limit = min(most_bytes, MOST_BYTES)
    if len(gif) > limit:
        raise Refused(RefusalReason.PICTURE_TOO_LARGE, limit)
    return Picture(gif, alt, name="replay", kind="gif")


# charts


def has_chart(match: Match) -> bool:
    """Whether a match has a chart: a stack has moved."""
    return stacks_moved(match)


async def chart_picture(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    names: Names = NOBODY,
) -> Shown:
    """Draw the chart of a match.

    Its alternative text summarizes everything that it shows. Players are named if their names are given.
    """
    alt = describe_chart(match, language, names=names)
    if display.words:
        return alt
    labels = ChartLabels(
        white=drawn_name(match, Colour.WHITE, names, language),
        black=drawn_name(match, Colour.BLACK, names, language),
        score=language.say("chart-score"),
        cut_off=language.say("chart-cut-off"),
        ply=language.say("chart-ply"),
        mobility=language.say("chart-mobility"),
    )
    return await in_thread(
        Drawn.CHART,
        lambda: Picture(
            render_chart(match.game, labels=labels, given=plies(match).start, theme=display.theme),
            alt,
            name="chart",
        ),
    )


def describe_chart(match: Match, language: Language, *, names: Names = NOBODY, mobility: bool = True) -> str:
    """Describe the facts of a chart: final score, biggest lead, ranges of possible moves, cut-offs."""
    story = [figures for figures in storyline(match.game) if figures.mobility]
    players = {colour: drawn_name(match, colour, names, language) for colour in Colour}
    score = story[-1].score
    first = score.leader or Colour.WHITE
    sentences = [
        language.say(
            "chart-told-score",
            winner=players[first],
            more=score.of(first),
            other=players[first.opponent],
            less=score.of(first.opponent),
        ),
        _describe_lead(match, story, players, language),
    ]
    if mobility:
        sentences += _describe_mobility(story, players, language)
    sentences.append(_describe_cut_offs(match, story, language))
    return alternative(in_a_row(sentences, language))


def _describe_lead(
    match: Match, story: Sequence[PlyFigures], players: Mapping[Colour, str], language: Language
) -> str:
    highest = max(story, key=lambda figures: figures.score.lead)
    if highest.score.leader is None:
        return language.say("chart-told-no-lead")
    return language.say(
        "chart-told-lead",
        player=players[highest.score.leader],
        pieces=highest.score.lead,
        ply=number_of(match, highest.ply),
    )


def _describe_mobility(
    story: Sequence[PlyFigures], players: Mapping[Colour, str], language: Language
) -> list[str]:
    sentences = []
    for colour in Colour:
        choices = [figures.mobility.of(colour) for figures in story if figures.mobility]
        sentences.append(
            language.say("chart-told-mobility", player=players[colour], least=min(choices), most=max(choices))
        )
    return sentences


def _describe_cut_offs(match: Match, story: Sequence[PlyFigures], language: Language) -> str:
    cut_offs = [
        language.say("chart-told-cut-off", pieces=figures.cut_off, ply=number_of(match, figures.ply))
        for figures in story
        if figures.cut_off
    ]
    if not cut_offs:
        return ""
    return language.say("chart-told-cut-offs", count=len(cut_offs), told=listed(cut_offs, language))
