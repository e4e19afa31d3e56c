"""The rules of the crown: who may play for it, and what follows as time goes by."""

from collections.abc import Mapping
from datetime import datetime, timedelta

import pytest

from bot.domain import GuildId, MatchId, UserId
from bot.domain.clock import Outage
from bot.domain.ranking import Ranking, rank
from bot.domain.refusals import DeclaredReason
from bot.features.crown.refusals import CROWN_FREE, CROWN_OWN, NOT_IN_TABLE, NOT_TO_INVITE
from bot.features.crown.reigns import (
    ANSWERED_WITHIN,
    CHECKED_EVERY,
    INVITES_WITHIN,
    QUIET_FOR,
    CrownChallenge,
    CrownChallengeId,
    Ending,
    NextStep,
    Reign,
    ReignNumber,
    Step,
    check_invitation,
    due_now,
    extended,
    is_tied,
    next_due,
    opponent_of,
    winner_of,
)
from tests.bot.company import ANNA, BEN, CLEO, NOON
from tests.bot.played import match_of, recorded
from tests.bot.refused import refuses

HERE = GuildId(1)
DAY = timedelta(days=1)
REIGN = Reign(HERE, ReignNumber(1), ANNA.id, NOON, NOON)
CHALLENGE = CrownChallenge(CrownChallengeId(1), HERE, BEN.id, ANNA.id, NOON + ANSWERED_WITHIN)
INVITATION = CrownChallenge(CrownChallengeId(1), HERE, ANNA.id, BEN.id, NOON + ANSWERED_WITHIN)


def table(*users: UserId) -> Ranking[int]:
    return rank([(user, place) for place, user in enumerate(users)], by=lambda place: place)


ALL = table(ANNA.id, BEN.id, CLEO.id)


def test_anyone_in_the_table_challenges_the_holder() -> None:
    assert opponent_of(CLEO.id, REIGN, ALL) == ANNA.id


def test_the_first_two_in_the_table_challenge_each_other_for_a_free_crown() -> None:
    assert opponent_of(ANNA.id, None, ALL) == BEN.id
    assert opponent_of(BEN.id, None, ALL) == ANNA.id


@pytest.mark.parametrize(
    ("challenger", "reign", "ranking", "reason"),
    [
        (ANNA.id, REIGN, ALL, CROWN_OWN),
        (CLEO.id, REIGN, table(ANNA.id, BEN.id), NOT_IN_TABLE),
        (CLEO.id, None, ALL, CROWN_FREE),
        (ANNA.id, None, table(ANNA.id), CROWN_FREE),
    ],
)
def test_nobody_else_may_challenge(
    challenger: UserId, reign: Reign | None, ranking: Ranking[int], reason: DeclaredReason[None]
) -> None:
    with refuses(reason):
        opponent_of(challenger, reign, ranking)


def test_only_a_holder_who_was_asked_to_invites_someone_of_the_table() -> None:
    asked = Reign(HERE, ReignNumber(1), ANNA.id, NOON, NOON, asked_at=NOON)
    check_invitation(ANNA.id, BEN.id, asked, ALL)
    for holder, invited, reign, reason in (
        (ANNA.id, BEN.id, REIGN, NOT_TO_INVITE),
        (BEN.id, CLEO.id, asked, NOT_TO_INVITE),
        (BEN.id, CLEO.id, None, NOT_TO_INVITE),
        (ANNA.id, ANNA.id, asked, CROWN_OWN),
        (ANNA.id, UserId(99), asked, NOT_IN_TABLE),
    ):
        with refuses(reason):
            check_invitation(holder, invited, reign, ALL)


def test_a_match_has_a_winner_unless_it_is_tied_or_was_cancelled() -> None:
    won = match_of(recorded()[1], resigned_by=BEN.id)
    assert winner_of(won) == ANNA.id
    assert not is_tied(won)
    tied = match_of(recorded()[0])
    assert (winner_of(tied), is_tied(tied)) == (None, True)


STEP = NextStep


