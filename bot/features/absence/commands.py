"""`/dvonn away` and `/dvonn back`."""

import asyncio
from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.features.absence.pages import away_page, back_page
from bot.features.absence.until import offered_lengths, read_until
from bot.matches import Match
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of
from bot.requests.group import dvonn, phrase


async def lengths(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Some lengths of time with the dates on which they end."""
    now, language = interaction.client.clock(), language_of(interaction)
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


@dvonn.command(name="away", description=phrase("command-away"))
@app_commands.describe(until=phrase("option-until"))
@app_commands.autocomplete(until=lengths)
async def away(interaction: Interaction, until: str) -> None:
    """Stop one's clocks."""
    await answer(interaction, _away(interaction, until))


async def _away(interaction: Interaction, text: str) -> Page:
    client, user, language = interaction.client, user_of(interaction), language_of(interaction)
    until = read_until(text, client.clock(), language)
    matches = await client.people.leave(user, until)
    await _show(interaction, matches)
    days_left = await client.people.days_left(user, until)
    return away_page(until, days_left, matches, language)


@dvonn.command(name="back", description=phrase("command-back"))
async def back(interaction: Interaction) -> None:
    """Let one's clocks run again."""
    await answer(interaction, _back(interaction))


async def _back(interaction: Interaction) -> Page:
    matches = await interaction.client.people.come_back(user_of(interaction))
    await _show(interaction, matches)
    return back_page(matches, language_of(interaction))


async def _show(interaction: Interaction, matches: Sequence[Match]) -> None:
    await asyncio.gather(*(interaction.client.presenter.show_match(match) for match in matches))
