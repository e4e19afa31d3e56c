"""The consequences of moves, and the score, said to a player, who is "you" there, or to somebody who looks on."""

from collections.abc import Iterable, Iterator, Sequence

from bot.catalogue import Language
from bot.domain import Turn
from bot.ui.words import SIGNS, arrow, built_height, dotted, pieces
from dvonn import Colour, Jump, Move, Place, Position


def describe_score(position: Position, reader: Colour | None, language: Language) -> str:
    """The score from a player's side: "you 24–19"; or by colours."""
    score = position.score
    if reader is None:
        return language.say("score-colours", white=score.white, black=score.black)
    return language.say("score-yours", own=score.of(reader), other=score.of(reader.opponent))


def describe_consequences(
    turn: Turn, reader: Colour | None, language: Language, *, move: str = "", score: bool = True
) -> str:
    """A move on offer with what it leads to: "c3 → e3 · makes 5 · cuts off 6 (2 yours) · you 24–19".

    `move` names it where it needs no more than its target, and the `score` may be left out. Without a reader it is told
    as to somebody who looks on.
    """
    if not isinstance(turn.move, Jump):
        raise TypeError(turn.move)
    parts = [
        move or arrow(turn.move),
        language.say("option-makes", height=built_height(turn.before, turn.move)),
        describe_cut_off(turn, reader, language),
        describe_score(turn.after, reader, language) if score else "",
    ]
    return dotted([part for part in parts if part], language)


def turns_of(position: Position, moves: Iterable[Move]) -> Iterator[Turn]:
    """Yield moves that follow each other, passes among them, with the positions around each."""
    for move in moves:
        turn = Turn.of(position, move)
        yield turn
        position = turn.after


def describe_line(
    turns: Sequence[Turn],
    reader: Colour | None,
    language: Language,
    *,
    scores: bool = True,
    first: int = 1,
) -> list[str]:
    """Moves that follow each other, a line each, numbered from `first` on.

    Without `scores` only the last one tells the score.
    """
    last = first + len(turns) - 1
    return [
        f"{number}. {SIGNS[turn.colour]} {describe_made(turn, reader, language, score=scores or number == last)}"
        for number, turn in enumerate(turns, start=first)
    ]


def describe_made(turn: Turn, reader: Colour | None, language: Language, *, score: bool = True) -> str:
    """A move in short, with what it leads to; the `score` may be left out."""
    match turn.move:
        case Jump():
            return describe_consequences(turn, reader, language, score=score)
        case Place(space):
            return language.say("line-place", space=str(space))
        case _:
            return language.say("line-pass")


def describe_cut_off(turn: Turn, reader: Colour | None, language: Language) -> str:
    """How many pieces a move cuts off, and how many of them in the reader's own stacks; empty where it cuts none."""
    if not turn.cut_off:
        return ""
    own = {space: stack for space, stack in turn.cut_off.items() if stack.owner is reader}
    if own == turn.cut_off:
        return language.say("option-cuts-off-all-own", own=pieces(own))
    key = "option-cuts-off-own" if own else "option-cuts-off"
    return language.say(key, pieces=pieces(turn.cut_off), own=pieces(own))
