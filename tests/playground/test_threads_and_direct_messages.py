"""Places beside a server's channels: threads, direct messages; and servers that come and go."""

import asyncio

import discord
import pytest
from discord import app_commands

from playground import NotPossibleError, Permission
from tests.playground.running import Bot
from tests.playground.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


@app_commands.command(description="Say where we are")
async def where(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(
        f"{type(interaction.channel).__name__} {interaction.context.guild}"
    )


@app_commands.command(description="Only in servers")
@app_commands.guild_only()
async def play(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Played.")


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(where, play)


@pytest.fixture(autouse=True)
def may_manage_threads(stage: Stage) -> None:
    (role,) = stage.guild.members[stage.application.user.id].roles
    role.permissions |= Permission.MANAGE_THREADS


@pytest.fixture
def games(bot: Bot, stage: Stage) -> discord.TextChannel:
    channel = bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_thread_is_opened_on_a_message(stage: Stage, games: discord.TextChannel) -> None:
    sent = await games.send("A match")
    thread = await sent.create_thread(name="Anna – Ben")
    assert thread.id == sent.id
    await thread.send("Let us play here.")
    (place,) = stage.guild.threads
    assert [message.text for message in stage.anna.messages(place)] == ["Let us play here."]
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="Once more")
    assert caught.value.code == 160004
    fetched = await games.fetch_message(sent.id)
    assert fetched.thread == thread
    await thread.delete()
    assert stage.guild.threads == []


async def test_commands_are_used_in_threads(stage: Stage) -> None:
    thread = stage.channel.create_thread("Talk", owner=stage.anna)
    used = await stage.anna.command(thread, "where")
    assert answer(used).text == "Thread True"
    assert answer(used).channel is thread
    thread.delete()


async def test_a_private_thread_is_for_those_who_were_added(stage: Stage, games: discord.TextChannel) -> None:
    thread = await games.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(stage.anna.id))
    await thread.send("Psst.")
    (place,) = stage.guild.threads
    assert [message.text for message in stage.anna.messages(place)] == ["Psst."]
    assert stage.ben.messages(place) == []
    await thread.delete()


async def test_posting_in_an_archived_thread_opens_it_unless_it_is_locked(
    stage: Stage, games: discord.TextChannel
) -> None:
    thread = await games.create_thread(name="Old", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    (place,) = stage.guild.threads
    assert place.payload()["thread_metadata"]["archived"]
    await thread.send("Still here?")
    assert not place.archived
    place.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("And now?")
    assert caught.value.code == 50083
    await thread.delete()


async def test_writing_in_threads_needs_its_own_permission(stage: Stage, games: discord.TextChannel) -> None:
    thread = await games.create_thread(name="Quiet", type=discord.ChannelType.public_thread)
    member = stage.guild.members[stage.application.user.id]
    stage.channel.set_permissions(member, deny=Permission.SEND_MESSAGES)
    await thread.send("Writing in the channel is another thing.")
    stage.channel.set_permissions(member, deny=Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden):
        await thread.send("No more.")
    stage.channel.set_permissions(member, deny=Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(discord.Forbidden):
        await games.create_thread(name="No", type=discord.ChannelType.public_thread)
    stage.channel.set_permissions(member)
    await thread.delete()


async def test_a_bot_writes_to_people_directly(bot: Bot, stage: Stage) -> None:
    anna = await bot.fetch_user(stage.anna.id)
    sent = await anna.send(f"Your turn, {anna.mention}")
    place = stage.anna.direct_messages(stage.application)
    assert [message.text for message in stage.anna.messages(place)] == [f"Your turn, {anna.mention}"]
    assert place.messages[sent.id].pings == {stage.anna.id}
    assert stage.ben.messages(place) == []


async def test_a_bot_reads_what_people_write_to_it_directly(bot: Bot, stage: Stage) -> None:
    heard = asyncio.create_task(bot.wait_for("message", check=lambda each: each.guild is None))
    await asyncio.sleep(0)
    stage.ben.say(stage.ben.direct_messages(stage.application), "Hello, bot")
    message = await heard
    assert (message.content, message.author.id) == ("Hello, bot", stage.ben.id)


async def test_commands_are_used_in_direct_messages_unless_they_are_for_servers(stage: Stage) -> None:
    place = stage.anna.direct_messages(stage.application)
    used = await stage.anna.command(place, "where")
    assert answer(used).text == "DMChannel False"
    with pytest.raises(NotPossibleError, match="there are: where"):
        await stage.anna.command(place, "play")


async def test_nobody_is_written_to_who_does_not_want_it_or_shares_no_server(bot: Bot, stage: Stage) -> None:
    dora = stage.playground.create_user("dora")
    user = await bot.fetch_user(dora.id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello?")
    assert caught.value.code == 50007
    stage.guild.add_member(dora)
    await user.send("Hello?")
    dora.direct_messages(stage.application).closed = True
    with pytest.raises(discord.Forbidden):
        await user.send("Hello?")


async def test_a_bot_hears_of_servers_channels_and_threads_that_come_and_go(bot: Bot, stage: Stage) -> None:
    await bot.wait_until_ready()

    async def heard(event: str) -> object:
        return await bot.wait_for(event, timeout=5)

    waiting = [
        asyncio.create_task(heard(event))
        for event in ("guild_join", "guild_channel_create", "thread_create", "guild_channel_delete")
    ]
    await asyncio.sleep(0)
    other = stage.playground.create_guild("Another club")
    other.add_bot(stage.application)
    room = other.create_text_channel("room")
    room.create_thread("talk", owner=stage.anna)
    room.delete()
    joined, created, opened, deleted = await asyncio.gather(*waiting)
    assert isinstance(joined, discord.Guild)
    assert isinstance(created, discord.TextChannel)
    assert isinstance(opened, discord.Thread)
    assert isinstance(deleted, discord.TextChannel)
    assert (joined.name, created.name, opened.name, deleted.name) == ("Another club", "room", "talk", "room")
    left = asyncio.create_task(heard("guild_remove"))
    await asyncio.sleep(0)
    other.remove_bot(stage.application)
    assert await left == joined


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
