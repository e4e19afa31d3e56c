"""A hint in three steps: a stack to look at, the move, and the line that is expected with what it leads to.

Each step is a private page with a button to the next one. While pieces are placed, the first step is a row.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Unpack

from bot.catalogue import Language
from bot.features.history.pages import CLOSER_LOOKS, History
from bot.matches import EventNumber, Match, MatchId, Turn
from bot.matches.computer import Best
from bot.matches.ids import PlyNumber
from bot.pages.chances import tell_best_play
from bot.pages.consequences import tell_line, tell_made, turns_of
from bot.pages.control import Control, Style, button
from bot.pages.doors import View, Where, door, doors
from bot.pages.page import Block, Page, row
from bot.pages.past import Past, id_of, plies
from bot.pages.pictures import Shown, position_picture
from bot.pages.position_words import Marks
from bot.pages.taste import Taste
from bot.pages.words import accent, colour_id
from dvonn import Colour, Jump, Move, Piece, Place, Position, Space

MOST_MOVES = 6
"""Moves of the line that are told, passes included: what comes later is hardly ever played."""


class Step(StrEnum):
    """The steps, each of which tells more."""

    STACK = "stack"
    MOVE = "move"
    LINE = "line"


class Hint(Control, action="hint"):
    """Gives a hint for the current turn of a match against the computer; `seen` is the event that is to be answered."""

    match: MatchId
    seen: EventNumber
    step: Step


class PastHint(Control, action="past-hint"):
    """Gives a hint for a ply of a match that is over."""

    match: MatchId
    ply: PlyNumber
    step: Step


@dataclass(frozen=True, slots=True)
class Asked:
    """A position for which somebody wants a hint, and all that the pages need to be drawn."""

    position: Position
    language: Language
    taste: Taste
    further: Callable[[Step], Control]
    """Gives the control of another step."""
    back: Sequence[Block]
    """The buttons that lead back."""
    last_turn: Turn | None = None
    """The move that led to the position."""
    reader: Colour | None = None
    """The colour of the person who reads it, to whom it is told as "you"; None where somebody looks back."""

    @property
    def nobody_knows(self) -> bool:
        """Whether no move is known to be better than another: so it is with DVONN pieces, which are placed first."""
        return self.position.to_place is Piece.DVONN


def of_turn(match: Match, language: Language, taste: Taste) -> Asked:
    """The current turn of a match, for the player to move."""
    return Asked(
        match.position,
        language,
        taste,
        lambda step: Hint(match.id, match.number, step),
        doors(Where.ASIDE, View(match, language, match.player_to_move)),
        last_turn=match.last_turn,
        reader=match.position.to_move,
    )


def of_ply(match: Match, ply: PlyNumber, language: Language, taste: Taste) -> Asked:
    """A ply of a match that is looked back at."""
    back = button(language.say("button-back"), History(id_of(match), ply))
    return Asked(
        match.game.position_at(ply),
        language,
        taste,
        lambda step: PastHint(match.id, ply, step),
        [back],
        last_turn=Turn.made(match.game, ply) if ply > plies(match).start else None,
    )


def has_choice(position: Position) -> bool:
    """Whether somebody is to move, and may do more than pass."""
    return position.to_move is not None and not position.must_pass


@door(Where.PANEL, 30)
def _door(view: View) -> Block | None:
    if view.match.computer is None or not view.is_own_turn:
        return None
    return _hint_button(Hint(view.match.id, view.match.number, Step.STACK), view.language)


def _closer_look(past: Past, ply: PlyNumber, language: Language) -> Block | None:
    if not isinstance(past, Match) or not past.is_over or not has_choice(past.game.position_at(ply)):
        return None
    return _hint_button(PastHint(past.id, ply, Step.STACK), language)


CLOSER_LOOKS.append(_closer_look)


def _hint_button(control: Control, language: Language) -> Block:
    return button(language.say("button-hint"), control)


def nobody_knows_page(asked: Asked) -> Page:
    """The answer where no move is known to be better than another."""
    return Page(asked.language.say("hint-dvonn"), row(*asked.back), accent=accent(asked.position.to_move))


async def hint_page(asked: Asked, step: Step, best: Best) -> Page:
    """A step of a hint, with the way to the next one."""
    tell, further = _STEPS[step]
    told, picture = await tell(asked, best)
    return Page(
        told,
        picture,
        row(
            button(asked.language.say(f"button-hint-{further}"), asked.further(further), style=Style.primary)
            if further
            else None,
            *asked.back,
        ),
        accent=accent(asked.position.to_move),
    )


Told = tuple[str, Shown]
"""The words above a picture, and the picture."""


async def _stack(asked: Asked, best: Best) -> Told:
    """The stack that moves, or the row in which a piece is placed."""
    language, position, move = asked.language, asked.position, best.line[0]
    if isinstance(move, Jump):
        told = language.say(
            "hint-stack" if asked.reader else "hint-stack-of",
            space=str(move.source),
            colour=colour_id(_mover(position)),
        )
        return told, await _drawn(asked, named=(move.source,), chosen=move.source)
    row_number = _space_of(move).row
    free = [space for space in position.vacant() if space.row == row_number]
    return language.say("hint-row", row=row_number), await _drawn(asked, named=free, targets=free)


async def _move(asked: Asked, best: Best) -> Told:
    """The move with what it leads to."""
    turn = Turn.of(asked.position, best.line[0])
    told = asked.language.say("hint-move", told=tell_made(turn, asked.reader, asked.language))
    if isinstance(turn.move, Jump):
        source, target = turn.move.source, turn.move.target
        picture = await _drawn(
            asked, named=(source, target), chosen=source, targets=(target,), falling=turn.cut_off
        )
    else:
        space = _space_of(turn.move)
        picture = await _drawn(asked, named=(space,), targets=(space,))
    return told, picture


async def _line(asked: Asked, best: Best) -> Told:
    """The moves that are best for both sides, how it ends, and the board after these moves."""
    language, turns = asked.language, list(turns_of(asked.position, best.line[:MOST_MOVES]))
    told = tell_line(turns, asked.reader, language)
    picture = await position_picture(turns[-1].after, language, asked.taste, turn=turns[-1])
    outcome = _tell_outcome(asked.position, best, language)
    heading, after = language.say("hint-line"), language.say("hint-after")
    return "\n".join([heading, *told, outcome, after]), picture


_STEPS = {Step.STACK: (_stack, Step.MOVE), Step.MOVE: (_move, Step.LINE), Step.LINE: (_line, None)}
"""The functions that tell each step, and the steps after them."""


def _tell_outcome(position: Position, best: Best, language: Language) -> str:
    """A sentence on how it ends: for certain only where that was found out, else as an estimate."""
    ahead = round(abs(best.margin))
    mover = _mover(position)
    leader = mover if best.margin >= 0 else mover.opponent
    if best.exact:
        return tell_best_play(leader if ahead else None, ahead, language)
    if best.decided:
        return tell_best_play(leader, None, language)
    return language.say("hint-ahead" if ahead else "hint-even", colour=colour_id(leader), pieces=ahead)


async def _drawn(asked: Asked, *, named: Sequence[Space], **marks: Unpack[Marks]) -> Shown:
    """The position with what the hint marks in it. Words in its place told the board a page before."""
    if asked.taste.words and "chosen" not in marks:
        return ""
    return await position_picture(
        asked.position, asked.language, asked.taste, turn=asked.last_turn, named=named, **marks
    )


def _mover(position: Position) -> Colour:
    """The colour that is to move. Raises `ValueError` where nobody is."""
    if position.to_move is None:
        raise ValueError("nobody is to move")
    return position.to_move


def _space_of(move: Move) -> Space:
    """The space of a placement. Raises `TypeError` for any other move."""
    if not isinstance(move, Place):
        raise TypeError(move)
    return move.space
