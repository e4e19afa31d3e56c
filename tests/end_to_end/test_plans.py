"""Plans: moves that are played as soon as the turn comes, at once and on one board."""

import pytest

from bot.domain.events import Started
from dvonn import Jump
from playground import Message
from tests.end_to_end.club import Club, labels

END = ["Try it out", "Rules", "Close"]


async def placed(club: Club) -> list[str]:
    """In the order of placing."""
    return [str(event.what) for event in (await club.stored()).line]


# spaces


async def test_typed_spaces_are_placed_when_the_turn_comes(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.ben, "plan", {"spaces": "C3, d3"})
    assert "Saved; only you can see it." in answer.text
    assert "the first of these that is vacant: c3, d3." in answer.text
    shown = len(club.public())
    await club.use(club.anna, "place", {"space": "c3"})
    assert await placed(club) == ["c3", "d3"]
    await club.only_one_board()
    assert len(club.public()) == shown
    lines = club.board().text
    assert "-# DVONN piece 3 of 3 · Last: Ben d3." in lines
    assert club.board().pings == {club.anna.id}
    assert "nothing is planned" in (await club.use(club.ben, "plan")).text


async def test_on_ones_own_turn_the_first_space_is_placed_at_once(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.anna, "plan", {"spaces": "c3 d3"})
    assert "It was your turn, so I’ve played **c3** for you." in answer.text
    assert "the first of these that is vacant: d3." in answer.text
    assert "Anna c3." in club.board().text


async def test_two_plans_are_played_in_one_run_and_shown_on_one_board(club: Club) -> None:
    await club.begin()
    await club.use(club.ben, "plan", {"spaces": "a1 b1 c1"})
    answer = await club.use(club.anna, "plan", {"spaces": "a2 b2 c2"})
    assert "I’ve played **a2, b2, c2** for you." in answer.text
    assert (await club.stored()).number == 7
    await club.only_one_board()
    assert "-# Piece 2 of 23 · Last: Ben c1." in club.board().text


async def test_the_word_that_is_no_space_is_named_and_nothing_is_planned(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.ben, "plan", {"spaces": "c3 z9 d4"})
    assert "“z9” is not a space of the board." in answer.text
    assert "nothing is planned" in (await club.use(club.ben, "plan")).text


async def test_a_plan_is_its_players_alone(club: Club) -> None:
    await club.begin()
    await club.use(club.ben, "plan", {"spaces": "c3"})
    assert "c3" not in (await club.use(club.anna, "plan")).text
    assert "You’re watching this match" in (await club.use(club.cleo, "plan", {"match": 1})).text
    assert all("c3" not in message.text for message in club.public())


async def test_spaces_are_chosen_in_the_panel_by_row_and_column(club: Club) -> None:
    board = await club.begin()
    more = await club.press(club.ben, board, "More")
    panel = await club.press(club.ben, more, "Plan ahead")
    assert labels(panel) == ["Row 5 (9)", "Row 4 (10)", "Row 3 (11)", "Row 2 (10)", "Row 1 (9)", *END]
    await club.press(club.ben, panel, "Row 3 (11)")
    await club.press(club.ben, panel, "c3")
    await club.press(club.ben, panel, "Row 3 (10)")
    assert "c3" in [button.label for button in panel.buttons if button.disabled]
    await club.press(club.ben, panel, "d3")
    assert "the first of these that is vacant: c3, d3." in panel.text
    await club.press(club.ben, panel, "Drop the plan")
    assert "nothing is planned" in panel.text
    await club.use(club.anna, "place", {"space": "c3"})
    assert await placed(club) == ["c3"]


async def test_a_plan_survives_a_restart(club: Club) -> None:
    await club.begin()
    await club.use(club.ben, "plan", {"spaces": "c3"})
    await club.stop_bot()
    await club.start_bot()
    await club.use(club.anna, "place", {"space": "d3"})
    assert await placed(club) == ["d3", "c3"]


async def test_the_last_word_is_completed(club: Club) -> None:
    await club.begin()
    choices = await club.ben.autocomplete(club.channel, "dvonn plan", {"spaces": "c3 d"}, focused="spaces")
    assert [choice.value for choice in choices] == ["c3 d1", "c3 d2", "c3 d3", "c3 d4", "c3 d5"]


# answers to moves


async def a_pair_of_moves(club: Club) -> tuple[Jump, Jump]:
    """A move of Anna's and an answer of Ben's."""
    position = (await club.stored()).position
    theirs = next(move for move in position.legal_moves() if isinstance(move, Jump))
    answer = next(move for move in position.play(theirs).legal_moves() if isinstance(move, Jump))
    return theirs, answer


async def plan_answer(club: Club, theirs: Jump, answer: Jump) -> Message:
    """Ben plans an answer in the panel."""
    panel = await club.use(club.ben, "plan")
    for chosen in (theirs.source, theirs.target, answer.source, answer.target):
        await club.choose(club.ben, panel, str(chosen))
    return panel


async def test_a_planned_answer_is_played_at_once(club: Club) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    panel = await plan_answer(club, theirs, answer)
    assert f"If {theirs.source} → {theirs.target}: {answer.source} → {answer.target}" in panel.text
    await club.use(club.anna, "move", {"from": str(theirs.source), "to": str(theirs.target)})
    match = await club.stored()
    assert [event.what for event in match.line[-2:]] == [theirs, answer]
    await club.only_one_board()
    assert club.board().pings == {club.anna.id}


async def test_a_planned_answer_is_dropped_when_something_else_is_played(club: Club) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    await plan_answer(club, theirs, answer)
    other = next(
        move for move in (await club.stored()).position.legal_moves()[::-1] if isinstance(move, Jump)
    )
    assert other != theirs
    await club.use(club.anna, "move", {"from": str(other.source), "to": str(other.target)})
    kinds = [type(event.what) for event in (await club.stored()).events]
    assert kinds == [Started, Jump]


async def test_on_ones_own_turn_there_is_no_answer_to_plan(club: Club) -> None:
    await club.begin(setup="random")
    answer = await club.use(club.anna, "plan")
    assert "It’s your turn, so there’s nothing to wait for" in answer.text
    assert "Move" in labels(answer)
    assert "there are no spaces left to plan" in (await club.use(club.anna, "plan", {"spaces": "c3"})).text


@pytest.mark.parametrize("steps", [1, 2, 3])
async def test_a_panel_of_before_the_move_says_so(club: Club, steps: int) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    chosen = [theirs.source, theirs.target, answer.source, answer.target]
    panel = await club.use(club.ben, "plan")
    for space in chosen[:steps]:
        await club.choose(club.ben, panel, str(space))
    await club.use(club.anna, "move", {"from": str(theirs.source), "to": str(theirs.target)})
    await club.choose(club.ben, panel, str(chosen[steps]))
    assert "It’s your turn, so there’s nothing to wait for" in panel.text
