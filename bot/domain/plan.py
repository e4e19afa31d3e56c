"""Plans: moves that a player has prepared, and that are played as soon as it is their turn.

In the placing phase a plan is a list of spaces in order of preference; in the stacking phase it is a tree of replies to
the opponent's moves. A plan is private, and is carried out in the transaction of the move before it.

In a tree the opponent's alternatives are siblings. A forced pass counts as a move of the player who passes. A tree that
is made on the player's own turn begins with a move of their own: the bot never plays that one, but its children stay in
the plan once the player has played it.

Replies are numbered in pre-order from 1; 0 is the position on the board, before all of them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2s
from itertools import count
from typing import NewType, TypeAlias

from bot.domain.events import Event, Resigned
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.refusals import Forbidden, RefusalReason, Refused
from dvonn import (
    PASS,
    SPACES,
    IllegalMove,
    Jump,
    Move,
    Pass,
    Phase,
    Place,
    Position,
    Reason,
    Space,
    parse_move,
)

ReplyNumber = NewType("ReplyNumber", int)
"""The pre-order number of a reply in its plan, from 1."""

NO_REPLY = ReplyNumber(0)

PlanVersion = NewType("PlanVersion", str)
"""Six hex digits that identify a tree in a position."""

MOST_REPLIES = 40
"""The maximum number of replies per plan."""

RESIGN = Resigned()

_RESIGN, _NONE = "resign", "-"

Theirs: TypeAlias = Jump | Pass | None
Own: TypeAlias = Jump | Pass | Resigned
Ply: TypeAlias = Move | Resigned


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer `move` to the opponent's move `to`, and what is planned after it."""

    to: Theirs
    """None if the tree begins with the player's own move."""
    move: Own
    then: "Tree" = ()


Tree: TypeAlias = tuple[Reply, ...]
"""Sibling replies: each to another move of the opponent's, or each with another first move of the player's own."""


