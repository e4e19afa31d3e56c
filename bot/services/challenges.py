"""The service for challenges, and the rules of who may challenge whom."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.challenge import (
    LONGEST_REASON,
    MOST_DIRECTLY,
    MOST_IN_A_SERVER,
    MOST_TO_ONE,
    PAUSE,
    Challenge,
    ChallengeState,
    ColourChoice,
    Terms,
    room_again,
)
from bot.domain.clock import Pace
from bot.domain.events import Setup
from bot.domain.ids import (
    EVERY_SERVER,
    NO_SERVER,
    ChallengeId,
    ChannelId,
    GuildId,
    MatchId,
    Person,
    UserId,
    Venue,
    is_former,
)
from bot.domain.match import Match
from bot.domain.notifications import MATCH_BEGUN, Ping, PingOn, ping_in_time, ping_on, renewed
from bot.domain.preferences import ChallengesFrom, PingBy, Preferences
from bot.domain.rating import LATELY, MOST_RATED, Stakes
from bot.domain.refusals import Limit, Pause, RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.domain.shown import Message
from bot.services.match_lifecycle import begin_match, set_up, wants_thread, way_to_call
from bot.storage import Store, UnitOfWork, retried
from dvonn import Colour, Game

LOOKED_THROUGH = 100
"""How many matches are looked through for opponents to challenge again, of each colour, running and finished."""

MOST_OFFERED = 25
"""How many opponents are offered in a menu."""


async def check_challenge(
    uow: UnitOfWork, guild: GuildId, challenger: UserId, opponent: UserId | None
) -> None:
    """Check that a user may challenge `opponent` in a server, or all users if `opponent` is None.

    Raises `Refused`: BANNED, BLOCKED_BY_ONESELF, TAKES_NO_CHALLENGES.
    """
    if opponent is None:
        await uow.people.hold(challenger)
        if await uow.bans.among(guild, [challenger]):
            raise Refused(RefusalReason.BANNED)
        return
    await check_pair(uow, guild, challenger=challenger, opponent=opponent, by=challenger)
    if not await _takes_challenges(uow, opponent, challenger):
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, opponent)


async def check_pair(
    uow: UnitOfWork,
    guild: GuildId,
    *,
    challenger: UserId,
    opponent: UserId,
    by: UserId,
) -> None:
    """Check that two users may begin a match; `by` is the one who requests it now.

    No user learns of being blocked, or of another user's ban: both are refused with TAKES_NO_CHALLENGES. Until the
    transaction ends, neither can block the other or be banned.

    Raises `Refused`: BANNED, BLOCKED_BY_ONESELF, TAKES_NO_CHALLENGES.
    """
    await uow.people.hold(challenger, opponent)
    other = opponent if by == challenger else challenger
    banned = await uow.bans.among(guild, [by, other])
    if by in banned:
        raise Refused(RefusalReason.BANNED)
    if banned:
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, other)
    blockers = await uow.blocks.between(by, other)
    if by in blockers:
        raise Refused(RefusalReason.BLOCKED_BY_ONESELF, other)
    if blockers:
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, other)


async def check_played(uow: UnitOfWork, challenger: UserId, opponent: UserId) -> None:
    """Check that a user may challenge another one from direct messages: only whom they have played.

    Matches of a server in which one of the two is banned don't count. Raises `Refused`: NOT_PLAYED_YET.
    """
    for guild in await uow.matches.played_in(challenger, opponent):
        if not await uow.bans.among(guild, [challenger, opponent]):
            return
    raise Refused(RefusalReason.NOT_PLAYED_YET, opponent)


async def _takes_challenges(uow: UnitOfWork, user: UserId, challenger: UserId) -> bool:
    match (await uow.people.preferences([user]))[user].challenges:
        case ChallengesFrom.NOBODY:
            return False
        case ChallengesFrom.PLAYED:
            return await uow.matches.have_played(user, challenger)
        case _:
            return True


class Challenges:
    """The service for challenges; `rng` draws colours and random set-ups."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    @retried
    async def challenge(
        self,
        venue: Venue,
        challenger: Person,
        opponent: Person | None,
        colour: ColourChoice,
        setup: Setup,
        *,
        pace: Pace | None = None,
        rest: RestDays | None = None,
        opening: Game | None = None,
        parent: ChannelId | None = None,
        rated: bool = True,
        private: bool = False,
        foreign: bool = False,
    ) -> Challenge:
        """Challenge a user, or all users if `opponent` is None.

        A match that continues an `opening` is never rated. The default pace is the server's; `rest` are the days off.
        `parent` is the channel of a thread. A `private` match is played in the players' direct messages; only the
        challenge is in the channel. A `foreign` one is posted where the bot is a stranger, by the answer to the
        request; nothing else pings. One in direct messages is for someone whom the challenger has played. Raises what
        `check_challenge` and `check_played` raise, and `Refused`: CHALLENGED_ONESELF, CHALLENGED_BOT,
        CHANNEL_NOT_ALLOWED, ASKED_OFTEN_ENOUGH, TOO_MANY_CHALLENGES, DECLINED_LATELY.
        """
        if opponent and opponent.id == challenger.id:
            raise Refused(RefusalReason.CHALLENGED_ONESELF)
        if opponent and opponent.is_bot:
            raise Refused(RefusalReason.CHALLENGED_BOT)
        async with self._store.write() as uow:
            settings = await uow.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            both = [person for person in (challenger, opponent) if person]
            await uow.people.hold(*(person.id for person in both))
            for person in both:
                await uow.people.remember(person)
            at, given = self._clock(), settings.pace if pace is None else pace
            named = opponent.id if opponent else None
            if venue.is_direct and not foreign and named is not None:
                await check_played(uow, challenger.id, named)
                most = MOST_DIRECTLY
            else:
                most = MOST_TO_ONE
            await _check_limits(uow, venue.guild, challenger.id, named, at, most_to_one=most)
            wished = rated and may_be_rated(setup, opening)
            stakes = await stakes_between(uow, challenger.id, named, at, wished=wished)
            terms = Terms(setup, replace(given, rest=rest if given else None), opening, stakes)
            expires_at = at + terms.lasts(settings.challenges_last)
            return await uow.challenges.add(
                venue,
                challenger=challenger.id,
                opponent=named,
                colour=colour,
                terms=terms,
                at=at,
                expires_at=expires_at,
                ping=await invitation(
                    uow, venue.guild, None if foreign else named, at, expires_at=expires_at
                ),
                private=private,
                foreign=foreign,
            )

    @retried
    async def accept(
        self,
        challenge_id: ChallengeId,
        by: Person,
        *,
        below_a_channel: bool = True,
        direct: Mapping[UserId, ChannelId] | None = None,
        foreign: Message | None = None,
    ) -> Match:
        """Begin the match of a challenge; `below_a_channel` is whether a thread can be opened in its channel.

        `direct` are the direct messages of both players, which a private match needs. `foreign` is the message of a
        challenge in a foreign place. Raises what `Challenge.check_answer` and `check_pair` raise.
        """
        async with self._store.write() as uow:
            challenge = await self._open(uow, challenge_id)
            challenge.check_answer(by.id)
            await uow.people.remember(by)
            return await self._begin(
                uow,
                challenge,
                by.id,
                below_a_channel=below_a_channel,
                direct=direct,
                present=by.id,
                foreign=foreign,
            )

    @retried
    async def decline(self, challenge_id: ChallengeId, by: UserId, reason: str = "") -> Challenge:
        """Decline a challenge. Raises what `Challenge.check_decline` raises."""
        async with self._store.write() as uow:
            challenge = await self._open(uow, challenge_id)
            challenge.check_decline(by)
            return await uow.challenges.close(
                challenge, ChallengeState.DECLINED, self._clock(), reason=reason.strip()[:LONGEST_REASON]
            )

    @retried
    async def withdraw(self, challenge_id: ChallengeId, by: UserId) -> Challenge:
        """Withdraw a challenge. Raises what `Challenge.check_withdrawal` raises."""
        async with self._store.write() as uow:
            challenge = await self._open(uow, challenge_id)
            challenge.check_withdrawal(by)
            return await uow.challenges.close(challenge, ChallengeState.WITHDRAWN, self._clock())

    @retried
    async def rematch(
        self,
        match_id: MatchId,
        by: Person,
        *,
        below_a_channel: bool = True,
        parent: ChannelId | None = None,
        may_write: bool = True,
        foreign: bool = False,
    ) -> Challenge | Match:
        """Challenge the opponent to a rematch with colours swapped, or begin it if the opponent already asked for one.

        Idempotent, as there is at most one rematch at a time: returns the open challenge or the running match. The
        rematch is played in the place of the match, or in the parent channel if the match had a thread of its own;
        one of a match in direct messages is asked for in those of the opponent, or in the `foreign` place of the match,
        by the answer to the request. `parent` is the channel of any other thread; `may_write` is whether the user
        may write in that place, as a challenge requires. Raises what `check_challenge` and `Match.check_allowed` raise,
        and `Refused`: NO_SUCH_MATCH, NOT_A_PLAYER, NO_REMATCH_YET, CHANNEL_NOT_ALLOWED, MAY_NOT_WRITE,
        ASKED_OFTEN_ENOUGH, TOO_MANY_CHALLENGES, DECLINED_LATELY.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            colour = match.players.colour_of(by.id)
            if colour is None or is_former(match.opponent_of(by.id)):
                raise Refused(RefusalReason.NOT_A_PLAYER, match)
            if not match.is_over:
                raise Refused(RefusalReason.NO_REMATCH_YET, match)
            match.check_allowed(match.policy.rematch)
            begun = await uow.challenges.rematch_begun(match_id)
            if begun and not (again := await uow.matches.find(begun)).is_over:
                return again
            asked, opponent = await self._open_rematch(uow, match_id), match.opponent_of(by.id)
            if asked and asked.challenger == by.id:
                return asked
            direct = await _direct_messages_of(uow, match, first=by.id)
            below = await _foreign_view_of(uow, match)
            if asked:
                await uow.people.remember(by)
                return await self._begin(
                    uow,
                    asked,
                    by.id,
                    below_a_channel=below_a_channel,
                    direct=direct,
                    present=by.id,
                    foreign=below,
                )
            venue = Venue(match.venue.guild, match.thread_opened_in or match.venue.channel)
            if direct:
                venue = Venue.direct(below.channel if foreign and below else direct[opponent])
            settings = await uow.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            if not may_write:
                raise Refused(RefusalReason.MAY_NOT_WRITE, venue.channel)
            at = self._clock()
            await _check_limits(uow, venue.guild, by.id, opponent, at)
            opening = match.opening if match.setup is Setup.RECORD else None
            stakes = await stakes_between(uow, by.id, opponent, at, wished=match.stakes.wished)
            terms = Terms(match.setup, match.pace, opening, stakes)
            expires_at = at + terms.lasts(settings.challenges_last)
            return await uow.challenges.add(
                venue,
                challenger=by.id,
                opponent=opponent,
                colour=ColourChoice.BLACK if colour is Colour.WHITE else ColourChoice.WHITE,
                terms=terms,
                at=at,
                expires_at=expires_at,
                rematch_of=match_id,
                ping=await invitation(
                    uow, venue.guild, None if foreign else opponent, at, expires_at=expires_at
                ),
                private=bool(direct),
                foreign=foreign,
            )

    async def check_played(self, challenger: UserId, opponent: UserId) -> None:
        """Raises what `check_played` raises."""
        async with self._store.read() as uow:
            await check_played(uow, challenger, opponent)

    async def played(self, user: UserId, *, computer: UserId) -> Sequence[UserId]:
        """Return people whom a user has played lately and not blocked."""
        async with self._store.read() as uow:
            blocked = await uow.blocks.of(user)
            found = await uow.matches.opponents(
                user, EVERY_SERVER, looked_through=LOOKED_THROUGH, most=MOST_OFFERED + 1
            )
        return [each for each in found if each not in (computer, *blocked)][:MOST_OFFERED]

    async def rematch_asked(self, match_id: MatchId, by: UserId) -> bool:
        """Whether a user has asked for a rematch, and it is still open."""
        async with self._store.read() as uow:
            asked = await uow.challenges.open_rematch(match_id)
        return asked is not None and asked.challenger == by and asked.expires_at > self._clock()

    async def calls_now(self, challenge: Challenge) -> bool:
        """Whether the opponent in a foreign place wants to be called: that is possible when it is posted, or never."""
        at = self._clock()
        async with self._store.read() as uow:
            ping = await invitation(
                uow, challenge.venue.guild, challenge.opponent, at, expires_at=challenge.expires_at
            )
        return ping is not None and ping.on is not PingOn.NOBODY and ping.at <= at

    async def begin_between(
        self,
        uow: UnitOfWork,
        venue: Venue,
        challenger: UserId,
        opponent: UserId,
        terms: Terms,
        *,
        below_a_channel: bool = False,
        direct: Mapping[UserId, ChannelId] | None = None,
        present: UserId | None = None,
    ) -> Match:
        """Begin the match of two users who have agreed on it, as if a challenge had just been accepted.

        Both names must be stored. With their `direct` messages, it is played there. `present` is a user who needs no
        ping. Raises what `check_pair` raises.
        """
        at = self._clock()
        challenge = await uow.challenges.add(
            venue,
            challenger=challenger,
            opponent=opponent,
            colour=ColourChoice.RANDOM,
            terms=terms,
            at=at,
            expires_at=at,
            private=bool(direct),
        )
        return await self._begin(
            uow,
            challenge,
            opponent,
            below_a_channel=below_a_channel,
            direct=direct,
            present=present,
        )

    async def find(self, challenge_id: ChallengeId, user: UserId) -> Challenge:
        """Return a challenge that a user wants to decline. Raises what `Challenge.check_decline` raises."""
        async with self._store.read() as uow:
            challenge = await self._open(uow, challenge_id)
        challenge.check_decline(user)
        return challenge

    async def open_of(self, person: UserId, guild: GuildId) -> Sequence[Challenge]:
        """Return the open challenges that a user made or is named in, oldest first.

        `guild` is a server or `EVERY_SERVER`.
        """
        async with self._store.read() as uow:
            found = await uow.challenges.open_of(person)
        at = self._clock()
        return [each for each in found if guild in (each.venue.guild, EVERY_SERVER) and each.expires_at > at]

    async def _open(self, uow: UnitOfWork, challenge_id: ChallengeId) -> Challenge:
        """Return a challenge; one whose time is over is refused as expired, even if that isn't stored yet."""
        challenge = await uow.challenges.find(challenge_id)
        if challenge.state is ChallengeState.OPEN and challenge.expires_at <= self._clock():
            raise Refused(RefusalReason.CHALLENGE_CLOSED, replace(challenge, state=ChallengeState.EXPIRED))
        return challenge

    async def _open_rematch(self, uow: UnitOfWork, match_id: MatchId) -> Challenge | None:
        """Return the open challenge to a rematch. One that has expired is closed and not returned."""
        asked, at = await uow.challenges.open_rematch(match_id), self._clock()
        if asked and asked.expires_at <= at:
            await uow.challenges.close(asked, ChallengeState.EXPIRED, at)
            return None
        return asked

    async def _begin(
        self,
        uow: UnitOfWork,
        challenge: Challenge,
        by: UserId,
        *,
        below_a_channel: bool,
        direct: Mapping[UserId, ChannelId] | None,
        present: UserId | None,
        foreign: Message | None = None,
    ) -> Match:
        guild = challenge.venue.guild
        if challenge.is_private and not direct:
            raise ValueError("a private match needs the players' direct messages")
        here = challenge.venue if not direct else Venue.direct(next(iter(direct.values())))
        await check_pair(uow, guild, challenger=challenge.challenger, opponent=by, by=by)
        settings = await uow.servers.settings(guild)
        at, stakes = self._clock(), challenge.terms.stakes
        if stakes is Stakes.RATED:
            stakes = await stakes_between(uow, challenge.challenger, by, at, wished=True)
        match = await begin_match(
            uow,
            here,
            challenge.seat(by, self._rng),
            challenge.terms.setup,
            set_up(challenge.terms.setup, challenge.terms.opening, self._rng),
            pace=challenge.terms.pace,
            in_thread=not direct
            and below_a_channel
            and await wants_thread(uow, settings, challenge.venue.channel),
            at=at,
            present=present,
            stakes=stakes,
            direct=direct,
            foreign=foreign,
        )
        await uow.challenges.close(challenge, ChallengeState.ACCEPTED, at, match_id=match.id)
        if challenge.rematch_of is not None:
            for handle in uow.subscriptions.rematches:
                await handle(uow, match, challenge.rematch_of)
        if challenge.challenger != present:
            await _call_directly(uow, match, challenge.challenger, at)
        return match


