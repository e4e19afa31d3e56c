"""The gateway's protocol, message by message."""

import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from discord_playground import Permission
from playground_tests.stage import Stage, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNPRIVILEGED = 53_608_189 & ~(1 << 1 | 1 << 8 | 1 << 15)


@pytest.fixture(scope="module")
def shards() -> int:
    return 2


class GatewayConnection:
    """A websocket connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if packed else None

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> dict[str, Any]:
        """Return the next message; fail if the connection is closed instead."""
        if self._inflate is None:
            received = await self.socket.receive_str(timeout=60)
        else:
            received = self._inflate.decompress(await self.socket.receive_bytes(timeout=60)).decode()
        message: dict[str, Any] = json.loads(received)
        return message

    async def receive_event(self, name: str) -> dict[str, Any]:
        """Return the next message, which must be a dispatch of this event."""
        message = await self.receive()
        assert (message["op"], message["t"]) == (0, name)
        return message

    async def close_code(self) -> int | None:
        """Wait until the gateway closes the connection, and return the close code."""
        message = await self.socket.receive(timeout=60)
        assert message.type is aiohttp.WSMsgType.CLOSE
        return self.socket.close_code

    async def identify(self, stage: Stage, **fields: object) -> dict[str, Any]:
        """Identify, receive all servers, and return the data of READY."""
        data = {"token": stage.application.token, "intents": UNPRIVILEGED, "properties": {}, **fields}
        await self.send(2, data)
        ready: dict[str, Any] = (await self.receive_event("READY"))["d"]
        for _ in ready["guilds"]:
            await self.receive_event("GUILD_CREATE")
        return ready


@contextlib.asynccontextmanager
async def connected(stage: Stage, **query: str) -> AsyncIterator[GatewayConnection]:
    """Connect to the gateway and receive HELLO."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(stage.playground.gateway_url, params=query, autoping=True) as socket,
    ):
        connection = GatewayConnection(socket, packed="compress" in query)
        hello = await connection.receive()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        yield connection


async def resumed(again: GatewayConnection, stage: Stage, session_id: str, sequence: int) -> None:
    await again.send(6, {"token": stage.application.token, "session_id": session_id, "seq": sequence})


