"""A watcher is notified of the chosen level only."""

from dataclasses import replace

import pytest

from bot.domain import ChannelId, Means, NotificationLevel, OfferKind, Watcher
from bot.domain.events import Offered
from bot.domain.spectators import BIG, moves_since
from dvonn import PASS, Game
from tests.bot.company import ANNA, CLEO, HERE
from tests.bot.played import first_plies, further, match_of, recorded

GAME = recorded()[0]
PLIES = len(GAME.moves)


def told_of(level: NotificationLevel, since: int, plies: int) -> bool:
    """Whether a watcher is notified of what happened between two plies of a running match."""
    match = match_of(first_plies(GAME, plies))
    return Watcher(match.id, CLEO.id, level, told=since + 1).has_news(match)


def cut_off_at(ply: int) -> int:
    """The pieces that a move cuts off."""
    lost = GAME.position_at(ply - 1).cut_off_by(GAME.moves[ply - 1])
    return sum(stack.height for stack in lost.values())


BIG_CUTS = [ply for ply in range(50, PLIES) if cut_off_at(ply) >= BIG]


@pytest.mark.parametrize("ply", [1, 30, 49, 60])
def test_each_move_is_news_for_somebody_who_wants_each(ply: int) -> None:
    assert told_of(NotificationLevel.EACH, ply - 1, ply)
    assert not told_of(NotificationLevel.EACH, ply, ply)


def test_only_big_cut_offs_are_news_for_somebody_who_wants_those() -> None:
    assert BIG_CUTS
    news = [ply for ply in range(1, PLIES) if told_of(NotificationLevel.CUTS, ply - 1, ply)]
    assert news == BIG_CUTS


def test_a_big_cut_off_stays_news_until_it_is_told() -> None:
    ply = BIG_CUTS[0]
    later = min(ply + 3, PLIES - 1)
    assert told_of(NotificationLevel.CUTS, ply - 1, later)
    assert not told_of(NotificationLevel.CUTS, later, later)


def test_nothing_but_the_end_is_news_for_somebody_who_wants_only_that() -> None:
    assert not any(told_of(NotificationLevel.END, 0, ply) for ply in range(1, PLIES))
    for level in NotificationLevel:
        assert told_of(level, PLIES - 1, PLIES)


@pytest.mark.parametrize("level", NotificationLevel)
def test_a_resignation_is_the_end_too(level: NotificationLevel) -> None:
    match = match_of(first_plies(GAME, 5), resigned_by=ANNA.id)
    assert Watcher(match.id, CLEO.id, level, told=6).has_news(match)


def test_an_offer_is_no_news() -> None:
    match = further(match_of(first_plies(GAME, 5)), Offered(OfferKind.DRAW), by=ANNA.id)
    assert not Watcher(match.id, CLEO.id, told=6).has_news(match)


def test_somebody_who_can_not_be_told_is_told_nothing() -> None:
    assert not Watcher(match_of(GAME).id, CLEO.id, lost=True).has_news(match_of(GAME))


def test_passes_do_not_count_as_moves() -> None:
    game = next(game for game in recorded() if PASS in game.moves)
    assert moves_since(match_of(game), 1) == sum(move is not PASS for move in game.moves)


@pytest.mark.parametrize(("parent", "way"), [(None, Means.DIRECT), (HERE.channel, Means.THREAD)])
def test_a_mention_needs_a_thread_of_the_match(parent: ChannelId | None, way: Means) -> None:
    match = replace(match_of(Game()), parent=parent, in_thread=parent is not None)
    assert Watcher(match.id, CLEO.id, means=Means.THREAD).way_in(match) is way
    assert Watcher(match.id, CLEO.id, means=Means.DIRECT).way_in(match) is Means.DIRECT
