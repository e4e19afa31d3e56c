"""Saving a world in a file and loading it after a restart."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from discord_playground import (
    AnswerType,
    Attachment,
    Permission,
    Person,
    Playground,
    TextChannel,
    UnreadableWorldError,
    Upload,
)
from discord_playground.graph import UnknownClassError, read_graph, write_graph
from discord_playground.messages import MessageFlag
from playground_tests.stage import Stage


async def create_saved_world(file: Path) -> dict[str, Any]:
    """Create a world that is saved in `file`, with every kind of content, and return its snapshot."""
    async with Playground() as playground:
        assert not playground.keep_in(file)
        application = playground.create_application("Bot")
        guild = playground.create_guild("Club")
        channel = guild.create_text_channel("games", topic="To play")
        guild.add_bot(application)
        anna, ben = playground.create_user("anna", display_name="Anna"), playground.create_user("ben")
        guild.add_member(anna, permissions=Permission.MANAGE_MESSAGES, nick="Annie")
        guild.add_member(ben)
        channel.set_permissions(guild.members[ben.id], deny=Permission.SEND_MESSAGES)
        thread = anna.open_thread(channel, "Side talk")
        first = anna.say(channel, f"Hello {ben.mention}")
        anna.say(thread, "In here", reply_to=first)
        stage = Stage(playground, application, guild, channel, anna, ben)
        button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
        await stage.post(content="Press", components=[{"type": 1, "components": [button]}])
        await stage.call(
            "PUT", f"/applications/{application.id}/commands", [{"name": "greet", "description": "Greet"}]
        )
        anna.install(application)
        anna.say(anna.direct_messages(ben), "Shall we play?")
        anna.say(anna.open_group_chat(ben, name="Friends"), "All together")
        direct = anna.direct_messages(application)
        url = f"{playground.world.ground.origin}/attachments/{direct.id}/1/a.png"
        picture = Attachment.of(Upload("a.png", b"\x89PNG"), id=1, url=url, description="A picture")
        message = anna.say(direct, "Look")
        message.attachments = [picture]
        message.nonce = "7"
        direct.add(message)
        used = anna.begin_command(channel, "greet", {})
        playground.world.post_loading(used, flags=MessageFlag.EPHEMERAL)
        answered = playground.world.post_loading(used, flags=MessageFlag.EPHEMERAL)
        answered.flags = MessageFlag.EPHEMERAL
        used.acknowledge(AnswerType.DEFERRED_MESSAGE)
        return snapshot(playground)


def snapshot(playground: Playground) -> dict[str, Any]:
    """Return the saved content of a world in comparable form."""
    world = playground.world
    (guild,) = world.guilds.values()
    (application,) = world.applications.values()
    return {
        "guild": guild.payload(),
        "members": [member.payload() for member in guild.members.values()],
        "channels": [channel.payload() for channel in guild.channels.values()],
        "messages": [
            message.payload()
            for channel in guild.channels.values()
            for message in channel.messages.values()
            if not message.ephemeral
        ],
        "direct": [
            (message.payload(), [media.data for media in message.media], channel.closed)
            for channel in world.direct_channels.values()
            for message in channel.messages.values()
        ],
        "private": [
            (channel.payload(), [message.payload() for message in channel.messages.values()])
            for channel in world.private_channels.values()
        ],
        "application": application.payload(guild_count=1),
        "token": application.token,
        "commands": [command.payload for command in application.commands.registered(None)],
    }


async def test_servers_people_and_messages_are_there_again(tmp_path: Path) -> None:
    before = await create_saved_world(tmp_path / "world")
    async with Playground() as playground:
        assert playground.keep_in(tmp_path / "world")
        after = snapshot(playground)
        for channel in (*before["channels"], *after["channels"]):
            channel.pop("message_count", None)
            channel.pop("total_message_sent", None)
        assert after == before


async def test_people_can_write_again_after_a_restart(tmp_path: Path) -> None:
    await create_saved_world(tmp_path / "world")
    for text in ("once more", "and again"):
        async with Playground() as playground:
            playground.keep_in(tmp_path / "world")
            (guild,) = playground.world.guilds.values()
            anna = playground.person("anna")
            (channel,) = guild.text_channels
            latest = list(channel.messages.values())[-1]
            assert anna.say(channel, text).id > latest.id
            assert not [message for message in channel.messages.values() if message.ephemeral]
    async with Playground() as playground:
        playground.keep_in(tmp_path / "world")
        texts = [message.text for message in _only_channel(playground).messages.values()]
        assert texts[-2:] == ["once more", "and again"]


async def test_threads_archive_themselves_after_a_restart_too(tmp_path: Path) -> None:
    await create_saved_world(tmp_path / "world")
    async with Playground() as playground:
        playground.keep_in(tmp_path / "world")
        (guild,) = playground.world.guilds.values()
        (thread,) = guild.threads
        playground.clock.advance(25 * 3600)
        assert thread.archived


def _only_channel(playground: Playground) -> TextChannel:
    (guild,) = playground.world.guilds.values()
    (channel,) = guild.text_channels
    return channel


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"no world",
        b"[]",
        b'{"root": {}}',
        pickle.dumps({"version": 3}),
        json.dumps({"root": {"dict": [["version", 1]]}, "objects": []}).encode(),
        json.dumps({"root": {"dict": []}, "objects": [["Popen", {"dict": []}]]}).encode(),
    ],
)
async def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "world"
    file.write_bytes(text)
    async with Playground() as playground:
        with pytest.raises(UnreadableWorldError, match="take it away"):
            playground.keep_in(file)
    assert file.read_bytes() == text


class Pair:
    def __init__(self, *others: object) -> None:
        self.others = others


def test_objects_that_refer_to_each_other_are_written_once_in_chains_of_any_length() -> None:
    first = last = Pair(Permission.VIEW_CHANNEL, {1: {b"x"}, ("a", None): frozenset({2.5})}, "ground")
    for _ in range(5000):
        last = Pair(last, first)
    ground = object()
    last.others = (*last.others, ground)
    read = read_graph(write_graph(last, [Pair, Permission], {"it": ground}), [Pair, Permission], {"it": 7})
    assert read.others[2] == 7
    head, chain = read.others[1], 0
    assert head.others == first.others
    while read is not head:
        read, chain = read.others[0], chain + 1
    assert chain == 5000


def test_an_object_of_another_class_is_neither_written_nor_made() -> None:
    with pytest.raises(UnknownClassError, match="Pair"):
        write_graph([Pair()], [Permission], {})
    with pytest.raises(LookupError):
        read_graph(write_graph([Pair()], [Pair], {}), [Permission], {})


def test_people_are_found_by_their_names() -> None:
    playground = Playground()
    anna = playground.create_user("anna")
    assert isinstance(anna, Person)
    assert playground.person("anna") is anna
