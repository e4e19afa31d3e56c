"""The judge of a simulated season: what it explains, and what it reports."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import season_rules
from benchmarks.season_course import EndOf, in_likely_order
from benchmarks.season_judge import Judge
from benchmarks.season_rules import (
    Happened,
    Record,
    Result,
    is_berger,
    proved_margin,
    sizes_of,
    standing,
)
from benchmarks.season_seen import Deed, League, Line, Post, Seen, What
from bot.features.league.standings import MOST_MARGIN, Decision, How, Played, Seat, Seated, results
from dvonn import Game

ANNA, BEN, CLEO, DORA = PLAYERS = 1, 2, 3, 4
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
START = datetime(2040, 1, 6, 12, tzinfo=UTC)
ENDS = START + timedelta(weeks=7)
HOUR = timedelta(hours=1)
CUP = League(0, "Cup", pairs=False, pace="3d1d5d")
THREAD, TABLE = "Cup · season 1", 900
GAMES = [(ANNA, DORA), (BEN, CLEO), (DORA, CLEO), (ANNA, BEN), (BEN, DORA), (CLEO, ANNA)]
"""White and Black, as the Berger table for four says."""


def post(after: timedelta, text: str, *pictures: str, thread: str = THREAD, **other: object) -> Post:
    at = START + after
    message = int(after / timedelta(seconds=1))
    new = Post(at, 0, thread, message, None, text, pictures, frozenset(), is_new=True)
    return new._replace(**other)  # type: ignore[arg-type]


def stored(number: int, white: int, black: int, hours: int) -> Record:
    """A game that the player with the higher number resigns after some hours."""
    loser = max(white, black)
    events = [Happened("start", "", None, START), Happened("resign", "", loser, START + hours * HOUR)]
    return Record(number, 0, white, black, (white, black), events)


def test_a_pair_of_games_is_decided_by_the_lines_that_agree_with_the_stored_winners() -> None:
    begun = [Happened("start", "", None, START)]
    records = [
        Record(1, 0, ANNA, BEN, (ANNA, BEN), begun, kept=5),
        Record(2, 0, BEN, ANNA, (BEN, ANNA), begun, kept=1),
    ]
    open_since = [(START, Game().position)]
    played = [season_rules.Played(each, open_since, None, None, None) for each in records]
    ends = [EndOf(game, ENDS, is_stopped=True) for game in played]
    lines = [Line("Ben", "Anna", 1, "used more time"), Line("Anna", "Ben", 1, "proved who wins")]
    told = in_likely_order(ends, lines, NAMES)[0]
    explained = [end.explaining(line, NAMES) for end, line in zip(ends, told, strict=True)]
    assert explained == [Result(5), Result(1)]


def row(place: int, user: int, won: int, lost: int, left: int) -> str:
    more = f" · open {left}" if left else ""
    return f"{place}. {NAMES[user]} · {2 * won} points · won {won}, tied 0, lost {lost}{more}"


def seen() -> Seen:
    """A season of four in which the lower number always wins, one game each hour."""
    record = {
        number: stored(number, white, black, number) for number, (white, black) in enumerate(GAMES, start=1)
    }
    deeds = [Deed(START - 5 * 24 * HOUR, user, 0, What.JOINED) for user in PLAYERS]
    deeds += [Deed(START - HOUR, user, 0, What.IN) for user in PLAYERS]
    question = "**Cup**, season 1, starts. Are you in?"
    lines = [
        post(
            number * HOUR + timedelta(seconds=5),
            f"**{NAMES[min(pair)]}** beat **{NAMES[max(pair)]}** by resignation.",
        )
        for number, pair in enumerate(GAMES, start=1)
    ]
    podium = "🏆 **Cup** · season 1\nCongratulations!\n" + "\n".join(
        f"{medal} **{NAMES[user]}** · {points} points"
        for medal, user, points in zip("🥇🥈🥉", PLAYERS, (6, 4, 2), strict=False)
    )
    starts, ends = int(START.timestamp()), int(ENDS.timestamp())
    final = [row(place, user, 4 - place, place - 1, 0) for place, user in enumerate(PLAYERS, start=1)]
    first = [row(1, user, 0, 0, 3) for user in PLAYERS]
    return Seen(
        [CUP],
        names=NAMES,
        deeds=deeds,
        records=record,
        ratings=[(START, {ANNA: 1800, BEN: 1700, CLEO: 1600, DORA: 1500})],
        posts=[
            post(
                -100 * HOUR,
                f"🏆 **Cup** · season 1\nStarts <t:{starts}:f>",
                thread="",
                message=1,
            ),
            post(-48 * HOUR, question, pings=frozenset(PLAYERS)),
            post(
                timedelta(),
                f"🏆 **Cup** · season 1\nRuns until <t:{ends}:D>",
                thread="",
                message=1,
                is_new=False,
            ),
            post(timedelta(), "**Table**", "\n".join(reordered(first)), message=TABLE),
            *lines,
            post(7 * HOUR, "**Table**", "\n".join(final), message=TABLE, is_new=False),
            post(8 * HOUR, podium),
        ],
    )


def reordered(rows: list[str]) -> list[str]:
    """The places at the start, by the lower rating."""
    return [f"{place}{row[1:]}" for place, row in enumerate(reversed(rows), start=1)]


def flaws(found: Seen) -> list[str]:
    judge = Judge(found, delay=HOUR, seasons=1)
    judge.judge()
    return judge.flaws


def test_a_season_as_the_rules_say_is_explained() -> None:
    assert flaws(seen()) == []


def changed(text: str, old: str, new: str) -> Callable[[Seen], None]:
    """Change the last post with a text."""

    def change(found: Seen) -> None:
        index = max(i for i, each in enumerate(found.posts) if text in f"{each.text}{each.pictures}")
        was = found.posts[index]
        pictures = tuple(each.replace(old, new) for each in was.pictures)
        found.posts[index] = was._replace(text=was.text.replace(old, new), pictures=pictures)

    return change


def dropped(text: str) -> Callable[[Seen], None]:
    def drop(found: Seen) -> None:
        found.posts[:] = [each for each in found.posts if text not in each.text]

    return drop


def repeated(text: str) -> Callable[[Seen], None]:
    def repeat(found: Seen) -> None:
        again = next(each for each in found.posts if text in each.text)
        found.posts.append(again._replace(message=again.message + 1))

    return repeat


def without_a_game(found: Seen) -> None:
    del found.records[4]


def with_a_game_too_many(found: Seen) -> None:
    found.records[7] = replace(found.records[1], number=7)


def with_other_colors(found: Seen) -> None:
    record = found.records[1]
    found.records[1] = replace(record, white=record.black, black=record.white)


def pinged_for_nothing(found: Seen) -> None:
    found.posts.append(post(9 * HOUR, "The season is over.", pings=frozenset({BEN})))


def pinged_out_of_turn(found: Seen) -> None:
    found.posts.append(post(HOUR / 2, "Your turn in game 1.", pings=frozenset({DORA})))


def called_twice(found: Seen) -> None:
    for minutes in (1, 2):
        called = post(minutes * HOUR / 60, "Your turn in game 1.", pings=frozenset({ANNA}))
        found.posts.append(called)


def drawn_without_an_answer(found: Seen) -> None:
    found.deeds[:] = [deed for deed in found.deeds if (deed.user, deed.what) != (BEN, What.IN)]


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (changed("won 3", "2. Ben", "1. Ben"), "the last table"),
        (changed("won 3", "6 points", "5 points"), "points"),
        (changed("🥇", "🥇 **Anna**", "🥇 **Ben**"), "podium"),
        (dropped("**Anna** beat **Ben**"), "1 lines missing: Anna beat Ben"),
        (repeated("**Anna** beat **Ben**"), "1 lines too many: Anna beat Ben"),
        (repeated("Congratulations"), "2 podiums"),
        (dropped("Congratulations"), "0 podiums"),
        (without_a_game, "Ben and Anna play (0, 0) games"),
        (with_a_game_too_many, "Dora and Anna play (0, 2) games"),
        (with_other_colors, "colors of the Berger tables"),
        (pinged_for_nothing, "Ben was pinged at"),
        (pinged_out_of_turn, "Dora was pinged at"),
        (called_twice, "Anna was called 2 times"),
        (drawn_without_an_answer, "with ['Ben'] too many"),
    ],
)
def test_whatever_differs_is_reported(break_it: Callable[[Seen], None], told: str) -> None:
    found = seen()
    break_it(found)
    assert told in "\n".join(flaws(found))


def test_a_call_that_was_cut_off_may_be_repeated() -> None:
    found = seen()
    called_twice(found)
    found.kills.append((START + timedelta(seconds=70), START + timedelta(seconds=110)))
    assert flaws(found) == []


def test_equal_points_are_decided_as_the_rules_say() -> None:
    def order(*games: tuple[int, int, Result], ratings: dict[int, int] | None = None) -> list[int]:
        return [row.user for row in standing(PLAYERS, games, (), ratings).rows]

    won, tied = Result(5), Result(0)
    direct = (BEN, ANNA, won), (ANNA, CLEO, won), (BEN, DORA, Result(-1)), (CLEO, DORA, tied)
    assert order(*direct)[:2] == [DORA, BEN]
    berger = (ANNA, CLEO, won), (BEN, DORA, won), (CLEO, DORA, won), (ANNA, BEN, tied)
    assert order(*berger)[:2] == [ANNA, BEN]
    capped = (ANNA, CLEO, Result(30)), (BEN, DORA, Result(10)), (ANNA, BEN, tied), (CLEO, DORA, tied)
    assert order(*capped, ratings={ANNA: 1600, BEN: 1500})[:2] == [BEN, ANNA]
    assert order(*capped, ratings={ANNA: 1400, BEN: 1500})[:2] == [ANNA, BEN]


def test_the_games_of_someone_who_is_out_count_from_half_of_them_on() -> None:
    given_up = Result(10, BEN)
    games = [(ANNA, BEN, given_up), (CLEO, BEN, given_up), (BEN, DORA, Result(3)), (ANNA, CLEO, None)]
    early = standing(PLAYERS, games, [BEN])
    assert early.removed == {BEN}
    assert [row.user for row in early.rows if row.points] == []
    late = standing(PLAYERS, [(ANNA, BEN, Result(-3)), *games[1:]], [BEN])
    assert late.removed == frozenset()
    assert [row.user for row in late.rows][-1] == BEN
    assert {row.user: row.points for row in late.rows}[BEN] == 4


MARGINS = st.one_of(st.none(), st.integers(-3, 3), st.sampled_from((-40, 12)))


@st.composite
def groups(draw: st.DrawFn) -> tuple[list[Seated], list[Played]]:
    """The players of a group and their games, some of them open, canceled, or lost by someone who is out."""
    count, in_pairs = draw(st.integers(4, 6)), draw(st.booleans())
    seats = [
        Seated(Seat(each), draw(st.sampled_from((None, 1400, 1500))), draw(st.integers(0, 4)) == 0)
        for each in range(count)
    ]
    games = []
    for one, other in combinations(range(count), 2):
        for white, black in ((one, other), (other, one))[: 2 if in_pairs else 1]:
            margin = draw(MARGINS)
            decision = None if margin is None else Decision(How.BOARD, margin)
            if draw(st.integers(0, 5)) == 0:
                decision = draw(st.sampled_from((Decision(How.VOID), Decision(How.OUT, MOST_MARGIN))))
            games.append(Played(Seat(white), Seat(black), decision))
    return seats, games


@given(groups())
def test_the_judge_and_the_league_agree_about_any_group(group: tuple[list[Seated], list[Played]]) -> None:
    seats, games = group
    ours = results(seats, games)
    found = standing(
        [each.seat for each in seats],
        [(game.white, game.black, judged(game)) for game in games],
        [each.seat for each in seats if each.is_out],
        {each.seat: each.rating for each in seats if each.rating},
    )
    assert [row.user for row in sorted(found.rows, key=lambda row: (row.place, row.user))] == list(ours)
    for row in found.rows:
        told = ours[Seat(row.user)]
        assert row[2:] == (told.points, told.won, told.tied, told.lost, told.open)


def judged(game: Played) -> Result | None:
    if game.decision is None:
        return None
    if game.decision.how is How.VOID:
        return Result(None)
    given_up = game.decision.how is How.OUT
    return Result(game.decision.margin, game.black if given_up else None)


def test_a_judge_has_tables_of_its_own() -> None:
    assert is_berger(PLAYERS, set(GAMES))
    assert not is_berger(PLAYERS, {*GAMES[1:], (DORA, ANNA)})
    assert [sizes_of(count) for count in (4, 7, 11, 23)] == [[4], [7], [6, 5], [6, 6, 6, 5]]


def test_a_result_is_proved_if_that_is_easy() -> None:
    assert proved_margin(Game().position) is None
