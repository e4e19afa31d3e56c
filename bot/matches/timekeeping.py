"""What time does: ends, reminders, absences that are over, what is kept no longer. Each call is one transaction.

Nothing here waits for anything: a clock is read, and what is due by it is done. So what fell due while the bot was not
there is done once, when it is there again.
"""

from collections.abc import Callable, Sequence
from datetime import datetime

from bot.matches.calls import reminder_for
from bot.matches.challenge import Challenge, ChallengeState
from bot.matches.continuing import continue_match
from bot.matches.events import EventKind
from bot.matches.ids import GuildId, MatchId
from bot.matches.match import Match
from bot.matches.people import end_absence
from bot.matches.server import ABANDONED_AFTER, KEPT_AFTER_REMOVAL
from bot.matches.store import Store


class Timekeeping:
    """The service that the passing of time calls. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # when the bot was there

    async def beat(self) -> None:
        """The bot is there."""
        async with self._store.write() as ledger:
            await ledger.times.beat(self._clock())

    async def return_(self) -> None:
        """The bot is there again: the time since it was last there is given back to whoever was to move."""
        async with self._store.write() as ledger:
            at, since = self._clock(), await ledger.times.last_beat()
            if since is not None and since < at:
                await ledger.times.outage(since, at)
                await ledger.matches.give_back(since, at - since)
            await ledger.times.beat(at)

    # what is due in matches

    async def overdue(self) -> Sequence[MatchId]:
        """The matches in which the time of the player to move has run out."""
        async with self._store.read() as ledger:
            return await ledger.matches.overdue(self._clock())

    async def time_out(self, match_id: MatchId) -> Match:
        """Let the player to move lose on time, unless something has happened since."""
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            return await continue_match(ledger, match, match.time_out(self._clock()))

    async def to_remind(self) -> Sequence[MatchId]:
        """The matches in which the player to move is to be reminded."""
        async with self._store.read() as ledger:
            return await ledger.calls.to_remind(self._clock())

    async def remind(self, match_id: MatchId) -> None:
        """Note the call by which the player to move is reminded, once in a turn, if it is still due."""
        async with self._store.write() as ledger:
            match, at = await ledger.matches.find(match_id), self._clock()
            player, due, moment = match.player_to_move, match.clock.due, match.clock.reminder(match.pace)
            if player is not None and due is not None and moment is not None and moment <= at:
                await ledger.calls.reminded(match_id)
                chosen = await ledger.people.preferences([player])
                await ledger.calls.put(match_id, reminder_for(chosen[player], due=due, at=at))

    async def calls_due(self) -> Sequence[MatchId]:
        """The matches in which somebody is to be called by now."""
        async with self._store.read() as ledger:
            return await ledger.calls.due(self._clock())

    async def close_abandoned(self) -> Sequence[Match]:
        """Close the matches that have stood still for too long."""
        async with self._store.write() as ledger:
            at = self._clock()
            found = [
                await ledger.matches.find(number)
                for number in await ledger.matches.halted_before(at - ABANDONED_AFTER)
            ]
            return [
                await continue_match(ledger, match, (match.event(EventKind.ABANDON, at),)) for match in found
            ]

    # people, challenges, servers

    async def end_absences(self) -> Sequence[Match]:
        """Let those be back whose absence is over. Gives the matches that this concerns."""
        async with self._store.write() as ledger:
            at = self._clock()
            return [
                match
                for user in await ledger.absences.over(at)
                for match in await end_absence(ledger, user, at)
            ]

    async def expire_challenges(self) -> Sequence[Challenge]:
        """Close the challenges that nobody has answered in time."""
        async with self._store.write() as ledger:
            at = self._clock()
            return [
                await ledger.challenges.close(challenge, ChallengeState.EXPIRED, at)
                for challenge in await ledger.challenges.expired(at)
            ]

    async def expire_boards(self) -> Sequence[MatchId]:
        """Give up the boards of finished matches that their servers keep no longer."""
        async with self._store.write() as ledger:
            return await ledger.servers.expire_boards(self._clock())

    async def delete_removed(self) -> Sequence[GuildId]:
        """Delete all that is kept of servers that removed the bot long ago."""
        async with self._store.write() as ledger:
            gone = await ledger.servers.removed_before(self._clock() - KEPT_AFTER_REMOVAL)
            for guild in gone:
                await ledger.servers.delete(guild)
            return gone
