"""Illegal moves in words: which rule a move breaks, and what would be legal instead."""

from bot.catalogue import Language
from bot.ui.words import arrow, in_a_row, listed
from dvonn import IllegalMove, Jump, Place, Position, Reason, Space


def describe_illegal_move(illegal: IllegalMove, language: Language) -> str:
    """Sentences on why a move is refused in its position, and on the legal choices nearest to it."""
    source = illegal.move.source if isinstance(illegal.move, Jump) else None
    return in_a_row(
        [
            describe_broken_rule(illegal, language),
            _describe_stuck(illegal.position, source, language),
            _describe_legal(illegal.position, illegal.reason, source, language),
        ],
        language,
    )


def describe_broken_rule(illegal: IllegalMove, language: Language) -> str:
    """A sentence on the rule that a move breaks."""
    move = illegal.move
    values: dict[str, str | int] = {"height": illegal.height or 0, "distance": illegal.distance or 0}
    if isinstance(move, Jump):
        values |= {"source": str(move.source), "target": str(move.target), "move": arrow(move)}
    elif isinstance(move, Place):
        values["space"] = str(move.space)
    return language.say(f"illegal-{illegal.reason.name.lower().replace('_', '-')}", **values)


def _describe_stuck(position: Position, source: Space | None, language: Language) -> str:
    """A sentence that no other target would do either; empty where one would, or the reason has said it already."""
    if source is None or position.stuck().get(source) is not Reason.EMPTY_TARGET:
        return ""
    return language.say("illegal-anywhere", source=str(source), height=position.stacks[source].height)


def _describe_legal(position: Position, reason: Reason, source: Space | None, language: Language) -> str:
    if reason in (Reason.MUST_STACK, Reason.MUST_PLACE, Reason.OCCUPIED):
        return ""
    targets = position.targets(source) if source else ()
    if targets:
        return language.say("legal-targets", source=str(source), targets=listed(targets, language))
    movable = position.movable()
    return language.say("legal-stacks", spaces=listed(movable, language)) if movable else ""
