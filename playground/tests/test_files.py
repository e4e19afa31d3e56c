"""Files in commands, modals and bots' messages, and their size limits."""

import io
import re
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from discord_playground import NotPossibleError, Upload
from discord_playground.attachments import FILE_SIZE
from discord_playground.interactions import TOKEN_SECONDS
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORD = Upload("match.sgf", b"(;GM[12])", "application/x-go-sgf")
SIZE = b"\x80\x02\xe0\x01"  # 640 by 480
GIF = (
    b"GIF89a"
    + SIZE
    + b"\xf0\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
)


@app_commands.command(name="import", description="Take in a record")
async def take(interaction: discord.Interaction, file: discord.Attachment, note: str | None = None) -> None:
    data = await file.read()
    words = f"{file.filename} {file.size} {file.content_type} {file.ephemeral} {data.decode()} {file.url}"
    await interaction.response.send_message(words if note is None else note)


@take.autocomplete("note")
async def notes(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    words = f"{typed} {interaction.namespace.file is None}"
    return [app_commands.Choice(name=words, value=words)]


class Form(ui.Modal, title="Records"):
    """A modal that asks for files."""

    files: ui.Label[Any] = ui.Label(
        text="Files", component=ui.FileUpload(custom_id="files", min_values=1, max_values=2)
    )
    more: ui.Label[Any] = ui.Label(text="More", component=ui.FileUpload(custom_id="more", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.files.component, ui.FileUpload)
        texts = [f"{file.filename}: {(await file.read()).decode()}" for file in self.files.component.values]
        await interaction.response.send_message(", ".join(texts))


@app_commands.command(description="Ask for records")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(take, ask)


async def test_a_file_comes_with_a_command_and_the_bot_downloads_it(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "import", file=RECORD)
    words = answer(used).text
    assert words.startswith("match.sgf 9 application/x-go-sgf True (;GM[12])")
    (url,) = re.findall(r"http://\S+", words)
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert await response.read() == RECORD.data
        stage.playground.clock.advance(TOKEN_SECONDS + 1)
        await stage.anna.command(stage.channel, "import", file=RECORD)
        async with session.get(url) as response:
            assert response.status == 404


async def test_while_a_command_is_typed_its_file_is_not_sent(stage: Stage) -> None:
    (choice,) = await stage.anna.autocomplete(stage.channel, "import", file=RECORD, note="so", focused="note")
    assert choice.name == "so True"


async def test_only_files_are_taken_for_files_and_none_that_is_too_large(stage: Stage) -> None:
    for given, why in ((b"x", "takes no bytes"), (Upload("x", bytes(FILE_SIZE + 1)), "too large")):
        with pytest.raises(NotPossibleError, match=why):
            stage.anna.begin_command(stage.channel, "import", {"file": given})


async def test_files_come_with_a_form(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "ask")
    other = Upload("other.txt", b"text")
    sent = await stage.anna.submit(used.modal, {"Files": [RECORD, other]})
    assert answer(sent).text == "match.sgf: (;GM[12]), other.txt: text"
    for files in ([], [RECORD, other, other], [stage.ben]):
        with pytest.raises(NotPossibleError):
            stage.anna.begin_submit(used.modal, {"Files": files})


async def test_pictures_tell_their_size_animated_ones_too(bot: Bot, stage: Stage) -> None:
    view = ui.LayoutView().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://replay.gif")))
    target = bot.get_partial_messageable(stage.channel.id)
    sent = await target.send(view=view, file=discord.File(io.BytesIO(GIF), "replay.gif"))
    (media,) = stage.channel.messages[sent.id].media
    assert (media.filename, media.data) == ("replay.gif", GIF)
    gallery = sent.components[0]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    shown = gallery.items[0].media
    assert (shown.width, shown.height, shown.content_type) == (640, 480, "image/gif")
    assert await bot.http.get_from_cdn(shown.url) == GIF


async def test_a_file_among_the_components_shows_its_name_and_size(bot: Bot, stage: Stage) -> None:
    view = ui.LayoutView().add_item(ui.File("attachment://match.sgf"))
    file = discord.File(io.BytesIO(RECORD.data), "match.sgf")
    sent = await bot.get_partial_messageable(stage.channel.id).send(view=view, file=file)
    for message in (sent, await sent.edit(view=view)):
        (shown,) = message.components
        assert isinstance(shown, discord.FileComponent)
        assert (shown.name, shown.size) == ("match.sgf", len(RECORD.data))
        assert await bot.http.get_from_cdn(shown.media.url) == RECORD.data


async def test_files_are_kept_replaced_and_added_by_edits(bot: Bot, stage: Stage) -> None:
    target = bot.get_partial_messageable(stage.channel.id)
    files = [discord.File(io.BytesIO(name.encode()), f"{name}.txt") for name in ("one", "two")]
    sent = await target.send("Files", files=files)
    message = stage.channel.messages[sent.id]
    sent = await sent.edit(content="Still two")
    assert [each.filename for each in message.attachments] == ["one.txt", "two.txt"]
    sent = await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"3"), "three.txt")])
    assert [each.filename for each in message.attachments] == ["two.txt", "three.txt"]
    await sent.edit(attachments=[])
    assert message.attachments == []


async def test_a_file_may_be_as_large_as_the_limit_and_no_larger(bot: Bot, stage: Stage) -> None:
    target = bot.get_partial_messageable(stage.channel.id)
    sent = await target.send(file=discord.File(io.BytesIO(bytes(FILE_SIZE)), "most.bin"))
    assert sent.attachments[0].size == FILE_SIZE
    await sent.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await target.send(file=discord.File(io.BytesIO(bytes(FILE_SIZE + 1)), "more.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_requests_are_counted_by_route_and_channel(bot: Bot, stage: Stage) -> None:
    room = stage.guild.create_text_channel("room")
    began = stage.playground.clock.now()
    for channel in (room, room, stage.channel):
        await bot.get_partial_messageable(channel.id).send("Counted")
    asked = stage.playground.asked("POST", "/channels/{channel_id}/messages", channel=room)
    assert [(each.status, each.channel_id) for each in asked] == [(200, room.id)] * 2
    assert began <= asked[0].at <= asked[1].at <= stage.playground.clock.now()
    everywhere = stage.playground.asked("POST", "/channels/{channel_id}/messages")
    assert len(everywhere) > len(asked)
    room.delete()
