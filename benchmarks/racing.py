"""Simultaneous presses: of all that race for one thing, one is accepted.

python -m benchmarks.racing [--rounds 1000] [--seed 1] [--places channel group-chat]

Anna and Ben press and type at once, over real sockets: a challenge is accepted twice, accepted and withdrawn, accepted
and declined; two pieces are placed in one turn; one button is pressed twice; an undo is requested and agreed to twice;
both resign; both want a rematch. Outside of servers, which have fewer of these, a challenge is accepted twice, a button
of a board is pressed twice, and both resign. Each round is one of these, in one kind of place after the other (by
default all, see `PlaceKind`); `--rounds` of them run on SQLite, and as many on PostgreSQL. Rows are counted before and
after. Prints the rounds in which not exactly one was accepted, or a person got no answer; the exit status is 1 if there
are any.
"""

import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text

from benchmarks.options import numbers_and_places
from bot.domain import Match
from bot.domain.challenge import PAUSE, UNANSWERED_COUNTS
from discord_playground import Guild, Interaction, Message, Person
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club
from tests.end_to_end.places import Place, PlaceKind, open_place
from tests.postgres import MIGRATED, running_server

PATIENCE = 60.0
"""Seconds to wait for an answer, however busy the machine is."""

Press = Callable[[], Interaction]


class Kept(NamedTuple):
    """The row counts of the database."""

    matches: int
    running: int
    events: int
    open: int
    answered: int
    """Challenges that were answered or withdrawn."""
    offers: int
    """Offers in matches."""

    def __sub__(self, before: "Kept") -> "Kept":
        return Kept(*(now - then for now, then in zip(self, before, strict=True)))


COUNTS = text("""
    SELECT (SELECT count(*) FROM matches),
        (SELECT count(*) FROM matches WHERE finished_at IS NULL),
        (SELECT count(*) FROM events),
        (SELECT count(*) FROM challenges WHERE state = 'open'),
        (SELECT count(*) FROM challenges WHERE state <> 'open'),
        (SELECT count(*) FROM events WHERE kind = 'offer')
""")


class Round(NamedTuple):
    """One race: its name, and the faults of its outcome."""

    name: str
    wrong: str


