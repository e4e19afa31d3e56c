"""Keeps spectator channels up to date, and notifies the manager when a channel becomes unreachable."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import NamedTuple

from typing_extensions import override

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.delivery.errors import UnreachableError
from bot.delivery.messenger import FoundMessage, Messenger
from bot.delivery.queue import LONGEST, Job, Queue, RequeueAfter
from bot.delivery.request_pacer import for_those_who_look_on
from bot.delivery.round import Refusal, Unrecorded
from bot.delivery.views import (
    CHECKED_AFTER,
    Content,
    Nothing,
    ShownView,
    ViewKind,
    ViewRound,
    WhenDeleted,
    adopt,
    remove,
)
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import (
    ChannelId,
    DirectMessage,
    DisplayState,
    Follow,
    GuildId,
    Match,
    MatchId,
    Message,
    UserId,
    Venue,
)
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rejections import ASKED_AGAIN_AFTER, Rejected
from bot.domain.view import View, ViewState
from bot.features.spectator_channels.repository import (
    FOLLOW,
    LIVE,
    NAME,
    RESULT,
    FollowRepository,
    live_key,
    result_key,
)
from bot.pages.game_words import describe_heading
from bot.pages.match_status import describe_result, describe_state, describe_story
from bot.pages.pictures import board_picture
from bot.storage import Store, StoreUnavailableError, UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.control import to_channel
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import MessageKind, MessageTag, Page, Subject, row
from bot.toolkit.words import GOLD, accent, quoted

SPECTATORS_BOARD = MessageKind(5, "SPECTATORS_BOARD", Subject.MATCH)
"""The board of a match in a channel for spectators, at an event."""
SPECTATORS_RESULT = MessageKind(6, "SPECTATORS_RESULT", Subject.MATCH)
"""The result of a match in a channel for spectators, at its last event."""


async def live_board_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """Build the live board of a running match. `message` is the players' board to link to."""
    state = describe_state(match, None, language, names=names, onlooking=True)
    return Page(
        "\n".join(
            (
                f"{language.say('live-board-heading')} {state}",
                describe_story(match, language, names=names),
            )
        ),
        await board_picture(match, language, names=names),
        row(*action_buttons(Placement.SPECTATORS, ActionContext(match, language, message=message))),
        accent=accent(match.to_move),
        message_tag=MessageTag(SPECTATORS_BOARD, match.id, match.number),
    )


async def result_news_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    return Page(
        describe_heading(match, language),
        await board_picture(match, language, names=names),
        describe_result(match, language),
        row(*action_buttons(Placement.SPECTATORS, ActionContext(match, language, message=message))),
        accent=GOLD,
        message_tag=MessageTag(SPECTATORS_RESULT, match.id, match.number),
    )


def follow_lost_page(
    guild: GuildId, channel: ChannelId, missing: tuple[str, ...], server: str, language: Language
) -> Page:
    """Build the direct message to the manager of a channel in which the bot had to stop showing matches.

    `missing` lists the permissions that the bot lacks.
    """
    key = "follow-missing-permissions" if missing else "follow-lost"
    return Page(
        language.say("follow-lost-notice", server=quoted(server)),
        language.say(key, **about_missing(channel, missing, language)),
        row(to_channel(Venue(guild, channel), language)),
    )


async def compose_follow_lost(message: DirectMessage, reader: Recipient, store: Store) -> Page:  # noqa: ARG001  all is in the message
    channel, missing = ChannelId(message.data["channel"]), tuple(message.data["missing"])
    return follow_lost_page(message.guild, channel, missing, reader.server, reader.language)


PACE = 1.2
"""Seconds between messages or edits in a channel. Discord allows five edits in five seconds."""

AT_ONCE = 2
"""The number of spectator channels that are updated concurrently."""

OLD = timedelta(hours=1)
"""The age at which Discord limits edits more tightly: https://discord.com/developers/docs/topics/rate-limits."""

FOLLOW_LOST = "follow lost"
"""The direct message to the manager of a channel that can't be written to any more."""

KINDS = (SPECTATORS_BOARD, SPECTATORS_RESULT)

log = logging.getLogger(__name__)


class _Sight(NamedTuple):
    """A match in a spectator channel: what is shown of it, and the data to render it."""

    channel: ChannelId
    follow: Follow | None
    live: View | None
    result: View | None
    match: Match
    names: Mapping[UserId, str]
    language: Language
    board: Message | None
    """The players' board to link to."""


class _Kind(ViewKind):
    """A view of a match in a spectator channel, with the data to show it now."""

    def __init__(self, sight: _Sight) -> None:
        self._sight = sight

    @override
    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:
        await _note_success(uow, view)

    @abstractmethod
    async def page(self) -> Page:
        """Render the match."""

    @override
    async def content(self, view: View) -> Content | Nothing:
        match, follow = self._sight.match, self._sight.follow
        if view.message and view.shown >= match.number and view.due_at is None:
            return Nothing.NEW
        nonce = f"{self.name[0]}{match.id}-{match.number}-{follow and follow.chosen_at}"
        return Content(await self.page(), match.number, nonce=nonce)


