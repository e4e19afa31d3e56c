"""Rate limit buckets, measured by the playground's clock."""

import aiohttp
import pytest

from discord_playground import Permission, Playground
from discord_playground.clock import Clock
from discord_playground.errors import Refusal
from discord_playground.rate_limits import (
    DISCORD,
    EDIT,
    EDIT_CHANNEL,
    MOST_BUCKETS,
    OLD_AFTER,
    OLD_EDITS,
    RENAMES,
    IdentifyLimits,
    Limit,
    RateLimits,
)
from discord_playground.snowflakes import SnowflakeGenerator
from discord_playground.users import Application, User
from playground_tests.stage import staged
from test_gateway import connected

ROUTE = ("POST", "/channels/{channel_id}/messages")


def spend(limits: RateLimits, channel: int) -> str:
    """Count a post in a channel and return the number of remaining ones."""
    headers = limits.spend(*ROUTE, {"channel_id": str(channel)}, caller=None)
    return headers["X-RateLimit-Remaining"]


def test_each_channel_has_its_own_bucket_and_it_fills_again() -> None:
    clock = Clock()
    limits = RateLimits(clock, {ROUTE: Limit(2, 5.0)})
    assert [spend(limits, 1), spend(limits, 1), spend(limits, 2)] == ["1", "0", "1"]
    with pytest.raises(Refusal) as caught:
        spend(limits, 1)
    assert (caught.value.status, caught.value.details["global"]) == (429, False)
    clock.advance(5.1)
    assert spend(limits, 1) == "1"


def test_as_many_shards_as_may_identify_at_once() -> None:
    clock = Clock()
    limits = IdentifyLimits(clock)
    bot, pair = (
        Application(number, "Bot", User(number, "bot", bot=True), User(9, "owner"), max_concurrency=number)
        for number in (1, 2)
    )
    assert [limits.spend(bot, 0), limits.spend(bot, 1)] == [True, False]
    assert [limits.spend(pair, shard) for shard in range(3)] == [True, True, False]
    clock.advance(5.0)
    assert limits.spend(bot, 1)


async def test_who_identifies_too_soon_has_no_session() -> None:
    async with staged(rate_limits=True) as stage, connected(stage) as first, connected(stage) as second:
        await first.identify(stage, shard=[0, 2])
        await second.send(
            2, {"token": stage.application.token, "intents": 0, "properties": {}, "shard": [1, 2]}
        )
        answer = await second.receive()
        assert (answer["op"], answer["d"]) == (9, False)
        stage.playground.clock.advance(5.0)
        await second.identify(stage, shard=[1, 2])


def test_old_messages_are_edited_seldom() -> None:
    clock = Clock()
    limits = RateLimits(clock, {EDIT: Limit(100, 1.0)})
    message = SnowflakeGenerator(clock).generate()

    def edit() -> None:
        limits.spend(*EDIT, {"channel_id": "1", "message_id": str(message)}, caller=None)

    for _ in range(OLD_EDITS.requests + 1):
        edit()
    clock.advance(OLD_AFTER + 1)
    for _ in range(OLD_EDITS.requests):
        edit()
    with pytest.raises(Refusal) as caught:
        edit()
    assert (caught.value.status, caught.value.reason.code) == (429, 30046)
    clock.advance(caught.value.details["retry_after"] + 0.1)
    edit()


def test_a_channel_is_renamed_seldom_and_otherwise_changed_more_often() -> None:
    clock = Clock()
    limits = RateLimits(clock, DISCORD)

    def change(**body: object) -> None:
        limits.spend(*EDIT_CHANNEL, {"channel_id": "1"}, None, body)

    for _ in range(RENAMES.requests):
        change(name="Anna – Ben")
    with pytest.raises(Refusal) as caught:
        change(name="DVONN 1", archived=True)
    assert caught.value.status == 429
    assert caught.value.details["retry_after"] > 500
    change(archived=True)
    clock.advance(RENAMES.seconds + 0.1)
    change(name="DVONN 1")


def test_one_bot_has_so_many_requests_a_second_but_answers_to_interactions_do_not_count() -> None:
    clock = Clock()
    limits = RateLimits(clock, {}, everywhere=Limit(2, 1.0))
    application = Playground().create_application("Bot")
    for route in ("/users/@me", "/webhooks/{webhook_id}/{webhook_token}", "/gateway/bot"):
        limits.spend("GET", route, {}, caller=application)
    with pytest.raises(Refusal) as caught:
        limits.spend("GET", "/users/@me", {}, caller=application)
    assert caught.value.details["global"]
    assert caught.value.headers["X-RateLimit-Global"] == "true"
    limits.spend("POST", "/interactions/{interaction_id}/{interaction_token}/callback", {}, application)
    clock.advance(1.1)
    limits.spend("GET", "/users/@me", {}, caller=application)


def test_routes_without_a_limit_are_not_counted() -> None:
    limits = RateLimits(Clock(), {ROUTE: Limit(1, 5.0)})
    assert limits.spend("GET", "/users/@me", {}, caller=None) == {}


def test_idle_buckets_are_forgotten() -> None:
    clock = Clock()
    limits = RateLimits(clock, {ROUTE: Limit(2, 5.0)})
    for channel in range(MOST_BUCKETS + 1):
        spend(limits, channel)
    clock.advance(RENAMES.seconds + 0.1)
    spend(limits, 0)
    assert len(limits._used) == 1


async def test_they_can_begin_once_everything_is_prepared() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        application = playground.create_application("Bot")
        guild = playground.create_guild("Club")
        channel = guild.create_text_channel("games")
        guild.add_bot(application, permissions=Permission.ADMINISTRATOR)

        async def post() -> int:
            async with session.post(
                f"{playground.api_url}/channels/{channel.id}/messages",
                json={"content": "Hello"},
                headers={"Authorization": f"Bot {application.token}"},
            ) as answer:
                return answer.status

        assert {await post() for _ in range(8)} == {200}
        playground.limit_rates()
        assert [await post() for _ in range(6)] == [200] * 5 + [429]


async def test_a_single_route_can_be_limited_for_each_channel() -> None:
    async with staged() as stage:
        other = stage.guild.create_text_channel("other")
        stage.playground.limit_route(*ROUTE, requests=2, seconds=5.0)
        assert [(await stage.post(content="Hello"))[0] for _ in range(3)] == [200, 200, 429]
        assert (await stage.call("POST", f"/channels/{other.id}/messages", {"content": "Hello"}))[0] == 200
        assert {(await stage.call("GET", "/users/@me"))[0] for _ in range(3)} == {200}
        stage.playground.clock.advance(5.0)
        assert (await stage.post(content="Hello"))[0] == 200