class Races:
    """Races between two people in a place."""

    def __init__(self, club: Club, place: Place, rng: random.Random) -> None:
        self.club = club
        self.place = place
        self.rng = rng
        self.anna, self.ben = place.players
        place.patience = PATIENCE

    async def run(self) -> AsyncIterator[Round]:
        """Run each race once, or a few times."""
        await self.place.prepare()
        await self.club.quiet()
        if self.place.kind.is_in_server:
            yield await self._accepted_and_withdrawn()
            yield await self._accepted_and_declined()
        notice = await self._challenge()
        presses = [partial(self.ben.begin_click, notice, "Accept")] * 2
        yield await self._race("accepted twice", presses, Kept(1, 1, 1, -1, 1, 0))
        for _ in range(3):
            if self.place.kind.takes_typed_moves:
                yield await self._two_placed()
            yield await self._pressed_twice()
        if self.place.kind.is_in_server:
            yield await self._undo_asked_twice()
            yield await self._undo_granted_twice()
        yield await self._both_resign()
        if self.place.kind.is_in_server:
            yield await self._rematch()
        await self._end()

    # races

    async def _accepted_and_withdrawn(self) -> Round:
        notice, club = await self._challenge(), self.club
        listed = await club.challenges(self.anna, channel=self.place.channel)
        withdraw = partial(self.anna.begin_click, listed, "Withdraw")
        ended = await self._either("accepted and withdrawn", notice, withdraw)
        club.put_clocks_forward(UNANSWERED_COUNTS)  # then it no longer counts towards Anna's limits
        return ended

    async def _accepted_and_declined(self) -> Round:
        notice, club = await self._challenge(), self.club
        form = (await (await self.ben.click(notice, "Decline")).settled()).modal
        decline = partial(self.ben.begin_submit, form, {"reason": "Busy"})
        ended = await self._either("accepted and declined", notice, decline)
        club.put_clocks_forward(PAUSE)  # then Anna may challenge Ben again
        return ended

    async def _either(self, name: str, notice: Message, other: Press) -> Round:
        """Let Ben accept a challenge while something else ends it: there is a match, or there is none."""
        presses: list[Press] = [partial(self.ben.begin_click, notice, "Accept"), other]
        self.rng.shuffle(presses)
        before = await self._kept()
        settled = await self._settled(presses)
        found = await self._kept() - before
        fine = found in (Kept(1, 1, 1, -1, 1, 0), Kept(0, 0, 0, -1, 1, 0))
        await self._end()
        return Round(name, settled or ("" if fine else str(found)))

    async def _two_placed(self) -> Round:
        """Type two spaces in one turn."""
        match, mover = await self._turn()
        spaces = self.rng.sample(list(match.position.vacant()), 2)
        presses = [partial(self._typed, mover, "move", move=str(space), match=match.id) for space in spaces]
        return await self._race("two pieces placed", presses, Kept(0, 0, 1, 0, 0, 0))

    async def _pressed_twice(self) -> Round:
        """Press one button of a panel twice."""
        match, mover = await self._turn()
        panel = self._board(match.id, mover)
        if not self._choices(panel, "row"):
            panel = await self.club.press(mover, panel, "Place a piece")
        row = self.rng.choice(self._choices(panel, "row"))
        await (await mover.click(panel, row)).settled()
        await self.club.playground.wait_until(
            lambda: bool(self._choices(panel, "place")), what=f"spaces in {self.place.kind}"
        )
        space = self.rng.choice(self._choices(panel, "place"))
        presses = [partial(mover.begin_click, panel, space)] * 2
        return await self._race("one button pressed twice", presses, Kept(0, 0, 1, 0, 0, 0))

    async def _undo_asked_twice(self) -> Round:
        match, mover = await self._turn()
        asker = self._other(mover)
        more = await self.club.press(asker, self._board(match.id, asker), "More")
        presses = [partial(asker.begin_click, more, "Undo")] * 2
        return await self._race("undo asked for twice", presses, Kept(0, 0, 1, 0, 0, 1))

    async def _undo_granted_twice(self) -> Round:
        number = await self._newest()
        match = await self.club.stored(number)
        granter = next(person for person in self.place.players if person.id == match.awaited)
        presses = [partial(granter.begin_click, self._board(number, granter), "Accept")] * 2
        return await self._race("undo agreed to twice", presses, Kept(0, 0, 1, 0, 0, 0))

    async def _both_resign(self) -> Round:
        number = await self._newest()
        questions = [(person, await self._resigning(person, number)) for person in self.place.players]
        presses = [partial(person.begin_click, question, "Resign") for person, question in questions]
        return await self._race("both resign", presses, Kept(0, -1, 1, 0, 0, 0))

    async def _rematch(self) -> Round:
        board = self._board(await self._newest(), self.anna)
        people = [self.anna, self.anna, self.ben]
        self.rng.shuffle(people)
        presses = [partial(person.begin_click, board, "Rematch") for person in people]
        return await self._race("both want a rematch", presses, Kept(1, 1, 1, 0, 1, 0))

    # parts of races

    async def _race(self, name: str, presses: Sequence[Press], wanted: Kept) -> Round:
        before = await self._kept()
        settled = await self._settled(presses)
        found = await self._kept() - before
        return Round(name, settled or ("" if found == wanted else str(found)))

    async def _settled(self, presses: Sequence[Press]) -> str:
        """Press all at once, and wait until each is answered and all is shown; report missing answers."""
        settled = await asyncio.gather(*(used.settled() for used in [press() for press in presses]))
        await self.club.quiet()
        return "a person got no answer" if any(each.failed for each in settled) else ""

    async def _kept(self) -> Kept:
        async with self.club.store._engine.connect() as connection:  # noqa: SLF001  the bot doesn't need these counts
            return Kept(*(await connection.execute(COUNTS)).one())

    def _board(self, match: int, person: Person) -> Message:
        """The board of a match; in foreign places the one that both see."""
        here = (each for each in self.place.messages if is_board(each, match))
        board = self.place.board(person, match) if self.place.kind.takes_typed_moves else next(here, None)
        if board is None:
            raise LookupError(f"no board of match {match} in {self.place.kind}")
        return board

    def _other(self, person: Person) -> Person:
        return next(each for each in self.place.players if each is not person)

    def _typed(self, person: Person, command: str, **options: object) -> Interaction:
        return person.begin_command(self.place.typing(person), f"dvonn {command}", options)

    async def _resigning(self, person: Person, match: int) -> Message:
        """Ask to resign; return the question."""
        if self.place.kind.takes_typed_moves:
            asked: dict[str, object] = {"match": match}
            return await self.club.use(person, "resign", asked, channel=self.place.typing(person))
        more = await self.club.press(person, self._board(match, person), "More")
        return await self.club.press(person, more, "Resign")

    async def _challenge(self) -> Message:
        await self.place.challenge(setup="full")
        await self.club.quiet()
        return next(
            message
            for message in reversed(self.place.messages)
            if any(button.label == "Accept" for button in message.buttons)
        )

    async def _newest(self) -> int:
        async with self.club.store._engine.connect() as connection:  # noqa: SLF001  as in `_kept`
            return int((await connection.execute(text("SELECT max(id) FROM matches"))).scalar_one())

    async def _turn(self) -> tuple[Match, Person]:
        match = await self.club.stored(await self._newest())
        mover = next(person for person in self.place.players if person.id == match.player_to_move)
        return match, mover

    @staticmethod
    def _choices(panel: Message, action: str) -> list[str]:
        """Return the custom ids of the enabled controls of one action in a panel."""
        ids = (button.custom_id or "" for button in panel.buttons if not button.disabled)
        return [each for each in ids if each.startswith(f"dvonn:{action}:")]

    async def _end(self) -> None:
        """Resign any running match and close all challenges."""
        if (await self._kept()).running:
            number = await self._newest()
            await self.club.press(self.anna, await self._resigning(self.anna, number), "Resign")
            await self.club.quiet()


