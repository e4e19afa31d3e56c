"""Every match played here is exported and read again to the same moves, result, headers and times."""

from collections.abc import Mapping
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.domain import Match, Setup, UserId
from bot.domain.events import (
    Abandoned,
    Cancelled,
    CancelReason,
    DrawAgreed,
    Happening,
    Resigned,
    TimedOut,
    Undone,
)
from bot.domain.ids import FORMER_BLACK, FORMER_WHITE, Players
from bot.features.records.pages import (
    RecordFormat,
    choose_format_page,
    export_page,
)
from bot.pages.match_status import record_of
from dvonn import PASS, Colour, Ended, Game, Termination, read_record
from tests.bot.company import ANNA, ANNA_WHITE, BEN, NOON
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import LAST_RESORT, first_plies, further, match_of, recorded
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}

ENDINGS: Mapping[Happening, Termination] = {
    Resigned(): Termination.RESIGNATION,
    TimedOut(): Termination.TIME,
    DrawAgreed(): Termination.AGREEMENT,
    Abandoned(): Termination.ABANDONED,
    Cancelled(CancelReason.TIME): Termination.ABANDONED,
}

people = st.sampled_from(ANNA_WHITE.both)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Matches at any point: from any opening, with moves that were taken back, and with every ending."""
    game = draw(games())
    setup = Setup.FULL
    given = 0
    if len(game.moves) >= 49 and draw(st.booleans()):
        setup = Setup.RANDOM
    elif draw(st.booleans()):
        setup, given = Setup.RECORD, draw(st.integers(0, len(game.moves)))
    match = match_of(game, setup=setup, given=given)
    if match.is_over:
        return match
    if draw(st.booleans()):
        match = with_a_move_taken_back(match, draw(st.integers(0, 10**6)))
    ending = draw(st.sampled_from([None, *ENDINGS]))
    return further(match, ending, by=draw(people)) if ending else match


def with_a_move_taken_back(match: Match, choice: int) -> Match:
    """The match after some legal move of its last position was played and undone."""
    moves = match.position.legal_moves()
    move = moves[choice % len(moves)]
    if move is PASS or match.player_to_move is None:
        return match
    number = match.number + 1
    match = further(match, move, by=match.player_to_move)
    return further(match, Undone(number), by=BEN.id)


@pytest.mark.slow
@settings(deadline=None)
@given(matches(), texts, texts, texts)
def test_a_match_is_read_again_from_every_format(match: Match, white: str, black: str, server: str) -> None:
    record = record_of(match, {ANNA.id: white, BEN.id: black}, server, ENGLISH)
    assert record.game == match.game
    for written in RecordFormat:
        again = read_record(written.write(record))
        assert again.game == record.game
        assert again.headers == record.headers
        assert again.ended == record.ended
        if written is not RecordFormat.TEXT:  # which has no times
            assert again.times == record.times


@pytest.mark.parametrize("game", recorded())
def test_whole_games_are_read_again_with_their_result(game: Game) -> None:
    match = match_of(game)
    assert match.ended
    for written in RecordFormat:
        record = read_record(written.write(record_of(match, NAMES, "Club", ENGLISH)))
        assert record.game == game
        assert record.ended is not None
        assert record.ended.winner == match.ended.winner


@pytest.mark.parametrize(("what", "by"), ENDINGS.items())
def test_the_end_is_reported(what: Happening, by: Termination) -> None:
    match = further(match_of(first_plies(TIE, 12)), what, by=BEN.id)
    loser = Colour.BLACK if by in (Termination.RESIGNATION, Termination.TIME) else None
    assert record_of(match, NAMES, "Club", ENGLISH).ended == Ended(by, loser)


def test_the_headers_tell_of_the_match() -> None:
    assert dict(record_of(match_of(TIE, number=12), NAMES, "Club", ENGLISH).headers) == {
        "Event": "DVONN on Discord, game 12",
        "Site": "Club",
        "Date": "2026-05-04",
        "White": "Anna",
        "Black": "Ben",
        "Source": "DVONN for Discord",
    }


def test_former_players_and_unknown_servers_have_no_names() -> None:
    match = match_of(TIE, players=Players(FORMER_WHITE, FORMER_BLACK))
    headers = record_of(match, {}, "", ENGLISH).headers
    assert (headers["White"], headers["Black"]) == ("Deleted user", "Deleted user")
    assert "Site" not in headers


def test_moves_have_the_times_at_which_they_were_made_and_what_lots_placed_has_none() -> None:
    match = match_of(first_plies(WIN, 49), setup=Setup.RANDOM)
    late = NOON + timedelta(days=3)
    move = match.position.legal_moves()[0]
    match = match.followed_by((match.event(move, late, by=ANNA.id),))
    assert record_of(match, NAMES, "Club", ENGLISH).times == (*[None] * 49, late)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = with_a_move_taken_back(match_of(first_plies(TIE, 9)), 5)
    assert len(match.events) > 10
    assert record_of(match, NAMES, "Club", ENGLISH).game == first_plies(TIE, 9)


@pytest.mark.parametrize("game", [Game(), LAST_RESORT, TIE], ids=["empty", "late", "over"])
@pytest.mark.parametrize("written", RecordFormat)
def test_discord_takes_the_pages(language: Language, game: Game, written: RecordFormat) -> None:
    match = match_of(game, players=Players(UserId(2**63 - 1), UserId(2**63 - 2)), number=10**9)
    assert problems(choose_format_page(match, language)) == {}
    page = export_page(match, record_of(match, {}, "s" * 100, language), written, language)
    assert problems(page) == {}
    assert labels_of(page) == ["Little Golem", "SGF", "JSON"]


def test_text_that_would_break_out_of_its_block_stands_in_the_file_alone() -> None:
    match = match_of(first_plies(TIE, 3))
    page = export_page(match, record_of(match, {ANNA.id: "```"}, "", ENGLISH), RecordFormat.TEXT, ENGLISH)
    assert "```" not in text_of(page)
    assert b"```" in page.files[0].fp.read()


@pytest.mark.parametrize(("chosen", "shown"), [("text", True), ("sgf", True), ("json", False)])
def test_what_people_read_stands_in_the_message_too(chosen: str, shown: bool) -> None:
    match = match_of(first_plies(recorded()[0], 3))
    page = export_page(match, record_of(match, {}, "", ENGLISH), RecordFormat(chosen), ENGLISH)
    assert ("```" in text_of(page)) is shown
