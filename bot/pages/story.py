"""The last moves of a match in words, for those who have not seen the boards in between."""

from bot.catalogue import Language
from bot.matches import Match, Turn
from bot.matches.events import BoardChange, Undone
from bot.pages.words import colour_name, tell_move, tell_pass, tell_turn
from dvonn import Move

LATELY = 3
"""How many moves are told: more would push the picture off a phone's screen."""


def tell_story(match: Match, language: Language, *, most: int = LATELY) -> str:
    """The last moves, `most` of them, a line each, the oldest first: what each cut off, and the pass that it forced."""
    told = [_tell_turn_and_pass(turn, language) for turn in match.turns(most)]
    if len(told) < most:
        told.insert(0, _tell_beginning(match, language))
    if undo := _undo(match):
        told.append(_tell_undo(match, undo, language))
    *earlier, latest = told[-most:]
    return "\n".join(
        [
            *(language.say("told-earlier", told=sentence) for sentence in earlier),
            language.say("told-latest", told=latest),
        ]
    )


def _tell_turn_and_pass(turn: Turn, language: Language) -> str:
    told = tell_turn(turn, language)
    if turn.after.to_move and turn.after.must_pass:
        told += " " + tell_pass(turn.after.to_move, language)
    return told


def _tell_beginning(match: Match, language: Language) -> str:
    told = language.say(f"told-begun-{match.setup}")
    begun = match.opening.position
    if begun.to_move and begun.must_pass:
        told += " " + tell_pass(begun.to_move, language)
    return told


def _undo(match: Match) -> Undone | None:
    """The undo with which the board was changed last, if it was one."""
    last = next(event.what for event in reversed(match.events) if isinstance(event.what, BoardChange))
    return last if isinstance(last, Undone) else None


def _tell_undo(match: Match, undo: Undone, language: Language) -> str:
    """A sentence that names the move that no longer counts."""
    undone = match.events[undo.first - 1]
    colour = match.players.colour_of(undone.actor) if undone.actor is not None else None
    if colour is None or not isinstance(undone.what, Move):
        raise ValueError(undone)
    return language.say("told-undone", who=colour_name(colour, language), move=tell_move(undone.what))
