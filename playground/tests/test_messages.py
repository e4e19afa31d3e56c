"""Posting, replying to, editing, deleting and fetching messages as a bot, and the resulting pings."""

import io
from typing import Any

import discord
import pytest
from discord import ui

from discord_playground import Message, NonceScope, NotPossibleError, Permission
from discord_playground.world import STILL_SERVED
from playground_tests.bot import Bot
from playground_tests.stage import Stage, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

NOBODY = discord.AllowedMentions.none()


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot()


@pytest.fixture
def games(bot: Bot, stage: Stage) -> discord.TextChannel:
    channel = bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def stored(stage: Stage, message: discord.Message) -> Message:
    """Return the playground's counterpart of a discord.py message."""
    return stage.channel.messages[message.id]


def board(*pictures: str) -> ui.LayoutView:
    """Return a view with a gallery of pictures, given as attachment or external URLs."""
    items = [discord.MediaGalleryItem(picture, description="A board") for picture in pictures]
    return ui.LayoutView().add_item(ui.TextDisplay("Board")).add_item(ui.MediaGallery(*items))


def picture(name: str = "board.png", content: bytes = b"a picture") -> discord.File:
    return discord.File(io.BytesIO(content), name)


async def test_a_nonce_makes_a_repetition_give_the_first_message(
    stage: Stage, games: discord.TextChannel
) -> None:
    before = len(stage.channel.messages)
    first = await games.send("Move 1", nonce="match-1")
    again = await stage.post(content="Move 1, once more", nonce="match-1", enforce_nonce=True)
    assert (again[0], again[1]["id"], again[1]["content"]) == (200, str(first.id), "Move 1")
    assert len(stage.channel.messages) == before + 1
    await stage.post(content="Not enforced", nonce="match-1")
    assert len(stage.channel.messages) == before + 2
    stage.playground.clock.advance(301)
    await stage.post(content="Much later", nonce="match-1", enforce_nonce=True)
    assert len(stage.channel.messages) == before + 3


async def test_the_nonce_of_a_deleted_message_is_refused_for_some_minutes(stage: Stage) -> None:
    async def post() -> tuple[int, Any]:
        return await stage.post(content="Move 2", nonce="match-2", enforce_nonce=True)

    status, first = await post()
    await stage.call("DELETE", f"/channels/{stage.channel.id}/messages/{first['id']}")
    refused = await post()
    assert (refused[0], refused[1]["code"]) == (404, 10008)
    assert (await stage.post(content="Not enforced", nonce="match-2"))[0] == status == 200
    stage.playground.clock.advance(301)
    assert (await post())[0] == 200


@pytest.mark.parametrize(("scope", "same"), [(NonceScope.CHANNEL, False), (NonceScope.AUTHOR, True)])
async def test_a_nonce_is_unique_in_its_channel_or_in_all_of_its_authors(
    scope: NonceScope, same: bool
) -> None:
    async with staged() as stage:
        stage.playground.set_nonce_scope(scope)
        other = stage.guild.create_text_channel("other")
        _, first = await stage.post(content="Here", nonce="n", enforce_nonce=True)
        _, second = await stage.call(
            "POST",
            f"/channels/{other.id}/messages",
            {"content": "There", "nonce": "n", "enforce_nonce": True},
        )
        assert (second["id"] == first["id"]) == same
        assert len(other.messages) == (not same)


async def test_without_being_told_otherwise_a_mention_pings(stage: Stage, games: discord.TextChannel) -> None:
    message = await games.send(
        f"{stage.anna.mention}, it is your turn; not {stage.application.user.mention}'s."
    )
    assert stored(stage, message).pings == {stage.anna.id}
    assert [user.id for user in message.mentions] == [stage.anna.id, stage.application.user.id]


async def test_only_those_allowed_are_pinged(stage: Stage, games: discord.TextChannel) -> None:
    text = f"{stage.anna.mention} {stage.ben.mention} @everyone"
    only_ben = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(stage.ben.id)])
    assert stored(stage, await games.send(text, allowed_mentions=only_ben)).pings == {stage.ben.id}
    assert stored(stage, await games.send(text, allowed_mentions=NOBODY)).pings == frozenset()


async def test_text_displays_ping_as_content_does(stage: Stage, games: discord.TextChannel) -> None:
    view = ui.LayoutView().add_item(ui.Container(ui.TextDisplay(f"Go, {stage.ben.mention}!")))
    assert stored(stage, await games.send(view=view)).pings == {stage.ben.id}


async def test_mentions_in_code_ping_nobody(stage: Stage, games: discord.TextChannel) -> None:
    message = await games.send(f"`{stage.anna.mention}` ```\n{stage.ben.mention}\n```")
    assert stored(stage, message).pings == frozenset()


async def test_a_silent_message_pings_nobody(stage: Stage, games: discord.TextChannel) -> None:
    message = await games.send(stage.anna.mention, silent=True)
    assert stored(stage, message).pings == frozenset()


