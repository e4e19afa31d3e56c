"""Push notifications: whose phone rings for a message, and what its lock screen shows."""

from typing import Any

import pytest

from discord_playground import Message, NotificationLevel
from playground_tests.page_visitor import visiting
from playground_tests.stage import Stage, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

SILENT, V2 = 1 << 12, 1 << 15


def rung(stage: Stage, message: Message | None = None) -> dict[str, str]:
    """Return what the lock screens show of a message, by default of the latest one, by the users' names."""
    found = message or next(reversed(stage.channel.messages.values()))
    return {
        each.user.shown_name: each.text for each in stage.playground.notifications if each.message is found
    }


def text(words: str) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 10, "content": words}]}


def all_messages(stage: Stage) -> None:
    stage.guild.edit(default_message_notifications=NotificationLevel.ALL_MESSAGES)


async def test_a_mention_shows_the_content_with_names() -> None:
    async with staged() as stage:
        stage.guild.edit_member(stage.ben, nick="Benny")
        words = f"<@{stage.ben.id}> see <#{stage.channel.id}>, <@{stage.anna.id}>, <#1>"
        await stage.post(content=words, allowed_mentions={"users": [str(stage.ben.id)]})
        (notification,) = stage.playground.notifications
        assert notification.title == "Bot (#games)"
        # Anna is not among the message's mentions, so that a client may not know her name.
        assert rung(stage) == {"Ben": f"@Benny see #games, <@{stage.anna.id}>, <#1>"}


async def test_a_notification_of_components_is_empty() -> None:
    async with staged() as stage:
        await stage.post(**text(f"<@{stage.ben.id}>, your turn"))
        assert rung(stage) == {"Ben": ""}


async def test_a_message_that_becomes_components_later_has_rung_with_its_content() -> None:
    async with staged() as stage:
        _, sent = await stage.post(content=f"<@{stage.ben.id}>, your turn")
        path = f"/channels/{stage.channel.id}/messages/{sent['id']}"
        status, edited = await stage.call(
            "PATCH", path, {**text(f"<@{stage.ben.id}>, your turn, and a board"), "content": None}
        )
        assert (status, edited["content"], edited["flags"]) == (200, "", V2)
        assert rung(stage) == {"Ben": "@Ben, your turn"}


@pytest.mark.parametrize("flags", [SILENT, SILENT | V2])
async def test_a_silent_message_rings_for_nobody(flags: int) -> None:
    async with staged() as stage:
        all_messages(stage)
        words = f"<@{stage.ben.id}>"
        await stage.post(
            **({**text(words), "flags": flags} if flags & V2 else {"content": words, "flags": flags})
        )
        assert rung(stage) == {}
        assert stage.ben.pings_in(stage.channel) == []


async def test_a_message_without_mentions_rings_by_the_servers_level() -> None:
    async with staged() as stage:
        await stage.post(content="Hello")
        assert rung(stage) == {}
        all_messages(stage)
        assert stage.guild.payload()["default_message_notifications"] == 0
        await stage.post(content="Hello again")
        everybody = {member.user.shown_name for member in stage.guild.members.values() if not member.user.bot}
        assert rung(stage) == dict.fromkeys(everybody, "Hello again")
        stage.anna.say(stage.channel, "And I?")
        assert rung(stage) == dict.fromkeys(everybody - {"Anna"}, "And I?")


async def test_only_members_who_see_a_channel_hear_of_its_messages() -> None:
    async with staged() as stage:
        all_messages(stage)
        stage.channel.set_permissions(
            stage.guild.members[stage.ben.id], deny=stage.channel.permissions_of(stage.ben)
        )
        await stage.post(content=f"Hello <@{stage.ben.id}>")
        assert "Anna" in rung(stage)
        assert "Ben" not in rung(stage)


async def test_a_thread_rings_for_its_members() -> None:
    async with staged() as stage:
        all_messages(stage)
        thread = stage.anna.open_thread(stage.channel, "Table 1")
        said = stage.ben.say(thread, "I join")
        assert rung(stage, said) == {"Anna": "I join"}
        _, sent = await stage.call("POST", f"/channels/{thread.id}/messages", {"content": "Welcome"})
        assert rung(stage, thread.messages[int(sent["id"])]) == {"Anna": "Welcome", "Ben": "Welcome"}


async def test_a_direct_message_rings_for_its_recipient() -> None:
    async with staged() as stage:
        direct = stage.anna.direct_messages(stage.application)
        for body in ({"content": "Psst"}, {"content": "Hush", "flags": SILENT}):
            await stage.call("POST", f"/channels/{direct.id}/messages", body)
        stage.anna.say(direct, "Yes?")
        assert [(each.user, each.title, each.text) for each in stage.playground.notifications] == [
            (stage.anna, "Bot", "Psst")
        ]


async def test_private_answers_ring_for_nobody_and_public_ones_do() -> None:
    async with staged() as stage:
        command = [{"name": "greet", "description": "Greet"}]
        await stage.call("PUT", f"/applications/{stage.application.id}/commands", command)
        for flags, expected in ((64, {}), (0, {"Ben": "Hello @Ben"})):
            begun = stage.anna.begin_command(stage.channel, "greet", {})
            answer = {"type": 4, "data": {"content": f"Hello <@{stage.ben.id}>", "flags": flags}}
            await stage.call("POST", f"/interactions/{begun.id}/{begun.token}/callback", answer)
            assert rung(stage, begun.response) == expected


def told(message: dict[str, Any]) -> tuple[list[str], str]:
    return [user["name"] for user in message["notified"]], message["notice"]


async def test_the_page_shows_a_notification_beside_the_message() -> None:
    async with staged() as stage:
        stage.playground.page.introduce(stage.anna, "looks on")
        async with visiting(stage.playground, stage.anna) as anna:
            await stage.post(content=f"<@{stage.ben.id}> hello")
            assert told(await anna.message(f"<@{stage.ben.id}> hello")) == (["Ben"], "@Ben hello")
            await stage.post(content="nothing new", flags=SILENT)
            assert told(await anna.message("nothing new")) == ([], "nothing new")
