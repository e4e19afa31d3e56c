"""`/dvonn-admin show`: lists what is shown where, with a menu of channels for each standing message."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.catalogue import Language
from bot.domain import ChannelId
from bot.domain.standing_messages import StandingKind, standing_kind_of, standing_kinds
from bot.domain.view import View
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.services import StandingMessages
from bot.toolkit.control import Control, channel_menu, read_value
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, Page


class ShowStanding(Control, action="show-standing"):
    """A control that shows a standing message in the chosen channel; in none if none is chosen."""

    kind: StandingKind


SHOWABLE = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.public_thread,
    discord.ChannelType.news_thread,
    discord.ChannelType.private_thread,
]
"""The types of channel that can receive standing messages. A forum's posts are public threads."""


CHOICES = [
    app_commands.Choice(name=phrase(f"standing-{kind.name}"), value=kind.number) for kind in standing_kinds()
]


def standing_messages_page(standing: Sequence[View], language: Language, *, note: str = "") -> Page:
    """List what is shown where, and what is wrong, with a menu of channels for each; `note` comes first."""
    known = {view.key.kind: view for view in standing if not view.key.part}
    parts: list[str | Block] = []
    for kind in standing_kinds():
        view = known.get(kind.view)
        parts += [_describe(kind, view, language), _channels(kind, view, language)]
    return Page(note, language.say("standing-heading"), *parts)


def _channels(kind: StandingKind, view: View | None, language: Language) -> Block:
    is_gone = view is not None and view.trouble is not None and not view.trouble.missing
    return channel_menu(
        ShowStanding(kind), language, view.channel if view and not is_gone else None, SHOWABLE
    )


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
    """Show a standing message in a channel if both are given; in any case list all of them."""
    request.check_manager()
    if what is not None and channel:
        await _choose(request, standing_kind_of(what), ChannelId(channel.id))
    return standing_messages_page(await _shown(request), request.language)


@handlers.control(ShowStanding)
async def press_show(request: Request, control: ShowStanding) -> Page:
    request.check_manager()
    kind, note = control.kind, ""
    if request.chosen:
        await _choose(request, kind, ChannelId(read_value(int, request.chosen_one)))
    else:
        await request.get(StandingMessages).stop(request.guild, kind, by=request.user)
        await request.client.presenter.show_view(kind.key(request.guild))
        note = request.language.say("standing-stopped", what=request.language.say(f"standing-{kind.name}"))
    return standing_messages_page(await _shown(request), request.language, note=note)


async def _choose(request: Request, kind: StandingKind, channel: ChannelId) -> None:
    await request.get(StandingMessages).choose(request.guild, kind, channel, by=request.user)
    await request.client.presenter.show_view(kind.key(request.guild))


async def _shown(request: Request) -> Sequence[View]:
    async with request.client.store.read() as uow:
        return await uow.views.of_kinds([kind.view for kind in standing_kinds()], request.guild)
