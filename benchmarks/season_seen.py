"""The messages and pages of leagues that people saw, their deeds, and the records of the games."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from benchmarks.season_rules import Record

BEAT = re.compile(r"\*\*(.+?)\*\* beats? \*\*(.+?)\*\*(.*)", re.DOTALL)
TIED = re.compile(r"\*\*(.+?)\*\* and \*\*(.+?)\*\* tied?\b(.*)", re.DOTALL)
ROW = re.compile(
    r"^(\d+)\. (.+?) · (\d+) points? · won (\d+), tied (\d+), lost (\d+)(?: · open (\d+))?$", re.MULTILINE
)
OPEN, REMOVED = re.compile(r"Open in this group: (\d+)"), re.compile(r"Out, games removed: (.+)")


class What(StrEnum):
    """A deed of somebody that a league has to follow."""

    JOINED = "joined"
    IN = "in"
    LEFT = "left"
    BANNED = "banned"
    FORGOTTEN = "forgotten"
    GONE = "left a server"
    SERVER_CAME = "server came in"
    """A manager has brought a server into the league."""
    SERVER_LEFT = "server left"


class League(NamedTuple):
    server: int
    """The one that has started it."""
    name: str
    pairs: bool
    pace: str


class Deed(NamedTuple):
    at: datetime
    user: int
    server: int | None
    what: What


class Post(NamedTuple):
    """A message that was posted, or edited; `pings` are those whom it has pinged."""

    at: datetime
    server: int | None
    thread: str
    """The name of the thread, empty in other places."""
    message: int
    to: int | None
    """The person of the direct messages."""
    text: str
    pictures: tuple[str, ...]
    """Their descriptions."""
    pings: frozenset[int]
    is_new: bool
    links: frozenset[int] = frozenset()
    """The servers whose channels it names or links to."""


class Look(NamedTuple):
    """The page of a league that someone has opened."""

    at: datetime
    user: int
    server: int
    text: str
    pictures: tuple[str, ...]
    links: frozenset[int] = frozenset()


@dataclass
class Seen:
    leagues: list[League]
    bot: int = 0
    names: dict[int, str] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    records: dict[int, Record] = field(default_factory=dict)
    ratings: list[tuple[datetime, Mapping[int, float]]] = field(default_factory=list)
    """The ratings at some moments."""
    servers: list[str] = field(default_factory=list)
    """The names of the servers."""
    lives_in: dict[int, frozenset[int]] = field(default_factory=dict)
    """The servers of each person."""
    champions: dict[int, frozenset[int]] = field(default_factory=dict)
    """Those who have the role of a season's winner in the end, by server."""
    kills: list[tuple[datetime, datetime]] = field(default_factory=list)
    """When a process was killed or stopped, and when it worked again."""
    deleted: dict[int, datetime] = field(default_factory=dict)
    """When which message was deleted."""

    def server_name(self, server: int) -> str:
        return self.servers[server] if server < len(self.servers) else str(server)

    def is_out_of_reach(self, user: int) -> bool:
        """Whether someone shares no server with the bot in the end."""
        left = {deed.server for deed in self.deeds if (deed.user, deed.what) == (user, What.GONE)}
        return bool(left) and left >= self.servers_of(user)

    def servers_of(self, user: int) -> frozenset[int]:
        return self.lives_in.get(user, frozenset())

    @property
    def ends_at(self) -> datetime:
        """When the last message was posted or edited."""
        return max(post.at for post in self.posts)


class Line(NamedTuple):
    """A line about a result: who has won, or tied, against whom, and how."""

    one: str
    other: str
    sign: int
    how: str

    @property
    def is_at_end(self) -> bool:
        return "season ended" in self.how

    @property
    def is_proved(self) -> bool:
        return "proved" in self.how

    def sign_of(self, name: str) -> int:
        return self.sign if name == self.one else -self.sign


def line_in(text: str) -> Line | None:
    """Read a line about a result; None for other texts."""
    for pattern, sign in ((BEAT, 1), (TIED, 0)):
        if told := pattern.match(text):
            return Line(told[1], told[2], sign, told[3])
    return None


class Table(NamedTuple):
    """A table as people read it: its rows, the names of those whose games are removed, and how many games are open."""

    rows: frozenset[tuple[object, ...]]
    removed: frozenset[str]
    open: int | None
    """None where it isn't told."""


def table_in(text: str, pictures: Sequence[str]) -> Table:
    """Read a table from a message."""
    rows = frozenset(
        (int(place), name, *(int(each or 0) for each in figures))
        for place, name, *figures in ROW.findall("\n".join(pictures))
    )
    removed, left = REMOVED.search(text), OPEN.search(text)
    names = removed[1].split(", ") if removed else []
    return Table(rows, frozenset(names), int(left[1]) if left else None)