@dataclass(frozen=True, slots=True)
class Branch:
    number: ReplyNumber
    parent: ReplyNumber
    """The number of the preceding reply, or `NO_REPLY`."""
    path: tuple[Reply, ...]
    """The replies from the root to this one."""

    @property
    def reply(self) -> Reply:
        return self.path[-1]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves from the position on the board up to and including this reply."""
        return tuple(ply for reply in self.path for ply in (reply.to, reply.move) if ply is not None)


def branches(tree: Tree) -> tuple[Branch, ...]:
    """Return all replies of a tree, ordered by number."""
    numbers = count(1)

    def within(tree: Tree, parent: ReplyNumber, path: tuple[Reply, ...]) -> Iterator[Branch]:
        for reply in tree:
            branch = Branch(ReplyNumber(next(numbers)), parent, (*path, reply))
            yield branch
            yield from within(reply.then, branch.number, branch.path)

    return tuple(within(tree, NO_REPLY, ()))


def grafted(tree: Tree, line: Sequence[tuple[Theirs, Own]]) -> tuple[Tree, Own | None]:
    """Insert a line into a tree, with which it may share its beginning.

    Also returns the first answer that the line replaces, if any; everything after that answer is dropped.
    """
    if not line:
        return tree, None
    (to, move), *rest = line
    same = (reply.to == to and (to is not None or reply.move == move) for reply in tree)
    at = next((index for index, is_same in enumerate(same) if is_same), len(tree))
    before = tree[at] if at < len(tree) else None
    differs = before is not None and before.move != move
    then, replaced = grafted(() if before is None or differs else before.then, rest)
    new = Reply(to, move, then)
    return (*tree[:at], new, *tree[at + 1 :]), before.move if before is not None and differs else replaced


def pruned(tree: Tree, path: Sequence[Reply]) -> Tree:
    """Remove the reply at the end of a path, with everything after it."""
    first, *rest = path
    kept = [
        replace(reply, then=pruned(reply.then, rest)) if reply == first else reply
        for reply in tree
        if rest or reply != first
    ]
    return tuple(kept)


def with_passes(position: Position, plies: Sequence[Ply]) -> tuple[Ply, ...]:
    """Insert the forced passes that were left out, and cut the line after a resignation.

    A resignation is dropped if its player can't move. Raises `IllegalMove` for the first illegal ply.
    """
    full: list[Ply] = []
    for ply in plies:
        must_pass = position.legal_moves() == (PASS,)
        if isinstance(ply, Resigned):
            may_resign = position.legal_moves() and not must_pass
            return (*full, ply) if may_resign else tuple(full)
        if must_pass and ply != PASS:
            full.append(PASS)
            position = position.play(PASS)
        full.append(ply)
        position = position.play(ply)
    return tuple(full)


@dataclass(frozen=True, slots=True)
class Walk:
    """A position in a tree during a match: before the answer `due`, if any, otherwise before the replies in `tree`."""

    tree: Tree
    due: Reply | None = None

    def after(self, move: Move) -> "Walk":
        """Advance by one ply of either player; the tree is empty once the match leaves it."""
        if self.due:
            return Walk(self.due.then if self.due.move == move else ())
        if begun := next((reply for reply in self.tree if reply.to is None and reply.move == move), None):
            return Walk(begun.then)
        return Walk((), next((reply for reply in self.tree if reply.to == move), None))


def version_of(tree: Tree, position: Position) -> PlanVersion:
    """Return the version of a tree in a position, for controls on pages that show it."""
    return PlanVersion(blake2s(f"{position} {format_tree(tree)}".encode(), digest_size=3).hexdigest())


def format_tree(tree: Tree) -> str:
    """Format a tree as `c3d4:e5e6 (f4g4:resign) a1a2:b2b3`: what follows a reply in brackets, `-` for no move."""
    return " ".join(map(_format, tree))


def _format(reply: Reply) -> str:
    move = _RESIGN if isinstance(reply.move, Resigned) else str(reply.move)
    then = f" ({format_tree(reply.then)})" if reply.then else ""
    return f"{reply.to or _NONE}:{move}{then}"


def read_tree(text: str) -> Tree:
    """Parse the output of `format_tree`."""
    levels: list[list[Reply]] = [[]]
    for word in re.findall(r"[()]|[^\s()]+", text):
        if word == "(":
            levels.append([])
        elif word == ")":
            then = tuple(levels.pop())
            levels[-1][-1] = replace(levels[-1][-1], then=then)
        else:
            to, _, move = word.partition(":")
            answer = RESIGN if move == _RESIGN else _ply(move)
            levels[-1].append(Reply(None if to == _NONE else _ply(to), answer))
    return tuple(levels[0])


def _ply(text: str) -> Jump | Pass:
    move = parse_move(text)
    if not isinstance(move, Jump | Pass):
        raise TypeError(move)
    return move


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one player in one match. An empty plan is falsy."""

    spaces: tuple[Space, ...] = ()
    """The spaces for the next pieces, in order of preference."""
    replies: Tree = ()
    """The replies that start from the position on the board."""
    since: int | None = field(default=None, compare=False)
    """The number of the event that led to the position before the replies; None without replies."""

    def __bool__(self) -> bool:
        return bool(self.spaces or self.replies)

    def version(self, match: Match) -> PlanVersion:
        """Return the version of the replies in the current position."""
        return version_of(self.replies, match.position)

    def check_version(self, match: Match, seen: PlanVersion | None) -> None:
        """Check that the plan is the one that its player saw, if `seen` is known. Raises `Refused`: PLAN_CHANGED."""
        if seen not in (None, self.version(match)):
            raise Refused(RefusalReason.PLAN_CHANGED, match)

    def current(self, match: Match) -> "Plan":
        """Drop replies planned for another position: they may have been saved just as a move was played."""
        return self if self.since in (None, match.changed) else replace(self, replies=())

    def branch(self, number: ReplyNumber) -> Branch | None:
        """Find a reply by number; None if there is none, as for 0."""
        return next((each for each in branches(self.replies) if each.number == number), None)

    def space_in(self, position: Position) -> Space | None:
        """Return the preferred vacant space for the next piece."""
        return next((space for space in self.spaces if space not in position.stacks), None)

    def fitting(self, position: Position) -> "Plan":
        """Drop the spaces that are no longer vacant, and all of them once the pieces are placed."""
        vacant = position.vacant() if position.phase is Phase.PLACING else ()
        return replace(self, spaces=tuple(space for space in self.spaces if space in vacant))

    def with_line(self, match: Match, player: UserId, plies: Sequence[Ply]) -> "tuple[Plan, Own | None]":
        """Insert a line from the current position, whichever side is to move; forced passes may be left out.

        Moves after the player's last own move are dropped, as they have no answer. Also returns the first answer that
        the line replaces, if any. Raises `Refused`: PLAN_OF_MOVES in the placing phase, ILLEGAL_PLAN for an illegal
        move, PLAN_WITHOUT_ANSWER, TOO_MANY_REPLIES.
        """
        if match.position.phase is Phase.PLACING:
            raise Refused(RefusalReason.PLAN_OF_MOVES, match)
        try:
            full = with_passes(match.position, plies)
        except IllegalMove as illegal:
            raise Refused(RefusalReason.ILLEGAL_PLAN, Forbidden(match, illegal)) from illegal
        begun = match.player_to_move == player
        line = [*_begun(full[:1]), *_in_pairs(full[1:])] if begun else _in_pairs(full)
        if len(line) <= begun:
            raise Refused(RefusalReason.PLAN_WITHOUT_ANSWER, match)
        tree, replaced = grafted(self.replies, line)
        if len(branches(tree)) > MOST_REPLIES:
            raise Refused(RefusalReason.TOO_MANY_REPLIES, match)
        return replace(self, replies=tree, since=match.changed), replaced

    def without(self, branch: Branch) -> "Plan":
        """Remove a reply and everything after it."""
        return replace(self, replies=pruned(self.replies, branch.path))


