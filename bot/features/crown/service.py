"""The service for crowns: challenges, matches for a crown, and what follows as time goes by."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.access.visibility import Visibility
from bot.domain.challenge import ColourChoice
from bot.domain.glicko import Strength
from bot.domain.ids import ChannelId, GuildId, Person, Players, UserId, Venue
from bot.domain.match import Match
from bot.domain.notifications import PingOn, ping_in_time, ping_on
from bot.domain.occasion import Occasion
from bot.domain.preferences import PingWhen
from bot.domain.ranking import Ranking
from bot.domain.refusals import Refused
from bot.features.crown.occasion import KIND
from bot.features.crown.refusals import (
    CROWN_ANSWERED,
    CROWN_AWAY,
    CROWN_IN_PLAY,
    CROWN_OFF,
    CROWN_REST,
    NOT_WORN,
    NOT_YOURS_TO_ANSWER,
    OWN_CROWN_CHALLENGE,
)
from bot.features.crown.reigns import (
    ANSWERED_WITHIN,
    CHECKED_EVERY,
    PACE,
    RESTS_FOR,
    SETUP,
    Asking,
    CrownChallenge,
    CrownChallengeId,
    CrownNews,
    Ending,
    Reign,
    Step,
    check_free,
    check_invitation,
    due_now,
    extended,
    next_due,
    opponent_of,
)
from bot.features.crown.repository import (
    CROWN,
    STANDING_CROWN,
    CrownRepository,
    challenge_key,
)
from bot.features.crown.succession import begin_reign, changed
from bot.features.ratings.table import shown_in, table_of
from bot.services.challenges import check_pair, stakes_between
from bot.services.match_lifecycle import begin_match, set_up, wants_thread
from bot.storage import Store, UnitOfWork, retried
from bot.storage.times import AT_ONCE
from dvonn import Colour

ASKED, TOLD = "crown asked", "crown told"
"""The direct messages to those who are to do something for a crown, and to those who have won or lost it without a
match. `data` has the news, or how they are asked and the challenge that waits."""


LISTED = 10
"""How many reigns are listed."""


@dataclass(frozen=True, slots=True)
class Crown:
    """The crown of a server as it stands."""

    guild: GuildId
    channel: ChannelId | None
    """None while the crown is off."""
    reign: Reign | None
    challenge: CrownChallenge | None
    reigns: Sequence[Reign] = ()
    """The latest reigns, the current one first."""
    ranking: Ranking[Strength] = field(default_factory=Ranking)
    hidden: frozenset[UserId] = frozenset()
    """The players concerned whose profile is hidden."""

    @property
    def concerned(self) -> set[UserId]:
        """The holder, and those who are to play for the crown."""
        return {
            *([self.reign.holder] if self.reign else []),
            *(self.challenge.both if self.challenge else ()),
        }

    @property
    def people(self) -> set[UserId]:
        """Everyone whom its page may name."""
        return self.concerned | {reign.holder for reign in self.reigns}


class Crowns:
    """The service; `rng` draws colours and set-ups."""

    def __init__(
        self, store: Store, visibility: Visibility, *, clock: Callable[[], datetime], rng: random.Random
    ) -> None:
        self._store = store
        self._visibility = visibility
        self._clock = clock
        self._rng = rng

    async def crown(self, guild: GuildId, *, most: int = LISTED) -> Crown:
        async with self._store.read() as uow:
            return await self._crown(uow, guild, most=most)

    async def _crown(self, uow: UnitOfWork, guild: GuildId, *, most: int = 1) -> Crown:
        repository = CrownRepository(uow)
        shown = await uow.views.find(STANDING_CROWN.key(guild))
        reign, challenge = await repository.reign(guild), await repository.challenge(guild)
        if challenge:
            answer_by = extended(challenge.answer_by, await uow.times.outages())
            challenge = replace(challenge, answer_by=answer_by)
        reigns = await repository.reigns(guild, most=most)
        ranking: Ranking[Strength] = Ranking()
        if shown:
            ranking = await self._ranking(uow, guild, shown.channel)
        crown = Crown(guild, shown.channel if shown else None, reign, challenge, reigns, ranking)
        return replace(crown, hidden=await uow.people.hidden(crown.people))

    async def _ranking(self, uow: UnitOfWork, guild: GuildId, channel: ChannelId) -> Ranking[Strength]:
        """Return the table as it may be shown in the channel of the crown."""
        sees = shown_in(self._visibility, guild, channel)
        return (await table_of(uow, guild, sees, self._clock())).ranking

    async def _held(self, uow: UnitOfWork, guild: GuildId) -> tuple[Crown, ChannelId]:
        """Return a crown, locked, and its channel. Raises `Refused`: CROWN_OFF."""
        await CrownRepository(uow).hold(guild)
        crown = await self._crown(uow, guild)
        if crown.channel is None:
            raise Refused(CROWN_OFF)
        return crown, crown.channel

    # challenges

    @retried
    async def challenge(self, guild: GuildId, by: Person) -> CrownChallenge:
        """Challenge the holder or, if nobody wears the crown, the other one who may play for it.

        Raises what `opponent_of`, `check_free` and `check_pair` raise, and `Refused`: CROWN_OFF, CROWN_REST,
        CROWN_AWAY.
        """
        async with self._store.write() as uow:
            crown, _ = await self._held(uow, guild)
            opponent = opponent_of(by.id, crown.reign, crown.ranking)
            check_free(crown.challenge)
            last, at = await CrownRepository(uow).last_played(guild, by.id), self._clock()
            if last and last + RESTS_FOR > at:
                raise Refused(CROWN_REST, last + RESTS_FOR)
            return await self._ask(uow, crown, by, opponent)

    @retried
    async def invite(self, guild: GuildId, by: Person, invited: UserId) -> CrownChallenge:
        """Invite someone to play for the crown that the user wears.

        Raises what `check_invitation`, `check_free` and `check_pair` raise, and `Refused`: CROWN_OFF, CROWN_AWAY.
        """
        async with self._store.write() as uow:
            crown, _ = await self._held(uow, guild)
            check_invitation(by.id, invited, crown.reign, crown.ranking)
            check_free(crown.challenge)
            return await self._ask(uow, crown, by, invited)

    async def _ask(self, uow: UnitOfWork, crown: Crown, by: Person, opponent: UserId) -> CrownChallenge:
        guild, at, repository = crown.guild, self._clock(), CrownRepository(uow)
        await check_pair(uow, guild, challenger=by.id, opponent=opponent, by=by.id)
        away = await uow.absences.current([opponent])
        if opponent in away:
            raise Refused(CROWN_AWAY, away[opponent].until)
        await uow.people.remember(by)
        answer_by = at + ANSWERED_WITHIN
        pings = await _pings(uow, guild, opponent, at, answer_by)
        challenge = await repository.add(guild, by.id, opponent, answer_by, pings=pings)
        if crown.channel:
            await uow.views.want(challenge_key(challenge.id), guild, crown.channel)
        if not pings:
            data = {"asking": asking(crown.reign, by.id), "challenge": challenge.id}
            await uow.direct_messages.write(ASKED, opponent, guild, data=data)
        if crown.reign:
            await repository.stay_quiet(crown.reign, at, asked_at=None)
        await changed(uow, guild, at)
        return challenge

    async def _open(self, uow: UnitOfWork, number: CrownChallengeId) -> tuple[Crown, CrownChallenge]:
        """Return an open challenge with its crown, locked. Raises `Refused`: CROWN_ANSWERED, CROWN_OFF."""
        repository = CrownRepository(uow)
        found = await repository.find_challenge(number)
        if found is None:
            raise Refused(CROWN_ANSWERED)
        crown, _ = await self._held(uow, found.guild)
        challenge = crown.challenge
        if challenge is None or challenge.id != number or challenge.match:
            raise Refused(CROWN_ANSWERED)
        if challenge.answer_by <= self._clock():
            raise Refused(CROWN_ANSWERED)
        return crown, challenge

    async def find(self, number: CrownChallengeId) -> tuple[CrownChallenge, Venue]:
        """Return a challenge and where its match is played. Raises `Refused`: CROWN_ANSWERED."""
        async with self._store.read() as uow:
            challenge = await CrownRepository(uow).find_challenge(number)
            shown = await uow.views.find(STANDING_CROWN.key(challenge.guild)) if challenge else None
        if challenge is None or shown is None:
            raise Refused(CROWN_ANSWERED)
        return challenge, Venue(challenge.guild, shown.channel)

    @retried
    async def accept(self, number: CrownChallengeId, by: Person, *, below_a_channel: bool = True) -> Match:
        """Begin the match; `below_a_channel` is whether a thread can be opened in the crown's channel.

        Raises what `check_pair` raises, and `Refused`: CROWN_ANSWERED, NOT_YOURS_TO_ANSWER, OWN_CROWN_CHALLENGE,
        CROWN_OFF.
        """
        async with self._store.write() as uow:
            crown, challenge = await self._open(uow, number)
            guild, at = crown.guild, self._clock()
            _check_answers(challenge, by.id)
            if crown.channel is None:
                raise Refused(NOT_YOURS_TO_ANSWER)
            await check_pair(uow, guild, challenger=challenge.challenger, opponent=by.id, by=by.id)
            await uow.people.remember(by)
            settings = await uow.servers.settings(guild)
            match = await begin_match(
                uow,
                Venue(guild, crown.channel),
                self._seats(challenge),
                SETUP,
                set_up(SETUP, None, self._rng),
                pace=PACE,
                in_thread=below_a_channel and await wants_thread(uow, settings, crown.channel),
                at=at,
                present=by.id,
                stakes=await stakes_between(uow, *challenge.both, at, wished=True),
                occasion=Occasion(KIND, str(challenge.id)),
            )
            await CrownRepository(uow).play(challenge, match.id)
            await uow.views.unwant(challenge_key(challenge.id))
            await changed(uow, guild, at)
            return match

    def _seats(self, challenge: CrownChallenge) -> Players:
        is_white = ColourChoice.RANDOM.draw(self._rng) is Colour.WHITE
        white, black = challenge.both if is_white else reversed(challenge.both)
        return Players(white, black)

    @retried
    async def decline(self, number: CrownChallengeId, by: UserId) -> GuildId:
        """Decline a challenge: the crown goes to the challenger, unless the holder has invited the user.

        Raises `Refused`: CROWN_ANSWERED, NOT_YOURS_TO_ANSWER, OWN_CROWN_CHALLENGE, CROWN_OFF.
        """
        async with self._store.write() as uow:
            crown, challenge = await self._open(uow, number)
            _check_answers(challenge, by)
            if crown.reign and challenge.challenger == crown.reign.holder:
                await self._close(uow, challenge)
                await self._tell(uow, TOLD, CrownNews.NOT_NOW, challenge.challenger, crown.guild)
            else:
                await self._hand_over(uow, crown, challenge, Ending.LAID_DOWN)
            await changed(uow, crown.guild, self._clock())
            return crown.guild

    @retried
    async def withdraw(self, number: CrownChallengeId, by: UserId) -> GuildId:
        """Withdraw a challenge. Raises `Refused`: CROWN_ANSWERED, NOT_YOURS_TO_ANSWER, CROWN_OFF."""
        async with self._store.write() as uow:
            crown, challenge = await self._open(uow, number)
            if by != challenge.challenger:
                raise Refused(NOT_YOURS_TO_ANSWER)
            await self._close(uow, challenge)
            await changed(uow, crown.guild, self._clock())
            return crown.guild

    @retried
    async def lay_down(self, guild: GuildId, by: UserId) -> None:
        """Take the crown from its holder, who asks for it: an open challenge wins it, otherwise it is free.

        Raises `Refused`: CROWN_OFF, NOT_WORN, CROWN_IN_PLAY.
        """
        async with self._store.write() as uow:
            crown, _ = await self._held(uow, guild)
            reign, challenge = crown.reign, crown.challenge
            if reign is None or reign.holder != by:
                raise Refused(NOT_WORN)
            if challenge and challenge.match:
                raise Refused(CROWN_IN_PLAY)
            if challenge and challenge.opponent == by:
                await self._hand_over(uow, crown, challenge, Ending.LAID_DOWN)
            else:
                await self._vacate(uow, crown, Ending.LAID_DOWN)
            await changed(uow, guild, self._clock())

    # what happens to a crown

    async def _close(self, uow: UnitOfWork, challenge: CrownChallenge) -> None:
        await CrownRepository(uow).close(challenge, self._clock())
        await uow.views.unwant(challenge_key(challenge.id))

    async def _hand_over(
        self, uow: UnitOfWork, crown: Crown, challenge: CrownChallenge, ending: Ending
    ) -> None:
        """Give the crown to a challenger without a match, and tell both."""
        at, guild = self._clock(), crown.guild
        await self._close(uow, challenge)
        if crown.reign:
            await CrownRepository(uow).end(crown.reign, ending, at)
        await begin_reign(uow, guild, challenge.challenger, at)
        await self._tell(uow, ASKED, CrownNews.YOURS, challenge.challenger, guild)
        if crown.reign and ending is Ending.UNANSWERED:
            await self._tell(uow, TOLD, CrownNews.PASSED_ON, crown.reign.holder, guild)

    async def _vacate(self, uow: UnitOfWork, crown: Crown, ending: Ending) -> None:
        """End the reign, so that nobody wears the crown."""
        at = self._clock()
        if crown.challenge and crown.challenge.match is None:
            await self._close(uow, crown.challenge)
        await uow.titles.pass_on(crown.guild, CROWN, None, at)
        if crown.reign:
            await CrownRepository(uow).end(crown.reign, ending, at)
            if ending is Ending.UNCHALLENGED:
                await self._tell(uow, TOLD, CrownNews.FREE_AGAIN, crown.reign.holder, crown.guild)

    async def _tell(self, uow: UnitOfWork, kind: str, news: CrownNews, user: UserId, guild: GuildId) -> None:
        await uow.direct_messages.write(kind, user, guild, data={"news": news})

    # managers

    @retried
    async def choose_role(self, guild: GuildId, role: int | None, *, by: UserId) -> None:
        """Have the holder given a role, or none."""
        async with self._store.write() as uow:
            repository, at = CrownRepository(uow), self._clock()
            await repository.hold(guild)
            reign = await repository.reign(guild)
            await uow.titles.choose(guild, CROWN, role, reign.holder if reign else None, at, by=by)

    async def look_again(self, guild: GuildId) -> None:
        """Look at once whether something is due, as a manager may have started or stopped the crown."""
        async with self._store.write() as uow:
            await CrownRepository(uow).hold(guild)
            await CrownRepository(uow).look_again(guild, AT_ONCE)

    # as time goes by

    @retried
    async def put_off(self, guild: GuildId) -> None:
        """Look at a crown tomorrow, as its server can't be seen now."""
        async with self._store.write() as uow:
            await CrownRepository(uow).look_again(guild, self._clock() + CHECKED_EVERY)

    async def due(self) -> Sequence[Crown]:
        """Return the crowns to look at. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            guilds = await CrownRepository(uow).due(self._clock())
            return [await self._crown(uow, guild) for guild in guilds]

    @retried
    async def keep(self, guild: GuildId, left: Sequence[UserId], *, is_reachable: bool) -> Step | None:
        """Do what is due about a crown, and schedule the next look; `left` are those who have left the server.

        Returns what was done; None if nothing was due.
        """
        async with self._store.write() as uow:
            await CrownRepository(uow).hold(guild)
            crown, at = await self._crown(uow, guild), self._clock()
            if crown.channel is None:
                await self._stop(uow, crown)
                return None
            gone = await self._gone(uow, crown, left)
            due = due_now(crown.reign, crown.challenge, gone, at, is_reachable=is_reachable)
            if due is None:
                await CrownRepository(uow).look_again(guild, next_due(crown.reign, crown.challenge, at))
                return None
            if due.step is Step.ASK and crown.reign:
                await self._ask_holder(uow, crown.reign)
            elif due.step is Step.VACATE:
                await self._vacate(uow, crown, due.ending)
            elif crown.challenge and due.step is Step.HAND_OVER:
                await self._hand_over(uow, crown, crown.challenge, due.ending)
            elif crown.challenge:
                await self._close(uow, crown.challenge)
            await changed(uow, guild, at)
            return due.step

    async def _stop(self, uow: UnitOfWork, crown: Crown) -> None:
        """End the reign and the challenge of a crown that a manager has stopped; a running match continues."""
        if crown.challenge:
            await self._close(uow, crown.challenge)
        await self._vacate(uow, crown, Ending.STOPPED)
        await CrownRepository(uow).look_again(crown.guild, None)

    async def _ask_holder(self, uow: UnitOfWork, reign: Reign) -> None:
        at = self._clock()
        await CrownRepository(uow).stay_quiet(reign, reign.quiet_since, asked_at=at)
        await self._tell(uow, ASKED, CrownNews.QUIET, reign.holder, reign.guild)

    async def _gone(self, uow: UnitOfWork, crown: Crown, left: Sequence[UserId]) -> Mapping[UserId, Ending]:
        """Return the players concerned who can't wear the crown any more, and why."""
        gone = dict.fromkeys(crown.hidden, Ending.HIDDEN)
        gone |= dict.fromkeys(await uow.bans.among(crown.guild, sorted(crown.concerned)), Ending.BANNED)
        return gone | dict.fromkeys(left, Ending.LEFT)


