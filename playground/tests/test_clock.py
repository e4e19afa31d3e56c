"""The clock that tests can advance, and the ids that contain its time."""

import asyncio

import discord
import pytest

from discord_playground.clock import Clock, timestamp
from discord_playground.snowflakes import SnowflakeGenerator, shard_of


async def test_what_became_due_happens_at_once_and_in_order() -> None:
    clock = Clock()
    happened: list[str] = []
    clock.at(clock.now() + 20, lambda: happened.append("second"))
    clock.at(clock.now() + 10, lambda: happened.append("first"))
    clock.at(clock.now() + 30, lambda: happened.append("third"))
    clock.advance(25)
    assert happened == ["first", "second"]
    clock.advance(25)
    assert happened == ["first", "second", "third"]


async def test_what_is_set_by_what_became_due_happens_in_the_same_leap_if_it_is_due_too() -> None:
    clock = Clock()
    happened: list[str] = []

    def first() -> None:
        happened.append("first")
        clock.at(clock.now() - 1, lambda: happened.append("second"))
        clock.at(clock.now() + 10, lambda: happened.append("third"))

    clock.at(clock.now() + 10, first)
    clock.advance(10)
    assert happened == ["first", "second"]
    clock.advance(10)
    assert happened == ["first", "second", "third"]


async def test_many_timers_keep_their_order_whenever_they_were_set() -> None:
    clock = Clock()
    began, happened = clock.now(), list[int]()
    for number in reversed(range(1_000)):
        clock.at(began + number // 2, lambda number=number: happened.append(number))  # type: ignore[misc]
    clock.advance(250)
    half = len(happened)
    clock.advance(250)
    expected = [each for pair in range(500) for each in (2 * pair + 1, 2 * pair)]
    assert (half, happened) == (502, expected)


async def test_what_was_cancelled_does_not_happen() -> None:
    clock = Clock()
    happened: list[str] = []
    timer = clock.at(clock.now() + 10, lambda: happened.append("no"))
    clock.at(clock.now() + 20, lambda: happened.append("no"))
    timer.cancel()
    clock.advance(15)
    clock.close()
    clock.advance(15)
    assert happened == []


async def test_time_passes_by_itself_too() -> None:
    clock = Clock()
    clock.patient = False
    due = asyncio.Event()
    clock.at(clock.now(), due.set)
    await due.wait()


async def test_time_does_not_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        Clock().advance(-1)


def test_times_are_written_as_discord_writes_them() -> None:
    assert timestamp(1_420_070_400.25) == "2015-01-01T00:00:00.250000+00:00"


def test_ids_rise_and_carry_their_time() -> None:
    clock = Clock()
    generator = SnowflakeGenerator(clock)
    ids = [generator.generate() for _ in range(10_000)]
    assert ids == sorted(set(ids))
    clock.advance(3600)
    later = generator.generate()
    assert discord.utils.snowflake_time(later).timestamp() == pytest.approx(clock.now(), abs=5)


def test_shards_share_servers_by_the_time_in_their_ids() -> None:
    assert [shard_of(number << 22, 2) for number in range(4)] == [0, 1, 0, 1]
