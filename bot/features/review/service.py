"""The services for shared reviews, for proofs of endings, and for inspections by managers."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.cluster import About, News
from bot.domain.events import Event
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.moderation import AuditEntry, DeclaredAction
from bot.domain.proved import ProvedEnding, proved_ending
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.seen_review import SeenReview
from bot.domain.shown import Message
from bot.domain.view import View, ViewKey
from bot.features.review.refusals import NO_REVIEW_YET, REVIEW_SHARED, Shared
from bot.features.review.repository import ENDING, EndingRepository
from bot.services.match_resolution import match_of_server
from bot.storage import Store, UnitOfWork, retried
from dvonn import Jump

UNDER_WAY = timedelta(minutes=1)
"""How long posting may take. After that, the connection or the process must have been lost."""


PROVED_AFTER = timedelta(seconds=3)
"""How long after the end of a match its ending is proved: what people do right after it comes first."""

EDITED_UNTIL = timedelta(minutes=50)
"""How long after the end of a match its card is edited: Discord slows edits of messages older than an hour."""

GIVEN_UP_AFTER = timedelta(days=30)
"""How long an ending waits until no position of its game is in play elsewhere."""

INSPECT = DeclaredAction("inspect")
"""A manager looked at how a finished match was played."""


@dataclass(frozen=True, slots=True)
class SharingAttempt:
    """An attempt to post a shared review, which may have been interrupted before its message was recorded."""

    channel: ChannelId
    began: datetime


class SharedReviews:
    """The reviews that players share, one per match. Each is a view that its request posts itself."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def may_be_shared(self, match: Match, by: UserId) -> bool:
        """Whether a user plays in a match whose review isn't shared yet."""
        if by not in match.players:
            return False
        async with self._store.read() as uow:
            shared = await uow.views.find(review_key(match.id))
        return shared is None or shared.message is None

    @retried
    async def begin(self, match: Match, channel: ChannelId, *, by: UserId) -> SharingAttempt | None:
        """Claim the posting of a match's review in a channel.

        Returns an earlier attempt whose outcome is unknown, if any: its message may exist. Raises `Refused`:
        NOT_A_PLAYER, REVIEW_SHARED.
        """
        if by not in match.players:
            raise Refused(RefusalReason.NOT_A_PLAYER, match)
        now = self._clock()
        async with self._store.write() as uow:
            await uow.people.hold(*match.players.both)  # serializes players who share concurrently
            before = await uow.views.find(review_key(match.id))
            began = before and before.edited_at
            if before and (before.message or (began and now - began < UNDER_WAY)):
                known = before.message.id if before.message else None
                raise Refused(REVIEW_SHARED, Shared(match, before.channel, known))
            claim = View(review_key(match.id), match.venue.guild, channel, edited_at=now)
            await uow.views.record(claim)
        return SharingAttempt(before.channel, began) if before and began else None

    @retried
    async def done(self, match: Match, message: Message) -> None:
        """Record the posted message."""
        shared = View(
            review_key(match.id), match.venue.guild, message.channel, message, edited_at=self._clock()
        )
        async with self._store.write() as uow:
            await uow.views.record(shared)

    @retried
    async def give_up(self, match_id: MatchId) -> None:
        """Record that nothing was posted."""
        async with self._store.write() as uow:
            if claim := await uow.views.find(review_key(match_id)):
                await uow.views.forget(claim)


def review_key(match_id: MatchId) -> ViewKey:
    """Return the key of the view of a match's shared review."""
    return ViewKey("review", match_id)


class Inspections:
    """The service for managers who look at how a finished match was played."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def match_to_inspect(self, match_id: MatchId, guild: GuildId) -> Match:
        """Return a finished match of a server. Raises `Refused`: NO_SUCH_MATCH, NO_REVIEW_YET."""
        async with self._store.read() as uow:
            match = await match_of_server(uow, match_id, guild)
        if not match.is_over:
            raise Refused(NO_REVIEW_YET, match)
        return match

    @retried
    async def note(self, match_id: MatchId, guild: GuildId, *, by: UserId) -> None:
        """Add the inspection of a match to the server's log."""
        async with self._store.write() as uow:
            await uow.audit_log.add(AuditEntry(guild, INSPECT, by, self._clock(), number=match_id))


async def queue_to_prove(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Queue an ended match whose ending is to be proved, unless it was cancelled or its players moved no stack."""
    if not match.is_over:
        return
    played = match.game.moves[len(match.opening.moves) :]
    if not match.cancelled and any(isinstance(move, Jump) for move in played):
        due_at = match.events[-1].at + PROVED_AFTER
        await uow.searches.add(ENDING, match.id, match.venue.guild, due_at)


async def keep_reviewed(uow: UnitOfWork, seen: SeenReview) -> None:
    """Store what a whole review proves, which may be more than the search of the ending has."""
    if ending := proved_ending(seen.match, seen.review):
        await EndingRepository(uow).replace(seen.match.id, ending)


@dataclass(frozen=True, slots=True)
class ToProve:
    """A match whose ending is to be proved."""

    match: Match
    waits_for_card: bool
    """Whether its result has to be shown first, as it is edited afterwards."""


class ProvedEndings:
    """The service for endings that are to be proved, and for what was proved."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def to_prove(self, match_id: MatchId) -> ToProve:
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            is_shown = await EndingRepository(uow).shows_result(match_id)
        return ToProve(match, waits_for_card=not is_shown and self._may_edit_card(match))

    @retried
    async def keep(self, match: Match, ending: ProvedEnding) -> bool:
        """Store what is proved about an ending, once; return whether the card of the match is to be drawn again."""
        async with self._store.write() as uow:
            if not await uow.searches.remove(ENDING, match.id) or not ending:
                return False
            await EndingRepository(uow).add(match.id, ending)
            await uow.cluster.tell(News(About.PANELS, match.id, match.venue.guild))
            tells = self._may_edit_card(match) and bool(ending.perfect or match.venue.is_direct)
            if tells:
                await uow.boards.redraw(match.id)
            return tells

    def _may_edit_card(self, match: Match) -> bool:
        return self._clock() - match.events[-1].at < EDITED_UNTIL
