"""A month of boards of the week: 30 people on two servers, with restarts and kills in the middle of everything.

    python -m benchmarks.club_month [--people 30] [--weeks 4] [--kills 8] [--seed 1]

People open the board of the week in a server, play a few moves now and then, look at the table and share their
result; some give up, and some are not done when the week ends. One week is missed by all. The judge knows nothing of
the bot's services and tables: it reads the events of all matches, plays them by the rules of `dvonn`, computes
every result and table, and compares them with the pages that people saw. It accounts for

- one set-up in each week, another one in each, and the same answers to the same moves,
- one try for each person and week, and one board in the direct messages for each try,
- every table that someone saw: its names, places and margins, and none before one's own try was over,
- one standing message in each server, one card for each shared result, and no ping.

Prints the figures; the exit status is 1 if anything is unexplained.
"""

import asyncio
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks.options import numbers
from bot.domain import MatchId, UserId
from bot.domain.refusals import Refused
from dvonn import Colour, Game, Move, parse_move
from playground import Guild, Message, Person, TextChannel
from tests.end_to_end.club import Club, labels

START = datetime(2040, 1, 2, 9, tzinfo=UTC)
"""A Monday, later than the machine's clock."""

STEPS = 7
"""Steps a week; the last one ends before the week does."""

STEP = timedelta(hours=23)
MISSED = 2
"""The week, counted from 0, that nobody plays."""

ROW = re.compile(r"(\d+)\\?\. \*\*(.+?)\*\* · (won by \d+|tied|lost by \d+)")


@dataclass
class Player:
    person: Person
    servers: tuple[int, ...]
    tries: dict[int, MatchId] = field(default_factory=dict)
    """The tries by week."""

    @property
    def name(self) -> str:
        return self.person.display_name or self.person.name


@dataclass(frozen=True)
class Look:
    """A page of a week that someone has seen."""

    week: int
    player: str
    server: int
    text: str
    taking_part: frozenset[str]
    """The people who had opened the board in that server."""


@dataclass
class Figures:
    looks: int = 0
    tables: int = 0
    shared: int = 0
    restarts: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    flaws: list[str] = field(default_factory=list)


