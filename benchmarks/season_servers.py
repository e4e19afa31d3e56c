"""The servers of a league, as docs/league.md says: what each shows and when, and whose channels nobody learns."""

import re
from collections.abc import Iterator
from datetime import datetime

from benchmarks.season_course import ENDS, MOMENT, Season
from benchmarks.season_membership import Membership
from benchmarks.season_places import NEVER, Place
from benchmarks.season_seen import Post, Seen, What

ACROSS = re.compile(r"Across \d+ servers: (.+?)(?: · |$)", re.MULTILINE)
DIRECT = "games in direct messages"


def server_flaws(season: Season, place: Place) -> Iterator[str]:
    """Yield what a server's place shows too late, too long or wrongly, apart from the results themselves."""
    yield from _cards(season, place)
    yield from _comings(season, place)
    late = [post for post in (*place.cards, *place.in_thread) if post.at > _later(place.until)]
    yield from (f"posted or edited after it left: {post.text[:60]!r}" for post in late)
    gone = {post.message for post in place.cards if post.is_new} & season.seen.deleted.keys()
    is_to_go = season.is_announced_in(place) and place.until < season.over_at
    if bool(gone) != is_to_go:
        yield "the card is gone" if gone else "the card is still there"


def venue_flaws(season: Season) -> Iterator[str]:
    """Yield the games that aren't in direct messages though several servers were in the league, or are without that."""
    for game in season.games:
        if (game.record.server is None) != is_direct(season):
            yield f"game {game.record.number} is in {_named(game.record.server)}"


def is_direct(season: Season) -> bool:
    return season.begins_at is not None and len(servers_at(season, season.begins_at)) > 1


def servers_at(season: Season, at: datetime) -> frozenset[str]:
    """Return the names of the servers in the league at a moment."""
    return frozenset(season.seen.server_name(place.server) for place in season.places if place.is_in(at))


def role_flaws(season: Season) -> Iterator[str]:
    """Yield the servers in which others than the season's winner have the role, or one who has joined elsewhere."""
    first = {row.user for group in season.groups[:1] for row in season.final(group).rows if row.place == 1}
    if len(first) != 1:
        return
    homes = Membership(season).at(season.over_at)
    gone = {(deed.user, deed.server) for deed in season.seen.deeds if deed.what is What.GONE}
    for place in season.places:
        own = {user for user in first if homes.get(user) == place.server and (user, place.server) not in gone}
        champions = season.seen.champions.get(place.server)
        if champions is not None and champions != (own if place.is_in(season.seen.ends_at) else set()):
            yield f"in server {place.server}, {sorted(season.seen.names[user] for user in champions)} have the role"


def _cards(season: Season, place: Place) -> Iterator[str]:
    """Each card names the servers that were in the league then, and says when games are in direct messages."""
    for post in place.cards:
        told = ACROSS.search(post.text)
        names = frozenset(re.split(r", | and ", told[1])) if told else frozenset()
        moments = [servers_at(season, at) for at in (post.at - MOMENT, post.at)]
        if names not in [each if len(each) > 1 else frozenset() for each in moments]:
            yield f"at {post.at:%d %b %H:%M}, the card names {sorted(names)}, not {sorted(moments[1])}"
        if ENDS.search(post.text) and (DIRECT in post.text) != is_direct(season):
            yield f"at {post.at:%d %b %H:%M}, the card says {DIRECT!r} wrongly"


def _comings(season: Season, place: Place) -> Iterator[str]:
    """A server that comes in gets a card, and a table for each group of a season that is played, at once."""
    if season.is_announced_in(place) and place.since > season.announced_at:
        yield from _late(place.cards[:1], "card", place.since, season)
    if season.begins_at is not None and season.is_played_in(place):
        tables = {group.message for group in place.groups}
        first = [post for post in place.in_thread if post.is_new and post.message in tables]
        yield from _late(first, "table", max(place.since, season.begins_at), season)


def _late(posts: list[Post], what: str, since: datetime, season: Season) -> Iterator[str]:
    yield from (f"a {what} came at {post.at:%d %b %H:%M}" for post in posts if post.at > since + season.delay)


def _later(moment: datetime) -> datetime:
    return moment if moment == NEVER else moment + MOMENT


def foreign_links(seen: Seen) -> Iterator[str]:
    """Yield where someone learns a channel of a server that isn't theirs."""
    for post in seen.posts:
        own = {post.server} if post.to is None else seen.servers_of(post.to)
        if post.links - own:
            yield f"a message in {_named(post.server)} links elsewhere: {post.text[:60]!r}"
    for look in seen.looks:
        if look.links - {look.server}:
            yield f"a page in {_named(look.server)} links elsewhere: {look.text[:60]!r}"


def _named(server: int | None) -> str:
    return "direct messages" if server is None else f"server {server}"
