"""Refusals tell the person who asked why something was not done, and what would be possible instead."""

import re

import pytest

from bot.catalogue import language_for
from bot.domain import ChallengeState, Match, OfferKind, UserId
from bot.domain.events import Offered
from bot.domain.obstacle import Obstacle
from bot.domain.plan import MOST_REPLIES, NOTHING, check_placing
from bot.domain.refusals import DeclaredReason, Forbidden, NoAccess, RefusalReason, Refused
from bot.pages.viewer import Viewer
from bot.requests.refusal_answers import BEGIN_ANEW, refusal_page
from bot.requests.refusal_answers import match_of as concerned
from bot.requests.refusal_sentences import describe_refusal
from dvonn import Game, Jump, Reason, Space, parse_move
from tests.bot.company import ANNA, BEN, CLEO, NOON
from tests.bot.discord_limits import alt_texts_of, labels_of, text_of
from tests.bot.played import BLOCKED, first_plies, further, match_of, recorded
from tests.bot.refused import refuses
from tests.bot.samples import PLAYERS, VENUE, WATCHER, challenge, refusals

ENGLISH = language_for("en")
TIE = recorded()[0]


def told(refusal: Refused, user: UserId = CLEO.id) -> str:
    return describe_refusal(refusal, user, ENGLISH)


def refused_move(match: Match, move: str) -> Refused:
    assert match.player_to_move is not None
    with refuses(RefusalReason.ILLEGAL_MOVE) as refusal:
        match.play(parse_move(move), by=match.player_to_move, at=NOON)
    return refusal.value


# illegal moves


@pytest.mark.parametrize(
    ("plies", "move", "reason", "sentence"),
    [
        (1, "h4", Reason.OCCUPIED, "h4 is occupied. Choose an empty space."),
        (1, "h4g4", Reason.MUST_PLACE, "All 49 pieces have to be placed before stacks can move."),
        (49, "h4", Reason.MUST_STACK, "All pieces are placed, so it’s time to move stacks."),
        (49, "pass", Reason.MAY_NOT_PASS, "One of your stacks can move, so you can’t pass."),
        (57, "b1a1", Reason.EMPTY_SPACE, "There’s no stack on b1."),
        (57, "h4h3", Reason.LONE_DVONN, "The DVONN piece on h4 belongs to no one"),
        (57, "a1a2", Reason.NOT_YOUR_STACK, "The stack on a1 isn’t yours"),
        (57, "e2e3", Reason.SURROUNDED, "The stack on e2 is surrounded on all six sides"),
        (57, "d1d1", Reason.SAME_SPACE, "A stack can’t move to its own space, d1."),
        (57, "d1a2", Reason.NOT_A_STRAIGHT_LINE, "d1 → a2 isn’t in a straight line"),
        (
            57,
            "d1a1",
            Reason.WRONG_DISTANCE,
            "The stack on d1 has 1 piece, so it moves exactly 1 space, not 3.",
        ),
        (57, "f1g1", Reason.EMPTY_TARGET, "g1 is empty. A move has to end on a piece or stack."),
    ],
)
def test_the_broken_rule_is_shown(plies: int, move: str, reason: Reason, sentence: str) -> None:
    refusal = refused_move(match_of(first_plies(TIE, plies)), move)
    assert isinstance(refusal.about, Forbidden)
    assert refusal.about.illegal.reason is reason
    assert told(refusal).startswith(sentence)


def test_a_high_stack_is_told_how_far_it_moves() -> None:
    refusal = refused_move(match_of(first_plies(TIE, 51)), "c5c1")
    assert told(refusal).startswith("The stack on c5 has 2 pieces, so it moves exactly 2 spaces, not 4.")


def test_where_the_stack_could_go_is_shown_if_it_can_move() -> None:
    match = match_of(first_plies(TIE, 57))
    targets = ", ".join(map(str, match.position.targets(Space.parse("d1"))))
    assert told(refused_move(match, "d1a1")).endswith(f" Possible moves from d1: {targets}.")


