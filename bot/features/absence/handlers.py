"""`/dvonn me away` and `/dvonn me back`."""

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.domain import Match
from bot.domain.absence import days_left
from bot.features.absence.pages import away_page, back_page, offered_lengths, read_until
from bot.features.absence.service import Absences
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Interaction, Request
from bot.ui.page import Page

handlers = Handlers()


async def lengths(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest durations and the dates on which they end."""
    now, language = interaction.client.clock(), Request(interaction).language
    choices = [
        Choice(
            name=language.say(
                "choice-until", length=length, date=f"{read_until(length, now, language):%Y-%m-%d}"
            ),
            value=length,
        )
        for length in offered_lengths(language)
    ]
    return [choice for choice in choices if current.strip().lower() in choice.name.lower()]


@handlers.command("me away")
@app_commands.describe(until=phrase("option-until"))
@app_commands.autocomplete(until=lengths)
async def away(request: Request, until: str) -> Page:
    client, user, language = request.client, request.user, request.language
    end = read_until(until, client.clock(), language)
    matches = await request.get(Absences).leave(user, end)
    await _show(request, matches)
    async with client.store.read() as uow:
        absences = await uow.absences.of(user)
    return away_page(end, days_left(absences, end), matches, language)


@handlers.command("me back")
async def back(request: Request) -> Page:
    matches = await request.get(Absences).come_back(request.user)
    await _show(request, matches)
    return back_page(matches, request.language)


async def _show(request: Request, matches: Sequence[Match]) -> None:
    await asyncio.gather(*(request.client.presenter.show_match(match) for match in matches))
