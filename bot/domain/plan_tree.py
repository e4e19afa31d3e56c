"""The tree of a plan: moves that the opponent may play, each with one answer, and what follows the answer.

From each point the opponent's moves stand side by side. A forced pass counts as a move of whoever has to pass. A tree
that is laid down on the player's own turn begins with a move of their own: the bot never plays that one, but what
follows it stays in the plan once they have played it.

A reply has a number: its place among all, each before those that follow it, from 1 on; 0 means the position on the
board, before all of them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2s
from itertools import count
from typing import NewType, TypeAlias

from bot.domain.events import Resigned
from dvonn import PASS, Jump, Move, Pass, Position, parse_move

ReplyNumber = NewType("ReplyNumber", int)
"""The place of a reply among all of its plan, from 1 on."""

NO_REPLY = ReplyNumber(0)
"""The position on the board, before all replies."""

PlanVersion = NewType("PlanVersion", str)
"""Six letters and digits that tell a tree in a position from others."""

MOST_REPLIES = 40
"""Replies in one plan."""

RESIGN = Resigned()
"""The answer that gives the match up."""

_RESIGN, _NONE = "resign", "-"

Theirs: TypeAlias = Jump | Pass | None
Own: TypeAlias = Jump | Pass | Resigned
Ply: TypeAlias = Move | Resigned


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: if the opponent plays one move, the player plays another; and what is planned from there on."""

    to: Theirs
    """None for a move with which the player is to begin."""
    move: Own
    then: "Tree" = ()


Tree: TypeAlias = tuple[Reply, ...]
"""The replies side by side, each to another move of the opponent's; or each with another first move of one's own."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A reply in its tree."""

    number: ReplyNumber
    parent: ReplyNumber
    """The number of the reply that it follows, or `NO_REPLY`."""
    path: tuple[Reply, ...]
    """The replies from the first on, this one last."""

    @property
    def reply(self) -> Reply:
        """The reply itself."""
        return self.path[-1]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves that lead from the board to where the reply has been given."""
        return tuple(ply for reply in self.path for ply in (reply.to, reply.move) if ply is not None)


def branches(tree: Tree) -> tuple[Branch, ...]:
    """All replies of a tree, in the order of their numbers."""
    numbers = count(1)

    def within(tree: Tree, parent: ReplyNumber, path: tuple[Reply, ...]) -> Iterator[Branch]:
        for reply in tree:
            branch = Branch(ReplyNumber(next(numbers)), parent, (*path, reply))
            yield branch
            yield from within(reply.then, branch.number, branch.path)

    return tuple(within(tree, NO_REPLY, ()))


def grafted(tree: Tree, line: Sequence[tuple[Theirs, Own]]) -> tuple[Tree, Own | None]:
    """A tree with a line in it: what they have in common stands in it once.

    Gives also the first answer that was planned otherwise before, if one was: the line takes its place, and that of all
    that followed it.
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
    """A tree without the reply at the end of a path, and without all that follows it."""
    first, *rest = path
    kept = [
        replace(reply, then=pruned(reply.then, rest)) if reply == first else reply
        for reply in tree
        if rest or reply != first
    ]
    return tuple(kept)


def with_passes(position: Position, plies: Sequence[Ply]) -> tuple[Ply, ...]:
    """Plies from a position on, with the forced passes that were left out between them, up to a resignation.

    Nobody resigns where they can't move. Raises `IllegalMove` for the first ply that the rules forbid.
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
    """A place in a tree while a match goes on: before the answer that is `due`, else before what is in the tree."""

    tree: Tree
    due: Reply | None = None

    def after(self, move: Move) -> "Walk":
        """The place after one more ply, of whoever is to move; nothing is left once it leaves the tree."""
        if self.due:
            return Walk(self.due.then if self.due.move == move else ())
        if begun := next((reply for reply in self.tree if reply.to is None and reply.move == move), None):
            return Walk(begun.then)
        return Walk((), next((reply for reply in self.tree if reply.to == move), None))


def version_of(tree: Tree, position: Position) -> PlanVersion:
    """The version of a tree in a position, for a control on a page that shows it."""
    return PlanVersion(blake2s(f"{position} {format_tree(tree)}".encode(), digest_size=3).hexdigest())


def format_tree(tree: Tree) -> str:
    """A tree as a text: `c3d4:e5e6 (f4g4:resign) a1a2:b2b3`, what follows a reply in brackets; `-` is no move."""
    return " ".join(map(_format, tree))


def _format(reply: Reply) -> str:
    move = _RESIGN if isinstance(reply.move, Resigned) else str(reply.move)
    then = f" ({format_tree(reply.then)})" if reply.then else ""
    return f"{reply.to or _NONE}:{move}{then}"


def read_tree(text: str) -> Tree:
    """The tree that a text of `format_tree` means. Version 0.1 wrote replies without brackets."""
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
