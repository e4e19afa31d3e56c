"""Lists of a player's matches: the matches that belong there, and what is known of each before its events are read."""

from dataclasses import dataclass

from bot.domain.ids import ChannelId, GuildId, MatchId, Players, UserId, Venue


@dataclass(frozen=True, slots=True)
class Listing:
    """The matches of a player in a server, or in `EVERY_SERVER`: those that go on, or those that are over."""

    player: UserId
    guild: GuildId
    finished: bool = False
    opponent: UserId | None = None
    """The only opponent whose matches belong there; None for all."""


@dataclass(frozen=True, slots=True)
class Head:
    """A match without its events: enough to say who may see it."""

    id: MatchId
    venue: Venue
    players: Players
    parent: ChannelId | None
    """The channel below which the thread of the match was opened."""