async def test_a_heartbeat_is_acknowledged(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.send(1, None)
        assert (await connection.receive())["op"] == 11


@pytest.mark.parametrize("query", [{}, {"compress": "zlib-stream"}])
async def test_ready_names_servers_and_then_describes_them(stage: Stage, query: dict[str, str]) -> None:
    async with connected(stage, **query) as connection:
        await connection.send(
            2, {"token": stage.application.token, "intents": UNPRIVILEGED, "properties": {}}
        )
        ready = (await connection.receive_event("READY"))["d"]
        assert ready["guilds"] == [{"id": str(stage.guild.id), "unavailable": True}]
        assert ready["user"]["id"] == str(stage.application.user.id)
        assert ready["application"]["id"] == str(stage.application.id)
        described = (await connection.receive_event("GUILD_CREATE"))["d"]
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
    async with connected(stage) as connection:
        await connection.send(op, {"token": stage.application.token, **data})
        assert await connection.close_code() == code
    if code == 4001:
        assert stage.playground.violations.pop() == "unknown gateway opcode 99"


async def test_nonsense_closes_the_line(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.socket.send_str("{")
        assert await connection.close_code() == 4002


async def test_one_identifies_once(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.identify(stage)
        await connection.send(2, {"token": stage.application.token, "intents": 0})
        assert await connection.close_code() == 4005


async def test_members_are_asked_for_only_once_identified(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.send(8, {"guild_id": str(stage.guild.id), "query": "", "limit": 0})
        assert await connection.close_code() == 4003


async def test_without_the_intent_members_are_given_by_id_alone(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.identify(stage)
        for asked, found, missing in (
            ({"query": "", "limit": 0}, [stage.application.user.id], []),
            ({"user_ids": str(stage.anna.id)}, [stage.anna.id], []),
            ({"user_ids": ["1"]}, [], ["1"]),
        ):
            await connection.send(8, {"guild_id": str(stage.guild.id), "nonce": "n", **asked})
            chunk = (await connection.receive_event("GUILD_MEMBERS_CHUNK"))["d"]
            assert [int(member["user"]["id"]) for member in chunk["members"]] == found
            assert (chunk["not_found"], chunk["nonce"]) == (missing, "n")


async def test_a_session_belongs_to_the_line_that_resumed_it_last(stage: Stage) -> None:
    async with connected(stage) as connection:
        ready = await connection.identify(stage)
        async with connected(stage) as again:
            await resumed(again, stage, ready["session_id"], 2)
            await again.receive_event("RESUMED")
            assert (await connection.socket.receive(timeout=60)).type is aiohttp.WSMsgType.CLOSED
            stage.anna.say(stage.channel, "To the new line")
            await again.receive_event("MESSAGE_CREATE")


async def test_typing_is_shown(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.identify(stage)
        await stage.call("POST", f"/channels/{stage.channel.id}/typing")
        received = (await connection.receive_event("TYPING_START"))["d"]
        assert (received["channel_id"], received["guild_id"]) == (str(stage.channel.id), str(stage.guild.id))
        assert received["user_id"] == str(stage.application.user.id)


async def test_a_compression_that_is_not_known_is_complained_of(stage: Stage) -> None:
    url = f"{stage.playground.gateway_url}?compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.receive(timeout=60)
    assert stage.playground.violations.pop() == "the gateway has no compression 'zstd-stream'"


async def test_a_bot_that_stays_silent_is_hung_up_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord_playground.gateway.SILENCE_SECONDS", 0.05)
    async with connected(stage) as connection:
        assert await connection.close_code() == 4009


async def test_a_session_is_resumed_without_loss(stage: Stage) -> None:
    async with connected(stage) as connection:
        ready = await connection.identify(stage)
        stage.anna.say(stage.channel, "1")
        received = await connection.receive_event("MESSAGE_CREATE")
        stage.anna.say(stage.channel, "2, sent but never received of")
        await connection.socket.close(code=4000)
    stage.anna.say(stage.channel, "3, said while away")
    async with connected(stage) as again:
        await resumed(again, stage, ready["session_id"], received["s"])
        numbers = [(await again.receive_event("MESSAGE_CREATE"))["s"] for _ in range(2)]
        assert numbers == [received["s"] + 1, received["s"] + 2]
        assert (await again.receive_event("RESUMED"))["s"] == received["s"] + 3
        stage.anna.say(stage.channel, "4")
        await again.receive_event("MESSAGE_CREATE")


@pytest.mark.parametrize("end", ["closed well", "too old", "never was", "from the future"])
async def test_a_session_that_is_lost_can_not_be_resumed(stage: Stage, end: str) -> None:
    async with connected(stage) as connection:
        ready = await connection.identify(stage)
        await connection.socket.close(code=1000 if end == "closed well" else 4000)
    await stage.playground.disconnected(stage.application)
    if end == "too old":
        stage.playground.clock.advance(181)
        stage.anna.say(stage.channel, "Long after")
    session_id = "unknown" if end == "never was" else ready["session_id"]
    async with connected(stage) as again:
        await resumed(again, stage, session_id, 999 if end == "from the future" else 2)
        answer = await again.receive()
        assert (answer["op"], answer["d"]) == (9, False)
        await again.identify(stage)


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages(stage: Stage) -> None:
    mine = (stage.guild.id >> 22) % 2
    async with connected(stage) as first, connected(stage) as second:
        connections = (first, second)
        for number, connection in enumerate(connections):
            ready = await connection.identify(stage, shard=[number, 2])
            assert len(ready["guilds"]) == (number == mine)
        await stage.playground.connected(stage.application)
        stage.anna.say(stage.channel, "In the server")
        assert (await connections[mine].receive_event("MESSAGE_CREATE"))["d"]["guild_id"] == str(
            stage.guild.id
        )
        stage.anna.say(stage.anna.direct_messages(stage.application), "In private")
        assert "guild_id" not in (await first.receive_event("MESSAGE_CREATE"))["d"]
        await second.send(1, None)
        assert (await second.receive())["op"] == 11, "the second shard hears nothing but its acknowledgement"


async def test_without_the_intent_content_is_shown_only_to_whom_it_concerns(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.identify(stage)
        said = stage.anna.say(stage.channel, "Between us")
        assert (await connection.receive_event("MESSAGE_CREATE"))["d"]["content"] == ""
        stage.anna.say(stage.channel, f"Hello {stage.application.user.mention}")
        assert (await connection.receive_event("MESSAGE_CREATE"))["d"]["content"].startswith("Hello")
        await stage.post(content="My own", message_reference={"message_id": str(said.id)})
        own = (await connection.receive_event("MESSAGE_CREATE"))["d"]
        assert (own["content"], own["referenced_message"]["content"]) == ("My own", "")
        stage.anna.say(stage.anna.direct_messages(stage.application), "In private")
        assert (await connection.receive_event("MESSAGE_CREATE"))["d"]["content"] == "In private"


async def test_only_what_was_asked_for_and_can_be_seen_is_shown(stage: Stage) -> None:
    hidden = stage.guild.create_text_channel("hidden")
    hidden.set_permissions(stage.guild.members[stage.application.user.id], deny=Permission.VIEW_CHANNEL)
    async with connected(stage) as connection:
        await connection.identify(stage, intents=1 << 9)
        stage.anna.say(hidden, "Unseen")
        stage.anna.say(stage.anna.direct_messages(stage.application), "Not asked for")
        stage.guild.add_member(stage.playground.create_user("dora"))
        hidden.delete()
        stage.anna.say(stage.channel, "Seen")
        received = await connection.receive_event("MESSAGE_CREATE")
        assert received["d"]["channel_id"] == str(stage.channel.id)


async def test_members_are_told_of_only_with_the_intent(stage: Stage) -> None:
    stage.application.privileged_intents = 1 << 1
    async with connected(stage) as connection:
        await connection.identify(stage, intents=1 << 0 | 1 << 1)
        dora = stage.playground.create_user("dora")
        stage.guild.add_member(dora)
        assert (await connection.receive_event("GUILD_MEMBER_ADD"))["d"]["user"]["id"] == str(dora.id)
        stage.guild.remove_member(dora)
        assert (await connection.receive_event("GUILD_MEMBER_REMOVE"))["d"]["user"]["id"] == str(dora.id)
    stage.application.privileged_intents = 0


async def test_edits_and_deletions_are_shown_but_nothing_ephemeral(stage: Stage) -> None:
    async with connected(stage) as connection:
        await connection.identify(stage)
        _, posted = await stage.post(content="First")
        await connection.receive_event("MESSAGE_CREATE")
        path = f"/channels/{stage.channel.id}/messages/{posted['id']}"
        await stage.call("PATCH", path, {"content": "Second"})
        assert (await connection.receive_event("MESSAGE_UPDATE"))["d"]["content"] == "Second"
        await stage.call("DELETE", path)
        assert (await connection.receive_event("MESSAGE_DELETE"))["d"]["id"] == posted["id"]
        await stage.call(
            "PUT",
            f"/applications/{stage.application.id}/commands",
            [{"name": "whisper", "description": "Whisper"}],
        )
        used = stage.anna.begin_command(stage.channel, "whisper", {})
        await connection.receive_event("INTERACTION_CREATE")
        callback = f"/interactions/{used.id}/{used.token}/callback"
        await stage.call("POST", callback, {"type": 4, "data": {"content": "Psst", "flags": 64}})
        assert used.messages[0].ephemeral
        stage.anna.say(stage.channel, "After that")
        assert (await connection.receive_event("MESSAGE_CREATE"))["d"]["author"]["id"] == str(stage.anna.id)


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


async def test_a_bot_that_identifies_too_often_loses_its_sessions_and_its_token() -> None:
    async with staged() as stage, connected(stage) as first, connected(stage) as second:
        limit = await session_starts(stage)
        assert (limit["total"], limit["remaining"], limit["reset_after"]) == (1000, 1000, 86_400_000)
        stage.playground.leave_session_starts(stage.application, 1, reset_after=60.0)
        await first.identify(stage)
        limit = await session_starts(stage)
        assert limit["remaining"] == 0
        assert 50_000 < limit["reset_after"] <= 60_000
        token = stage.application.token
        await second.send(2, {"token": token, "intents": 0, "properties": {}})
        assert await second.close_code() == 4004
        assert stage.application.token != token
        assert stage.playground.world.application_with(token) is None
        stage.playground.clock.advance(60.0)
        assert (await session_starts(stage))["remaining"] == 1000


async def session_starts(stage: Stage) -> dict[str, int]:
    _, answer = await stage.call("GET", "/gateway/bot")
    return dict(answer["session_start_limit"])
