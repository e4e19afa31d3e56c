"""Going away and coming back: clocks are paused, and everyone is informed."""

import re
from datetime import UTC, datetime, timedelta

from bot.domain import Pace
from bot.domain.events import CameBack, Started, WentAway
from bot.features.absence.handlers import ComeBack, DayCount, LeaveFor
from dvonn import Place, Termination
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.onlooking import place
from tests.end_to_end.planted import press_control


async def noon(club: Club) -> None:
    """Go on to an hour in which no day ends."""
    await club.time_passes(hours=(12 - club.now().hour) % 24)


async def test_somebody_who_is_away_is_told_until_when_where_and_what_is_left(club: Club) -> None:
    await club.begin(pace=3)
    await club.begin(pace=0)
    await club.begin(pace=Pace.TEN_MINUTES)
    before = club.now()
    answer = await club.use(club.ben, "away", {"until": "5 days"})
    (until,) = re.findall(r"away until <t:(\d+):f>", answer.text)
    assert int(before.timestamp()) <= int(until) - 5 * 86400 <= club.now().timestamp()
    assert "Your clock is stopped: game 1. If you move in one of them, it runs again there." in answer.text
    assert "At most an hour on the clock, so it doesn’t stop: game 3." in answer.text
    assert "Away days left this year after that: 25" in answer.text
    assert (await club.use(club.ben, "away")).text == answer.text


async def test_whose_turn_it_is_reads_that_this_clock_runs_on_until_the_move(club: Club) -> None:
    await club.begin(pace=3)
    answer = await club.use(club.anna, "away", {"until": "5 days"})
    assert "It’s your turn, so your clock runs on until you’ve moved: game 1." in answer.text
    await club.nothing_to_do()
    assert "away until" not in club.board().text
    await club.use(club.anna, "move", {"move": "c3"})
    stopped = "Your clock is stopped: game 1."
    assert stopped in (await club.use(club.anna, "away")).text
    await club.use(club.ben, "move", {"move": "d3"})
    await club.nothing_to_do()
    assert "away until" in club.board().text
    await club.time_passes(days=4)
    assert not (await club.stored()).is_over


async def test_a_live_game_is_lost_on_time_however_long_somebody_is_away(club: Club) -> None:
    await club.begin(pace=Pace.FIVE_MINUTES)
    await place(club, "c3", "d3", each_shown=False)
    await club.use(club.anna, "away", {"until": "14 days"})
    await club.time_passes(minutes=6)
    ended = (await club.stored()).ended
    assert ended is not None
    assert ended.by is Termination.TIME


async def test_a_move_ends_an_absence_in_its_game_alone_and_the_board_shows_it(club: Club) -> None:
    for _ in range(2):
        await club.begin(pace=3)
    await club.use(club.ben, "away", {"until": "10 days"})
    for match in (1, 2):
        await club.use(club.anna, "move", {"move": "c3", "match": match})
    await club.nothing_to_do()
    assert ["away until" in club.board(match).text for match in (1, 2)] == [True, True]
    await club.use(club.ben, "move", {"move": "d3", "match": 1})
    await club.use(club.anna, "move", {"move": "e3", "match": 1})
    await club.nothing_to_do()
    assert ["away until" in club.board(match).text for match in (1, 2)] == [False, True]
    assert "Your clock is stopped: game 2." in (await club.use(club.ben, "away")).text


async def test_without_a_date_absences_are_offered_and_the_present_one_is_shown(club: Club) -> None:
    await club.begin(pace=3)
    offered = await club.use(club.ben, "away")
    assert "Away days left this year: 30." in offered.text
    assert labels(offered) == ["3 days", "1 week", "2 weeks", "Other date…"]
    begun = await club.press(club.ben, offered, "1 week")
    assert "Your clock is stopped: game 1." in begun.text
    again = await club.use(club.ben, "away")
    assert (again.text, labels(again)) == (begun.text, ["I’m back", "Other date…"])
    form = await club.ben.click(again, "Other date…")
    assert form.modal is not None
    changed = await answer_to(await club.ben.submit(form.modal, {"until": "2 days"}))
    assert "Away days left this year after that: 27" in changed.text  # the first week had begun
    assert "Welcome back!" in (await club.press(club.ben, changed, "I’m back")).text
    assert labels(await club.use(club.ben, "away"))[0] == "3 days"


async def test_only_offered_lengths_are_taken_from_a_button(club: Club) -> None:
    answer = await press_control(club, club.anna, LeaveFor(DayCount(10**9)))
    assert "This button is out of date" in answer.text


async def test_the_clock_of_somebody_who_is_away_is_paused_and_the_board_shows_it(club: Club) -> None:
    await club.begin(pace=3)
    await club.use(club.ben, "away", {"until": "10 days"})
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    assert "away until" in club.board().text
    match = await club.stored()
    assert match.clock.due is None
    await club.time_passes(days=9)
    assert not (await club.stored()).is_over
    answer = await club.come_back(club.ben)
    assert "Your clock is running again: game 1." in answer.text
    await club.nothing_to_do()
    assert "away until" not in club.board().text
    due = (await club.stored()).clock.due
    assert due is not None
    assert timedelta(days=2, hours=23) < due - club.now() < timedelta(days=3, seconds=1)