def test_a_stack_that_has_nothing_to_land_on_is_told_so_whichever_target_was_typed() -> None:
    match = match_of(Game(start=BLOCKED))
    for move in ("e2a2", "e2d2", "e2e3"):
        assert "There’s nothing to land on exactly 4 spaces from e2." in told(refused_move(match, move))
    assert "nothing to land on" not in told(refused_move(match, "c3d4"))


def test_which_stacks_could_move_is_shown_if_this_one_can_not() -> None:
    match = match_of(first_plies(TIE, 57))
    movable = ", ".join(map(str, match.position.movable()))
    for move in ("b1a1", "h4h3", "a1a2", "e2e3"):
        assert told(refused_move(match, move)).endswith(f" Stacks you can move: {movable}.")


# everything else


def test_the_wrong_person_is_told_who_the_right_one_is() -> None:
    assert f"<@{PLAYERS.black}>" in told(Refused(RefusalReason.NOT_YOUR_CHALLENGE, challenge()), WATCHER)
    assert f"<@{PLAYERS.white}>" in told(Refused(RefusalReason.NOT_YOUR_WITHDRAWAL, challenge()), WATCHER)
    assert "your own challenge" in told(Refused(RefusalReason.NOT_YOUR_CHALLENGE, challenge()), PLAYERS.white)
    assert "Anyone can accept this challenge" in told(
        Refused(RefusalReason.NOT_YOUR_CHALLENGE, challenge(None)), WATCHER
    )
    match = match_of(Game())
    assert f"<@{ANNA.id}> and <@{BEN.id}>" in told(Refused(RefusalReason.NOT_A_PLAYER, match))
    assert f"<@{ANNA.id}>" in told(Refused(RefusalReason.NOT_YOUR_TURN, match), BEN.id)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (ChallengeState.ACCEPTED, "challenge was accepted. Game "),
        (ChallengeState.DECLINED, " declined "),
        (ChallengeState.WITHDRAWN, " withdrew "),
    ],
)
def test_a_closed_challenge_shows_what_came_of_it(state: ChallengeState, words: str) -> None:
    assert words in told(Refused(RefusalReason.CHALLENGE_CLOSED, challenge(state=state)))


def test_missing_permissions_are_named() -> None:
    one, two, gone = (
        told(Refused(RefusalReason.CANNOT_POST, NoAccess(VENUE.channel, Obstacle.lacking(missing))))
        for missing in (("attach_files",), ("send_messages", "attach_files"), ())
    )
    assert f"<#{VENUE.channel}>" in one
    assert ": **Attach Files**." in one
    assert ": **Send Messages** and **Attach Files**." in two
    assert "I can’t post in" in gone


def test_matches_that_could_be_meant_are_listed() -> None:
    several = tuple(match_of(Game(), number=number) for number in (3, 12345))
    assert "game 3, game 12345." in told(Refused(RefusalReason.UNCLEAR_MATCH, several))


@pytest.mark.parametrize(
    "text", ["**c3**", "`x`", "@everyone", f"<@{2**60}>", f"<@&{2**60}>", "||c3||", "[a](b)"]
)
def test_what_somebody_typed_is_repeated_without_effect(text: str) -> None:
    sentence = told(Refused(RefusalReason.NOT_A_SPACE, text))
    assert f"“{text}”" not in sentence
    assert re.sub(r"[\\\u200b]", "", sentence).startswith(f"“{text}” isn’t a space")


@pytest.mark.parametrize(
    "refusal",
    [refusal for refusal in refusals() if concerned(refusal)],
    ids=lambda refusal: refusal.reason.name,
)
async def test_what_concerns_a_match_comes_with_its_board(refusal: Refused) -> None:
    page = await refusal_page(refusal, Viewer(ENGLISH, user=PLAYERS.white))
    assert alt_texts_of(page)


