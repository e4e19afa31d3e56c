"""The course of a season as docs/league.md says: who is in which group, and which result is known when.

A table may be some seconds older than the message that shows it, and what the clock alone brings about is noticed up to
a `delay` later. So a fact has two moments: from the first on a table may show it, from the second on it has to.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from benchmarks.season_places import ALWAYS, NEVER, Group, Place
from benchmarks.season_rules import CAP, Played, Result, Standing, proved_margin, standing
from benchmarks.season_seen import Deed, League, Line, Post, Seen, What
from dvonn import Colour

LENGTH, FIRST_MOVE, FIRST_TIME = timedelta(weeks=7), timedelta(hours=72), timedelta(days=1)
MOMENT = timedelta(minutes=1)
"""How much older than its message a table may be."""
SAME = 2.0
"""A difference in the time used, in seconds, that need not be noticed."""
MOST_UNSURE = 10
"""The facts that a table may show or not; with more, it isn't judged."""

ENDS, STARTS = re.compile(r"Runs until <t:(\d+):D>"), re.compile(r"Starts <t:(\d+):f>")


class Fact(NamedTuple):
    """A result of a game, or that a player is out; a table may show it from `earliest`, and has to from `latest` on."""

    earliest: datetime
    latest: datetime
    user: int | None = None
    game: int | None = None
    result: Result | None = None


class EndOf:
    """How a game is decided that was open at the end of its season."""

    def __init__(self, game: Played, moment: datetime, *, is_stopped: bool = False) -> None:
        """Decide a game; if its clock `is_stopped` since some moment, more time may count as used than was."""
        self.game, self.is_stopped = game, is_stopped
        self.margin = proved_margin(game.position_at(moment))
        used = game.used_until(moment)
        self.longer = used[Colour.BLACK] - used[Colour.WHITE]

    def __str__(self) -> str:
        proof = "unproved" if self.margin is None else f"proved {self.margin}"
        return f"game {self.game.record.number} {proof}, Black used {self.longer:.0f} s more"

    @property
    def expected(self) -> Result:
        return Result(self.by_time if self.margin is None else self.margin)

    @property
    def by_time(self) -> int:
        return (self.longer > 0) - (self.longer < 0)

    def kind(self, line: Line) -> str:
        if self.margin is not None:
            return "proved by both"
        return "proved by the bot alone" if line.is_proved else "by the time used"

    def differs_from(self, line: Line, names: Mapping[int, str]) -> bool:
        """Whether a line tells of another winner than the result that is stored."""
        kept, told = self.game.record.kept, line.sign_of(names[self.game.record.white])
        return kept is not None and (kept > 0) - (kept < 0) != told

    def explaining(self, line: Line, names: Mapping[int, str]) -> Result | None:
        """Return the result that explains a line; None if none does. The bot may prove more than the judge."""
        told = line.sign_of(names[self.game.record.white])
        if self.margin is not None:
            is_so = line.is_proved and told == (self.margin > 0) - (self.margin < 0)
            return Result(self.margin) if is_so else None
        if line.is_proved:
            kept = self.game.record.kept
            return Result(kept if kept is not None and (kept > 0) - (kept < 0) == told else told)
        is_unsure = self.is_stopped or abs(self.longer) <= SAME
        return Result(told) if is_unsure or told == self.by_time else None


def in_likely_order(
    ends: Sequence[EndOf], lines: Sequence[Line], names: Mapping[int, str]
) -> Sequence[tuple[Line, ...]]:
    """Return the ways in which lines can tell of games, those first that agree with the winners that are stored."""

    def differences(told: tuple[Line, ...]) -> int:
        return sum(end.differs_from(line, names) for end, line in zip(ends, told, strict=True))

    return sorted(permutations(lines, len(ends)), key=differences)


