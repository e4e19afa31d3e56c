"""A match as a little film, and at a glance."""

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from bot.domain import MatchId, UserId
from bot.features.history import pages as replay
from bot.features.history.pages import ShowChart
from bot.pages import pictures
from bot.pages.history import MoveCount, Replay
from bot.requests import answering
from bot.toolkit.page import Page
from discord_playground import Message, Permission
from tests.bot.played import first_plies
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.past import A_WIN, played
from tests.end_to_end.planted import press_control


def frames(message: Message) -> int:
    """How many pictures the film of a message has."""
    with Image.open(io.BytesIO(message.media[0].data)) as film:
        assert film.format == "GIF"
        return film.n_frames  # type: ignore[attr-defined, no-any-return]


async def test_the_end_of_a_match_is_shown_as_a_film_in_private(club: Club) -> None:
    await played(club)
    answer = await press_control(club, club.cleo, Replay(MatchId(1), MoveCount(6)))
    assert "**Game 1** · moves 80 to 85" in answer.text
    assert answer.media[0].filename == "replay.gif"
    assert [file.content_type for file in answer.attachments] == ["image/gif"]
    assert answer.media[0].description
    assert frames(answer) == 7
    assert labels(answer) == ["Whole game", "History", "Share"]


async def test_without_numbers_it_is_the_whole_of_the_match_that_is_meant(club: Club) -> None:
    await played(club, first_plies(A_WIN, 9))
    answer = await club.reach(club.anna, club.board(), "Replay")
    assert "moves 1 to 9" in answer.text
    assert frames(answer) == 10


async def test_a_button_shows_the_last_moves_alone(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    answer = await club.reach(club.anna, club.board(), "Replay")
    await club.press(club.anna, answer, "Only the last 20 moves")
    assert "moves 41 to 60" in answer.text
    assert frames(answer) == 21


async def test_a_film_is_shared_with_everybody_and_nobody_is_pinged(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    answer = await press_control(club, club.anna, Replay(MatchId(1), MoveCount(3)))
    await club.press(club.anna, answer, "Share")
    assert "Everyone in this channel can see it" in answer.text
    shared = club.public()[-1]
    assert "Shared by Anna:" in shared.text
    assert frames(shared) == 4
    assert not shared.pings
    assert "move 60 of 60" in (await club.press(club.cleo, shared, "History")).text


async def test_a_film_that_is_too_large_is_not_posted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(club, first_plies(A_WIN, 60))
    monkeypatch.setattr(pictures, "MOST_BYTES", 2**10)
    answer = await club.reach(club.anna, club.board(), "Replay")
    assert "would be larger than 1 kB" in answer.text
    assert not answer.media


async def test_what_takes_longer_is_announced_in_words(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(club, first_plies(A_WIN, 5), resigned_by=UserId(club.ben.id))
    monkeypatch.setattr(answering, "AT_ONCE", 0)
    drawn, draw = asyncio.Event(), replay.replay_page

    async def after_a_while(*args: Any, **kwargs: Any) -> Page:  # noqa: ANN401  what the page takes
        await drawn.wait()
        return await draw(*args, **kwargs)

    monkeypatch.setattr("bot.features.history.handlers.replay_page", after_a_while)
    used = club.anna.begin_click(await club.press(club.anna, club.board(), "More"), "Replay")
    await club.playground.wait_until(
        lambda: used.response is not None and "Drawing the moves" in used.response.text, what="a note"
    )
    drawn.set()
    await club.playground.wait_until(
        lambda: used.response is not None and bool(used.response.media), what="the film"
    )
    assert "Drawing the moves" not in (await answer_to(used)).text


async def test_the_button_of_the_result_card_shows_the_whole_match(club: Club) -> None:
    await played(club, first_plies(A_WIN, 12), resigned_by=UserId(club.ben.id))
    answer = await club.press(club.cleo, await club.press(club.cleo, club.board(), "More"), "Replay")
    assert answer.ephemeral
    assert frames(answer) == 13


# the chart


async def test_the_chart_says_everything_in_words_too(club: Club) -> None:
    await played(club)
    answer = await club.reach(club.cleo, club.board(1), "Chart")
    assert answer.media[0].filename == "chart.png"
    words = answer.media[0].description or ""
    assert "Score: White 13, Black 11." in words
    assert "Biggest lead: Black by 11 after move 69." in words
    assert "Possible moves for White: 0 to 58." in words
    assert "12 pieces with move 72" in words


async def test_a_chart_is_shared_with_everybody(club: Club) -> None:
    await played(club)
    answer = await club.reach(club.cleo, club.board(1), "Chart")
    await club.press(club.cleo, answer, "Share")
    shared = club.public()[-1]
    assert "Shared by Cleo:" in shared.text
    assert shared.media[0].data == answer.media[0].data
    assert not shared.pings


async def test_there_is_no_chart_before_stacks_move_and_no_replay_before_the_first_piece(club: Club) -> None:
    more = await club.press(club.anna, await club.begin(), "More")
    assert not {"Chart", "Replay"} & set(labels(more))
    await club.use(club.anna, "move", {"move": "c3"})
    more = await club.press(club.anna, club.board(), "More")
    assert {"Chart", "Replay"} & set(labels(more)) == {"Replay"}
    answer = await press_control(club, club.anna, ShowChart(MatchId(1)))
    assert "This button is out of date" in answer.text
    assert answer.media


async def test_nothing_is_shared_where_the_bot_may_not_attach_files(club: Club) -> None:
    await played(club)
    answer = await club.reach(club.cleo, club.board(1), "Chart")
    club.forbid(Permission.ATTACH_FILES)
    await club.press(club.cleo, answer, "Share")
    assert "**Attach Files**" in answer.text
