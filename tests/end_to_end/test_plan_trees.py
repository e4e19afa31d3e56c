"""Plans as trees: laid down in the panel, as a line that is typed or tried out; played in one run, through restarts."""

import asyncio

import pytest

from bot.domain.events import Resigned
from bot.domain.plan import branches
from bot.ui.words import arrow
from dvonn import Colour, Jump, Move
from playground import Message, Person
from tests.bot.played import first_plies
from tests.end_to_end import past
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.past import A_WIN

START = 60
LINE = A_WIN.moves[START : START + 8]
assert all(isinstance(move, Jump) for move in LINE)


async def begun(club: Club) -> tuple[Person, Person]:
    """A match in the middle of a game, as the channel shows it; who is to move, and who waits."""
    await past.played(club, first_plies(A_WIN, START))
    await club.playground.wait_until(lambda: bool(club.boards()), what="a board")
    white_moves = A_WIN.position_at(START).to_move is Colour.WHITE
    return (club.anna, club.ben) if white_moves else (club.ben, club.anna)


def typed(moves: tuple[Move, ...]) -> dict[str, object]:
    return {"line": " ".join(map(str, moves))}


async def play(club: Club, person: Person, move: Move) -> Message:
    assert isinstance(move, Jump)
    return await club.use(person, "move", {"move": f"{move.source} {move.target}"})


async def played_since(club: Club) -> tuple[Move, ...]:
    return (await club.stored()).game.moves[START:]


async def plan_reply(club: Club, person: Person, page: Message, theirs: Move, own: Move) -> Message:
    """Plan one more reply on a page of the plan."""
    assert isinstance(theirs, Jump)
    assert isinstance(own, Jump)
    for space in (theirs.source, theirs.target, own.source, own.target):
        await club.choose(person, page, str(space))
    return page


@on_both_databases
async def test_a_tree_is_laid_down_in_the_panel_and_played_branch_by_branch_through_restarts(
    club: Club,
) -> None:
    mover, waiting = await begun(club)
    page = await club.use(waiting, "plan")
    await plan_reply(club, waiting, page, *LINE[:2])
    assert "reply 1 of your plan" in page.text
    await plan_reply(club, waiting, page, *LINE[2:4])
    assert f"then if {arrow(LINE[2])}: {arrow(LINE[3])}" in page.text  # type: ignore[arg-type]
    await club.press(waiting, page, "Whole plan")
    other = next(move for move in A_WIN.position_at(START).legal_moves() if move != LINE[0])
    answer = A_WIN.position_at(START).play(other).legal_moves()[0]
    await plan_reply(club, waiting, page, other, answer)
    await club.press(waiting, page, "Back")
    assert "(3 of 40 replies)" in page.text
    await club.stop_bot()
    await club.start_bot()
    await play(club, mover, LINE[0])
    assert await played_since(club) == LINE[:2]
    await club.only_one_board()
    assert club.board().pings == {mover.id}
    await club.stop_bot()
    await club.start_bot()
    assert "(1 of 40 replies)" in (await club.use(waiting, "plan")).text
    await play(club, mover, LINE[2])
    assert await played_since(club) == LINE[:4]
    assert "nothing is planned" in (await club.use(waiting, "plan")).text


@on_both_databases
async def test_two_trees_that_answer_each_other_survive_a_kill_before_they_are_shown(club: Club) -> None:
    mover, waiting = await begun(club)
    await club.use(waiting, "plan", typed(LINE))
    answer = await club.use(mover, "plan", typed(LINE[:5]))
    assert "It waits until you’ve played its first move." in answer.text
    assert f"Once you’ve played {arrow(LINE[0])}" in answer.text  # type: ignore[arg-type]
    first = LINE[0]
    assert isinstance(first, Jump)
    held = club.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    mover.begin_command(club.channel, "dvonn move", {"move": f"{first.source} {first.target}"})
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()
    assert await played_since(club) == LINE[:6]
    await club.only_one_board()
    assert club.board().pings == {mover.id}
    async with club.store.read() as uow:
        left = await uow.plans.of((await club.stored()).id)
    assert [[branch.plies for branch in branches(plan.replies)] for plan in left.values()] == [[LINE[6:8]]]
    await play(club, mover, LINE[6])
    assert await played_since(club) == LINE


