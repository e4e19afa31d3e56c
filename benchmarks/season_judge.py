"""Judges the seasons of leagues by docs/league.md, from the records of the games and from what people saw.

It knows nothing of the bot: all groups, tables, result lines and podiums, and all pings, are compared with what the
rules say about the recorded games (`season_rules.py`) and about the deeds of people (`season_course.py`).
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import combinations, pairwise

from benchmarks.season_course import MOMENT, Fact, Season
from benchmarks.season_membership import ASKED_BEFORE, Membership
from benchmarks.season_places import ALWAYS, NEVER, Group, Place, number_in
from benchmarks.season_rules import VOID, Played, Standing, is_berger, orders, played, sizes_of
from benchmarks.season_seen import Post, Seen, Table, What, table_in
from benchmarks.season_servers import foreign_links, role_flaws, server_flaws, venue_flaws

FEWEST = 4
"""The players with which a season starts."""
JUST = timedelta(seconds=10)
"""How long a ping may be on its way."""

GAME, CALLED = re.compile(r"[Gg]ame (\d+)"), re.compile(r"[Yy]our turn|running out|to move|to place")
TURN, REMINDER, END = "turns", "reminders", "ends"
MEDAL = re.compile(r"(🥇|🥈|🥉) \*\*(.+?)\*\*(?: \(.+?\))? · (\d+) points?")
MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3}
UP, DOWN = re.compile(r"Goes up a group: (.+)"), re.compile(r"Goes down a group: (.+)")
HOW = "tied with", "beat"
FORMER = "Deleted user"


class Judge:
    def __init__(self, seen: Seen, *, delay: timedelta, seasons: int = 2) -> None:
        """Judge so many seasons, of which the last may be running if there are several.

        `delay` is how late the bot may look at what the clock alone brings about.
        """
        self.seen, self.delay = seen, delay
        self.flaws: list[str] = []
        self.games = [played(record) for record in seen.records.values() if record.events]
        self._by_number = {game.record.number: game for game in self.games}
        self.seasons: list[Season] = []
        for league in seen.leagues:
            before = None
            for number in range(1, seasons + 1):
                before = Season(seen, self.games, league, number, before=before, delay=delay)
                self.seasons.append(before)
        self.tables = self.unsure = 0
        self.pings: Counter[str] = Counter()

    @property
    def ends(self) -> Counter[str]:
        """How games were decided that were open at the end of a season."""
        return sum((season.ends for season in self.seasons), Counter())

    def judge(self) -> None:
        for season in self.seasons:
            self._draw(season)
            self._pairings(season)
            self.flaws += [f"{season.title}: {flaw}" for flaw in venue_flaws(season)]
            if season.number == 1:
                self.flaws += [f"{season.title}: {flaw}" for flaw in role_flaws(season)]
            for place in season.places:
                self._once(season, place)
                self._lines(season, place)
                self._tables(season, place)
                if season.number == 1:
                    self._podium(season, place)
                self.flaws += [f"{self._at(season, place)}: {flaw}" for flaw in server_flaws(season, place)]
            self.flaws += season.flaws
        self.flaws += foreign_links(self.seen)
        self._looks()
        self._pings()
        self._questions()

    def name(self, user: int) -> str:
        return self.seen.names.get(user, str(user))

    def _at(self, season: Season, place: Place | None) -> str:
        return season.title if place in (None, season.owner) else f"{season.title} in server {place.server}"

    def _flaw(self, season: Season, text: str, place: Place | None = None) -> None:
        self.flaws.append(f"{self._at(season, place)}: {text}")

    # groups and games

    def _entrants(self, season: Season) -> set[int]:
        """Return those who have said that they play, and could be drawn."""
        begins = min((game.positions[0][0] for game in season.games), default=self.seen.ends_at)
        return Membership(season).drawn(begins)

    def _draw(self, season: Season) -> None:
        """The groups have everyone once, are of about the same size, and follow the ratings, or the season before."""
        drawn = [user for group in season.groups for user in group.players]
        expected = self._entrants(season)
        if Counter(drawn) != Counter(expected) and (drawn or len(expected) >= FEWEST):
            missing, more = expected - set(drawn), set(drawn) - expected
            self._flaw(
                season,
                f"drawn without {sorted(map(self.name, missing))}, with {sorted(map(self.name, more))} too many",
            )
        if not drawn and len(expected) < FEWEST:
            return  # it waits for more
        sizes = [len(group.players) for group in season.groups]
        if sizes != sizes_of(len(drawn)):
            self._flaw(season, f"groups of {sizes}, not {sizes_of(len(drawn))}")
        before = season.before
        earned = self._earned(before) if before else []
        bounds = [sum(sizes[:index]) for index in range(len(sizes) + 1)]
        for order in orders(set(drawn), earned, season.ratings):
            groups = [tuple(order[start:end]) for start, end in pairwise(bounds)]
            if [set(numbered) for numbered in groups] == [set(group.players) for group in season.groups]:
                season.numbered.append(groups)
        if season.numbered:
            return
        told = [[self.name(user) for user in group.players] for group in season.groups]
        expected_order = [self.name(user) for user in next(iter(orders(set(drawn), earned, season.ratings)))]
        self._flaw(season, f"groups {told} aren't in the order {expected_order}")

    def _earned(self, season: Season) -> list[int]:
        """Return the order after a season: first and last of neighboring groups have changed places."""
        forgotten = {deed.user for deed in self.seen.deeds if deed.what is What.FORGOTTEN}
        groups = [
            [row.user for row in season.final(group).rows if row.user not in forgotten]
            for group in season.groups
        ]
        after = [list(group) for group in groups]
        for index, (above, below) in enumerate(pairwise(groups)):
            if len(above) > 1 and len(below) > 1:
                after[index][-1], after[index + 1][0] = below[0], above[-1]
        return [user for group in after for user in group]

    def _pairings(self, season: Season) -> None:
        """Everyone plays everyone of the group once, in the colors of the Berger tables, or twice in both colors."""
        known = set()
        for index, group in enumerate(season.groups):
            own = [game for game in season.games if set(game.players) <= set(group.players)]
            known |= {game.record.number for game in own}
            counted = Counter(game.players for game in own)
            for one, other in combinations(group.players, 2):
                both = counted[one, other], counted[other, one]
                if both != (1, 1) if season.league.pairs else sum(both) != 1:
                    self._flaw(season, f"{self.name(one)} and {self.name(other)} play {both} games")
            numbered = {groups[index] for groups in season.numbered}
            colors_fit = any(is_berger(players, set(counted)) for players in numbered)
            if numbered and not season.league.pairs and not colors_fit:
                self._flaw(season, f"group {group.letter} hasn't the colors of the Berger tables")
            boards = {frozenset(game.players): {str(game.positions[0][1])} for game in own}
            for game in own:
                boards[frozenset(game.players)].add(str(game.positions[0][1]))
            if any(len(each) > 1 for each in boards.values()):
                self._flaw(season, f"a pair of group {group.letter} has two setups")
        others = [game.record.number for game in season.games if game.record.number not in known]
        if others:
            self._flaw(season, f"games {others} are in no group")

    # posts

    def _once(self, season: Season, place: Place) -> None:
        """One card, one table for each group; one podium, at the end; none in a server that isn't in the league."""
        cards = {post.message for post in place.cards if post.is_new}
        if len(cards) != season.is_announced_in(place):
            self._flaw(season, f"{len(cards)} cards", place)
        letters = [group.letter for group in place.groups]
        is_due = season.is_played_in(place) and len(self._entrants(season)) >= FEWEST
        if len(set(letters)) != len(letters) or bool(letters) != is_due:
            self._flaw(season, f"tables of the groups {letters}", place)
        if place.groups and letters != [group.letter for group in season.groups]:
            self._flaw(season, f"tables of the groups {letters}", place)
        if len(place.podiums) != (season.number == 1 and season.is_over_in(place)):
            self._flaw(season, f"{len(place.podiums)} podiums", place)

    def _lines(self, season: Season, place: Place) -> None:
        """One line for each result that counts, unless it was decided by someone being out."""
        forgotten = {deed.user for deed in self.seen.deeds if deed.what is What.FORGOTTEN}
        games = {game.record.number: game for game in season.games}
        optional = {
            frozenset(game.players)
            for game in season.games
            if set(game.players) & forgotten or self._is_close(season, game)
        }
        expected: Counter[tuple[str, str, int]] = Counter()
        for fact in season.facts:
            margin = fact.result.margin if fact.result else None
            if fact.game is None or margin is None or not place.is_in(fact.latest):
                continue
            if self._is_on_the_way(fact, place):
                optional.add(frozenset(games[fact.game].players))
            if frozenset(games[fact.game].players) in optional:
                continue
            white, black = map(self.name, games[fact.game].players)
            one, other = (white, black) if margin >= 0 else (black, white)
            expected[one, other, abs((margin > 0) - (margin < 0))] += 1
        unsure = {frozenset(map(self.name, both)) for both in optional}
        told = Counter((line.one, line.other, line.sign) for line in place.lines)
        for (one, other, sign), count in (told - expected).items():
            if frozenset((one, other)) not in unsure and FORMER not in (one, other):
                self._flaw(season, f"{count} lines too many: {one} {HOW[sign]} {other}", place)
        for (one, other, sign), count in (expected - told).items():
            self._flaw(season, f"{count} lines missing: {one} {HOW[sign]} {other}", place)

    def _is_on_the_way(self, fact: Fact, place: Place) -> bool:
        """Whether a result was told just when a server came in, or left."""
        return any(
            abs(fact.latest - moment) <= self.delay
            for moment in (place.since, place.until)
            if moment not in (ALWAYS, NEVER)
        )

    def _is_close(self, season: Season, game: Played) -> bool:
        """Whether a game ended when one of its players was just put out, or noticed to be out."""
        return game.ended_at is not None and any(
            fact.user in game.players and abs(fact.earliest - game.ended_at) <= self.delay + MOMENT
            for fact in season.facts
            if fact.user is not None
        )

    def _tables(self, season: Season, place: Place) -> None:
        """Each table that was shown is that of its moment; the last one is final."""
        messages = {group.letter: group.message for group in place.groups}
        for group in season.groups:
            posts = [post for post in place.in_thread if post.message == messages.get(group.letter)]
            for post in posts:
                self._table(season, group, post.at, post.text, post.pictures, place=place)
            if season.number == 1 and posts and season.is_over_in(place):
                last = posts[-1]
                final = self._shown(season.final(group), last.at)
                if not is_among(table_in(last.text, last.pictures), final):
                    self._flaw(
                        season,
                        f"the last table of group {group.letter}: {last.pictures} isn't {final[0]}",
                        place,
                    )

    def _looks(self) -> None:
        """Each page shows the table of its reader's group as it stands, and that of the first one to others."""
        for look in self.seen.looks:
            number = number_in(look.text)
            if not look.pictures or number is None:
                continue
            season = next(
                each for each in self.seasons if look.server in each.servers and each.number == number
            )
            gone = any(
                deed.user == look.user and deed.at <= look.at and deed.what is What.FORGOTTEN
                for deed in self.seen.deeds
            )
            own = [each for each in season.groups if look.user in each.players and not gone]
            for group in own[:1] or season.groups[:1]:
                self._table(season, group, look.at, look.text, look.pictures)

    def _table(
        self,
        season: Season,
        group: Group,
        at: datetime,
        text: str,
        pictures: Sequence[str],
        *,
        place: Place | None = None,
    ) -> None:
        possible = season.possible(group, at)
        if possible is None:
            self.unsure += 1
            return
        self.tables += 1
        shown = table_in(text, pictures)
        allowed = [each for one in possible for each in self._shown(one, at)]
        if not is_among(shown, allowed):
            self._flaw(season, f"group {group.letter} at {at:%d %b %H:%M}: {shown} isn't {allowed[0]}", place)

    def _shown(self, standing: Standing, at: datetime) -> list[Table]:
        """Return how a table may read: with or without the name of someone who is forgotten at about that time.

        A deed is noted once it is answered.
        """
        forgotten = [
            deed for deed in self.seen.deeds if deed.what is What.FORGOTTEN and deed.at <= at + MOMENT
        ]
        gone = {deed.user for deed in forgotten}
        known = [gone, gone - {deed.user for deed in forgotten if at < deed.at + MOMENT}]
        return [self._named(standing, former) for former in known]

    def _named(self, standing: Standing, former: set[int]) -> Table:
        def name(user: int) -> str:
            return FORMER if user in former else self.name(user)

        rows = frozenset((row.place, name(row.user), *row[2:]) for row in standing.rows)
        return Table(rows, frozenset(map(name, standing.removed)), standing.open)

    def _podium(self, season: Season, place: Place) -> None:
        """The podium has the best of each group, without those who are out, and says who goes up and down."""
        for post in place.podiums:
            parts = re.split(r"(?=\*\*Group )", post.text)[1:] if len(season.groups) > 1 else [post.text]
            if len(parts) != len(season.groups):
                self._flaw(season, f"a podium of {len(parts)} groups", place)
            orders = [self._staying(season, group, post.at) for group in season.groups]
            for index, (group, part) in enumerate(zip(season.groups, parts, strict=False)):
                out = {fact.user for fact in season.facts}
                rows = [row for row in season.final(group).rows if row.user not in out]
                shown = {(MEDALS[medal], name, int(points)) for medal, name, points in MEDAL.findall(part)}
                expected = {
                    (row.place, self._late(row.user, post.at), row.points) for row in rows if row.place <= 3
                }
                if shown != expected:
                    self._flaw(season, f"podium of group {group.letter}: {shown}, not {expected}", place)
                above, below = orders[max(0, index - 1)], orders[min(index + 1, len(orders) - 1)]
                goes_up = index > 0 and min(len(above), len(orders[index])) > 1
                goes_down = index + 1 < len(orders) and min(len(below), len(orders[index])) > 1
                moves = [
                    orders[index][0] if goes_up else None,
                    orders[index][-1] if goes_down else None,
                ]
                told = [found[1] if (found := pattern.search(part)) else None for pattern in (UP, DOWN)]
                if told != [None if user is None else self.name(user) for user in moves]:
                    self._flaw(season, f"group {group.letter}: {told} go up and down", place)

    def _staying(self, season: Season, group: Group, at: datetime) -> list[int]:
        """Return the final order of a group, without those who have been forgotten by then."""
        return [row.user for row in season.final(group).rows if self._late(row.user, at) != FORMER]

    def _late(self, user: int, at: datetime) -> str:
        gone = {deed.user for deed in self.seen.deeds if deed.what is What.FORGOTTEN and deed.at <= at}
        return FORMER if user in gone else self.name(user)

    # pings

    def _pings(self) -> None:
        """Each ping is about one's own turn, once and with one reminder, or the question before a season.

        A game in direct messages also pings at its end, once, but for the player who has ended it.
        """
        turns: defaultdict[tuple[int, int, datetime, bool], list[datetime]] = defaultdict(list)
        ends: Counter[tuple[int, int]] = Counter()
        for post in self.seen.posts:
            about = GAME.search(post.text)
            game = self._by_number.get(int(about[1])) if about else None
            for user in post.pings:
                kind = self._kind_of(post, user, game)
                self.pings[kind or "unexplained"] += 1
                if kind is None:
                    self.flaws.append(
                        f"{self.name(user)} was pinged at {post.at:%d %b %H:%M}: {post.text[:90]!r}"
                    )
                if game is not None and kind == END:
                    ends[user, game.record.number] += 1
                if game is not None and kind in (TURN, REMINDER):
                    moved = max(at for at, _ in game.positions if at <= post.at)
                    turns[user, game.record.number, moved, kind == REMINDER].append(post.at)
        for (user, number, _, is_reminder), called in turns.items():
            if len(called) - self._cut_off(called) > 1:
                kind = "reminded" if is_reminder else "called"
                told = f"{self.name(user)} was {kind} {len(called)} times for a turn in game {number}"
                self.flaws.append(told)
        for (user, number), count in ends.items():
            if count > 1:
                self.flaws.append(f"{self.name(user)} was told {count} times of the end of game {number}")

    def _cut_off(self, called: Sequence[datetime]) -> int:
        """Count the calls during which a process was killed, which then works again so late that it calls again.

        Discord drops a repeated message for some minutes only.
        """
        return sum(
            any(since - MOMENT <= at <= until for since, until in self.seen.kills) for at in called[:-1]
        )

    def _kind_of(self, post: Post, user: int, game: Played | None) -> str | None:
        """Return what a ping is about; None if nothing explains it."""
        if "Are you in?" in post.text:
            return "questions"
        if "what you asked for is done" in post.text:
            return "late answers"
        if "a manager banned you" in post.text:
            banned = [deed.at for deed in self.seen.deeds if (deed.user, deed.what) == (user, What.BANNED)]
            return "bans" if any(-MOMENT <= post.at - at <= self.delay for at in banned) else None
        return self._kind_in(game, post, user) if game is not None and user in game.players else None

    def _kind_in(self, game: Played, post: Post, user: int) -> str | None:
        if game.record.server is None and game.ended_at is not None and post.at >= game.ended_at:
            has_ended_it = game.lost_on_time is None and game.record.events[-1].actor == user
            return None if has_ended_it else END
        if "Canceled" in post.text:
            return "canceled" if game.result == VOID else None
        if not CALLED.search(post.text) or user not in game.movers_since(post.at - JUST, post.at):
            return None
        return REMINDER if "running out" in post.text else TURN

    def _questions(self) -> None:
        """Each member is asked once before a season, in a message of their own or in a thread of their own server."""
        for season in self.seasons:
            if season.starts_at is None:
                continue
            asked = [
                (user, post.server)
                for post in self.seen.posts
                if "Are you in?" in post.text
                and season.league.name in post.text
                and number_in(post.text) == season.number
                for user in post.pings
            ]
            for user, count in Counter(user for user, _ in asked).items():
                if count > 1:
                    self._flaw(season, f"{self.name(user)} was asked {count} times")
            members = Membership(season).asked(season.starts_at - ASKED_BEFORE)
            gone = {deed.user for deed in self.seen.deeds if deed.what is What.GONE}
            for user in members.keys() - dict(asked).keys() - gone:
                self._flaw(season, f"{self.name(user)} wasn't asked")
            for user, server in asked:
                if user not in members:
                    self._flaw(season, f"{self.name(user)} was asked without being a member")
                elif server not in (None, members[user]):
                    self._flaw(season, f"{self.name(user)} was asked in server {server}")


def counted(figures: Mapping[str, int] | Counter[str]) -> str:
    return ", ".join(f"{what} {count}" for what, count in sorted(figures.items()))


def is_among(shown: Table, tables: Iterable[Table]) -> bool:
    """Whether a table is one of those; it needn't tell how many games are open."""
    return any(shown in (each, each._replace(open=None)) for each in tables)
