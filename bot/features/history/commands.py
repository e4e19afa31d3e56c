"""`/dvonn replay` and `/dvonn chart`: a match as an animated picture, and at a glance."""

from discord import app_commands

from bot.features.history.replay_pages import replay_page, span_of, waiting_page
from bot.pages.page import Page
from bot.pages.visibility import may_share_here
from bot.posts.chart import chart_page
from bot.requests.answering import Interaction, answer, language_of, taste_of
from bot.requests.autocompletion import all_matches
from bot.requests.group import dvonn, match_to_see, phrase


@dvonn.command(name="replay", description=phrase("command-replay"))
@app_commands.describe(match=phrase("option-match"), first=phrase("option-first"), last=phrase("option-last"))
@app_commands.rename(first="from", last="to")
@app_commands.autocomplete(match=all_matches)
async def replay(
    interaction: Interaction, match: int | None = None, first: int | None = None, last: int | None = None
) -> None:
    """Draw a match, or a part of it, as an animated picture."""
    waiting = waiting_page(language_of(interaction))
    await answer(interaction, _replay(interaction, match, first, last), meanwhile=waiting)


async def _replay(interaction: Interaction, number: int | None, first: int | None, last: int | None) -> Page:
    match = await match_to_see(interaction, number)
    return await replay_page(
        match,
        span_of(match, first, last),
        await interaction.client.matches.names(*match.players.both),
        language_of(interaction),
        await taste_of(interaction),
        most_bytes=interaction.filesize_limit,
        may_share=may_share_here(interaction, match),
    )


@dvonn.command(name="chart", description=phrase("command-chart"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=all_matches)
async def chart(interaction: Interaction, match: int | None = None) -> None:
    """Draw the chart of a match."""
    await answer(interaction, _chart(interaction, match))


async def _chart(interaction: Interaction, number: int | None) -> Page:
    match = await match_to_see(interaction, number)
    return await chart_page(
        match,
        language_of(interaction),
        await taste_of(interaction),
        may_share=may_share_here(interaction, match),
    )
