"""The score sheet of a match, which its thread keeps: the moves in rounds, ten on a sheet.

A round is White's turn and Black's, passes included. White makes the last placement and the first move, so the last
placement is a round of its own. The current board lists the moves of the current sheet; the last board of a sheet
becomes the sheet. Sheets are derived from the events alone and contain no names, so they never need an update.
"""

from functools import partial
from itertools import groupby

from bot.catalogue import Language
from bot.domain import Match
from bot.pages.game_words import describe_move_or_pass
from bot.pages.match_status import last_undo, number_of, plies
from bot.toolkit.page import Kind, MessageTag, Page
from dvonn import Colour, Jump, Move, Phase, Position

ROUNDS = 10
"""The number of rounds on a sheet: a handful of short lines on a phone."""

NO_BREAK = "\N{NO-BREAK SPACE}"
"""A space that keeps a round on one line."""


def sheet_at(match: Match, number: int) -> int | None:
    """Return the sheet, counted from 0, with the last move at event `number`; None if the players hadn't moved yet."""
    first, last = _played(match, number)
    return None if last == first else _sheet_of(match, last - 1)


def is_full(match: Match, sheet: int) -> bool:
    """Whether the match has gone on to a later sheet."""
    current = sheet_at(match, match.number)
    return current is not None and current > sheet


def sheet_page(match: Match, sheet: int, language: Language) -> Page:
    """Return one sheet as a message; `match` must have moves on it."""
    first, last = _played(match, match.number)
    return Page(
        _describe(match, range(first, last), sheet, language),
        message_tag=MessageTag(Kind.SCORE_SHEET, match.id, sheet),
    )


def describe_current_sheet(match: Match, language: Language) -> str:
    """Describe a running match's moves of the current sheet, without the last one if the board itself shows it."""
    sheet = sheet_at(match, match.number)
    if sheet is None:
        return ""
    first, last = _played(match, match.number)
    if last_undo(match) is None:
        last -= 2 if match.passed else 1
    return _describe(match, range(first, last), sheet, language)


def _describe(match: Match, played: range, sheet: int, language: Language) -> str:
    """Describe the rounds of a sheet in small print, each after its first move's number: "**23.** g5→h5 d1→d2"."""
    told = []
    for number, plies_of_round in groupby(played, key=partial(_round_of, match)):
        if (number - 1) // ROUNDS != sheet:
            continue
        made = list(plies_of_round)
        moves = [_describe_one(match.game.moves[ply], language) for ply in made]
        told.append(NO_BREAK.join([f"**{number_of(match, made[0] + 1)}.**", *moves]))
    return f"-# {' '.join(told)}" if told else ""


def _describe_one(move: Move, language: Language) -> str:
    if isinstance(move, Jump):
        return f"{move.source}→{move.target}"
    return describe_move_or_pass(move, language).replace(" ", NO_BREAK)


def _played(match: Match, number: int) -> tuple[int, int]:
    """Return the plies that the players made up to event `number`: the first one, and the one after the last."""
    first = len(match.opening.moves)
    return first, first + len(match.history.up_to(number).line)


def _sheet_of(match: Match, ply: int) -> int:
    return (_round_of(match, ply) - 1) // ROUNDS


def _round_of(match: Match, ply: int) -> int:
    """Return the round of a ply, which counts from 0; the first round may be Black's alone."""
    start, counted = match.game.start, range(plies(match).start, ply + 1)
    begun = sum(_is_whites(start, each) for each in counted)
    return begun if _is_whites(start, counted.start) else begun + 1


def _is_whites(start: Position, ply: int) -> bool:
    """Whether a ply is White's: turns alternate, except that White makes the last placement and the first move."""
    placements = len(start.vacant()) if start.phase is Phase.PLACING else 0
    if placements:
        return (ply - placements) % 2 == (ply < placements)
    return (ply % 2 == 0) == (start.to_move is Colour.WHITE)
