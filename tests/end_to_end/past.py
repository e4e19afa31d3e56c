"""Matches of the club that lie in the past: whole games, without the hundreds of moves by hand."""

from bot.matches import ChannelId, GuildId, Match, Players, Setup, UserId, Venue
from dvonn import Game
from playground import Channel
from tests.bot.played import match_of, recorded
from tests.end_to_end.club import Club

A_TIE, A_WIN = recorded()[:2]


async def played(
    club: Club,
    game: Game = A_WIN,
    *,
    channel: Channel | None = None,
    setup: Setup = Setup.FULL,
    resigned_by: UserId | None = None,
) -> Match:
    """A match that Anna (White) and Ben have played, as the channel shows it."""
    place = channel or club.channel
    venue = Venue(GuildId(club.guild.id), ChannelId(place.id))
    players = Players(white=UserId(club.anna.id), black=UserId(club.ben.id))
    events = match_of(game, players=players, venue=venue, setup=setup, resigned_by=resigned_by).events
    async with club.store.write() as ledger:
        match = await ledger.matches.add(venue, players, setup, events)
    await club.bot.presenter.show_match(match)
    return match
