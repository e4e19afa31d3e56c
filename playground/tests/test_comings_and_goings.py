"""Servers, channels, messages and members that are added and removed."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from discord_playground import NotPossibleError, Permission
from discord_playground.discordpy import hearing, running
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Controls(ui.View):
    """A button with an ephemeral answer."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_message(f"{interaction.guild_locale}", ephemeral=True)


@app_commands.command(description="Show a button")
async def show(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Here", view=Controls())


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(show)


async def test_a_bot_hears_of_servers_channels_and_threads_that_come_and_go(bot: Bot, stage: Stage) -> None:
    await bot.wait_until_ready()

    other = stage.playground.create_guild("Another club")
    async with (
        hearing(bot, "guild_join") as joining,
        hearing(bot, "guild_channel_create") as creating,
        hearing(bot, "thread_create") as opening,
        hearing(bot, "guild_channel_delete") as deleting,
    ):
        other.add_bot(stage.application)
        room = other.create_text_channel("room")
        room.create_thread("talk", owner=stage.anna)
        room.delete()
    joined, created, opened, deleted = [await heard for heard in (joining, creating, opening, deleting)]
    assert isinstance(joined, discord.Guild)
    assert isinstance(created, discord.TextChannel)
    assert isinstance(opened, discord.Thread)
    assert isinstance(deleted, discord.TextChannel)
    assert (joined.name, created.name, opened.name, deleted.name) == ("Another club", "room", "talk", "room")
    async with hearing(bot, "guild_remove") as leaving:
        other.remove_bot(stage.application)
    assert await leaving == joined


async def test_servers_channels_roles_and_members_are_fetched(bot: Bot, stage: Stage) -> None:
    guild = await bot.fetch_guild(stage.guild.id)
    assert guild.name == "Club"
    assert [channel.id for channel in await guild.fetch_channels()] == [stage.channel.id]
    assert len(await guild.fetch_roles()) == len(stage.guild.roles)
    assert (await guild.fetch_role(stage.guild.everyone.id)).is_default()
    member = await guild.fetch_member(stage.anna.id)
    assert (member.display_name, member.guild_permissions.administrator) == ("Anna", False)
    assert await guild.active_threads() == []
    assert [each.id async for each in bot.fetch_guilds()] == [stage.guild.id]
    channel = await bot.fetch_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    information = await bot.application_info()
    assert (information.id, information.name) == (stage.application.id, "Bot")


async def test_members_are_found_by_id_without_the_intent_for_members(bot: Bot, stage: Stage) -> None:
    guild = bot.get_guild(stage.guild.id)
    assert guild is not None
    assert guild.get_member(stage.anna.id) is None
    (anna,) = await guild.query_members(user_ids=[stage.anna.id])
    assert anna.display_name == "Anna"


async def test_in_a_channel_that_is_gone_nothing_is_posted_or_pressed(bot: Bot, stage: Stage) -> None:
    room = stage.guild.create_text_channel("room")
    message = answer(await stage.anna.command(room, "show"))
    thread = room.create_thread("talk", owner=stage.anna)
    async with hearing(bot, "guild_channel_delete"):
        room.delete()
    assert (room.deleted, thread.deleted) == (True, True)
    with pytest.raises(discord.NotFound) as caught:
        await bot.get_partial_messageable(room.id).send("Hello?")
    assert caught.value.code == 10003
    for deed in (
        lambda: stage.anna.begin_click(message, "Press"),
        lambda: stage.anna.begin_command(room, "show", {}),
        lambda: stage.anna.say(thread, "Hello?"),
    ):
        with pytest.raises(NotPossibleError, match="deleted"):
            deed()


async def test_a_moderator_deletes_a_bots_message_and_the_bot_hears_of_it(bot: Bot, stage: Stage) -> None:
    dora = stage.playground.create_user("dora")
    stage.guild.add_member(dora, permissions=Permission.MANAGE_MESSAGES)
    message = answer(await stage.anna.command(stage.channel, "show"))
    async with hearing(bot, "raw_message_delete") as heard:
        dora.delete(message)
    assert (await heard).message_id == message.id
    with pytest.raises(discord.NotFound) as caught:
        await bot.get_partial_messageable(stage.channel.id).get_partial_message(message.id).edit(content="x")
    assert caught.value.code == 10008
    stage.guild.remove_member(dora)


async def test_several_messages_are_deleted_at_once_by_others_or_by_the_bot(bot: Bot, stage: Stage) -> None:
    room = stage.guild.create_text_channel("tidied")
    said = [stage.anna.say(room, str(number)) for number in range(5)]
    async with hearing(bot, "raw_bulk_message_delete") as heard:
        stage.playground.purge(room, said[:2])
    assert (await heard).message_ids == {each.id for each in said[:2]}
    channel = bot.get_channel(room.id)
    assert isinstance(channel, discord.TextChannel)
    rest = [discord.Object(each.id) for each in said[2:4]]
    with pytest.raises(discord.Forbidden):
        await channel.delete_messages(rest)
    room.set_permissions(stage.guild.members[stage.application.user.id], allow=Permission.MANAGE_MESSAGES)
    await channel.delete_messages(rest)
    assert stage.anna.messages(room) == said[4:]
    path, ids = f"/channels/{room.id}/messages/bulk-delete", [str(said[4].id)]
    assert (await stage.call("POST", path, {"messages": ids}))[1]["code"] == 50035
    stage.playground.clock.advance(15 * 86_400)
    assert (await stage.call("POST", path, {"messages": [*ids, str(said[0].id)]}))[1]["code"] == 50034
    room.delete()


async def test_somebody_who_leaves_is_not_found_until_they_come_back(bot: Bot, stage: Stage) -> None:
    guild = bot.get_guild(stage.guild.id)
    assert guild is not None
    message = answer(await stage.ben.command(stage.channel, "show"))
    stage.guild.remove_member(stage.ben)
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(stage.ben.id)
    assert caught.value.code == 10007
    assert (await bot.fetch_user(stage.ben.id)).name == "ben"
    assert await guild.query_members(user_ids=[stage.ben.id]) == []
    with pytest.raises(NotPossibleError):
        await stage.ben.click(message, "Press")
    stage.guild.add_member(stage.ben)
    assert (await guild.fetch_member(stage.ben.id)).display_name == "Ben"
    assert answer(await stage.ben.click(message, "Press")).text == "en-US"


async def test_a_bot_that_was_removed_reaches_nothing_until_it_is_invited_again(
    bot: Bot, stage: Stage
) -> None:
    roles = len(stage.guild.roles)
    stage.guild.remove_bot(stage.application)
    stage.guild.add_bot(stage.application, permissions=Permission.MANAGE_THREADS)
    message = answer(await stage.anna.command(stage.channel, "show"))
    async with hearing(bot, "guild_remove"):
        stage.guild.remove_bot(stage.application)
    assert len(stage.guild.roles) == roles - 1
    with pytest.raises(discord.Forbidden) as caught:
        await bot.get_partial_messageable(stage.channel.id).send("Hello?")
    assert caught.value.code == 50001
    with pytest.raises(NotPossibleError, match="there are: none"):
        stage.anna.begin_command(stage.channel, "show", {})
    with pytest.raises(NotPossibleError, match="left this server"):
        stage.anna.begin_click(message, "Press")
    async with hearing(bot, "guild_join"):
        stage.guild.add_bot(stage.application)
    (again,) = stage.guild.members[stage.application.user.id].roles
    assert again.permissions == Permission.MANAGE_THREADS, "it gets what it had"
    assert answer(await stage.anna.click(message, "Press")).text == "en-US"


async def test_a_server_may_be_unavailable_for_a_while(bot: Bot, stage: Stage) -> None:
    message = answer(await stage.anna.command(stage.channel, "show"))
    async with hearing(bot, "guild_unavailable"):
        stage.guild.go_down()
    for path in (f"/channels/{stage.channel.id}", f"/guilds/{stage.guild.id}"):
        status, _ = await stage.call("GET", path)
        assert status == 503
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(stage.channel.id).send("Hello?")
    with pytest.raises(NotPossibleError, match="unavailable"):
        await stage.anna.click(message, "Press")
    with pytest.raises(NotPossibleError, match="unavailable"):
        stage.anna.say(stage.channel, "Hello?")
    async with hearing(bot, "guild_available"):
        stage.guild.come_back()
    assert answer(await stage.anna.click(message, "Press")).text == "en-US"


async def test_a_bot_that_connects_meanwhile_hears_of_the_server_when_it_is_back() -> None:
    bot = Bot()
    async with staged() as stage:
        stage.guild.go_down()
        async with running(stage.playground, stage.application, bot):
            await bot.wait_until_ready()
            guild = bot.get_guild(stage.guild.id)
            assert guild is not None
            assert guild.unavailable
            async with hearing(bot, "guild_available"):
                stage.guild.come_back()
            assert guild.name == "Club"


async def test_a_server_that_is_deleted_is_gone_for_all(bot: Bot, stage: Stage) -> None:
    other = stage.playground.create_guild("Short-lived")
    other.add_member(stage.anna)
    room = other.create_text_channel("room")
    async with hearing(bot, "guild_join"):
        other.add_bot(stage.application)
    async with hearing(bot, "guild_remove"):
        stage.playground.delete_guild(other)
    for path, code in ((f"/guilds/{other.id}", 10004), (f"/channels/{room.id}", 10003)):
        status, refusal = await stage.call("GET", path)
        assert (status, refusal["code"]) == (404, code)
    with pytest.raises(NotPossibleError, match="deleted"):
        stage.anna.say(room, "Hello?")


async def test_a_server_may_change_its_name_and_language(bot: Bot, stage: Stage) -> None:
    async with hearing(bot, "guild_update") as heard:
        stage.guild.edit(name="Verein", locale="de")
    before, after = await heard
    assert (before.name, after.name) == ("Club", "Verein")
    assert str(after.preferred_locale) == "de"
    message = answer(await stage.anna.command(stage.channel, "show"))
    assert answer(await stage.anna.click(message, "Press")).text == "de"
    stage.guild.edit(name="Club", locale="en-US")


async def test_a_server_may_have_a_channel_for_greetings_as_long_as_it_is_there(
    bot: Bot, stage: Stage
) -> None:
    porch = stage.guild.create_text_channel("porch")
    async with hearing(bot, "guild_update") as heard:
        stage.guild.edit(system_channel=porch)
    _, after = await heard
    assert after.system_channel is not None
    assert after.system_channel.name == "porch"
    porch.delete()
    assert stage.guild.payload()["system_channel_id"] is None