async def test_a_resignation_is_planned_after_a_question_and_told_as_one(club: Club) -> None:
    mover, waiting = await begun(club)
    page = await club.use(waiting, "plan")
    theirs = LINE[0]
    assert isinstance(theirs, Jump)
    for space in (theirs.source, theirs.target):
        await club.choose(waiting, page, str(space))
    await club.press(waiting, page, "Resign there")
    assert f"as soon as <@{mover.id}> plays {arrow(theirs)}?" in page.text
    await club.press(waiting, page, "Resign there")
    assert "you resign" in page.text
    assert not (await club.stored()).is_over
    await play(club, mover, theirs)
    await club.quiet()
    match = await club.stored()
    assert [(type(event.what), event.actor) for event in match.events[-2:]] == [
        (Jump, mover.id),
        (Resigned, waiting.id),
    ]
    assert "resigned" in club.board().text
    assert "wins:" in club.board().text


async def test_a_line_that_was_tried_out_becomes_a_plan_with_one_press(club: Club) -> None:
    mover, waiting = await begun(club)
    for person, plies in ((waiting, 4), (mover, 5)):
        page = await club.reach(person, club.board(), "Try it out")
        assert "Plan this" not in labels(page)
        for move in LINE[:plies]:
            page = await tap(club, person, page, move)
        await club.press(person, page, "Plan this")
        assert "Saved; only you can see it." in page.text
        assert "Drop this reply" in labels(page)
    await play(club, mover, LINE[0])
    assert await played_since(club) == LINE[:5]


async def tap(club: Club, person: Person, page: Message, move: Move) -> Message:
    """Play a move in a line: at once where all moves stand there, else by its stack."""
    assert isinstance(move, Jump)
    for names in ([arrow(move)], [str(move.source), str(move.target)]):
        if found := [label for label in labels(page) if label.startswith(names[0])]:
            page = await club.press(person, page, found[0])
            for name in names[1:]:
                target = next(label for label in labels(page) if label.split()[0] == name)
                page = await club.press(person, page, target)
            return page
    raise AssertionError(labels(page))


async def test_a_press_on_a_plan_that_has_changed_shows_it_as_it_is(club: Club) -> None:
    mover, waiting = await begun(club)
    old = await club.use(waiting, "plan", typed(LINE[:6]))
    await club.use(waiting, "plan", typed((*LINE[:2], LINE[2], LINE[3])))
    page = await club.use(waiting, "plan")
    await club.select(waiting, page, page.selects[1].custom_id, "2")
    await club.press(waiting, page, "Drop this reply")
    assert "reply 1 of your plan" in page.text
    await club.press(waiting, old, "Drop this reply")
    assert "Your plan has changed in the meantime." in old.text
    assert "(1 of 40 replies)" in old.text
    await play(club, mover, LINE[0])
    await club.press(waiting, old, "Drop the plan")
    assert "nothing is planned" in old.text


async def test_presses_at_the_same_moment_plan_and_drop_once(club: Club) -> None:
    """The same page is pressed on twice: what the second has seen is no longer there."""
    _, waiting = await begun(club)
    await club.use(waiting, "plan", typed(LINE[:4]))
    pages = [await club.use(waiting, "plan") for _ in range(2)]
    for page in pages:
        await club.select(waiting, page, page.selects[1].custom_id, "2")
    await asyncio.gather(*(club.press(waiting, page, "Drop this reply") for page in pages))
    told = (await club.use(waiting, "plan")).text
    assert "(1 of 40 replies)" in told


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("c3-d4 nonsense", "I can’t read “nonsense” as a move."),
        ("a1a3 b1b2", "can’t be played there any more"),
        ("", "A plan needs your answer"),
    ],
)
async def test_a_line_that_can_t_be_planned_says_why(club: Club, line: str, said: str) -> None:
    _, waiting = await begun(club)
    assert said in (await club.use(waiting, "plan", {"line": line})).text


async def test_another_answer_takes_the_place_of_the_one_before_and_says_so(club: Club) -> None:
    _, waiting = await begun(club)
    await club.use(waiting, "plan", typed(LINE[:4]))
    other = next(move for move in A_WIN.position_at(START + 1).legal_moves() if move != LINE[1])
    answer = await club.use(waiting, "plan", typed((LINE[0], other)))
    assert f"It takes the place of your answer {arrow(LINE[1])}" in answer.text  # type: ignore[arg-type]
    assert "(1 of 40 replies)" in (await club.use(waiting, "plan")).text