async def _direct_messages_of(uow: UnitOfWork, match: Match, *, first: UserId) -> dict[UserId, ChannelId]:
    """Return the direct messages in which a match is played, `first` first; empty if it is played elsewhere."""
    if not match.venue.is_direct:
        return {}
    views = await uow.boards.views_of(match.id)
    places = {view.reader: view.venue.channel for view in views if view.reader is not None}
    return {player: places[player] for player in (first, match.opponent_of(first))}


async def _foreign_view_of(uow: UnitOfWork, match: Match) -> Message | None:
    """Return the message that shows a match in a foreign place; the rematch is below it, if there is one."""
    views = await uow.boards.views_of(match.id)
    return next((view.shown.message for view in views if view.is_foreign and view.shown), None)


async def _call_directly(uow: UnitOfWork, match: Match, challenger: UserId, at: datetime) -> None:
    """Queue the direct message to a challenger that a live match begins, if that is the way and no turn pings them.

    Otherwise the first board calls them.
    """
    if not match.begins_live or challenger == match.awaited:
        return
    around = await uow.boards.context_of(match)
    if way_to_call(match, challenger, around, at) is PingOn.DIRECT:
        await uow.direct_messages.write(MATCH_BEGUN, challenger, match.venue.guild, match.id)


async def _check_limits(
    uow: UnitOfWork,
    guild: GuildId,
    challenger: UserId,
    opponent: UserId | None,
    at: datetime,
    *,
    most_to_one: int = MOST_TO_ONE,
) -> None:
    """Check that a challenge is allowed and exceeds no limit, as each one pings a user or takes space in a channel."""
    await check_challenge(uow, guild, challenger, opponent)
    counted = await uow.challenges.counting(challenger, at)
    if opponent is not None:
        declined = await uow.challenges.declined(challenger, opponent, at - PAUSE)
        if declined:
            raise Refused(RefusalReason.DECLINED_LATELY, Pause(opponent, declined + PAUSE))
        if until := room_again([each for each in counted if each.opponent == opponent], most_to_one):
            raise Refused(RefusalReason.ASKED_OFTEN_ENOUGH, Pause(opponent, until))
    if until := room_again([each for each in counted if each.venue.guild == guild], MOST_IN_A_SERVER):
        raise Refused(RefusalReason.TOO_MANY_CHALLENGES, Limit(MOST_IN_A_SERVER, until))


