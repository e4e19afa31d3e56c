"""Plans: moves that a player has chosen ahead, and that are played as soon as the turn comes.

While pieces are placed it is a list of spaces in order of wish; once stacks move, a tree of answers to what the
opponent may play. A plan is private to its player. It is carried out in the transaction of the move before it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.domain.events import Event, Resigned
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.plan_tree import (
    MOST_REPLIES,
    Branch,
    Own,
    PlanVersion,
    Ply,
    Reply,
    ReplyNumber,
    Theirs,
    Tree,
    Walk,
    branches,
    grafted,
    pruned,
    version_of,
    with_passes,
)
from bot.domain.refusal_subjects import Forbidden
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS, SPACES, IllegalMove, Jump, Move, Pass, Phase, Place, Position, Reason, Space


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one player in one match. An empty plan is false."""

    spaces: tuple[Space, ...] = ()
    """The spaces for the next pieces, the most wanted first."""
    replies: Tree = ()
    """The answers to the opponent's next moves, from the position on the board on."""
    since: int | None = field(default=None, compare=False)
    """The event that led to that position; None where it isn't known, in plans of earlier versions."""

    def __bool__(self) -> bool:
        return bool(self.spaces or self.replies)

    def version(self, match: Match) -> PlanVersion:
        """Tells the answers in the present position from others; see `version_of`."""
        return version_of(self.replies, match.position)

    def check_version(self, match: Match, seen: PlanVersion | None) -> None:
        """Let something be done with the plan as its player saw it, if they saw one. Raises `Refused`: PLAN_CHANGED."""
        if seen not in (None, self.version(match)):
            raise Refused(RefusalReason.PLAN_CHANGED, match)

    def current(self, match: Match) -> "Plan":
        """The plan without answers for another position: those that were kept at the very moment of a move."""
        return self if self.since in (None, match.changed) else replace(self, replies=())

    def branch(self, number: ReplyNumber) -> Branch | None:
        """The reply with a number; None where there is none, as for 0."""
        return next((each for each in branches(self.replies) if each.number == number), None)

    def space_in(self, position: Position) -> Space | None:
        """The space for the next piece: the most wanted that is vacant."""
        return next((space for space in self.spaces if space not in position.stacks), None)

    def fitting(self, position: Position) -> "Plan":
        """The plan without the spaces that are no longer vacant, and without any once all pieces are placed."""
        vacant = position.vacant() if position.phase is Phase.PLACING else ()
        return replace(self, spaces=tuple(space for space in self.spaces if space in vacant))

    def with_line(self, match: Match, player: UserId, plies: Sequence[Ply]) -> "tuple[Plan, Own | None]":
        """The plan of a player with a line from the present position, whoever is to move; passes may be left out.

        Moves after the last own one are left out, as they have no answer. Gives also the first answer that was planned
        otherwise until now, if the line takes the place of one.
        Raises `Refused`: PLAN_OF_MOVES while pieces are placed, ILLEGAL_PLAN where a move could not be played,
        PLAN_WITHOUT_ANSWER, TOO_MANY_REPLIES.
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
        """The plan without a reply and all that follows it."""
        return replace(self, replies=pruned(self.replies, branch.path))


NOTHING = Plan()


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """A plan into which a line was put."""

    match: Match
    plan: Plan
    replaced: Own | None
    """The first answer that was planned otherwise before, if the line has taken the place of one."""


def _begun(plies: Sequence[Ply]) -> list[tuple[Theirs, Own]]:
    """The player's own move with which a line begins."""
    return [(None, ply) for ply in plies if isinstance(ply, Jump)]


def _in_pairs(plies: Sequence[Ply]) -> list[tuple[Theirs, Own]]:
    """The opponent's moves, each with the answer to it; no placements are among them."""
    return [
        (to, move)
        for to, move in zip(plies[::2], plies[1::2], strict=False)
        if isinstance(to, Jump | Pass) and not isinstance(move, Place)
    ]


def check_placing(match: Match) -> None:
    """Let spaces be planned while pieces are placed. Raises `Refused`: PLAN_OF_SPACES."""
    try:
        match.position.play(Place(SPACES[0]))
    except IllegalMove as illegal:
        if illegal.reason is Reason.MUST_STACK:
            raise Refused(RefusalReason.PLAN_OF_SPACES, match) from illegal


Plans = Mapping[UserId, Plan]


def carry_out(
    match: Match, plans: Plans, at: datetime, *, since: Sequence[Move] = ()
) -> tuple[tuple[Event, ...], Plans]:
    """Play planned moves, for as long as the player to move has one that fits.

    `since` are the last plies of the match: those that were played since the plans were laid down. Gives the events,
    and what is left of the plans: of a tree, what follows the moves that were played in it; it ends where one left it.
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
    """The places in the trees after some plies."""
    further = dict(walks)
    for move in moves:
        further = {player: walk.after(move) for player, walk in further.items()}
    return further


def _next(match: Match, plan: Plan, due: Reply | None, player: UserId, at: datetime) -> tuple[Event, ...]:
    """The events of what a player has planned for the present position; none where it fits nothing."""
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
