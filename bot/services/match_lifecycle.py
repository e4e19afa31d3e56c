"""Beginning and continuing a match: the consequences of new events, in the same transaction.

Plans are carried out, the clock is updated, the resulting pings and direct messages are queued, and the handlers of
features run (`Subscriptions`).
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.clock import Pace
from bot.domain.computer import Computer
from bot.domain.events import (
    BoardChange,
    CameBack,
    CancelReason,
    Declined,
    Event,
    HaltReason,
    Offered,
    Setup,
    TimedOut,
    Undone,
    WentAway,
)
from bot.domain.ids import ChannelId, EventNumber, Players, UserId, Venue
from bot.domain.match import Match, opening_events
from bot.domain.notifications import (
    MATCH_OVER,
    NO_PING,
    Ping,
    PingOn,
    ping_for,
    ping_on,
    renewed,
)
from bot.domain.occasion import CASUAL, Occasion
from bot.domain.plan import NOTHING, Plans, carry_out
from bot.domain.policy import policy_of
from bot.domain.preferences import PingWhen
from bot.domain.rating import Stakes
from bot.domain.server_settings import ServerSettings
from bot.domain.shown import SHRINKS_AFTER, MatchContext, Message
from bot.storage import UnitOfWork
from bot.storage.match_views import head_key
from bot.storage.views import of_key
from dvonn import Game, Move
from dvonn.setup import placements_by_lot


def set_up(setup: Setup, opening: Game | None, rng: random.Random) -> Game:
    """Build the game at the start of a match; a random set-up is drawn."""
    return Game(placements_by_lot(rng)) if setup is Setup.RANDOM else opening or Game()


async def wants_thread(uow: UnitOfWork, settings: ServerSettings, channel: ChannelId) -> bool:
    """Whether a match that begins in a channel gets its own thread."""
    if settings.always_threads or settings.threads is False:
        return settings.always_threads
    return await uow.matches.stand_in(channel)


def opens_own_thread(settings: ServerSettings, *, below_a_channel: bool) -> bool:
    """Whether a match against the computer gets a thread; `below_a_channel` is whether one can be opened.

    Such a match concerns no other members, so it gets a thread unless the server has decided against threads.
    """
    return below_a_channel and (settings.quiet or settings.threads is not False)


async def begin_match(
    uow: UnitOfWork,
    venue: Venue,
    players: Players,
    setup: Setup,
    opening: Game,
    *,
    pace: Pace,
    in_thread: bool,
    at: datetime,
    computer: Computer | None = None,
    present: UserId | None = None,
    stakes: Stakes = Stakes.UNRATED,
    occasion: Occasion = CASUAL,
    ends_at: datetime | None = None,
    direct: Mapping[UserId, ChannelId] | None = None,
    foreign: Message | None = None,
) -> Match:
    """Begin a match. The clock of a player who is away is stopped from the start, unless the match is live.

    `present` is the user who has begun the match and therefore needs no ping, except in a thread: a mention adds them
    to it. The policy of the `occasion` holds from now on; where it allows no rated matches, the match is unrated. At
    `ends_at`, if given, the match ends wherever it stands. Results in the channel shrink to make room for it. `direct`
    are the direct messages of both players if they play there, `foreign` the message in a foreign place that shows
    the match, too.
    """
    policy = policy_of(occasion)
    if policy.secret and not (ends_at and occasion.key):
        raise ValueError(f"a secret board needs a key and an end: {occasion}")
    people = players.but(computer.user if computer else None)
    await uow.people.hold(*people)  # otherwise a player could go away meanwhile, with a running clock
    events = opening_events(opening, at)
    away = {} if pace.is_live else await uow.absences.current(players.both)
    for player, absence in sorted(away.items()):
        events += (Event(EventNumber(events[-1].number + 1), WentAway(absence.until), player, at),)
    match = await uow.matches.add(
        venue,
        players,
        setup,
        events,
        pace=pace,
        in_thread=in_thread,
        computer=computer,
        stakes=stakes if policy.rated else Stakes.UNRATED,
        occasion=occasion,
        ends_at=ends_at,
        direct=direct,
        foreign=foreign,
    )
    around = await uow.boards.context_of(match)
    ping = await _ping(uow, match, events, around, present=None if in_thread else present)
    await uow.pings.put(match.id, ping)
    begun = replace(match, ping=ping.to_make if ping else None)
    await uow.boards.shrink_in(venue.channel, at + SHRINKS_AFTER)
    await _handle(uow, begun, events)
    return begun


async def continue_match(
    uow: UnitOfWork,
    match: Match,
    events: tuple[Event, ...],
    *,
    around: MatchContext | None = None,
    present: UserId | None = None,
) -> Match:
    """Append events to a match, and the planned moves that follow; return the match.

    `around` is the match's context if it was just read; `present` is a user who needs no ping for these events, because
    they requested them. Raises `OvertakenError` if another transaction was faster, and what `Match.check_time` raises.
    """
    if not events:
        return match
    match.check_time(events)
    by = None if isinstance(events[0].what, TimedOut) else events[0].actor
    around = around or await uow.boards.context_of(match)
    if around.plans and any(isinstance(event.what, BoardChange) for event in events):
        events = await _with_planned(uow, match, events, around.plans)
    after = match.followed_by(events)
    ping = await _ping(uow, after, events, around, present=present)
    if ping:
        after = replace(after, ping=ping.to_make)
    await uow.matches.append(match, events, ping=ping, after=after)
    if after.is_over:
        await uow.views.changed(*of_key(head_key(match.id)))
        await _drop_plans(uow, after)
        await _notify_of_end(uow, after, around, by)
    await _handle(uow, after, events)
    return after


async def _handle(uow: UnitOfWork, match: Match, events: tuple[Event, ...]) -> None:
    for handle in uow.subscriptions.events:
        await handle(uow, match, events)


async def _with_planned(
    uow: UnitOfWork, match: Match, events: tuple[Event, ...], plans: Plans
) -> tuple[Event, ...]:
    """Return the events with the planned moves that are due now, and store what is left of the plans.

    After an undo no move is due, and the plans are deleted.
    """
    planned: tuple[Event, ...] = ()
    left = dict.fromkeys(plans, NOTHING)
    if not isinstance(events[0].what, Undone):
        moves = [event.what for event in events if isinstance(event.what, Move)]
        current = {player: plan.current(match) for player, plan in plans.items()}
        planned, remaining = carry_out(match.followed_by(events), current, events[-1].at, since=moves)
        left.update(remaining)
    for player, plan in left.items():
        if plan != plans[player]:
            await uow.plans.save(match.id, player, plan)
    return events + planned


async def _ping(
    uow: UnitOfWork,
    after: Match,
    events: tuple[Event, ...],
    around: MatchContext,
    *,
    present: UserId | None = None,
) -> Ping | None:
    """Return the ping that events lead to (`NO_PING` for none); None if the pending ping doesn't change."""
    awaited = after.awaited
    if awaited is None or awaited in {*after.away, present} or awaited not in after.people:
        return NO_PING
    if _caused(events, by=awaited):
        return NO_PING
    if not any(is_news(event, awaited) for event in events):
        return None
    return await _ping_to(uow, after, awaited, around, events[-1].at)


