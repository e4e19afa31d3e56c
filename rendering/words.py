"""A position in English words, for those who hear the board instead of seeing it."""

from collections.abc import Iterable

from dvonn import SPACES, Colour, Phase, Piece, Position, Space
from rendering.survey import Alike, survey

LONGEST = 1024
"""The characters that an alternative text may have on Discord; a description never has more."""

_NAMES = {Colour.WHITE: "White", Colour.BLACK: "Black"}
_PIECES = {Piece.WHITE: "a white piece", Piece.BLACK: "a black piece", Piece.DVONN: "a DVONN piece"}


def describe(position: Position) -> str:
    """The whole position in words, in at most 1,024 characters: whose turn it is, the score, every stack.

    The facts are those of `survey`; descriptions in other languages tell them in the same order.
    """
    seen, vacant = survey(position), len(position.vacant())
    sentences = [_turn(position)]
    if position.phase is not Phase.OVER:
        sentences.append(f"Score: White {position.score.white}, Black {position.score.black}.")
    if vacant < len(SPACES):
        sentences += [
            f"{_NAMES[colour]}: {'; '.join(map(_stacks, owned)) or 'nothing'}."
            for colour, owned in seen.owned.items()
        ]
    if seen.lone_dvonn:
        sentences.append(
            f"DVONN {'piece' if len(seen.lone_dvonn) == 1 else 'pieces'} alone on {_list(seen.lone_dvonn)}."
        )
    sentences.append(_rest(vacant))
    return " ".join(sentences)


def _turn(position: Position) -> str:
    if outcome := position.outcome:
        white, black = outcome.score
        if outcome.winner is None:
            return f"The game is over: a tie, {white} all."
        return f"The game is over: {_NAMES[outcome.winner]} wins, {max(white, black)} to {min(white, black)}."
    assert position.to_move is not None  # noqa: S101  only a game that is over has nobody to move
    player = _NAMES[position.to_move]
    if position.to_place:
        return f"{player} is to place {_PIECES[position.to_place]}."
    if position.must_pass:
        return f"{player} cannot move and must pass."
    return f"{player} is to move."


def _stacks(alike: Alike) -> str:
    several = len(alike.spaces) > 1
    if alike.height == 1:
        kind = "single pieces" if several else "single piece"
    elif not alike.dvonn:
        kind = f"{alike.height} high"
    elif alike.dvonn > 1:
        kind = f"{alike.height} high with {alike.dvonn} DVONN pieces"
    else:
        kind = f"{alike.height} high{', each with a DVONN piece,' if several else ' with a DVONN piece'}"
    return f"{kind} on {_list(alike.spaces)}"


def _list(spaces: Iterable[Space]) -> str:
    return ", ".join(map(str, spaces))


def _rest(vacant: int) -> str:
    if vacant == len(SPACES):
        return "The board is empty."
    if not vacant:
        return "No space is empty."
    return "The other space is empty." if vacant == 1 else f"The other {vacant} spaces are empty."
