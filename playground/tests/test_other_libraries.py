"""The protocol as client libraries other than discord.py speak it."""

import json
from typing import Any

import aiohttp
import pytest

from discord_playground import Interaction
from playground_tests.stage import Stage, staged

PLAY = {"name": "play", "description": "Play"}


async def answered(stage: Stage, used: Interaction, body: object, **headers: str) -> int:
    """Answer an interaction with a body as a library encodes it, and return the status."""
    url = f"{stage.playground.api_url}/interactions/{used.id}/{used.token}/callback"
    async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=headers) as response:
        return response.status


def commands(stage: Stage, *, server: bool = False) -> str:
    place = f"/guilds/{stage.guild.id}" if server else ""
    return f"/applications/{stage.application.id}{place}/commands"


# The gateway


async def test_the_gateways_address_is_shown_without_a_token() -> None:
    async with (
        staged() as stage,
        aiohttp.ClientSession() as session,
        session.get(f"{stage.playground.api_url}/gateway") as response,
    ):
        assert await response.json() == {"url": stage.playground.gateway_url}


async def test_the_gateway_reads_binary_frames_and_shows_no_private_channels() -> None:
    async with (
        staged() as stage,
        aiohttp.ClientSession() as session,
        session.ws_connect(stage.playground.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        identify = {"token": stage.application.token, "intents": 1, "properties": {}}
        await socket.send_bytes(json.dumps({"op": 2, "d": identify}).encode())
        ready = await socket.receive_json()
        assert (ready["t"], ready["d"]["private_channels"]) == ("READY", [])
        await socket.send_bytes(b"\x83not JSON")
        while (message := await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert (message.type, socket.close_code) == (aiohttp.WSMsgType.CLOSE, 4002)


# Commands


@pytest.mark.parametrize("server", [False, True])
async def test_commands_are_registered_one_by_one(server: bool) -> None:
    async with staged() as stage:
        path = commands(stage, server=server)
        status, created = await stage.call("POST", path, PLAY)
        assert (status, created["name"]) == (201, "play")
        status, again = await stage.call("POST", path, {**PLAY, "description": "Play a game"})
        assert (status, again["id"], again["description"]) == (200, created["id"], "Play a game")
        status, menu = await stage.call("POST", path, {"name": "play", "type": 3})
        assert (status, menu["type"]) == (201, 3)
        status, edited = await stage.call("PATCH", f"{path}/{created['id']}", {"name": "match"})
        assert (status, edited["id"], edited["description"]) == (200, created["id"], "Play a game")
        listed = (await stage.call("GET", path))[1]
        assert [each["name"] for each in listed] == ["match", "play"]
        assert edited["version"] != again["version"]


async def test_a_single_command_is_checked_as_many_are() -> None:
    async with staged() as stage:
        path = commands(stage)
        _, play = await stage.call("POST", path, PLAY)
        await stage.call("POST", path, {**PLAY, "name": "other"})
        for method, place, body, wrong in (
            ("POST", path, {"name": "Play!", "description": "x"}, "name"),
            ("POST", path, {**PLAY, "integration_types": [7]}, "integration_types"),
            ("PATCH", f"{path}/{play['id']}", {"description": ""}, "description"),
            ("PATCH", f"{path}/{play['id']}", {"name": "other"}, "name"),
        ):
            status, refusal = await stage.call(method, place, body)
            assert (status, refusal["code"], list(refusal["errors"])) == (400, 50035, [wrong])
        for number in range(5):
            await stage.call("POST", path, {"name": f"menu {number}", "type": 2})
        status, _ = await stage.call("POST", path, {"name": "one too many", "type": 2})
        assert status == 400
        assert (await stage.call("PATCH", f"{path}/1", PLAY))[0] == 404


async def test_a_servers_own_command_names_its_server() -> None:
    async with staged() as stage:
        await stage.call("POST", commands(stage, server=True), PLAY)
        await stage.call("POST", commands(stage, server=True), {"name": "Look", "type": 2})
        await stage.call("POST", commands(stage), {**PLAY, "name": "everywhere"})
        data = stage.anna.begin_command(stage.channel, "play", {}).data
        assert data["guild_id"] == str(stage.guild.id)
        assert stage.anna.begin_menu(stage.ben, "Look", stage.channel).data["guild_id"] == data["guild_id"]
        assert "guild_id" not in stage.anna.begin_command(stage.channel, "everywhere", {}).data


# Bodies

ANSWER = {"type": 4, "data": {"content": "Here."}}


async def test_an_answer_may_be_a_form() -> None:
    async with staged() as stage:
        await stage.call("POST", commands(stage), PLAY)
        used = stage.anna.begin_command(stage.channel, "play", {})
        assert await answered(stage, used, {"payload_json": json.dumps(ANSWER)}) == 204
        assert used.messages[0].text == "Here."


async def test_the_json_of_a_multipart_answer_may_name_its_type() -> None:
    async with staged() as stage:
        await stage.call("POST", commands(stage), PLAY)
        used = stage.anna.begin_command(stage.channel, "play", {})
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps(ANSWER), content_type="application/json")
        form.add_field("files[0]", b"words", filename="a.txt", content_type="text/plain")
        assert await answered(stage, used, form) == 204
        assert (used.messages[0].text, len(used.messages[0].attachments)) == ("Here.", 1)


# Missing parts


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/guilds/{guild}/bans", None),
        ("GET", "/guilds/{guild}/members/search?query=a", None),
        ("GET", "/channels/{channel}/messages/pins", None),
        ("GET", "/applications/{application}/guilds/{guild}/commands/permissions", None),
        ("GET", "/channels/{channel}/messages?around=1", None),
        ("PUT", "/channels/{channel}/messages/1/reactions/x/@me", None),
        ("PATCH", "/channels/{channel}", {"name": "new"}),
        ("DELETE", "/channels/{channel}", None),
        ("POST", "/channels/{channel}/messages", {"content": "x", "sticker_ids": ["1"]}),
        ("POST", "/channels/{channel}/messages", {"poll": {"question": {"text": "Who?"}, "answers": []}}),
    ],
)
async def test_what_only_discord_has_is_answered_with_501_and_recorded(
    method: str, path: str, body: dict[str, Any] | None
) -> None:
    async with staged() as stage:
        filled = path.format(guild=stage.guild.id, channel=stage.channel.id, application=stage.application.id)
        status, refusal = await stage.call(method, filled, body)
        assert (status, refusal["message"]) == (501, "501: Not Implemented")
        (violation,) = stage.playground.violations
        assert violation.startswith("not implemented: ")
        assert filled.split("?")[0] in violation
        stage.playground.violations.clear()


async def test_what_discord_lacks_too_is_not_found() -> None:
    async with staged() as stage:
        assert (await stage.call("GET", "/moon"))[0] == 404
        assert stage.playground.violations == ["unknown route: GET /moon"]
        stage.playground.violations.clear()
        stage.playground.requests.clear()
