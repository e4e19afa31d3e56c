"""The controls of managers: below questions, in the log, and in the list of who is banned."""

from bot.features.moderation.actions import list_banned, list_log, unban_here
from bot.features.moderation.exporting import export_here
from bot.features.moderation.log_pages import TurnBanned, TurnLog, Unban
from bot.features.moderation.pages import (
    REASON,
    CancelChallenge,
    CancelChallengeFor,
    CancelMatch,
    CancelMatchFor,
    ExportFrom,
    cancel_challenge_form,
    cancel_match_form,
    challenge_cancelled_page,
    match_cancelled_page,
)
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.form import Form
from bot.ui.page import Page
from bot.ui.permissions import check_manager


@handles(CancelMatch)
async def ask_why_match(request: Request, control: CancelMatch) -> Form:
    """Ask why before the match is cancelled."""
    check_manager(request.interaction)
    await request.client.administering.match_to_cancel(control.match, request.guild)
    return cancel_match_form(control, request.language)


@handles(CancelMatchFor)
async def cancel_match(request: Request, control: CancelMatchFor) -> Page:
    """Cancel the match, and show its players."""
    check_manager(request.interaction)
    match = await request.client.administering.cancel_match(
        control.match, request.guild, by=request.user, reason=request.entered(REASON)
    )
    delivery = await request.client.presenter.show_match(match)
    return match_cancelled_page(match, delivery, request.language)


@handles(CancelChallenge)
async def ask_why_challenge(request: Request, control: CancelChallenge) -> Form:
    """Ask why before the challenge is cancelled."""
    check_manager(request.interaction)
    await request.client.administering.challenge_to_cancel(control.challenge, request.guild)
    return cancel_challenge_form(control, request.language)


@handles(CancelChallengeFor)
async def cancel_challenge(request: Request, control: CancelChallengeFor) -> Page:
    """Cancel the challenge, and say so in its message."""
    check_manager(request.interaction)
    challenge = await request.client.administering.cancel_challenge(
        control.challenge, request.guild, by=request.user, reason=request.entered(REASON)
    )
    delivery = await request.client.presenter.show_challenge(challenge.id)
    return challenge_cancelled_page(delivery, request.language)


@handles(Unban)
async def unban(request: Request, control: Unban) -> Page:
    """Let somebody challenge again."""
    return await unban_here(request, control.user)


@handles(TurnBanned)
async def turn_banned(request: Request, control: TurnBanned) -> Page:
    """Show who is banned."""
    return await list_banned(request, page=control.page)


@handles(TurnLog)
async def turn_log(request: Request, control: TurnLog) -> Page:
    """Show another page of the log."""
    return await list_log(request, page=control.page)


@handles(ExportFrom)
async def export(request: Request, control: ExportFrom) -> Page:
    """Give the next file."""
    check_manager(request.interaction)
    return await export_here(request, control.after)
