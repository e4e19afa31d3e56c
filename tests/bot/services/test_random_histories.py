"""Random histories: the model in `explained.py` explains each match, and the store agrees with it.

Boards are shown at once, late or never. Outages begin and end at any moment; people play on as far as they can.
"""

import contextlib
import random
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from bot.domain import ColourChoice, HaltReason, Match, MatchId, OfferKind, Pace, Person, Setup, UserId
from bot.domain.clock import Outage
from bot.domain.events import WITHHELD
from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle
from bot.domain.plan import RESIGN, Ply
from bot.domain.refusals import Refused
from bot.domain.shown import HOME
from bot.features.absence.service import Absences
from bot.features.giving_time.service import GivingTime
from bot.services import Challenges, Matches, Timekeeping
from bot.storage import Store, UnitOfWork
from bot.storage.checks import audited
from bot.storage.match_tables import matches
from dvonn import SPACES, Game
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.due_now import DueNow
from tests.bot.played import recorded
from tests.bot.services.explained import Shown, explain
from tests.bot.storage.prepared import prepare

PEOPLE = (ANNA, BEN, CLEO)

BETWEEN_PEOPLE = [reason for reason in HaltReason if reason not in WITHHELD]


@pytest.fixture(autouse=True, scope="module")
def boards() -> None:
    """Leave it to the histories when boards are shown."""


class Club:
    """Three users, a few matches, and a bot with outages."""

    def __init__(self, store: Store, rng: random.Random) -> None:
        self.store = store
        self.rng = rng
        self.clock = Clock()
        self.challenges = Challenges(store, clock=self.clock, rng=rng)
        self.matches = Matches(store, clock=self.clock)
        self.absences = Absences(store, clock=self.clock)
        self.giving_time = GivingTime(store, clock=self.clock)
        self.time = Timekeeping(store, clock=self.clock)
        self.due_now = DueNow(store, self.clock)
        self.ids: list[MatchId] = []
        self.boards = defaultdict[MatchId, list[Shown]](list)
        self.drawn: dict[MatchId, Match] = {}
        """Each match as of its last board."""
        self.out_since: datetime | None = None
        self.over: list[Outage] = []
        """Outages that are over, and not settled yet."""
        store.outages = self.outages

    async def begin(self) -> None:
        """Begin matches at the start, late in the placing phase, with stacks, and shortly before the end."""
        await self.time.beat(self.clock())
        for (white, black), pace, plies in zip(
            ((ANNA, BEN), (BEN, CLEO), (CLEO, ANNA), (ANNA, BEN)),
            self.rng.sample(
                (
                    Pace.ONE,
                    Pace.NONE,
                    Pace.THREE,
                    Pace.STEADY,
                    Pace.read("9h + 2h"),
                    Pace.parse("1d6h2d 67 Europe/Berlin"),
                ),
                4,
            ),
            (0, 44, 49, 76),
            strict=True,
        ):
            opening = Game(recorded()[1].moves[:plies])
            made = await self.challenges.challenge(
                HERE, white, black, ColourChoice.WHITE, Setup.RECORD, pace=pace, opening=opening
            )
            match = await self.challenges.accept(made.id, black)
            self.ids.append(match.id)
            self.drawn[match.id] = match

    async def read(self) -> list[Match]:
        async with self.store.read() as uow:
            return [await uow.matches.find(number) for number in self.ids]

    # boards

    async def show_boards(self) -> None:
        """Draw some boards, and show some of those that were drawn, whatever has happened since."""
        for match in await self.read():
            if self.rng.random() < 0.6:
                self.drawn[match.id] = match
            if self.rng.random() < 0.6:
                await self.show(self.drawn[match.id])

    async def show(self, match: Match) -> None:
        async with self.store.write() as uow:
            await uow.matches.show(match, match.number, self.clock())
        self.boards[match.id].append(Shown(self.clock(), match.number))

    # outages

    def outages(self) -> list[Outage]:
        """The outages that are not settled."""
        return [*self.over, *([Outage(self.out_since, self.clock())] if self.out_since else [])]

    async def go_out(self) -> None:
        self.out_since = self.out_since or self.clock()

    async def recover(self) -> None:
        self.over, self.out_since = self.outages(), None

    async def settle(self) -> None:
        await self.time.settle(self.over)
        self.over = []

    # actions

    async def play(self) -> None:
        match = self.rng.choice(await self.read())
        for _ in range(self.rng.randint(1, 5)):
            if match.player_to_move is None:
                return
            seen = self.rng.choice((None, match.number))
            move = self.rng.choice(match.position.legal_moves())
            match = await self.matches.play(match.id, move, by=match.player_to_move, seen=seen, sure=True)
            self.clock.go_on(minutes=self.rng.uniform(0, 60))

    async def offer(self) -> None:
        match, by = await self.match_and_player()
        await self.matches.offer(match.id, self.rng.choice(list(OfferKind)), by=by)

    async def ask_for_an_undo(self) -> None:
        match, _ = await self.match_and_player()
        if match.line and match.line[-1].actor is not None:
            await self.matches.offer(match.id, OfferKind.UNDO, by=match.line[-1].actor)

    async def agree(self) -> None:
        for match in await self.read():
            if match.offer and (
                match.offer.kind is OfferKind.UNDO or self.rng.random() < 0.3
            ):  # few draws, as they end matches
                answer = self.matches.accept_offer
                await answer(match.id, match.offer.kind, by=match.opponent_of(match.offer.by))

    async def refuse(self) -> None:
        match, by = await self.match_and_player()
        await self.matches.refuse_offer(match.id, self.rng.choice(list(OfferKind)), by=by)

    async def give_time(self) -> None:
        match, by = await self.match_and_player()
        await self.giving_time.give(match.id, by=by, seen=match.number)

    async def resign(self) -> None:
        match, by = await self.match_and_player()
        if self.rng.random() < 0.1:
            await self.matches.resign(match.id, by=by)

    async def leave(self) -> None:
        until = self.clock.now + timedelta(days=self.rng.uniform(0, 9))
        await self.absences.leave(self.person().id, until)

    async def come_back(self) -> None:
        await self.absences.come_back(self.person().id)

    async def plan_spaces(self) -> None:
        match, by = await self.match_and_player()
        wanted = self.rng.sample(SPACES, self.rng.randint(1, 12))
        await self.matches.plan_spaces(match.id, wanted, by=by)

    async def plan_a_line(self) -> None:
        match, by = await self.match_and_player()
        line: list[Ply] = []
        position = match.position
        while (moves := position.legal_moves()) and len(line) < 8:
            move = self.rng.choice(moves)
            line.append(move)
            position = position.play(move)
        if self.rng.random() < 0.1:
            line[-1:] = [RESIGN]
        await self.matches.plan_line(match.id, line, by=by)

    async def halt(self) -> None:
        match, by = await self.match_and_player()
        if self.rng.random() < 0.5:
            obstacle = self.rng.choice([GONE, LOCKED, REFUSED, Obstacle.lacking(("send_messages",))])
            await self.matches.hold(match.id, obstacle, who=by)
        else:
            await self.matches.halt(match.id, self.rng.choice(BETWEEN_PEOPLE))

    async def go_on(self) -> None:
        match, _ = await self.match_and_player()
        await self.matches.note_accepted(match.id, HOME)
        await self.matches.go_on(match.id, match.halted or HaltReason.CHANNEL)

    async def time_passes(self) -> None:
        rarely_a_month = self.rng.random() < 0.05
        self.clock.go_on(hours=self.rng.uniform(0, 20), days=31 if rarely_a_month else 0)
        await self.look_at_the_clock()

    async def restart(self) -> None:
        await self.recover()
        await self.settle()
        await self.time.beat(self.clock())
        due_before = await self.due_now.overdue()
        self.clock.go_on(hours=self.rng.uniform(0, 70))
        self.out_since = await self.time.resume()
        await self.recover()
        await self.settle()
        assert await self.due_now.overdue() == due_before, "what fell due while the bot was away is forfeited"
        await self.look_at_the_clock()

    async def look_at_the_clock(self) -> None:
        await self.settle()
        await self.absences.end_expired()
        for number in await self.due_now.overdue():
            await self.time.time_out(number)
        for number in await self.due_now.to_remind():
            await self.time.remind(number)
        await self.time.close_abandoned()
        assert self.out_since or (await self.due_now.overdue(), await self.due_now.to_remind()) == ([], [])

    # choices

    def person(self) -> Person:
        return self.rng.choice(PEOPLE)

    async def match_and_player(self) -> tuple[Match, UserId]:
        match = self.rng.choice(await self.read())
        return match, self.rng.choice(match.players.both)


