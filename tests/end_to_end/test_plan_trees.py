"""Plans as trees: made of lines that are tried out, shown and pruned on a page; played in one run, through restarts."""

import asyncio

from bot.domain import MatchId, Plan, Reply, UserId
from bot.domain.events import Resigned
from bot.domain.plan import MOST_REPLIES, RESIGN, branches
from bot.pages.game_words import arrow
from discord_playground import Message, Person
from dvonn import Colour, Jump, Move
from tests.bot.played import first_plies
from tests.end_to_end import past
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.past import A_WIN
from tests.end_to_end.planning import have_planned, plan_by_trying, tap

START = 60
LINE = A_WIN.moves[START : START + 8]
assert all(isinstance(move, Jump) for move in LINE)
HOW = "To plan ahead, play the move you expect from"
"""The beginning of the sentence that tells how a plan is made."""


async def begun(club: Club) -> tuple[Person, Person]:
    """A match in the middle of a game, as the channel shows it; who is to move, and who waits."""
    await past.played(club, first_plies(A_WIN, START))
    await club.playground.wait_until(lambda: bool(club.boards()), what="a board")
    white_moves = A_WIN.position_at(START).to_move is Colour.WHITE
    return (club.anna, club.ben) if white_moves else (club.ben, club.anna)


def other_than(move: Move, at: int) -> Move:
    """Another move in the place of one of the line's."""
    return next(each for each in A_WIN.position_at(START + at).legal_moves() if each != move)


def told(move: Move) -> str:
    assert isinstance(move, Jump)
    return arrow(move)


async def play(club: Club, person: Person, move: Move) -> Message:
    assert isinstance(move, Jump)
    return await club.use(person, "move", {"move": f"{move.source} {move.target}"})


async def played_since(club: Club) -> tuple[Move, ...]:
    return (await club.stored()).game.moves[START:]


async def plan_ahead(club: Club, person: Person) -> Message:
    return await club.reach(person, club.board(), "Plan ahead")


@on_both_databases
async def test_a_tree_is_made_by_trying_out_and_played_branch_by_branch_through_restarts(club: Club) -> None:
    mover, waiting = await begun(club)
    page = await plan_ahead(club, waiting)
    assert HOW in page.text
    assert "only you can see it" in page.text
    assert "as far as you like" not in page.text
    await plan_by_trying(club, waiting, page, *LINE[:4])
    assert "Saved. Only you can see it." in page.text
    assert "To answer another of their moves, go back with ◀" in page.text
    assert "Plan this" not in labels(page)
    other = other_than(LINE[0], 0)
    answer = A_WIN.position_at(START).play(other).legal_moves()[0]
    await plan_by_trying(club, waiting, page, other, answer)
    await club.press(waiting, page, "Your plan")
    assert f"Then if {told(LINE[2])}: {told(LINE[3])}" in page.text
    assert f"Or if {told(other)}: {told(answer)}" in page.text
    assert "3 of 40 replies" in page.text
    await club.stop_bot()
    await club.start_bot()
    await play(club, mover, LINE[0])
    assert await played_since(club) == LINE[:2]
    await club.only_one_board()
    assert club.board().pings == {mover.id}
    await club.stop_bot()
    await club.start_bot()
    assert "1 of 40 replies" in (await plan_ahead(club, waiting)).text
    await play(club, mover, LINE[2])
    assert await played_since(club) == LINE[:4]
    assert HOW in (await plan_ahead(club, waiting)).text


async def test_a_branch_in_the_middle_of_a_line_joins_what_is_planned_before_it(club: Club) -> None:
    _, waiting = await begun(club)
    page = await plan_ahead(club, waiting)
    await plan_by_trying(club, waiting, page, *LINE[:4])
    for _ in range(2):
        await club.press(waiting, page, "◀")
    other = other_than(LINE[2], 2)
    answer = A_WIN.position_at(START + 2).play(other).legal_moves()[0]
    for move in (other, answer):
        await tap(club, waiting, page, move)
    await club.press(waiting, page, "Plan this")
    await club.press(waiting, page, "Your plan")
    assert "3 of 40 replies" in page.text
    assert f"Or after 1, if {told(other)}: {told(answer)}" in page.text


