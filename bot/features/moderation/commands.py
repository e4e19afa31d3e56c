"""`/dvonn-admin cancel`, `ban`, `unban`, `export` and `log`, for people who may manage the server."""

import discord
from discord import app_commands

from bot.domain import ChallengeId, MatchId, UserId
from bot.domain.challenge import LONGEST_REASON
from bot.domain.refusals import RefusalReason, Refused
from bot.features.moderation.actions import ban_here, list_banned, list_log, unban_here
from bot.features.moderation.choices import open_challenges, running_matches
from bot.features.moderation.exporting import export_here
from bot.features.moderation.pages import ask_cancel_challenge_page, ask_cancel_match_page
from bot.requests.commands import admin_command, phrase
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.permissions import check_manager

FROM_THE_START = MatchId(0)


@admin_command("cancel")
@app_commands.describe(match=phrase("option-cancel-match"), challenge=phrase("option-cancel-challenge"))
@app_commands.autocomplete(match=running_matches, challenge=open_challenges)
async def cancel(request: Request, match: int | None = None, challenge: int | None = None) -> Page:
    """Ask before a match or a challenge is cancelled."""
    check_manager(request.interaction)
    client = request.client
    if match is not None and challenge is None:
        running = await client.administering.match_to_cancel(MatchId(match), request.guild)
        return ask_cancel_match_page(running, request.language)
    if challenge is not None and match is None:
        open_ = await client.administering.challenge_to_cancel(ChallengeId(challenge), request.guild)
        return ask_cancel_challenge_page(open_, request.language)
    raise Refused(RefusalReason.NOTHING_TO_CANCEL)


@admin_command("ban")
@app_commands.describe(user=phrase("option-ban-user"), reason=phrase("option-ban-reason"))
async def ban(
    request: Request,
    user: discord.User | None = None,
    reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
) -> Page:
    """Let somebody neither challenge nor accept here, or list who is banned."""
    check_manager(request.interaction)
    if user is None:
        return await list_banned(request)
    return await ban_here(request, UserId(user.id), reason)


@admin_command("unban")
@app_commands.describe(user=phrase("option-unban-user"))
async def unban(request: Request, user: discord.User) -> Page:
    """Let somebody challenge and accept here again."""
    check_manager(request.interaction)
    return await unban_here(request, UserId(user.id))


@admin_command("export")
async def export(request: Request) -> Page:
    """Give the server's matches as a file."""
    check_manager(request.interaction)
    return await export_here(request, FROM_THE_START)


@admin_command("log")
async def log(request: Request) -> Page:
    """List what managers have done here."""
    check_manager(request.interaction)
    return await list_log(request)
