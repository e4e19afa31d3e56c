"""Each field of a policy has an effect; a kind that isn't known allows the least."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import CancelReason, Match, OfferKind
from bot.domain.occasion import CASUAL, Occasion
from bot.domain.offer import check_offer
from bot.domain.policy import STRICT, Policy, policy_of, register
from bot.domain.rating import Stakes
from bot.domain.refusals import RefusalReason
from bot.features.board_of_the_week.refusals import WEEK_OVER, WITHOUT_HELP
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.kinds import NEWER, occasion_with
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses

MATCH = match_of(first_plies(recorded()[0], 57))
HOUR = timedelta(hours=1)


def draw(match: Match) -> None:
    check_offer(match, OfferKind.DRAW, ANNA.id)


def undo(match: Match) -> None:
    mover = match.player_to_move
    assert mover is not None
    check_offer(match, OfferKind.UNDO, match.opponent_of(mover))


@pytest.mark.parametrize(
    ("field", "act"),
    [
        ("draws", draw),
        ("undo", undo),
        ("cancellable", lambda match: match.cancel(NOON)),
        ("hints", lambda match: match.check_allowed(match.policy.hints)),
    ],
)
def test_what_a_policy_forbids_is_refused_for_its_reason(
    monkeypatch: pytest.MonkeyPatch, field: str, act: Callable[[Match], object]
) -> None:
    act(replace(MATCH, occasion=occasion_with(monkeypatch, forbids=WITHOUT_HELP)))
    match = replace(MATCH, occasion=occasion_with(monkeypatch, **{field: False}, forbids=WITHOUT_HELP))
    with refuses(WITHOUT_HELP) as refusal:
        act(match)
    assert refusal.value.about == match


def test_without_plans_none_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = MATCH.opponent_of(MATCH.player_to_move or ANNA.id)
    assert MATCH.may_plan(waiting)
    assert not replace(MATCH, occasion=occasion_with(monkeypatch, plans=False)).may_plan(waiting)


def test_a_kind_that_cannot_be_rated_makes_no_rated_match(monkeypatch: pytest.MonkeyPatch) -> None:
    rated = replace(MATCH, stakes=Stakes.RATED)
    assert rated.is_rated
    assert not replace(rated, occasion=occasion_with(monkeypatch, rated=False)).is_rated


def test_a_match_ends_at_its_fixed_end_and_nobody_acts_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    occasion = occasion_with(monkeypatch, past_end=WEEK_OVER)
    match = replace(MATCH, occasion=occasion, ends_at=NOON + HOUR)
    mover, move = match.player_to_move, match.position.legal_moves()[0]
    assert mover is not None
    assert match.reach_end(NOON) == ()
    assert match.play(move, by=mover, at=NOON, sure=True)
    with refuses(WEEK_OVER):
        match.play(move, by=mover, at=NOON + HOUR, sure=True)
    with refuses(WEEK_OVER):
        match.check_time(match.resign(by=BEN.id, at=NOON + HOUR))
    ended = match.followed_by(match.reach_end(NOON + HOUR))
    assert ended.cancelled is CancelReason.END
    assert ended.reach_end(NOON + HOUR) == ()
    assert MATCH.reach_end(NOON + 9999 * HOUR) == ()


def test_an_unknown_kind_allows_what_can_be_taken_back_and_is_not_rated() -> None:
    match = replace(MATCH, occasion=NEWER, stakes=Stakes.RATED)
    assert match.policy is STRICT
    assert not match.is_rated
    assert match.policy.pings
    for act in (draw, undo):
        with refuses(RefusalReason.NOT_IN_THIS_GAME):
            act(match)


def test_a_kind_has_one_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    occasion = occasion_with(monkeypatch, undo=False)
    register(occasion.kind, Policy(undo=False))
    with pytest.raises(ValueError, match="another policy"):
        register(occasion.kind, Policy())
    assert policy_of(CASUAL) == Policy()


@pytest.mark.parametrize("occasion", [CASUAL, Occasion("week", "202648"), Occasion("crown", "a b")])
def test_an_occasion_is_read_as_it_was_written(occasion: Occasion) -> None:
    assert Occasion.parse(str(occasion)) == occasion
