"""The books of people and of servers."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

from bot.matches.absence import Absence
from bot.matches.direct_message import DirectMessage, DirectMessageKind
from bot.matches.ids import ChannelId, GuildId, ImportId, MatchId, Person, UserId
from bot.matches.imported import Import
from bot.matches.preferences import Preferences
from bot.matches.server_settings import ServerSettings
from dvonn import Record


class PeopleBook(Protocol):
    """The preferences and languages of people, and their names for places where Discord shows no mention."""

    async def hold(self, *users: UserId) -> None:
        """Let other transactions that hold one of these people wait until this one ends.

        A row that isn't there yet, such as an absence, can't be locked. A transaction that decides by one holds the
        person before it reads.
        """

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """The names last seen; users who were never seen are left out."""

    async def remember(self, person: Person) -> None:
        """Keep the name under which somebody takes part, and the language where one was told."""

    async def languages(self, users: Sequence[UserId]) -> dict[UserId, str | None]:
        """The languages last told by these users, of those whose names are kept; None where none was told."""

    async def speaks(self, user: UserId, language: str) -> None:
        """Keep the language that somebody speaks by now; it is kept only beside a name."""

    async def preferences(self, users: Sequence[UserId]) -> dict[UserId, Preferences]:
        """The preferences of each of these users; the defaults for users who have chosen nothing."""

    async def choose(self, user: UserId, chosen: Preferences) -> None:
        """Keep somebody's preferences."""

    async def finished_matches(self, user: UserId) -> int:
        """How many finished matches of somebody are kept."""

    async def forget(self, user: UserId) -> None:
        """Take somebody out of everything: finished matches and closed challenges tell of a former player."""


class BlockBook(Protocol):
    """The people whom somebody has blocked."""

    async def add(self, user: UserId, blocked: UserId, at: datetime) -> None:
        """Note that somebody has blocked somebody; once is enough."""

    async def lift(self, user: UserId, blocked: UserId) -> None:
        """Note that a block no longer stands, if there is one."""

    async def of(self, user: UserId) -> Sequence[UserId]:
        """The people whom somebody has blocked, the latest first."""

    async def between(self, one: UserId, other: UserId) -> set[UserId]:
        """Those of two people who have blocked the other."""


class AbsenceBook(Protocol):
    """The absences of people, now and in the last year."""

    async def current(self, users: Sequence[UserId]) -> dict[UserId, Absence]:
        """The present absences of these users, of those who are away."""

    async def of(self, user: UserId) -> Sequence[Absence]:
        """All absences of somebody that are known."""

    async def begin(self, user: UserId, absence: Absence) -> None:
        """Note that somebody is away from now on; it replaces an absence that is not over."""

    async def end(self, user: UserId, at: datetime) -> None:
        """Note that somebody is back."""

    async def over(self, at: datetime) -> Sequence[UserId]:
        """The people who are still noted as away though the time is over."""


class DirectMessageBook(Protocol):
    """The direct messages that are still to be delivered."""

    async def write(self, kind: DirectMessageKind, to: UserId, match_id: MatchId) -> None:
        """Add a direct message about a match."""

    async def write_of_server(self, kind: DirectMessageKind, to: UserId, guild: GuildId) -> None:
        """Add a direct message about a server."""

    async def waiting(self, to: UserId | None = None) -> Sequence[DirectMessage]:
        """The direct messages to one person, or all that there are, the oldest first."""

    async def forget(self, message: DirectMessage) -> None:
        """Forget a direct message that was delivered, or can't be."""


class ImportBook(Protocol):
    """The records that people have brought along."""

    async def add(self, user: UserId, record: Record, at: datetime, *, most: int) -> Import:
        """Keep a record; of somebody's records only the latest stay, `most` of them."""

    async def find(self, import_id: ImportId) -> Import:
        """A record. Raises `Refused`: NO_SUCH_IMPORT."""

    async def count(self, user: UserId) -> int:
        """How many records of somebody are kept."""

    async def delete_before(self, at: datetime) -> None:
        """Delete the records that were brought before a moment."""


class ServerBook(Protocol):
    """The servers with their settings, and with the moment at which some have removed the bot."""

    async def hold(self, guild: GuildId) -> None:
        """Let other transactions that hold the server wait until this one ends: its settings stay as they are read."""

    async def settings(self, guild: GuildId) -> ServerSettings:
        """The settings of a server; the defaults for one that has settled nothing."""

    async def settle(self, guild: GuildId, settings: ServerSettings) -> None:
        """Keep the settings of a server."""

    async def languages(self) -> dict[GuildId, str]:
        """The languages of the servers that have chosen one."""

    async def present(self) -> Sequence[GuildId]:
        """The servers of which anything is kept and that have not removed the bot."""

    async def remove(self, guild: GuildId, at: datetime) -> None:
        """Note that a server has removed the bot."""

    async def is_removed(self, guild: GuildId) -> bool:
        """Whether the server has removed the bot."""

    async def rejoin(self, guild: GuildId) -> bool:
        """Note that a server has the bot; tells whether it had removed it."""

    async def removed_before(self, at: datetime) -> Sequence[GuildId]:
        """The servers that removed the bot before a moment."""

    async def delete(self, guild: GuildId, *, removed_before: datetime) -> bool:
        """Delete all that is kept of a server, if it removed the bot before a moment; tells whether it did."""


class WelcomeBook(Protocol):
    """The servers that the bot knows, and the cards that are due in new ones."""

    async def strangers(self, guilds: Collection[GuildId]) -> set[GuildId]:
        """Those of some servers that are not known."""

    async def add(self, guild: GuildId, channel: ChannelId | None) -> None:
        """Know a server from now on, with its card due in a channel, or none; a known one stays as it is."""

    async def due(self) -> Sequence[GuildId]:
        """The servers in which a card is due."""

    async def due_in(self, guild: GuildId) -> ChannelId | None:
        """The channel in which a server's card is due; None where none is."""

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Have a card that is due shown in another channel."""

    async def settle(self, guild: GuildId) -> None:
        """Note that the card stands, or can't be shown anywhere."""

    async def none_until(self) -> datetime | None:
        """The moment before which the bot came to servers without a card, until these were noted; None from then on."""

    async def have_begun(self) -> None:
        """Note that all servers are known to which the bot came before there were cards."""