async def measure(
    rounds: int, seed: int, places: Sequence[PlaceKind], database: Path, url: str | None
) -> tuple[Counter[str], list[Round]]:
    """Run rounds; return the number of each kind, and the failed ones."""
    kinds, wrong = Counter[str](), list[Round]()
    async with Club(database, url=url) as club:
        rng = random.Random(seed)
        guilds = {PlaceKind.THREAD: _second_server(club)}
        each_place = [
            Races(
                club,
                open_place(kind, club.playground, club.application, guilds.get(kind, club.guild), kind),
                rng,
            )
            for kind in places
        ]
        for races in itertools.cycle(each_place):
            async for each in races.run():
                kinds[f"{each.name} ({races.place.kind})"] += 1
                if each.wrong:
                    wrong.append(each)
                if kinds.total() == rounds:
                    return kinds, wrong
    return kinds, wrong


def _second_server(club: Club) -> Guild:
    """Create a server in which matches get threads."""
    guild = club.playground.create_guild("Threads", owner=club.olga)
    guild.create_text_channel("hall")
    guild.add_bot(club.application)
    return guild


async def on_both(rounds: int, seed: int, places: Sequence[PlaceKind]) -> bool:
    """Run rounds on each database and print the results. Return whether none failed."""
    good = True
    with running_server() as server, tempfile.TemporaryDirectory() as folder:
        await server.migrate()
        async with server.database(like=MIGRATED) as postgres:
            for name, url in (("SQLite", None), ("PostgreSQL", postgres)):
                began = time.monotonic()
                kinds, wrong = await measure(rounds, seed, places, Path(folder) / "racing.db", url)
                good &= not wrong
                print(
                    f"{name}: {kinds.total()} rounds in {time.monotonic() - began:.0f} s, wrong {len(wrong)}"
                )
                print("  " + ", ".join(f"{kind} {count}" for kind, count in kinds.items()))
                for each in wrong[:20]:
                    print(f"  - {each.name}: {each.wrong}")
    return good


def main() -> int:
    without = [PlaceKind.TWO_SERVERS]  # there, nobody challenges
    asked = numbers_and_places(__doc__, without, rounds=1000, seed=1)
    return 0 if asyncio.run(on_both(**asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
