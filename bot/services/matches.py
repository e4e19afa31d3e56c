"""The service for matches: moves, offers, plans, and halting and moving matches."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.domain import offer
from bot.domain.events import WITHHELD, Event, Halted, HaltReason, OfferKind, WentOn
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId, Venue
from bot.domain.match import Match
from bot.domain.notifications import MATCH_HALTED, MATCH_MOVED, MATCH_OVER, Ping, PingOn
from bot.domain.obstacle import Obstacle
from bot.domain.occasion import Occasion
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
from bot.domain.shown import FOREIGN, HOME, BoardView, MatchContext, out_of_reach
from bot.services.match_lifecycle import continue_match, is_told_of_end, ping_in_new_place
from bot.services.match_resolution import match_of_server, resolve_match_to_play
from bot.storage import Store, UnitOfWork, retried
from dvonn import Move, Space


class Matches:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # play

    async def play(
        self, match_id: MatchId, move: Move, *, by: UserId, seen: int | None = None, sure: bool = False
    ) -> Match:
        """Play a move, and the forced pass that follows it.

        `seen` is the number of the event that a control was made for; `sure` is as in `Match.play`. Of several replies
        to one event only one is played. The others are refused with BOARD_MOVED_ON, except for the same move by the
        same player. Raises what `Match.play` raises, and `Refused`: NO_SUCH_MATCH.
        """
        return await self._play(lambda uow: uow.matches.find(match_id), move, by=by, seen=seen, sure=sure)

    async def play_resolved(self, move: Move, *, by: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """Play a move in the match that `resolve_match_to_play` finds. Raises what that function and `play` raise."""

        async def find(uow: UnitOfWork) -> Match:
            try:
                return await resolve_match_to_play(uow, by, venue, match_id)
            except Refused as refusal:
                if refusal.reason is RefusalReason.NOT_YOUR_TURN and isinstance(refusal.about, Match):
                    return refusal.about  # the move may have just been played
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
            played = match.play(
                move, by=by, at=at, seen=seen, sure=sure, confirm=_wants_confirmation(around, by)
            )
            return match.return_with(played, by)

        return await self._extend(find, decide)

    async def resign(self, match_id: MatchId, *, by: UserId) -> Match:
        """Resign a match. Raises what `Match.resign` raises, and `Refused`: NO_SUCH_MATCH."""
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: match.resign(by=by, at=self._clock()),
        )

    # offers

    async def offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Offer a draw or request an undo. Raises what `offer.check_offer` raises, and `Refused`: NO_SUCH_MATCH."""
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.offer(match, kind, by=by, at=self._clock(), seen=seen),
        )

    async def accept_offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Accept the opponent's offer, on the board of event `seen`.

        Raises what `offer.check_answer` raises, and `Refused`: NO_SUCH_MATCH.
        """
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.accept(match, kind, by=by, at=self._clock(), seen=seen),
        )

    async def refuse_offer(
        self, match_id: MatchId, kind: OfferKind, *, by: UserId, seen: int | None = None
    ) -> Match:
        """Refuse the opponent's offer, on the board of event `seen`.

        Raises what `offer.check_answer` raises, and `Refused`: NO_SUCH_MATCH.
        """
        return await self._extend(
            lambda uow: uow.matches.find(match_id),
            lambda match, _: offer.refuse(match, kind, by=by, at=self._clock(), seen=seen),
        )

    # plans

    async def plan_of(self, match_id: MatchId, by: UserId) -> tuple[Match, Plan]:
        """Return a running match and a player's plan in it.

        Raises what `Match.check_running` and `check_allowed` raise, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            match.check_allowed(match.policy.plans)
            return match, (await uow.plans.of(match_id)).get(by, NOTHING).current(match)

    @retried
    async def plan_spaces(
        self, match_id: MatchId, spaces: Sequence[Space], *, by: UserId
    ) -> tuple[Match, Plan]:
        """Replace the plan with spaces for the next pieces; on the player's turn the first is placed immediately.

        Returns the match with the moves that were played, and the rest of the plan. Planned moves don't end an absence,
        unlike the piece that is placed immediately. Raises what `check_running` raises,
        and `Refused`: PLAN_OF_SPACES in the stacking phase, NO_SUCH_MATCH.
        """
        wanted = Plan(spaces=tuple(dict.fromkeys(spaces)))
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            match.check_allowed(match.policy.plans)
            check_placing(match)
            plans = {**await uow.plans.of(match_id), by: wanted.fitting(match.position)}
            events, left = carry_out(match, plans, self._clock())
            events = match.return_with(events, by)
            for player, plan in left.items():
                await uow.plans.save(match_id, player, plan)
            return await continue_match(uow, match, events), left[by]

    @retried
    async def plan_line(
        self, match_id: MatchId, plies: Sequence[Ply], *, by: UserId, version: PlanVersion | None = None
    ) -> PlannedLine:
        """Add a line to the plan: moves of both sides from the current position.

        Moves of the line that are already planned stay, as do other branches. A line that begins on the player's own
        turn waits until the player has played its first move. `version` is that of the plan that the player saw, if
        any.

        Raises what `Match.check_running` and `Plan.with_line` raise, and `Refused`: PLAN_CHANGED, NO_SUCH_MATCH.
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
        """Drop a reply of a plan and everything after it.

        Raises what `Match.check_running` raises, and `Refused`: PLAN_CHANGED, NO_SUCH_MATCH.
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
        """Delete a player's plan. Raises what `Match.check_running` raises, and `Refused`: NO_SUCH_MATCH."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            await uow.plans.save(match_id, by, NOTHING)
            return match

    # halting and moving

    @retried
    async def halt(
        self,
        match_id: MatchId,
        reason: HaltReason,
        *,
        without: GuildId | None = None,
        tell: bool = True,
        protecting: Occasion | None = None,
    ) -> Match:
        """Halt a running match; do nothing if it is over, or halted for a reason other than those in `WITHHELD`.

        If it is halted because it is `without` a server, nothing is done as long as all its players have a view left.
        With `tell`, the players get direct messages; a halt that may last only a minute needs none. `protecting` is the
        occasion because of which a move is withheld (`PROTECTED`).
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            if match.is_over or match.halted not in {None, *WITHHELD}:
                return match
            if without is not None and not out_of_reach(await _left(uow, match_id, without), match.people):
                return match
            if tell and not match.venue.is_direct:
                await _tell(uow, match, MATCH_HALTED, *match.people)
            halt = match.event(Halted(reason, occasion=protecting), self._clock())
            return await continue_match(uow, match, (halt,))

    @retried
    async def hold(
        self,
        match_id: MatchId,
        obstacle: Obstacle,
        *,
        part: str = HOME,
        place: Venue | None = None,
        is_untold: bool = False,
        who: UserId | None = None,
    ) -> Match:
        """Record that Discord refuses the board in a view of a match, which is to be posted again later.

        A running match is put on hold if a player is left without a view, and its players are told why. If it is over
        and that `is_untold`, those who have not been told directly are told the result. Does nothing if the view has
        left the `place` of the obstacle. `who` is the player who can have put the obstacle there, if the opponent
        can't.
        """
        async with self._store.write() as uow:
            match, at = await uow.matches.find(match_id), self._clock()
            views = {view.part: view for view in await uow.boards.views_of(match_id)}
            view = views.pop(part, None)
            if view is None or (place and view.venue != place):
                return match
            if who is not None and view.venue.is_direct:
                await uow.people.close_direct(who, at)
            if out_of_reach(views.values(), match.people):
                match = await _hold(
                    uow, match, view, views.get(HOME), obstacle, at=at, is_untold=is_untold, by=who
                )
            next_try = obstacle.next_try(at, since=match.events[-1].at, direct=view.venue.is_direct)
            if match.is_over and next_try is None:
                await uow.boards.give_up(match_id, part)
            else:
                retry_at = None if match.halted is HaltReason.SERVER else next_try
                await uow.boards.lose(match_id, part, obstacle, retry_at)
            if FOREIGN in views and view.reader == match.awaited is not None:
                await _leave_to_press(uow, match_id)
            return match

    @retried
    async def note_accepted(self, match_id: MatchId, part: str) -> Sequence[MatchId]:
        """Record that Discord takes the board in a view again; return the matches of its channel that wait for that."""
        async with self._store.write() as uow:
            await uow.matches.find(match_id)  # locked
            return await uow.boards.accepted(match_id, part)

    @retried
    async def move_out(self, match_id: MatchId, thread: Venue, venue: Venue) -> Match | None:
        """Continue a match in the channel above its thread, which takes no board any more, and tell the players.

        Does nothing if it has left the thread. Returns None if it is over, or the server doesn't allow matches there.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            if match.venue != thread:
                return match
            settings = await uow.servers.settings(venue.guild)
            if match.is_over or not settings.allows(venue.channel):
                return None
            match = await uow.matches.relocate(match, venue)
            await _tell(uow, match, MATCH_MOVED, *match.people)
            if match.halted is HaltReason.CHANNEL:
                match = await continue_match(uow, match, (match.event(WentOn(), self._clock()),))
            return match

    @retried
    async def go_on(self, match_id: MatchId, reason: HaltReason) -> Match:
        """Resume a match if it is halted for this reason, and if each of its players has a view."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            if match.is_over or match.halted is not reason:
                return match
            if out_of_reach(await uow.boards.views_of(match_id), match.people):
                return match
            return await continue_match(uow, match, (match.event(WentOn(), self._clock()),))

    @retried
    async def relocate(
        self, match_id: MatchId, venue: Venue, *, by: UserId, parent: ChannelId | None = None
    ) -> Match:
        """Continue a match in another channel of its server. `parent` is the channel of a thread.

        Raises what `Match.check_running` raises, and `Refused`: CHANNEL_NOT_ALLOWED, NO_SUCH_MATCH.
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
            return await continue_match(uow, match, events, around=around)

    # reading

    async def for_turn(self, match_id: MatchId, user: UserId, *, seen: int) -> Match:
        """Return the match whose event `seen` a user wants to answer.

        Raises what `play` raises before it checks the move, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
        match.check_turn(user, seen)
        return match

    async def next_waiting(self, player: UserId, *, after: MatchId | None = None) -> Match | None:
        """Return the next match that waits for a player, in the order of `MatchRepository.next_waiting`."""
        async with self._store.read() as uow:
            found = await uow.matches.next_waiting(player, after=after)
            return None if found is None else await uow.matches.find(found)


