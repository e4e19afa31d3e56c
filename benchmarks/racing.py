"""Simultaneous presses: of all that race for one thing, one is accepted.

python -m benchmarks.racing [--rounds 1000] [--seed 1]

Anna and Ben press and type at once, over real sockets: a challenge is accepted twice, accepted and withdrawn, accepted
and declined; two pieces are placed in one turn; one button is pressed twice; an undo is requested and agreed to twice;
both resign; both want a rematch. Each round is one of these; `--rounds` of them run on SQLite, and as many on
PostgreSQL. Rows are counted before and after. Prints the rounds in which not exactly one was accepted, or a person got
no answer; the exit status is 1 if there are any.
"""

import asyncio
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

from benchmarks.options import numbers
from bot.domain import Match
from bot.domain.challenge import PAUSE, UNANSWERED_COUNTS
from discord_playground import Interaction, Message, Person
from tests.end_to_end.club import Club
from tests.postgres import MIGRATED, running_server

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
    """Race after race between two people."""

    def __init__(self, club: Club, rng: random.Random) -> None:
        self.club = club
        self.rng = rng

    async def run(self) -> AsyncIterator[Round]:
        """Run races endlessly."""
        while True:
            yield await self._accepted_and_withdrawn()
            yield await self._accepted_and_declined()
            notice = await self._challenge()
            ben = self.club.ben
            presses = [partial(ben.begin_click, notice, "Accept")] * 2
            yield await self._race("accepted twice", presses, Kept(1, 1, 1, -1, 1, 0))
            for _ in range(3):
                yield await self._two_placed()
                yield await self._pressed_twice()
            yield await self._undo_asked_twice()
            yield await self._undo_granted_twice()
            yield await self._both_resign()
            yield await self._rematch()
            await self._end()

    # races

    async def _accepted_and_withdrawn(self) -> Round:
        notice, club = await self._challenge(), self.club
        listed = await club.challenges(club.anna)
        withdraw = partial(club.anna.begin_click, listed, "Withdraw")
        ended = await self._either("accepted and withdrawn", notice, withdraw)
        club.put_clocks_forward(UNANSWERED_COUNTS)  # then it no longer counts towards Anna's limits
        return ended

    async def _accepted_and_declined(self) -> Round:
        notice, club = await self._challenge(), self.club
        form = (await (await club.ben.click(notice, "Decline")).settled()).modal
        decline = partial(club.ben.begin_submit, form, {"reason": "Busy"})
        ended = await self._either("accepted and declined", notice, decline)
        club.put_clocks_forward(PAUSE)  # then Anna may challenge Ben again
        return ended

    async def _either(self, name: str, notice: Message, other: Press) -> Round:
        """Let Ben accept a challenge while something else ends it: there is a match, or there is none."""
        presses: list[Press] = [partial(self.club.ben.begin_click, notice, "Accept"), other]
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
        _, mover = await self._turn()
        panel = await self.club.press(mover, self.club.board(await self._newest()), "Place a piece")
        row = self.rng.choice(self._choices(panel, "row"))
        panel = await self.club.press(mover, panel, row)
        space = self.rng.choice(self._choices(panel, "place"))
        presses = [partial(mover.begin_click, panel, space)] * 2
        return await self._race("one button pressed twice", presses, Kept(0, 0, 1, 0, 0, 0))

    async def _undo_asked_twice(self) -> Round:
        match, mover = await self._turn()
        asker = self._other(mover)
        more = await self.club.press(asker, self.club.board(match.id), "More")
        presses = [partial(asker.begin_click, more, "Undo")] * 2
        return await self._race("undo asked for twice", presses, Kept(0, 0, 1, 0, 0, 1))

    async def _undo_granted_twice(self) -> Round:
        number = await self._newest()
        match = await self.club.stored(number)
        granter = next(person for person in self._players() if person.id == match.awaited)
        presses = [partial(granter.begin_click, self.club.board(number), "Accept")] * 2
        return await self._race("undo agreed to twice", presses, Kept(0, 0, 1, 0, 0, 0))

    async def _both_resign(self) -> Round:
        number = await self._newest()
        questions = [
            (person, await self.club.use(person, "resign", {"match": number})) for person in self._players()
        ]
        presses = [partial(person.begin_click, question, "Resign") for person, question in questions]
        return await self._race("both resign", presses, Kept(0, -1, 1, 0, 0, 0))

    async def _rematch(self) -> Round:
        board = self.club.board(await self._newest())
        anna, ben = self._players()
        people = [anna, anna, ben]
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

    def _players(self) -> tuple[Person, Person]:
        return self.club.anna, self.club.ben

    def _other(self, person: Person) -> Person:
        return next(each for each in self._players() if each is not person)

    def _typed(self, person: Person, command: str, **options: object) -> Interaction:
        return person.begin_command(self.club.channel, f"dvonn {command}", options)

    async def _challenge(self) -> Message:
        club = self.club
        await club.use(club.anna, "challenge", {"opponent": club.ben, "setup": "full"})
        await club.quiet()
        return next(
            message
            for message in reversed(club.public())
            if any(button.label == "Accept" for button in message.buttons)
        )

    async def _newest(self) -> int:
        async with self.club.store._engine.connect() as connection:  # noqa: SLF001  as in `_kept`
            return int((await connection.execute(text("SELECT max(id) FROM matches"))).scalar_one())

    async def _turn(self) -> tuple[Match, Person]:
        match = await self.club.stored(await self._newest())
        mover = next(person for person in self._players() if person.id == match.player_to_move)
        return match, mover

    @staticmethod
    def _choices(panel: Message, action: str) -> list[str]:
        """Return the custom ids of the enabled controls of one action in a panel."""
        ids = (button.custom_id or "" for button in panel.buttons if not button.disabled)
        return [each for each in ids if each.startswith(f"dvonn:{action}:")]

    async def _end(self) -> None:
        """Resign any running match and close all challenges."""
        if (await self._kept()).running:
            await self.club.resign(self.club.anna, await self._newest())


async def measure(
    rounds: int, seed: int, database: Path, url: str | None
) -> tuple[Counter[str], list[Round]]:
    """Run rounds; return the number of each kind, and the failed ones."""
    kinds, wrong = Counter[str](), list[Round]()
    async with Club(database, url=url) as club:
        async for each in Races(club, random.Random(seed)).run():
            kinds[each.name] += 1
            if each.wrong:
                wrong.append(each)
            if kinds.total() == rounds:
                break
    return kinds, wrong


async def on_both(rounds: int, seed: int) -> bool:
    """Run rounds on each database and print the results. Return whether none failed."""
    good = True
    with running_server() as server, tempfile.TemporaryDirectory() as folder:
        await server.migrate()
        async with server.database(like=MIGRATED) as postgres:
            for name, url in (("SQLite", None), ("PostgreSQL", postgres)):
                began = time.monotonic()
                kinds, wrong = await measure(rounds, seed, Path(folder) / "racing.db", url)
                good &= not wrong
                print(
                    f"{name}: {kinds.total()} rounds in {time.monotonic() - began:.0f} s, wrong {len(wrong)}"
                )
                print("  " + ", ".join(f"{kind} {count}" for kind, count in kinds.items()))
                for each in wrong[:20]:
                    print(f"  - {each.name}: {each.wrong}")
    return good


def main() -> int:
    return 0 if asyncio.run(on_both(**numbers(__doc__, rounds=1000, seed=1))) else 1


if __name__ == "__main__":
    sys.exit(main())
