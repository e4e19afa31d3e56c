"""What people do with challenges and matches: each call is one transaction, or a refusal and no change."""

import random
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.matches.challenge import Challenge, ChallengeState, ColourChoice
from bot.matches.events import Event, Setup
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, Person, UserId
from bot.matches.match import Match, Venue, opening_events
from bot.matches.refusals import (
    BoardMovedOnError,
    ChallengedBotError,
    ChallengedOneselfError,
    NoMatchMeantError,
    NoSuchMatchError,
    NotYourTurnError,
    UnclearMatchError,
)
from bot.matches.store import ShownBoard, Store
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

    async def play(self, match_id: MatchId, move: Move, *, by: UserId, seen: int | None = None) -> Match:
        """Play a move, and the forced pass that follows from it.

        `seen` is the number of the event that a control was made for. Raises as `Match.play`, and
        `NoSuchMatchError`. Of several answers to one event a single one is played; the others are refused with
        `BoardMovedOnError`.
        """
        return await self._extend(
            match_id, lambda match: match.play(move, by=by, at=self._clock(), seen=seen)
        )

    async def resign(self, match_id: MatchId, *, by: UserId, seen: int | None = None) -> Match:
        """Give a match up. Raises as `Match.resign`, and `NoSuchMatchError`."""
        return await self._extend(match_id, lambda match: match.resign(by=by, at=self._clock(), seen=seen))

    async def _extend(self, match_id: MatchId, decide: Callable[[Match], tuple[Event, ...]]) -> Match:
        try:
            async with self._store.write() as ledger:
                match = await ledger.matches.find(match_id)
                return await ledger.matches.append(match, decide(match))
        except BoardMovedOnError:
            async with self._store.read() as ledger:
                raise BoardMovedOnError(await ledger.matches.find(match_id)) from None

    # looking

    async def match(self, match_id: MatchId, guild: GuildId) -> Match:
        """A match of this server. Raises `NoSuchMatchError`."""
        async with self._store.read() as ledger:
            match = await ledger.matches.find(match_id)
        if match.venue.guild != guild:
            raise NoSuchMatchError(match_id)
        return match

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
            matches = await ledger.matches.running_of(player)
        here = (match for match in matches if match.venue.guild == guild)
        return sorted(here, key=lambda match: match.player_to_move != player)

    async def next_for(self, player: UserId, guild: GuildId, *, after: MatchId | None = None) -> Match | None:
        """The match that has waited longest for this player, other than `after` where there is another."""
        waiting = [m for m in await self.running_of(player, guild) if m.player_to_move == player]
        others = [m for m in waiting if m.id != after]
        return next(iter(others or waiting), None)

    async def meant_to_play(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match in which a user means to move: the named one, or the only one that waits for them.

        One in this channel comes before those elsewhere in the server. Raises `NoSuchMatchError`,
        `NoMatchMeantError`, `NotYourTurnError`, `UnclearMatchError`.
        """
        if match_id is not None:
            return await self.match(match_id, venue.guild)
        running = await self.running_of(user, venue.guild)
        if not running:
            raise NoMatchMeantError
        waiting = [match for match in running if match.player_to_move == user]
        if not waiting:
            raise NotYourTurnError(_nearest(running, venue.channel)[0])
        return _only(_nearest(waiting, venue.channel))

    async def meant_to_resign(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match that a user means to give up. Raises as `meant_to_play`, but for the turn."""
        if match_id is not None:
            match = await self.match(match_id, venue.guild)
            match.check_running(user)
            return match
        running = await self.running_of(user, venue.guild)
        if not running:
            raise NoMatchMeantError
        return _only(_nearest(running, venue.channel))

    async def meant_to_see(self, user: UserId, venue: Venue, match_id: MatchId | None) -> Match:
        """The match that a user wants to look at: the named one, their own here, the one that runs here, the last.

        Raises `NoSuchMatchError`, `NoMatchMeantError`, `UnclearMatchError`.
        """
        if match_id is not None:
            return await self.match(match_id, venue.guild)
        async with self._store.read() as ledger:
            here = await ledger.matches.running_in(venue.channel)
            latest = await ledger.matches.latest_in(venue.channel)
        own = [match for match in here if user in match.players]
        if own or here:
            return _only(own or here)
        elsewhere = await self.running_of(user, venue.guild)
        if elsewhere:
            return _only(elsewhere)
        if latest is None:
            raise NoMatchMeantError
        return latest

    async def shown_board(self, match_id: MatchId) -> ShownBoard | None:
        """Where the board of a match is shown, if it is."""
        async with self._store.read() as ledger:
            return await ledger.boards.of(match_id)

    async def names(self, *users: UserId) -> dict[UserId, str]:
        """The names under which users were last seen."""
        async with self._store.read() as ledger:
            return await ledger.people.names(users)


def _nearest(matches: Sequence[Match], channel: ChannelId) -> Sequence[Match]:
    """Those of this channel, where there are any."""
    return [match for match in matches if match.venue.channel == channel] or matches


def _only(matches: Sequence[Match]) -> Match:
    if len(matches) > 1:
        raise UnclearMatchError(matches)
    return matches[0]
