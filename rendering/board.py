"""The picture of a position."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial

from dvonn import Jump, Move, Phase, Piece, Place, Position, Space, Stack
from rendering import figures
from rendering.bar import Bar
from rendering.encoding import cropped_png, png
from rendering.geometry import Pixel, centre, column_labels, row_labels
from rendering.marks import Ground
from rendering.pieces import TWO_DIGITS
from rendering.section import WHOLE, Rows, section_around
from rendering.sprites import Stamp
from rendering.themes import DEFAULT, Theme
from rendering.ways import Way, beside, on_one_line

_MINUS = "\N{MINUS SIGN}"


def render_board(
    position: Position,
    *,
    last_move: Move | None = None,
    cut_off: Mapping[Space, Stack] | Iterable[tuple[Space, Stack]] = (),
    movable: Iterable[Space] = (),
    chosen: Space | None = None,
    targets: Iterable[Space] = (),
    planned: Iterable[Space] = (),
    named: Iterable[Space] = (),
    falling: Mapping[Space, Stack] | Iterable[tuple[Space, Stack]] = (),
    at_risk: Mapping[Space, Collection[Space]] | Iterable[tuple[Space, Collection[Space]]] = (),
    blocked: Iterable[Space] = (),
    played: Jump | None = None,
    better: Jump | None = None,
    numbered: Mapping[int, Jump] | Iterable[tuple[int, Jump]] = (),
    bar: Bar | None = None,
    around: Collection[Space] = (),
    rotated: bool = False,
    theme: Theme = DEFAULT,
) -> bytes:
    """Render a position as a PNG file, 1200 pixels wide and transparent outside the board.

    With `around`, the picture is smaller: it shows only these spaces, those with stacks or marks, and one more space
    around them. A picture with a `bar` always shows the whole board.

    History: `last_move` led to the position, and `cut_off` is what it removed (`Position.cut_off_by`).

    Choices: `movable` stacks can move, `chosen` is the selected one, and `targets` are the spaces to which it, or the
    next piece, can go. `falling` is what moving the chosen stack would remove whatever the target; `at_risk` maps
    stacks that only some targets would remove to those targets. `blocked` stacks can't move because they are
    surrounded. `planned` are the spaces on which the player wants to place, in order of preference; the vacant ones are
    numbered 1, 2, 3 …

    Arrows: `played` is the move made from this position (dashed), `better` a better one (solid), and `numbered`
    maps numbers to planned moves.

    A `bar` above the board shows the players. Spaces in `named` are labelled with their names, whether occupied or
    not; in the placing phase, so are all vacant spaces without another mark. At the end of the game, the cells of
    the winner's stacks are golden. `rotated` turns the board by 180°, with a1 at the upper right; text stays
    upright.

    Thread-safe.
    """
    marks = Marks(
        last_move=last_move,
        cut_off=dict(cut_off),
        movable=frozenset(movable),
        chosen=chosen,
        targets=frozenset(targets),
        planned=tuple(planned),
        named=frozenset(named),
        falling=dict(falling),
        at_risk=dict(at_risk),
        blocked=frozenset(blocked),
        played=played,
        better=better,
        numbered=dict(numbered),
    )
    if bar or not around:
        return png(theme, lay_out(position, marks, theme, rotated=rotated), bar)
    section = section_around({*around, *position.stacks, *marks.spaces()}, rotated=rotated)
    stamps = lay_out(position, marks, theme, rotated=rotated, rows=section.rows)
    return cropped_png(theme, stamps, section)


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a picture in addition to the position; see `render_board`."""

    last_move: Move | None = None
    cut_off: Mapping[Space, Stack] = field(default_factory=dict)
    movable: frozenset[Space] = frozenset()
    chosen: Space | None = None
    targets: frozenset[Space] = frozenset()
    planned: tuple[Space, ...] = ()
    named: frozenset[Space] = frozenset()
    falling: Mapping[Space, Stack] = field(default_factory=dict)
    at_risk: Mapping[Space, Collection[Space]] = field(default_factory=dict)
    blocked: frozenset[Space] = frozenset()
    played: Jump | None = None
    better: Jump | None = None
    numbered: Mapping[int, Jump] = field(default_factory=dict)

    def ground(self, space: Space) -> Ground:
        """Return the ground of a space's cell, which shows whether the space is selectable or selected."""
        if space == self.chosen:
            return Ground.CHOSEN
        if space in self.targets:
            return Ground.TARGET
        return Ground.MOVABLE if space in self.movable else Ground.PLAIN

    def is_plated(self, space: Space, height: int) -> bool:
        """Return whether a stack's number makes room for a name: its own or, if it is wide, one in the row above."""
        return space in self.named or (bool(self.named) and height >= TWO_DIGITS)

    def spaces(self) -> Iterator[Space]:
        """Yield the spaces of marks that may lie on vacant cells, possibly repeated. All other marks are on stacks."""
        yield from (*self.cut_off, *self.targets, *self.planned, *self.named)
        jumps = (self.last_move, self.played, self.better, *self.numbered.values())
        for jump in jumps:
            if isinstance(jump, Jump):
                yield from (jump.source, jump.target)

    @property
    def arrival(self) -> Space | None:
        """The space on which the last move ended."""
        match self.last_move:
            case Place(space) | Jump(target=space):
                return space
            case _:
                return None


