"""Plans: moves that a player has chosen ahead, and that are played as soon as the turn comes.

While pieces are placed it is a list of spaces in order of wish; once stacks move, answers to the opponent's next move.
A plan is private to its player. It is carried out in the transaction of the move before it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot.matches.events import Event
from bot.matches.ids import UserId
from bot.matches.match import Match
from bot.matches.refusals import Forbidden, Refused, Why
from dvonn import SPACES, IllegalMove, Jump, Move, Phase, Place, Position, Reason, Space

MOST_REPLIES = 10


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: if the opponent plays one move, the player plays another."""

    to: Jump
    move: Jump


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one player in one match. An empty plan is false."""

    spaces: tuple[Space, ...] = ()
    """The spaces for the next pieces, the most wanted first."""
    replies: tuple[Reply, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.spaces or self.replies)

    def answer_to(self, match: Match) -> Move | None:
        """The move that the plan has for the present position; None where it has none that the rules allow."""
        if match.position.phase is Phase.PLACING:
            return next((Place(space) for space in self.spaces if space not in match.position.stacks), None)
        last = match.last_turn
        for reply in self.replies:
            if last and reply.to == last.move and reply.move in match.position.legal_moves():
                return reply.move
        return None

    def fitting(self, position: Position) -> "Plan":
        """The plan without the spaces that are no longer vacant, and without any once all pieces are placed."""
        vacant = position.vacant() if position.phase is Phase.PLACING else ()
        return replace(self, spaces=tuple(space for space in self.spaces if space in vacant))

    def with_reply(self, match: Match, reply: Reply) -> "Plan":
        """The plan with one more reply, in the place of another to the same move.

        Raises `Refused`: ILLEGAL_PLAN where one of the two moves could not be played, TOO_MANY_REPLIES.
        """
        others = tuple(each for each in self.replies if each.to != reply.to)
        if len(others) >= MOST_REPLIES:
            raise Refused(Why.TOO_MANY_REPLIES, match)
        try:
            match.position.play(reply.to).play(reply.move)
        except IllegalMove as illegal:
            raise Refused(Why.ILLEGAL_PLAN, Forbidden(match, illegal)) from illegal
        return replace(self, replies=(*others, reply))


NOTHING = Plan()


def check_placing(match: Match) -> None:
    """Let spaces be planned while pieces are placed. Raises `Refused`: PLAN_OF_SPACES."""
    try:
        match.position.play(Place(SPACES[0]))
    except IllegalMove as illegal:
        if illegal.reason is Reason.MUST_STACK:
            raise Refused(Why.PLAN_OF_SPACES, match) from illegal


Plans = Mapping[UserId, Plan]


def carry_out(match: Match, plans: Plans, at: datetime) -> tuple[tuple[Event, ...], Plans]:
    """Play planned moves, for as long as the player to move has one that fits.

    Gives the events and what is left of the plans. A reply fits only the position that its player saw, so all replies
    are dropped once the opponent has moved.
    """
    events: tuple[Event, ...] = ()
    left = {player: replace(plan, replies=()) for player, plan in plans.items()}
    while (player := match.player_to_move) is not None:
        plan = left.get(player, NOTHING) if events else plans.get(player, NOTHING)
        move = plan.answer_to(match)
        if move is None:
            break
        new = match.play(move, by=player, at=at, sure=True)
        match = match.followed_by(new)
        events += new
    return events, {player: plan.fitting(match.position) for player, plan in left.items()}
