"""Views in foreign places: messages that everyone there sees, and that only the answer to a press can change.

The bot neither reads them nor edits them on its own. It has the press: the message says what it shows, and the
interaction lets the bot change it, and send a few messages after it, for 15 minutes. So a view is out of date until
someone presses it, and each press on one that is out of date, or that still owes a ping, brings it up to date,
whatever was pressed. That is also what follows a crash.

The newest message about a match there is its view. A move that is made there in another way posts one, and so does a
rematch; an older message then says where the board is.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.catalogue import Language
from bot.delivery.boards import BOARDS
from bot.discord_errors import FAILURES, is_refused
from bot.domain import (
    BoardView,
    Challenge,
    ChallengeState,
    GuildId,
    Match,
    MatchId,
    Message,
    MessageId,
    Ping,
    PingOn,
    Preferences,
    UserId,
)
from bot.domain.ids import NO_SERVER, ChallengeId
from bot.domain.preferences import PingWhen
from bot.domain.refusals import OthersPlay, RefusalReason, Refused, Tried
from bot.pages.challenge_post import challenge_page, opening_picture
from bot.pages.foreign_board import foreign_board_page, foreign_panel, moved_on_page
from bot.pages.move_picker import Panel, draw_question
from bot.pages.notification import news_notification, turn_notification
from bot.pages.viewer import DisplayOptions
from bot.process.logs import in_short
from bot.requests.request import Request
from bot.services.foreign_views import ForeignViews
from bot.toolkit.answer import Answer, Delivered, Delivery, Form, Public, Unreachable
from bot.toolkit.page import Kind, MessageTag, Page, tag_of
from bot.toolkit.result_notes import result_lines, result_notes
from bot.toolkit.words import Names, calling, mention

log = logging.getLogger(__name__)

OVERTAKEN = frozenset({RefusalReason.BOARD_MOVED_ON, RefusalReason.MATCH_OVER})
"""Reasons that say that the match has gone on since the message was drawn."""

NOT_ONES_OWN = frozenset({RefusalReason.NO_SUCH_MATCH, RefusalReason.NOT_A_PLAYER})


def presses_foreign_view(request: Request, match: Match) -> bool:
    """Whether the view of a match in a foreign place was pressed."""
    tag = _pressed(request)
    return tag is not None and tag.kind in BOARDS and tag.about == match.id and match.venue.is_direct


def picks_in_foreign_view(request: Request, match: Match) -> bool:
    """Whether the player to move has pressed that view, and so picks the move there, before everyone's eyes."""
    return match.player_to_move == request.user and presses_foreign_view(request, match)


async def answer_in_view(request: Request, respond: Callable[[], Awaitable[Answer]]) -> Answer:
    """Answer a press; on a foreign view, with the view itself if it is out of date or if the match changes.

    Raises what `respond` raises, and `Refused`: OTHERS_PLAY.
    """
    tag = _pressed(request)
    if tag and tag.kind is Kind.CHALLENGE:
        return await _answer_on_challenge(request, ChallengeId(tag.about), respond)
    return await (_answer_on_board(request, tag, respond) if tag else respond())


async def _answer_on_board(
    request: Request, tag: MessageTag, respond: Callable[[], Awaitable[Answer]]
) -> Answer:
    async with request.client.store.read() as uow:
        match = await uow.matches.find(MatchId(tag.about))
        views = await uow.boards.views_of(match.id)
        ping = await uow.pings.of(match.id)
    view = next((view for view in views if view.is_foreign), None)
    if view is None:
        return await respond()
    recorded = view.shown.number if view.shown else 0
    if newer := _newer_than_pressed(request, view):
        return await _moved_on(request, match, newer)
    is_owed = ping is not None and ping.on is PingOn.PRESS and ping.at <= request.client.clock()
    if not tag.number == match.number == recorded or (is_owed and request.user != match.awaited):
        return await foreign_view(request, match)
    try:
        answer = await respond()
    except Refused as refusal:
        return await _instead_of(request, match, refusal)
    if isinstance(answer, Public | Form):
        return answer
    now = await _read(request, match.id)
    return await foreign_view(request, now, acted=True) if now.number > match.number else answer