def may_be_rated(setup: Setup, opening: Game | None) -> bool:
    """Whether a match may be rated: not if it starts from a position, which may have been studied with the computer."""
    return setup is not Setup.RECORD and opening is None


async def stakes_between(
    uow: UnitOfWork, one: UserId, other: UserId | None, at: datetime, *, wished: bool
) -> Stakes:
    """Return the stakes of a match that two players begin now; `other` is None if anyone may accept."""
    if not wished:
        return Stakes.UNRATED
    if other is not None and await uow.matches.rated_lately(one, other, at - LATELY) >= MOST_RATED:
        return Stakes.LIMIT
    return Stakes.RATED


async def invitation(
    uow: UnitOfWork, guild: GuildId, opponent: UserId | None, at: datetime, *, expires_at: datetime
) -> Ping | None:
    """Return the ping of a new challenge; None without an opponent, or if quiet hours last until it expires."""
    if opponent is None:
        return None
    on, chosen = await _way_to_invite(uow, guild, opponent, at)
    return ping_in_time(on, chosen, until=expires_at, at=at)


async def renew_invitation(uow: UnitOfWork, challenge: Challenge, at: datetime) -> Challenge:
    """Update the delayed ping of a challenge to the opponent's current preferences."""
    ping, opponent = challenge.ping, challenge.waits_for(at)
    if ping is None or opponent is None:
        return challenge
    on, chosen = await _way_to_invite(uow, challenge.venue.guild, opponent, at)
    other = renewed(ping, on, chosen, others_wait=False, at=at)
    if other == ping:
        return challenge
    await uow.invitations.divert(challenge.id, ping, other)
    return replace(challenge, ping=None if other.on is PingOn.NOBODY else other)


async def _way_to_invite(
    uow: UnitOfWork, guild: GuildId, opponent: UserId, at: datetime
) -> tuple[PingOn, Preferences]:
    """Decide whether a challenge's message or a direct message pings the opponent; return the preferences as well.

    Nobody who has never played gets a direct message without having chosen that. A challenge in direct messages pings
    there itself.
    """
    chosen = (await uow.people.preferences([opponent]))[opponent]
    if guild == NO_SERVER:
        return PingOn.BOARD, chosen
    way = (await uow.servers.pings(guild)).way()
    if way is PingBy.DIRECT and not await uow.matches.has_played(opponent):
        way = PingBy.CHANNEL
    closed_at = await uow.people.direct_closed_at(opponent)
    return ping_on(chosen.by, way, closed_at=closed_at, at=at), chosen