def lay_out(
    position: Position, marks: Marks, theme: Theme, *, rotated: bool = False, rows: Rows = WHOLE
) -> list[Stamp]:
    """Return the stamps on the board, bottom first, with labels around these rows of it."""
    place = partial(centre, rotated=rotated)
    stamps = [*_shadows(position, theme, place)]
    stamps += _labels(theme, rows, rotated=rotated)
    stamps += _on_vacant_spaces(position, marks, theme, place)
    stamps += _on_stacks(position, marks, theme, place)
    return stamps


@lru_cache(maxsize=64)
def _labels(theme: Theme, rows: Rows, *, rotated: bool) -> tuple[Stamp, ...]:
    """Return the row and column labels."""
    labels = row_labels(rows, rotated=rotated) + column_labels(rows, rotated=rotated)
    return tuple(figures.label(theme, text).at(at) for text, at in labels)


def _shadows(position: Position, theme: Theme, place: Callable[[Space], Pixel]) -> Iterator[Stamp]:
    """Yield the shadows on cells beside stacks; that of a single piece hardly leaves its own cell."""
    for space, stack in position.stacks.items():
        if stack.height > 1:
            yield figures.shadow(theme, place(space), stack.height).at(place(space))


def _on_vacant_spaces(
    position: Position, marks: Marks, theme: Theme, place: Callable[[Space], Pixel]
) -> Iterator[Stamp]:
    """Yield the marks on vacant spaces: planned pieces, targets, names, ghosts and the last move's arrow."""
    stacks, placing = position.stacks, position.phase is Phase.PLACING
    plans = [space for space in marks.planned if space not in stacks]
    for number, space in enumerate(plans, start=1):
        yield figures.plan(theme, number).at(place(space))
    for space, stack in marks.cut_off.items():
        yield figures.ghost(theme, place(space), stack.pieces[-1], stack.height).at(place(space))
    if isinstance(marks.last_move, Jump):
        at = place(marks.last_move.source)
        yield figures.arrow(theme, at, _way(marks.last_move, place)).at(at)
    for space in marks.targets - stacks.keys() if placing else ():
        yield figures.ground(theme, place(space), Ground.TARGET).at(place(space))
    for space in position.vacant():
        if space not in plans and (placing or space in marks.named):
            yield figures.space_name(theme, place(space), space).at(place(space))


