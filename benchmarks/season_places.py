"""A season as one server shows it: its card, and a thread with the tables, the lines about results and the podium."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property

from benchmarks.season_seen import ROW, Line, Post, Seen, What, line_in

GROUP, SEASON = re.compile(r"\*\*Group ([A-Z])"), re.compile(r"season (\d+)")
ALWAYS, NEVER = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


def number_in(text: str) -> int | None:
    """Return the number of the season that a text names."""
    found = SEASON.search(text)
    return int(found[1]) if found else None


@dataclass
class Group:
    letter: str
    players: tuple[int, ...]
    message: int
    """That of its table."""


class Place:
    def __init__(self, seen: Seen, server: int, name: str, number: int, *, owner: int) -> None:
        """Find what a server shows of a season, by its number, of a league that the `owner` has started."""
        self.seen, self.server = seen, server
        came, left = (self._moments(what) for what in (What.SERVER_CAME, What.SERVER_LEFT))
        self.since = ALWAYS if server == owner else min(came, default=NEVER)
        self.until = min(left, default=NEVER)
        """The server is in the league from one moment to the other."""
        posts = [post for post in seen.posts if post.server == server]
        self.in_thread = [post for post in posts if post.thread == f"{name} · season {number}"]
        self.cards = [
            post for post in posts if not post.thread and name in post.text and number_in(post.text) == number
        ]

    def _moments(self, what: What) -> Iterable[datetime]:
        return [deed.at for deed in self.seen.deeds if (deed.server, deed.what) == (self.server, what)]

    def is_in(self, at: datetime) -> bool:
        """Whether the server is in the league at a moment."""
        return self.since <= at < self.until

    @cached_property
    def podiums(self) -> list[Post]:
        return [post for post in self.in_thread if post.is_new and "Congratulations" in post.text]

    @cached_property
    def groups(self) -> list[Group]:
        """The groups as their first tables name them, in a server that came late without those who were out."""
        ids = {name: user for user, name in self.seen.names.items()}
        groups = []
        for post in self.in_thread:
            letter = GROUP.match(post.text)
            if post.is_new and post.pictures and (letter or post.text.startswith("**Table**")):
                rows = ROW.findall("\n".join(post.pictures))
                players = tuple(ids[name] for _, name, *_ in rows if name in ids)
                groups.append(Group(letter[1] if letter else "A", players, post.message))
        return sorted(groups, key=lambda group: group.letter)

    @cached_property
    def lines(self) -> list[Line]:
        """The lines about results."""
        told = [line_in(post.text) for post in self.in_thread if post.is_new]
        return [line for line in told if line]