NOTHING = Plan()


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """The result of inserting a line into a plan."""

    match: Match
    plan: Plan
    replaced: Own | None
    """The first answer that the line replaced, if any."""


def _begun(plies: Sequence[Ply]) -> list[tuple[Theirs, Own]]:
    """Return the player's own first move of a line, which answers no move of the opponent's."""
    return [(None, ply) for ply in plies if isinstance(ply, Jump)]


def _in_pairs(plies: Sequence[Ply]) -> list[tuple[Theirs, Own]]:
    """Pair the opponent's moves with the answers to them. A line has no placements."""
    return [
        (to, move)
        for to, move in zip(plies[::2], plies[1::2], strict=False)
        if isinstance(to, Jump | Pass) and not isinstance(move, Place)
    ]


def check_placing(match: Match) -> None:
    """Check that pieces are still being placed. Raises `Refused`: PLAN_OF_SPACES."""
    try:
        match.position.play(Place(SPACES[0]))
    except IllegalMove as illegal:
        if illegal.reason is Reason.MUST_STACK:
            raise Refused(RefusalReason.PLAN_OF_SPACES, match) from illegal


Plans = Mapping[UserId, Plan]


def carry_out(
    match: Match, plans: Plans, at: datetime, *, since: Sequence[Move] = ()
) -> tuple[tuple[Event, ...], Plans]:
    """Play planned moves for as long as the player to move has one that fits.

    `since` are the plies played after the plans were stored. Returns the events and the remaining plans: of a tree,
    what follows the moves that were played, or nothing if the match has left it.
    """
    events: tuple[Event, ...] = ()
    walks = {player: Walk(plan.replies) for player, plan in plans.items()}
    walks = _further(walks, since)
    while (player := match.player_to_move) is not None and player in plans:
        new = _next(match, plans[player], walks[player].due, player, at)
        if not new:
            break
        match = match.followed_by(new)
        events += new
        walks = _further(walks, [event.what for event in new if isinstance(event.what, Move)])
    left = {
        player: replace(plan, replies=walks[player].tree, since=match.changed)
        for player, plan in plans.items()
    }
    return events, {player: plan.fitting(match.position) for player, plan in left.items()}


def _further(walks: Mapping[UserId, Walk], moves: Sequence[Move]) -> dict[UserId, Walk]:
    """Advance all walks by some plies."""
    further = dict(walks)
    for move in moves:
        further = {player: walk.after(move) for player, walk in further.items()}
    return further


def _next(match: Match, plan: Plan, due: Reply | None, player: UserId, at: datetime) -> tuple[Event, ...]:
    """Return the events of the planned move for the current position; empty if no plan fits."""
    if match.position.phase is Phase.PLACING:
        space = plan.space_in(match.position)
        return () if space is None else match.play(Place(space), by=player, at=at, sure=True)
    if due is None:
        return ()
    if isinstance(due.move, Resigned):
        return match.resign(by=player, at=at)
    if due.move is PASS or due.move not in match.position.legal_moves():
        return ()
    return match.play(due.move, by=player, at=at, sure=True)
