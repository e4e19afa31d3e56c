"""A request knows who asks and what was chosen or filled in; what can't be read comes from another version."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, call

import discord
import pytest

from bot.discord_errors import OutOfOrderError
from bot.domain import PingWhen
from bot.domain.refusals import RefusalReason
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.toolkit.control import read_value
from bot.toolkit.page import Page
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.discord_limits import text_of
from tests.bot.refused import refuses
from tests.bot.registered import HANDLED


def request(*chosen: str, filled_in: Mapping[str, str | list[str]] | None = None) -> Request:
    """A request in which values were `chosen`, or a form was `filled_in`: texts were typed, lists chosen from menus."""
    fields = [
        {"type": 4, "custom_id": name, "value": entered}
        if isinstance(entered, str)
        else {"type": 3, "custom_id": name, "values": entered}
        for name, entered in (filled_in or {}).items()
    ]
    interaction: Any = SimpleNamespace(
        type=discord.InteractionType.component,
        message=None,
        client=MagicMock(**{"people.locales": {}, "messenger.with_names": AsyncMock()}),
        user=SimpleNamespace(id=ANNA.id, display_name=ANNA.name, bot=False),
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        locale="en-GB",
        data={
            "values": list(chosen),
            "components": [{"type": 10}, *({"type": 18, "component": field} for field in fields)],
        },
    )
    return Request(interaction)


def test_a_request_knows_who_asks_where_and_what_was_chosen() -> None:
    asked = request("e3")
    assert (asked.chosen, asked.chosen_one) == (("e3",), "e3")
    assert (asked.user, asked.person, asked.guild, asked.venue) == (
        ANNA.id,
        replace(ANNA, language="en"),
        HERE.guild,
        HERE,
    )


async def test_a_page_offers_the_commands_that_work_where_it_is_asked_for() -> None:
    asked, page = request(), Page("/dvonn challenge")
    interaction: Any = asked.interaction
    messenger = interaction.client.messenger
    assert await asked.here(page) is page  # the client of who presses a button may know no commands
    command = discord.InteractionType.application_command
    interaction.message = SimpleNamespace(interaction_metadata=SimpleNamespace(type=command))
    assert await asked.here(page) is messenger.for_server.return_value
    interaction.type, interaction.message = command, None
    assert await asked.here(page) is messenger.for_server.return_value
    direct = request()
    interaction = direct.interaction
    interaction.type, interaction.message, interaction.guild_id = command, None, None
    interaction.context = discord.app_commands.AppCommandContext(dm_channel=True)
    assert await direct.here(page) is interaction.client.messenger.for_person.return_value


@pytest.mark.parametrize("failure", [OutOfOrderError(), StoreUnavailableError()])
async def test_an_answer_does_not_wait_for_names(failure: Exception) -> None:
    """Without Discord it has the names that are stored, and without the store those that were seen."""
    asked, page = request(), Page(f"<@{ANNA.id}> against <@{BEN.id}>")
    interaction: Any = asked.interaction
    interaction.client.messenger.with_names.side_effect = failure
    interaction.client.people.seen.return_value = known = {ANNA.id: "*Anna*"}
    stored = (
        {"side_effect": failure} if isinstance(failure, StoreUnavailableError) else {"return_value": known}
    )
    interaction.client.people.names = AsyncMock(**stored)
    await asked.here(page)
    assert text_of(page) == "\\*Anna\\* against Unknown user"


@pytest.mark.parametrize(
    "resolved",
    [
        {"users": {str(BEN.id): {"username": "ben", "global_name": "Ben"}}},
        {"users": {str(BEN.id): {"username": "Ben", "global_name": None}}, "members": {str(BEN.id): {}}},
        {"users": {str(BEN.id): {"username": "ben"}}, "members": {str(BEN.id): {"nick": "Ben"}}},
    ],
)
def test_the_names_are_noted_that_a_request_brings_along(resolved: object) -> None:
    asked = request()
    interaction: Any = asked.interaction
    interaction.data["resolved"] = resolved
    asked.note_names()
    assert interaction.client.people.saw.mock_calls == [call(ANNA.id, "Anna"), call(BEN.id, "Ben")]


@pytest.mark.parametrize("resolved", [None, [], {"users": 1}, {"users": {"x": {}}}, {"users": {"1": None}}])
def test_forged_names_do_no_harm(resolved: object) -> None:
    asked = request()
    interaction: Any = asked.interaction
    interaction.data["resolved"] = resolved
    asked.note_names()
    assert interaction.client.people.saw.mock_calls == [call(ANNA.id, "Anna")]


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en-US", "12/24/2026"),
        ("en-GB", "24/12/2026"),
        ("ja", "24/12/2026"),
        ("de", "24.12.2026"),
        ("es-419", "24/12/2026"),
    ],
)
def test_dates_are_those_of_the_users_discord(locale: str, written: str) -> None:
    asked = request()
    interaction: Any = asked.interaction
    interaction.locale = locale
    assert asked.dates.write(date(2026, 12, 24)) == written


def test_a_select_without_a_choice_has_none() -> None:
    assert request().chosen_one == ""


async def test_a_value_is_chosen_in_a_menu_or_told_by_the_control() -> None:
    """The control's own value stands where there is no menu; without either nobody knows what to change."""
    with refuses(RefusalReason.OUTDATED_CONTROL):
        await HANDLED["prefer"].respond(request(), "dvonn:prefer:when")
    with refuses(RefusalReason.OUTDATED_CONTROL):
        await HANDLED["prefer"].respond(request("x"), "dvonn:prefer:nothing")
    with refuses(RefusalReason.OUTDATED_CONTROL):
        await HANDLED["settle"].respond(request(), "dvonn:settle:nothing")


