"""The board of the week follows from the week alone, and is recognized in disguise."""

import itertools
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest

from bot.domain.week import Week
from dvonn import Colour, Game, Phase, Position
from tests.bot.played import recorded
from tests.dvonn.disguises import disguises
from tests.dvonn.strategies import playout, turns_later

WEEK = Week(2026, 48)


@pytest.mark.parametrize(
    ("moment", "week"),
    [
        (datetime(2026, 11, 22, 23, 59, 59, tzinfo=UTC), Week(2026, 47)),
        (datetime(2026, 11, 23, tzinfo=UTC), Week(2026, 48)),
        (datetime(2026, 11, 29, 23, 59, tzinfo=UTC), Week(2026, 48)),
        (datetime(2026, 11, 30, 1, tzinfo=timezone(timedelta(hours=2))), Week(2026, 48)),
        (datetime(2027, 1, 3, 12, tzinfo=UTC), Week(2026, 53)),
        (datetime(2024, 12, 30, tzinfo=UTC), Week(2025, 1)),
    ],
)
def test_a_week_begins_on_monday_at_midnight_in_utc(moment: datetime, week: Week) -> None:
    assert Week.of(moment) == week
    assert week.begins_at <= moment < week.ends_at


def test_a_week_is_written_as_a_number() -> None:
    assert str(WEEK) == "202648"
    assert Week.parse("202648") == WEEK


@pytest.mark.parametrize("text", ["", "week", "0", "202600", "202554", "99999999999999", "-202648"])
def test_other_texts_are_no_week(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Week.parse(text)


def test_the_board_is_the_same_forever() -> None:
    position = WEEK.game.position
    assert str(position) == PINNED
    assert position.phase is Phase.STACKING


def test_each_week_has_a_board_of_its_own_and_the_colours_alternate() -> None:
    weeks = [Week.of(WEEK.begins_at + timedelta(weeks=n)) for n in range(60)]
    assert len({week.game.position for week in weeks}) == len(weeks)
    colours = [week.colour for week in weeks]
    assert all(one is not other for one, other in itertools.pairwise(colours))
    assert set(colours) == set(Colour)


def test_it_is_recognized_in_each_disguise() -> None:
    for disguised in disguises(WEEK.game.position, Random(1)):
        assert WEEK.has_led_to(disguised)


@pytest.mark.parametrize("turns", [1, 4, 8])
def test_so_are_the_positions_that_it_leads_to_whichever_way(turns: int) -> None:
    for seed in range(10):
        later = turns_later(WEEK.game.position, turns, Random(seed))
        assert all(WEEK.has_led_to(each) for each in [later, *disguises(later, Random(seed))])


def test_so_is_one_with_two_pieces_exchanged() -> None:
    cells, turn, phase = str(WEEK.game.position).split()
    white, black = cells.index("W"), cells.index("B")
    altered = list(cells)
    altered[white], altered[black] = "B", "W"
    assert WEEK.has_led_to(Position.parse(f"{''.join(altered)} {turn} {phase}"))


def test_a_record_that_places_the_pieces_like_that_is_recognized_as_well() -> None:
    game = Game(WEEK.game.moves[:40])
    assert game.position.phase is Phase.PLACING
    assert WEEK.has_led_to(game.position)


def test_no_other_game_is_mistaken_for_it() -> None:
    others = [*recorded(), *(playout(Random(seed), 90) for seed in range(30))]
    for game in others:
        assert not any(WEEK.has_led_to(game.position_at(ply)) for ply in range(len(game.moves) + 1))


PINNED = (
    "W,W,W,D,W,B,W,B,W/D,W,B,W,W,W,B,W,B,W/W,B,B,W,W,B,W,W,W,B,W/B,B,D,W,B,W,B,B,B,W/B,B,B,B,B,B,B,B,W w s"
)
