"""Where a request comes from is decided by what Discord sends, and in doubt it is a foreign place."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.access.contexts import context_of
from bot.domain.context import InteractionContext
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.interactions import (
    APPLICATION,
    BOT_DM,
    FOREIGN_SERVER,
    GROUP,
    GUILD_INSTALL,
    OTHERS_DM,
    SERVER,
    STRANGERS_SERVER,
    USER_INSTALL,
    Place,
    payload,
)

FOREIGN = {InteractionContext.PRIVATE_CHANNEL, InteractionContext.FOREIGN_GUILD}

BOTH = {GUILD_INSTALL: HERE.guild, USER_INSTALL: ANNA.id}

INSTALLED_BY_BOTH = replace(SERVER, owners=BOTH)
BY_A_USER_WHERE_THE_BOT_IS = replace(SERVER, owners={USER_INSTALL: ANNA.id})
ANOTHERS_COMPONENT = replace(FOREIGN_SERVER, owners={USER_INSTALL: BEN.id})
ANOTHERS_COMPONENT_IN_A_GROUP = replace(GROUP, owners={USER_INSTALL: BEN.id})
BOT_DM_OF_WHO_INSTALLED_IT = replace(BOT_DM, owners={USER_INSTALL: ANNA.id})
BOT_DM_INSTALLED_BOTH_WAYS = replace(BOT_DM, owners={GUILD_INSTALL: 0, USER_INSTALL: ANNA.id})


class Client(discord.Client):
    """A client that is a member of one server, and not connected."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        itself: Any = {"id": APPLICATION, "username": "DVONN", "discriminator": "0", "avatar": None}
        self._connection.user = discord.ClientUser(state=self._connection, data=itself)
        guild = discord.Guild(data={"id": HERE.guild, "unavailable": True}, state=self._connection)  # type: ignore[typeddict-item]
        self._connection._add_guild(guild)


def found(place: Place, *, is_stranger: bool = False, **more: Any) -> InteractionContext:  # noqa: ANN401
    client = Client()
    interaction = discord.Interaction[Any](data=payload(place, **more), state=client._connection)  # type: ignore[arg-type]
    return context_of(interaction, lambda _: is_stranger)


@pytest.mark.parametrize(
    "place",
    [
        SERVER,
        INSTALLED_BY_BOTH,
        BY_A_USER_WHERE_THE_BOT_IS,
        BOT_DM,
        BOT_DM_OF_WHO_INSTALLED_IT,
        BOT_DM_INSTALLED_BOTH_WAYS,
        OTHERS_DM,
        GROUP,
        ANOTHERS_COMPONENT_IN_A_GROUP,
        FOREIGN_SERVER,
        ANOTHERS_COMPONENT,
    ],
)
def test_each_combination_that_discord_sends_is_of_one_kind_of_place(place: Place) -> None:
    assert found(place) is place.context
    assert found(place, app_permissions=None) is place.context
    assert place.context.is_foreign is (place.context in FOREIGN)


def test_a_server_that_another_process_serves_is_one_of_the_bots() -> None:
    served_elsewhere = replace(SERVER, guild=STRANGERS_SERVER, owners={GUILD_INSTALL: STRANGERS_SERVER})
    assert found(served_elsewhere) is InteractionContext.GUILD


def test_a_server_with_commands_alone_is_foreign() -> None:
    commands_alone = replace(SERVER, guild=STRANGERS_SERVER, owners={GUILD_INSTALL: STRANGERS_SERVER})
    assert found(commands_alone, is_stranger=True) is InteractionContext.FOREIGN_GUILD


@pytest.mark.parametrize(
    ("place", "context"),
    [
        (SERVER, InteractionContext.GUILD),
        (BOT_DM, InteractionContext.BOT_DM),
        (OTHERS_DM, InteractionContext.PRIVATE_CHANNEL),
        (GROUP, InteractionContext.PRIVATE_CHANNEL),
        (FOREIGN_SERVER, InteractionContext.FOREIGN_GUILD),
    ],
)
def test_without_a_context_the_installations_tell_the_place(
    place: Place, context: InteractionContext
) -> None:
    assert found(replace(place, told=None)) is context


def test_without_either_only_a_server_that_the_bot_knows_is_none_of_strangers() -> None:
    for place in (SERVER, BOT_DM, OTHERS_DM, GROUP, FOREIGN_SERVER):
        context = found(replace(place, told=None), authorizing_integration_owners=None)
        assert (context is InteractionContext.GUILD) if place is SERVER else (context in FOREIGN)


@pytest.mark.parametrize("told", [0, 2, 3, 99])
def test_a_context_that_does_not_fit_or_is_not_known_makes_a_place_outside_of_servers_foreign(
    told: int,
) -> None:
    odd = replace(BOT_DM, told=told, owners={USER_INSTALL: ANNA.id})
    assert found(odd) is InteractionContext.PRIVATE_CHANNEL


@pytest.mark.parametrize("told", [1, 2, 99])
def test_a_server_stays_what_it_is_whatever_context_is_shown(told: int) -> None:
    assert found(replace(SERVER, told=told)) is InteractionContext.GUILD
    assert found(replace(FOREIGN_SERVER, told=told)) is InteractionContext.FOREIGN_GUILD
