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
        say("kept-imports", count=kept.counts["imports"]) if kept.counts["imports"] else "",
        say("kept-watched", count=kept.counts["watched"]) if kept.counts["watched"] else "",
        say("kept-reminders", count=kept.counts["personal_reminders"])
        if kept.counts["personal_reminders"]
        else "",
        say("kept-follows", count=kept.counts["follows"]) if kept.counts["follows"] else "",
        say("kept-acts", count=kept.audit_entries) if kept.audit_entries else "",
        say("kept-bans", count=kept.bans) if kept.bans else "",
        say("kept-lesson") if kept.counts["lesson"] else "",
        say("kept-puzzles", count=kept.counts["puzzles"]) if kept.counts["puzzles"] else "",
        say("kept-mistakes", count=kept.counts["mistakes"]) if kept.counts["mistakes"] else "",
        say("kept-results", count=kept.counts["results"]) if kept.counts["results"] else "",
        say("kept-week-tries", count=kept.counts["week_tries"]) if kept.counts["week_tries"] else "",
        say("kept-lines", count=kept.counts["lines"]) if kept.counts["lines"] else "",
        say("kept-blocked", count=kept.blocked) if kept.blocked else "",
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