class ClubMonth(Club):
    """Two servers, and people of one or both."""

    def __init__(self, database: Path, *, people: int, seed: int) -> None:
        super().__init__(database)
        self.put_clocks_forward(START - self.now())
        self.lots = random.Random(seed)
        self.count = people
        self.players: list[Player] = []
        self.looks: list[Look] = []
        self.taking_part: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
        """The people who have opened the board of a week in a server."""
        self.shared: Counter[tuple[int, str, int]] = Counter()
        self.figures = Figures()
        self.week = 0

    async def move_in(self) -> None:
        """Open the second server, let everyone join, and have the board shown in a channel of each."""
        other = self.playground.create_guild("Other club", owner=self.olga)
        other.create_text_channel("games")
        other.add_bot(self.application)
        self.guilds: list[Guild] = [self.guild, other]
        self.games: list[TextChannel] = [guild.text_channels[0] for guild in self.guilds]
        self.halls = [guild.create_text_channel("hall") for guild in self.guilds]
        for number in range(self.count):
            person = self.playground.create_user(f"p{number}", display_name=f"Person {number}")
            servers = (0, 1) if number % 5 == 0 else (number % 2,)
            for server in servers:
                self.guilds[server].add_member(person)
            self.players.append(Player(person, servers))
        await self.nothing_to_do()
        for hall in self.halls:
            await self.use(self.olga, "dvonn-admin show", {"what": 2, "channel": hall}, channel=hall)
        await self.nothing_to_do()

    async def run(self, *, weeks: int, kills: int) -> None:
        steps = [(week, step) for week in range(weeks) for step in range(STEPS)]
        killed = self.lots.sample(steps, min(kills, len(steps)))
        for week in range(weeks):
            self.week = week
            plays = [player for player in self.players if week != MISSED and self.lots.random() < 0.8]
            for step in range(STEPS):
                active = [player for player in plays if self.lots.random() < 0.7]
                await asyncio.gather(*(self._act(player) for player in active))
                if (week, step) in killed:
                    await self._interrupt(active)
                await self.nothing_to_do()
                await self._look_around(active)
                await self._time_passes(STEP)
            await self._time_passes(timedelta(weeks=1) - STEPS * STEP)
            await self._look_around(self.players, week=week)

    async def _time_passes(self, span: timedelta) -> None:
        self.put_clocks_forward(span)
        for _ in range(2):  # what is edited at most every ten minutes gets its second edit
            await self.bot.scheduler.look()
            await self.nothing_to_do()
            self.put_clocks_forward(timedelta())

    async def _interrupt(self, active: list[Player]) -> None:
        """Kill the bot, or restart it, while people play."""
        self.figures.restarts += 1
        for player in active:
            if move := await self._next_move(player):
                direct = player.person.direct_messages(self.application)
                player.person.begin_command(direct, "dvonn move", {"move": str(move)})
        for _ in range(self.lots.randrange(200)):
            await asyncio.sleep(0)
        if self.lots.random() < 0.7:
            await self.kill_bot()
        else:
            await self.stop_bot()
        await self.start_bot()

    # people

    async def _act(self, player: Player) -> None:
        """Begin, or play some moves; now and then give up."""
        if self.week not in player.tries:
            await self._begin(player)
            if self.lots.random() < 0.2:  # impatient: once more, in another process's place
                await self._begin(player)
        for _ in range(self.lots.randint(2, 9)):
            await self._move(player)
        if self.lots.random() < 0.01 and self.week in player.tries:
            with suppress(Refused):  # it is over already
                await self.bot.matches.resign(player.tries[self.week], by=UserId(player.person.id))

    async def _begin(self, player: Player) -> None:
        server = self.lots.choice(player.servers)
        page = await self._open(player, server)
        if "Start my try" in labels(page):
            self.figures.requests["begin"] += 1
            await self.press(player.person, page, "Start my try")
        async with self.store.read() as uow:
            running = await uow.matches.running_of(UserId(player.person.id))
        for match in running:
            player.tries.setdefault(self.week, match.id)

    async def _open(self, player: Player, server: int) -> Message:
        self.figures.requests["open"] += 1
        current = (self.now() - START) // timedelta(weeks=1)
        self.taking_part[current, server].add(player.name)
        return await self.use(player.person, "dvonn-club week", channel=self.games[server])

    async def _move(self, player: Player) -> None:
        """Play the person's next move, if it is their turn."""
        if move := await self._next_move(player):
            self.figures.requests["move"] += 1
            match = player.tries[self.week]
            with suppress(Refused):  # an unanswered command of before has played meanwhile
                await self.bot.matches.play(match, move, by=UserId(player.person.id), sure=True)
            self.bot.presenter.refresh(match)
            await self.nothing_to_do()

    async def _next_move(self, player: Player) -> Move | None:
        """Choose a person's next move: each prefers the first, the last or any move. None if it isn't their turn."""
        if self.week not in player.tries:
            return None
        match = await self.stored(player.tries[self.week])
        if match.is_over or match.player_to_move != player.person.id:
            return None
        legal = match.position.legal_moves()
        tastes = legal[0], legal[-1], self.lots.choice(legal)
        return tastes[player.person.id % len(tastes)]

    async def _look_around(self, players: list[Player], *, week: int | None = None) -> None:
        """Look at the page of this week, or at the table of a past one; share a result that is new."""
        for player in players:
            for server in player.servers:
                if week is None and self.lots.random() < 0.6:
                    continue
                page = await self._open(player, server)
                if week is not None:
                    (menu,) = page.selects or (None,)
                    code = self.code(week)
                    if menu is None or code not in [option.value for option in menu.options]:
                        continue
                    page = await self.choose(player.person, page, code)
                self._note(player, server, page)
                if week is None and "Share" in labels(page) and self.lots.random() < 0.5:
                    self.figures.requests["share"] += 1
                    await self.press(player.person, page, "Share")

    def code(self, week: int) -> str:
        year, number, _ = (START + week * timedelta(weeks=1)).isocalendar()
        return f"{year}{number:02}"

    def _note(self, player: Player, server: int, page: Message) -> None:
        taking_part = frozenset(self.taking_part[self.week, server])
        name = player.name
        self.looks.append(Look(self.week, name, server, page.text, taking_part))

    def posted(self, channel: TextChannel) -> list[Message]:
        """The messages in a channel that everyone there sees."""
        return [message for message in self.olga.messages(channel) if not message.ephemeral]


