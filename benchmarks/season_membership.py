"""The members of a league at any time, and who of them is asked and drawn, as docs/league.md says."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from benchmarks.season_course import Season
from benchmarks.season_places import ALWAYS
from benchmarks.season_seen import Deed, What

ASKED_BEFORE = timedelta(hours=48)
ENDING = What.LEFT, What.FORGOTTEN
"""The deeds with which someone is no longer a member."""


class Membership:
    """The members of a league before one of its seasons."""

    def __init__(self, season: Season) -> None:
        self.season = season

    def at(self, at: datetime) -> dict[int, int]:
        """Return the members at a moment, and the servers through which they have joined."""
        members: dict[int, int] = {}
        for deed in self._happened(at):
            if deed.what is What.JOINED and deed.server is not None:
                members.setdefault(deed.user, deed.server)
            elif deed.what in ENDING:
                members.pop(deed.user, None)
            elif deed.what is What.SERVER_LEFT:
                members = {user: server for user, server in members.items() if server != deed.server}
        return members

    def _happened(self, at: datetime) -> list[Deed]:
        """Return all deeds in the league until a moment; those put out in the season before have left."""
        own = [deed for deed in self.season.seen.deeds if deed.server in (None, *self.season.servers)]
        before = self.season.before
        put_out = [
            Deed(fact.earliest, fact.user, self.season.league.server, What.LEFT)
            for fact in (before.facts if before else ())
            if fact.user is not None
        ]
        return sorted((deed for deed in own + put_out if deed.at <= at), key=lambda deed: deed.at)

    def asked(self, at: datetime) -> dict[int, int]:
        """Return the members who are asked at a moment: all but the banned ones."""
        return self._able(at, What.BANNED)

    def drawn(self, at: datetime) -> set[int]:
        """Return those who have said that they play, and can be drawn at a moment."""
        return set(self._answers(at)) & self._able(at, What.BANNED, What.GONE).keys()

    def _able(self, at: datetime, *but: What) -> dict[int, int]:
        """Return the members but those banned in, or gone from, their own server, or banned in the league's first."""
        own = self.at(at)
        unable = {
            deed.user
            for deed in self.season.seen.deeds
            if deed.at <= at and deed.what in but and self._counts(deed, own)
        }
        return {user: server for user, server in own.items() if user not in unable}

    def _counts(self, deed: Deed, own: dict[int, int]) -> bool:
        is_owner = deed.what is What.BANNED and deed.server == self.season.league.server
        return is_owner or deed.server == own.get(deed.user)

    def _answers(self, until: datetime) -> Iterator[int]:
        """Yield those who have pressed that they play, or have joined once the members were asked."""
        season = self.season
        if season.starts_at is None:
            return
        before = season.before
        since = before.podiums[0].at if before and before.podiums else ALWAYS
        for deed in season.seen.deeds:
            if not since < deed.at < until:
                continue
            is_asked = deed.at >= season.starts_at - ASKED_BEFORE
            joins_late = deed.what is What.JOINED and is_asked and deed.server in season.servers
            if joins_late or (deed.what is What.IN and self._is_of(deed)):
                yield deed.user

    def _is_of(self, deed: Deed) -> bool:
        """Whether an answer was given to the question of the season: in a server, or to its direct message."""
        return deed.server in self.season.servers or any(
            post.to == deed.user and self.season.league.name in post.text for post in self.season.seen.posts
        )
