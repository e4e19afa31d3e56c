"""A point in a plan of answers (the current board, or the position after a reply), and the parser for typed plans."""

import re
from dataclasses import dataclass
from functools import cached_property

from bot.catalogue import Language, language_for
from bot.domain import Match, Plan, Turn, UserId
from bot.domain.events import Resigned
from bot.domain.plan import (
    NO_REPLY,
    RESIGN,
    Branch,
    PlanVersion,
    Ply,
    Reply,
    ReplyNumber,
    Tree,
    branches,
)
from bot.domain.refusals import Forbidden, RefusalReason, Refused
from dvonn import PASS, Colour, DvonnError, IllegalMove, Jump, Move, Position, Space


@dataclass(frozen=True)
class Point:
    """A point in the plan of the viewer, who is a player of the match."""

    match: Match
    plan: Plan
    viewer: UserId
    number: ReplyNumber = NO_REPLY
    """The reply after which this point comes."""

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        return branches(self.plan.replies)

    @property
    def branch(self) -> Branch | None:
        """The reply after which this point comes; None for the current board."""
        return self.branches[self.number - 1] if 1 <= self.number <= len(self.branches) else None

    @property
    def parent(self) -> ReplyNumber:
        return self.branch.parent if self.branch else NO_REPLY

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves from the current board to this point."""
        return self.branch.plies if self.branch else ()

    @property
    def replies(self) -> Tree:
        return self.branch.reply.then if self.branch else self.plan.replies

    @property
    def shown(self) -> tuple[Branch, ...]:
        """The replies on the path to this point, and all that follow it."""
        if self.branch is None:
            return self.branches
        way = self.branch.path
        return tuple(each for each in self.branches if each.path[: len(way)] == way[: len(each.path)])

    @property
    def following(self) -> tuple[Branch, ...]:
        """The replies that follow this point directly."""
        return tuple(each for each in self.branches if each.parent == self.number)

    @property
    def version(self) -> PlanVersion:
        return self.plan.version(self.match)

    @property
    def reader(self) -> Colour | None:
        return self.match.players.colour_of(self.viewer)

    @property
    def is_begun_by_viewer(self) -> bool:
        """Whether this is the current board, and it is the viewer's turn."""
        return not self.branch and self.match.player_to_move == self.viewer

    @property
    def is_end(self) -> bool:
        """Whether nothing can follow, because the player resigns here or the game is over."""
        resigns = self.branch is not None and isinstance(self.branch.reply.move, Resigned)
        return resigns or self.position.to_move is None

    @cached_property
    def position(self) -> Position:
        position = self.match.position
        for ply in self.plies:
            position = position if isinstance(ply, Resigned) else position.play(ply)
        return position

    @property
    def turn(self) -> Turn | None:
        """The last jump before this point."""
        position, turn = self.match.position, self.match.last_turn
        for ply in self.plies:
            if not isinstance(ply, Resigned):
                turn = Turn.of(position, ply) if isinstance(ply, Jump) else turn
                position = position.play(ply)
        return turn

    @property
    def numbered(self) -> dict[int, Jump]:
        """The moves to draw here, by reply number: those that are answered, or the viewer's own on their turn."""
        moves = {each.number: each.reply.to or each.reply.move for each in self.following}
        return {number: move for number, move in moves.items() if isinstance(move, Jump)}

    def answer_to(self, theirs: Move) -> Reply | None:
        """Return the planned reply to a move of the opponent's, if any."""
        return next((reply for reply in self.replies if reply.to == theirs), None)

    def after(self, theirs: Move) -> Turn:
        """Return the opponent's turn. Raises `Refused`: ILLEGAL_PLAN, or PLAN_CHANGED if nothing can follow."""
        if self.is_end:
            raise Refused(RefusalReason.PLAN_CHANGED, self.match)
        try:
            self.position.play(theirs)
        except IllegalMove as illegal:
            raise Refused(RefusalReason.ILLEGAL_PLAN, Forbidden(self.match, illegal)) from illegal
        return Turn.of(self.position, theirs)

    @property
    def theirs_is_a_pass(self) -> bool:
        """Whether the opponent must pass here."""
        return self.position.legal_moves() == (PASS,)


_PLY = re.compile(
    r"(?P<source>[a-k][1-5])\s*(?:->|[-\u2010-\u2015\u2212→])?\s*(?P<target>[a-k][1-5])|(?P<word>[^\W\d_]+)\b",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\s,;]*")


def read_line(text: str, language: Language) -> tuple[Ply, ...]:
    """Parse a line of moves, optionally ending with `resign`: "c3-d4 e5e4, f3 g3 resign".

    Accepts `resign` and `pass` in the given language or in English. Raises `Refused`: NOT_A_LINE with the first text
    that can't be parsed.
    """
    plies: list[Ply] = []
    at = _end_of_gap(text, 0)
    while at < len(text):
        found = _PLY.match(text, at)
        ply = found and _ply(found, language)
        if not found or not ply:
            raise Refused(RefusalReason.NOT_A_LINE, text[at:].split(maxsplit=1)[0][:20])
        plies.append(ply)
        at = _end_of_gap(text, found.end())
    return tuple(plies)


def _end_of_gap(text: str, start: int) -> int:
    found = _BETWEEN.match(text, start)
    return found.end() if found else start


def _ply(found: re.Match[str], language: Language) -> Ply | None:
    if found["word"]:
        return _named(found["word"].lower(), language)
    try:
        return Jump(Space.parse(found["source"]), Space.parse(found["target"]))
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_LINE, found[0]) from error


def _named(word: str, language: Language) -> Ply | None:
    """Return the pass or the resignation that a word names."""
    for each in (language, language_for(None)):
        for words, ply in ((each.say("words-for-pass"), PASS), (each.say("words-for-resign"), RESIGN)):
            if word in words.split():
                return ply
    return None


def read_spaces(text: str) -> list[Space]:
    """Parse spaces separated by blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the invalid word."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_LIST_OF_SPACES, word[:20]) from error
