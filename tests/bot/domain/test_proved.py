"""Facts that a review proves about a game: from where on a side played perfectly, and how long it could still win."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.domain.computer import Evaluation, JudgedMove, Review
from bot.domain.proved import last_win, perfect_from
from bot.thinking import review_of
from dvonn import Colour, Game
from tests.bot.played import first_plies, recorded

WHITE, BLACK = Colour.WHITE, Colour.BLACK
GAME = recorded()[1]
FIRST = 49


def told(margins: dict[int, int | None], game: Game = GAME) -> Review:
    """A review with the proved margins of some plies; each holds until the next one."""
    standings, margin = [], None
    for ply in range(FIRST, len(game.moves) + 1):
        margin = margins.get(ply, margin)
        decided = margin is not None
        chance = 0.5 if not margin else float(margin > 0)
        standings.append(Evaluation(chance, margin, decided=decided, line=game.moves[ply : ply + 1]))
    moves = []
    for n, (before, after) in enumerate(pairwise(standings)):
        ply = FIRST + n
        mover = game.position_at(ply).to_move
        assert mover
        moves.append(JudgedMove(ply, mover, game.moves[ply], before, after, 0.0))
    return Review(FIRST, tuple(standings), tuple(moves), {WHITE: (), BLACK: ()}, None)


def _chosen(colour: Colour, start: int, game: Game = GAME) -> list[int]:
    """The plies of a side's moves with a choice, from one on."""
    positions = {ply: game.position_at(ply) for ply in range(start, len(game.moves))}
    return [ply for ply, each in positions.items() if each.to_move is colour and len(each.legal_moves()) > 1]


@pytest.mark.parametrize("colour", Colour)
def test_a_side_played_perfectly_while_each_of_its_moves_kept_the_proved_margin(colour: Colour) -> None:
    assert perfect_from(GAME, told({60: 2}), colour) == _chosen(colour, 60)[0]


def test_a_move_that_cost_a_piece_ends_a_perfect_ending_of_its_mover_only() -> None:
    bad = next(ply for ply in _chosen(BLACK, 64))
    review = told({60: 1, bad + 1: 2})
    assert perfect_from(GAME, review, BLACK) == next(ply for ply in _chosen(BLACK, bad + 1))
    assert perfect_from(GAME, review, WHITE) == _chosen(WHITE, 60)[0]


def test_nothing_is_perfect_without_a_proof_without_choices_or_without_an_end() -> None:
    last = _chosen(WHITE, FIRST)
    assert perfect_from(GAME, told({}), WHITE) is None
    assert perfect_from(GAME, told({last[-2]: 2}), WHITE) is None
    assert perfect_from(GAME, told({last[-3]: 2}), WHITE) == last[-3]
    resigned = first_plies(GAME, 80)
    assert perfect_from(resigned, told({60: 2}, resigned), WHITE) is None


def test_the_last_win_is_the_last_proved_one_in_which_the_side_was_to_move() -> None:
    black = [ply for ply in range(FIRST, len(GAME.moves)) if GAME.position_at(ply).to_move is BLACK]
    lost = black[8]
    assert last_win(GAME, told({black[4]: -3, lost + 1: 2}), BLACK) == lost
    assert last_win(GAME, told({black[4]: -3, lost: 2}), BLACK) == black[7]
    assert last_win(GAME, told({60: 2}), BLACK) is None


def test_moves_that_the_players_were_given_prove_nothing_of_them() -> None:
    plays = _chosen(WHITE, 60)
    assert perfect_from(GAME, told({60: 2}), WHITE, since=plays[1]) == plays[1]
    black = [ply for ply in range(FIRST, len(GAME.moves)) if GAME.position_at(ply).to_move is BLACK]
    review = told({black[4]: -3, black[8] + 1: 2})
    assert last_win(GAME, review, BLACK, since=black[8]) == black[8]
    assert last_win(GAME, review, BLACK, since=black[8] + 1) is None


def test_an_estimate_proves_no_win_however_high_it_is() -> None:
    review = told({})
    standings = tuple(replace(standing, chance=0.0) for standing in review.standings)
    assert last_win(GAME, replace(review, standings=standings), BLACK) is None


def test_who_resigns_in_a_won_position_could_win_to_the_end() -> None:
    resigned = first_plies(GAME, 80)
    assert last_win(resigned, told({60: -1}, resigned), BLACK) == 80


@pytest.mark.slow
def test_in_a_real_review_perfect_endings_lose_nothing_by_a_search_of_each_move() -> None:
    from analysis import reviewing, search  # noqa: PLC0415  only here

    game = recorded()[2]
    review = review_of(reviewing.review(game))
    found = {colour: perfect_from(game, review, colour) for colour in Colour}
    assert any(found.values())
    for colour, start in found.items():
        for ply in _chosen(colour, start or len(game.moves), game):
            margins = {}
            for move in game.position_at(ply).legal_moves():
                after = game.position_at(ply).play(move)
                lead = after.score.white - after.score.black
                if after.to_move is not None:
                    searched = search(after, nodes=400_000)
                    assert searched.exact
                    lead = round(searched.score) * (1 if after.to_move is WHITE else -1)
                margins[move] = lead if colour is WHITE else -lead
            assert margins[game.moves[ply]] == max(margins.values())