def test_a_form_is_read_field_by_field() -> None:
    asked = request(filled_in={"from": "22", "to": "", "day": ["monday"], "nothing": []})
    assert (asked.entered("from"), asked.entered("to")) == ("22", "")
    assert (asked.entered("day"), asked.entered("nothing")) == ("monday", "")
    with refuses(RefusalReason.OUTDATED_CONTROL):
        asked.entered("zone")


@pytest.mark.parametrize(("text", "read"), [("first", PingWhen.FIRST), ("each", PingWhen.EACH)])
def test_what_a_menu_offers_is_read(text: str, read: PingWhen) -> None:
    assert read_value(PingWhen, text) is read


@pytest.mark.parametrize("reading", [PingWhen, int, {"a": 1}.__getitem__])
def test_what_a_menu_of_another_version_offers_makes_it_outdated(reading: Callable[[str], object]) -> None:
    with refuses(RefusalReason.OUTDATED_CONTROL):
        read_value(reading, "always")


NEEDS_NOTHING = {
    "settle-pace",
    "close",
    "quiet-hours",
    "forget-me",
    "help",
    "games",
    "learn",
    "lesson-anew",
    "puzzle-another",
    "lines",
    "own-mistakes",
    "latest-games",
    "away-until",
    "back",
    "list-challenges",
    "list-live",
    "watched",
    "week",
    "crown",
    "crown-challenge",
    "crown-invite",
    "crown-channel",
    "crown-role",
    "digest-channel",
    "digest-day",
    "digest-hour",
    "digest-ask-zone",
    "digest-zone",
    "daily-hour",
    "find",
    "find-anywhere",
    "find-stop",
    "league",
    "league-join",
    "league-ask",
    "league-start",
    "league-here",
    "league-role",
    "league-invite",
    "league-ask-code",
    "league-code",
    "league-server",
    "lobby-channel",
    "lobby-role",
}


@pytest.mark.parametrize("action", [action for action in HANDLED if action not in NEEDS_NOTHING])
async def test_a_control_that_carries_too_little_is_outdated_whatever_it_does(action: str) -> None:
    """A control such as an older or a newer version might send: no service is even asked."""
    with refuses(RefusalReason.OUTDATED_CONTROL):
        await HANDLED[action].respond(request(), f"dvonn:{action}")
