"""Context-menu commands for users and messages."""

import discord
import pytest
from discord import app_commands

from discord_playground import NotPossibleError, Permission
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

MENU_COMMAND = 23  # https://docs.discord.com/developers/resources/message#message-object-message-types


@app_commands.context_menu(name="Wave at")
async def wave(interaction: discord.Interaction, whom: discord.Member) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} waves at {whom.mention}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, whom: discord.User) -> None:
    await interaction.response.send_message(f"Hello, {whom.display_name}")


@app_commands.context_menu(name="Count its words")
async def count(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{len(message.content.split())} words by {message.author.name}")


@app_commands.context_menu(name="Clear away")
@app_commands.default_permissions(manage_messages=True)
async def clear(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.id} is gone", ephemeral=True)


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(wave, greet, count, clear)


async def test_a_command_in_the_menu_of_a_person_is_told_whom(stage: Stage) -> None:
    used = await stage.anna.menu(stage.ben, "Wave at", stage.channel)
    message = answer(used)
    assert message.text == f"{stage.anna.mention} waves at {stage.ben.mention}"
    assert (message.payload()["type"], message.command) == (MENU_COMMAND, "Wave at")
    assert message.payload()["interaction_metadata"]["target_user"]["id"] == str(stage.ben.id)


async def test_a_command_in_the_menu_of_a_message_is_told_which(stage: Stage) -> None:
    said = stage.ben.say(stage.channel, "three little words")
    message = answer(await stage.anna.menu(said, "Count its words"))
    assert message.text == "3 words by ben"
    assert message.payload()["interaction_metadata"]["target_message_id"] == str(said.id)


async def test_what_is_in_no_menu_can_not_be_used(stage: Stage) -> None:
    said = stage.ben.say(stage.channel, "Hello")
    with pytest.raises(NotPossibleError, match=r"'Wave at' is not in the menu; there are: Count its words$"):
        await stage.anna.menu(said, "Wave at")


async def test_a_menu_is_used_in_direct_messages(stage: Stage) -> None:
    place = stage.anna.direct_messages(stage.application)
    said = stage.anna.say(place, "only two")
    assert answer(await stage.anna.menu(said, "Count its words")).text == "2 words by anna"
    assert answer(await stage.anna.menu(stage.application.user, "Greet", place)).text == "Hello, Bot"
    with pytest.raises(NotPossibleError, match="ben is not seen"):
        await stage.anna.menu(stage.ben, "Greet", place)


async def test_a_menu_holds_what_somebody_may_use(stage: Stage) -> None:
    said = stage.ben.say(stage.channel, "Hello")
    with pytest.raises(
        NotPossibleError, match=r"'Clear away' is not in the menu \(it needs MANAGE_MESSAGES\)"
    ):
        await stage.ben.menu(said, "Clear away")
    stage.guild.add_member(stage.ben, permissions=Permission.MANAGE_MESSAGES)
    assert answer(await stage.ben.menu(said, "Clear away")).text == f"{said.id} is gone"


async def test_commands_of_menus_are_not_typed(stage: Stage) -> None:
    with pytest.raises(NotPossibleError, match="is not offered here; there are: none"):
        await stage.anna.command(stage.channel, "Wave at")


@pytest.mark.parametrize(
    ("commands", "problem"),
    [
        ([{"type": 2, "name": "Wave", "description": "At somebody"}], "cannot have a description"),
        ([{"type": 3, "name": ""}], "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 2, "name": f"Wave {number}"} for number in range(6)], "BASE_TYPE_MAX_LENGTH"),
    ],
)
async def test_what_discord_takes_in_no_menu(stage: Stage, commands: list[object], problem: str) -> None:
    status, body = await stage.call("PUT", f"/applications/{stage.application.id}/commands", commands)
    assert status == 400
    assert problem in str(body)
