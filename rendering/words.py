"""A position as a list of facts, for users of this package without the bot.

`survey` determines the content and its order, both here and in the bot's translated descriptions. This text has
no sentences, only names and numbers with few words between them.
"""

from collections.abc import Iterable

from dvonn import Position, Space
from rendering.survey import Alike, survey

LONGEST = 1024
"""Discord's maximum length of an alt text; a description never exceeds it."""


def describe(position: Position) -> str:
    """Describe a position in at most 1,024 characters: the turn, then each player's score and stacks.

    "3+D d2" is a stack of 3 with a DVONN piece in it, on d2.
    """
    seen, score = survey(position), position.score
    facts = [_turn(position)]
    for colour, owned in seen.owned.items():
        facts.append(
            f"{colour.name.capitalize()} {score.of(colour)}: {'; '.join(map(_stacks, owned)) or '-'}"
        )
    if seen.lone_dvonn:
        facts.append(f"DVONN: {_list(seen.lone_dvonn)}")
    if seen.vacant:
        facts.append(f"Empty: {_list(seen.vacant)}")
    return ". ".join(facts) + "."


def _turn(position: Position) -> str:
    if position.to_move is None:
        return "Game over"
    task = "place" if position.to_place else "pass" if position.must_pass else "move"
    return f"{position.to_move.name.capitalize()} to {task}"


def _stacks(alike: Alike) -> str:
    return f"{alike.height}{'+' if alike.dvonn else ''}{'D' * alike.dvonn} {_list(alike.spaces)}"


def _list(spaces: Iterable[Space]) -> str:
    return ", ".join(map(str, spaces))
