from collections.abc import Callable
from dataclasses import replace

from bot.domain import Preferences, QuietHours
from bot.domain.refusals import RefusalReason, Refused
from bot.features.preferences.pages import (
    CHOICES,
    FROM,
    UNTIL,
    ZONE,
    AskQuietHours,
    Prefer,
    SetQuietHours,
    preferences_page,
    quiet_hours_form,
)
from bot.requests.handlers import Handlers
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.ui.answer import Form
from bot.ui.page import Page

handlers = Handlers()


@handlers.command("me preferences")
async def preferences(request: Request) -> Page:
    return preferences_page(await request.preferences(), request.language)


@handlers.control(Prefer)
async def prefer(request: Request, control: Prefer) -> Page:
    """Change one preference, to the value chosen in a menu or carried by the control."""
    value = request.chosen_one or control.value
    if value is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await _change(request, lambda preferences: CHOICES[control.name].apply(preferences, value))


@handlers.control(AskQuietHours)
async def ask_quiet_hours(request: Request, _: AskQuietHours) -> Form:
    chosen = await request.preferences()
    return quiet_hours_form(chosen.quiet, request.language)


@handlers.control(SetQuietHours)
async def set_quiet_hours(request: Request, _: SetQuietHours) -> Page:
    """Set quiet hours from the form. Input that can't be parsed is reported above the panel."""
    entered = request.entered(FROM), request.entered(UNTIL), request.entered(ZONE)
    try:
        quiet = QuietHours.parse(*entered)
    except Refused as refusal:
        note = describe_refusal(refusal, request.user, request.language)
        chosen = await request.preferences()
        return preferences_page(chosen, request.language, note=note)
    return await _change(request, lambda preferences: replace(preferences, quiet=quiet))


async def _change(request: Request, change: Callable[[Preferences], Preferences]) -> Page:
    return preferences_page(await request.client.people.choose(request.user, change), request.language)
