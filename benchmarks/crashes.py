"""The cost of `kill -9`: nothing but time.

    python -m benchmarks.crashes [--kills 30] [--seed 1]

Two people play random matches on the playground while the bot's process is killed at random moments and started again.
At the end every move that was acknowledged must be stored, none twice, and each match must have exactly one board in
the channel, which shows its last event. Prints the figures; the exit status is 1 if anything was lost.
"""

import asyncio
import contextlib
import random
import re
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path

from benchmarks.move import Table, running
from benchmarks.options import numbers
from bot.matches import Match, MatchId
from bot.storage import SqlStore
from playground import Interaction, Message, NotPossibleError, Playground

LONGEST_LIFE = 1.5
"""Seconds that the bot lives at most before it is killed."""


MOVE = r"[a-k][1-5]( → [a-k][1-5])?"
"""What the label of a choice begins with: a stack, its target, or a whole move."""

SPACE = 2
"""Characters of a space's name."""


class Arena(Table):
    """A table whose bot does not live long."""

    def __init__(self, playground: Playground, database: Path, lots: random.Random) -> None:
        super().__init__(playground, "arena")
        self.url = f"sqlite+aiosqlite:///{database}"
        self.lots = lots
        self.acknowledged: list[tuple[MatchId, str]] = []
        self.unanswered = 0

    # the bot

    async def live_and_die(self) -> None:
        """Run the bot for a while and kill it."""
        async with self._bot():
            await asyncio.sleep(self.lots.uniform(0, LONGEST_LIFE))
        await self.playground.disconnected(self.application)

    async def live_on(self) -> None:
        """Run the bot until everything is shown that it has to show."""
        async with self._bot():
            matches = await self.matches()
            await self.playground.wait_until(
                lambda: all(self.faithful(match) for match in matches), what="every board", timeout=30
            )

    def _bot(self) -> contextlib.AbstractAsyncContextManager[int]:
        """The bot's process, from its connection until it is killed."""
        return running(self, "-m", "bot", ending=signal.SIGKILL, DATABASE_URL=self.url, LOG_LEVEL="ERROR")

    # the players

    async def play(self) -> None:
        """Challenge, accept and move on and on, whether or not anything is answered."""
        while True:
            try:
                await self._step()
            except (NotPossibleError, TimeoutError):
                self.unanswered += 1  # the board has just gone, or the bot is down
            await self.playground.connected(self.application, timeout=60)
            await asyncio.sleep(0)

    async def _step(self) -> None:
        boards = [each for each in self._shown() if any(button.label == "Move" for button in each.buttons)]
        if not boards:
            await self._begin()
            return
        board = self.lots.choice(boards)
        mover = next(
            (person for person in self.players if person.id in board.pings), self.lots.choice(self.players)
        )
        number = self._match_of(board)
        panel, chosen = await self._answer(await mover.click(board, "Move")), ""
        while panel is not None and (label := self._choice(panel)):
            if found := re.match(MOVE, label):
                chosen = chosen + found[0] if len(found[0]) == SPACE else found[0]
            panel = await self._answer(await mover.click(panel, label))
            if panel is not None and self._is_done(panel, number):
                self.acknowledged.append((number, chosen.replace(" → ", "")))
                return

    async def _begin(self) -> None:
        white, black = self.players
        await self._answer(
            await white.command(self.channel, "dvonn challenge", opponent=black, setup="random")
        )
        for notice in self._shown():
            if any(button.label == "Accept" for button in notice.buttons):
                await self._answer(await black.click(notice, "Accept"))

    @staticmethod
    def _is_done(panel: Message, match: MatchId) -> bool:
        """Whether a panel has played its move: it says so, is gone, or goes on with the next match that waits."""
        found = (re.match(r"dvonn:[a-z-]+:(\d+):", button.custom_id or "") for button in panel.buttons)
        about = next((MatchId(int(each[1])) for each in found if each), match)
        return panel.deleted or "is played" in panel.text or about != match

    def _choice(self, panel: Message) -> str:
        """The label of the next choice in a panel; empty where it leads nowhere any more."""
        labels = [] if panel.deleted else [button.label or "" for button in panel.buttons]
        if "Play it" in labels:
            return "Play it"
        choices = [label for label in labels if re.match(MOVE, label)]
        return self.lots.choice(choices) if choices else ""

    async def _answer(self, used: Interaction) -> Message | None:
        if used.failed:
            self.unanswered += 1
            return None
        return (await used.settled(timeout=4)).response

    def _shown(self) -> list[Message]:
        """What everybody sees in the channel and in the threads below it."""
        places = (self.channel, *self.channel.threads)
        return [each for place in places for each in self.players[0].messages(place) if not each.ephemeral]

    @staticmethod
    def _match_of(message: Message) -> MatchId:
        """The match of a board or a result: these alone lead to all that can be done with it. 0 for other messages."""
        found = (re.match(r"dvonn:more:(\d+):", button.custom_id or "") for button in message.buttons)
        return next((MatchId(int(each[1])) for each in found if each), MatchId(0))

    # the truth

    async def matches(self) -> list[Match]:
        """Every match, as the database holds it."""
        store = await SqlStore.open(self.url)
        async with store.read() as ledger:
            found = [
                await ledger.matches.find(MatchId(number))
                for number in range(1, await self._count(store) + 1)
            ]
        await store.close()
        return found

    @staticmethod
    async def _count(store: SqlStore) -> int:
        async with store._engine.connect() as connection:  # noqa: SLF001  a count that the bot has no use for
            return int((await connection.exec_driver_sql("SELECT count(*) FROM matches")).scalar_one())

    def faithful(self, match: Match) -> bool:
        """Whether one board stands there for a match, with its last event."""
        boards = [each for each in self._shown() if self._match_of(each) == match.id]
        number = f":{match.id}:{match.number}"
        return len(boards) == 1 and any(
            str(button.custom_id).endswith(number) for button in boards[0].buttons
        )


async def measure(kills: int, seed: int, folder: Path) -> bool:
    """Play and kill, then count. True if nothing was lost."""
    async with Playground() as playground:
        arena = Arena(playground, folder / "crashes.db", random.Random(seed))
        playing = asyncio.create_task(arena.play())
        for _ in range(kills):
            await arena.live_and_die()
        playing.cancel()
        await arena.live_on()
        matches = await arena.matches()
        stored = Counter(
            (match.id, str(event.what)) for match in matches for event in match.events if event.actor
        )
        lost = Counter(arena.acknowledged) - stored
        plies = sum(
            len(match.game.moves) for match in matches
        )  # replayed: a move played twice would be illegal
        faithful = sum(map(arena.faithful, matches))
        print(
            f"killed {kills} times; {len(matches)} matches, {stored.total()} moves stored, {plies} plies replayed"
        )
        print(f"acknowledged {len(arena.acknowledged)}, lost {lost.total()}; unanswered {arena.unanswered}")
        print(f"boards: {faithful} of {len(matches)} stand once and show the last event")
        return not lost and faithful == len(matches)


def main() -> int:
    """Read the arguments and measure."""
    asked = numbers(__doc__, kills=30, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
