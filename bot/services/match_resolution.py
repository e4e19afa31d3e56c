"""Finds the match that a user means without naming one: the only candidate, if there is just one.

Candidates in the channel take precedence over those elsewhere in the server. Outside of servers the candidates are the
user's own matches, wherever they are played.
"""

from collections.abc import Sequence

from bot.domain.ids import EVERY_SERVER, GuildId, MatchId, UserId, Venue
from bot.domain.match import Listing, Match
from bot.domain.refusals import RefusalReason, Refused
from bot.storage import UnitOfWork


async def match_of_server(uow: UnitOfWork, match_id: MatchId, guild: GuildId) -> Match:
    """Return a match by its number, if it is of this server. Raises `Refused`: NO_SUCH_MATCH."""
    match = await uow.matches.find(match_id)
    if match.venue.guild != guild:
        raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
    return match


async def _named(uow: UnitOfWork, match_id: MatchId, user: UserId, guild: GuildId) -> Match:
    """Return one of the user's matches, or one of this server. Raises `Refused`: NO_SUCH_MATCH."""
    match = await uow.matches.find(match_id)
    if user in match.players or match.venue.guild == guild != EVERY_SERVER:
        return match
    raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)


MOST_RESOLVED = 16
"""How many candidates are read; if there are more, it is unclear in any case which one is meant."""


async def _running_of(
    uow: UnitOfWork, player: UserId, venue: Venue, *, turns_first: bool = False
) -> Sequence[Match]:
    """Return a player's running matches in this server: own turns first, and in both groups longest waiting first."""
    running = await uow.matches.nearest(player, venue, most=MOST_RESOLVED, turns_first=turns_first)
    return sorted(running, key=lambda match: match.player_to_move != player)


async def resolve_match_to_play(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """Return the match in which a user means to move: the named one, or the only one that waits for the user.

    Raises `Refused`: NO_SUCH_MATCH, NO_MATCH_RESOLVED, NOT_YOUR_TURN, UNCLEAR_MATCH.
    """
    if match_id is not None:
        return await _named(uow, match_id, user, venue.guild)
    running = await _running_of(uow, user, venue, turns_first=True)
    if not running:
        raise Refused(RefusalReason.NO_MATCH_RESOLVED)
    waiting = [match for match in running if match.player_to_move == user]
    if not waiting:
        raise Refused(RefusalReason.NOT_YOUR_TURN, _nearest(running, venue)[0])
    return _only(_nearest(waiting, venue))


async def resolve_match_to_act(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """Return the user's match that a command is meant for, whether or not it is the user's turn.

    Raises what `Match.check_running` raises, and `Refused`: NO_SUCH_MATCH, NO_MATCH_RESOLVED, UNCLEAR_MATCH.
    """
    if match_id is not None:
        match = await _named(uow, match_id, user, venue.guild)
        match.check_running(user)
        return match
    running = await _running_of(uow, user, venue)
    if not running:
        raise Refused(RefusalReason.NO_MATCH_RESOLVED)
    return _only(_nearest(running, venue))


async def resolve_match_to_see(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """Return the match to show: the named one, or else the only candidate, or else the last that ended in this channel.

    The candidates are the user's running matches in this channel; if there are none, all running matches in this
    channel; if there are none either, the user's running matches in this server. Raises `Refused`: NO_SUCH_MATCH,
    NO_MATCH_RESOLVED, UNCLEAR_MATCH.
    """
    if match_id is not None:
        return await _named(uow, match_id, user, venue.guild)
    here = await uow.matches.running_in(venue.channel, player=user, most=MOST_RESOLVED)
    own = [match for match in here if user in match.players]
    if candidates := own or here or await _running_of(uow, user, venue):
        return _only(candidates)
    if latest := await _latest(uow, user, venue):
        return latest
    raise Refused(RefusalReason.NO_MATCH_RESOLVED)


async def _latest(uow: UnitOfWork, user: UserId, venue: Venue) -> Match | None:
    """Return the match that ended last in this channel, or in direct messages the last of the user's own."""
    if venue.guild != EVERY_SERVER:
        return await uow.matches.latest_in(venue.channel)
    heads = await uow.matches.heads(Listing(user, EVERY_SERVER, finished=True), most=1)
    return await uow.matches.find(heads[0].id) if heads else None


def _nearest(matches: Sequence[Match], venue: Venue) -> Sequence[Match]:
    """Return those of a player's matches that are in this place, or all of them if none is."""
    return [match for match in matches if _is_in(match, venue)] or matches


def _is_in(match: Match, venue: Venue) -> bool:
    """Whether a player's match is in this place. A user has one channel of direct messages with the bot."""
    return match.venue.channel == venue.channel or (match.venue.is_direct and venue.is_direct)


def _only(matches: Sequence[Match]) -> Match:
    if len(matches) > 1:
        raise Refused(RefusalReason.UNCLEAR_MATCH, tuple(matches))
    return matches[0]
