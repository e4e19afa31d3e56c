"""`/dvonn forget`: lists the stored data of a user and asks for confirmation before deleting it."""

import asyncio

from bot.catalogue import Language, language_for
from bot.features.privacy.service import Kept, PersonalData
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.answer import never_mind
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Page, row
from bot.toolkit.words import DANGER, quoted

handlers = Handlers()


class ForgetMe(Control, action="forget-me"):
    """A control that deletes the stored data of the user who presses it."""


def kept_page(kept: Kept, language: Language) -> Page:
    say = language.say
    lines = [
        say("kept-name", name=quoted(kept.name)) if kept.name else "",
        say("label-language", language=_name_of(kept.language)) if kept.language else "",
        say("kept-running", count=kept.running) if kept.running else "",
        say("kept-finished", count=kept.finished) if kept.finished else "",
        say("kept-challenges", count=kept.challenges) if kept.challenges else "",
        say("kept-preferences") if kept.preferences else "",
        say("kept-absences", count=kept.absences) if kept.absences else "",
        say("kept-audit-entries", count=kept.audit_entries) if kept.audit_entries else "",
        say("kept-bans", count=kept.bans) if kept.bans else "",
        say("kept-blocked", count=kept.blocked) if kept.blocked else "",
        *(say(key, count=count) for key, count in sorted(kept.counts.items()) if count),
    ]
    if not any(lines):
        return Page(say("kept-nothing"))
    return Page(
        say("kept-heading"),
        "\n".join(f"- {line}" for line in lines if line),
        say("ask-forget"),
        row(button(say("button-forget-me"), ForgetMe(), style=Style.danger), never_mind(language)),
        accent=DANGER,
    )


def _name_of(tag: str) -> str:
    return language_for(tag).say("language-name")


def forgotten_page(language: Language) -> Page:
    return Page(language.say("done-forgotten"))


@handlers.command("forget")
async def forget_me(request: Request) -> Page:
    return kept_page(await request.get(PersonalData).kept(request.user), request.language)


@handlers.control(ForgetMe)
async def press_forget_me(request: Request, _: ForgetMe) -> Page:
    """Delete the user's data and update Discord; older boards follow in the background."""
    presenter = request.client.presenter
    changed = await request.get(PersonalData).forget(request.user)
    await asyncio.gather(
        *(presenter.show_match(match) for match in changed.matches),
        *(presenter.show_challenge(each.id) for each in changed.challenges),
    )
    request.client.finishing(presenter.catch_up())
    return forgotten_page(request.language)