@pytest.mark.parametrize(
    ("reign", "challenge", "gone", "after", "due"),
    [
        (None, None, {}, 999 * DAY, None),
        (REIGN, None, {}, QUIET_FOR - DAY, None),
        (REIGN, None, {}, QUIET_FOR, STEP(Step.ASK)),
        (REIGN, None, {ANNA.id: Ending.LEFT}, DAY, STEP(Step.VACATE, Ending.LEFT)),
        (REIGN, None, {BEN.id: Ending.LEFT}, DAY, None),
        (REIGN, CHALLENGE, {}, ANSWERED_WITHIN - DAY, None),
        (REIGN, CHALLENGE, {}, ANSWERED_WITHIN, STEP(Step.HAND_OVER)),
        (REIGN, CHALLENGE, {ANNA.id: Ending.BANNED}, DAY, STEP(Step.HAND_OVER, Ending.BANNED)),
        (REIGN, CHALLENGE, {BEN.id: Ending.LEFT}, ANSWERED_WITHIN, STEP(Step.CLOSE)),
        (None, CHALLENGE, {}, ANSWERED_WITHIN, STEP(Step.HAND_OVER)),
        (REIGN, INVITATION, {}, ANSWERED_WITHIN, STEP(Step.CLOSE)),
        (REIGN, INVITATION, {BEN.id: Ending.LEFT}, DAY, STEP(Step.CLOSE)),
    ],
)
def test_what_is_due(
    reign: Reign | None,
    challenge: CrownChallenge | None,
    gone: Mapping[UserId, Ending],
    after: timedelta,
    due: NextStep | None,
) -> None:
    assert due_now(reign, challenge, gone, NOON + after) == due


def test_while_a_match_is_played_nothing_is_due() -> None:
    played = CrownChallenge(
        CrownChallengeId(1), HERE, BEN.id, ANNA.id, NOON + ANSWERED_WITHIN, match=MatchId(1)
    )
    assert due_now(REIGN, played, {ANNA.id: Ending.LEFT}, NOON + 999 * DAY) is None


def test_nobody_loses_the_crown_to_a_challenge_in_a_channel_that_is_gone() -> None:
    at = NOON + ANSWERED_WITHIN
    assert due_now(REIGN, CHALLENGE, {}, at, is_reachable=False) == NextStep(Step.CLOSE)


def test_a_holder_who_invites_no_one_in_time_leaves_the_crown_free() -> None:
    asked = Reign(HERE, ReignNumber(1), ANNA.id, NOON, NOON, asked_at=NOON + QUIET_FOR)
    end = NOON + QUIET_FOR + INVITES_WITHIN
    assert due_now(asked, None, {}, end - DAY) is None
    assert due_now(asked, None, {}, end) == NextStep(Step.VACATE, Ending.UNCHALLENGED)


def test_an_outage_gives_as_much_time_to_answer_as_it_took() -> None:
    answer_by = NOON + ANSWERED_WITHIN
    before = Outage(NOON - DAY, NOON + DAY)
    within = Outage(NOON + 2 * DAY, NOON + 2 * DAY + timedelta(hours=1))
    after = Outage(answer_by, answer_by + DAY)
    assert extended(answer_by, []) == answer_by
    assert extended(answer_by, [before, within, after]) == answer_by + DAY + timedelta(hours=1)


@pytest.mark.parametrize(
    ("reign", "challenge", "due"),
    [
        (None, None, None),
        (REIGN, None, NOON + CHECKED_EVERY),
        (REIGN, CHALLENGE, NOON + CHECKED_EVERY),
        (
            REIGN,
            CrownChallenge(CrownChallengeId(1), HERE, BEN.id, ANNA.id, NOON + timedelta(hours=1)),
            NOON + timedelta(hours=1),
        ),
    ],
)
def test_when_to_look_again(
    reign: Reign | None, challenge: CrownChallenge | None, due: datetime | None
) -> None:
    assert next_due(reign, challenge, NOON) == due
