"""Tips for the player to move: which one fits a position, and when one is told.

Each of a player's first three matches has tips of its own. The first one that fits is told, in the panel of that turn,
and no other in the same match: people stop reading what they see in every turn. The moves alone decide which tip is
told and when, so a panel that is drawn again has the same one, and nothing has to be kept.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.catalogue import Language
from bot.ui.words import Told, said
from dvonn import COLUMNS, SPACES, Colour, Game, Piece, Position, Reason, Space
from rendering import hanging

NEAR = 2
"""Steps to a DVONN piece that count as near."""
FIRST_FEW = 3
"""Own pieces on the board from which on it can be told how somebody places."""
CROWD = 5
"""Own pieces that touch each other, directly or by others, from which on they are a crowd."""
HIGH = 3
"""Pieces from which on a stack counts as high."""
FEW = 4
"""Stacks that a player can move, at most, when the last moves have come."""


@dataclass(frozen=True)
class Tip:
    """A tip by its kind, and the spaces that it speaks of."""

    kind: str
    told: Mapping[str, Told] = field(default_factory=dict)

    def tell(self, language: Language) -> str:
        """The tip in a sentence or two."""
        return language.say(f"tip-{self.kind}", **said(self.told, language))


Fitting = Callable[[Position, Colour], Tip | None]
"""Gives a tip for a player who is to move, if it fits."""


def tip_in(game: Game, taken_over: int, earlier: int) -> Tip | None:
    """The tip for the player to move in a game that the players took over after so many plies.

    `earlier` is how many matches the player has begun before this one. None where nothing fits, where this match has
    had its tip, and from the fourth match on.
    """
    colour = game.position.to_move
    if colour is None or earlier >= len(TIPS):
        return None

    def fitting(position: Position) -> Tip | None:
        return next(filter(None, (fits(position, colour) for fits in TIPS[earlier])), None)

    tip = fitting(game.position)
    own_turns = (
        position
        for position in map(game.position_at, range(taken_over, len(game.moves)))
        if position.to_move is colour
    )
    return None if tip is None or any(map(fitting, own_turns)) else tip


# while pieces are placed


def edge(position: Position, colour: Colour) -> Tip | None:
    """Most own pieces are inside, though there is room at the edge."""
    own = owned(position, colour)
    few = 2 * sum(space.on_edge for space in own) < len(own)
    room = any(space.on_edge for space in position.vacant())
    return Tip("edge") if _places_own(position) and len(own) >= FIRST_FEW and few and room else None


def red(position: Position, colour: Colour) -> Tip | None:
    """Most own pieces are far from each DVONN piece, though there is room near one."""
    own = owned(position, colour)
    if not _places_own(position) or len(own) < FIRST_FEW:
        return None
    near = near_dvonn(position)
    few = 2 * len(own & near) < len(own)
    if not few or near.isdisjoint(position.vacant()):
        return None
    return Tip("red", {"spaces": owned(position, None)})


def spread(position: Position, colour: Colour) -> Tip | None:
    """Most own pieces touch each other."""
    own = owned(position, colour)
    largest = max(group_sizes(own), default=0)
    return Tip("spread") if _places_own(position) and largest >= CROWD and 2 * largest > len(own) else None


def _places_own(position: Position) -> bool:
    return position.to_place not in (None, Piece.DVONN)


# while stacks move


def landing(position: Position, colour: Colour) -> Tip | None:
    """A move lands on a stack that the opponent could move."""
    theirs = sources(position, colour.opponent)
    return Tip("landing") if any(jump.target in theirs for jump in position.jumps_of(colour)) else None


def links(position: Position, colour: Colour) -> Tip | None:
    """Own stacks hang on a single other one of the player's."""
    own = owned(position, colour)
    for link, lost in hanging(position, colour).items():
        if theirs := [space for space in lost if space in own and space != link]:
            return Tip("links", {"space": link, "spaces": theirs})
    return None


def mobile(position: Position, colour: Colour) -> Tip | None:
    """A high own stack has nothing to land on, while others can move."""
    if not sources(position, colour):
        return None
    for space, reason in position.stuck(colour).items():
        height = position.stacks[space].height
        if reason is Reason.EMPTY_TARGET and height >= HIGH:
            return Tip("mobile", {"space": space, "height": height})
    return None


def danger(position: Position, colour: Colour) -> Tip | None:
    """The opponent can cut off own stacks by moving a DVONN piece, and the player can land on that first."""
    own, within_reach = owned(position, colour), {jump.target for jump in position.jumps_of(colour)}
    for jump, lost in position.cut_offs_of(colour.opponent).items():
        theirs = [space for space in lost if space in own]
        if theirs and jump.source in within_reach and Piece.DVONN in position.stacks[jump.source].pieces:
            return Tip("danger", {"space": jump.source, "spaces": theirs})
    return None


def last(position: Position, colour: Colour) -> Tip | None:
    """Both players have few stacks left that can move."""
    left = [len(sources(position, each)) for each in (colour, colour.opponent)]
    return Tip("last") if position.jumps_of(colour) and max(left) <= FEW else None


TIPS: tuple[tuple[Fitting, ...], ...] = ((edge, landing), (red, links, mobile), (spread, danger, last))
"""The tips of the first, the second and the third match; of several that fit, the first is told."""


# how pieces lie: what advice and tips look at, on the board alone


def steps(one: Space, other: Space) -> int:
    """The fewest steps from neighbour to neighbour between two spaces."""
    columns = COLUMNS.index(other.column) - COLUMNS.index(one.column)
    rows = other.row - one.row
    return max(abs(columns), abs(rows)) if columns * rows >= 0 else abs(columns) + abs(rows)


def near_dvonn(position: Position) -> set[Space]:
    """The spaces within two steps of a DVONN piece, alone or in a stack."""
    red = [space for space, stack in position.stacks.items() if stack.has_dvonn]
    return {space for space in SPACES if any(steps(space, each) <= NEAR for each in red)}


def owned(position: Position, colour: Colour | None) -> set[Space]:
    """The spaces of a player's stacks; of None the DVONN pieces that lie alone."""
    return {space for space, stack in position.stacks.items() if stack.owner is colour}


def group_sizes(spaces: Iterable[Space]) -> Iterator[int]:
    """How many spaces each group has in which one gets from any to any other by neighbours."""
    left = set(spaces)
    while left:
        before, waiting = len(left), [left.pop()]
        while waiting:
            beside = left.intersection(waiting.pop().neighbours)
            left -= beside
            waiting += beside
        yield before - len(left)


def sources(position: Position, colour: Colour) -> set[Space]:
    """The stacks that a player could move, were it their turn."""
    return {jump.source for jump in position.jumps_of(colour)}
