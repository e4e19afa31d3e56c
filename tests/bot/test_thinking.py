"""Thinking for the computer: the levels, and reviews in the worker."""

import asyncio
from collections.abc import AsyncIterator
from itertools import groupby
from typing import Any

import pytest

from analysis import levels, reviewing
from analysis.worker import Worker
from bot.domain.computer import LADDER, LEVELS
from bot.domain.ids import MatchId
from bot.domain.puzzle import Motif, PuzzleId
from bot.thinking import BundledPuzzles, Thinking
from dvonn import Colour, parse_game
from tests.analysis.in_thread import InThread
from tests.dvonn.recorded import OWN, read_games

FIRST = 49
"""The ply of the first position of the stacking phase."""


def test_the_levels_that_people_can_choose_are_those_of_the_search() -> None:
    assert (LADDER, tuple(LEVELS)) == (levels.LADDER, levels.LEVELS)


@pytest.fixture
async def thinking(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinking]:
    monkeypatch.setattr(reviewing, "NODES", 500)
    monkeypatch.setattr(reviewing, "CLOSE_NODES", 1_000)
    monkeypatch.setattr(reviewing, "SOLVING_NODES", 10_000)
    made = Thinking()
    yield made
    await asyncio.to_thread(made.close)


async def test_a_review_in_the_worker_says_what_one_in_one_go_says(thinking: Thinking) -> None:
    game = parse_game(read_games(OWN)[0]["moves"])
    found, expected = await thinking.review(game, match=MatchId(1)), reviewing.review(game)
    assert [each.chance for each in found.standings] == [each.chance for each in expected.standings]
    for colour in Colour:
        worst = [(each.ply, each.fall) for each in expected.mistakes(colour)]
        assert [(each.ply, each.fall) for each in found.mistakes[colour]] == worst
    assert found.turning_point
    assert found.turning_point.move == game.moves[found.turning_point.ply]


async def test_the_ending_alone_is_reviewed_in_the_worker_as_in_one_go(thinking: Thinking) -> None:
    game = parse_game(read_games(OWN)[0]["moves"])
    found, expected = await thinking.ending(game, match=MatchId(1)), reviewing.review_ending(game)
    assert found.first == expected.first > FIRST
    assert [each.margin for each in found.standings] == [each.margin for each in expected.standings]
    assert found.standings[-1].decided


async def test_the_standing_of_a_position_is_that_of_a_search_or_the_result(thinking: Thinking) -> None:
    game = parse_game(read_games(OWN)[0]["moves"])
    early = await thinking.standing(game.position_at(52), match=MatchId(1))
    assert (0 < early.chance < 1, early.margin, early.decided) == (True, None, False)
    end = await thinking.standing(game.position, match=MatchId(1))
    white, black = game.position.score
    assert (end.margin, end.decided, end.line) == (white - black, True, ())


@pytest.mark.slow
async def test_reviews_that_are_requested_at_once_end_one_after_another(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [parse_game(read["moves"]) for read in read_games(OWN)[:2]]
    searched, ask = list[int](), thinking._worker.ask

    async def noted(work: Any, *, owner: int, **options: Any) -> Any:  # noqa: ANN401  as it was asked
        searched.append(owner)
        return await ask(work, owner=owner, **options)

    await thinking.standing(games[0].position_at(60), match=MatchId(9))  # loads the search
    monkeypatch.setattr(thinking._worker, "ask", noted)
    await asyncio.gather(*(thinking.review(game, match=MatchId(n)) for n, game in enumerate(games)))
    assert [owner for owner, _ in groupby(searched)] == [0, 1]


async def test_a_review_is_refused_where_many_wait(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.thinking.MOST_REVIEWS", 2)
    game = parse_game(read_games(OWN)[0]["moves"])
    waiting = [asyncio.create_task(thinking.review(game, match=MatchId(n))) for n in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        await thinking.review(game, match=MatchId(3))
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (await thinking.review(game, match=MatchId(3))).standings


async def test_whoever_stops_waiting_for_a_review_ends_it(thinking: Thinking) -> None:
    game = parse_game(read_games(OWN)[0]["moves"])
    waiting = asyncio.create_task(thinking.review(game, match=MatchId(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (await thinking.standing(game.position_at(60), match=MatchId(2))).line


async def test_a_review_is_refused_where_too_much_is_waiting(thinking: Thinking) -> None:
    await asyncio.to_thread(thinking.close)
    with pytest.raises(TimeoutError):
        await thinking.review(parse_game(read_games(OWN)[0]["moves"]), match=MatchId(1))


async def test_the_compiled_search_is_loaded_by_the_process_that_searches_alone(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loaded() -> str | None:
        raise AssertionError("the bot's own process has loaded it")

    monkeypatch.setattr("analysis.thinking.obstacle", loaded)
    game = parse_game(read_games(OWN)[0]["moves"])
    assert thinking.strongest == LEVELS[-1]
    assert (await thinking.standing(game.position_at(60), match=MatchId(1))).line
    assert thinking.strongest == LEVELS[-1]


async def test_where_the_compiled_search_is_installed_but_does_not_run_the_first_search_tells(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Worker, "place", InThread)
    monkeypatch.setattr("bot.thinking.find_out", lambda **_: "no such library")
    position = parse_game(read_games(OWN)[0]["moves"]).position_at(72)  # they play differently there
    weaker, _ = await asyncio.gather(
        *(thinking.choose(position, LEVELS[-1], seed="s", match=MatchId(match)) for match in (1, 2))
    )
    assert thinking.strongest == 7
    assert weaker == await thinking.choose(position, 7, seed="s", match=MatchId(1))
    assert await thinking.puzzle_in(parse_game(read_games(OWN)[0]["moves"]), match=MatchId(1)) is None
    assert [record.message for record in caplog.records if record.name == "bot.thinking"] == [
        "The compiled search can't run here; the slow one in Python does. no such library"
    ]


async def test_a_level_is_played_as_it_is_on_its_ladder(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "place", InThread)
    monkeypatch.setitem(levels.LADDERS, 99, {1: levels.LADDERS[LADDER][8]})
    position = parse_game(read_games(OWN)[0]["moves"]).position_at(60)
    found = await thinking.choose(position, 1, seed="s", match=MatchId(1), ladder=99)
    assert found == levels.choose(position, 8, seed="s")
    assert found != levels.choose(position, 1, seed="s")


def test_bundled_puzzles_keep_their_numbers_also_those_that_are_no_longer_offered() -> None:
    bundled = BundledPuzzles()
    offered = bundled.ratings()
    numbers = [PuzzleId(number) for number in range(1, max(offered) + 1)]
    retired = [number for number in numbers if number not in offered]
    assert len(offered) == 1000
    assert retired
    for number in (retired[0], retired[-1], max(offered)):
        puzzle = bundled.find(number)
        assert puzzle
        assert puzzle.id == number
    puzzle = bundled.find(min(offered))
    assert puzzle
    assert puzzle.first_rating == offered[puzzle.id]
    assert puzzle.motif in Motif
    assert bundled.find(PuzzleId(len(numbers) + 1)) is None
