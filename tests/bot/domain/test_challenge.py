"""The rules for answering a challenge, and the players' colours afterwards."""

from collections.abc import Callable

import pytest

from bot.domain import Challenge, ChallengeId, ChallengeState, ColourChoice, Players, Terms, UserId
from bot.domain.challenge import LASTS
from bot.domain.refusals import RefusalReason
from dvonn import Colour
from tests.bot.company import ANNA, ANSWERED, BEN, CLEO, HERE, NOON, Rng
from tests.bot.refused import refuses

CHECKS: list[Callable[[Challenge, UserId], None]] = [
    Challenge.check_answer,
    Challenge.check_decline,
    Challenge.check_withdrawal,
]


def challenge(
    opponent: UserId | None = BEN.id,
    colour: ColourChoice = ColourChoice.WHITE,
    state: ChallengeState = ChallengeState.OPEN,
) -> Challenge:
    return Challenge(ChallengeId(1), HERE, ANNA.id, opponent, colour, Terms(), state, NOON, NOON + LASTS)


def test_the_challenged_person_may_answer_and_decline() -> None:
    challenge().check_answer(BEN.id)
    challenge().check_decline(BEN.id)


@pytest.mark.parametrize("by", [ANNA.id, CLEO.id])
def test_nobody_else_may_answer_or_decline(by: UserId) -> None:
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        challenge().check_answer(by)
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        challenge().check_decline(by)


def test_anybody_but_the_challenger_may_accept_where_nobody_was_named() -> None:
    challenge(opponent=None).check_answer(CLEO.id)
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        challenge(opponent=None).check_answer(ANNA.id)


def test_nobody_can_decline_where_nobody_was_named() -> None:
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        challenge(opponent=None).check_decline(CLEO.id)


def test_only_the_challenger_may_withdraw() -> None:
    challenge().check_withdrawal(ANNA.id)
    for by in (BEN.id, CLEO.id):
        with refuses(RefusalReason.NOT_YOUR_WITHDRAWAL):
            challenge().check_withdrawal(by)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("state", ANSWERED)
def test_a_challenge_is_answered_once(
    check: Callable[[Challenge, UserId], None], state: ChallengeState
) -> None:
    for by in (ANNA.id, BEN.id, CLEO.id):
        with refuses(RefusalReason.CHALLENGE_CLOSED) as refusal:
            check(challenge(state=state), by)
        assert isinstance(refusal.value.about, Challenge)
        assert refusal.value.about.state is state


@pytest.mark.parametrize(
    ("wanted", "drawn", "white"),
    [
        (ColourChoice.WHITE, Colour.BLACK, ANNA),
        (ColourChoice.BLACK, Colour.WHITE, BEN),
        (ColourChoice.RANDOM, Colour.WHITE, ANNA),
        (ColourChoice.RANDOM, Colour.BLACK, BEN),
    ],
)
def test_the_challenger_gets_the_colour_that_was_wanted_or_drawn(
    wanted: ColourChoice, drawn: Colour, white: object
) -> None:
    players = challenge(colour=wanted).seat(BEN.id, Rng(drawn))
    assert players == (
        Players(white=ANNA.id, black=BEN.id) if white == ANNA else Players(white=BEN.id, black=ANNA.id)
    )