async def test_coming_back_pings_nobody_who_does_it_themselves(club: Club) -> None:
    await club.begin(pace=3)
    await club.use(club.ben, "away", {"until": "10 days"})
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    board = club.board()
    await club.come_back(club.ben)
    await club.quiet()
    assert club.board() is board  # it is edited
    assert "away until" not in board.text
    await club.use(club.ben, "away", {"until": "1 day"})
    await club.time_passes(days=2)  # the absence is over without Ben's doing
    assert club.board() is not board
    assert club.board().pings == {club.ben.id}


async def test_an_opponent_is_told_once_a_day_and_silently_however_many_matches_and_absences_there_are(
    club: Club,
) -> None:
    for _ in range(2):
        await club.begin(pace=3)
    for _ in range(3):
        await club.use(club.anna, "away", {"until": "5 days"})
        await club.nothing_to_do()
        await club.come_back(club.anna)
    (message,) = club.direct_messages(club.ben)
    assert "Anna is" in message.text
    assert message.is_silent
    assert club.direct_messages(club.anna) == []


async def test_an_absence_outlives_the_process_and_ends_once_however_long_the_bot_was_down(
    club: Club,
) -> None:
    await club.begin(pace=1)
    await club.use(club.ben, "away", {"until": "5 days"})
    await club.use(club.anna, "move", {"move": "c3"})
    await club.stop_bot()
    await club.start_bot()
    await club.time_passes(days=3)
    assert not (await club.stored()).is_over
    await club.stop_bot()
    await club.time_passes(days=4)
    for _ in range(2):
        await club.start_bot()
        await club.time_passes(minutes=1)
        await club.stop_bot()
    kinds = [type(event.what) for event in (await club.stored_anew()).events]
    assert kinds == [Started, WentAway, Place, CameBack]
    await club.start_bot()


async def test_an_absence_ends_by_itself(club: Club) -> None:
    await club.begin(pace=3)
    await club.use(club.anna, "away", {"until": "2 days"})
    await club.time_passes(days=2, minutes=1)
    assert (await club.stored()).events[-1].what == CameBack()
    assert "You’re not away" in (await press_control(club, club.anna, ComeBack())).text


async def test_a_date_means_the_end_of_that_day(club: Club) -> None:
    await noon(club)
    day = (club.now() + timedelta(days=4)).date()
    answer = await club.use(club.anna, "away", {"until": day.isoformat()})
    end = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    assert f"<t:{int(end.timestamp())}:f>" in answer.text
    assert "You have no games with a clock." in answer.text


async def test_more_days_than_there_are_in_a_year_are_refused_with_those_that_are_left(club: Club) -> None:
    answer = await club.use(club.anna, "away", {"until": "5 weeks"})
    assert "Away days left this year: 30 of 30" in answer.text
    assert "You’re not away" in (await press_control(club, club.anna, ComeBack())).text


async def test_what_is_no_date_is_told_how_to_write_one(club: Club) -> None:
    answer = await club.use(club.anna, "away", {"until": "**soon**"})
    assert r"I can’t read “\*\*soon\*\*”" in answer.text
    assert "tomorrow, Friday, 5 days" in answer.text


async def test_lengths_are_offered_with_their_dates_and_can_be_chosen(club: Club) -> None:
    await noon(club)
    choices = await club.anna.autocomplete(club.channel, "dvonn away", focused="until")
    dates = [f"{club.now() + timedelta(days=days):%m/%d/%Y}" for days in (3, 7, 14)]
    assert [choice.name for choice in choices] == [
        f"{length}: until {date}" for length, date in zip(("3 days", "1 week", "2 weeks"), dates, strict=True)
    ]
    answer = await club.use(club.anna, "away", {"until": choices[1].value})
    assert "Away days left this year after that: 23." in answer.text
    narrowed = await club.anna.autocomplete(club.channel, "dvonn away", {"until": "week"}, focused="until")
    assert [choice.value for choice in narrowed] == ["1 week", "2 weeks"]


async def test_lengths_are_offered_and_read_in_the_language_of_somebody_who_goes_away(club: Club) -> None:
    await noon(club)
    club.anna.locale = "de"
    choices = await club.anna.autocomplete(club.channel, "dvonn away", focused="until")
    date = f"{club.now() + timedelta(days=7):%d.%m.%Y}"
    assert [choice.value for choice in choices] == ["3 Tage", "1 Woche", "2 Wochen"]
    assert choices[1].name == f"1 Woche: bis {date}"
    assert "dieses Jahr bleiben: 23" in (await club.use(club.anna, "away", {"until": choices[1].value})).text
