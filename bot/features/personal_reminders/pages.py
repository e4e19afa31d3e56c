from operator import attrgetter

from bot.catalogue import Language
from bot.domain import Match, MatchId, Message, UserId
from bot.features.personal_reminders.repository import Reminder
from bot.ui.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.ui.control import Control, button
from bot.ui.match_status import describe_state, timestamp
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.pictures import Shown
from bot.ui.words import accent, describe_heading, quoted


class RemindMe(Control, action="remind"):
    match: MatchId


class CancelReminder(Control, action="unremind"):
    match: MatchId


add_action_button(RemindMe, "button-remind-me", {Placement.MORE: 32}, when=attrgetter("runs"))


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


def reminder_page(
    match: Match,
    viewer: UserId,
    picture: Shown,
    language: Language,
    *,
    message: Message | None,
    server: str,
) -> Page:
    """Render the direct message. `message` is the board, `server` the name of its server, empty in direct messages."""
    context = ActionContext(match, language, viewer=viewer, message=message)
    return Page(
        language.say("reminder", match=match.id, server=quoted(server))
        if server
        else language.say("reminder-direct", match=match.id),
        describe_heading(match, language),
        picture,
        describe_state(match, None, language),
        row(*action_buttons(Placement.NOTICE, context)),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.PERSONAL_REMINDER, match.id),
    )