async def _left(uow: UnitOfWork, match_id: MatchId, without: GuildId) -> list[BoardView]:
    """Return the views of a match that are left once a server is gone."""
    views = await uow.boards.views_of(match_id)
    others = {view.venue.guild for view in views} - {without}
    there = {guild for guild in others if not await uow.servers.is_removed(guild)}
    return [view for view in views if view.venue.guild in there]


async def _hold(
    uow: UnitOfWork,
    match: Match,
    view: BoardView,
    home: BoardView | None,
    obstacle: Obstacle,
    *,
    at: datetime,
    is_untold: bool,
    by: UserId | None,
) -> Match:
    """Put a match on hold as the board in its last `view` was refused; of several lost ones, `home` says why."""
    was_halted = match.halted is HaltReason.CHANNEL
    why = home.obstacle if home and home.obstacle else obstacle
    match = await continue_match(uow, match, match.hold(why, at, by=by))
    if view.venue.is_direct:  # the player's direct messages just refused the board
        return match
    if match.is_over and is_untold:
        around = await uow.boards.context_of(match)
        untold = [each for each in match.people if not is_told_of_end(match, each, around)]
        await _tell(uow, match, MATCH_OVER, *untold)
    elif match.halted is HaltReason.CHANNEL and not was_halted:
        await _tell(uow, match, MATCH_HALTED, *match.people)
    return match


async def _leave_to_press(uow: UnitOfWork, match_id: MatchId) -> None:
    """Leave the pending ping of a player whose direct messages take no board to a press in a foreign place."""
    ping = await uow.pings.of(match_id)
    if ping and ping.on is PingOn.BOARD:
        await uow.pings.divert(match_id, ping, Ping(PingOn.PRESS, ping.at))


async def _tell(uow: UnitOfWork, match: Match, kind: str, *players: UserId) -> None:
    for player in players:
        await uow.direct_messages.write(kind, player, match.venue.guild, match.id)


async def _to_plan(
    uow: UnitOfWork, match_id: MatchId, player: UserId, version: PlanVersion | None
) -> tuple[Match, Plan]:
    """Return a running match and a player's plan in it, if the plan still has that version."""
    match = await uow.matches.find(match_id)  # locked: of two concurrent presses, the second sees the first
    match.check_running(player)
    match.check_allowed(match.policy.plans)
    plan = (await uow.plans.of(match_id)).get(player, NOTHING).current(match)
    plan.check_version(match, version)
    return match, plan


def _wants_confirmation(around: MatchContext, user: UserId) -> bool:
    """Whether a player wants to confirm each move."""
    return user in around.preferences and around.preferences[user].confirm