def _newer_than_pressed(request: Request, view: BoardView) -> Message | None:
    """Return the message that is the view, if it is newer than the one that was pressed."""
    current = view.shown.message if view.shown else None
    return current if current and current.id > pressed_message(request).id else None


async def _moved_on(request: Request, match: Match, newer: Message) -> Public:
    async with request.client.store.read() as uow:
        spoken = await uow.people.languages(match.players.both)
    language = request.client.messenger.language_about(match, spoken)
    guild = GuildId(request.interaction.guild_id or NO_SERVER)
    return Public(moved_on_page(match, newer, guild, language))


async def _instead_of(request: Request, match: Match, refusal: Refused) -> Answer:
    """Return what is shown in the view instead of a refusal. Raises the refusal, or OTHERS_PLAY."""
    if refusal.reason in OVERTAKEN:
        return await foreign_view(request, await _read(request, match.id))
    if isinstance(refusal.about, Tried):
        return Public(await draw_question(await panel_in_view(request, match), refusal.about.move))
    if refusal.reason in NOT_ONES_OWN:
        install = request.client.messenger.install_link
        raise Refused(RefusalReason.OTHERS_PLAY, OthersPlay(match.players, install)) from refusal
    raise refusal


async def _answer_on_challenge(
    request: Request, number: ChallengeId, respond: Callable[[], Awaitable[Answer]]
) -> Answer:
    async with request.client.store.read() as uow:
        challenge = await uow.challenges.find(number)
    if not challenge.is_foreign:
        return await respond()
    if challenge.state is not ChallengeState.OPEN:
        return await _closed(request, challenge)
    try:
        return await respond()
    except Refused as refusal:
        if refusal.reason is RefusalReason.CHALLENGE_CLOSED and isinstance(refusal.about, Challenge):
            return await _closed(request, refusal.about)
        raise


async def _closed(request: Request, challenge: Challenge) -> Public:
    """Replace a closed challenge by its match, or by the reason why there is none."""
    if challenge.match_id is not None:
        async with request.client.store.read() as uow:
            match = await uow.matches.find(challenge.match_id)
            views = await uow.boards.views_of(match.id)
        newer = next((_newer_than_pressed(request, view) for view in views if view.is_foreign), None)
        return await (_moved_on(request, match, newer) if newer else foreign_view(request, match))
    return Public(await foreign_challenge_page(request, challenge))


async def foreign_challenge_page(request: Request, challenge: Challenge) -> Page:
    """Return the message of a challenge in a foreign place."""
    async with request.client.store.read() as uow:
        both = [each for each in (challenge.challenger, challenge.opponent) if each is not None]
        spoken, names = await uow.people.languages(both), await uow.people.names(both)
    language = request.client.messenger.language_of_challenge(challenge, spoken)
    picture = await opening_picture(challenge, language) if request.may_attach else None
    return challenge_page(challenge, language, picture, names=names)


async def call_below(request: Request, player: UserId, text: str) -> None:
    """Send a message that pings one user, in the place of a request that was answered there."""
    await request.interaction.followup.send(
        calling([player], text),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(player)]),
    )


def pressed_message(request: Request) -> Message:
    """Return the message that was pressed. Raises `Refused`: OUTDATED_CONTROL if there is none."""
    message = request.interaction.message
    if message is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return Message(request.venue.channel, MessageId(message.id))


def _pressed(request: Request) -> MessageTag | None:
    """Return the tag of the board or challenge that was pressed in a foreign place."""
    message = request.interaction.message
    is_press = request.interaction.type is discord.InteractionType.component
    if message is None or not is_press or not request.presses_foreign_message:
        return None
    tag = tag_of(message.components)
    return tag if tag and tag.kind in (*BOARDS, Kind.CHALLENGE) else None


async def _read(request: Request, match_id: MatchId) -> Match:
    async with request.client.store.read() as uow:
        return await uow.matches.find(match_id)


# the board


async def is_played_here(request: Request, match: Match) -> bool:
    """Whether the request comes from the foreign place of a match, and others would see an answer."""
    return await _view_here(request, match.id) is not None and request.is_seen_by_others