# the judge


@dataclass(frozen=True)
class Tried:
    """A try as the judge reads it from the events."""

    match: int
    user: int
    week: str
    game: Game
    colour: Colour
    is_finished: bool
    ended_after: int
    """How many moves were played."""

    @property
    def margin(self) -> int | None:
        if not self.is_finished:
            return None
        score = self.game.position.score
        return score.of(self.colour) - score.of(self.colour.opponent)


def read_tries(database: Path, bot: int) -> list[Tried]:
    """Play all tries by the rules, from the stored events alone."""
    connection = sqlite3.connect(database)
    matches = connection.execute(
        "SELECT id, white_id, black_id FROM matches WHERE guild_id = 0 ORDER BY id"
    ).fetchall()
    tries = []
    for match, white, black in matches:
        rows = connection.execute(
            "SELECT kind, text, at FROM events WHERE match_id = ? ORDER BY number", (match,)
        ).fetchall()
        opening = Game(parse_move(word) for word in rows[0][1].split())
        begun = datetime.fromisoformat(rows[0][2])
        year, number, _ = begun.isocalendar()
        game = opening
        for kind, text, _ in rows[1:]:
            if kind in ("move", "pass"):
                game = game.play(parse_move(text))
        tries.append(
            Tried(
                match,
                black if white == bot else white,
                f"{year}{number:02}",
                game,
                Colour.BLACK if white == bot else Colour.WHITE,
                game.position.to_move is None,
                len(game.moves) - len(opening.moves),
            )
        )
    connection.close()
    return tries


