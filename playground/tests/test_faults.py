"""Injected faults, and how discord.py handles them."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands

from discord_playground import description_problems
from discord_playground.rate_limits import DISCORD
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

POST = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{id}/{token}/callback"


@app_commands.command(description="Answer")
async def hello(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello.")
    await interaction.followup.send("And more.")


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(hello)


@pytest.fixture
def games(bot: Bot, stage: Stage) -> discord.PartialMessageable:
    return bot.get_partial_messageable(stage.channel.id)


def statuses(stage: Stage, *, since: int) -> list[int | None]:
    return [request.status for request in list(stage.playground.requests)[since:]]


async def test_a_429_makes_the_bot_wait_and_try_again(
    stage: Stage, games: discord.PartialMessageable
) -> None:
    before = len(stage.playground.requests)
    stage.playground.faults.next("POST", POST, status=429, retry_after=0.05, times=2)
    started = time.monotonic()
    await games.send("At last")
    assert time.monotonic() - started >= 0.1
    assert statuses(stage, since=before) == [429, 429, 200]


async def test_a_fault_of_one_channel_leaves_the_others_alone(
    bot: Bot, stage: Stage, games: discord.PartialMessageable
) -> None:
    other = stage.guild.create_text_channel("other")
    stage.playground.faults.next("POST", POST, channel=other, status=400, code=200_000)
    await games.send("Here")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(other.id).send("There")
    assert refused.value.code == 200_000
    other.delete()


@pytest.mark.parametrize(
    ("fault", "code"), [({"code": 40333}, 40333), ({"code": 40003}, 40003), ({"html": True}, 0), ({}, 0)]
)
async def test_a_403_need_not_be_a_missing_permission(
    stage: Stage, games: discord.PartialMessageable, fault: dict[str, Any], code: int
) -> None:
    stage.playground.faults.next("POST", POST, status=403, **fault)
    with pytest.raises(discord.Forbidden) as refused:
        await games.send("At last")
    assert refused.value.code == code
    assert description_problems(list(stage.playground.requests)[-1:]) == []


async def test_a_429_may_be_for_everything(stage: Stage, games: discord.PartialMessageable) -> None:
    before = len(stage.playground.requests)
    stage.playground.faults.next("POST", POST, status=429, retry_after=0.05, everywhere=True)
    await games.send("At last")
    assert statuses(stage, since=before) == [429, 200]
    assert list(stage.playground.requests)[before].answer == {
        "code": 0,
        "message": "You are being rate limited.",
        "retry_after": 0.05,
        "global": True,
    }


async def test_a_500_is_tried_again(stage: Stage, games: discord.PartialMessageable) -> None:
    before = len(stage.playground.requests)
    stage.playground.faults.next("POST", POST, status=500)
    await games.send("Once")
    assert statuses(stage, since=before) == [500, 200]


async def test_a_500_may_come_though_the_message_was_posted(
    stage: Stage, games: discord.PartialMessageable
) -> None:
    before = len(stage.channel.messages)
    stage.playground.faults.next("POST", POST, status=502, carried_out=True)
    await games.send("Once", nonce="only-once")
    assert len(stage.channel.messages) == before + 1, "the nonce makes the second try find the first"


async def test_a_nonce_is_forgotten_after_minutes(stage: Stage) -> None:
    async def posted() -> str:
        _, message = await stage.post(content="Turn 7", nonce="match-7", enforce_nonce=True)
        return str(message["id"])

    first = await posted()
    stage.playground.clock.advance(290)
    assert await posted() == first
    stage.playground.clock.advance(20)
    assert await posted() != first


async def test_a_503_is_not_tried_again(stage: Stage, games: discord.PartialMessageable) -> None:
    stage.playground.faults.next("POST", POST, status=503)
    with pytest.raises(discord.DiscordServerError):
        await games.send("Never")


@pytest.mark.parametrize(("when", "posted"), [("before", 0), ("after", 1)])
async def test_the_line_breaks_before_or_after_a_message_is_posted(
    stage: Stage, games: discord.PartialMessageable, when: str, posted: int
) -> None:
    before = len(stage.channel.messages)
    stage.playground.faults.next("POST", POST, drop=when)
    with pytest.raises(aiohttp.ClientError):
        await games.send("Perhaps", nonce=f"perhaps-{when}")
    assert len(stage.channel.messages) == before + posted
    assert stage.playground.requests[-1].status is None
    await games.send("Perhaps", nonce=f"perhaps-{when}")
    assert len(stage.channel.messages) == before + 1


async def test_a_request_can_be_held_and_let_go(stage: Stage, games: discord.PartialMessageable) -> None:
    before = len(stage.channel.messages)
    fault = stage.playground.faults.next("POST", POST, held=True)
    sending = asyncio.create_task(games.send("Later"))
    await fault.reached.wait()
    assert len(stage.channel.messages) == before
    fault.release()
    await sending
    assert len(stage.channel.messages) == before + 1


async def test_a_slow_answer_is_slow(stage: Stage, games: discord.PartialMessageable) -> None:
    stage.playground.faults.next("POST", POST, delay=0.05)
    started = time.monotonic()
    await games.send("Slowly")
    assert time.monotonic() - started >= 0.05


async def test_a_first_answer_held_beyond_three_seconds_is_too_late(stage: Stage) -> None:
    fault = stage.playground.faults.next("POST", CALLBACK, held=True)
    using = asyncio.create_task(stage.anna.command(stage.channel, "hello"))
    await fault.reached.wait()
    stage.playground.clock.advance(3.1)
    used = await using
    assert used.failed
    fault.release()
    await stage.playground.wait_until(
        lambda: stage.playground.requests[-1].status == 404, what="the refusal of the late answer"
    )
    assert stage.playground.requests[-1].answer["code"] == 10062


async def test_a_webhooks_429_is_waited_for_too(stage: Stage) -> None:
    stage.playground.faults.next("POST", "/webhooks/{id}/{token}", status=429, retry_after=0.05)
    used = await (await stage.anna.command(stage.channel, "hello")).settled(messages=2)
    assert [message.text for message in used.messages] == ["Hello.", "And more."]
    assert answer(used).text == "Hello."


async def test_rate_limits_are_announced_and_kept() -> None:
    async with staged(rate_limits=True) as stage:
        limit = DISCORD["POST", POST]
        for _ in range(limit.requests):
            status, _ = await stage.post(content="Quickly")
            assert status == 200
        status, refusal = await stage.post(content="Too quickly")
        assert (status, refusal["global"]) == (429, False)
        assert 0 < refusal["retry_after"] <= limit.seconds
        other = stage.guild.create_text_channel("other")
        status, _ = await stage.call("POST", f"/channels/{other.id}/messages", {"content": "Elsewhere"})
        assert status == 200, "each channel has a bucket of its own"
        stage.playground.clock.advance(limit.seconds)
        status, _ = await stage.post(content="In good time")
        assert status == 200


async def test_rate_limits_tell_how_much_is_left() -> None:
    async with staged(rate_limits=True) as stage, aiohttp.ClientSession() as session:
        url = f"{stage.playground.api_url}/channels/{stage.channel.id}/messages"
        authorization = {"Authorization": f"Bot {stage.application.token}"}
        left, waits = [], []
        for _ in range(6):
            async with session.post(url, json={"content": "x"}, headers=authorization) as response:
                left.append(response.headers["X-RateLimit-Remaining"])
                assert response.headers["X-RateLimit-Limit"] == "5"
                assert response.headers["X-RateLimit-Bucket"]
                assert 0 < float(response.headers["X-RateLimit-Reset-After"]) <= 5
                waits.append("Retry-After" in response.headers)
        assert left == ["4", "3", "2", "1", "0", "0"]
        assert waits == [False] * 5 + [True]


@pytest.mark.parametrize(
    ("content_type", "begun"),
    [
        ("application/json", "{"),
        (
            "multipart/form-data; boundary=b",
            '--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{',
        ),
    ],
)
async def test_a_bot_may_go_away_in_the_middle_of_a_request(content_type: str, begun: str) -> None:
    async with staged() as stage:
        served: list[object] = []
        stage.playground.stream.subscribe(served.append)
        address = yarl.URL(stage.playground.api_url)
        _reader, writer = await asyncio.open_connection(address.host, address.port)
        path = f"{address.path}/channels/{stage.channel.id}/messages"
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: {content_type}\r\nContent-Length: 9999"
        writer.write(f"{head}\r\n\r\n{begun}".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        await stage.playground.wait_until(lambda: bool(served), what="the request to be given up")
        (request,) = stage.playground.requests
        assert (request.status, list(stage.channel.messages)) == (None, [])


async def test_tokens_stand_in_no_request_that_is_kept(stage: Stage) -> None:
    used = await (await stage.anna.command(stage.channel, "hello")).settled(messages=2)
    kept = repr(list(stage.playground.requests))
    assert used.token not in kept
    assert stage.application.token not in kept


async def test_only_so_many_requests_are_kept() -> None:
    async with staged(kept_requests=3) as stage:
        for number in range(5):
            await stage.post(content=f"{number}")
        assert [request.body["content"] for request in stage.playground.requests] == ["2", "3", "4"]
