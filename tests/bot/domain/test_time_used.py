"""Each player has used the time of their own turns, except where no clock ran."""

from dataclasses import replace
from datetime import timedelta

from bot.domain import HaltReason, Match, Pace
from bot.domain.events import CameBack, Halted, Happening, Offered, OfferKind, Resigned, WentAway, WentOn
from bot.domain.ids import UserId
from bot.domain.time_used import time_used
from dvonn import Colour, Game, Place, Space
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import match_of

MINUTE = timedelta(minutes=1)


def after(minutes: int, match: Match, what: Happening, by: UserId | None) -> Match:
    return match.followed_by((match.event(what, match.events[-1].at + minutes * MINUTE, by=by),))


def placed(minutes: int, match: Match, space: str) -> Match:
    return after(minutes, match, Place(Space.parse(space)), match.player_to_move)


def test_each_player_has_used_the_time_of_their_own_turns() -> None:
    match = replace(match_of(Game()), pace=Pace.STEADY)
    match = placed(5, match, "c3")
    match = placed(7, match, "d3")
    match = after(1, match, Offered(OfferKind.DRAW), BEN.id)
    match = placed(10, match, "e3")
    match = after(20, match, Resigned(), ANNA.id)
    assert time_used(match) == {Colour.WHITE: 16 * MINUTE, Colour.BLACK: 27 * MINUTE}


def test_nobody_uses_time_while_the_match_is_paused() -> None:
    match = after(3, match_of(Game()), WentAway(NOON + timedelta(days=1)), BEN.id)
    match = placed(2, match, "c3")
    match = after(600, match, CameBack(), BEN.id)
    match = after(7, match, Halted(HaltReason.CHANNEL), None)
    match = after(900, match, WentOn(), None)
    match = placed(1, match, "d3")
    assert time_used(match) == {Colour.WHITE: 5 * MINUTE, Colour.BLACK: 8 * MINUTE}
