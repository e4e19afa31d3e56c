"""Autocomplete for managers: the running matches of the server, and its open challenges."""

from collections.abc import Iterable

from discord.app_commands import Choice

from bot.domain import MatchId, UserId
from bot.domain.refusals import Refused
from bot.requests.autocompletion import LOOKED_THROUGH, containing
from bot.requests.request import Interaction, Request
from bot.storage import Store, StoreUnavailableError
from bot.ui.lists import challenge_label, players_label
from bot.ui.permissions import check_manager

Labelled = list[tuple[str, int]]

LONGEST_NUMBER = 18
"""Digits of a number that a database takes."""


async def running_matches(interaction: Interaction, current: str) -> list[Choice[int]]:
    """The running matches of the server: the one whose number is typed, then the oldest."""
    request = Request(interaction)
    try:
        check_manager(interaction)
        async with interaction.client.store.read() as uow:
            players = await uow.matches.players_on(request.guild, most=LOOKED_THROUGH, first=_number(current))
        names = await _names(
            interaction.client.store, [each for both in players.values() for each in both.both]
        )
    except (Refused, StoreUnavailableError):
        return []  # the command itself will say what is wrong
    labels = [
        (players_label(number, both, names, request.language), number) for number, both in players.items()
    ]
    return containing(current, labels)


async def open_challenges(interaction: Interaction, current: str) -> list[Choice[int]]:
    """The open challenges of the server, the oldest first."""
    request = Request(interaction)
    try:
        check_manager(interaction)
        async with interaction.client.store.read() as uow:
            found = await uow.challenges.open_on(request.guild, interaction.client.clock())
        concerned = [each for one in found for each in (one.challenger, one.opponent) if each is not None]
        names = await _names(interaction.client.store, concerned)
    except (Refused, StoreUnavailableError):
        return []
    return containing(current, [(challenge_label(one, names, request.language), one.id) for one in found])


def _number(typed: str) -> MatchId | None:
    """The number that was typed, if it can be that of a match."""
    return (
        MatchId(int(typed))
        if typed.isdecimal() and typed.isascii() and len(typed) <= LONGEST_NUMBER
        else None
    )


async def _names(store: Store, users: Iterable[UserId]) -> dict[UserId, str]:
    async with store.read() as uow:
        return await uow.people.names(sorted(set(users)))
