"""The moment of a cut-off, shown and shared as an animation."""

import io

from PIL import Image

from bot.domain import MatchId
from bot.domain.ids import PlyNumber
from bot.features.moments.pages import LARGE, ShowMoment
from discord_playground import Message
from rendering import cut_offs
from rendering.moment import SIDE
from tests.bot.played import first_plies
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_WIN, played
from tests.end_to_end.planted import press_control

SHARE = "Share this moment"
LARGEST = max(cut_offs(A_WIN), key=lambda each: each.pieces)
LARGE_ONE = next(each for each in cut_offs(A_WIN) if each.pieces >= LARGE)


def size(message: Message) -> tuple[int, int]:
    with Image.open(io.BytesIO(message.media[0].data)) as animation:
        assert animation.format == "GIF"
        return animation.size


async def test_a_result_leads_to_the_largest_cut_off_of_the_match(club: Club) -> None:
    await played(club)
    answer = await club.press(club.cleo, club.board(), SHARE)
    assert "Cut off: 5 white stacks (6 pieces), 2 black stacks (6 pieces)" in answer.text
    assert size(answer) == (SIDE, SIDE)
    assert answer.media[0].description
    assert labels(answer) == ["Share", "History"]


async def test_a_board_offers_a_large_cut_off_until_the_next_move(club: Club) -> None:
    await played(club, first_plies(A_WIN, LARGE_ONE.ply))
    board = club.board()
    assert SHARE in labels(board)
    answer = await club.press(club.cleo, board, SHARE)
    assert size(answer) == (SIDE, SIDE)


async def test_a_small_cut_off_is_no_moment_while_the_match_runs(club: Club) -> None:
    small = next(each for each in cut_offs(A_WIN) if each.pieces < LARGE)
    await played(club, first_plies(A_WIN, small.ply))
    assert SHARE not in labels(club.board())


async def test_a_moment_is_shared_with_everyone_and_nobody_is_pinged(club: Club) -> None:
    await played(club)
    answer = await club.press(club.anna, club.board(), SHARE)
    await club.press(club.anna, answer, "Share")
    assert "Everyone in this channel can see it" in answer.text
    shared = club.public()[-1]
    assert "Shared by Anna:" in shared.text
    assert size(shared) == (SIDE, SIDE)
    assert not shared.pings
    assert labels(shared) == ["History"]


async def test_people_who_read_words_get_the_moment_in_words(club: Club) -> None:
    await played(club)
    await club.prefer(club.anna, words=True)
    answer = await press_control(club, club.anna, ShowMoment(MatchId(1), PlyNumber(LARGEST.ply)))
    assert not answer.media
    assert "Row 5" in answer.text or "White: e5" in answer.text


async def test_a_ply_that_cuts_nothing_off_is_answered_with_the_current_board(club: Club) -> None:
    await played(club)
    quiet = next(ply for ply in range(60, 80) if ply not in {each.ply for each in cut_offs(A_WIN)})
    answer = await press_control(club, club.cleo, ShowMoment(MatchId(1), PlyNumber(quiet)))
    assert not any(media.filename == "replay.gif" for media in answer.media)