class Season:
    """A season of a league, as the judge works it out."""

    def __init__(
        self,
        seen: Seen,
        games: Sequence[Played],
        league: League,
        number: int,
        *,
        before: "Season | None",
        delay: timedelta,
    ) -> None:
        """Work out a season from all games; `before` is the season before."""
        self.seen, self.league, self.number, self.before, self.delay = seen, league, number, before, delay
        self.flaws: list[str] = []
        self.ends: Counter[str] = Counter()
        """How games were decided that were open at the end."""
        self._all_games = games
        self.title = f"{league.name} · season {number}"
        self.numbered: list[list[tuple[int, ...]]] = []
        """The groups in the orders in which their players may have been drawn."""
        came = [deed.server for deed in seen.deeds if deed.what is What.SERVER_CAME]
        servers = [league.server, *(server for server in came if server is not None)]
        self.places = [Place(seen, server, league.name, number, owner=league.server) for server in servers]
        """In all servers that were ever in the league."""
        self.owner = self.places[0]

    @cached_property
    def servers(self) -> set[int]:
        return {place.server for place in self.places}

    def _moment(self, pattern: re.Pattern[str]) -> datetime | None:
        found = [told for post in self.owner.cards if (told := pattern.search(post.text))]
        return datetime.fromtimestamp(int(found[-1][1]), UTC) if found else None

    @cached_property
    def starts_at(self) -> datetime | None:
        return self._moment(STARTS)

    @cached_property
    def ends_at(self) -> datetime | None:
        return self._moment(ENDS)

    @property
    def podiums(self) -> list[Post]:
        return self.owner.podiums

    @property
    def groups(self) -> list[Group]:
        return self.owner.groups

    @cached_property
    def announced_at(self) -> datetime:
        return min((post.at for post in self.owner.cards), default=ALWAYS)

    @cached_property
    def begins_at(self) -> datetime | None:
        """When the first game began."""
        return min((game.positions[0][0] for game in self.games), default=None)

    def is_announced_in(self, place: Place) -> bool:
        """Whether a server was in the league at any time from the season's first card on, until it was over."""
        return place.until > self.announced_at and place.since < self.over_at

    def is_played_in(self, place: Place) -> bool:
        """Whether a server was in the league at any time while the season was played."""
        begins_at = self.begins_at
        return begins_at is not None and place.until > begins_at and place.since < self.over_at

    def is_over_in(self, place: Place) -> bool:
        """Whether a server was in the league when the season was over."""
        return place.is_in(min(self.over_at, self.seen.ends_at))

    @property
    def over_at(self) -> datetime:
        return self.podiums[0].at if self.podiums else NEVER

    @cached_property
    def ratings(self) -> Mapping[int, float]:
        """The ratings at the start."""
        begins_at = self.begins_at
        known = [rated for at, rated in self.seen.ratings if begins_at and at <= begins_at]
        return known[-1] if known else {}

    @cached_property
    def games(self) -> list[Played]:
        """The games that began in the season."""
        own = [game for game in self._all_games if game.record.server in (self.league.server, None)]
        before = self.before
        since = before.podiums[0].at if before and before.podiums else None
        until = self.podiums[0].at if self.podiums else None
        return [
            game
            for game in own
            if (since is None or game.positions[0][0] > since)
            and (until is None or game.positions[0][0] < until)
        ]

    # facts

    @cached_property
    def facts(self) -> list[Fact]:
        """All results and all who were put out, in their order. Later results of a game don't count."""
        facts: list[Fact] = []
        out: dict[int, datetime] = {}
        decided: dict[int, Result] = {}
        losses: Counter[int] = Counter()
        for at, what in sorted(self._happenings(), key=lambda each: each[0]):
            user: int | None
            if isinstance(what, int):
                user = what
            else:
                number, user = what.record.number, what.lost_on_time
                if number in decided or what.result is None:
                    continue
                decided[number] = what.result
                facts.append(Fact(at, at + MOMENT, game=number, result=what.result))
                if user is None:
                    continue
                losses[user] += 1
                if losses[user] < 2 and what.first_move_of(user) is not None:
                    continue
            if user not in out:
                out[user] = at
                late = at + (self.delay if isinstance(what, int) else MOMENT)
                facts.append(Fact(at, late, user=user))
                for game in self.games:
                    if user in game.players and game.record.number not in decided:
                        decided[game.record.number] = self._lost_by(game, user)
        return facts + self._ended(decided)

    def _lost_by(self, game: Played, user: int) -> Result:
        return Result(-CAP if user == game.record.white else CAP, user)

    def _happenings(self) -> Iterator[tuple[datetime, Played | int]]:
        """Yield all endings of games before the season's end, and who is out for another reason than lost games."""
        ends_at = self.ends_at or datetime.max.replace(tzinfo=UTC)
        for game in self.games:
            if game.ended_at is not None and game.ended_at <= ends_at:
                yield game.ended_at, game
        over_at = self.podiums[0].at if self.podiums else ends_at
        for deed in self.seen.deeds:
            if deed.at > over_at:
                continue
            if deed.what is What.LEFT and deed.server in self.servers:
                yield deed.at, deed.user
            elif deed.what is What.FORGOTTEN:
                yield self._left_before(deed), deed.user
        for user in {user for game in self.games for user in game.players}:
            if at := self._never_came(user):
                yield at, user

    def _left_before(self, deed: Deed) -> datetime:
        """Return when someone who is forgotten was out: just before the games were resigned for that."""
        resigned = (
            game.ended_at
            for game in self.games
            if deed.user in game.players
            and game.record.events[-1].kind in ("resign", "cancel")
            and game.ended_at is not None
            and deed.at - MOMENT <= game.ended_at <= deed.at
        )
        return min(resigned, default=deed.at) - timedelta(microseconds=1)

    def _never_came(self, user: int) -> datetime | None:
        """Return when someone is out who hasn't moved: three days after the start, once a game waits for a day."""
        own = [game for game in self.games if user in game.players]
        if self.ends_at is None:
            return None
        latest = self.ends_at - LENGTH + FIRST_MOVE
        moves = [moved for game in own if (moved := game.first_move_of(user))]
        moved_at = min(moves, default=None)
        waited = (at + FIRST_TIME for game in own for at, _ in game.positions)
        moments = [latest, *(at for at in waited if at > latest)]
        for moment in sorted(moments):
            if moment > self.ends_at or (moved_at is not None and moment >= moved_at):
                return None
            if any(game.mover_at(moment - FIRST_TIME) == user == game.mover_at(moment) for game in own):
                return moment
        return None

    def _ended(self, decided: Mapping[int, Result]) -> list[Fact]:
        """Return the results of the games that were open at the season's end."""
        if self.ends_at is None:
            return []
        still_open: dict[frozenset[int], list[Played]] = {}
        for game in self.games:
            if game.record.number not in decided and game.positions[0][0] < self.ends_at:
                still_open.setdefault(frozenset(game.players), []).append(game)
        latest = self.podiums[0].at if self.podiums else self.ends_at + self.delay
        return [
            Fact(self.ends_at, latest, game=game.record.number, result=result)
            for games in still_open.values()
            if self.podiums or self.seen.ends_at >= latest
            for game, result in zip(games, self._at_the_end(games, self.ends_at), strict=True)
        ]

    def _at_the_end(self, games: Sequence[Played], moment: datetime) -> Sequence[Result]:
        """Decide the open games of two players, and find the lines about them, which don't tell which is which."""
        is_stopped = any(map(self.seen.is_out_of_reach, games[0].players))
        found = [EndOf(game, moment, is_stopped=is_stopped) for game in games]
        both = {self.seen.names[user] for user in games[0].players}
        lines = [line for line in self.owner.lines if {line.one, line.other} == both and line.is_at_end]
        for told in in_likely_order(found, lines, self.seen.names):
            results = [end.explaining(line, self.seen.names) for end, line in zip(found, told, strict=True)]
            if all(results):
                self.ends.update(end.kind(line) for end, line in zip(found, told, strict=True))
                return [result for result in results if result]
        self._flaw(
            f"{sorted(both)}, open at the end, {list(map(str, found))}: {[line.how.strip() for line in lines]}"
        )
        return [end.expected for end in found]

    def _flaw(self, text: str) -> None:
        self.flaws.append(f"{self.title}: {text}")

    # tables

    def standing_of(self, group: Group, facts: Iterable[Fact]) -> Standing:
        """Return a group's table by some facts, in their order."""
        decided: dict[int, Result] = {}
        out: list[int] = []
        own = [game for game in self.games if set(game.players) <= set(group.players)]
        for fact in facts:
            if fact.game is not None and fact.result is not None:
                decided.setdefault(fact.game, fact.result)
            elif fact.user is not None and fact.user in group.players:
                out.append(fact.user)
                for game in own:
                    if fact.user in game.players:
                        decided.setdefault(game.record.number, self._lost_by(game, fact.user))
        games = [(*game.players, decided.get(game.record.number)) for game in own]
        return standing(group.players, games, out, self.ratings)

    def possible(self, group: Group, at: datetime) -> list[Standing] | None:
        """Return the tables that may be shown at a moment; None if there are too many."""
        own = {game.record.number for game in self.games if set(game.players) <= set(group.players)}
        facts = [fact for fact in self.facts if fact.game in own or fact.user in group.players]
        unsure = [fact for fact in facts if fact.earliest - MOMENT <= at < fact.latest]
        if len(unsure) > MOST_UNSURE:
            return None
        sure = {fact for fact in facts if fact.latest <= at}
        chosen = [set(some) for size in range(len(unsure) + 1) for some in combinations(unsure, size)]
        return [
            self.standing_of(group, [fact for fact in facts if fact in sure or fact in some])
            for some in chosen
        ]

    def final(self, group: Group) -> Standing:
        return self.standing_of(group, self.facts)