async def test_the_board_that_comes_along_lets_the_player_to_move_continue() -> None:
    match = match_of(first_plies(TIE, 57))
    refusal = Refused(RefusalReason.BOARD_MOVED_ON, match)
    page = await refusal_page(refusal, Viewer(ENGLISH, user=ANNA.id))
    assert text_of(page).startswith(told(refusal))
    assert "Move" in labels_of(page)
    assert "Move" not in labels_of(await refusal_page(refusal, Viewer(ENGLISH, user=BEN.id)))


async def test_a_move_that_costs_ones_own_stacks_is_asked_about() -> None:
    match = match_of(first_plies(TIE, 55))
    with refuses(RefusalReason.UNCONFIRMED_MOVE) as refusal:
        match.play(parse_move("i2i1"), by=ANNA.id, at=NOON)
    page = await refusal_page(refusal.value, Viewer(ENGLISH, user=ANNA.id))
    assert "i2 → i1 cuts off your own stack" in text_of(page)
    assert labels_of(page) == ["Play it", "Back"]


def test_a_refusal_that_is_about_something_else_than_its_reason_says_is_an_error() -> None:
    for about in ("c3", None, challenge()):
        with pytest.raises(TypeError):
            Refused(RefusalReason.NOT_A_PLAYER, about)  # type: ignore[misc]


def test_two_reasons_have_no_common_name() -> None:
    with pytest.raises(ValueError, match="not-a-player"):
        DeclaredReason("not-a-player")


# offers and plans


def test_an_offer_that_stands_is_shown_with_who_is_to_answer() -> None:
    offered = further(match_of(first_plies(TIE, 57)), Offered(OfferKind.DRAW), by=BEN.id)
    assert f"<@{BEN.id}> offers a draw" in told(Refused(RefusalReason.OFFER_STANDS, offered), ANNA.id)
    assert f"<@{ANNA.id}> has to answer it" in told(Refused(RefusalReason.OWN_OFFER, offered), BEN.id)


def test_a_plan_that_breaks_a_rule_names_the_move() -> None:
    match = match_of(first_plies(TIE, 57))
    with refuses(RefusalReason.ILLEGAL_PLAN) as refusal:
        NOTHING.with_line(
            match, match.opponent_of(match.player_to_move or ANNA.id), (jump("d1a1"), jump("c1d1"))
        )
    assert told(refusal.value) == "Not planned, because it isn’t possible there anymore: d1 → a1."


def test_spaces_are_not_planned_once_stacks_move() -> None:
    with refuses(RefusalReason.PLAN_OF_SPACES) as refusal:
        check_placing(match_of(first_plies(TIE, 57)))
    assert "no spaces to plan" in told(refusal.value)


def test_too_many_answers_are_shown_with_how_many_are_kept() -> None:
    match = match_of(first_plies(TIE, 57))
    assert f"{MOST_REPLIES} replies" in told(Refused(RefusalReason.TOO_MANY_REPLIES, match))


def jump(text: str) -> Jump:
    move = parse_move(text)
    assert isinstance(move, Jump)
    return move


def test_somebody_who_has_no_day_left_is_not_sent_to_an_earlier_one() -> None:
    none, one = (told(Refused(RefusalReason.AWAY_TOO_LONG, days)) for days in (0, 1))
    assert none == "You’ve used all 30 away days for this year. Each one comes back a year after you used it."
    assert "Away days left this year: 1 of 30. Choose an earlier date." in one


async def test_where_there_is_nothing_to_do_but_challenge_somebody_a_button_leads_there() -> None:
    pages = {
        refusal.reason: await refusal_page(refusal, Viewer(ENGLISH, user=CLEO.id))
        for refusal in refusals()
        if concerned(refusal) is None
    }
    leading_on = {reason for reason, page in pages.items() if "Challenge someone" in labels_of(page)}
    assert leading_on == BEGIN_ANEW