async def _view_here(request: Request, match_id: MatchId) -> BoardView | None:
    """Return the view of a match in the foreign place that the request comes from; None elsewhere."""
    if not (request.context.is_foreign or request.presses_foreign_message):
        return None
    async with request.client.store.read() as uow:
        views = await uow.boards.views_of(match_id)
    here = request.venue.channel
    return next((view for view in views if view.is_foreign and view.venue.channel == here), None)


async def show_changes(request: Request, changed: Iterable[Match]) -> None:
    """Post the views of matches that were changed in their foreign place, but not by a public answer.

    So whoever resigns on a private page, for example, needs no further press to let the others know.
    """
    if request.presses_foreign_message or not request.is_seen_by_others:
        return
    for match in changed:
        view = await _view_here(request, match.id)
        if view is None or view.shown is None or view.shown.number >= match.number:
            continue
        shown = await _shown(request, await _read(request, match.id))
        page = await shown.page()
        sent = await request.interaction.followup.send(
            view=await request.here(page), files=page.files, silent=True, wait=True
        )
        if not sent.flags.ephemeral:
            there = Message(request.venue.channel, MessageId(sent.id))
            await _Following(request, shown, acted=True).go_on(there)


async def show_act(request: Request, match: Match) -> Delivery:
    """Show a match after an act of its player; the outcome is that of the view which this player sees.

    In direct messages each player sees another one. A player who gets none there sees the one in the foreign place.
    """
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    if isinstance(delivery, Unreachable) and (view := await _view_here(request, match.id)) and view.shown:
        return Delivered(view.shown.message)
    return delivery


async def is_shown_elsewhere(request: Request, match: Match) -> bool:
    """Whether a match has a view in a foreign place."""
    async with request.client.store.read() as uow:
        return any(view.is_foreign for view in await uow.boards.views_of(match.id))


async def describe_behind(request: Request, match: Match, *, is_beside_board: bool) -> str:
    """Say that the view in a foreign place is behind, or that only a press there calls a player out of reach.

    Beside the board of the user, who looks at that one, only the latter is said.
    """
    language, awaited = request.language, match.awaited
    if not match.venue.is_direct or match.computer is not None or awaited in (None, request.user):
        return ""
    async with request.client.store.read() as uow:
        views = await uow.boards.views_of(match.id)
    if not any(view.is_foreign for view in views):
        return ""
    if any(view.lost and view.reader == awaited for view in views):
        return language.say("foreign-behind-call", player=mention(awaited, language))
    return "" if is_beside_board else language.say("foreign-behind")


async def turn_there(request: Request) -> MatchId | None:
    """Return the only match in this foreign place that waits for the user; None if there isn't exactly one."""
    if not request.context.is_foreign:
        return None
    async with request.client.store.read() as uow:
        found = await uow.matches.find_each(await uow.boards.foreign_in(request.venue.channel, request.user))
    waiting = [each.id for each in found.values() if each.player_to_move == request.user]
    return waiting[0] if len(waiting) == 1 else None


