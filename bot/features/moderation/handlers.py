"""Commands and controls of managers. Each raises what its service raises, and `Refused`: NOT_THE_MANAGER."""

import asyncio
from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.domain import ChallengeId, MatchId, UserId
from bot.domain.challenge import LONGEST_REASON
from bot.domain.refusals import Refused
from bot.features.moderation.exporting import export_here
from bot.features.moderation.pages import (
    ON_A_PAGE,
    REASON,
    CancelChallenge,
    CancelChallengeFor,
    CancelMatch,
    CancelMatchFor,
    ChooseChallenge,
    ChooseMatch,
    ExportFrom,
    TurnBanned,
    TurnLog,
    Unban,
    ask_cancel_challenge_page,
    ask_cancel_match_page,
    ban_done_page,
    banned_page,
    cancel_challenge_form,
    cancel_match_form,
    cancel_page,
    challenge_cancelled_page,
    log_page,
    match_cancelled_page,
)
from bot.features.moderation.refusals import NOTHING_TO_CANCEL
from bot.features.moderation.service import Moderation
from bot.pages.game_lists import challenge_label, players_label
from bot.requests.autocompletion import LOOKED_THROUGH, containing
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Interaction, Request
from bot.storage import Store, StoreUnavailableError
from bot.toolkit.answer import Form
from bot.toolkit.control import read_value
from bot.toolkit.lists import nearest_page, number_of_pages
from bot.toolkit.page import Page

handlers = Handlers()


async def ban_here(request: Request, whom: UserId, reason: str) -> Page:
    """Ban a user from challenges in the server, and update the challenges that this closes."""
    request.check_manager()
    client = request.client
    ban, closed = await client.get(Moderation).ban(request.guild, whom, by=request.user, reason=reason)
    await asyncio.gather(*(client.presenter.show_challenge(each.id) for each in closed))
    await client.presenter.deliver_direct_messages()
    return ban_done_page(ban, len(closed), request.language)


async def unban_here(request: Request, whom: UserId) -> Page:
    """Lift a ban and show the list of the remaining bans."""
    request.check_manager()
    await request.get(Moderation).unban(request.guild, whom, by=request.user)
    await request.client.presenter.deliver_direct_messages()
    return await list_banned(request, unbanned=whom)


async def list_banned(request: Request, *, page: int = 1, unbanned: UserId | None = None) -> Page:
    """List the bans of this server; `unbanned` is the user whose ban was just lifted."""
    request.check_manager()
    async with request.client.store.read() as uow:
        bans = await uow.bans.on(request.guild)
    return banned_page(bans, request.language, page=page, unbanned=unbanned)


async def list_log(request: Request, *, page: int = 1) -> Page:
    """List the audit entries of this server, latest first."""
    request.check_manager()
    async with request.client.store.read() as uow:
        total = await uow.audit_log.count(request.guild)
        shown = nearest_page(page, number_of_pages(total, ON_A_PAGE))
        entries = await uow.audit_log.latest(request.guild, skip=(shown - 1) * ON_A_PAGE, most=ON_A_PAGE)
    return log_page(entries, shown, total, request.language)


Labelled = list[tuple[str, int]]

LONGEST_NUMBER = 18
"""The number of digits that always fit the database's integer type."""


