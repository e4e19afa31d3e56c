"""`/dvonn challenge`, `/dvonn me challenges`, and "Challenge to DVONN" in the menu of a person."""

import discord
from discord import app_commands

from bot.domain import ColourChoice, Pace, Setup
from bot.domain.computer import LEVELS, Level
from bot.features.challenges.actions import challenge_person_page, list_challenges
from bot.requests.beginning import Wanted, challenge_here
from bot.requests.commands import command, menu_command, phrase
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.beginning import BeginComputer, computer_page
from bot.ui.page import Page

COLOURS = [
    app_commands.Choice(name=phrase(f"choice-colour-{side}"), value=side.value) for side in ColourChoice
]

SETUPS = [
    app_commands.Choice(name=phrase("choice-setup-full"), value=Setup.FULL.value),
    app_commands.Choice(name=phrase("choice-setup-random"), value=Setup.RANDOM.value),
]

PACES = [
    app_commands.Choice(name=phrase(f"choice-pace-{pace.name.lower()}"), value=int(pace)) for pace in Pace
]


@command("challenge")
@app_commands.describe(
    opponent=phrase("option-opponent"),
    colour=phrase("option-colour"),
    setup=phrase("option-setup"),
    pace=phrase("option-pace"),
    level=phrase("option-level"),
)
@app_commands.choices(colour=COLOURS, setup=SETUPS)
@app_commands.choices(pace=PACES)
async def challenge(
    request: Request,
    *,
    opponent: discord.User | None = None,
    colour: str = ColourChoice.RANDOM.value,
    setup: str = Setup.FULL.value,
    pace: int | None = None,
    level: app_commands.Range[int, LEVELS[0], LEVELS[-1]] | None = None,
) -> Answer:
    """Post a challenge; the computer takes one up at once."""
    wanted = Wanted(
        ColourChoice(colour),
        Setup(setup),
        None if pace is None else Pace(pace),
        level=None if level is None else Level(level),
    )
    return await challenge_here(request, opponent, wanted)


@command("me challenges")
async def challenges(request: Request) -> Page:
    """List one's open challenges."""
    return await list_challenges(request)


@menu_command(phrase("menu-challenge"), in_direct_messages=True)
async def challenge_person(request: Request, whom: discord.User | discord.Member) -> Page:
    """Open the page on which that person is challenged, or the computer."""
    if whom == request.client.user:
        return computer_page(BeginComputer(), request.client.computer_player.strongest, request.language)
    return await challenge_person_page(request, whom)
