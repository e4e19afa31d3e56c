"""How old an interaction is, whatever the machine's clock says, and that none is heard twice."""

import random
from datetime import UTC, datetime

from bot.discord.arrivals import REMEMBERED_FOR, DiscordClock, HeardInteractions

HOUR = 3600.0


class Time:
    """Discord's clock and ours, which differ by any amount."""

    def __init__(self, apart: float = 12_345.0) -> None:
        self.discord = 1_800_000_000.0
        self.ours = self.discord + apart

    def __call__(self) -> float:
        return self.ours

    def passes(self, seconds: float, *, drift: float = 0.0) -> None:
        self.discord += seconds
        self.ours += seconds * (1 + drift)

    def created_at(self, age: float = 0.0) -> datetime:
        """When Discord created something that is some seconds old."""
        return datetime.fromtimestamp(self.discord - age, UTC)


def test_the_first_interaction_is_not_old() -> None:
    time = Time()
    assert DiscordClock(time).age_of(time.created_at(age=60)) == 0


def test_an_interaction_is_as_old_as_it_is_behind_the_newest_sign_of_discords_clock() -> None:
    time = Time()
    clock = DiscordClock(time)
    clock.age_of(time.created_at())
    time.passes(10)
    assert round(clock.age_of(time.created_at(age=8)), 2) == 8
    assert round(clock.age_of(time.created_at(age=0.5)), 2) == 0.5


def test_interactions_from_before_a_pause_of_the_process_are_old_when_it_wakes() -> None:
    time = Time()
    clock = DiscordClock(time)
    clock.age_of(time.created_at())
    sent = []
    for _ in range(4):
        time.passes(4)
        sent.append(time.created_at())
    ages = [round(clock.age_of(each)) for each in sent]
    assert ages == [12, 8, 4, 0]


def test_clocks_that_drift_apart_make_nobody_old() -> None:
    for drift in (-5e-5, 5e-5):
        time, rng = Time(), random.Random(1)
        clock = DiscordClock(time)
        for _ in range(1000):
            assert clock.age_of(time.created_at(age=0.2)) < 1
            time.passes(rng.uniform(1, HOUR), drift=drift)


def test_our_clock_that_was_paused_for_a_day_makes_nobody_old() -> None:
    time = Time()
    clock = DiscordClock(time)
    clock.age_of(time.created_at())
    time.discord += 24 * HOUR
    assert clock.age_of(time.created_at()) == 0


def test_what_discord_has_accepted_was_young_and_corrects_what_was_believed() -> None:
    time = Time()
    clock = DiscordClock(time)
    clock.age_of(time.created_at(age=-300))  # a wrong date
    assert clock.age_of(time.created_at()) > 200
    clock.trust(time.created_at())
    assert clock.age_of(time.created_at()) == 0
    time.passes(10)
    assert round(clock.age_of(time.created_at(age=5))) == 5


def test_an_interaction_is_new_once() -> None:
    heard = HeardInteractions(Time())
    assert [heard.is_new(each) for each in (1, 2, 1, 2, 3)] == [True, True, False, False, True]


def test_interactions_are_remembered_for_as_long_as_a_signature_is_valid_and_no_longer() -> None:
    time = Time()
    heard = HeardInteractions(time)
    heard.is_new(1)
    time.passes(REMEMBERED_FOR - 1)
    heard.is_new(2)
    assert not heard.is_new(1)
    time.passes(2)
    heard.is_new(3)
    assert list(heard._heard) == [2, 3]
