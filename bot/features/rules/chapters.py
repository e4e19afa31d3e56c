"""The chapters of the rules: an illustrated position each, with a caption about it.

The catalogue has the sentences under the chapter's name: `rules-title-…`, `rules-text-…`, `rules-caption-…`. The
numbers and spaces in a caption are computed from the position by the rules engine.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.catalogue import Language
from bot.pages.game_words import Marks, Told, pieces, said
from bot.pages.tips import near_dvonn, owned, sources
from bot.toolkit.lists import ListPage, list_page
from dvonn import PASS, Colour, Jump, Position, Reason, Space


@dataclass(frozen=True)
class Chapter:
    """A named chapter with the position in its picture."""

    name: str
    position: Position
    marks: Marks = field(default_factory=Marks)
    named: tuple[Space, ...] = ()
    """The spaces to label with their names."""
    arguments: Mapping[str, Told] = field(default_factory=dict)
    """The arguments of the caption."""

    def caption(self, language: Language) -> str:
        return language.say(f"rules-caption-{self.name}", **said(self.arguments, language))


def drawn(drawing: str, *, to_move: Colour = Colour.WHITE, placing: bool = False) -> Position:
    """Parse a position drawn row by row, row 5 first: stacks from the bottom up, dots for empty spaces.

    Raises the same errors as `Position.parse`.
    """
    rows = "/".join(",".join(line.split()) for line in drawing.strip().splitlines())
    return Position.parse(f"{rows} {to_move.value} {'p' if placing else 's'}")


def space(name: str) -> Space:
    return Space.parse(name)


def jump(source: str, target: str) -> Jump:
    return Jump(space(source), space(target))


def _aim() -> Chapter:
    """Show stacks of both players, and who owns more pieces."""
    position = drawn("""
            .   .   W   .   .   .   .   .   .
          .   B   .   BBW W   .   .   .   .   .
        .   .   WB  D   .   WWB .   BW  B   .   .
          .   .   .   .   WB  W   D   B   .   .
            .   .   .   .   .   .   BDW .   .
    """)
    return Chapter("aim", position, arguments={"white": position.score.white, "black": position.score.black})


def _placing() -> Chapter:
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
    return Chapter("placing", position, arguments={"count": len(position.stacks)})


def _moving() -> Chapter:
    """Show a stack that can move in five of the six directions, in some of them over gaps."""
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
    """Show a board that has just begun to empty, with all surrounded stacks crossed out."""
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
        arguments={"empty": position.vacant(), "free": [each for each in inside if each not in blocked]},
    )


def surrounded(position: Position) -> list[Space]:
    """Return the spaces of both players' stacks that are surrounded and so can't move."""
    stuck = [found for colour in Colour for found in position.stuck(colour).items()]
    return [each for each, reason in stuck if reason is Reason.SURROUNDED]


def _connected() -> Chapter:
    """Show a move that takes away the only link of several stacks of both players."""
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
    """Show a position in which White's only legal move cuts off White's own stacks."""
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
    """Show White's last stack, surrounded until Black opens a way out."""
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
        (reply.source, reply.target),  # a name would hide the cross
        {"space": freed, "move": reply},
    )


def _end() -> Chapter:
    """Show a position in which neither player can move and White has won."""
    position = drawn("""
            .   .   .   .   .   .   .   .   .
          .   .   BWWBW .   .   .   .   .   .   .
        .   .   D   .   .   BWDWB .   .   WBWDW .   .
          .   .   WB  .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    return Chapter("end", position, arguments={"more": position.score.white, "less": position.score.black})


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
"""The rules, in reading order."""


def _placing_well() -> Chapter:
    """Show a placement in which White is at the edge, near the DVONN pieces and beside other pieces."""
    position = drawn(
        """
            W   W   .   B   .   .   W   .   B
          W   D   .   W   .   .   .   B   .   .
        .   .   B   .   B   .   .   D   .   B   .
          .   .   .   .   .   .   B   .   .   W
            B   W   D   W   .   B   W   .   .
        """,
        to_move=Colour.BLACK,
        placing=True,
    )
    own = owned(position, Colour.WHITE)
    return Chapter(
        "edge",
        position,
        arguments={
            "count": len(own),
            "edge": sum(each.on_edge for each in own),
            "near": len(near_dvonn(position).intersection(own)),
        },
    )


def _taking_over() -> Chapter:
    """Show White landing on one of Black's stacks, which changes owner."""
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
    """Show a tall stack that can't move, next to low ones that can."""
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
    """Show White's stacks that are connected only through a DVONN piece in Black's stack, and how White saves them."""
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
    """Show White capturing Black's last movable stack and playing on alone."""
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
"""The advice, in the order of the rulebook."""


CHAPTERS = (*RULES, *ADVICE)
PAGES = len(CHAPTERS)
RESTS = frozenset({CHAPTERS[0].name, RULES[-1].name, ADVICE[-1].name})
"""The chapters that link to other activities: the first, the last of the rules, and the last overall."""


def chapter_at(number: int) -> ListPage[Chapter]:
    """Return the chapter on a page (from 1); a number out of range leads to the nearest page."""
    return list_page(CHAPTERS, number, 1)