async def test_everyone_and_roles_are_pinged_only_with_the_permission(
    stage: Stage, games: discord.TextChannel
) -> None:
    role = stage.guild.create_role("players")
    chloe = stage.playground.create_user("chloe")
    stage.guild.add_member(chloe, roles=[role])
    everyone = {stage.anna.id, stage.ben.id, chloe.id, stage.guild.owner.id}
    every = discord.AllowedMentions.all()
    assert stored(stage, await games.send("@here", allowed_mentions=every)).pings == everyone
    assert stored(stage, await games.send(role.mention, allowed_mentions=every)).pings == {chloe.id}
    stage.channel.set_permissions(stage.guild.everyone, deny=Permission.MENTION_EVERYONE)
    assert stored(stage, await games.send("@here", allowed_mentions=every)).pings == frozenset()
    assert stored(stage, await games.send(role.mention, allowed_mentions=every)).pings == frozenset()
    stage.channel.set_permissions(stage.guild.everyone)
    stage.guild.remove_member(chloe)


async def test_nobody_is_pinged_who_can_not_see_the_channel(stage: Stage, games: discord.TextChannel) -> None:
    stage.channel.set_permissions(stage.guild.members[stage.ben.id], deny=Permission.VIEW_CHANNEL)
    message = await games.send(f"{stage.anna.mention} {stage.ben.mention}")
    assert stored(stage, message).pings == {stage.anna.id}
    assert stage.ben.messages(stage.channel) == []
    stage.channel.set_permissions(stage.guild.members[stage.ben.id])


async def test_an_edit_pings_nobody(stage: Stage, games: discord.TextChannel) -> None:
    message = await games.send("Whose turn is it?")
    await message.edit(content=f"Yours, {stage.anna.mention}!")
    assert stored(stage, message).pings == frozenset()
    assert (stored(stage, message).text, stored(stage, message).edited) == (
        f"Yours, {stage.anna.mention}!",
        True,
    )


async def test_a_reply_refers_and_pings_if_allowed(stage: Stage, games: discord.TextChannel) -> None:
    said = stage.anna.say(stage.channel, "Hello?")
    message = await games.get_partial_message(said.id).reply("Hello!")
    assert message.reference is not None
    assert message.reference.message_id == said.id
    assert stored(stage, message).reference is said
    assert stored(stage, message).pings == {stage.anna.id}
    quiet = await games.get_partial_message(said.id).reply("Hush!", allowed_mentions=NOBODY)
    assert stored(stage, quiet).pings == frozenset()


async def test_a_picture_is_kept_served_and_described(stage: Stage, games: discord.TextChannel) -> None:
    sent = await games.send(
        "Look:", file=discord.File(io.BytesIO(b"pixels"), "a.png", description="A picture")
    )
    (attachment,) = sent.attachments
    assert (attachment.filename, attachment.description, attachment.size) == ("a.png", "A picture", 6)
    assert attachment.content_type == "image/png"
    assert await attachment.read() == b"pixels"
    (media,) = stored(stage, sent).media
    assert (media.data, media.description) == (b"pixels", "A picture")


async def test_a_picture_is_served_on_for_those_who_are_just_loading_it(games: discord.TextChannel) -> None:
    sent = await games.send(file=discord.File(io.BytesIO(b"first"), "a.png"))
    (first,) = sent.attachments
    sent = await sent.edit(attachments=[discord.File(io.BytesIO(b"second"), "a.png")])
    (second,) = sent.attachments
    assert (await first.read(), await second.read()) == (b"first", b"second")
    for _ in range(STILL_SERVED):
        sent = await sent.edit(attachments=[discord.File(io.BytesIO(b"later"), "a.png")])
    with pytest.raises(discord.NotFound):
        await first.read()
    assert await second.read() == b"second"


async def test_pictures_of_components_v2_leave_attachments_empty(
    stage: Stage, games: discord.TextChannel
) -> None:
    sent = await games.send(view=board("attachment://board.png"), file=picture())
    assert sent.attachments == []
    (media,) = stored(stage, sent).media
    assert (media.filename, media.data, media.description) == ("board.png", b"a picture", "A board")


async def test_thumbnails_and_files_are_shown_too(stage: Stage, games: discord.TextChannel) -> None:
    section: ui.Section[ui.LayoutView] = ui.Section(
        "Text", accessory=ui.Thumbnail("attachment://a.png", description="Small")
    )
    view = ui.LayoutView().add_item(section).add_item(ui.File("attachment://b.txt"))
    sent = await games.send(view=view, files=[picture("a.png"), picture("b.txt", b"words")])
    assert [(media.filename, media.data, media.description) for media in stored(stage, sent).media] == [
        ("a.png", b"a picture", "Small"),
        ("b.txt", b"words", None),
    ]


