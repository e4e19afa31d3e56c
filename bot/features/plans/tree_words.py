"""A plan of answers in words: a line for each reply, with its number, indented where ways part."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.domain.events import Resigned
from bot.domain.plan_tree import Branch, Own
from bot.ui.words import describe_move
from dvonn import PASS, Move

DEEPEST = 3
"""How far lines are indented at most: a phone is narrow, and the words say as well what follows what."""


def describe_tree(shown: Sequence[Branch], language: Language) -> str:
    """The replies, a line each, in the order of their numbers."""
    depths: dict[int, int] = {0: 0}
    lines = []
    for branch, before in zip(shown, (None, *shown), strict=False):
        parts = sum(other.parent == branch.parent for other in shown) > 1
        depths[branch.number] = depths.get(branch.parent, 0) + (parts and branch.parent > 0)
        lines.append(f"{'  ' * min(depths[branch.number], DEEPEST)}- {_tell(branch, before, language)}")
    return "\n".join(lines)


def _tell(branch: Branch, before: Branch | None, language: Language) -> str:
    """One reply on one line: the opponent's move and the answer, and which reply it follows if not the one above."""
    number, own = branch.number, describe_own(branch.reply.move, language)
    if branch.reply.to is None:
        return language.say("plan-line-begin", number=number, own=own)
    theirs = describe_theirs(branch.reply.to, language)
    if before and branch.parent not in (0, before.number):
        return language.say("plan-line-after", number=number, after=branch.parent, theirs=theirs, own=own)
    linked = "first" if before is None else "then" if branch.parent else "beside"
    return language.say(f"plan-line-{linked}", number=number, theirs=theirs, own=own)


def describe_theirs(move: Move, language: Language) -> str:
    """A move of the opponent's in short."""
    return language.say("plan-they-pass") if move is PASS else describe_move(move)


def describe_own(move: Own, language: Language) -> str:
    """An answer in short."""
    if isinstance(move, Resigned):
        return language.say("plan-resign")
    return language.say("plan-you-pass") if move is PASS else describe_move(move)


def describe_reply(branch: Branch, language: Language) -> str:
    """A reply in a menu: its number, the opponent's move, the answer."""
    own = describe_own(branch.reply.move, language)
    if branch.reply.to is None:
        return language.say("option-begin", number=branch.number, own=own)
    return language.say(
        "option-reply", number=branch.number, theirs=describe_theirs(branch.reply.to, language), own=own
    )