async def bring_back(request: Request, match_id: MatchId) -> Public:
    """Make the message that was pressed the view of a match again. Raises `Refused`: NO_SUCH_MATCH."""
    match = await _read(request, match_id)
    if await _view_here(request, match_id) is None:
        raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
    return await foreign_view(request, match)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A match and what its page in a foreign place is drawn with."""

    match: Match
    at: datetime
    language: Language
    display: DisplayOptions
    names: Names
    notes: Sequence[str] = ()
    lines: Sequence[str] = ()

    async def page(self, note: str = "") -> Page:
        return await foreign_board_page(
            self.match.shown(self.match.number, self.at),  # the view tells what it starts
            self.language,
            self.display,
            names=self.names,
            note=note,
            notes=self.notes,
            lines=self.lines,
        )


async def panel_in_view(request: Request, match: Match) -> Panel:
    """Return the panel in which the player to move picks a move in the view."""
    shown = await _shown(request, match)
    return foreign_panel(match, shown.language, shown.display, shown.names)


async def foreign_view(
    request: Request,
    match: Match,
    *,
    acted: bool = False,
    anew: bool = False,
    hidden: Callable[[], Awaitable[Page]] | None = None,
) -> Public:
    """Show a match in the foreign view that was pressed; `acted` if the request has brought it to this state.

    With `anew`, a new message becomes the view; `hidden` returns what the user is told if nobody else sees that one.
    """
    shown = await _shown(request, match)
    following = _Following(request, shown, acted=acted)
    return Public(await shown.page(), then=following.go_on, hidden=hidden, anew=anew)


async def _shown(request: Request, match: Match) -> _Shown:
    client = request.client
    async with client.store.read() as uow:
        spoken = await uow.people.languages(match.players.both)
        names = await uow.people.names(match.players.both)
        language = client.messenger.language_about(match, spoken)
        notes = await result_notes(uow, match, names, language) if match.is_over else ()
    at = client.clock()
    lines = await result_lines(client.store, match, None, language, at)
    display = DisplayOptions.of(Preferences(), may_attach=request.may_attach)
    return _Shown(match, at, language, display, names, notes, lines)


class _Following:
    """The steps that follow once a foreign view shows a match: its clock, direct messages, and one call at most."""

    def __init__(self, request: Request, shown: _Shown, *, acted: bool) -> None:
        self._request = request
        self._service = request.get(ForeignViews)
        self._shown = shown
        self._match = shown.match
        self._acted = acted

    async def go_on(self, message: Message) -> None:
        """Start the clock, show the match in direct messages, and call the awaited player if nothing else does.

        A crash before the view is recorded repeats this at the next press; no player is called twice.
        """
        request, match = self._request, self._match
        presenter, user = request.client.presenter, request.user
        await self._service.show(match)
        own = await presenter.show_match(match, mover=user)
        other = match.awaited if not match.is_over else await self._untold()
        theirs = None if other in (None, user) else await presenter.show_to(match, other)
        ping = await self._service.record(match, message)
        if other not in (None, user) and (ping or (match.is_over and isinstance(theirs, Unreachable))):
            await self._call(other, ping, message)
        if user in match.players and isinstance(own, Unreachable) and await self._is_first_act():
            await self._tell(own)

    async def _untold(self) -> UserId | None:
        """Return the player who is to be told that the other one has ended the match; None if there is none."""
        if not self._acted or self._request.user not in self._match.players:
            return None
        other = self._match.opponent_of(self._request.user)
        async with self._request.client.store.read() as uow:
            chosen = (await uow.people.preferences([other]))[other]
        return None if chosen.when is PingWhen.NEVER else other

    async def _is_first_act(self) -> bool:
        """Whether the user has just accepted the challenge or, having made it, moved for the first time."""
        async with self._request.client.store.read() as uow:
            has_challenged = await uow.challenges.challenger_of(self._match.id) == self._request.user
        acts = sum(event.actor == self._request.user for event in self._match.line)
        return self._acted and acts == has_challenged

    async def _call(self, player: UserId, ping: Ping | None, message: Message) -> None:
        """Call a player in the foreign place. If that fails, the board says so; only a refused call is made again."""
        match, names, language = self._match, self._shown.names, self._shown.language
        if match.is_over:
            text = news_notification(match, names, language, called=player)
        else:
            text = turn_notification(match, names, language)
        try:
            await call_below(self._request, player, text)
        except FAILURES as error:
            log.warning("A player isn't called in a foreign place: %s", in_short(error))
            refused = is_refused(error)
            if ping and refused:
                await self._service.give_back(match, ping)
            key = "foreign-not-called" if refused else "foreign-call-in-doubt"
            note = language.say(key, player=names.get(player, ""))
            await self._say(note, message)

    async def _say(self, note: str, message: Message) -> None:
        """Say something on the board."""
        page = await self._shown.page(note)
        view = await self._request.here(page)
        await self._request.interaction.followup.edit_message(message.id, view=view, attachments=page.files)

    async def _tell(self, delivery: Delivery) -> None:
        """Tell the user in private, at their first act, why they get no direct messages, and what helps."""
        page = Page(describe_unreachable(delivery, self._request.language))
        await self._request.interaction.followup.send(view=await self._request.here(page), ephemeral=True)


def describe_unreachable(delivery: Delivery, language: Language) -> str:
    """Say why a player of a match in a foreign place gets no board in direct messages; empty if they do."""
    match delivery:
        case Unreachable(closed=True):
            return language.say("foreign-closed")
        case Unreachable(install=str(install)):
            return language.say("foreign-stranger", install=install)
        case Unreachable():
            return language.say("foreign-no-server")
        case _:
            return ""