class Judge:
    def __init__(self, month: ClubMonth) -> None:
        self.month = month
        self.tries = read_tries(month.database, month.application.id)
        self.names = {player.person.id: player.name for player in month.players}
        self.flaws: list[str] = []
        self.tables = 0

    def judge(self) -> None:
        self._set_ups()
        self._one_try_each()
        self._same_answers()
        for look in self.month.looks:
            self._look(look)
        self._messages()

    def _set_ups(self) -> None:
        boards: defaultdict[str, set[str]] = defaultdict(set)
        for each in self.tries:
            boards[each.week].add(str(each.game.position_at(49)))
        for week, found in boards.items():
            if len(found) != 1:
                self.flaws.append(f"week {week} has {len(found)} set-ups")
        if len({board for found in boards.values() for board in found}) != len(boards):
            self.flaws.append("two weeks have the same set-up")

    def _one_try_each(self) -> None:
        for (user, week), count in Counter((each.user, each.week) for each in self.tries).items():
            if count > 1:
                self.flaws.append(f"{self.names[user]} has {count} tries in week {week}")

    def _same_answers(self) -> None:
        """The computer has answered the same moves with the same move."""
        answers: dict[tuple[str, ...], str] = {}
        for each in self.tries:
            moves = tuple(map(str, each.game.moves))
            for ply in range(49, len(moves)):
                if each.game.position_at(ply).to_move is each.colour.opponent:
                    known = answers.setdefault((each.week, *moves[:ply]), moves[ply])
                    if known != moves[ply]:
                        self.flaws.append(f"match {each.match}: another answer at ply {ply}")

    def _results(self, week: str) -> Mapping[str, int]:
        return {
            self.names[each.user]: each.margin
            for each in self.tries
            if each.week == week and each.margin is not None
        }

    def _look(self, look: Look) -> None:
        """Compare a page with the results that were possible then: the final ones of those who are on it."""
        week, final = self.month.code(look.week), "has no result" in look.text or "Ended on" in look.text
        rows = ROW.findall(look.text)
        own = next((e for e in self.tries if e.week == week and self.names[e.user] == look.player), None)
        shown_own = "**You: " in look.text
        is_over = "Ended on" in look.text
        if rows and not (is_over or shown_own or final):
            self.flaws.append(f"{look.player} saw results in week {week} before the own try was over")
        if shown_own and (own is None or own.margin is None):
            self.flaws.append(f"{look.player} was told a result of week {week} without one")
        if not rows:
            return
        self.tables += 1
        results = self._results(week)
        margins = [_read(words) for _, _, words in rows]
        for place, name, words in rows:
            if results.get(name) != _read(words):
                self.flaws.append(f"{name} in week {week}: {words}, not {results.get(name)}")
            if name not in look.taking_part:
                self.flaws.append(f"{name} is in the table of a server that they haven't opened")
            better = sum(1 for each in margins if each > _read(words))
            if len(rows) < 10 and int(place) != better + 1:
                self.flaws.append(f"{name} in week {week} has place {place}, not {better + 1}")
        if is_over and len(rows) < 10:
            expected = {name for name in look.taking_part if name in results}
            if {name for _, name, _ in rows} != expected:
                self.flaws.append(
                    f"the table of week {week} lacks {expected - {name for _, name, _ in rows}}"
                )

    def _messages(self) -> None:
        month = self.month
        for hall in month.halls:
            if len(month.posted(hall)) != 1:
                self.flaws.append(f"{len(month.posted(hall))} standing messages in channel {hall.id}")
        cards = [
            message
            for games in month.games
            for message in month.posted(games)
            if "Board of week" in message.text
        ]
        counted = Counter((message.channel.id, message.text) for message in cards)
        self.flaws += [f"posted {count} times: {text!r}" for (_, text), count in counted.items() if count > 1]
        month.figures.shared = len(cards)
        for player in month.players:
            own = [each for each in self.tries if each.user == player.person.id]
            boards = month.direct_messages(player.person)
            if len(boards) != len(own):
                self.flaws.append(f"{player.name}: {len(boards)} boards of {len(own)} tries")
            for message in (*boards, *cards):
                if message.pings:
                    self.flaws.append(f"pinged: {message.text[:60]!r}")


def _read(words: str) -> int:
    if words == "tied":
        return 0
    return int(words.rsplit(maxsplit=1)[-1]) * (1 if words.startswith("won") else -1)


async def measure(*, people: int, weeks: int, kills: int, seed: int, folder: Path) -> tuple[Figures, Judge]:
    async with ClubMonth(folder / "dvonn.db", people=people, seed=seed) as month:
        await month.move_in()
        await month.run(weeks=weeks, kills=kills)
        judge = Judge(month)
        judge.judge()
        month.figures.looks, month.figures.tables = len(month.looks), judge.tables
        month.figures.flaws = judge.flaws
        month.figures.flaws += [
            f"violation of Discord's limits: {each}" for each in month.playground.violations
        ]
        return month.figures, judge


def main() -> int:
    asked = numbers(__doc__, people=30, weeks=4, kills=8, seed=1)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures, judge = asyncio.run(measure(**asked, folder=Path(folder)))
    tries = judge.tries
    print(
        f"{len(tries)} tries in {len({each.week for each in tries})} weeks, in {time.perf_counter() - began:.0f} s"
    )
    print(f"  finished {sum(each.is_finished for each in tries)}, restarts {figures.restarts}")
    print(f"  pages seen {figures.looks}, {figures.tables} with a table; cards shared {figures.shared}")
    print(f"  requests: {', '.join(f'{name} {count}' for name, count in figures.requests.most_common())}")
    margins = sorted(each.margin for each in tries if each.margin is not None)
    print(f"  margins: {margins[0]} to {margins[-1]}, median {margins[len(margins) // 2]}" if margins else "")
    print(f"unexplained: {len(figures.flaws)}")
    for flaw in figures.flaws[:20]:
        print("  -", flaw)
    return 1 if figures.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