async def test_a_pictures_size_in_pixels_is_shown(games: discord.TextChannel) -> None:
    header = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (30).to_bytes(4, "big") + (20).to_bytes(4, "big")
    sent = await games.send(file=picture(content=header))
    assert (sent.attachments[0].width, sent.attachments[0].height) == (30, 20)


async def test_embeds_are_read_as_text(stage: Stage, games: discord.TextChannel) -> None:
    embed = discord.Embed(title="Title", description="Description").add_field(name="Name", value="Value")
    sent = await games.send("Content", embed=embed)
    assert stored(stage, sent).text == "Content\nTitle\nDescription\nName: Value"
    await sent.edit(content="Changed")
    assert stored(stage, sent).text == "Changed\nTitle\nDescription\nName: Value"
    assert stored(stage, sent).jump_url == sent.jump_url


async def test_a_reply_to_what_is_gone_is_posted_if_that_is_allowed(
    stage: Stage, games: discord.TextChannel
) -> None:
    reference = discord.MessageReference(message_id=1, channel_id=games.id, fail_if_not_exists=False)
    sent = await games.send("Anyway", reference=reference)
    assert stored(stage, sent).reference is None


async def test_an_edit_may_bring_a_new_picture(stage: Stage, games: discord.TextChannel) -> None:
    sent = await games.send(view=board("attachment://board.png"), file=picture())
    new = picture(content=b"another picture")
    await sent.edit(view=board("attachment://board.png"), attachments=[new])
    assert [media.data for media in stored(stage, sent).media] == [b"another picture"]


async def test_an_edit_keeps_pictures_that_it_does_not_speak_of(
    stage: Stage, games: discord.TextChannel
) -> None:
    sent = await games.send(view=board("attachment://board.png"), file=picture())
    await sent.edit(view=board("attachment://board.png"))
    assert [media.data for media in stored(stage, sent).media] == [b"a picture"]
    again = ui.LayoutView.from_message(await games.fetch_message(sent.id))
    await sent.edit(view=again)
    assert [media.data for media in stored(stage, sent).media] == [b"a picture"]


async def test_an_edit_may_take_the_picture_away(stage: Stage, games: discord.TextChannel) -> None:
    sent = await games.send("Look:", file=picture())
    await sent.edit(attachments=[])
    assert stored(stage, sent).media == []


async def test_too_large_a_file_is_refused(games: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await games.send(file=picture(content=bytes(10 * 1024 * 1024 + 1)))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_files_of_deleted_messages_are_gone_after_a_while(
    stage: Stage, games: discord.TextChannel
) -> None:
    sent = await games.send(file=picture())
    await sent.delete()
    assert sent.id not in stage.channel.messages
    assert await sent.attachments[0].read() == b"a picture"
    for _ in range(STILL_SERVED):
        await (await games.send(file=picture())).delete()
    with pytest.raises(discord.NotFound):
        await sent.attachments[0].read()


async def test_a_message_that_is_gone_can_be_neither_edited_nor_deleted(games: discord.TextChannel) -> None:
    sent = await games.send("Now you see me")
    await sent.delete()
    for attempt in (sent.edit(content="now"), sent.delete(), games.fetch_message(sent.id)):
        with pytest.raises(discord.NotFound) as caught:
            await attempt
        assert caught.value.code == 10008


async def test_history_gives_the_newest_first(stage: Stage, games: discord.TextChannel) -> None:
    sent = [await games.send(f"Line {number}") for number in range(3)]
    assert [message.id async for message in games.history(limit=3)] == [each.id for each in reversed(sent)]
    before = [message.id async for message in games.history(limit=1, before=sent[1])]
    after = [message.id async for message in games.history(limit=5, after=sent[1])]
    assert (before, after) == ([sent[0].id], [sent[2].id])
    status, refusal = await stage.call("GET", f"/channels/{games.id}/messages?limit=101")
    assert (status, refusal["code"]) == (400, 50035)


async def test_a_bot_edits_only_its_own_messages(stage: Stage, games: discord.TextChannel) -> None:
    said = stage.anna.say(stage.channel, "Mine")
    with pytest.raises(discord.Forbidden) as caught:
        await games.get_partial_message(said.id).edit(content="Ours")
    assert caught.value.code == 50005


async def test_people_write_and_delete_as_discord_lets_them(stage: Stage, games: discord.TextChannel) -> None:
    said = stage.anna.say(stage.channel, "A word")
    with pytest.raises(NotPossibleError, match="MANAGE_MESSAGES"):
        stage.ben.delete(said)
    stage.anna.delete(said)
    assert said.deleted
    with pytest.raises(NotPossibleError, match="2000"):
        stage.anna.say(stage.channel, "x" * 2001)
    assert games.id == stage.channel.id


async def test_typing_is_taken_note_of(stage: Stage, games: discord.TextChannel) -> None:
    async with games.typing():
        pass
    assert [each.status for each in stage.playground.requests if each.path.endswith("/typing")] == [204]
