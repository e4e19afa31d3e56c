"""Reviewing games."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

import pytest

from analysis import reviewing, search
from analysis.answer import WIN
from analysis.chance import TEMPO, chance_to_win, weight
from analysis.found import Found
from analysis.reviewing import Question, Questions, Review, ending_questions, questions, review, standing_of
from dvonn import PASS, Colour, Game, Move, Position, parse_game, placements_by_lot
from tests.dvonn.recorded import OWN, read_games

STACKING = 49
"""The ply of the first position of the stacking."""


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [parse_game(line["moves"]) for line in read_games(OWN)[:2]]


@pytest.fixture(scope="module")
def reviews(games: list[Game]) -> list[Review]:
    return [quick_review(game) for game in games]


def quick_review(game: Game) -> Review:
    """The review with fewer nodes."""
    return answered(game, lambda question: search(question.position, nodes=question.nodes // 40))


def answered(
    game: Game, answer: Callable[[Question], Found], asked: Callable[[Game], Questions] = questions
) -> Review:
    """The review that comes of such answers."""
    asking = asked(game)
    try:
        question = next(asking)
        while True:
            question = asking.send(answer(question))
    except StopIteration as done:
        found: Review = done.value
        return found


def test_the_review_of_an_ending_proves_what_the_whole_review_does_and_asks_for_no_more(
    games: list[Game],
) -> None:
    for game in games:
        asked = Counter[int]()

        def quickly(question: Question, asked: Counter[int] = asked) -> Found:
            asked[question.nodes] += 1
            return search(question.position, nodes=question.nodes // 40)

        ending = answered(game, quickly, ending_questions)
        assert set(asked) == {reviewing.SOLVING_NODES}
        whole = quick_review(game)
        assert ending.first + len(ending.moves) == len(game.moves)
        proved = [ply for ply, each in enumerate(ending.standings, ending.first) if each.decided]
        assert proved
        for ply in proved:
            known = whole.standings[ply - whole.first]
            assert (known.chance, known.decided) == (ending.standings[ply - ending.first].chance, True)


def test_the_ending_of_a_game_without_a_move_of_a_stack_is_empty() -> None:
    def unasked(question: Question) -> Found:
        raise AssertionError(question)

    placing = Game(placements_by_lot(Random(1))[:20])
    assert answered(placing, unasked, ending_questions) == answered(placing, unasked)


def test_a_review_has_a_standing_for_each_position_of_the_stacking_and_judges_each_move(
    games: list[Game], reviews: list[Review]
) -> None:
    for game, found in zip(games, reviews, strict=True):
        assert found.first == STACKING
        assert len(found.standings) == len(found.moves) + 1 == len(game.moves) - STACKING + 1
        assert tuple(each.move for each in found.moves) == game.moves[STACKING:]
        assert [each.ply for each in found.moves] == list(range(STACKING, len(game.moves)))
        assert all(0 <= each.chance <= 1 for each in found.standings)
        for judged, (before, after) in zip(found.moves, pairwise(found.standings), strict=True):
            assert (judged.before, judged.after) == (before, after)
            assert judged.mover is game.position_at(judged.ply).to_move


def test_lines_can_be_played(games: list[Game], reviews: list[Review]) -> None:
    for ply, standing in enumerate(reviews[0].standings, STACKING):
        position = games[0].position_at(ply)
        for move in standing.line:
            position = position.play(move)


def test_what_is_shown_as_certain_is_so(games: list[Game], reviews: list[Review]) -> None:
    """A search with more nodes says the same of positions that were told to be solved."""
    for game, found in zip(games, reviews, strict=True):
        for ply, standing in enumerate(found.standings[-9:-1], len(game.moves) - 8):
            known = search(game.position_at(ply), nodes=100_000)
            sign = 1 if game.position_at(ply).to_move is Colour.WHITE else -1
            if standing.margin is not None:
                assert (known.exact, sign * known.score) == (True, standing.margin)
            if standing.decided:
                assert known.winner_certain
                assert standing.chance == (sign * known.value > 0 if known.value else 0.5)
        white, black = game.position.score
        assert found.standings[-1].margin == white - black


def test_the_same_game_has_the_same_review(games: list[Game], reviews: list[Review]) -> None:
    assert quick_review(games[1]) == reviews[1]


def test_no_more_nodes_are_asked_for_than_a_game_may_cost(
    games: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked_of(game: Game) -> list[int]:
        asked: list[int] = []

        def unsolved(question: Question) -> Found:
            asked.append(question.nodes)
            return known(question.position.legal_moves()[0], 7_000 * len(asked) % 3_000, nodes=question.nodes)

        answered(game, unsolved)
        return asked

    for game in games:
        asked = asked_of(game)
        assert sum(asked) <= 1.5 * reviewing.MOST_NODES
        assert asked.count(reviewing.SOLVING_NODES) == reviewing.TRIES
        assert reviewing.PROVING_NODES in asked
    monkeypatch.setattr(reviewing, "MOST_NODES", 0)
    for game in games:
        assert reviewing.PROVING_NODES not in asked_of(game)


def known(move: Move, value: int, *, exact: bool = False, nodes: int = 1) -> Found:
    """An answer with this value."""
    score = value / 130 if abs(value) < WIN else value - WIN if value > 0 else value + WIN
    return Found(move, score, exact, exact or abs(value) >= WIN, (move,), 1, nodes, value)


def by_value(
    game: Game,
    values: dict[int, int],
    exact: Sequence[int] = (),
    best: Sequence[int] = (),
    *,
    asked: Counter[int] | None = None,
    deep: dict[int, int] | None = None,
) -> Review:
    """The review where White's leads at some plies are these, in values after the opening, and 0 at all others.

    The moves at the plies `best` are the best ones; at all others it is another one, if there is one. It counts in
    `asked` how often each ply was looked at. The results `deep` are only found with `DECIDING_NODES`.
    """
    plies = {game.position_at(ply): ply for ply in range(len(game.moves))}
    better: dict[Position, int] = {}
    """Positions after the best moves, which keep the lead, by the ply before them."""

    def answer(question: Question) -> Found:
        legal = question.position.legal_moves()
        sign = 1 if question.position.to_move is Colour.WHITE else -1
        if question.position not in plies:
            ply, move = better[question.position], legal[0]
        else:
            ply = plies[question.position]
            if asked is not None:
                asked[ply] += 1
            move = game.moves[ply] if ply in best else next(each for each in legal if each != game.moves[ply])
            better[question.position.play(move)] = ply
        if deep and ply in deep and question.nodes == reviewing.DECIDING_NODES:
            return known(move, sign * deep[ply], exact=True)
        value = sign * values.get(ply, 0)
        if (
            ply not in exact
        ):  # 0 is an even chance, no matter who is to move, and a lead as good early as late
            value = round((value + TEMPO) / weight(len(question.position.stacks)))
        return known(move, value, exact=ply in exact)

    return answered(game, answer)


def test_a_mistake_is_a_fall_in_the_movers_chance_to_win(games: list[Game]) -> None:
    found = by_value(games[0], {50: -800, 51: 30, 52: 20})
    chances = [standing.chance for standing in found.standings]
    assert [each.ply for each in found.mistakes(Colour.WHITE)] == [49]
    assert [each.ply for each in found.mistakes(Colour.BLACK)] == [50]
    assert found.moves[1].fall == chances[2] - chances[1]
    assert 0 < found.moves[2].fall < reviewing.MISTAKE, "it lowers the chance, but hardly"


@pytest.mark.parametrize(("lead", "plies"), [(150, []), (250, [49])])
def test_a_fall_by_less_than_five_points_is_no_mistake(
    games: list[Game], lead: int, plies: list[int]
) -> None:
    found = by_value(games[0], {49: lead})
    assert abs(found.moves[0].fall - reviewing.MISTAKE) < 0.02
    assert [each.ply for each in found.mistakes(Colour.WHITE)] == plies


def test_what_is_solved_is_not_looked_at_again(games: list[Game]) -> None:
    asked: Counter[int] = Counter()
    by_value(games[0], {49: 900, 50: -WIN - 3, 51: 900}, exact=[50], asked=asked)
    assert (asked[49], asked[50]) == (3, 1)


@pytest.mark.parametrize(
    ("values", "certain", "deep"),
    [
        pytest.param({49: -400, 50: -WIN - 3}, [50], {49: -WIN - 1}, id="a certain loss had been one before"),
        pytest.param({49: WIN + 3, 50: 400}, [49], {50: WIN + 1}, id="a certain win is still one"),
    ],
)
def test_a_mistake_between_what_is_certain_and_what_is_not_is_searched_until_both_are(
    games: list[Game], values: dict[int, int], certain: list[int], deep: dict[int, int]
) -> None:
    assert 49 in [each.ply for each in by_value(games[0], values, certain).mistakes(Colour.WHITE)]
    found = by_value(games[0], values, certain, deep=deep)
    assert found.moves[0].before.decided
    assert found.moves[0].after.decided
    assert 49 not in [each.ply for each in found.mistakes(Colour.WHITE)]


def test_what_becomes_certain_before_a_mistake_is_tried_after_it_too(games: list[Game]) -> None:
    asked: Counter[int] = Counter()

    def won_before(question: Question) -> Found:
        """White has won at ply 49, which a third search shows, and at ply 50, which only the longest one shows."""
        position, move = question.position, question.position.legal_moves()[0]
        if position == games[0].position_at(49):
            asked[49] += 1
            value = WIN + 1 if asked[49] == 3 else 1200
            other = next(each for each in position.legal_moves() if each != games[0].moves[49])
            return known(other, value, exact=value > WIN)
        if position == games[0].position_at(50) and question.nodes == reviewing.DECIDING_NODES:
            return known(move, -WIN - 1, exact=True)
        return known(move, TEMPO)

    assert answered(games[0], won_before).moves[0].fall == 0
    assert asked[49] == 3


def test_in_a_position_that_is_as_good_as_lost_no_move_is_a_mistake(games: list[Game]) -> None:
    found = by_value(games[0], {49: -2100, 50: -3500})
    assert found.moves[0].before.chance < reviewing.HOPELESS
    assert found.moves[0].fall > reviewing.MISTAKE
    assert 49 not in [each.ply for each in found.mistakes(Colour.WHITE)]


def test_a_mistake_is_as_small_as_the_better_move_shows(games: list[Game]) -> None:
    """The position before it seemed better than the one after its best move is."""
    game, better = games[0], []

    def answer(question: Question) -> Found:
        legal = question.position.legal_moves()
        sign = 1 if question.position.to_move is Colour.WHITE else -1
        at_first = question.position == game.position_at(STACKING)
        move = next(each for each in legal if not at_first or each != game.moves[STACKING])
        if at_first:
            better.append(question.position.play(move))
        lead = 700 if at_first else 250 if question.position in better else 0
        return known(move, round((sign * lead + TEMPO) / weight(len(question.position.stacks))))

    found = answered(game, answer)
    assert found.moves[0].fall == pytest.approx(chance_to_win(TEMPO + 250, 40) - 0.5, abs=0.01)


def test_the_worst_three_mistakes_are_shown_worst_first(games: list[Game]) -> None:
    found = by_value(games[0], {49: 900, 51: 600, 53: 1500, 55: 700})
    assert [each.ply for each in found.mistakes(Colour.WHITE)] == [53, 49, 55]


def test_the_best_move_is_no_mistake_whatever_is_thought_afterwards(games: list[Game]) -> None:
    found = by_value(games[0], {49: 900}, best=[49])
    assert found.moves[0].fall == 0


def test_a_move_that_keeps_a_certain_result_is_no_mistake(games: list[Game]) -> None:
    found = by_value(games[0], {49: WIN + 9, 50: WIN + 1}, exact=[49, 50])
    assert (found.moves[0].before.margin, found.moves[0].after.margin) == (9, 1)
    assert found.moves[0].fall == 0


def test_a_move_that_throws_a_certain_win_away_is_a_mistake(games: list[Game]) -> None:
    found = by_value(games[0], {49: WIN + 1, 50: 0, 51: -WIN - 4}, exact=[49, 50, 51, 52])
    assert [each.fall for each in found.moves[:3]] == [0.5, 0, 0]
    assert [standing.chance for standing in found.standings[:3]] == [1, 0.5, 0]


def test_what_is_certain_is_carried_to_the_positions_beside_it(games: list[Game]) -> None:
    found = by_value(games[0], {50: WIN + 3, 51: 200}, exact=[50], best=[50])
    assert found.standings[0].decided, "White reached a won position"
    assert found.standings[0].margin is None, "and could perhaps have won by more"
    assert found.standings[2].margin == 3, "as Black's move was the best"
    lost = by_value(games[0], {49: -WIN - 6, 50: -100}, exact=[49])
    assert (lost.standings[1].chance, lost.standings[1].decided, lost.standings[1].margin) == (0, True, None)


def test_a_pass_takes_over_what_is_thought_of_the_position_after_it(games: list[Game]) -> None:
    game = games[1]
    ply = next(ply for ply in range(STACKING, len(game.moves)) if game.position_at(ply).must_pass)
    before, after = by_value(game, {ply + 1: 444}).standings[ply - STACKING : ply - STACKING + 2]
    assert before == after._replace(line=(PASS, *after.line))
    assert before.chance > 0.5


def test_the_turning_point_is_the_worst_mistake_of_the_loser(games: list[Game]) -> None:
    white_wins = games[1]
    ahead = dict.fromkeys(range(STACKING, len(white_wins.moves)), 500)
    found = by_value(white_wins, ahead | {51: -300, 56: -100})
    (worst,) = found.mistakes(Colour.BLACK, most=1)
    assert found.turning_point == worst
    won = found.standings[-1]
    assert Review(STACKING, (won, won), ()).turning_point is None


def test_a_game_that_ended_while_pieces_were_placed_has_nothing_to_review() -> None:
    game = Game(placements_by_lot(Random(1))[:20])
    assert review(game) == Review(20, (), ())
    assert review(game).turning_point is None


def test_a_game_that_was_given_up_is_judged_to_its_last_position(games: list[Game]) -> None:
    found = review(Game(games[0].moves[:51]), pause=lambda: True)
    assert len(found.standings) == 3
    assert not found.standings[-1].decided


def test_a_standing_is_whites(games: list[Game]) -> None:
    for ply, sign in ((49, 1), (50, -1)):
        position = games[0].position_at(ply)
        standing = standing_of(position, known(position.legal_moves()[0], sign * (WIN + 2), exact=True))
        assert (standing.chance, standing.margin, standing.decided) == (1, 2, True)
        assert (standing.chance_of(Colour.WHITE), standing.chance_of(Colour.BLACK)) == (1, 0)


def test_a_chance_grows_with_the_value_and_is_certain_for_results_alone() -> None:
    values = (-WIN - 1, -12_000, -400, TEMPO, 900, 12_000, WIN + 1)
    chances = [chance_to_win(value, stacks=30) for value in values]
    assert chances == sorted(chances)
    assert (chances[0], chances[3], chances[-1]) == (0, 0.5, 1)
    assert 0 < chances[1] < chances[-2] < 1


def test_a_lead_means_more_in_the_opening() -> None:
    leads = [chance_to_win(900, stacks) for stacks in (49, 48, 47, 46, 45)]
    assert leads == sorted(set(leads), reverse=True)
    assert chance_to_win(900, stacks=45) == chance_to_win(900, stacks=20)
