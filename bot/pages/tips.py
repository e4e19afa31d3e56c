"""Tips for the player to move: which one fits a position, and when it is shown.

A player's first three matches have tips of their own. The first tip that fits is shown in the panel of that turn, and
no other in the same match: users stop reading what they see every turn. If the first match is against the computer, its
first move has a tip that suggests a stack. The tip depends only on the moves, so a redrawn panel shows the same one and
nothing is stored.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.pages.game_words import Told, said
from bot.storage import UnitOfWork
from dvonn import COLUMNS, SPACES, Colour, Game, Jump, Phase, Piece, Position, Reason, Space
from rendering import hanging

NEAR = 2
"""The distance to a DVONN piece, in steps, that counts as near."""
FIRST_FEW = 3
"""The number of own pieces needed to judge how a player places."""
AFTER_ONE_MOVE = 1
"""The number of vacant spaces when Black moves first."""
HIGH = 3
"""The height from which a stack counts as high."""
FEW = 4
"""The maximum number of movable stacks of a player in the final phase."""


@dataclass(frozen=True)
class Tip:
    """A tip with the spaces that it mentions."""

    kind: str
    told: Mapping[str, Told] = field(default_factory=dict)
    suggested: Space | None = None
    """The stack to mark in the picture."""

    def tell(self, language: Language) -> str:
        return language.say(f"tip-{self.kind}", **said(self.told, language))


Fitting = Callable[[Position, Colour], Tip | None]
"""A function that returns a tip for the player to move, if it fits."""


def tip_in(game: Game, taken_over: int, earlier: int, *, suggests: bool = False) -> Tip | None:
    """Return the tip for the player to move; `taken_over` is the number of plies in the opening.

    `earlier` is the number of matches that the player started before this one; with `suggests` the first of them has
    the tip on the first move, too. Returns None if nothing fits, if this match has had its tip, and from the fourth
    match on.
    """
    colour = game.position.to_move
    if colour is None or earlier >= len(TIPS):
        return None
    if suggests and not earlier and (tip := start(game.position, colour)):
        return tip

    def fitting(position: Position) -> Tip | None:
        return next(filter(None, (fits(position, colour) for fits in TIPS[earlier])), None)

    tip = fitting(game.position)
    own_turns = (
        position
        for position in map(game.position_at, range(taken_over, len(game.moves)))
        if position.to_move is colour
    )
    return None if tip is None or any(map(fitting, own_turns)) else tip


async def tip_on_first_move(uow: UnitOfWork, match: Match, player: UserId) -> Tip | None:
    """Return the tip on the first move in a player's first match, if it is to be played now and one is suggested."""
    colour = match.position.to_move
    if colour is None or match.player_to_move != player or not suggests_first_move(match):
        return None
    tip = start(match.position, colour)
    return None if tip is None or await uow.matches.begun_before(match.id, player, most=1) else tip


def suggests_first_move(match: Match) -> bool:
    """Whether a match is one in which a player gets help with their move: against the computer, if it has hints."""
    return match.computer is not None and match.policy.hints


# placement phase


def edge(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if most own pieces are inside although edge spaces are vacant."""
    own = owned(position, colour)
    few = 2 * sum(space.on_edge for space in own) < len(own)
    vacant = any(space.on_edge for space in position.vacant())
    return Tip("edge") if _places_own(position) and len(own) >= FIRST_FEW and few and vacant else None


def red(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if most own pieces are far from all DVONN pieces although spaces near one are vacant."""
    own = owned(position, colour)
    if not _places_own(position) or len(own) < FIRST_FEW:
        return None
    near = near_dvonn(position)
    few = 2 * len(own & near) < len(own)
    if not few or near.isdisjoint(position.vacant()):
        return None
    return Tip("red", {"spaces": owned(position, None)})


def _places_own(position: Position) -> bool:
    return position.to_place not in (None, Piece.DVONN)


# stacking phase


def start(position: Position, colour: Colour) -> Tip | None:
    """Return a tip on a player's first move if a stack at the edge can take over a neighbor.

    It suggests what is rarely a bad move: to take a piece near a DVONN piece that the opponent can't take back at once.
    """
    if position.phase is not Phase.STACKING or len(position.vacant()) > AFTER_ONE_MOVE:
        return None
    near = near_dvonn(position)

    def rank(jump: Jump) -> tuple[bool, bool]:
        answers = position.play(jump).jumps_of(colour.opponent)
        return any(each.target == jump.target for each in answers), jump.target not in near

    theirs = owned(position, colour.opponent)
    takes = [jump for jump in position.jumps_of(colour) if jump.source.on_edge and jump.target in theirs]
    if not takes:
        return None
    space = min(takes, key=rank).source
    return Tip("start", {"space": space, "colour": colour.opponent}, suggested=space)


def landing(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if a move lands on a stack that the opponent could move."""
    theirs = sources(position, colour.opponent)
    return Tip("landing") if any(jump.target in theirs for jump in position.jumps_of(colour)) else None


def links(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if own stacks depend on a single other own stack."""
    own = owned(position, colour)
    for link, lost in hanging(position, colour).items():
        if theirs := [space for space in lost if space in own and space != link]:
            return Tip("links", {"space": link, "spaces": theirs})
    return None


def mobile(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if one of the player's tall stacks has nowhere to land, although other stacks of theirs can move."""
    if not sources(position, colour):
        return None
    for space, reason in position.stuck(colour).items():
        height = position.stacks[space].height
        if reason is Reason.EMPTY_TARGET and height >= HIGH:
            return Tip("mobile", {"space": space, "height": height})
    return None


def danger(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if the opponent can cut off own stacks with a DVONN piece that the player can land on first."""
    own, within_reach = owned(position, colour), {jump.target for jump in position.jumps_of(colour)}
    for jump, lost in position.cut_offs_of(colour.opponent).items():
        theirs = [space for space in lost if space in own]
        if theirs and jump.source in within_reach and Piece.DVONN in position.stacks[jump.source].pieces:
            return Tip("danger", {"space": jump.source, "spaces": theirs})
    return None


def last(position: Position, colour: Colour) -> Tip | None:
    """Return a tip if both players have few movable stacks left."""
    left = [len(sources(position, each)) for each in (colour, colour.opponent)]
    return Tip("last") if position.jumps_of(colour) and max(left) <= FEW else None


TIPS: tuple[tuple[Fitting, ...], ...] = ((edge, landing), (red, links, mobile), (danger, last))
"""The tips of the first, second and third match; the first that fits is shown."""


# board geometry, for tips and advice


def steps(one: Space, other: Space) -> int:
    """Return the distance between two spaces, in steps to adjacent spaces."""
    columns = COLUMNS.index(other.column) - COLUMNS.index(one.column)
    rows = other.row - one.row
    return max(abs(columns), abs(rows)) if columns * rows >= 0 else abs(columns) + abs(rows)


def near_dvonn(position: Position) -> set[Space]:
    """Return the spaces within two steps of a DVONN piece, lone or in a stack."""
    red = [space for space, stack in position.stacks.items() if stack.has_dvonn]
    return {space for space in SPACES if any(steps(space, each) <= NEAR for each in red)}


def owned(position: Position, colour: Colour | None) -> set[Space]:
    """Return the spaces of a player's stacks; for None, those of lone DVONN pieces."""
    return {space for space, stack in position.stacks.items() if stack.owner is colour}


def sources(position: Position, colour: Colour) -> set[Space]:
    """Return the stacks that a player could move if it were their turn."""
    return {jump.source for jump in position.jumps_of(colour)}
