"""The chapters that tell the rules, from the aim to the end."""

from bot.features.rules.chapter import Chapter, drawn, jump, space
from bot.ui.position_words import Marks
from bot.ui.words import pieces
from dvonn import PASS, Colour, Position, Reason, Space


def _aim() -> Chapter:
    """Stacks of both players, and who holds more pieces."""
    position = drawn("""
            .   .   W   .   .   .   .   .   .
          .   B   .   BBW W   .   .   .   .   .
        .   .   WB  D   .   WWB .   BW  B   .   .
          .   .   .   .   WB  W   D   B   .   .
            .   .   .   .   .   .   BDW .   .
    """)
    return Chapter("aim", position, told={"white": position.score.white, "black": position.score.black})


def _placing() -> Chapter:
    """The board while pieces are placed."""
    position = drawn(
        """
            .   W   .   .   W   W   .   .   B
          B   .   W   .   .   D   .   B   .   .
        B   .   .   .   .   .   .   .   .   D   D
          .   .   B   W   .   .   .   .   .   .
            .   .   .   .   .   B   .   .   .
        """,
        placing=True,
    )
    return Chapter("placing", position, told={"count": len(position.stacks)})


def _moving() -> Chapter:
    """A stack that can go into five of the six directions, some of them over gaps."""
    position = drawn("""
            .   .   B   W   .   .   .   B   .
          .   W   B   W   .   B   .   .   B   W
        .   .   D   B   .   BW  W   D   W   B   .
          .   .   W   B   .   W   B   W   .   .
            .   .   .   W   B   B   .   D   .
    """)
    chosen = space("f3")
    targets = position.targets(chosen)
    return Chapter(
        "moving",
        position,
        Marks(chosen=chosen, targets=targets),
        (chosen, *targets),
        {
            "space": chosen,
            "height": position.stacks[chosen].height,
            "targets": targets,
            "empty": [
                each
                for each in position.vacant()
                if chosen.distance_to(each) == position.stacks[chosen].height
            ],
        },
    )


def _blocked() -> Chapter:
    """A board that has just begun to empty, with all stacks crossed out that are surrounded."""
    position = drawn("""
            B   W   W   B   W   .   W   B   W
          W   B   W   B   D   B   WB  B   W   B
        B   W   B   W   B   W   B   D   W   B   W
          B   B   W   W   BW  B   W   B   W   B
            W   B   D   W   .   W   B   W   B
    """)
    blocked = surrounded(position)
    inside = [each for each, stack in position.stacks.items() if stack.owner and not each.on_edge]
    return Chapter(
        "blocked",
        position,
        Marks(blocked=blocked),
        told={"empty": position.vacant(), "free": [each for each in inside if each not in blocked]},
    )


def surrounded(position: Position) -> list[Space]:
    """The spaces of both players' stacks that may not move as they are surrounded."""
    stuck = [found for colour in Colour for found in position.stuck(colour).items()]
    return [each for each, reason in stuck if reason is Reason.SURROUNDED]


def _connected() -> Chapter:
    """A move that takes the only link of several stacks of both players away."""
    move = jump("e3", "f3")
    position = drawn("""
            .   .   .   .   .   .   B   .   .
          .   B   .   .   .   B   W   BW  .   .
        .   W   WB  B   W   WB  D   W   D   WWB .
          .   BW  B   .   .   W   B   .   B   .
            .   .   .   .   .   D   .   .   .
    """)
    lost = position.cut_off_by(move)
    return Chapter(
        "connected",
        position,
        Marks(chosen=move.source, targets=[move.target], falling=lost),
        (move.source, move.target),
        {"move": move, "spaces": lost, "pieces": pieces(lost)},
    )


def _forced() -> Chapter:
    """White's only move, which cuts off stacks of White's own."""
    move = jump("e3", "g3")
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   BWW .   .   .   .   .   BB  .
        .   .   .   WBBW BW B   D   .   .   DWB .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   D
    """)
    lost = position.cut_off_by(move)
    return Chapter(
        "forced",
        position,
        Marks(chosen=move.source, targets=[move.target], falling=lost),
        (move.source, move.target),
        {"move": move, "spaces": lost, "pieces": pieces(lost)},
    )


def _passing() -> Chapter:
    """White's last stack is surrounded, until Black opens the way."""
    reply = jump("f3", "h3")
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   .   BB  DB  .   .   .   .   .
        .   .   .   B   BWW WB  .   WB  D   .   .
          .   .   .   B   D   .   .   .   .   .
            .   .   B   .   .   .   .   .   .
    """)
    (freed,) = position.play(PASS).play(reply).movable()
    return Chapter(
        "passing",
        position,
        Marks(blocked=[freed]),
        (freed, reply.source, reply.target),
        {"space": freed, "move": reply},
    )


def _end() -> Chapter:
    """Nobody can move any more, and White has won."""
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   BWWBW .   .   .   .   .   .   .
        .   .   D   .   .   BWDWB .   .   WBWDW .   .
          .   .   WB  .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    return Chapter("end", position, told={"more": position.score.white, "less": position.score.black})


RULES = (
    _aim(),
    _placing(),
    _moving(),
    _blocked(),
    _connected(),
    _forced(),
    _passing(),
    _end(),
)
"""The rules in the order in which they are told."""
