"""The board of the week follows from the week and a secret, and is recognized in disguise."""

import itertools
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest

from bot.domain.ids import UserId
from bot.features.board_of_the_week.week import NO_SECRET, OPPONENTS, Opponent, Week, WeekSecret
from dvonn import Colour, Game, Phase, Position
from tests.bot.played import recorded
from tests.dvonn.disguises import disguises
from tests.dvonn.strategies import playout, turns_later

WEEK = Week(2026, 48)
SECRET = WeekSecret("a secret")
BOARD = SECRET.board(WEEK)


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


def test_an_opponent_is_read_by_its_level() -> None:
    assert [Opponent.parse(str(each)) for each in OPPONENTS] == list(OPPONENTS)


@pytest.mark.parametrize("text", ["", "1", "6", "27", "level"])
def test_no_other_level_is_an_opponent(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Opponent.parse(text)


def test_the_board_is_the_same_forever() -> None:
    position = BOARD.game.position
    assert str(position) == PINNED
    assert position.phase is Phase.STACKING


def test_nobody_without_the_secret_knows_the_board() -> None:
    other = WeekSecret("another")
    boards = [each.board(WEEK) for each in (SECRET, other, NO_SECRET)]
    assert len({each.game.position for each in boards}) == len(boards)
    assert "seed" not in repr(BOARD)
    assert "value" not in repr(SECRET)


def test_the_mark_of_a_try_is_of_one_person_and_week() -> None:
    marks = {SECRET.mark(week, UserId(user)) for week in (WEEK, WEEK.next) for user in (1, 2)}
    assert len(marks) == 4
    assert SECRET.mark(WEEK, UserId(1)) in marks
    assert WeekSecret("another").mark(WEEK, UserId(1)) not in marks


@pytest.mark.parametrize(
    ("week", "following"), [(Week(2026, 48), Week(2026, 49)), (Week(2026, 53), Week(2027, 1))]
)
def test_weeks_follow_one_another(week: Week, following: Week) -> None:
    assert week.next == following


def test_each_week_has_a_board_of_its_own_and_the_colours_alternate() -> None:
    weeks = [Week.of(WEEK.begins_at + timedelta(weeks=n)) for n in range(60)]
    assert len({SECRET.board(week).game.position for week in weeks}) == len(weeks)
    colours = [week.colour for week in weeks]
    assert all(one is not other for one, other in itertools.pairwise(colours))
    assert set(colours) == set(Colour)


def test_it_is_recognized_in_each_disguise() -> None:
    for disguised in disguises(BOARD.game.position, Random(1)):
        assert BOARD.has_led_to(disguised)


@pytest.mark.parametrize("turns", [1, 4, 8])
def test_so_are_the_positions_that_it_leads_to_whichever_way(turns: int) -> None:
    for seed in range(10):
        later = turns_later(BOARD.game.position, turns, Random(seed))
        assert all(BOARD.has_led_to(each) for each in [later, *disguises(later, Random(seed))])


def test_so_is_one_with_two_pieces_exchanged() -> None:
    cells, turn, phase = str(BOARD.game.position).split()
    white, black = cells.index("W"), cells.index("B")
    altered = list(cells)
    altered[white], altered[black] = "B", "W"
    assert BOARD.has_led_to(Position.parse(f"{''.join(altered)} {turn} {phase}"))


def test_a_record_that_places_the_pieces_like_that_is_recognized_as_well() -> None:
    game = Game(BOARD.game.moves[:40])
    assert game.position.phase is Phase.PLACING
    assert BOARD.has_led_to(game.position)


def test_no_other_game_is_mistaken_for_it() -> None:
    others = [*recorded(), *(playout(Random(seed), 90) for seed in range(30))]
    for game in others:
        assert not any(BOARD.has_led_to(game.position_at(ply)) for ply in range(len(game.moves) + 1))


PINNED = (
    "W,W,B,W,B,B,B,B,W/W,B,W,B,W,W,B,W,B,W/B,B,W,B,B,W,B,W,D,W,B/B,W,W,W,B,B,B,W,D,B/W,W,W,W,B,B,W,B,D w s"
)
