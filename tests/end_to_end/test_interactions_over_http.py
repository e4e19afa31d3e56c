"""Interactions over HTTP: only what Discord has signed is heard, and people are answered as through the gateway."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from datetime import timedelta

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.discord.arrivals import steady
from bot.process.http_server import LIMITS
from bot.process.settings import SettingsError
from bot.requests import interaction_endpoint
from bot.requests.interaction_endpoint import PATH, VALID_FOR, InteractionEndpoint
from discord_playground import Interaction, InteractionType, Resolved
from tests.end_to_end.club import Club

PING = b'{"type": 1}'


@pytest.fixture
def over_http() -> bool:
    return True


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def post(
    club: Club,
    session: aiohttp.ClientSession,
    body: bytes,
    *,
    key: SigningKey | None = None,
    sent: bytes | None = None,
    seconds: float = 0,
    signature: str | None = None,
) -> int:
    """Send a signed request and return the status; `sent` is another body than the signed one."""
    timestamp = str(int(club.now().timestamp() + seconds))
    signed = (key or club.application.signing_key).sign(timestamp.encode() + body).signature.hex()
    headers = {
        "X-Signature-Timestamp": timestamp,
        "X-Signature-Ed25519": signed if signature is None else signature,
    }
    address = f"http://127.0.0.1:{club.bot.interactions_port}{PATH}"
    async with session.post(address, data=sent or body, headers=headers) as response:
        return response.status


async def begin_request(club: Club, *headers: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Send the headers of a request and nothing of its body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", club.bot.interactions_port)
    head = [f"POST {PATH} HTTP/1.1", "Host: bot", "Content-Length: 100", *headers, "", ""]
    writer.write("\r\n".join(head).encode())
    return reader, writer


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR or each.exc_info]


async def test_only_what_discord_has_signed_just_now_is_heard(
    club: Club, session: aiohttp.ClientSession
) -> None:
    assert await post(club, session, PING) == 200
    assert await post(club, session, PING, key=SigningKey.generate()) == 401
    assert await post(club, session, PING, sent=b'{"type": 2}') == 401
    assert await post(club, session, PING, signature="") == 401
    assert await post(club, session, PING, signature="no number") == 401
    assert await post(club, session, PING, signature="00") == 401
    for seconds in (-1, 1):
        late = seconds * (VALID_FOR.total_seconds() + 2)
        assert await post(club, session, PING, seconds=late) == 401
    address = f"http://127.0.0.1:{club.bot.interactions_port}{PATH}"
    async with session.post(address, data=PING) as response:
        assert response.status == 401


HEADERS: list[tuple[str | int | None, str | None]] = [
    (None, "ab" * 64),
    (0, None),
    (0, "ab" * 63),
    (0, "ab" * 65),
    (0, "xy" * 64),
    (0, "ab " * 42 + "ab"),
    (302, "ab" * 64),
    (-302, "ab" * 64),
    ("9" * 400, "ab" * 64),
    ("9" * 5000, "ab" * 64),
    ("1e9", "ab" * 64),
    ("\u0661", "ab" * 64),
    ("", "ab" * 64),
]


async def test_a_request_is_refused_before_its_body_if_its_headers_are_not_of_discord_and_of_now(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    for timestamp, signature in HEADERS:
        with subtests.test(timestamp=timestamp, signature=signature):
            at = str(int(club.now().timestamp()) + timestamp) if isinstance(timestamp, int) else timestamp
            headers = {"X-Signature-Timestamp": at, "X-Signature-Ed25519": signature}
            lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
            reader, writer = await begin_request(club, *lines)
            assert (await reader.readline()).startswith(b"HTTP/1.1 401 ")
            writer.close()
            assert errors(caplog) == []


NONSENSE = [
    b"",
    b"[]",
    b"{}",
    b"null",
    b'"type"',
    b"\xff",
    b"[" * 100_000,
    b'{"type":' * 30_000,
    b'{"type": 2, "guild_id": "none"}',
    b'{"type": 2, "guild_id": [1]}',
    b'{"type": 2, "guild_id": 1e999}',
    b'{"type": 2, "guild_id": ' + b"9" * 5000 + b"}",
]


async def test_signed_nonsense_is_refused(
    club: Club, session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    for body in NONSENSE:
        with subtests.test(body=body[:40]):
            assert await post(club, session, body) == 400
            assert errors(caplog) == []


async def test_strangers_cost_nobody_an_answer(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    now = int(club.now().timestamp())
    signed = (f"X-Signature-Timestamp: {now}", "X-Signature-Ed25519: " + "ab" * 64)
    crowd = [await begin_request(club, *signed) for _ in range(LIMITS.waiting)]
    port = club.bot.interactions_port
    crowd += [await asyncio.open_connection("127.0.0.1", port) for _ in range(LIMITS.waiting)]
    await club.use(club.anna, "games")
    await club.playground.set_interactions_endpoint(club.application, None)
    await club.use(club.ben, "games")
    for reader, _ in crowd[: LIMITS.waiting]:
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
    for _, writer in crowd:
        writer.close()
    assert errors(caplog) == []


async def test_a_bot_that_has_not_seen_its_servers_yet_answers_nobody(
    club: Club, session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interaction_endpoint, "READY_WITHIN", 0.0)
    club.bot._ready.clear()
    assert await post(club, session, PING) == 200
    assert await post(club, session, json.dumps({"type": 2}).encode()) == 503
    club.bot._ready.set()


async def test_a_match_is_challenged_accepted_and_played_and_nothing_comes_through_the_gateway(
    club: Club,
) -> None:
    heard: list[str] = []

    async def hear(event: str) -> None:
        heard.append(event)

    club.bot.add_listener(hear, "on_socket_event_type")
    await club.begin_by_challenge()
    panel = await club.press(club.anna, club.board(), "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.use(club.ben, "move", {"move": "d3"})
    await club.playground.set_interactions_endpoint(club.application, None)
    await club.use(club.ben, "games")
    assert heard.count("INTERACTION_CREATE") == 1


async def test_a_bot_that_does_not_listen_says_why_nobody_is_answered(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.stop_bot()
    club._over_http = False
    await club.start_bot()
    assert "set INTERACTIONS_PORT, or remove the URL" in caplog.text
    used = club.anna.begin_command(club.channel, "dvonn help", {})
    await club.playground.wait_until(lambda: used.failed, what="the failure")


async def test_a_port_that_is_taken_is_named(club: Club) -> None:
    port = club.bot.interactions_port
    assert port
    second = InteractionEndpoint(club.bot, club.application.payload(guild_count=1)["verify_key"])
    with pytest.raises(SettingsError, match=f"INTERACTIONS_PORT: port {port} of 127.0.0.1 can't be had"):
        await second.start("127.0.0.1", port)
    await second.close()


async def repeat(club: Club, session: aiohttp.ClientSession, used: Interaction) -> None:
    """Deliver an interaction again, as a proxy does that repeats a request."""
    assert await post(club, session, json.dumps(used.payload()).encode()) == 202


async def test_a_signed_request_is_done_once_however_often_it_comes(
    club: Club, session: aiohttp.ClientSession
) -> None:
    used = await club.anna.command(club.channel, "dvonn challenge", {"opponent": club.ben})
    for _ in range(4):
        await repeat(club, session, used)
    await club.quiet()
    assert len(club.public()) == 1
    assert club.direct_messages(club.anna) == []


async def test_an_interaction_that_comes_over_http_and_through_the_gateway_is_done_once(
    club: Club, session: aiohttp.ClientSession
) -> None:
    await club.playground.set_interactions_endpoint(club.application, None)
    used = await club.anna.command(club.channel, "dvonn challenge", {"opponent": club.ben})
    await repeat(club, session, used)
    await club.quiet()
    assert len(club.public()) == 1


async def test_a_request_that_comes_again_after_a_restart_is_not_done_again(
    club: Club, session: aiohttp.ClientSession
) -> None:
    used = await club.anna.command(club.channel, "dvonn challenge", {"opponent": club.ben})
    await club.stop_bot()
    await club.start_bot()
    club.put_clocks_forward(timedelta(minutes=4))
    club.bot.discord_clock._clock = lambda: steady() + 240
    await repeat(club, session, used)
    await club.quiet()
    assert len(club.public()) == 1


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("dvonn-club table", []),
        ("dvonn-admin settings", []),
    ],
)
async def test_in_a_server_without_the_bot_its_commands_say_how_to_invite_it(
    club: Club, command: str, options: list[str]
) -> None:
    club.offer_to_everybody("dvonn-admin")
    root, name = command.split()
    resolved = Resolved(club.playground.world, club.application, club.channel)
    given = [{"name": each, "type": 6, "value": resolved.pick(club.ben)} for each in options]
    data = {"name": root, "type": 1, "options": [{"name": name, "type": 1, "options": given}]}
    payload = club.anna.forge(
        InteractionType.COMMAND, club.application, club.channel, resolved.into({"id": "1", **data})
    )
    # the bot was never in this server: only its commands were installed there
    club.bot._connection._remove_guild(club.bot.guilds[0])
    answer = (await payload.settled()).response
    assert answer is not None
    assert "I’m not a member of this server yet" in answer.text
    assert f"client_id={club.application.id}" in answer.text
    assert "can’t see this channel" not in answer.text
