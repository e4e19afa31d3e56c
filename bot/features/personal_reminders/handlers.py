"""`/dvonn me remind`, and the buttons that set and cancel a reminder."""

from discord import app_commands

from bot.domain import Match
from bot.domain.refusals import RefusalReason, Refused
from bot.features.personal_reminders.pages import (
    CancelReminder,
    RemindMe,
    reminder_cancelled_page,
    reminder_set_page,
    too_many_reminders_page,
)
from bot.features.personal_reminders.service import LIMIT, PersonalReminders
from bot.requests.autocompletion import own_matches
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.ui.page import Page

handlers = Handlers()


@handlers.command("me remind")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def remind(request: Request, match: int | None = None) -> Page:
    return await set_reminder(request, await request.match_to_see(match))


@handlers.control(RemindMe)
async def press_remind_me(request: Request, control: RemindMe) -> Page:
    return await set_reminder(request, await request.match(control.match))


@handlers.control(CancelReminder)
async def cancel_reminder(request: Request, control: CancelReminder) -> Page:
    """Works anywhere, even where the user no longer sees the match."""
    await request.get(PersonalReminders).cancel(control.match, request.user)
    return reminder_cancelled_page(control.match, request.language)


async def set_reminder(request: Request, match: Match) -> Page:
    if match.is_over:
        raise Refused(RefusalReason.MATCH_OVER, match)
    if request.user not in match.players:
        request.check_public(match)
    reminder = await request.get(PersonalReminders).set(match.id, request.person)
    if reminder is None:
        return too_many_reminders_page(LIMIT, request.language)
    return reminder_set_page(reminder, request.language)
