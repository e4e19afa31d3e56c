"""What people do with challenges and matches: each call is one transaction, or a refusal and no change."""

import random
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.matches import meant
from bot.matches.challenge import Challenge, ChallengeState, ColourChoice
from bot.matches.events import Event, Setup
from bot.matches.ids import ChallengeId, GuildId, MatchId, Person, UserId
from bot.matches.match import Match, opening_events
from bot.matches.players import Venue
from bot.matches.refusals import (
    BoardMovedOnError,
    ChallengedBotError,
    ChallengedOneselfError,
)
from bot.matches.store import Ledger, ShownBoard, Store
from dvonn import Move
from dvonn.setup import placements_by_lot


class Matches:
    """The service behind every command and control.

    `clock` tells the time in UTC; `lots` draws colours and random set-ups.
    """

    def __init__(self, store: Store, *, clock: Callable[[], datetime], lots: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._lots = lots

    # challenges

    async def challenge(
        self, venue: Venue, challenger: Person, opponent: Person | None, colour: ColourChoice, setup: Setup
    ) -> Challenge:
        """Challenge somebody, or anybody. Raises `ChallengedOneselfError`, `ChallengedBotError`."""
        if opponent and opponent.id == challenger.id:
            raise ChallengedOneselfError
        if opponent and opponent.is_bot:
            raise ChallengedBotError
        async with self._store.write() as ledger:
            # In one order, so that two who challenge each other at once don't wait for each other's rows.
            for person in sorted(filter(None, (challenger, opponent)), key=lambda person: person.id):
                await ledger.people.remember(person)
            return await ledger.challenges.add(
                venue,
                challenger=challenger.id,
                opponent=opponent.id if opponent else None,
                colour=colour,
                setup=setup,
                at=self._clock(),
            )

    async def accept(self, challenge_id: ChallengeId, by: Person) -> Match:
        """Begin the match of a challenge. Raises as `Challenge.check_answer`."""
        async with self._store.write() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            challenge.check_answer(by.id)
            await ledger.people.remember(by)
            at = self._clock()
            placements = placements_by_lot(self._lots) if challenge.setup is Setup.RANDOM else ()
            match = await ledger.matches.add(
                challenge.venue,
                challenge.seat(by.id, self._lots),
                challenge.setup,
                opening_events(placements, at),
            )
            await ledger.challenges.close(challenge, ChallengeState.ACCEPTED, at, match.id)
            return match

    async def decline(self, challenge_id: ChallengeId, by: UserId) -> Challenge:
        """Turn a challenge down. Raises as `Challenge.check_decline`."""
        async with self._store.write() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            challenge.check_decline(by)
            return await ledger.challenges.close(challenge, ChallengeState.DECLINED, self._clock())

    async def withdraw(self, challenge_id: ChallengeId, by: UserId) -> Challenge:
        """Take one's own challenge back. Raises as `Challenge.check_withdrawal`."""
        async with self._store.write() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            challenge.check_withdrawal(by)
            return await ledger.challenges.close(challenge, ChallengeState.WITHDRAWN, self._clock())

    # play

    async def play(
        self, match_id: MatchId, move: Move, *, by: UserId, seen: int | None = None, sure: bool = False
    ) -> Match:
        """Play a move, and the forced pass that follows from it.

        `seen` is the number of the event that a control was made for; `sure` as in `Match.play`. Raises as that, and
        `NoSuchMatchError`. Of several answers to one event a single one is played; the others are refused with
        `BoardMovedOnError`.
        """
        return await self._extend(
            lambda ledger: ledger.matches.find(match_id),
            lambda match: match.play(move, by=by, at=self._clock(), seen=seen, sure=sure),
        )

    async def play_meant(self, move: Move, *, by: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """Play a move in the match that is meant. Raises as `play` and as `meant_to_play`."""
        return await self._extend(
            lambda ledger: meant.meant_to_play(ledger, by, venue, match_id),
            lambda match: match.play(move, by=by, at=self._clock()),
        )

    async def resign(self, match_id: MatchId, *, by: UserId) -> Match:
        """Give a match up. Raises as `Match.resign`, and `NoSuchMatchError`."""
        return await self._extend(
            lambda ledger: ledger.matches.find(match_id),
            lambda match: match.resign(by=by, at=self._clock()),
        )

    async def _extend(
        self,
        find: Callable[[Ledger], Awaitable[Match]],
        decide: Callable[[Match], tuple[Event, ...]],
    ) -> Match:
        try:
            async with self._store.write() as ledger:
                match = await find(ledger)
                return await ledger.matches.append(match, decide(match))
        except BoardMovedOnError as late:
            async with self._store.read() as ledger:
                raise BoardMovedOnError(await ledger.matches.find(late.match.id)) from None

    # looking

    async def match(self, match_id: MatchId, guild: GuildId) -> Match:
        """A match of this server. Raises `NoSuchMatchError`."""
        async with self._store.read() as ledger:
            return await meant.named(ledger, match_id, guild)

    async def for_turn(self, match_id: MatchId, user: UserId, *, seen: int) -> Match:
        """The match whose event `seen` a user wants to answer.

        Raises what `play` would raise before it looks at the move, and `NoSuchMatchError`.
        """
        async with self._store.read() as ledger:
            match = await ledger.matches.find(match_id)
        match.check_turn(user, seen)
        return match

    async def running_of(self, player: UserId, guild: GuildId) -> Sequence[Match]:
        """A player's matches that go on in this server: the player's own turns first, the longest waiting first."""
        async with self._store.read() as ledger:
            return await meant.running_of(ledger, player, guild)

    async def next_for(self, player: UserId, guild: GuildId, *, after: MatchId | None = None) -> Match | None:
        """The match that has waited longest for this player, other than `after` where there is another."""
        waiting = [m for m in await self.running_of(player, guild) if m.player_to_move == player]
        others = [m for m in waiting if m.id != after]
        return next(iter(others or waiting), None)

    async def meant_to_play(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match in which a user means to move. Raises as `meant.meant_to_play`."""
        async with self._store.read() as ledger:
            return await meant.meant_to_play(ledger, user, venue, match_id)

    async def meant_to_resign(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match that a user means to give up. Raises as `meant.meant_to_resign`."""
        async with self._store.read() as ledger:
            return await meant.meant_to_resign(ledger, user, venue, match_id)

    async def meant_to_see(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match that a user wants to look at. Raises as `meant.meant_to_see`."""
        async with self._store.read() as ledger:
            return await meant.meant_to_see(ledger, user, venue, match_id)

    async def shown_board(self, match_id: MatchId) -> ShownBoard | None:
        """Where the board of a match is shown, if it is."""
        async with self._store.read() as ledger:
            return await ledger.boards.of(match_id)

    async def names(self, *users: UserId) -> dict[UserId, str]:
        """The names under which users were last seen."""
        async with self._store.read() as ledger:
            return await ledger.people.names(users)