class _LiveBoard(_Kind):
    name = LIVE
    tags = (SPECTATORS_BOARD,)
    edited_for = OLD

    @override
    async def page(self) -> Page:
        sight = self._sight
        return await live_board_page(sight.match, sight.board, sight.names, sight.language)


class _Result(_Kind):
    """A result is posted once, and only drawn again if a player has deleted their data."""

    name = RESULT
    tags = (SPECTATORS_RESULT,)
    when_deleted = WhenDeleted.LEAVE

    @override
    async def page(self) -> Page:
        sight = self._sight
        return await result_news_page(sight.match, sight.board, sight.names, sight.language)


async def _note_success(uow: UnitOfWork, view: View) -> None:
    await RejectionRepository(uow).forget(Rejected(FOLLOW, view.channel))


class _ChannelRound(ViewRound):
    """The round for a view in a channel that is searched as a whole, and whose owner knows what a refusal means."""

    @override
    async def refused(self, view: View, refusal: Refusal) -> ShownView:
        raise refusal


class Spectators:
    """The reconciler of spectator channels."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._queue: Queue = client.presenter.queue
        self._write_to = client.presenter.deliver_to
        for name in (LIVE, RESULT):
            client.presenter.views.register_elsewhere(
                name, lambda key: self.look_around(ChannelId(int(key.part)))
            )
        self._rejections = client.presenter.rejections
        self._rejections.register(FOLLOW, lambda rejected: self.look_around(ChannelId(rejected.about)))
        self.pace = PACE
        self.places = asyncio.Semaphore(AT_ONCE)
        self._waiting: dict[ChannelId, dict[MatchId, None]] = {}
        self._unrecorded = Unrecorded(client.clock)
        self._noting = Job("matches to spectators", self._note)
        self._looking = Job("channels for spectators", self._look_at)

    def note(self, match: Match, standing: DisplayState) -> None:
        """Queue an update in all channels of the server that follow the match."""
        if NAME in standing.onlookers:
            self._queue.ask(self._noting, (match.venue.guild, match.id))

    async def prepare(self, uow: UnitOfWork) -> None:
        """Have each channel searched before its next update: a killed process may have posted there."""
        self._unrecorded.mark(await FollowRepository(uow).channels())

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue everything that is stale or must no longer be visible. Raises `StoreUnavailableError`."""
        for channel in await FollowRepository(uow).channels():
            self.look_around(channel)

    def look_around(self, channel: ChannelId) -> None:
        """Queue a full comparison of a channel with what it should show."""
        self._queue.ask(self._looking, channel)

    def named(self, channel: ChannelId) -> str:
        return f"matches to spectators in channel {channel}"

    async def show(self, channel: ChannelId, _: None) -> RequeueAfter | None:
        """Update the next waiting match in a channel. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        waiting = self._waiting.setdefault(channel, {})
        if not waiting:
            del self._waiting[channel]
            return None
        match_id = next(iter(waiting))
        del waiting[match_id]
        try:
            with for_those_who_look_on():
                changed = await self._bring_up_to_date(channel, match_id)
        except (OutOfOrderError, StoreUnavailableError, asyncio.CancelledError):
            waiting[match_id] = None
            self._unrecorded.mark([channel])
            raise
        return RequeueAfter(self.pace if changed else 0)

    async def _note(self, subject: tuple[GuildId, MatchId]) -> None:
        guild, match_id = subject
        async with self._store.read() as uow:
            follows = await FollowRepository(uow).on(guild)
        for follow in follows:
            self._queue_matches(follow.channel, [match_id])

    async def _look_at(self, channel: ChannelId) -> None:
        async with self._store.read() as uow:
            matches = await FollowRepository(uow).to_look_at(channel, self._clock())
        self._queue_matches(channel, matches)

    def _queue_matches(self, channel: ChannelId, matches: Iterable[MatchId]) -> None:
        if missing := dict.fromkeys(matches):
            self._waiting.setdefault(channel, {}).update(missing)
            self._queue.ask(self, channel)

    async def _bring_up_to_date(self, channel: ChannelId, match_id: MatchId) -> bool:
        """Reconcile a match in a channel. Returns whether the channel was changed."""
        await self._adopt(channel)
        async with self._store.read() as uow:
            follow = await FollowRepository(uow).find(channel)
            try:
                match = await uow.matches.find(match_id)
            except Refused as refusal:
                if refusal.reason is RefusalReason.NO_SUCH_MATCH:  # the server's data were deleted
                    return False
                raise
            live = await uow.views.all_of(live_key(match_id, channel))
            results = await uow.views.all_of(result_key(match_id, channel))
            board = await uow.boards.of(match_id)
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
        if not self._visibility.is_in(match.venue.guild):
            await self._put_off(*live, *results, after=CHECKED_AFTER)
            return False
        changed = False
        for view in (*live, *results):
            if view.state is not ViewState.CURRENT:
                changed |= await self._remove(view)
        sight = _Sight(
            *(channel, follow, _current(live), _current(results), match, names),
            self._messenger.language_about(match, spoken),
            board.message if board else None,
        )
        try:
            return await self._show(sight) or changed
        except UnreachableError as error:
            if await self._is_to_end(channel, follow):
                await self._stop_following(sight, error.missing)
            else:
                self._waiting[channel].clear()  # the other matches are shown at the next attempt
                await self._put_off(*live, after=ASKED_AGAIN_AFTER)
            return True

    async def _put_off(self, *views: View, after: timedelta) -> None:
        """Have those views that are due compared after some time, as they can't be shown now."""
        if due := [view for view in views if view.due_at is not None]:
            async with self._store.write() as uow:
                for view in due:
                    await uow.views.checked(view, self._clock() + after)

    async def _show(self, sight: _Sight) -> bool:
        channel, follow, live, match = sight.channel, sight.follow, sight.live, sight.match
        if follow and self._visibility.is_gone(channel, follow.guild):
            raise UnreachableError
        if sight.result:
            return await self._remove(live) | await self._draw_again(_Result(sight), sight.result)
        visible = (
            follow is not None and follow.wants(match) and self._visibility.may_be_shown_in(match, channel)
        )
        if follow is None or not visible:
            return await self._remove(live)
        if match.is_over and follow.tells_end_of(match):
            news = View(result_key(match.id, channel), follow.guild, channel)
            await self._reconcile(_Result(sight), news)
            await self._remove(live)
            return True
        if match.is_over or follow.results_only:
            return await self._remove(live)
        view = live or View(live_key(match.id, channel), follow.guild, channel)
        return await self._reconcile(_LiveBoard(sight), view)

    async def _reconcile(self, kind: ViewKind, view: View) -> bool:
        a_round = _ChannelRound(kind, self._store, self._messenger, self._clock)
        return (await a_round.bring_up_to_date(view)).is_changed

    async def _draw_again(self, kind: ViewKind, result: View) -> bool:
        """Draw a result again if a player has deleted their data and its channel still takes that."""
        try:
            return await self._reconcile(kind, result)
        except UnreachableError:
            async with self._store.write() as uow:
                await uow.views.checked(result, None)
            return True

    async def _remove(self, view: View | None) -> bool:
        return view is not None and await remove(self._store, self._messenger, view)

    async def _is_to_end(self, channel: ChannelId, follow: Follow | None) -> bool:
        """Whether to stop following in a channel: it is gone, or Discord rejects messages for the second time."""
        if follow is None or self._visibility.is_gone(channel, follow.guild):
            return True
        return await self._rejections.is_final(Rejected(FOLLOW, channel), follow.guild)

    async def _stop_following(self, sight: _Sight, missing: tuple[str, ...]) -> None:
        """Stop following in a channel that the bot can't write to, and notify its manager, if there is one."""
        manager = sight.follow.manager if sight.follow else None
        async with self._store.write() as uow:
            if sight.follow and manager:
                lost = {"channel": sight.channel, "missing": missing}
                await uow.direct_messages.write(
                    FOLLOW_LOST, manager, sight.follow.guild, data=lost, key=str(sight.channel)
                )
            await FollowRepository(uow).stop(sight.channel)
            for view in filter(None, (sight.live, sight.result)):
                await uow.views.forget(view)
        if manager:
            self._write_to(manager)
        log.info("Stopped following in a spectator channel: the bot can't write to it")

    async def _adopt(self, channel: ChannelId) -> None:
        """Record messages that were posted just before a crash or a lost connection."""
        if channel not in self._unrecorded:
            return
        async for found in self._messenger.left_in(channel, KINDS):
            await self._adopt_one(channel, found)
        self._unrecorded.searched(channel)

    async def _adopt_one(self, channel: ChannelId, found: FoundMessage) -> None:
        match_id = MatchId(found.message_tag.about)
        is_live = found.message_tag.kind is SPECTATORS_BOARD
        key = live_key(match_id, channel) if is_live else result_key(match_id, channel)
        async with self._store.read() as uow:
            view = await uow.views.find(key)
            matches = {} if view else await uow.matches.find_each([match_id])
        if view is None and match_id in matches:
            view = View(key, matches[match_id].venue.guild, channel)
        if view is not None:
            await adopt(self._store, view, found, _note_success)


def _current(views: Iterable[View]) -> View | None:
    return next((view for view in views if view.state is ViewState.CURRENT), None)