def _caused(events: Sequence[Event], *, by: UserId) -> bool:
    """Whether a player alone changed the board, and so needs no ping, as after placing the last piece."""
    actors = {event.actor for event in events if isinstance(event.what, BoardChange)}
    return actors - {None} == {by}  # a forced pass has no actor


def is_news(event: Event, awaited: UserId) -> bool:
    """Whether an event is a reason to ping the player whom the match awaits after it.

    Reasons are changes on the board, offers, the player's own return, and a refusal of the player's own offer.
    """
    match event.what:
        case CameBack():
            return event.actor == awaited
        case Declined():
            return event.actor != awaited
        case what:
            return isinstance(what, BoardChange | Offered)


async def ping_in_new_place(uow: UnitOfWork, match: Match, *, by: UserId, at: datetime) -> Match:
    """Ping the awaited player in the new place of a match, unless that is the computer or who moved it there."""
    awaited = match.awaited
    if awaited is None or awaited in {by, *match.away} or awaited not in match.people:
        return match
    around = await uow.boards.context_of(match)
    await uow.pings.put(match.id, await _ping_to(uow, match, awaited, around, at))
    return await uow.matches.find(match.id)


async def renew_ping(uow: UnitOfWork, match: Match, at: datetime, *, has_left: bool = False) -> Match:
    """Decide the delayed ping of a match again by what counts now; `has_left` as in `way_to_ping`."""
    ping, player = match.ping, match.awaited
    if ping is None or player is None:
        return match
    around = await uow.boards.context_of(match)
    preferences = around.preferences[player]
    others_wait = (
        preferences.when is PingWhen.FIRST
        and not match.clock.reminded
        and await uow.matches.has_waited_since_before(player, _pinged_at(match, player), but=match.id)
    )
    # On hold, a ping by the board is an earlier one, and made when the board is posted after all.
    on = way_to_ping(match, player, around, at, has_left=has_left) if match.halted is None else ping.on
    can_wait = not match.pace.is_live and not match.clock.reminded
    other = renewed(ping, on, preferences, others_wait=others_wait, at=at, can_wait=can_wait)
    if other == ping:
        return match
    if not await uow.pings.divert(match.id, ping, other):  # another view has decided, or pinged, meanwhile
        return replace(match, ping=await uow.pings.of(match.id))
    return replace(match, ping=other.to_make)


