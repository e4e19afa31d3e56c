"""Finding the match that somebody means who names none: the one that can be meant, if there is just one.

Where several could be meant, those of the channel come before those elsewhere in the server. In direct messages the
matches of all servers can be meant, but only one's own.
"""

from collections.abc import Sequence

from bot.domain.ids import EVERY_SERVER, ChannelId, GuildId, MatchId, UserId, Venue
from bot.domain.match import Listing, Match
from bot.domain.refusals import RefusalReason, Refused
from bot.storage import UnitOfWork


async def match_of_server(uow: UnitOfWork, match_id: MatchId, guild: GuildId) -> Match:
    """A match of this server by its number. Raises `Refused`: NO_SUCH_MATCH."""
    match = await uow.matches.find(match_id)
    if match.venue.guild != guild:
        raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
    return match


async def _named(uow: UnitOfWork, match_id: MatchId, user: UserId, guild: GuildId) -> Match:
    """A match by its number: one of this server, or of the user's own. Raises `Refused`: NO_SUCH_MATCH."""
    if guild != EVERY_SERVER:
        return await match_of_server(uow, match_id, guild)
    match = await uow.matches.find(match_id)
    if user not in match.players:
        raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
    return match


MOST_RESOLVED = 16
"""How many matches are looked at to find the one that is meant; of more, it is unclear all the same."""


async def _running_of(
    uow: UnitOfWork, player: UserId, venue: Venue, *, turns_first: bool = False
) -> Sequence[Match]:
    """A player's matches that go on in this server: the player's own turns first, the longest waiting first."""
    running = await uow.matches.nearest(player, venue, most=MOST_RESOLVED, turns_first=turns_first)
    return sorted(running, key=lambda match: match.player_to_move != player)


async def resolve_match_to_play(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """The match in which a user means to move: the named one, or the only one that waits for them.

    Raises `Refused`: NO_SUCH_MATCH, NO_MATCH_MEANT, NOT_YOUR_TURN, UNCLEAR_MATCH.
    """
    if match_id is not None:
        return await _named(uow, match_id, user, venue.guild)
    running = await _running_of(uow, user, venue, turns_first=True)
    if not running:
        raise Refused(RefusalReason.NO_MATCH_RESOLVED)
    waiting = [match for match in running if match.player_to_move == user]
    if not waiting:
        raise Refused(RefusalReason.NOT_YOUR_TURN, _nearest(running, venue.channel)[0])
    return _only(_nearest(waiting, venue.channel))


async def resolve_match_to_act(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """The match of their own in which a user means to do something, whoever's turn it is.

    Raises `Refused`: NO_SUCH_MATCH, NO_MATCH_MEANT, UNCLEAR_MATCH, and as `Match.check_running`.
    """
    if match_id is not None:
        match = await _named(uow, match_id, user, venue.guild)
        match.check_running(user)
        return match
    running = await _running_of(uow, user, venue)
    if not running:
        raise Refused(RefusalReason.NO_MATCH_RESOLVED)
    return _only(_nearest(running, venue.channel))


async def resolve_match_to_see(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """The match that a user wants to look at: the named one, their own here, the one that runs here, the last here.

    Raises `Refused`: NO_SUCH_MATCH, NO_MATCH_MEANT, UNCLEAR_MATCH.
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


async def resolve_match_to_look_back(
    uow: UnitOfWork, user: UserId, venue: Venue, match_id: MatchId | None
) -> Match:
    """The match that a user wants to look back at: the named one, the last that ended here, else one that goes on.

    Raises as `resolve_match_to_see`.
    """
    if match_id is None and (latest := await _latest(uow, user, venue)):
        return latest
    return await resolve_match_to_see(uow, user, venue, match_id)


async def _latest(uow: UnitOfWork, user: UserId, venue: Venue) -> Match | None:
    """The match that ended last in this channel, or in direct messages the user's own that did."""
    if venue.guild != EVERY_SERVER:
        return await uow.matches.latest_in(venue.channel)
    heads = await uow.matches.heads(Listing(user, EVERY_SERVER, finished=True), most=1)
    return await uow.matches.find(heads[0].id) if heads else None


def _nearest(matches: Sequence[Match], channel: ChannelId) -> Sequence[Match]:
    """The matches of this channel, where there are any; else all."""
    return [match for match in matches if match.venue.channel == channel] or matches


def _only(matches: Sequence[Match]) -> Match:
    if len(matches) > 1:
        raise Refused(RefusalReason.UNCLEAR_MATCH, tuple(matches))
    return matches[0]
