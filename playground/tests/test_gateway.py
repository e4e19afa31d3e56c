"""The gateway as it is spoken, word by word."""

import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground import Permission
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNPRIVILEGED = 53_608_189 & ~(1 << 1 | 1 << 8 | 1 << 15)


@pytest.fixture(scope="module")
def shards() -> int:
    return 2


class Line:
    """One websocket to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if packed else None

    async def say(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> dict[str, Any]:
        """The next message; the test fails if the line is closed instead."""
        if self._inflate is None:
            heard = await self.socket.receive_str(timeout=60)
        else:
            heard = self._inflate.decompress(await self.socket.receive_bytes(timeout=60)).decode()
        message: dict[str, Any] = json.loads(heard)
        return message

    async def hear_event(self, name: str) -> dict[str, Any]:
        """The next event, which must have that name."""
        message = await self.hear()
        assert (message["op"], message["t"]) == (0, name)
        return message

    async def closed(self) -> int | None:
        """Wait for the other side to close; give its code."""
        message = await self.socket.receive(timeout=60)
        assert message.type is aiohttp.WSMsgType.CLOSE
        return self.socket.close_code

    async def identify(self, stage: Stage, **fields: object) -> dict[str, Any]:
        """Identify, and give the data of READY."""
        data = {"token": stage.application.token, "intents": UNPRIVILEGED, "properties": {}, **fields}
        await self.say(2, data)
        ready: dict[str, Any] = (await self.hear_event("READY"))["d"]
        for _ in ready["guilds"]:
            await self.hear_event("GUILD_CREATE")
        return ready


@contextlib.asynccontextmanager
async def line(stage: Stage, **query: str) -> AsyncIterator[Line]:
    """Open a line; the greeting was heard."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(stage.playground.gateway_url, params=query, autoping=True) as socket,
    ):
        opened = Line(socket, packed="compress" in query)
        hello = await opened.hear()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        yield opened


async def resumed(again: Line, stage: Stage, session_id: str, sequence: int) -> None:
    await again.say(6, {"token": stage.application.token, "session_id": session_id, "seq": sequence})


async def test_a_heartbeat_is_acknowledged(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.say(1, None)
        assert (await opened.hear())["op"] == 11


@pytest.mark.parametrize("query", [{}, {"compress": "zlib-stream"}])
async def test_ready_names_servers_and_then_describes_them(stage: Stage, query: dict[str, str]) -> None:
    async with line(stage, **query) as opened:
        await opened.say(2, {"token": stage.application.token, "intents": UNPRIVILEGED, "properties": {}})
        ready = (await opened.hear_event("READY"))["d"]
        assert ready["guilds"] == [{"id": str(stage.guild.id), "unavailable": True}]
        assert ready["user"]["id"] == str(stage.application.user.id)
        assert ready["application"]["id"] == str(stage.application.id)
        described = (await opened.hear_event("GUILD_CREATE"))["d"]
        assert [channel["name"] for channel in described["channels"]] == ["games"]
        assert [member["user"]["id"] for member in described["members"]] == [ready["user"]["id"]]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 0}, 4004),
        (2, {"intents": 0, "shard": [2, 2]}, 4010),
        (2, {"intents": 1 << 15}, 4014),
        (6, {"token": "wrong"}, 4004),
        (99, {}, 4001),
    ],
)
async def test_what_is_wrong_closes_the_line(stage: Stage, op: int, data: dict[str, Any], code: int) -> None:
    async with line(stage) as opened:
        await opened.say(op, {"token": stage.application.token, **data})
        assert await opened.closed() == code
    if code == 4001:
        assert stage.playground.violations.pop() == "unknown gateway opcode 99"


