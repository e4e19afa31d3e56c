"""Plans: moves that are played as soon as the turn comes, at once and on one board."""

from bot.domain.events import Started
from dvonn import Jump
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planning import have_planned_spaces, plan_by_trying, plan_in_panel, tap
from tests.end_to_end.planted import planted

END = ["Try it out", "Rules", "Close"]


async def placed(club: Club) -> list[str]:
    """In the order of placing."""
    return [str(event.what) for event in (await club.stored()).line]


# spaces


async def test_planned_spaces_are_placed_when_the_turn_comes(club: Club) -> None:
    await club.begin()
    answer = await plan_in_panel(club, club.ben, "c3", "d3")
    assert "Saved. Only you can see it." in answer.text
    assert "the first empty one of these spaces: c3, d3." in answer.text
    shown = len(club.public())
    await club.use(club.anna, "move", {"move": "c3"})
    assert await placed(club) == ["c3", "d3"]
    await club.only_one_board()
    assert len(club.public()) == shown
    lines = club.board().text
    assert "-# DVONN piece 3 of 3 · Last: Ben d3." in lines
    assert club.board().pings == {club.anna.id}
    assert "no plan" in (await plan_in_panel(club, club.ben)).text


async def test_a_space_that_is_planned_on_ones_own_turn_is_placed_at_once(club: Club) -> None:
    """The panel was opened before the turn came."""
    await club.begin()
    panel = await planted(club, club.channel, "dvonn:plan-space:1:c3")
    answer = await club.press(club.anna, panel, "dvonn:plan-space:1:c3")
    assert "Played as planned: **c3**" in answer.text
    assert "Anna c3." in club.board().text


async def test_two_plans_are_played_in_one_run_and_shown_on_one_board(club: Club) -> None:
    await club.begin()
    await have_planned_spaces(club, club.anna, "b2", "c2")
    await have_planned_spaces(club, club.ben, "a1", "b1", "c1")
    await club.use(club.anna, "move", {"move": "a2"})
    assert await placed(club) == ["a2", "a1", "b2", "b1", "c2", "c1"]
    await club.only_one_board()
    assert "-# Piece 2 of 23 · Last: Ben c1." in club.board().text


async def test_a_plan_is_its_players_alone(club: Club) -> None:
    await club.begin()
    await plan_in_panel(club, club.ben, "c3")
    assert "c3" not in (await club.press(club.anna, club.board(), "Place a piece")).text
    opened = await planted(club, club.channel, "dvonn:plan:1")
    assert "Only the players can do that" in (await club.press(club.cleo, opened, "dvonn:plan:1")).text
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
    assert "the first empty one of these spaces: c3, d3." in panel.text
    await club.press(club.ben, panel, "Delete plan")
    assert "no plan" in panel.text
    await club.use(club.anna, "move", {"move": "c3"})
    assert await placed(club) == ["c3"]


async def test_a_plan_survives_a_restart(club: Club) -> None:
    await club.begin()
    await plan_in_panel(club, club.ben, "c3")
    await club.stop_bot()
    await club.start_bot()
    await club.use(club.anna, "move", {"move": "d3"})
    assert await placed(club) == ["d3", "c3"]


# answers to moves


async def a_pair_of_moves(club: Club) -> tuple[Jump, Jump]:
    """A move of Anna's and an answer of Ben's."""
    position = (await club.stored()).position
    theirs = next(move for move in position.legal_moves() if isinstance(move, Jump))
    answer = next(move for move in position.play(theirs).legal_moves() if isinstance(move, Jump))
    return theirs, answer


async def test_a_planned_answer_is_played_at_once(club: Club) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    page = await club.reach(club.ben, club.board(), "Plan ahead")
    await plan_by_trying(club, club.ben, page, theirs, answer)
    await club.press(club.ben, page, "Your plan")
    assert f"If {theirs.source} → {theirs.target}: {answer.source} → {answer.target}" in page.text
    await club.use(club.anna, "move", {"move": f"{theirs.source} {theirs.target}"})
    match = await club.stored()
    assert [event.what for event in match.line[-2:]] == [theirs, answer]
    await club.only_one_board()
    assert club.board().pings == {club.anna.id}


async def test_a_planned_answer_is_dropped_when_something_else_is_played(club: Club) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    page = await club.reach(club.ben, club.board(), "Plan ahead")
    await plan_by_trying(club, club.ben, page, theirs, answer)
    other = next(
        move for move in (await club.stored()).position.legal_moves()[::-1] if isinstance(move, Jump)
    )
    assert other != theirs
    await club.use(club.anna, "move", {"move": f"{other.source} {other.target}"})
    kinds = [type(event.what) for event in (await club.stored()).events]
    assert kinds == [Started, Jump]


async def test_a_line_from_before_the_move_is_not_planned_any_more(club: Club) -> None:
    await club.begin(setup="random")
    theirs, answer = await a_pair_of_moves(club)
    page = await club.reach(club.ben, club.board(), "Plan ahead")
    for move in (theirs, answer):
        await tap(club, club.ben, page, move)
    await club.use(club.anna, "move", {"move": f"{theirs.source} {theirs.target}"})
    await club.press(club.ben, page, "Plan this")
    assert "That board was out of date" in page.text
    assert "Move" in labels(page)
    async with club.store.read() as uow:
        assert await uow.plans.of((await club.stored()).id) == {}