@on_both_databases
async def test_two_trees_that_answer_each_other_survive_a_kill_before_they_are_shown(club: Club) -> None:
    mover, waiting = await begun(club)
    await have_planned(club, waiting, *LINE)
    await have_planned(club, mover, *LINE[:5])
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


async def test_a_resignation_that_was_planned_earlier_is_shown_and_told_as_one(club: Club) -> None:
    mover, waiting = await begun(club)
    await have_planned(club, waiting, LINE[0], RESIGN)
    assert f"If {told(LINE[0])}: resign" in (await plan_ahead(club, waiting)).text
    await play(club, mover, LINE[0])
    await club.quiet()
    match = await club.stored()
    assert [(type(event.what), event.actor) for event in match.events[-2:]] == [
        (Jump, mover.id),
        (Resigned, waiting.id),
    ]
    assert "resigned" in club.board().text
    assert "wins:" in club.board().text


async def test_who_is_to_move_plans_what_follows_their_move(club: Club) -> None:
    mover, waiting = await begun(club)
    await have_planned(club, waiting, *LINE[:4])
    page = await club.reach(mover, club.board(), "Try it out")
    await plan_by_trying(club, mover, page, *LINE[:5])
    assert "Saved. Only you can see it. It starts once you’ve played its first move." in page.text
    await club.press(mover, page, "Your plan")
    assert f"Once you’ve played {told(LINE[0])}" in page.text
    assert "Move" in labels(page)
    await play(club, mover, LINE[0])
    assert await played_since(club) == LINE[:5]


async def test_the_page_of_a_plan_leads_back_to_trying_out(club: Club) -> None:
    _, waiting = await begun(club)
    page = await plan_ahead(club, waiting)
    await plan_by_trying(club, waiting, page, *LINE[:2])
    await club.press(waiting, page, "Your plan")
    await club.press(waiting, page, "Try it out")
    assert "Here’s your line from last time." in page.text
    assert "Move 2 of 2:" in page.text


async def drop(club: Club, person: Person, page: Message, number: int) -> Message:
    return await club.choose(person, page, str(number))


async def test_a_press_on_a_plan_that_has_changed_shows_it_as_it_is(club: Club) -> None:
    mover, waiting = await begun(club)
    await have_planned(club, waiting, *LINE[:6])
    old = await plan_ahead(club, waiting)
    page = await plan_ahead(club, waiting)
    await drop(club, waiting, page, 2)
    assert "1 of 40 replies" in page.text
    await drop(club, waiting, old, 3)
    assert "Your plan has changed in the meantime." in old.text
    assert "1 of 40 replies" in old.text
    await play(club, mover, LINE[0])
    await club.press(waiting, old, "Delete plan")
    assert "no plan." in old.text


async def test_presses_at_the_same_moment_plan_and_drop_once(club: Club) -> None:
    """The same page is pressed on twice: what the second has seen is no longer there."""
    _, waiting = await begun(club)
    await have_planned(club, waiting, *LINE[:4])
    pages = [await plan_ahead(club, waiting) for _ in range(2)]
    await asyncio.gather(*(drop(club, waiting, page, 2) for page in pages))
    assert "1 of 40 replies" in (await plan_ahead(club, waiting)).text


async def test_another_answer_takes_the_place_of_the_one_before_and_says_so(club: Club) -> None:
    _, waiting = await begun(club)
    await have_planned(club, waiting, *LINE[:4])
    page = await club.reach(waiting, club.board(), "Try it out")
    other = other_than(LINE[1], 1)
    await plan_by_trying(club, waiting, page, LINE[0], other)
    assert f"Replaced answer: **{told(LINE[1])}**" in page.text
    assert "1 of 40 replies" in (await plan_ahead(club, waiting)).text


async def test_a_line_for_which_there_is_no_room_shows_the_plan_and_says_so(club: Club) -> None:
    _, waiting = await begun(club)
    other = other_than(LINE[0], 0)
    assert isinstance(other, Jump)
    async with club.store.write() as uow:
        match = await uow.matches.find(MatchId(1))
        full = Plan(replies=(Reply(other, RESIGN),) * MOST_REPLIES, since=match.changed)
        await uow.plans.save(match.id, UserId(waiting.id), full)
    page = await club.reach(waiting, club.board(), "Try it out")
    await plan_by_trying(club, waiting, page, *LINE[:4])
    assert f"at most {MOST_REPLIES} replies" in page.text
    assert "Delete plan" in labels(page)