Deed = Callable[[Club], Awaitable[None]]

DEEDS: Sequence[Deed] = (
    Club.play,
    Club.play,
    Club.play,
    Club.offer,
    Club.ask_for_an_undo,
    Club.agree,
    Club.refuse,
    Club.resign,
    Club.give_time,
    Club.leave,
    Club.come_back,
    Club.plan_spaces,
    Club.plan_a_line,
    Club.plan_a_line,
    Club.halt,
    Club.go_on,
    Club.time_passes,
    Club.go_out,
    Club.go_out,
    Club.recover,
    Club.recover,
    Club.settle,
    Club.restart,
)


async def check(club: Club) -> None:
    """Compare each stored match with what its history implies."""
    async with club.store.read() as uow:
        outages = [*await uow.times.outages(), *club.outages()]
        for number in club.ids:
            match = await uow.matches.find(number)
            explain(match, outages, club.boards[number])
            await check_columns(uow, match, is_settled=not club.outages())


async def check_columns(uow: UnitOfWork, match: Match, *, is_settled: bool) -> None:
    query = select(matches).where(matches.c.id == match.id)
    row = (await uow.matches._connection.execute(query)).one()
    assert row.finished_at == match.ended_at
    assert (row.finished_at is None) is not match.is_over
    assert row.mover_id == match.player_to_move
    assert (row.left_s, row.reminded) == (match.clock.left, match.clock.reminded)
    assert (row.due_at is None) is (match.clock.due is None)
    assert row.due_at is None or (row.left_s is None and not match.stands_still)
    if is_settled:
        assert (row.due_at, row.remind_at) == (match.clock.due, match.clock.remind_at)
        assert row.clock_since == match.clock.since
    assert (row.halted_at is not None) is (match.out_of_reach_since is not None)
    assert row.ping_on is None or match.awaited is not None
    if match.is_over:
        assert await uow.plans.of(match.id) == {}


@pytest.mark.slow
@given(st.lists(st.sampled_from(DEEDS), min_size=10, max_size=60), st.integers(0, 2**32))
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
async def test_every_match_is_explained_by_its_history(deeds: Sequence[Deed], seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store.connected(prepare(Path(folder) / "dvonn.db"))
        try:
            club = Club(store, random.Random(seed))
            await club.begin()
            await club.show_boards()
            for deed in deeds:
                club.clock.go_on(minutes=club.rng.uniform(0.1, 90))
                with contextlib.suppress(Refused):
                    await deed(club)
                await check(club)
                await club.show_boards()
                await check(club)
            assert [misfits async for _, misfits in audited(store)] == [[]]
        finally:
            await store.close()
