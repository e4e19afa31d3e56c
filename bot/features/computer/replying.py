"""The computer's moves: calculated in the background, then played like a user's moves.

The reconciler looks at a match after its board is shown, and at start-up at all matches where the computer is to move.
A move is only played on the board for which it was calculated, so no move is played twice. When the board
changes or the match ends, the calculation is cancelled.

Where a running match between people or a secret board protects the position, the computer doesn't move: its match is
halted until the other match has moved on or ended, or the occasion of the board is over.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.discord.client import DvonnClient
from bot.domain import Computer, HaltReason, Match, MatchId
from bot.domain.events import WITHHELD
from bot.domain.refusals import InPlay, Protected, Refused
from bot.services import Computing
from bot.services.fair_play import RequestedPositions, find_in_play, secret_board_of
from bot.storage import UnitOfWork
from dvonn import Move

MOST = 1000
"""The maximum number of matches whose moves are being calculated or queued at the same time."""

LOOK_AGAIN = 300.0
"""Seconds between two checks of halted matches. Moves in the matches of this process trigger a check immediately."""


class Replying:
    """The reconciler that plays the computer's moves."""

    longest = None
    pause: Callable[[float], Awaitable[None]] = staticmethod(asyncio.sleep)
    """A function that waits for some seconds; tests replace it."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._queue = client.presenter.queue
        self._thoughts: dict[MatchId, tuple[int, asyncio.Task[Move]]] = {}
        """Running calculations, each with the number of the match's last event when it started."""
        self._withheld: set[MatchId] = set()
        """Matches in which the computer's move is withheld, because the position is in play between people."""
        self.places = asyncio.Semaphore(MOST)

    def see(self, match: Match) -> None:
        """Queue a move if it is the computer's turn; cancel a calculation for an old board.

        After a change in a match between people, all withheld moves are queued, as their positions may no longer be in
        play.
        """
        if not match.computer:
            self.look_again()
            return
        seen, thought = self._thoughts.get(match.id, (match.number, None))
        if thought and (match.is_over or match.changed > seen):
            thought.cancel()
        if match.is_computers_turn:
            self._queue.ask(self, match.id)

    def look_again(self) -> None:
        """Queue the moves that were withheld, as the matches that protected their positions may have moved on."""
        for each in self._withheld:
            self._queue.ask(self, each)

    async def keep_looking(self) -> None:
        """Queue withheld moves every `LOOK_AGAIN` seconds: matches of other processes change unnoticed."""
        while True:
            self.look_again()
            await self.pause(LOOK_AGAIN)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue moves in all matches that wait for the computer. Raises `StoreUnavailableError`."""
        for each in await uow.matches.wait_for_computer():
            self._queue.ask(self, each)

    def named(self, match_id: MatchId) -> str:
        """Describe the work item for the log."""
        return f"the computer's move in match {match_id}"

    async def show(self, match_id: MatchId, _: None) -> None:
        """Calculate and play the move, or halt the match if the position is in play elsewhere.

        Raises `StoreUnavailableError`, and `TimeoutError` if the queue of searches is full.
        """
        async with self._client.store.read() as uow:
            match = await uow.matches.find(match_id)
        self._withheld.discard(match_id)
        computer = match.computer
        if computer is None or not match.is_computers_turn or match.halted not in {None, *WITHHELD}:
            return
        if protection := await self._protection(match):
            self._withheld.add(match_id)
            if match.halted is None:
                await self._halt(match_id, protection)
                self._client.presenter.refresh(match_id)
            return
        move = await self._thought_out(match, computer)
        if move is None:
            return
        with suppress(Refused):  # the board has changed meanwhile, and that change queues a new calculation
            await self._client.get(Computing).reply(match_id, move, seen=match.number)
            self._client.presenter.refresh(match_id)

    async def _halt(self, match_id: MatchId, protection: InPlay | Protected) -> None:
        if isinstance(protection, Protected):
            reason, protecting = HaltReason.PROTECTED, protection.occasion
        else:
            reason, protecting = HaltReason.IN_PLAY, None
        await self._client.matches.halt(match_id, reason, tell=False, protecting=protecting)

    async def _protection(self, match: Match) -> InPlay | Protected | None:
        """Return what protects the position, if anything. Nothing stops a match that began with a secret board."""
        if match.policy.secret:
            return None
        reply, at = RequestedPositions.reply(match.game), self._client.clock()
        return await find_in_play(self._client.store, reply, at=at, asked_by=match.people[0])

    async def _seed(self, match: Match) -> str:
        """Return the seed of the next move: the same in all matches with one secret board."""
        board = await secret_board_of(self._client.store, match)
        return board.seed if board else f"{match.id} {match.number}"

    async def _thought_out(self, match: Match, computer: Computer) -> Move | None:
        """Calculate a move; None if the board changes first. Raises what `ComputerPlayer.choose` raises."""
        seed = await self._seed(match)
        choosing = self._client.computer_player.choose(
            match.position, computer.level, ladder=computer.ladder, seed=seed, match=match.id
        )
        thought = asyncio.create_task(choosing)
        self._thoughts[match.id] = match.number, thought
        try:
            await asyncio.wait({thought})
        finally:
            thought.cancel()
            del self._thoughts[match.id]
        return None if thought.cancelled() else thought.result()
