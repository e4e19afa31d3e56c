"""The sentences on a lock screen: who wants what in which game, in plain words."""

import re
from dataclasses import replace

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain import (
    CancelReason,
    HaltReason,
    Match,
    MatchId,
    OfferKind,
    Pace,
)
from bot.domain.events import Cancelled, Declined, DrawAgreed, Halted, Offered, TimedOut, Undone, WentAway
from bot.features.absence.pages import tell_of_absence
from bot.features.ratings.pages import tell_of_removal
from bot.pages.direct_message_posts import MatchNews, Tell, tell_of_beginning, tell_of_state
from bot.pages.notification import (
    challenge_notification,
    done_notification,
    news_notification,
    turn_notification,
)
from dvonn import Game
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import first_plies, further, match_of, recorded
from tests.bot.samples import challenge

ENGLISH = language_for("en")
TIE = recorded()[0]
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}
BEGUN = match_of(Game())
PLACING = match_of(first_plies(TIE, 20))
PLACED = match_of(first_plies(TIE, 49))
STACKING = match_of(first_plies(TIE, 57))
OVER = match_of(TIE)
OFFERED = further(STACKING, Offered(OfferKind.DRAW), by=ANNA.id)
ASKED = further(match_of(first_plies(TIE, 58)), Offered(OfferKind.UNDO), by=ANNA.id)
ENDED = [
    OVER,
    match_of(first_plies(TIE, 57), resigned_by=BEN.id),
    further(STACKING, TimedOut(), by=ANNA.id),
    further(STACKING, DrawAgreed(), by=BEN.id),
    further(STACKING, Cancelled(CancelReason.MANAGER), by=BEN.id),
]
LIVE = replace(BEGUN, pace=Pace.TEN_MINUTES)
RUNNING = [BEGUN, LIVE, PLACING, PLACED, STACKING, OFFERED, ASKED]

MARKUP = re.compile(r"\*\*|<[@#t]|^-#|`", re.MULTILINE)
LONGEST = 150
"""The number of characters that a lock screen shows of a message."""

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


@in_every_language
@pytest.mark.parametrize("match", [*RUNNING, *ENDED])
@pytest.mark.parametrize("server", ["", "Chess & DVONN Club"])
def test_a_sentence_is_short_and_plain_and_names_the_game(
    language: Language, match: Match, server: str
) -> None:
    sentences = [news_notification(match, NAMES, language, server=server)]
    if not match.is_over:
        sentences += [
            turn_notification(match, NAMES, language, reminder=reminder, server=server)
            for reminder in (False, True)
        ]
    for sentence in sentences:
        assert not MARKUP.search(sentence)
        assert len(sentence) <= LONGEST + len(server)
        assert re.search(rf"\b{match.id}\b", sentence)
        assert server in sentence


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (BEGUN, "The game between Anna and Ben begins. Your turn in game 1: place a piece."),
        (PLACING, "Ben placed a piece on a2. Your turn in game 1: place a piece."),
        (STACKING, "Ben moved j5 → j4. Your turn in game 1, 23–25."),
        (OFFERED, "Anna offers a draw in game 1, 25–23."),
        (
            further(OFFERED, Declined(OfferKind.DRAW), by=BEN.id),
            "Ben declined the draw. Your turn in game 1, 23–25.",
        ),
    ],
)
def test_a_turn_says_who_did_what_and_what_is_next(match: Match, told: str) -> None:
    assert turn_notification(match, NAMES, ENGLISH) == told


def test_a_request_to_undo_names_the_move() -> None:
    move = ASKED.game.moves[-1]
    assert turn_notification(ASKED, NAMES, ENGLISH).startswith("Anna asks to undo ")
    assert str(move)[:2] in turn_notification(ASKED, NAMES, ENGLISH)


@pytest.mark.parametrize("match", [STACKING, further(STACKING, Offered(OfferKind.DRAW), by=BEN.id)])
def test_a_reminder_says_that_the_time_runs_out(match: Match) -> None:
    told = turn_notification(match, NAMES, ENGLISH, reminder=True, server="Club")
    assert told == "⏳ Your time for this move in game 1 (Club) is running out, 23–25."


def test_an_undo_is_shown_instead_of_the_move() -> None:
    undone = further(match_of(first_plies(TIE, 58)), Undone(58), by=BEN.id)
    assert "undid" in turn_notification(undone, NAMES, ENGLISH)


def test_somebody_who_looks_on_is_told_the_move_and_the_score() -> None:
    told = news_notification(STACKING, NAMES, ENGLISH, server="Club")
    assert told == "Ben moved j5 → j4. Game 1 (Club): Anna 23–25 Ben."


@pytest.mark.parametrize(
    ("match", "told"),
    [
        *zip(
            ENDED,
            [
                "Game 1 between Anna and Ben is a tie, 13–13.",
                "Ben resigned game 1 against Anna.",
                "Anna ran out of time in game 1 against Ben.",
                "Anna and Ben agreed to a draw in game 1.",
                "Game 1 between Anna and Ben ended without a result.",
            ],
            strict=True,
        )
    ],
)
def test_a_result_says_how_the_game_ended(match: Match, told: str) -> None:
    assert news_notification(match, NAMES, ENGLISH) == told
    mentioned = news_notification(match, NAMES, ENGLISH, called=BEN.id)
    assert mentioned == told.replace("Ben", f"<@{BEN.id}>")


def test_a_name_has_no_effect_and_an_unknown_one_is_the_colour() -> None:
    told = news_notification(STACKING, {ANNA.id: "**@everyone**"}, ENGLISH)
    assert "Black moved" in told
    assert "\\*\\*@\u200beveryone" in told


@in_every_language
def test_a_challenge_says_who_and_how_fast(language: Language) -> None:
    asked = replace(challenge(), challenger=ANNA.id, opponent=BEN.id)
    live = replace(challenge(pace=Pace.TEN_MINUTES), challenger=ANNA.id, opponent=BEN.id)
    for made in (asked, replace(asked, rematch_of=MatchId(12)), live):
        told = challenge_notification(made, NAMES, language)
        assert "Anna" in told
        assert not MARKUP.search(told)
        assert len(told) <= LONGEST
        assert ("12" in told) is (made.rematch_of is not None)
        assert told.startswith("⚡") is (made is live)


@pytest.mark.parametrize(
    ("tell", "match", "told"),
    [
        (tell_of_removal, OVER, "Game 1 (Club) is no longer rated."),
        (
            tell_of_absence,
            further(STACKING, WentAway(NOON), by=ANNA.id),
            "Game 1 (Club): Anna is away.",
        ),
        (tell_of_absence, STACKING, "Game 1 (Club): Anna is back."),
        (
            tell_of_beginning,
            LIVE,
            "⚡ Live game 1 (Club) begins: Anna against Ben. Anna moves first.",
        ),
        (
            tell_of_state,
            further(STACKING, Halted(HaltReason.CHANNEL)),
            "Game 1 (Club) is on hold.",
        ),
        (tell_of_state, STACKING, "Game 1 (Club) continues."),
        (tell_of_state, ENDED[1], "Ben resigned game 1 (Club) against Anna."),
    ],
)
def test_what_becomes_of_a_game_is_shown_with_its_number_and_server(
    tell: Tell, match: Match, told: str
) -> None:
    notification, _ = tell(MatchNews(match, BEN.id, ENGLISH, "Club", NAMES))
    assert notification == told


def test_what_was_done_although_its_answer_was_lost_names_the_game() -> None:
    assert done_notification(STACKING, ENGLISH, server="Club") == "Game 1 (Club): what you asked for is done."
