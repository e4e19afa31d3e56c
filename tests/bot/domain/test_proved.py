"""Facts that a review proves about a game: from where on a side played perfectly, and how long it could still win."""

from dataclasses import replace

import pytest

from bot.domain.proved import LastWin, last_win, last_win_of_loser, perfect_from, proved_ending
from bot.thinking import review_of
from dvonn import Colour, Game
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.reviewed import FIRST, proved

WHITE, BLACK = Colour.WHITE, Colour.BLACK
GAME = recorded()[1]


def _chosen(colour: Colour, start: int, game: Game = GAME) -> list[int]:
    """The plies of a side's moves with a choice, from one on."""
    positions = {ply: game.position_at(ply) for ply in range(start, len(game.moves))}
    return [ply for ply, each in positions.items() if each.to_move is colour and len(each.legal_moves()) > 1]


@pytest.mark.parametrize("colour", Colour)
def test_a_side_played_perfectly_while_each_of_its_moves_kept_the_proved_margin(colour: Colour) -> None:
    assert perfect_from(GAME, proved(GAME, {60: 2}), colour) == _chosen(colour, 60)[0]


def test_a_move_that_cost_a_piece_ends_a_perfect_ending_of_its_mover_only() -> None:
    bad = next(ply for ply in _chosen(BLACK, 64))
    review = proved(GAME, {60: 1, bad + 1: 2})
    assert perfect_from(GAME, review, BLACK) == next(ply for ply in _chosen(BLACK, bad + 1))
    assert perfect_from(GAME, review, WHITE) == _chosen(WHITE, 60)[0]


def test_nothing_is_perfect_without_a_proof_without_choices_or_without_an_end() -> None:
    last = _chosen(WHITE, FIRST)
    assert perfect_from(GAME, proved(GAME, {}), WHITE) is None
    assert perfect_from(GAME, proved(GAME, {last[-2]: 2}), WHITE) is None
    assert perfect_from(GAME, proved(GAME, {last[-3]: 2}), WHITE) == last[-3]
    resigned = first_plies(GAME, 80)
    assert perfect_from(resigned, proved(resigned, {60: 2}), WHITE) is None


def test_the_last_win_is_the_last_proved_one_in_which_the_side_was_to_move() -> None:
    black = [ply for ply in range(FIRST, len(GAME.moves)) if GAME.position_at(ply).to_move is BLACK]
    lost = black[8]
    assert last_win(GAME, proved(GAME, {black[4]: -3, lost + 1: 2}), BLACK) == lost
    assert last_win(GAME, proved(GAME, {black[4]: -3, lost: 2}), BLACK) == black[7]
    assert last_win(GAME, proved(GAME, {60: 2}), BLACK) is None


def test_moves_that_the_players_were_given_prove_nothing_of_them() -> None:
    plays = _chosen(WHITE, 60)
    assert perfect_from(GAME, proved(GAME, {60: 2}), WHITE, since=plays[1]) == plays[1]
    black = [ply for ply in range(FIRST, len(GAME.moves)) if GAME.position_at(ply).to_move is BLACK]
    review = proved(GAME, {black[4]: -3, black[8] + 1: 2})
    assert last_win(GAME, review, BLACK, since=black[8]) == black[8]
    assert last_win(GAME, review, BLACK, since=black[8] + 1) is None


def test_an_estimate_proves_no_win_however_high_it_is() -> None:
    review = proved(GAME, {})
    standings = tuple(replace(standing, chance=0.0) for standing in review.standings)
    assert last_win(GAME, replace(review, standings=standings), BLACK) is None


def test_who_resigns_in_a_won_position_could_win_to_the_end() -> None:
    resigned = first_plies(GAME, 80)
    assert last_win(resigned, proved(resigned, {60: -1}), BLACK) == 80


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


def test_an_ending_shows_who_was_perfect_and_until_when_the_loser_could_win() -> None:
    black = [ply for ply in range(FIRST, len(GAME.moves)) if GAME.position_at(ply).to_move is BLACK]
    lost = black[8]
    ending = proved_ending(match_of(GAME), proved(GAME, {black[4]: -3, lost + 1: 2}))
    assert ending.last_win == LastWin(lost, GAME.moves[lost])
    assert ending.perfect == {WHITE: _chosen(WHITE, black[4])[0], BLACK: _chosen(BLACK, lost + 1)[0]}
    assert not proved_ending(match_of(GAME), proved(GAME, {}))


def test_who_resigned_a_won_position_could_win_when_the_match_ended_and_without_a_loser_nobody_could() -> (
    None
):
    resigned = first_plies(GAME, 80)
    match = match_of(resigned, resigned_by=match_of(resigned).players.black)
    review = proved(resigned, {60: -1})
    assert last_win_of_loser(match, review) == LastWin(80, None)
    assert last_win_of_loser(match, proved(resigned, {60: 1})) is None
    tie = recorded()[0]
    assert last_win_of_loser(match_of(tie), proved(tie, {60: -1, 70: 0})) is None
