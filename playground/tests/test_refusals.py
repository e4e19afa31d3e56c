"""Rejected requests, and the answer after an error in the playground itself."""

import asyncio

import aiohttp
import pytest
import pytest_asyncio

from discord_playground import Guild, Interaction
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module", autouse=True)
def elsewhere(stage: Stage) -> Guild:
    """A server that the bot is not in."""
    return stage.playground.create_guild("Elsewhere")


def filled(path: str, stage: Stage) -> str:
    """Fill in a path with the ids of a stage."""
    elsewhere = next(guild for guild in stage.playground.world.guilds.values() if guild is not stage.guild)
    return path.format(
        channel=stage.channel.id,
        guild=stage.guild.id,
        elsewhere=elsewhere.id,
        application=stage.application.id,
    )


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "/guilds/{elsewhere}", None, (404, 10004)),
        ("GET", "/guilds/{guild}/roles/1", None, (404, 10011)),
        ("GET", "/channels/{channel}/messages/1", None, (404, 10008)),
        ("GET", "/channels/{channel}/messages/x", None, (404, 10008)),
        ("PUT", "/channels/{channel}/thread-members/@me", None, (400, 50024)),
        ("POST", "/channels/{channel}/threads", {"name": "", "type": 11}, (400, 50035)),
        ("POST", "/channels/{channel}/threads", {"name": "x" * 101, "type": 11}, (400, 50035)),
        ("POST", "/channels/{channel}/messages", [], (400, 50109)),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}, (404, 10013)),
        ("POST", "/users/@me/channels", {"recipient_id": "{bot}"}, (400, 50007)),
        ("DELETE", "/users/@me/guilds/{elsewhere}", None, (404, 10004)),
        ("GET", "/applications/1/commands", None, (403, 50001)),
        ("GET", "/applications/{application}/guilds/{elsewhere}/commands", None, (403, 50001)),
        ("GET", "/applications/{application}/commands/1", None, (404, 10063)),
        ("PUT", "/applications/{application}/commands", {}, (400, 50109)),
    ],
)
async def test_it_is_refused_as_discord_refuses_it(
    stage: Stage, method: str, path: str, body: object, refused: tuple[int, int]
) -> None:
    if body == {"recipient_id": "{bot}"}:
        body = {"recipient_id": str(stage.application.user.id)}
    status, refusal = await stage.call(method, filled(path, stage), body)
    assert (status, refusal["code"]) == refused


async def test_somebody_elses_thread_is_changed_only_with_the_permission(stage: Stage) -> None:
    thread = stage.channel.create_thread("Anna's", owner=stage.anna)
    status, refusal = await stage.call("PATCH", f"/channels/{thread.id}", {"name": "Mine"})
    assert (status, refusal["code"], thread.name) == (403, 50013, "Anna's")
    thread.delete()


