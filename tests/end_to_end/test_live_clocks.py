"""Banks and increments, to the second: the clocks of the bot and of Discord go forward only when a test says so."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.events import TimedOut
from dvonn import Termination
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases

SECOND = timedelta(seconds=1)
TEN_MINUTES = 600
INCREMENT = 3


class Table:
    """A match of two scripted players, and the banks that they should have, in seconds."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.banks = {club.anna: TEN_MINUTES, club.ben: TEN_MINUTES}
        self.vacant = iter(["c3", "d3", "e3", "f3", "g3", "h3", "c2", "d2", "e2", "f2"])
        self.mover, self.other = club.anna, club.ben

    def wait(self, seconds: int) -> None:
        """Let the mover think."""
        self.club.put_clocks_forward(seconds * SECOND)
        self.banks[self.mover] -= seconds

    async def move(self, *, after: int) -> None:
        """Let the mover think and place a piece."""
        self.wait(after)
        await self.club.use(self.mover, "move", {"move": next(self.vacant), "match": 1})
        self.banks[self.mover] += INCREMENT
        self.mover, self.other = self.other, self.mover

    async def check(self) -> None:
        match = await self.club.stored()
        assert match.player_to_move == self.mover.id
        assert match.clock.due == self.club.now() + self.banks[self.mover] * SECOND
        assert match.clock.waiting == self.banks[self.other] * SECOND


@pytest.fixture
async def table(club: Club) -> Table:
    """A match with 10 minutes and 3 seconds more with each move, at which Anna is to move."""
    start = datetime.now(UTC).replace(microsecond=0) + SECOND
    club.machine_time = lambda: start
    await club.begin(pace=f"{TEN_MINUTES // 60}m{INCREMENT}s")
    return Table(club)


@on_both_databases
async def test_a_live_match_is_exact_to_the_second_through_a_restart_and_a_kill(table: Table) -> None:
    club = table.club
    for seconds in (0, 1, 59, 12, 7):
        await table.move(after=seconds)
        await table.check()

    table.wait(20)
    await club.stop_bot()
    club.put_clocks_forward(45 * SECOND)
    await club.start_bot()
    await table.check()
    await table.move(after=11)
    await table.check()

    table.wait(30)
    await club.bot.scheduler.look()
    await club.kill_bot()
    club.put_clocks_forward(timedelta(minutes=25))
    await club.start_bot()
    await table.check()
    await table.move(after=100)
    await table.move(after=2)
    await table.check()

    table.wait(table.banks[table.mover] - 1)
    await club.bot.scheduler.look()
    await table.check()
    table.wait(1)
    await club.bot.scheduler.look()
    await club.nothing_to_do()
    over = await club.stored()
    assert over.ended is not None
    assert over.ended.by is Termination.TIME
    assert (over.events[-1].what, over.events[-1].actor) == (TimedOut(), table.mover.id)
    assert over.events[-1].at == club.now()
    await club.only_one_board()


async def test_the_board_tells_both_banks_without_ticking(table: Table) -> None:
    club = table.club
    await table.move(after=28)
    board = club.board()
    until = int((club.now() + TEN_MINUTES * SECOND).timestamp())
    assert (
        f" to place** · ⏳ <t:{until}:R>\n⚪\N{NO-BREAK SPACE}Anna\N{NO-BREAK SPACE}**9:35** · ⚫ until <t:{until}:T>\n"
        in board.text
    )
    await club.time_passes(minutes=5)
    assert club.board() == board


