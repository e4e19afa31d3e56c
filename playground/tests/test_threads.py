"""Threads: creation, messages, archiving, locking and listing."""

from typing import Any, Literal

import discord
import pytest
from discord import app_commands, ui

from discord_playground import InteractionType, NotPossibleError, Permission, Thread
from discord_playground.discordpy import hearing
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400.0


class Controls(ui.View):
    """The buttons under a board in a thread."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Private", custom_id="private")
    async def private(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_message("For you alone", ephemeral=True)

    @ui.button(label="Public", custom_id="public")
    async def public(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_message("For all")

    @ui.button(label="Change", custom_id="change")
    async def change(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        try:
            await interaction.response.edit_message(content="Changed")
        except discord.HTTPException as refused:
            await interaction.response.send_message(f"refused: {refused.code}", ephemeral=True)


@app_commands.command(description="Say where we are")
async def where(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(
        f"{type(interaction.channel).__name__} {interaction.context.guild}", view=Controls()
    )


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(where)


@pytest.fixture(autouse=True)
def may_manage_threads(stage: Stage) -> None:
    allow_threads(stage, Permission.MANAGE_THREADS)


def allow_threads(stage: Stage, permissions: Permission) -> None:
    (role,) = stage.guild.members[stage.application.user.id].roles
    stage.guild.edit_role(role, permissions=permissions)


@pytest.fixture
def games(bot: Bot, stage: Stage) -> discord.TextChannel:
    channel = bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def create_thread(
    games: discord.TextChannel, stage: Stage, *, auto_archive_duration: Literal[1440, 4320] = 1440
) -> tuple[discord.Thread, Thread]:
    """Create a thread as the bot and return it as discord.py's and as the playground's object."""
    thread = await games.create_thread(
        name="Anna – Ben",
        type=discord.ChannelType.public_thread,
        auto_archive_duration=auto_archive_duration,
    )
    place = stage.guild.channels[thread.id]
    assert isinstance(place, Thread)
    return thread, place


def is_archived(place: Thread) -> bool:
    """Return the current state; mypy would assume that it is still the one asserted before."""
    return place.archived


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


async def test_a_thread_without_a_message_is_announced_in_its_channel(
    stage: Stage, games: discord.TextChannel
) -> None:
    thread = await games.create_thread(name="Old friends", type=discord.ChannelType.public_thread)
    told = await games.fetch_message(int(stage.anna.messages(stage.channel)[-1].id))
    assert told.type is discord.MessageType.thread_created
    assert (told.author, told.content) == (games.guild.me, "Old friends")
    assert told.reference is not None
    assert (told.reference.channel_id, told.reference.message_id) == (thread.id, None)
    await thread.delete()
    before = len(stage.channel.messages)
    secret = await games.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    assert len(stage.channel.messages) == before
    await secret.delete()


async def test_a_thread_on_a_message_is_announced_unless_the_message_is_brand_new(
    stage: Stage, games: discord.TextChannel
) -> None:
    sent = await games.send("A challenge")
    new = await sent.create_thread(name="At once")
    assert [each.type.value async for each in games.history(limit=1)] == [0]
    await new.delete()
    sent = await games.send("Another challenge")
    stage.playground.clock.advance(60)
    old = await sent.create_thread(name="A minute later")
    (told,) = [each async for each in games.history(limit=1)]
    assert (told.type, told.author) == (discord.MessageType.thread_created, games.guild.me)
    assert told.reference is not None
    assert (told.reference.channel_id, told.reference.message_id) == (old.id, None)
    await told.delete()
    assert [each.id async for each in games.history(limit=1)] == [sent.id]
    await old.delete()


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
    added, written = stage.anna.messages(place)
    assert (int(added.type), int(written.type), written.text) == (1, 0, "Psst.")
    assert added.pings == {stage.anna.id}
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
    assert not is_archived(place)
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


async def test_a_thread_archives_itself_when_nothing_happens_in_it(
    bot: Bot, stage: Stage, games: discord.TextChannel
) -> None:
    thread, place = await create_thread(games, stage, auto_archive_duration=4320)
    stage.playground.clock.advance(2 * DAY)
    await thread.send("Still playing")
    stage.playground.clock.advance(2 * DAY)
    assert not is_archived(place)
    async with hearing(bot, "raw_thread_update") as heard:
        stage.playground.clock.advance(1.1 * DAY)
    assert is_archived(place)
    assert (await heard).data["thread_metadata"]["archived"]
    assert games.guild.get_thread(thread.id) is None
    await thread.delete()


async def test_an_archived_thread_is_found_and_opened_again_by_its_owner(
    stage: Stage, games: discord.TextChannel
) -> None:
    allow_threads(stage, Permission(0))
    thread, place = await create_thread(games, stage)
    await thread.edit(archived=True)
    assert await games.guild.active_threads() == []
    assert [each.id async for each in games.archived_threads()] == [thread.id]
    fetched = await games.guild.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert fetched.archived
    with pytest.raises(discord.HTTPException) as caught:
        await fetched.edit(name="Renamed")
    assert caught.value.code == 50083
    await fetched.edit(name="Renamed", archived=False)
    assert (place.name, place.archived) == ("Renamed", False)
    assert [each.id for each in await games.guild.active_threads()] == [thread.id]
    place.delete()


async def test_archived_threads_are_listed_latest_first_and_page_by_page(
    stage: Stage, games: discord.TextChannel
) -> None:
    places = [stage.channel.create_thread(str(number), owner=stage.anna) for number in range(3)]
    for place in places:
        place.edit(archived=True)
        stage.playground.clock.advance(1)
    listed = [each async for each in games.archived_threads(limit=2)]
    assert [each.name for each in listed] == ["2", "1"]
    earlier = [each.name async for each in games.archived_threads(before=listed[-1].archive_timestamp)]
    assert earlier == ["0"]
    status, refusal = await stage.call("GET", f"/channels/{games.id}/threads/archived/public?before=never")
    assert (status, refusal["code"]) == (400, 50035)
    for place in places:
        place.delete()


async def test_whoever_may_write_opens_a_thread_but_only_managers_lock_and_unlock(
    stage: Stage, games: discord.TextChannel
) -> None:
    allow_threads(stage, Permission(0))
    place = stage.channel.create_thread("Anna's", owner=stage.anna)
    place.edit(archived=True)
    thread = await games.guild.fetch_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=False)
    assert not is_archived(place)
    for change in ({"archived": True}, {"locked": True}, {"name": "Mine now"}):
        with pytest.raises(discord.Forbidden):
            await thread.edit(**change)
    place.edit(archived=True, locked=True)
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)
    allow_threads(stage, Permission.MANAGE_THREADS)
    await thread.edit(archived=False, locked=False)
    assert (place.archived, place.locked) == (False, False)
    place.delete()


async def test_in_a_locked_thread_only_those_write_who_manage_threads(
    stage: Stage, games: discord.TextChannel
) -> None:
    thread, place = await create_thread(games, stage)
    place.edit(locked=True)
    await thread.send("A moderator may.")
    with pytest.raises(NotPossibleError, match="locked"):
        stage.anna.say(place, "May I?")
    allow_threads(stage, Permission(0))
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("And now?")
    assert caught.value.code == 160005
    place.delete()


async def test_in_a_locked_thread_messages_are_changed_only_by_those_who_manage_threads(
    stage: Stage, games: discord.TextChannel
) -> None:
    thread, place = await create_thread(games, stage)
    first, second = await thread.send("One"), await thread.send("Two")
    place.edit(locked=True)
    await first.edit(content="A moderator may.")
    allow_threads(stage, Permission(0))
    with pytest.raises(discord.HTTPException) as caught:
        await first.edit(content="And now?")
    assert caught.value.code == 160005
    await first.delete()
    place.edit(archived=True)
    with pytest.raises(discord.Forbidden):
        await second.delete()
    place.delete()


async def test_in_a_locked_thread_nobody_presses_anything_until_it_is_unlocked(
    bot: Bot, stage: Stage
) -> None:
    place = stage.channel.create_thread("Match", owner=stage.anna)
    message = answer(await stage.anna.command(place, "where"))
    place.edit(locked=True)
    with pytest.raises(NotPossibleError, match="locked"):
        stage.anna.begin_click(message, "Private")
    async with hearing(bot, "raw_thread_update") as heard:
        place.edit(locked=False)
    assert not (await heard).data["thread_metadata"]["locked"]
    assert answer(await stage.anna.click(message, "Private")).text == "For you alone"
    place.delete()


async def test_people_open_archived_threads_by_writing_too(stage: Stage) -> None:
    place = stage.channel.create_thread("Talk", owner=stage.anna)
    place.edit(archived=True)
    stage.ben.say(place, "One more thing")
    assert not is_archived(place)
    assert stage.ben.id in place.member_ids
    place.delete()


async def test_a_press_in_an_archived_thread_opens_it_again(stage: Stage) -> None:
    place = stage.channel.create_thread("Old match", owner=stage.anna)
    message = answer(await stage.anna.command(place, "where"))
    place.edit(archived=True)
    assert answer(await stage.ben.click(message, "Private")).text == "For you alone"
    assert not is_archived(place)
    stage.playground.clock.advance(DAY - 1)
    assert not is_archived(place), "opening it again counts as activity"
    stage.playground.clock.advance(1)
    assert is_archived(place)
    place.delete()


async def test_a_press_in_an_archived_thread_fails_for_whoever_may_not_write_there(stage: Stage) -> None:
    place = stage.channel.create_thread("Old match", owner=stage.anna)
    message = answer(await stage.anna.command(place, "where"))
    ben = stage.guild.members[stage.ben.id]
    stage.channel.set_permissions(ben, deny=Permission.SEND_MESSAGES_IN_THREADS)
    assert answer(await stage.ben.click(message, "Private")).text == "For you alone"
    place.edit(archived=True)
    with pytest.raises(NotPossibleError, match="SEND_MESSAGES_IN_THREADS"):
        await stage.ben.click(message, "Private")
    assert is_archived(place)
    stage.channel.set_permissions(ben)
    place.edit(locked=True)
    with pytest.raises(NotPossibleError, match="locked"):
        await stage.ben.click(message, "Private")
    place.delete()


async def test_nothing_is_changed_in_an_archived_thread_when_a_client_does_not_open_it(stage: Stage) -> None:
    place = stage.channel.create_thread("Old match", owner=stage.anna)
    message = answer(await stage.anna.command(place, "where"))
    place.edit(archived=True)

    async def press(custom_id: str) -> str:
        data = {"component_type": 2, "custom_id": custom_id}
        used = stage.ben.forge(InteractionType.COMPONENT, stage.application, place, data, message=message)
        return answer(await used.settled()).text

    assert await press("change") == "refused: 50083"
    assert is_archived(place)
    assert await press("public") == "For all"
    assert not is_archived(place), "a message opens it again"
    place.edit(archived=True)
    with pytest.raises(NotPossibleError, match="archived"):
        await stage.anna.command(place, "where")
    place.delete()


async def test_members_are_added_asked_for_and_taken_out(games: discord.TextChannel, stage: Stage) -> None:
    thread, place = await create_thread(games, stage)
    anna = discord.Object(stage.anna.id)
    await thread.add_user(anna)
    assert (await thread.fetch_member(stage.anna.id)).id == stage.anna.id
    await thread.remove_user(anna)
    with pytest.raises(discord.NotFound) as caught:
        await thread.fetch_member(stage.anna.id)
    assert caught.value.code == 10007
    await thread.send(f"Look, {stage.ben.mention}!")
    assert stage.ben.id in place.member_ids, "who is pinged in a thread is a member of it"
    place.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.add_user(anna)
    assert refused.value.code == 50083
    place.delete()


async def test_a_thread_on_a_message_begins_with_a_reference_to_it(
    stage: Stage, games: discord.TextChannel
) -> None:
    message = await games.send("A challenge")
    thread = await message.create_thread(name="Anna – Ben")
    await thread.send("The first board")
    history = [each async for each in thread.history(oldest_first=True)]
    assert [(each.type.value, each.content) for each in history] == [(21, ""), (0, "The first board")]
    reference = history[0].reference
    assert reference is not None
    assert isinstance(reference.resolved, discord.Message)
    assert reference.resolved.content == "A challenge"
    (place,) = stage.guild.threads
    assert [each.text for each in stage.anna.messages(place)] == ["The first board"], "as clients show it"
    assert place.payload()["message_count"] == 1
    with pytest.raises(discord.Forbidden) as caught:
        await history[0].delete()
    assert caught.value.code == 50021
    await thread.delete()


async def test_a_new_name_and_who_goes_are_told_in_the_thread(
    stage: Stage, games: discord.TextChannel
) -> None:
    thread, place = await create_thread(games, stage)
    await thread.edit(name="Anna – Ben")
    await thread.edit(name="Over")
    for _ in range(2):
        await thread.add_user(discord.Object(stage.ben.id))
    await thread.remove_user(discord.Object(stage.ben.id))
    told = [(each.type.value, each.content) async for each in thread.history(oldest_first=True)]
    assert told == [(4, "Over"), (1, ""), (2, "")]
    with pytest.raises(NotPossibleError, match="own messages stay"):
        stage.anna.delete(place.messages[max(place.messages)])
    await thread.delete()


async def test_discord_py_hears_of_threads_that_change_and_go(
    bot: Bot, stage: Stage, games: discord.TextChannel
) -> None:
    thread, place = await create_thread(games, stage)
    async with hearing(bot, "thread_update") as heard:
        place.edit(name="Renamed")
    before, after = await heard
    assert (before.name, after.name) == ("Anna – Ben", "Renamed")
    async with hearing(bot, "raw_thread_delete") as heard:
        place.delete()
    assert (await heard).thread_id == thread.id


async def test_of_what_is_done_with_a_thread_only_opening_it_and_a_new_duration_keep_it_active(
    games: discord.TextChannel, stage: Stage
) -> None:
    allow_threads(stage, Permission(0))
    thread, place = await create_thread(games, stage, auto_archive_duration=4320)
    stage.playground.clock.advance(2 * DAY)
    await thread.edit(auto_archive_duration=1440)
    stage.playground.clock.advance(0.9 * DAY)
    assert not is_archived(place)
    place.edit(locked=True)
    place.edit(locked=False)
    stage.playground.clock.advance(0.1 * DAY)
    assert is_archived(place)
    place.delete()


async def test_a_thread_has_one_of_four_archive_durations(games: discord.TextChannel, stage: Stage) -> None:
    path = f"/channels/{games.id}/threads"
    body = {"name": "x", "type": 11, "auto_archive_duration": 5}
    status, refusal = await stage.call("POST", path, body)
    assert (status, refusal["code"]) == (400, 50035)
    thread, place = await create_thread(games, stage)
    for change in ({"auto_archive_duration": 5}, {"name": ""}):
        status, _ = await stage.call("PATCH", f"/channels/{thread.id}", change)
        assert status == 400
    place.delete()


async def test_moderation_takes_no_new_name_that_it_would_not_take_at_first(
    games: discord.TextChannel, stage: Stage
) -> None:
    thread, place = await create_thread(games, stage)
    stage.guild.blocked_words.add("ben")
    status, refusal = await stage.call("PATCH", f"/channels/{thread.id}", {"name": "Cleo – Ben"})
    assert (status, refusal["code"], place.name) == (400, 200001, "Anna – Ben")
    place.delete()
