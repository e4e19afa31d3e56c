"""`/dvonn remind`, and the buttons that set and cancel a reminder."""

from operator import attrgetter

from discord import app_commands

from bot.catalogue import Language
from bot.domain import Match, MatchId
from bot.domain.refusals import RefusalReason, Refused
from bot.features.personal_reminders.service import LIMIT, PersonalReminders, Reminder
from bot.pages.match_status import timestamp
from bot.requests.autocompletion import own_matches
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.toolkit.action_slots import Placement, add_action_button
from bot.toolkit.control import Control, button
from bot.toolkit.page import Page, row


class RemindMe(Control, action="remind"):
    match: MatchId


class CancelReminder(Control, action="unremind"):
    match: MatchId


add_action_button(RemindMe, "button-remind-me", {Placement.MORE_BESIDES: 32}, when=attrgetter("runs"))


def reminder_set_page(reminder: Reminder, language: Language) -> Page:
    return Page(
        language.say("reminder-set", match=reminder.match_id, at=timestamp(reminder.due_at, "F")),
        row(button(language.say("button-cancel-reminder"), CancelReminder(reminder.match_id))),
    )


def too_many_reminders_page(limit: int, language: Language) -> Page:
    return Page(language.say("reminder-limit", limit=limit))


def reminder_cancelled_page(match_id: MatchId, language: Language) -> Page:
    return Page(
        language.say("reminder-cancelled", match=match_id),
        row(button(language.say("button-remind-me"), RemindMe(match_id))),
    )


handlers = Handlers()


@handlers.command("remind")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def remind(request: Request, match: int | None = None) -> Page:
    return await set_reminder(request, await request.match_to_see(match))


@handlers.control(RemindMe)
async def press_remind_me(request: Request, control: RemindMe) -> Page:
    return await set_reminder(request, await request.match(control.match))


@handlers.control(CancelReminder)
async def cancel_reminder(request: Request, control: CancelReminder) -> Page:
    """Cancel a reminder. This works anywhere, even if the user no longer sees the match."""
    await request.get(PersonalReminders).cancel(control.match, request.user)
    return reminder_cancelled_page(control.match, request.language)


async def set_reminder(request: Request, match: Match) -> Page:
    if match.is_over:
        raise Refused(RefusalReason.MATCH_OVER, match)
    if request.user not in match.players:
        request.check_public(match)
    reminder = await request.get(PersonalReminders).set(match, request.person, request.seen_in(match))
    if reminder is None:
        return too_many_reminders_page(LIMIT, request.language)
    return reminder_set_page(reminder, request.language)
