"""The consequences of moves, scores and winning chances as text.

Texts address the `reader` as "you"; without a reader they speak of both players by colour. An estimated chance is never
presented as certain.
"""

from collections.abc import Iterable, Sequence

from bot.catalogue import Language
from bot.domain import Turn
from bot.domain.computer import Evaluation
from bot.pages.game_words import SIGNS, arrow, built_height, colour_id, pieces
from bot.toolkit.words import dotted
from dvonn import Colour, Jump, Place, Position, Space


def describe_score(position: Position, reader: Colour | None, language: Language) -> str:
    """Describe the score from the reader's side, "you 24–19", or by colours."""
    score = position.score
    if reader is None:
        return language.say("score-colours", white=score.white, black=score.black)
    return language.say("score-yours", own=score.of(reader), other=score.of(reader.opponent))


def describe_consequences(
    turn: Turn,
    reader: Colour | None,
    language: Language,
    *,
    move: str = "",
    score: bool = True,
    most: int | None = None,
) -> str:
    """Describe a move with its consequences: "c3 → e3 · stack of 5 · cuts off 6 (2 yours) · you 24–19".

    `move` is shown instead of the whole move, for example the target alone. If that has more than `most` characters,
    the height of the stack is left out, and then the score.
    """
    if not isinstance(turn.move, Jump):
        raise TypeError(turn.move)
    height = language.say("option-makes", height=built_height(turn.before, turn.move))
    points = describe_score(turn.after, reader, language) if score else ""
    parts = [move or arrow(turn.move), height, describe_cut_off(turn, reader, language), points]
    for least in (height, points):
        if most is not None and len(_joined(parts, language)) > most:
            parts = ["" if part == least else part for part in parts]
    return _joined(parts, language)


def _joined(parts: Iterable[str], language: Language) -> str:
    return dotted(filter(None, parts), language)


def targets_by_gain(position: Position, source: Space) -> dict[Space, Turn]:
    """Return the targets of a stack with their moves, the best score for the mover first."""
    turns = {target: Turn.of(position, Jump(source, target)) for target in position.targets(source)}
    return dict(sorted(turns.items(), key=lambda each: -each[1].gain))


def describe_line(
    turns: Sequence[Turn],
    reader: Colour | None,
    language: Language,
    *,
    scores: bool = True,
    first: int = 1,
) -> list[str]:
    """Describe successive moves, one per line, numbered from `first`.

    Without `scores` only the last line has the score.
    """
    last = first + len(turns) - 1
    return [
        f"{number}. {SIGNS[turn.colour]} {describe_made(turn, reader, language, score=scores or number == last)}"
        for number, turn in enumerate(turns, start=first)
    ]


def describe_made(turn: Turn, reader: Colour | None, language: Language, *, score: bool = True) -> str:
    """Describe a move briefly, with its consequences."""
    match turn.move:
        case Jump():
            return describe_consequences(turn, reader, language, score=score)
        case Place(space):
            return language.say("line-place", space=str(space))
        case _:
            return language.say("line-pass")


def describe_cut_off(turn: Turn, reader: Colour | None, language: Language) -> str:
    """Describe how many pieces a move cuts off, and how many of these from the reader's stacks; empty if none."""
    if not turn.cut_off:
        return ""
    own = {space: stack for space, stack in turn.cut_off.items() if stack.owner is reader}
    if own == turn.cut_off:
        return language.say("option-cuts-off-all-own", own=pieces(own))
    key = "option-cuts-off-own" if own else "option-cuts-off"
    return language.say(key, pieces=pieces(turn.cut_off), own=pieces(own))


# winning chances


WHOLE = 100


def percent(standing: Evaluation, colour: Colour) -> int:
    """Return a player's chance in percent: 0 and 100 only if the result is certain."""
    points = round(WHOLE * standing.chance_of(colour))
    return points if standing.decided else min(max(points, 1), WHOLE - 1)


def describe_share(standing: Evaluation, colour: Colour, language: Language) -> str:
    """Describe a player's chance: "62%"."""
    return language.say("percent", percent=percent(standing, colour))


def describe_chances_of_both(standing: Evaluation, language: Language) -> str:
    """Describe both players' chances on one line, with the result of best play if it is certain."""
    white, black = (describe_share(standing, colour, language) for colour in Colour)
    if standing.decided:
        return language.say(
            "chance-certain", white=white, black=black, told=describe_certain(standing, language)
        )
    return language.say("chance-estimated", white=white, black=black)


def describe_certain(standing: Evaluation, language: Language) -> str:
    """Describe the certain result of best play, with its margin if known."""
    return describe_best_play(
        standing.leader, None if standing.margin is None else abs(standing.margin), language
    )


def describe_best_play(winner: Colour | None, by: int | None, language: Language) -> str:
    """Describe a certain result of best play: the winner, with the margin `by` in pieces if known, or a tie."""
    if winner is None:
        return language.say("certain-tie")
    if by is None:
        return language.say("certain-win-somehow", colour=colour_id(winner))
    return language.say("certain-win", colour=colour_id(winner), pieces=by)
