"""Why a move was a mistake, as it shows on the board."""

from bot.catalogue import language_for
from bot.domain.computer import Evaluation, JudgedMove
from bot.features.review.reasons import Compared, reasons
from dvonn import Colour, Game, Position, Score, parse_move
from tests.bot.played import recorded
from tests.dvonn.grids import board

ENGLISH = language_for("en")

FULL = recorded()[1].position_at(49)


def row(stacks: str) -> Position:
    """A position with stacks on row 3 alone, White to move."""
    return board(
        f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        {stacks}
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )


def told(position: Position, played: str, better: str) -> list[str]:
    """The reasons for a mistake, with lines such as `c3d3 f3e3`."""
    one, other = (tuple(map(parse_move, line.split())) for line in (played, better))
    mover = position.to_move
    assert mover
    before, after = (Evaluation(0.5, None, decided=False, line=line) for line in (other, one[1:]))
    judged = JudgedMove(0, mover, one[0], before, after, 0.3)
    return reasons(Compared.of(Game([one[0]], start=position), judged), ENGLISH)


def test_what_either_move_cuts_off_is_told_and_what_the_score_could_have_been() -> None:
    assert told(row(".   .   .   D   W   B   .   .   .   .   ."), "e3f3", "e3d3") == [
        "e3 → f3 cuts off 2 of White’s own pieces.",
        "e3 → d3 would have cut off 1 of Black’s pieces.",
        "Score 1 move later: White 2, Black 0, instead of 0 and 0.",
    ]


def test_a_tall_stack_that_the_answer_takes_over_is_told() -> None:
    assert told(row(".   .   W   D   WW  B   .   .   .   .   ."), "c3d3 f3e3", "e3c3") == [
        "Black can then take over the stack of 2 on e3 with f3 → e3.",
        "e3 → c3 would have cut off 1 of Black’s pieces.",
    ]


def test_what_the_answer_cuts_off_is_told_and_who_would_have_had_no_move() -> None:
    assert told(row(".   .   W   D   B   W   .   .   .   .   ."), "c3d3 e3d3", "f3e3") == [
        "Black can then cut off 1 of White’s pieces with e3 → d3.",
        "f3 → e3 would have left Black with no move.",
    ]  # the scores after 1 move are not compared, as Black is about to cut off


def test_what_the_better_move_would_have_cut_off_later_is_told_with_that_move() -> None:
    assert told(row("W   W   D   W   B   .   .   .   D   B   B"), "b3a3", "a3b3 k3j3 d3c3") == [
        "b3 → a3 cuts off 2 of White’s own pieces.",
        "After a3 → b3, d3 → c3 would have cut off 1 of Black’s pieces.",
        "Score 1 move later: White 3, Black 3, instead of 1 and 3.",
    ]


def test_scores_in_the_middle_of_an_exchange_are_not_compared() -> None:
    """White would be 4–2 ahead instead of 2–2, but the stack on d3 is about to be taken over."""
    position = row("W   W   D   WW  B   B   .   .   .   .   .")
    assert position.play(parse_move("b3c3")).score == Score(4, 2)
    assert position.play(parse_move("b3a3")).score == Score(2, 2)
    assert not any(" later: White " in line for line in told(position, "b3a3", "b3c3"))


def test_where_nothing_else_shows_the_freedom_of_both_is_compared() -> None:
    quiet = [
        move for move in FULL.legal_moves() if FULL.play(move).score == FULL.play(FULL.legal_moves()[0]).score
    ]
    least, *_, most = sorted(quiet, key=lambda move: _freedom(FULL.play(move)))
    assert _freedom(FULL.play(least)) < _freedom(FULL.play(most))
    (sentence,) = told(FULL, str(least), str(most))
    assert "Possible moves afterward" in sentence


def _freedom(position: Position) -> int:
    return len(position.jumps_of(Colour.WHITE)) - len(position.jumps_of(Colour.BLACK))


def test_there_is_always_a_sentence() -> None:
    move = str(FULL.legal_moves()[0])
    assert told(FULL, move, move) == ["Nothing is lost right away. The difference shows a few moves later."]
