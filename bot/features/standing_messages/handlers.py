"""`/dvonn-admin show`: shows a standing message in a channel, lists what is shown where, and stops it."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.access.permissions import check_manager
from bot.catalogue import Language
from bot.domain import ChannelId
from bot.domain.standing_messages import StandingKind, standing_kind_of, standing_kinds
from bot.domain.view import View
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.services import StandingMessages
from bot.toolkit.control import Control, button
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Page, row


class StopStanding(Control, action="stop-standing"):
    """A control that deletes a standing message and stops showing it."""

    kind: StandingKind


CHOICES = [
    app_commands.Choice(name=phrase(f"standing-{kind.name}"), value=kind.number) for kind in standing_kinds()
]


def standing_messages_page(
    standing: Sequence[View],
    language: Language,
    *,
    note: str = "",
    chosen: StandingKind | None = None,
) -> Page:
    """List what is shown where, and what is wrong; `note` comes first. The `chosen` one can be stopped, if shown."""
    known = {view.key.kind: view for view in standing if not view.key.part}
    lines = [_describe(kind, known.get(kind.view), language) for kind in standing_kinds()]
    stop = None
    if chosen and chosen.view in known:
        stop = button(language.say("button-stop-standing"), StopStanding(chosen))
    return Page(note, language.say("standing-heading"), "\n".join(lines), row(stop))


def _describe(kind: StandingKind, view: View | None, language: Language) -> str:
    say, what = language.say, language.say(f"standing-{kind.name}")
    if view is None:
        return say("standing-nowhere", what=what)
    if view.trouble is None:
        return say("standing-shown", what=what, channel=f"<#{view.channel}>")
    if view.trouble.missing:
        about = about_missing(view.channel, view.trouble.missing, language)
        return say("standing-missing-permissions", what=what, **about)
    return say("standing-channel-gone", what=what)


handlers = Handlers()


@handlers.admin_command("show")
@app_commands.describe(what=phrase("option-show-what"), channel=phrase("option-show-channel"))
@app_commands.choices(what=CHOICES)
async def show(
    request: Request, what: int | None = None, channel: discord.TextChannel | discord.Thread | None = None
) -> Page:
    """Choose the channel of a standing message; without a channel, tell where it is. Without both, list all of them."""
    check_manager(request.interaction)
    kind = None if what is None else standing_kind_of(what)
    if kind and channel:
        await request.get(StandingMessages).choose(
            request.guild, kind, ChannelId(channel.id), by=request.user
        )
        await request.client.presenter.show_view(kind.key(request.guild))
    note = request.language.say("ask-standing") if channel and kind is None else ""
    return standing_messages_page(await _shown(request), request.language, note=note, chosen=kind)


@handlers.control(StopStanding)
async def stop(request: Request, control: StopStanding) -> Page:
    check_manager(request.interaction)
    kind = control.kind
    await request.get(StandingMessages).stop(request.guild, kind, by=request.user)
    await request.client.presenter.show_view(kind.key(request.guild))
    note = request.language.say("standing-stopped", what=request.language.say(f"standing-{kind.name}"))
    return standing_messages_page(await _shown(request), request.language, note=note)


async def _shown(request: Request) -> Sequence[View]:
    async with request.client.store.read() as uow:
        return await uow.views.of_kinds([kind.view for kind in standing_kinds()], request.guild)