async def test_no_message_of_an_archived_thread_is_edited(stage: Stage) -> None:
    thread = stage.channel.create_thread("Old", owner=stage.anna)
    _, posted = await stage.call("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    thread.edit(archived=True)
    status, refusal = await stage.call(
        "PATCH", f"/channels/{thread.id}/messages/{posted['id']}", {"content": "y"}
    )
    assert (status, refusal["code"]) == (400, 50083)
    thread.delete()


async def test_threads_are_joined_and_left_and_others_added(stage: Stage) -> None:
    thread = stage.channel.create_thread("Talk", owner=stage.anna)
    members = f"/channels/{thread.id}/thread-members"
    assert await stage.call("PUT", f"{members}/@me") == (204, None)
    assert thread.member_ids == {stage.anna.id, stage.application.user.id}
    assert await stage.call("DELETE", f"{members}/@me") == (204, None)
    assert await stage.call("PUT", f"{members}/{stage.ben.id}") == (204, None)
    assert thread.member_ids == {stage.anna.id, stage.ben.id}
    status, refusal = await stage.call("PUT", f"{members}/1")
    assert (status, refusal["code"]) == (404, 10007)
    status, refusal = await stage.call(
        "POST", f"/channels/{thread.id}/threads", {"name": "In a thread", "type": 11}
    )
    assert (status, refusal["code"]) == (400, 50024)
    thread.delete()


async def test_direct_messages_with_another_bot_are_not_there(stage: Stage) -> None:
    other = stage.playground.create_application("Other")
    place = stage.anna.direct_messages(other)
    status, refusal = await stage.call("GET", f"/channels/{place.id}")
    assert (status, refusal["code"]) == (404, 10003)


async def test_a_bot_leaves_a_server(stage: Stage) -> None:
    other = stage.playground.create_guild("Other")
    other.add_bot(stage.application)
    assert await stage.call("DELETE", f"/users/@me/guilds/{other.id}") == (204, None)
    assert stage.application.user.id not in other.members


@pytest_asyncio.fixture(loop_scope="module")
async def used(stage: Stage) -> Interaction:
    """An interaction that is waiting for its answer."""
    path = f"/applications/{stage.application.id}/commands"
    _, (command,) = await stage.call("PUT", path, [{"name": "ask", "description": "Ask"}])
    assert (await stage.call("GET", f"{path}/{command['id']}"))[1] == command
    return stage.anna.begin_command(stage.channel, "ask", {})


async def answered(stage: Stage, used: Interaction, kind: int, **data: object) -> int:
    body = {"type": kind, "data": data}
    return (await stage.call("POST", f"/interactions/{used.id}/{used.token}/callback", body))[0]


async def test_nothing_follows_what_was_not_answered(stage: Stage, used: Interaction) -> None:
    webhook = f"/webhooks/{stage.application.id}/{used.token}"
    status, refusal = await stage.call("POST", webhook, {"content": "x"})
    assert (status, refusal["code"]) == (404, 10015)
    assert await answered(stage, used, 4, content="x") == 204
    status, refusal = await stage.call("PATCH", f"{webhook}/messages/1", {"content": "y"})
    assert (status, refusal["code"]) == (404, 10008)
    assert await stage.call("DELETE", f"{webhook}/messages/@original") == (204, None)
    for method in ("GET", "DELETE"):
        status, refusal = await stage.call(method, f"{webhook}/messages/@original")
        assert (status, refusal["code"]) == (404, 10008)


async def test_nothing_is_answered_in_a_channel_that_is_gone(stage: Stage, used: Interaction) -> None:
    room = stage.guild.create_text_channel("room")
    used = stage.anna.begin_command(room, "ask", {})
    room.delete()
    assert await answered(stage, used, 4, content="x") == 404
    assert (used.answered, list(room.messages)) == (False, [])


async def test_a_modal_that_a_command_opened_has_no_message_to_update(
    stage: Stage, used: Interaction
) -> None:
    field = {"type": 4, "custom_id": "field", "style": 1, "label": "Field", "required": False}
    assert (
        await answered(
            stage, used, 9, title="t", custom_id="m", components=[{"type": 1, "components": [field]}]
        )
        == 204
    )
    submitted = stage.anna.begin_submit(used.modal, {"Field": ""})
    assert await answered(stage, submitted, 7, content="x") == 404
    assert await answered(stage, submitted, 4, content="x") == 204


async def test_a_body_that_is_no_json_is_refused(stage: Stage) -> None:
    headers = {"Authorization": f"Bot {stage.application.token}", "Content-Type": "application/json"}
    url = f"{stage.playground.api_url}/channels/{stage.channel.id}/messages"
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(url, data=b"{") as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50109)


@pytest.mark.parametrize("path", ["1/2/a.png", "x/2/a.png", "{channel}/2/a.png"])
async def test_files_that_are_not_there_are_not_served(stage: Stage, path: str) -> None:
    url = f"{stage.playground.world.ground.origin}/attachments/{filled(path, stage)}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 404


async def test_when_the_playground_breaks_it_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_channel_id: int) -> None:
        raise RuntimeError

    monkeypatch.setattr(stage.playground.world, "channel", broken)
    status, _ = await stage.call("GET", f"/channels/{stage.channel.id}")
    assert status == 500
    (violation,) = stage.playground.violations
    assert violation.startswith("GET /channels/{channel_id} broke the playground")
    stage.playground.violations.clear()


async def test_waiting_in_vain_says_what_for(stage: Stage) -> None:
    with pytest.raises(TimeoutError, match=r"waited 0\.01 s in vain for the moon"):
        await stage.playground.wait_until(lambda: False, what="the moon", timeout=0.01)


async def test_what_is_not_there_yet_is_waited_for(stage: Stage) -> None:
    room = stage.guild.create_text_channel("room")
    said = room.messages.values()
    waiting = asyncio.create_task(
        stage.playground.wait_until(lambda: next(iter(said)).text == "Hello", what="a word")
    )
    await asyncio.sleep(0)
    stage.anna.say(room, "Hello")
    await waiting
    with pytest.raises(TimeoutError, match="in vain for a second word") as caught:
        await stage.playground.wait_until(lambda: bool(list(said)[1]), what="a second word", timeout=0.01)
    assert isinstance(caught.value.__cause__, IndexError)
