"""Describes illegal moves: the rule that a move breaks, and the legal alternatives."""

from bot.catalogue import Language
from bot.ui.words import arrow, in_a_row, listed
from dvonn import IllegalMove, Jump, Place, Position, Reason, Space


def describe_illegal_move(illegal: IllegalMove, language: Language) -> str:
    """Explain why a move is illegal, and list the nearest legal choices."""
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
    move = illegal.move
    values: dict[str, str | int] = {"height": illegal.height or 0, "distance": illegal.distance or 0}
    if isinstance(move, Jump):
        values |= {"source": str(move.source), "target": str(move.target), "move": arrow(move)}
    elif isinstance(move, Place):
        values["space"] = str(move.space)
    return language.say(f"illegal-{illegal.reason.name.lower().replace('_', '-')}", **values)


def _describe_stuck(position: Position, source: Space | None, language: Language) -> str:
    """Say that the stack has no legal target at all; empty if it has one or if the reason already says so."""
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