def asking(reign: Reign | None, challenger: UserId) -> Asking:
    """Return what asks someone to play for a crown."""
    if reign is None:
        return Asking.ASKED_FREE
    return Asking.INVITED if reign.holder == challenger else Asking.ASKED


def _check_answers(challenge: CrownChallenge, by: UserId) -> None:
    """Check that a user is the one who is challenged. Raises `Refused`: NOT_YOURS_TO_ANSWER, OWN_CROWN_CHALLENGE."""
    if by == challenge.challenger:
        raise Refused(OWN_CROWN_CHALLENGE)
    if by != challenge.opponent:
        raise Refused(NOT_YOURS_TO_ANSWER)


async def _pings(uow: UnitOfWork, guild: GuildId, user: UserId, at: datetime, until: datetime) -> bool:
    """Whether the message of a challenge pings its opponent at once. Otherwise a direct message tells them in time."""
    chosen = (await uow.people.preferences([user]))[user]
    if chosen.when is PingWhen.NEVER:
        return False
    closed_at = await uow.people.direct_closed_at(user)
    on = ping_on(chosen.by, (await uow.servers.pings(guild)).way(), closed_at=closed_at, at=at)
    ping = ping_in_time(on, chosen, until=until, at=at)
    return ping.on is PingOn.BOARD and ping.at <= at