async def test_a_player_is_pinged_once_when_a_quarter_of_a_live_bank_is_left(table: Table) -> None:
    club = table.club
    board = club.board()
    table.wait(TEN_MINUTES * 3 // 4 - 1)
    await club.time_passes()
    assert club.board() == board
    table.wait(1)
    await club.time_passes()
    assert club.board() != board
    assert club.board().pings == {club.anna.id}
    await table.move(after=0)
    await table.check()


async def test_an_undo_costs_nobody_an_increment(table: Table) -> None:
    club = table.club
    await table.move(after=10)
    await table.move(after=20)
    await club.reach(club.ben, club.board(), "Undo")
    table.wait(5)
    await club.press(club.anna, club.board(), "Accept")
    await club.nothing_to_do()
    table.banks[club.anna] += INCREMENT
    table.mover, table.other = club.ben, club.anna
    await table.check()


async def test_a_player_gives_the_opponent_a_minute_three_times_at_most(table: Table) -> None:
    club = table.club
    old = await club.press(club.ben, club.board(), "More")
    for time in ("1 minute", "2 minutes", "3 minutes"):
        more = await club.press(club.ben, club.board(), "More")
        await club.press(club.ben, more, "Give a minute")
        await club.nothing_to_do()
        assert f"Ben gave Anna more time: {time}." in club.board().text
        table.banks[club.anna] += 60
        await table.check()
    assert "Give a minute" not in labels(await club.press(club.ben, club.board(), "More"))
    refused = await club.press(club.ben, old, "Give a minute")
    assert "3 times in this game, the maximum" in refused.text
    await table.move(after=30)
    await table.check()
    assert "gave" not in club.board().text


async def test_a_day_is_given_while_the_opponents_clock_runs(club: Club) -> None:
    await club.begin()
    assert "Give a day" not in labels(await club.press(club.anna, club.board(), "More"))
    before = (await club.stored()).clock
    for _ in range(2):
        await club.reach(club.ben, club.board(), "Give a day")
        await club.nothing_to_do()
    after = (await club.stored()).clock
    assert before.due is not None
    assert after.due == before.due + timedelta(days=2)
    await club.use(club.anna, "move", {"move": "c3"})
    assert (await club.stored()).clock.waiting == timedelta(days=5)


async def test_the_time_that_both_have_used_is_told_at_the_end(table: Table) -> None:
    club = table.club
    for seconds in (30, 65, 31):
        await table.move(after=seconds)
    table.wait(20)
    await club.press(club.anna, await club.use(club.anna, "resign", {"match": 1}), "Resign")
    history = await club.look_back(club.cleo)
    assert (
        "-# Time used: ⚪\N{NO-BREAK SPACE}1 minute 1 second, ⚫\N{NO-BREAK SPACE}1 minute 25 seconds"
        in history.text
    )


async def test_a_pace_of_ones_own_is_typed(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "pace": "15m + 5s < 20m"})
    assert "Time: 15 minutes + 5 seconds/move, max 20 minutes." in club.public()[-1].text
    refused = await club.use(club.anna, "challenge", {"opponent": club.ben, "pace": "a week or so"})
    assert "can’t use “a week or so” as a time" in refused.text
    offered = await club.anna.autocomplete(club.channel, "dvonn challenge", focused="pace", pace="2d + 6h")
    assert (offered[0].name, offered[0].value) == ("2 days + 6 hours per move", "2d + 6h")


@on_both_databases
async def test_a_clock_is_paused_at_the_weekend_and_an_outage_then_gives_nothing_back(club: Club) -> None:
    """From Friday noon to Tuesday noon it is two days of thinking; Sunday's outage is on a day off."""
    friday = datetime(2040, 5, 4, 12, tzinfo=UTC)
    club.put_clocks_forward(friday - club.now())
    start = club.now().replace(microsecond=0)
    machine_time = start - club.ahead
    club.machine_time = lambda: machine_time
    offered = await club.anna.autocomplete(
        club.channel, "dvonn challenge", {"days-off": "berlin"}, focused="days-off"
    )
    assert offered[0].name == "Saturday and Sunday (Europe/Berlin)"
    terms = {"opponent": club.ben, "colour": "white", "pace": "2d", "days-off": offered[0].value}
    await club.use(club.anna, "challenge", terms)
    challenge = club.public()[-1]
    assert "Time: 2 days per move · days off: Saturday and Sunday (Europe/Berlin)." in challenge.text
    await club.press(club.ben, challenge, "Accept")
    await club.nothing_to_do()
    due = start + timedelta(days=4)
    assert (await club.stored()).clock.due == due
    await club.time_passes(days=2)
    await club.stop_bot()
    club.put_clocks_forward(timedelta(hours=5))
    await club.start_bot()
    assert (await club.stored()).clock.due == due
    await club.time_passes(days=1)
    await club.stop_bot()
    club.put_clocks_forward(timedelta(hours=5))
    await club.start_bot()
    assert (await club.stored()).clock.due == due + timedelta(hours=5)


async def test_days_off_that_can_not_be_read_are_refused(club: Club) -> None:
    refused = await club.use(club.anna, "challenge", {"opponent": club.ben, "days-off": "weekends"})
    assert "can’t read “weekends” as days off" in refused.text
