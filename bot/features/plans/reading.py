"""A point in a plan of answers: the board as it stands, or the position after one of the replies."""

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
    """A point in the plan of a player, the viewer."""

    match: Match
    plan: Plan
    viewer: UserId
    number: ReplyNumber = NO_REPLY
    """The number of the reply after which it is."""

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """All replies of the plan."""
        return branches(self.plan.replies)

    @property
    def branch(self) -> Branch | None:
        """The reply after which it is."""
        return self.branches[self.number - 1] if 1 <= self.number <= len(self.branches) else None

    @property
    def parent(self) -> ReplyNumber:
        """The number of the point before."""
        return self.branch.parent if self.branch else NO_REPLY

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves that lead to it from the board."""
        return self.branch.plies if self.branch else ()

    @property
    def replies(self) -> Tree:
        """The replies that are planned from here on."""
        return self.branch.reply.then if self.branch else self.plan.replies

    @property
    def shown(self) -> tuple[Branch, ...]:
        """The replies on the way here, and all that follow."""
        if self.branch is None:
            return self.branches
        way = self.branch.path
        return tuple(each for each in self.branches if each.path[: len(way)] == way[: len(each.path)])

    @property
    def following(self) -> tuple[Branch, ...]:
        """The replies that follow at once."""
        return tuple(each for each in self.branches if each.parent == self.number)

    @property
    def version(self) -> PlanVersion:
        """The version of the plan, for controls."""
        return self.plan.version(self.match)

    @property
    def reader(self) -> Colour | None:
        """The viewer's colour."""
        return self.match.players.colour_of(self.viewer)

    @property
    def is_begun_by_viewer(self) -> bool:
        """Whether it is the board, on the viewer's own turn."""
        return not self.branch and self.match.player_to_move == self.viewer

    @property
    def is_end(self) -> bool:
        """Whether nothing can follow: the match is given up, or over."""
        resigns = self.branch is not None and isinstance(self.branch.reply.move, Resigned)
        return resigns or self.position.to_move is None

    @cached_property
    def position(self) -> Position:
        """The position here."""
        position = self.match.position
        for ply in self.plies:
            position = position if isinstance(ply, Resigned) else position.play(ply)
        return position

    @property
    def turn(self) -> Turn | None:
        """The last jump before it."""
        position, turn = self.match.position, self.match.last_turn
        for ply in self.plies:
            if not isinstance(ply, Resigned):
                turn = Turn.of(position, ply) if isinstance(ply, Jump) else turn
                position = position.play(ply)
        return turn

    @property
    def numbered(self) -> dict[int, Jump]:
        """The moves that are answered here, by the numbers of the replies; on one's own turn, one's own."""
        moves = {each.number: each.reply.to or each.reply.move for each in self.following}
        return {number: move for number, move in moves.items() if isinstance(move, Jump)}

    def answer_to(self, theirs: Move) -> Reply | None:
        """The reply that there is to a move of the opponent's."""
        return next((reply for reply in self.replies if reply.to == theirs), None)

    def after(self, theirs: Move) -> Turn:
        """The opponent's next move. Raises `Refused`: ILLEGAL_PLAN, PLAN_CHANGED where nothing can follow."""
        if self.is_end:
            raise Refused(RefusalReason.PLAN_CHANGED, self.match)
        try:
            self.position.play(theirs)
        except IllegalMove as illegal:
            raise Refused(RefusalReason.ILLEGAL_PLAN, Forbidden(self.match, illegal)) from illegal
        return Turn.of(self.position, theirs)

    @property
    def theirs_is_a_pass(self) -> bool:
        """Whether the opponent can't but pass here."""
        return self.position.legal_moves() == (PASS,)


_PLY = re.compile(
    r"(?P<source>[a-k][1-5])\s*(?:->|[-\u2010-\u2015\u2212→])?\s*(?P<target>[a-k][1-5])|(?P<word>[^\W\d_]+)\b",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\s,;]*")


def read_line(text: str, language: Language) -> tuple[Ply, ...]:
    """Read a line of moves, at whose end may stand `resign`: "c3-d4 e5e4, f3 g3 resign".

    That word and `pass` are those of the language, or English. Raises `Refused`: NOT_A_LINE with what stands where it
    can't be read on.
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
    """The pass or the resignation that a word means, if it means one."""
    for each in (language, language_for(None)):
        for words, ply in ((each.say("words-for-pass"), PASS), (each.say("words-for-resign"), RESIGN)):
            if word in words.split():
                return ply
    return None


def read_spaces(text: str) -> list[Space]:
    """Read spaces between blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the word that is none."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_LIST_OF_SPACES, word[:20]) from error
