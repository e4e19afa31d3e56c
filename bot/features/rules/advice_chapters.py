"""The chapters of advice: five things that good players look at."""

from bot.features.rules.chapter import Chapter, drawn, jump, space
from bot.ui.position_words import Marks
from bot.ui.tips import near_dvonn, owned, sources
from dvonn import Colour


def _placing_well() -> Chapter:
    """White has placed at the edge and near the DVONN pieces, and spread out."""
    position = drawn(
        """
            W   .   .   B   .   W   .   .   B
          .   D   .   W   .   .   .   B   .   W
        W   .   B   .   B   .   .   D   .   B   .
          .   W   .   .   .   .   B   .   .   W
            B   .   D   W   .   B   .   W   .
        """,
        to_move=Colour.BLACK,
        placing=True,
    )
    own = owned(position, Colour.WHITE)
    return Chapter(
        "edge",
        position,
        told={
            "count": len(own),
            "edge": sum(each.on_edge for each in own),
            "near": len(near_dvonn(position).intersection(own)),
        },
    )


def _taking_over() -> Chapter:
    """White lands on a stack of Black's, which changes sides."""
    move = jump("f2", "f3")
    position = drawn("""
            .   .   B   .   .   W   .   .   .
          .   W   D   W   .   B   BB  .   .   .
        .   .   B   .   W   WB  D   W   BW  .   .
          .   .   .   BWW .   W   B   .   B   .
            .   .   .   .   D   B   .   W   .
    """)
    after = position.play(move)
    return Chapter(
        "landing",
        position,
        Marks(chosen=move.source, targets=[move.target]),
        (move.source, move.target),
        {
            "move": move,
            "white": position.score.white,
            "black": position.score.black,
            "more": after.score.white,
            "less": after.score.black,
            "before": len(sources(position, Colour.BLACK)),
            "after": len(sources(after, Colour.BLACK)),
        },
    )


def _staying_mobile() -> Chapter:
    """A high stack that can go nowhere, beside low ones that can."""
    position = drawn("""
            .   .   .   .   W   .   .   .   .
          .   .   .   W   B   .   .   .   .   .
        .   .   D   B   .   WBBWWW D W   BB  .   .
          .   .   .   .   .   .   B   W   .   .
            .   .   .   .   .   .   D   .   .
    """)
    high = space("f3")
    movable = position.movable()
    return Chapter(
        "mobile",
        position,
        Marks(movable=movable),
        movable,
        {"space": high, "height": position.stacks[high].height, "spaces": movable},
    )


def _loose_dvonn() -> Chapter:
    """A DVONN piece of Black's on which White's stacks hang, and what White can do in time."""
    danger, answer = jump("h3", "f3"), jump("i4", "h3")
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   .   WB  D   .   .   W   .   .
        .   .   BW  B   W   B   .   DB  W   W   .
          .   .   .   W   .   D   W   .   WW  .
            .   .   .   .   B   .   .   .   .
    """)
    lost = position.cut_offs_of(Colour.BLACK)[danger]
    return Chapter(
        "danger",
        position,
        Marks(chosen=danger.source, targets=[danger.target], falling=lost),
        (danger.source, danger.target),
        {"move": danger, "spaces": lost, "answer": answer},
    )


def _last_moves() -> Chapter:
    """White takes Black's last movable stack, and plays on alone."""
    move = jump("e4", "e3")
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   .   W   .   .   .   .   .   .
        .   .   WBW D   WB  .   .   .   .   .   .
          .   .   .   W   .   .   .   D   BWB .
            .   .   .   .   .   .   DBWWB .   .
    """)
    return Chapter(
        "last",
        position,
        Marks(chosen=move.source, targets=[move.target]),
        (move.source, move.target),
        {"move": move, "space": move.target},
    )


ADVICE = (
    _placing_well(),
    _taking_over(),
    _staying_mobile(),
    _loose_dvonn(),
    _last_moves(),
)
"""The pieces of advice in the order of the rulebook."""
