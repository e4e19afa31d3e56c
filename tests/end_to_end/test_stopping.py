"""Stopping: in time, without a word about errors, and nobody who was heard is left without an answer."""

import asyncio
import logging
import sys
import time
from types import SimpleNamespace

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.discord import client
from bot.domain import Match, MatchId
from bot.pages.viewer import Viewer
from bot.requests import answering
from bot.requests.request import Request
from discord_playground import Interaction, Person
from tests.end_to_end.club import Club

POST = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
LONGEST = 8.0
"""Seconds within which the bot has stopped: a container is killed 10 s after its signal."""


class Busy:
    """People who press and type without a pause, and what the bot heard of it."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.heard: set[int] = set()
        self.used: list[Interaction] = []
        club.bot.add_listener(self._hear, "on_interaction")

    async def _hear(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.autocomplete:
            self.heard.add(interaction.id)

    async def press(self, person: Person, match: int) -> None:
        """Press "Place a piece" and type again and again."""
        while True:
            board = self.club.board(match)
            await self._settled(person.begin_click(board, "More"))
            for command in ("games", "next"):
                await self._settled(person.begin_command(self.club.channel, f"dvonn {command}", {}))

    async def type(self, person: Person) -> None:
        """Type at a move again and again, so that choices are offered."""
        while True:
            await person.autocomplete(self.club.channel, "dvonn move", focused="move")

    async def _settled(self, used: Interaction) -> None:
        self.used.append(used)
        await used.settled()


async def test_while_people_keep_pressing_it_stops_in_time_and_answers_whom_it_heard(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        await club.begin()
    await club.nothing_to_do()
    caplog.clear()
    caplog.set_level(logging.INFO)
    busy = Busy(club)
    people = [
        asyncio.create_task(busy.press(person, match))
        for person in (club.anna, club.ben)
        for match in (1, 2, 3)
    ]
    people += [asyncio.create_task(busy.type(person)) for person in (club.anna, club.ben, club.cleo)]
    await club.playground.wait_until(lambda: len(busy.heard) > 20, what="some business")
    began = time.monotonic()
    await club.bot.close()
    assert time.monotonic() - began < LONGEST
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    answered = {used.id for used in busy.used if used.answered}
    assert busy.heard <= answered
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_with_discord_out_of_order_it_stops_in_time_and_who_waits_is_told(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    await club.nothing_to_do()
    caplog.clear()
    club.playground.faults.next("POST", POST, status=503, times=1_000)
    used = club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    while (await club.stored()).number < 2:
        pass
    began = time.monotonic()
    await club.bot.close()
    assert time.monotonic() - began < LONGEST
    answer = (await used.settled()).response
    assert answer is not None
    assert "it will appear in the channel a little later" in answer.text
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.slow
async def test_a_request_without_an_answer_does_not_hold_the_stop_up(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    await club.nothing_to_do()
    caplog.clear()
    held = club.playground.faults.next("POST", POST, held=True)
    used = club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await held.reached.wait()
    began = time.monotonic()
    await club.bot.close()
    assert time.monotonic() - began < LONGEST
    held.release()
    answer = (await used.settled()).response
    assert answer is not None
    assert "Played: **c3**" in answer.text
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(("at_once", "announced"), [(60.0, False), (0.0, True)])
async def test_a_user_who_waits_for_what_takes_too_long_is_told_that_the_bot_stops(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    at_once: float,
    *,
    announced: bool,
) -> None:
    await club.begin()
    await club.nothing_to_do()
    caplog.clear()
    begun = asyncio.Event()

    async def takes_long(_: Request) -> Viewer:
        begun.set()
        await asyncio.get_running_loop().create_future()
        raise AssertionError

    monkeypatch.setattr(Request, "viewer", takes_long)
    monkeypatch.setattr(answering, "AT_ONCE", at_once)
    monkeypatch.setattr(client, "GRACE", 0.1)
    used = club.cleo.begin_command(club.channel, "dvonn learn", {})
    await begun.wait()
    await club.playground.wait_until(lambda: used.answered is announced, what="what is said at first")
    await club.bot.close()
    answer = (await used.settled()).response
    assert answer is not None
    assert "I’m restarting and couldn’t finish this" in answer.text
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_user_who_waits_on_a_page_of_their_own_is_told_there_that_the_bot_stops(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await club.begin()
    more = await club.press(club.cleo, board, "More")
    begun = asyncio.Event()

    async def takes_long(_: Request, __: MatchId) -> Match:
        begun.set()
        await asyncio.get_running_loop().create_future()
        raise AssertionError

    monkeypatch.setattr(Request, "match", takes_long)
    monkeypatch.setattr(client, "GRACE", 0.1)
    club.cleo.begin_click(more, "Board as text")
    await begun.wait()
    await club.bot.close()
    assert "I’m restarting and couldn’t finish this" in more.text


async def test_an_answer_that_discord_never_takes_does_not_hold_the_stop_up(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await club.nothing_to_do()
    monkeypatch.setattr(client, "GRACE", 0.1)
    monkeypatch.setattr(client, "LAST_WORD", 0.1)
    held = club.playground.faults.next("POST", CALLBACK, held=True)
    club.cleo.begin_command(club.channel, "dvonn learn", {})
    await held.reached.wait()
    async with asyncio.timeout(LONGEST):
        await club.bot.close()
    held.release()


def test_the_last_word_is_said_within_the_time_that_a_stop_takes() -> None:
    assert client.GRACE + client.LAST_WORD < LONGEST


@pytest.mark.slow
async def test_however_often_the_gateway_can_not_be_reached_it_is_tried_again_until_the_bot_stops(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, stopping = 0, []

    async def unreachable(*_: object, **__: object) -> None:
        nonlocal tries
        tries += 1
        if tries > sys.getrecursionlimit():
            stopping.append(asyncio.create_task(club.bot.close()))
            await stopping[0]
        raise ConnectionResetError

    async def no_pause(_: float) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(DiscordWebSocket, "from_client", unreachable)
    monkeypatch.setattr("discord.shard.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": no_pause}))
    await club.bot.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 7)
    assert len(stopping) == 1
    assert club.bot.is_closed()
