"""Announcement channels and forums, and their threads."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from discord_playground import ForumChannel, NotPossibleError, Permission, Thread
from discord_playground.discordpy import caught_up
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Greeting(ui.View):
    @ui.button(label="Hello", custom_id="hello")
    async def hello(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_message("Hello", ephemeral=True)


@app_commands.command(description="Say where we are")
async def where(interaction: discord.Interaction) -> None:
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    await interaction.response.send_message(
        f"{type(channel).__name__} in {type(parent).__name__}", view=Greeting()
    )


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(where)


# announcement channels


async def test_threads_of_an_announcement_channel_have_their_own_type(bot: Bot, stage: Stage) -> None:
    news = stage.guild.create_announcement_channel("news")
    await caught_up(bot)
    known = bot.get_channel(news.id)
    assert isinstance(known, discord.TextChannel)
    assert known.is_news()
    thread = await known.create_thread(name="By type", type=discord.ChannelType.news_thread)
    sent = await known.send("News")
    hanging = await sent.create_thread(name="On a message")
    assert (thread.type, hanging.type) == (discord.ChannelType.news_thread, discord.ChannelType.news_thread)
    assert answer(await stage.anna.command(stage.guild.channels[thread.id], "where")).text.startswith(
        "Thread"
    )
    news.delete()


@pytest.mark.parametrize("kind", [discord.ChannelType.public_thread, discord.ChannelType.private_thread])
async def test_an_announcement_channel_takes_no_threads_of_text_channels(
    stage: Stage, kind: discord.ChannelType
) -> None:
    news = stage.guild.create_announcement_channel("news")
    body = {"name": "Wrong", "type": kind.value}
    status, refusal = await stage.call("POST", f"/channels/{news.id}/threads", body)
    assert (status, refusal["code"]) == (400, 50024)
    status, refusal = await stage.call(
        "POST", f"/channels/{stage.channel.id}/threads", {"name": "x", "type": 10}
    )
    assert (status, refusal["code"]) == (400, 50024)
    news.delete()


# forums


@pytest.fixture
def forum(stage: Stage) -> ForumChannel:
    return stage.guild.create_forum("questions")


async def test_a_post_of_a_forum_is_a_public_thread_with_its_first_message(
    bot: Bot, stage: Stage, forum: ForumChannel
) -> None:
    post = stage.anna.open_post(forum, "Who plays?", "I do.")
    assert [(message.id, message.text) for message in stage.ben.messages(post)] == [(post.id, "I do.")]
    assert (int(post.type), post.payload()["message_count"]) == (11, 0)
    assert forum.messages == {}
    await caught_up(bot)
    thread = bot.get_channel(post.id)
    assert isinstance(thread, discord.Thread)
    assert isinstance(thread.parent, discord.ForumChannel)
    used = await stage.anna.command(post, "where")
    assert answer(used).text == "Thread in ForumChannel"
    assert answer(await stage.ben.click(answer(used), "Hello")).text == "Hello"
    await thread.send("Me too.")
    assert post.payload()["message_count"] == 2
    forum.delete()


async def test_a_bot_opens_a_post_with_a_message_and_needs_no_permission_but_to_write(
    bot: Bot, stage: Stage, forum: ForumChannel
) -> None:
    forum.set_permissions(stage.guild.everyone, deny=Permission.CREATE_PUBLIC_THREADS)
    await caught_up(bot)
    known = bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    thread, message = await known.create_thread(name="Results", content="None yet")
    assert (thread.id, message.content) == (message.id, "None yet")
    status, refusal = await stage.call("POST", f"/channels/{forum.id}/threads", {"name": "Empty"})
    assert (status, refusal["code"]) == (400, 50035)
    forum.delete()


async def test_nothing_is_written_in_a_forum_itself(stage: Stage, forum: ForumChannel) -> None:
    status, refusal = await stage.call("POST", f"/channels/{forum.id}/messages", {"content": "Hello"})
    assert (status, refusal["code"]) == (400, 50008)
    with pytest.raises(NotPossibleError, match="posts only"):
        stage.anna.say(forum, "Hello")
    with pytest.raises(NotPossibleError, match="posts only"):
        await stage.anna.command(forum, "where")
    with pytest.raises(NotPossibleError, match="open_post"):
        stage.anna.open_thread(forum, "Hello")
    forum.delete()


async def test_writing_in_a_post_needs_the_permission_for_threads(stage: Stage, forum: ForumChannel) -> None:
    post = stage.anna.open_post(forum, "Who plays?", "I do.")
    forum.set_permissions(stage.guild.members[stage.ben.id], deny=Permission.SEND_MESSAGES)
    with pytest.raises(NotPossibleError, match="SEND_MESSAGES"):
        stage.ben.open_post(forum, "Another", "No")
    stage.ben.say(post, "Me too.")
    assert isinstance(stage.guild.channels[post.id], Thread)
    forum.delete()
