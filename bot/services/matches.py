"""The service of matches: each call is one transaction, or a refusal and no change."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.domain import offer
from bot.domain.events import Event, Halted, HaltReason, OfferKind, WentOn
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId, Venue
from bot.domain.match import Match
from bot.domain.notifications import DirectMessageKind
from bot.domain.plan import (
    NOTHING,
    Plan,
    PlannedLine,
    PlanVersion,
    Ply,
    ReplyNumber,
    carry_out,
    check_placing,
)
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.shown import MatchContext
from bot.services.match_lifecycle import continue_match, ping_in_new_place
from bot.services.match_resolution import match_of_server, resolve_match_to_play
from bot.services.retry import retried
from bot.storage import Store, UnitOfWork
from dvonn import Move, Space


class Matches:
    """The service behind the commands and controls of matches. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # play

    async def play(
        self, match_id: MatchId, move: Move, *, by: UserId, seen: int | None = None, sure: bool = False
    ) -> Match:
        """Play a move, and the forced pass that follows from it.

        `seen` is the number of the event that a control was made for; `sure` as in `Match.play`. Raises as that, and
        `Refused`: NO_SUCH_MATCH. Of several answers to one event a single one is played; the others are refused with
        BOARD_MOVED_ON, unless the same player has just made the very same move.
        """
        return await self._play(lambda uow: uow.matches.find(match_id), move, by=by, seen=seen, sure=sure)

    async def play_resolved(self, move: Move, *, by: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """Play a move in the match that is meant. Raises as `play` and as `resolve_match_to_play`."""

        async def find(uow: UnitOfWork) -> Match:
            try:
                return await resolve_match_to_play(uow, by, venue, match_id)
            except Refused as refusal:
                if refusal.reason is RefusalReason.NOT_YOUR_TURN and isinstance(refusal.about, Match):
                    return refusal.about  # as the move may be what has just been played
                raise

        return await self._play(find, move, by=by)

    async def _play(
        self,
        find: Callable[[UnitOfWork], Awaitable[Match]],
        move: Move,
        *,
        by: UserId,
        seen: int | None = None,
        sure: bool = False,
    ) -> Match:
        def decide(match: Match, around: MatchContext) -> tuple[Event, ...]:
            at = self._clock()
            if match.has_just_played(move, by=by, at=at):
                return ()
            return match.play(move, by=by, at=at, seen=seen, sure=sure, confirm=_asks(around, by))

        return await self._extend(find, decide)

    async def resign(self, match_id: MatchId, *, by: UserId) -> Match:
        """Give a match up. Raises as `Match.resign`, and `Refused`: NO_SUCH_MATCH."""
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: match.resign(by=by, at=self._clock()),
        )

    # offers

    async def offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Offer a draw, or ask for an undo. Raises as `offer.check_offer`, and `Refused`: NO_SUCH_MATCH."""
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.offer(match, kind, by=by, at=self._clock(), seen=seen),
        )

    async def accept_offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Agree to what the opponent has offered, when the event `seen` was the last.

        Raises as `offer.check_answer`, and `Refused`: NO_SUCH_MATCH.
        """
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.accept(match, kind, by=by, at=self._clock(), seen=seen),
        )

    async def refuse_offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Turn down what the opponent has offered, when the event `seen` was the last.

        Raises as `offer.check_answer`, and `Refused`: NO_SUCH_MATCH.
        """
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.refuse(match, kind, by=by, at=self._clock(), seen=seen),
        )

    # plans

    async def plan_of(self, match_id: MatchId, by: UserId) -> tuple[Match, Plan]:
        """A player's plan in a match that goes on. Raises as `Match.check_running`, and `Refused`: NO_SUCH_MATCH."""
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            return match, (await uow.plans.of(match_id)).get(by, NOTHING).current(match)

    @retried
    async def plan_spaces(
        self, match_id: MatchId, spaces: Sequence[Space], *, by: UserId
    ) -> tuple[Match, Plan]:
        """Plan where the next pieces go, instead of an earlier plan; on one's own turn the first is placed at once.

        Gives the match, with the moves that were played by it, and what is left of the plan. Raises as
        `Match.check_running`, `Refused`: PLAN_OF_SPACES once stacks move, and NO_SUCH_MATCH.
        """
        wanted = Plan(spaces=tuple(dict.fromkeys(spaces)))
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            check_placing(match)
            plans = {**await uow.plans.of(match_id), by: wanted.fitting(match.position)}
            events, left = carry_out(match, plans, self._clock())
            for player, plan in left.items():
                await uow.plans.save(match_id, player, plan)
            return await continue_match(uow, match, events), left[by]

    @retried
    async def plan_line(
        self, match_id: MatchId, plies: Sequence[Ply], *, by: UserId, version: PlanVersion | None = None
    ) -> PlannedLine:
        """Plan a line: the moves of both sides from the present position on.

        Moves of it that the plan has already stay; other branches do too. A line that begins on the player's own turn
        waits until they have played its first move. `version` is that of the plan which the player saw, if they saw
        one. Raises as `Match.check_running` and `Plan.with_line`, `Refused`: PLAN_CHANGED, NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match, plan = await _to_plan(uow, match_id, by, version)
            longer, replaced = plan.with_line(match, by, plies)
            await uow.plans.save(match_id, by, longer)
            return PlannedLine(match, longer, replaced)

    @retried
    async def drop_branch(
        self, match_id: MatchId, number: ReplyNumber, *, by: UserId, version: PlanVersion
    ) -> tuple[Match, Plan]:
        """Drop a reply of a plan, by its number, and all that follows it.

        Raises as `Match.check_running`, `Refused`: PLAN_CHANGED, NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match, plan = await _to_plan(uow, match_id, by, version)
            branch = plan.branch(number)
            if branch is None:
                raise Refused(RefusalReason.PLAN_CHANGED, match)
            left = plan.without(branch)
            await uow.plans.save(match_id, by, left)
            return match, left

    @retried
    async def drop_plan(self, match_id: MatchId, *, by: UserId) -> Match:
        """Drop the plan. Raises as `Match.check_running`, and `Refused`: NO_SUCH_MATCH."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            await uow.plans.save(match_id, by, NOTHING)
            return match

    # when the world changes

    @retried
    async def halt(
        self, match_id: MatchId, reason: HaltReason, *, who: UserId | None = None, tell: bool = True
    ) -> Match:
        """Let a match stand still, and `tell` its players why; what may pass in a minute needs no direct message.

        `who` is the player who has left, where that is the reason. Nothing happens where the match stands
        still already, or is over.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            if match.is_over or match.halted:
                return match
            if tell and not match.venue.is_direct:  # there none would arrive, as none did just now
                for player in match.people:
                    await uow.direct_messages.write(DirectMessageKind.HALTED, player, match_id)
            halt = match.event(Halted(reason), self._clock(), by=who)
            return await continue_match(uow, match, (halt,))

    @retried
    async def go_on(self, match_id: MatchId, *reasons: HaltReason) -> Match:
        """Let a match go on, if it stands still for one of these reasons."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            if match.is_over or match.halted not in reasons:
                return match
            return await continue_match(uow, match, (match.event(WentOn(), self._clock()),))

    @retried
    async def relocate(
        self, match_id: MatchId, venue: Venue, *, by: UserId, parent: ChannelId | None = None
    ) -> Match:
        """Go on with a match in another channel of its server. `parent` is the channel of a thread.

        Raises as `Match.check_running`, `Refused`: CHANNEL_NOT_ALLOWED, NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match = await match_of_server(uow, match_id, venue.guild)
            match.check_running(by)
            (await uow.servers.settings(venue.guild)).check_channel(venue.channel, parent)
            at = self._clock()
            match = await uow.matches.relocate(match, venue)
            if match.halted is HaltReason.CHANNEL:
                match = await continue_match(uow, match, (match.event(WentOn(), at),))
            return await ping_in_new_place(uow, match, by=by, at=at)

    @retried
    async def _extend(
        self,
        find: Callable[[UnitOfWork], Awaitable[Match]],
        decide: Callable[[Match, MatchContext], tuple[Event, ...]],
    ) -> Match:
        async with self._store.write() as uow:
            match = await find(uow)
            around = await uow.boards.context_of(match)
            events = decide(match, around)
            if not events:
                return match
            after = await continue_match(uow, match, events, around=around)
            return await _with_who_is_back(uow, after, events[0].actor)

    # looking

    async def for_turn(self, match_id: MatchId, user: UserId, *, seen: int) -> Match:
        """The match whose event `seen` a user wants to answer.

        Raises as `play` does before it looks at the move, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
        match.check_turn(user, seen)
        return match

    async def next_waiting(
        self, player: UserId, guild: GuildId, *, after: MatchId | None = None
    ) -> Match | None:
        """The match that waits for a player next in a server, after another one. See `MatchRepository.next_waiting`."""
        async with self._store.read() as uow:
            found = await uow.matches.next_waiting(player, guild, after=after)
            return None if found is None else await uow.matches.find(found)


async def _to_plan(
    uow: UnitOfWork, match_id: MatchId, player: UserId, version: PlanVersion | None
) -> tuple[Match, Plan]:
    """A match that goes on and a player's plan in it, if it is still of a version."""
    match = await uow.matches.find(match_id)  # locked: of two presses at once, the second sees the first
    match.check_running(player)
    plan = (await uow.plans.of(match_id)).get(player, NOTHING).current(match)
    plan.check_version(match, version)
    return match, plan


async def _with_who_is_back(uow: UnitOfWork, match: Match, by: UserId | None) -> Match:
    """Let a match go on that stood still because a player had left, once that player acts in it; gives the match."""
    halt = match.halt
    if match.is_over or halt is None or match.halted is not HaltReason.LEFT or halt.actor != by:
        return match
    back = match.event(WentOn(), match.events[-1].at)
    return await continue_match(uow, match, (back,))


def _asks(around: MatchContext, user: UserId) -> bool:
    """Whether a player wants to be asked before each move."""
    return user in around.preferences and around.preferences[user].confirm