def _on_stacks(
    position: Position, marks: Marks, theme: Theme, place: Callable[[Space], Pixel]
) -> Iterator[Stamp]:
    """Yield the pictures of the stacks, of the grounds under them, and of their labels."""
    stacks, won, arrival = position.stacks, _won(position), marks.arrival
    grounds = {space: Ground.WON if space in won else marks.ground(space) for space in stacks}
    for space, kind in grounds.items():
        if kind not in (Ground.PLAIN, Ground.MOVABLE):
            yield figures.ground(theme, place(space), kind).at(place(space))
    # Upper rows first, because lower stacks overlap them; and each from the left, whichever way the board lies.
    for space in sorted(stacks, key=lambda space: place(space)[::-1]):
        cell, pieces, kind = place(space), stacks[space].pieces, grounds[space]
        arrived, plated = space == arrival, marks.is_plated(space, stacks[space].height)
        is_alone = len(pieces) == 1 and space not in marks.named
        gems = 0 if is_alone else pieces.count(Piece.DVONN)
        stack = figures.stack(theme, cell, pieces, kind, arrived=arrived, plated=plated, gems=gems)
        yield stack.at(cell)
    yield from _losses(position, marks, theme, place)
    for space in marks.blocked & stacks.keys():
        piece, height = stacks[space].pieces[-1], stacks[space].height
        plated = marks.is_plated(space, height)
        yield figures.cross(theme, piece, height, plated=plated).at(place(space))
    yield from _arrows(marks, theme, place)
    for space, kind in grounds.items():
        named = space in marks.named
        if named or kind is Ground.MOVABLE:
            yield figures.name_plate(theme, str(space) if named else "", kind).at(place(space))


def _losses(
    position: Position, marks: Marks, theme: Theme, place: Callable[[Space], Pixel]
) -> Iterator[Stamp]:
    """Yield the marks of stacks that would be cut off: the height, or the target's name if only one target does it."""
    losses = {space: (f"{_MINUS}{stack.height}", True) for space, stack in marks.falling.items()}
    for space, targets in marks.at_risk.items():
        only = str(next(iter(targets))) if len(targets) == 1 else f"{_MINUS}{position.stacks[space].height}"
        losses[space] = only, False
    for space, (text, sure) in losses.items():
        height = position.stacks[space].height if space in position.stacks else 1
        plated = marks.is_plated(space, height)
        yield figures.loss(theme, text, height, sure=sure, plated=plated).at(place(space))


def _arrows(marks: Marks, theme: Theme, place: Callable[[Space], Pixel]) -> Iterator[Stamp]:
    """Yield the arrows of compared and planned moves, then the numbers on top of all arrows."""
    jumps = {kind: jump for kind, jump in ((Way.PLAYED, marks.played), (Way.BETTER, marks.better)) if jump}
    arrows = {kind: (place(jump.source), _way(jump, place)) for kind, jump in jumps.items()}
    aside = len(arrows) > 1 and on_one_line(*arrows[Way.PLAYED], *arrows[Way.BETTER])
    for kind, (start, way) in arrows.items():
        yield figures.long_arrow(theme, way, kind, aside=aside).at(start)
    planned = {number: (place(jump.source), _way(jump, place)) for number, jump in marks.numbered.items()}
    for start, way in planned.values():
        yield figures.long_arrow(theme, way, Way.BETTER, aside=False).at(start)
    for number, ((x, y), way) in planned.items():
        dx, dy = beside(way)
        yield figures.badge(theme, number).at((x + dx, y + dy))


def _way(jump: Jump, place: Callable[[Space], Pixel]) -> Pixel:
    (from_x, from_y), (to_x, to_y) = place(jump.source), place(jump.target)
    return to_x - from_x, to_y - from_y


def _won(position: Position) -> frozenset[Space]:
    """Return the spaces of the winner's stacks; empty without a winner."""
    if position.outcome is None or position.outcome.winner is None:
        return frozenset()
    winner = position.outcome.winner
    return frozenset(space for space, stack in position.stacks.items() if stack.owner is winner)
