"""A point in a plan of answers: the board as it stands, or the position after one of the replies."""

from dataclasses import dataclass
from functools import cached_property

from bot.domain import Match, Plan, Turn, UserId
from bot.domain.events import Resigned
from bot.domain.plan_tree import NO_REPLY, Branch, PlanVersion, Ply, Reply, ReplyNumber, Tree, branches
from bot.domain.refusal_subjects import Forbidden
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS, Colour, IllegalMove, Jump, Move, Position


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
