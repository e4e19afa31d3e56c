"""The players of a match by colour, and the place where they play."""

from dataclasses import dataclass

from bot.matches.ids import ChannelId, GuildId, UserId
from dvonn import Colour


@dataclass(frozen=True, slots=True)
class Venue:
    """The server and the channel to which something belongs."""

    guild: GuildId
    channel: ChannelId


@dataclass(frozen=True, slots=True)
class Players:
    """The player of each colour."""

    white: UserId
    black: UserId

    def __contains__(self, user: UserId) -> bool:
        return user in self.both

    @property
    def both(self) -> tuple[UserId, UserId]:
        """White and Black."""
        return self.white, self.black

    def of(self, colour: Colour) -> UserId:
        """The player of a colour."""
        return self.white if colour is Colour.WHITE else self.black

    def colour_of(self, user: UserId | None) -> Colour | None:
        """The colour that a user plays, if any; none for `NOBODY`."""
        if user == self.white:
            return Colour.WHITE
        return Colour.BLACK if user == self.black else None
