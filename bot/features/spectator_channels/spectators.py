"""Keeps spectator channels up to date, and notifies the manager when a channel becomes unreachable."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import NamedTuple

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.direct_messages import Recipient
from bot.delivery.messenger import MessageGoneError, Messenger, UnreachableError, posted_at
from bot.delivery.queue import LONGEST, Job, Queue, RequeueAfter
from bot.delivery.request_pacer import for_those_who_look_on
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
    SpectatorMessage,
    UserId,
    Venue,
)
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rejections import Rejected
from bot.features.spectator_channels.repository import FOLLOW, NAME, FollowRepository
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
    return Page(
        "\n".join(
            (
                f"{language.say('live-board-heading')} {describe_state(match, None, language, names=names)}",
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
    key = "follow-lost-permissions" if missing else "follow-lost"
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
    """A match with the data to render it for spectators."""

    match: Match
    names: Mapping[UserId, str]
    spoken: Mapping[UserId, str | None]
    """The players' languages."""
    board: Message | None
    """The players' board to link to."""


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
        self._rejections = client.presenter.rejections
        self._rejections.register(FOLLOW, lambda rejected: self.look_around(ChannelId(rejected.about)))
        self.pace = PACE
        self.places = asyncio.Semaphore(AT_ONCE)
        self._waiting: dict[ChannelId, dict[MatchId, None]] = {}
        self._certain: set[ChannelId] = set()
        """The channels already searched for messages that were posted but not recorded."""
        self._noting = Job("matches to spectators", self._note)
        self._looking = Job("channels for spectators", self._look_at)

    def note(self, match: Match, standing: DisplayState) -> None:
        """Queue an update in all channels of the server that follow the match."""
        if NAME in standing.onlookers:
            self._queue.ask(self._noting, (match.venue.guild, match.id))

    async def prepare(self, uow: UnitOfWork) -> None:  # noqa: ARG002  it applies to all channels
        """Search each channel again before the next update: a killed process may have posted there."""
        self._certain.clear()

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
            self._certain.discard(channel)
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
            shown = await FollowRepository(uow).shown(channel, match_id)
            try:
                match = await uow.matches.find(match_id)
            except Refused as refusal:
                if refusal.reason is RefusalReason.NO_SUCH_MATCH:  # the server's data were deleted
                    return False
                raise
            board = await uow.boards.of(match_id)
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
        if not self._visibility.is_in(match.venue.guild):
            return False
        try:
            sight = _Sight(match, names, spoken, board.message if board else None)
            return await self._show(sight, follow, shown)
        except UnreachableError as error:
            if await self._is_to_end(channel, follow):
                await self._stop_following(channel, follow, shown, error.missing)
            else:
                self._waiting[channel].clear()  # the other matches are shown at the next attempt
            return True

    async def _show(self, sight: _Sight, follow: Follow | None, shown: SpectatorMessage | None) -> bool:
        match = sight.match
        if follow and self._visibility.is_gone(follow.channel, follow.guild):
            raise UnreachableError
        if shown and shown.over:
            return shown.number < match.number and await self._redraw_result(sight, shown)
        visible = (
            follow is not None
            and follow.wants(match)
            and self._visibility.may_be_shown_in(match, follow.channel)
        )
        if follow is None or not visible:
            return shown is not None and await self._remove(shown)
        if match.is_over and follow.tells_end_of(match):
            return await self._post_result(sight, follow, shown)
        if match.is_over or follow.results_only:
            return shown is not None and await self._remove(shown)
        return await self._show_live(sight, follow, shown)

    async def _show_live(self, sight: _Sight, follow: Follow, shown: SpectatorMessage | None) -> bool:
        match, channel = sight.match, follow.channel
        if shown and shown.number >= match.number:
            return False
        page = await live_board_page(match, sight.board, sight.names, self._language(sight))
        if shown and self._clock() - posted_at(shown.message) < OLD:
            with contextlib.suppress(MessageGoneError):
                await self._messenger.edit(Message(channel, shown.message), page)
                await self._record(SpectatorMessage(channel, match.id, shown.message, match.number))
                return True
        nonce = f"s{match.id}-{match.number}-{follow.chosen_at}"
        message = await self._messenger.post(channel, page, nonce=nonce, ping=None)
        await self._record(SpectatorMessage(channel, match.id, message.id, match.number))
        if shown:
            await self._delete(shown)
        return True

    async def _post_result(self, sight: _Sight, follow: Follow, shown: SpectatorMessage | None) -> bool:
        match, channel = sight.match, follow.channel
        page = await result_news_page(match, sight.board, sight.names, self._language(sight))
        nonce = f"r{match.id}-{match.number}-{follow.chosen_at}"
        message = await self._messenger.post(channel, page, nonce=nonce, ping=None)
        await self._record(SpectatorMessage(channel, match.id, message.id, match.number, over=True))
        if shown:
            await self._delete(shown)
        return True

    async def _redraw_result(self, sight: _Sight, shown: SpectatorMessage) -> bool:
        """Redraw a result after a player has deleted their data."""
        match = sight.match
        page = await result_news_page(match, sight.board, sight.names, self._language(sight))
        with contextlib.suppress(MessageGoneError, UnreachableError):
            await self._messenger.edit(Message(shown.channel, shown.message), page)
        await self._record(SpectatorMessage(shown.channel, match.id, shown.message, match.number, over=True))
        return True

    def _language(self, sight: _Sight) -> Language:
        return self._messenger.language_about(sight.match, sight.spoken)

    async def _remove(self, shown: SpectatorMessage) -> bool:
        await self._delete(shown)
        async with self._store.write() as uow:
            await FollowRepository(uow).forget(shown.channel, shown.match_id)
        return True

    async def _delete(self, shown: SpectatorMessage) -> None:
        # The message is gone, or the channel is no longer visible or writable: nothing is left to do.
        with contextlib.suppress(MessageGoneError, UnreachableError):
            await self._messenger.delete(Message(shown.channel, shown.message))

    async def _is_to_end(self, channel: ChannelId, follow: Follow | None) -> bool:
        """Whether to stop following in a channel: it is gone, or Discord rejects messages for the second time."""
        if follow is None or self._visibility.is_gone(channel, follow.guild):
            return True
        return await self._rejections.is_final(Rejected(FOLLOW, channel), follow.guild)

    async def _stop_following(
        self,
        channel: ChannelId,
        follow: Follow | None,
        shown: SpectatorMessage | None,
        missing: tuple[str, ...],
    ) -> None:
        """Stop following in a channel that the bot can't write to, and notify its manager, if there is one."""
        manager = follow.manager if follow else None
        async with self._store.write() as uow:
            if follow and manager:
                lost = {"channel": channel, "missing": missing}
                await uow.direct_messages.write(
                    FOLLOW_LOST, manager, follow.guild, data=lost, key=str(channel)
                )
            await FollowRepository(uow).stop(channel)
            if shown:
                await FollowRepository(uow).forget(channel, shown.match_id)
        if manager:
            self._write_to(manager)
        log.info("Stopped following in a spectator channel: the bot can't write to it")

    async def _record(self, shown: SpectatorMessage) -> None:
        async with self._store.write() as uow:
            await FollowRepository(uow).record(shown)
            await RejectionRepository(uow).forget(Rejected(FOLLOW, shown.channel))

    async def _adopt(self, channel: ChannelId) -> None:
        """Record messages that were posted just before a crash or a lost connection."""
        if channel in self._certain:
            return
        async for found in self._messenger.left_in(channel, KINDS):
            over, match_id = (
                found.message_tag.kind is SPECTATORS_RESULT,
                MatchId(found.message_tag.about),
            )
            await self._adopt_one(
                SpectatorMessage(channel, match_id, found.message.id, found.message_tag.number, over=over)
            )
        self._certain.add(channel)

    async def _adopt_one(self, found: SpectatorMessage) -> None:
        async with self._store.read() as uow:
            known = await FollowRepository(uow).shown(found.channel, found.match_id)
        if known is None or (found.over and not known.over):
            await self._record(found)
        elif not found.over and known.message != found.message:
            await self._delete(found)