async def test_nonsense_closes_the_line(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.socket.send_str("{")
        assert await opened.closed() == 4002


async def test_one_identifies_once(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.identify(stage)
        await opened.say(2, {"token": stage.application.token, "intents": 0})
        assert await opened.closed() == 4005


async def test_members_are_asked_for_only_once_identified(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.say(8, {"guild_id": str(stage.guild.id), "query": "", "limit": 0})
        assert await opened.closed() == 4003


async def test_without_the_intent_members_are_given_by_id_alone(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.identify(stage)
        for asked, found, missing in (
            ({"query": "", "limit": 0}, [stage.application.user.id], []),
            ({"user_ids": str(stage.anna.id)}, [stage.anna.id], []),
            ({"user_ids": ["1"]}, [], ["1"]),
        ):
            await opened.say(8, {"guild_id": str(stage.guild.id), "nonce": "n", **asked})
            chunk = (await opened.hear_event("GUILD_MEMBERS_CHUNK"))["d"]
            assert [int(member["user"]["id"]) for member in chunk["members"]] == found
            assert (chunk["not_found"], chunk["nonce"]) == (missing, "n")


async def test_a_session_belongs_to_the_line_that_resumed_it_last(stage: Stage) -> None:
    async with line(stage) as opened:
        ready = await opened.identify(stage)
        async with line(stage) as again:
            await resumed(again, stage, ready["session_id"], 2)
            await again.hear_event("RESUMED")
            assert (await opened.socket.receive(timeout=60)).type is aiohttp.WSMsgType.CLOSED
            stage.anna.say(stage.channel, "To the new line")
            await again.hear_event("MESSAGE_CREATE")


async def test_typing_is_told(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.identify(stage)
        await stage.call("POST", f"/channels/{stage.channel.id}/typing")
        heard = (await opened.hear_event("TYPING_START"))["d"]
        assert (heard["channel_id"], heard["guild_id"]) == (str(stage.channel.id), str(stage.guild.id))
        assert heard["user_id"] == str(stage.application.user.id)


async def test_a_compression_that_is_not_known_is_complained_of(stage: Stage) -> None:
    url = f"{stage.playground.gateway_url}?compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.receive(timeout=60)
    assert stage.playground.violations.pop() == "the gateway has no compression 'zstd-stream'"


async def test_a_bot_that_stays_silent_is_hung_up_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.gateway.SILENCE_SECONDS", 0.05)
    async with line(stage) as opened:
        assert await opened.closed() == 4009


async def test_a_session_is_resumed_without_loss(stage: Stage) -> None:
    async with line(stage) as opened:
        ready = await opened.identify(stage)
        stage.anna.say(stage.channel, "1")
        heard = await opened.hear_event("MESSAGE_CREATE")
        stage.anna.say(stage.channel, "2, sent but never heard of")
        await opened.socket.close(code=4000)
    stage.anna.say(stage.channel, "3, said while away")
    async with line(stage) as again:
        await resumed(again, stage, ready["session_id"], heard["s"])
        numbers = [(await again.hear_event("MESSAGE_CREATE"))["s"] for _ in range(2)]
        assert numbers == [heard["s"] + 1, heard["s"] + 2]
        assert (await again.hear_event("RESUMED"))["s"] == heard["s"] + 3
        stage.anna.say(stage.channel, "4")
        await again.hear_event("MESSAGE_CREATE")


@pytest.mark.parametrize("end", ["closed well", "too old", "never was", "from the future"])
async def test_a_session_that_is_lost_can_not_be_resumed(stage: Stage, end: str) -> None:
    async with line(stage) as opened:
        ready = await opened.identify(stage)
        await opened.socket.close(code=1000 if end == "closed well" else 4000)
    await stage.playground.disconnected(stage.application)
    if end == "too old":
        stage.playground.clock.advance(181)
        stage.anna.say(stage.channel, "Long after")
    session_id = "unknown" if end == "never was" else ready["session_id"]
    async with line(stage) as again:
        await resumed(again, stage, session_id, 999 if end == "from the future" else 2)
        answer = await again.hear()
        assert (answer["op"], answer["d"]) == (9, False)
        await again.identify(stage)


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages(stage: Stage) -> None:
    mine = (stage.guild.id >> 22) % 2
    async with line(stage) as first, line(stage) as second:
        lines = (first, second)
        for number, opened in enumerate(lines):
            ready = await opened.identify(stage, shard=[number, 2])
            assert len(ready["guilds"]) == (number == mine)
        await stage.playground.connected(stage.application)
        stage.anna.say(stage.channel, "In the server")
        assert (await lines[mine].hear_event("MESSAGE_CREATE"))["d"]["guild_id"] == str(stage.guild.id)
        stage.anna.say(stage.anna.direct_messages(stage.application), "In private")
        assert "guild_id" not in (await first.hear_event("MESSAGE_CREATE"))["d"]
        await second.say(1, None)
        assert (await second.hear())["op"] == 11, "the second shard hears nothing but its acknowledgement"


async def test_without_the_intent_content_is_shown_only_to_whom_it_concerns(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.identify(stage)
        said = stage.anna.say(stage.channel, "Between us")
        assert (await opened.hear_event("MESSAGE_CREATE"))["d"]["content"] == ""
        stage.anna.say(stage.channel, f"Hello {stage.application.user.mention}")
        assert (await opened.hear_event("MESSAGE_CREATE"))["d"]["content"].startswith("Hello")
        await stage.post(content="My own", message_reference={"message_id": str(said.id)})
        own = (await opened.hear_event("MESSAGE_CREATE"))["d"]
        assert (own["content"], own["referenced_message"]["content"]) == ("My own", "")
        stage.anna.say(stage.anna.direct_messages(stage.application), "In private")
        assert (await opened.hear_event("MESSAGE_CREATE"))["d"]["content"] == "In private"


async def test_only_what_was_asked_for_and_can_be_seen_is_told(stage: Stage) -> None:
    hidden = stage.guild.create_text_channel("hidden")
    hidden.set_permissions(stage.guild.members[stage.application.user.id], deny=Permission.VIEW_CHANNEL)
    async with line(stage) as opened:
        await opened.identify(stage, intents=1 << 9)
        stage.anna.say(hidden, "Unseen")
        stage.anna.say(stage.anna.direct_messages(stage.application), "Not asked for")
        stage.guild.add_member(stage.playground.create_user("dora"))
        hidden.delete()
        stage.anna.say(stage.channel, "Seen")
        heard = await opened.hear_event("MESSAGE_CREATE")
        assert heard["d"]["channel_id"] == str(stage.channel.id)


async def test_members_are_told_of_only_with_the_intent(stage: Stage) -> None:
    stage.application.privileged_intents = 1 << 1
    async with line(stage) as opened:
        await opened.identify(stage, intents=1 << 0 | 1 << 1)
        dora = stage.playground.create_user("dora")
        stage.guild.add_member(dora)
        assert (await opened.hear_event("GUILD_MEMBER_ADD"))["d"]["user"]["id"] == str(dora.id)
        stage.guild.remove_member(dora)
        assert (await opened.hear_event("GUILD_MEMBER_REMOVE"))["d"]["user"]["id"] == str(dora.id)
    stage.application.privileged_intents = 0


async def test_edits_and_deletions_are_told_but_nothing_ephemeral(stage: Stage) -> None:
    async with line(stage) as opened:
        await opened.identify(stage)
        _, posted = await stage.post(content="First")
        await opened.hear_event("MESSAGE_CREATE")
        path = f"/channels/{stage.channel.id}/messages/{posted['id']}"
        await stage.call("PATCH", path, {"content": "Second"})
        assert (await opened.hear_event("MESSAGE_UPDATE"))["d"]["content"] == "Second"
        await stage.call("DELETE", path)
        assert (await opened.hear_event("MESSAGE_DELETE"))["d"]["id"] == posted["id"]
        await stage.call(
            "PUT",
            f"/applications/{stage.application.id}/commands",
            [{"name": "whisper", "description": "Whisper"}],
        )
        used = stage.anna.begin_command(stage.channel, "whisper", {})
        await opened.hear_event("INTERACTION_CREATE")
        callback = f"/interactions/{used.id}/{used.token}/callback"
        await stage.call("POST", callback, {"type": 4, "data": {"content": "Psst", "flags": 64}})
        assert used.messages[0].ephemeral
        stage.anna.say(stage.channel, "After that")
        assert (await opened.hear_event("MESSAGE_CREATE"))["d"]["author"]["id"] == str(stage.anna.id)


async def test_a_wrong_or_missing_token_opens_nothing(stage: Stage) -> None:
    url = stage.playground.api_url + "/users/@me"
    async with aiohttp.ClientSession() as session:
        for headers in ({}, {"Authorization": "Bot wrong"}):
            async with session.get(url, headers=headers) as response:
                assert response.status == 401
                assert await response.json() == {"code": 0, "message": "401: Unauthorized"}


async def test_an_unknown_route_is_a_404_and_a_violation(stage: Stage) -> None:
    assert await stage.call("GET", "/moon") == (404, {"code": 0, "message": "404: Not Found"})
    assert await stage.call("PUT", "/users/@me") == (404, {"code": 0, "message": "404: Not Found"})
    assert stage.playground.violations == ["unknown route: GET /moon", "unknown route: PUT /users/@me"]
    stage.playground.violations.clear()
    stage.playground.requests.pop()
    stage.playground.requests.pop()
