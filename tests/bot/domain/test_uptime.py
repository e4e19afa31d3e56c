"""Since when players could not act, from what the bot sees of itself."""

import pytest

from bot.domain.uptime import ANSWER_WITHIN, Observed, ShardConnection, is_proven, unproven_since

NOW = 1000.0


def seen(
    *,
    last: float = 1,
    leap: float = 0,
    lines: tuple[ShardConnection, ...] = (),
    stored: float = 60,
    storing: bool = True,
) -> Observed:
    """An observation made now; `last` and `stored` are seconds ago."""
    return Observed(NOW, NOW - last, leap, lines, NOW - stored, storing)


def line(*, word: float, asked: float = 100, is_open: bool = True) -> ShardConnection:
    """A line on which the last word and the last heartbeat were so many seconds ago."""
    return ShardConnection(NOW - word, NOW - asked, is_open)


@pytest.mark.parametrize(
    "observed",
    [
        seen(),
        seen(last=ANSWER_WITHIN),
        seen(lines=(line(word=40, asked=41),)),
        seen(lines=(line(word=41, asked=ANSWER_WITHIN),)),
        seen(leap=-3600),
        seen(stored=3600),
    ],
)
def test_nothing_is_lost_while_discord_answers_and_the_bot_runs(observed: Observed) -> None:
    assert unproven_since(observed) is None
    assert is_proven(observed)


@pytest.mark.parametrize(
    ("observed", "ago"),
    [
        (seen(last=40), 40),
        (seen(leap=3600), 1),
        (seen(last=0.1, leap=2.5), 0.1),
        (seen(last=40, leap=5), 40),
    ],
)
def test_a_time_in_which_the_bot_saw_nothing_is_lost_and_over_once_it_sees(
    observed: Observed, ago: float
) -> None:
    assert unproven_since(observed) == pytest.approx(NOW - ago)
    assert is_proven(observed)


@pytest.mark.parametrize(
    "dead",
    [
        line(word=41, asked=3.1),
        line(word=41, asked=40, is_open=False),
        line(word=41, asked=60, is_open=False),
    ],
)
def test_while_discord_does_not_answer_all_since_its_last_word_is_lost(dead: ShardConnection) -> None:
    observed = seen(lines=(line(word=1), dead))
    assert unproven_since(observed) == NOW - 41
    assert not is_proven(observed)


def test_while_nothing_can_be_stored_all_since_the_last_thing_stored_is_lost() -> None:
    observed = seen(stored=20, storing=False)
    assert unproven_since(observed) == NOW - 20
    assert not is_proven(observed)


def test_of_several_reasons_that_of_the_earliest_moment_counts() -> None:
    observed = seen(last=30, lines=(line(word=50, asked=9),), stored=40, storing=False)
    assert unproven_since(observed) == NOW - 50
