"""The commands are registered with Discord; if it does not take them, people can play with those that it has."""

from typing import Any

import pytest

from bot import app
from bot.discord import command_sync
from discord_playground import Playground
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import place

AUTHORIZE = "https://discord.com/oauth2/authorize"
FOR_ONESELF = "&scope=applications.commands&integration_type=1"

LIST = "/applications/{application_id}/commands"


def registrations(playground: Playground) -> list[int | None]:
    """The status of each answer to a registration."""
    return [request.status for request in playground.asked("PUT", LIST)]


async def restart_as_another_version(club: Club) -> None:
    await club.stop_bot()
    store = await club._opened()
    async with store.write() as uow:
        await uow.commands.record(club.application.id, "what an earlier version registered")
    await store.close()
    await club.start_bot()


async def test_a_command_that_launches_an_activity_stays_as_it_is(club: Club) -> None:
    own = list(club.application.commands.registered(None))
    club.playground.enable_activities(club.application)
    launch = club.application.commands.registered(None)[-1]
    await restart_as_another_version(club)
    assert registrations(club.playground)[-1] == 200
    assert club.application.commands.registered(None) == [*own, launch]
    count = len(registrations(club.playground))
    await club.stop_bot()
    await club.start_bot()
    assert len(registrations(club.playground)) == count  # an unchanged list is not registered again


@pytest.mark.parametrize(
    "fault", [{"status": 400}, {"status": 403}, {"status": 429, "retry_after": 80_000.0}, {"drop": "before"}]
)
async def test_people_play_though_discord_does_not_take_the_commands(
    club: Club, monkeypatch: pytest.MonkeyPatch, fault: dict[str, Any]
) -> None:
    monkeypatch.setattr(command_sync, "PATIENCE", 0.5)
    await club.begin()
    club.playground.faults.next("PUT", LIST, times=9, **fault)
    await restart_as_another_version(club)
    assert 200 not in registrations(club.playground)[-1:]
    (line,) = {
        line
        for line in club.log_capture.lines
        if "The commands are not registered" in line and "{" not in line
    }
    assert "next attempt in 60 minutes" in line
    await place(club, "c3")
    assert "c3" in club.board().text


async def test_commands_that_discord_did_not_take_are_registered_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_sync, "AGAIN", 0.0)
    club.playground.faults.next("PUT", LIST, status=400)
    await restart_as_another_version(club)
    await club.playground.wait_until(
        lambda: registrations(club.playground)[-2:] == [400, 200], what="the second registration"
    )


@pytest.mark.parametrize("for_users", [False, True])
async def test_commands_are_installed_by_users_only_where_the_application_allows_it(
    club: Club, monkeypatch: pytest.MonkeyPatch, *, for_users: bool
) -> None:
    await club.stop_bot()
    monkeypatch.setattr(app, "may_be_installed_by_users", lambda _: for_users)
    await club.start_bot()
    installed = {
        each.name: each.payload["integration_types"] for each in club.application.commands.registered(None)
    }
    both = [0, 1] if for_users else [0]
    assert (installed["dvonn"], installed["dvonn-club"], installed["dvonn-admin"]) == (both, both, [0])
    link = club.bot.messenger.install_link
    assert (link == f"{AUTHORIZE}?client_id={club.application.id}{FOR_ONESELF}") is for_users
    assert (link is None) is not for_users
    helped = await club.use(club.anna, "help")
    assert ("Add to your apps" in labels(helped)) is for_users