def _pinged_at(match: Match, player: UserId) -> datetime:
    """Return when the last event happened that was a reason to ping a player."""
    return next(event.at for event in reversed(match.events) if is_news(event, player))


async def _ping_to(uow: UnitOfWork, match: Match, player: UserId, around: MatchContext, at: datetime) -> Ping:
    preferences, others_wait = around.preferences[player], False
    if preferences.when is PingWhen.FIRST and not match.begins_live:  # it can't wait until others are played
        others_wait = await uow.matches.wait_for_present(player, but=match.id)
    on, can_wait = way_to_ping(match, player, around, at), not match.pace.is_live
    return ping_for(on, preferences, others_wait=others_wait, at=at, can_wait=can_wait)


def way_to_ping(
    match: Match, player: UserId, around: MatchContext, at: datetime, *, has_left: bool = False
) -> PingOn:
    """Decide whether the board or a direct message pings a player. Every ping in a match is decided here.

    A view in a player's direct messages is itself the message that pings. No other board reaches a player who
    `has_left` the server, or whose match is on hold without its channel.
    """
    if not match.policy.pings:
        return PingOn.NOBODY
    if player in around.own_views:
        return PingOn.BOARD
    if has_left or match.halted is not None:
        return PingOn.DIRECT
    chosen, way = around.preferences[player].by, around.pings.way(in_thread=match.in_thread)
    return ping_on(chosen, way, closed_at=around.closed.get(player), at=at)


def way_to_call(match: Match, player: UserId, around: MatchContext, at: datetime) -> PingOn:
    """Decide how to tell the player who doesn't move first that a live match begins: now, or not at all."""
    on = way_to_ping(match, player, around, at)
    ping = ping_for(on, around.preferences[player], others_wait=False, at=at)
    return ping.on if ping.at <= at else PingOn.NOBODY


async def _drop_plans(uow: UnitOfWork, match: Match) -> None:
    for player in await uow.plans.of(match.id):
        await uow.plans.save(match.id, player, NOTHING)


async def _notify_of_end(uow: UnitOfWork, match: Match, around: MatchContext, by: UserId | None) -> None:
    """Queue direct messages about the end to the players who didn't end the match and are told directly.

    A player with a view in direct messages isn't told, because the board there shows the result.
    """
    for player in match.people:
        if player not in around.own_views and is_told_of_end(match, player, around) and player != by:
            await uow.direct_messages.write(MATCH_OVER, player, match.venue.guild, match.id)


def is_told_of_end(match: Match, player: UserId, around: MatchContext) -> bool:
    """Whether a player is told of the end of a match by direct message.

    Players are told if they are pinged that way. Regardless of their preferences, they are told of a cancellation by a
    manager, and of the end of a match that was on hold without its channel, where no board shows it.
    """
    is_direct = way_to_ping(match, player, around, match.events[-1].at) is PingOn.DIRECT
    wants = is_direct and around.preferences[player].when is not PingWhen.NEVER
    return wants or match.cancelled is CancelReason.MANAGER or match.halted is HaltReason.CHANNEL


def in_order(matches: Sequence[Match]) -> Sequence[Match]:
    """Sort matches by id; transactions that change several matches do so in this order."""
    return sorted(matches, key=lambda match: match.id)