async def running_matches(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the server's running matches: the typed number first, then the oldest."""
    try:
        return containing(current, await _matches(Request(interaction), first=_number(current)))
    except (Refused, StoreUnavailableError):
        return []  # the command itself will report the problem


async def open_challenges(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the server's open challenges, oldest first."""
    try:
        return containing(current, await _challenges(Request(interaction)))
    except (Refused, StoreUnavailableError):
        return []


async def _matches(request: Request, *, first: MatchId | None = None) -> Labelled:
    """Label the server's running matches: `first`, then the rest, oldest first. Raises `Refused`: NOT_THE_MANAGER."""
    request.check_manager()
    store = request.client.store
    async with store.read() as uow:
        players = await uow.matches.players_on(request.guild, most=LOOKED_THROUGH, first=first)
    names = await _names(store, [each for both in players.values() for each in both.both])
    return [
        (players_label(number, both, names, request.language), number) for number, both in players.items()
    ]


async def _challenges(request: Request) -> Labelled:
    """Label the server's open challenges, oldest first. Raises `Refused`: NOT_THE_MANAGER."""
    request.check_manager()
    store = request.client.store
    async with store.read() as uow:
        found = await uow.challenges.open_on(request.guild, request.client.clock())
    concerned = [each for one in found for each in (one.challenger, one.opponent) if each is not None]
    names = await _names(store, concerned)
    return [(challenge_label(one, names, request.language), one.id) for one in found]


def _number(typed: str) -> MatchId | None:
    """Parse a match number; None if it can't be one."""
    return (
        MatchId(int(typed))
        if typed.isdecimal() and typed.isascii() and len(typed) <= LONGEST_NUMBER
        else None
    )


async def _names(store: Store, users: Iterable[UserId]) -> dict[UserId, str]:
    async with store.read() as uow:
        return await uow.people.names(sorted(set(users)))


FROM_THE_START = MatchId(0)


@handlers.admin_command("cancel")
@app_commands.describe(match=phrase("option-cancel-match"), challenge=phrase("option-cancel-challenge"))
@app_commands.autocomplete(match=running_matches, challenge=open_challenges)
async def cancel(request: Request, match: int | None = None, challenge: int | None = None) -> Page:
    """Ask for confirmation before cancelling a match or a challenge; without either, list all that can be cancelled."""
    request.check_manager()
    if match is not None and challenge is not None:
        raise Refused(NOTHING_TO_CANCEL)
    if match is not None:
        return await ask_cancel_match(request, MatchId(match))
    if challenge is not None:
        return await ask_cancel_challenge(request, ChallengeId(challenge))
    return cancel_page(await _matches(request), await _challenges(request), request.language)


async def ask_cancel_match(request: Request, match: MatchId) -> Page:
    request.check_manager()
    running = await request.get(Moderation).match_to_cancel(match, request.guild, by=request.user)
    return ask_cancel_match_page(running, request.language)


async def ask_cancel_challenge(request: Request, challenge: ChallengeId) -> Page:
    request.check_manager()
    open_ = await request.get(Moderation).challenge_to_cancel(challenge, request.guild)
    return ask_cancel_challenge_page(open_, request.language)


@handlers.control(ChooseMatch)
async def choose_match(request: Request, _: ChooseMatch) -> Page:
    return await ask_cancel_match(request, MatchId(read_value(int, request.chosen_one)))


@handlers.control(ChooseChallenge)
async def choose_challenge(request: Request, _: ChooseChallenge) -> Page:
    return await ask_cancel_challenge(request, ChallengeId(read_value(int, request.chosen_one)))


@handlers.admin_command("ban")
@app_commands.describe(user=phrase("option-ban-user"), reason=phrase("option-ban-reason"))
async def ban(
    request: Request,
    user: discord.User | None = None,
    reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
) -> Page:
    """Ban a user, or list the bans if none is given."""
    request.check_manager()
    if user is None:
        return await list_banned(request)
    return await ban_here(request, UserId(user.id), reason)


@handlers.admin_command("unban")
@app_commands.describe(user=phrase("option-unban-user"))
async def unban(request: Request, user: discord.User) -> Page:
    request.check_manager()
    return await unban_here(request, UserId(user.id))


@handlers.admin_command("export")
async def export(request: Request) -> Page:
    request.check_manager()
    return await export_here(request, FROM_THE_START)


@handlers.admin_command("log")
async def log(request: Request) -> Page:
    request.check_manager()
    return await list_log(request)


@handlers.control(CancelMatch)
async def ask_why_match(request: Request, control: CancelMatch) -> Form:
    """Open the form that asks for the reason to cancel a match."""
    request.check_manager()
    await request.get(Moderation).match_to_cancel(control.match, request.guild, by=request.user)
    return cancel_match_form(control, request.language)


@handlers.control(CancelMatchFor)
async def cancel_match(request: Request, control: CancelMatchFor) -> Page:
    request.check_manager()
    match = await request.get(Moderation).cancel_match(
        control.match, request.guild, by=request.user, reason=request.entered(REASON)
    )
    delivery = await request.client.presenter.show_match(match)
    return match_cancelled_page(match, delivery, request.language)


@handlers.control(CancelChallenge)
async def ask_why_challenge(request: Request, control: CancelChallenge) -> Form:
    """Open the form that asks for the reason to cancel a challenge."""
    request.check_manager()
    await request.get(Moderation).challenge_to_cancel(control.challenge, request.guild)
    return cancel_challenge_form(control, request.language)


@handlers.control(CancelChallengeFor)
async def cancel_challenge(request: Request, control: CancelChallengeFor) -> Page:
    request.check_manager()
    challenge = await request.get(Moderation).cancel_challenge(
        control.challenge, request.guild, by=request.user, reason=request.entered(REASON)
    )
    delivery = await request.client.presenter.show_challenge(challenge.id)
    return challenge_cancelled_page(delivery, request.language)


@handlers.control(Unban)
async def press_unban(request: Request, control: Unban) -> Page:
    return await unban_here(request, control.user)


@handlers.control(TurnBanned)
async def turn_banned(request: Request, control: TurnBanned) -> Page:
    return await list_banned(request, page=control.page)


@handlers.control(TurnLog)
async def turn_log(request: Request, control: TurnLog) -> Page:
    return await list_log(request, page=control.page)


@handlers.control(ExportFrom)
async def press_export(request: Request, control: ExportFrom) -> Page:
    request.check_manager()
    return await export_here(request, control.after)
