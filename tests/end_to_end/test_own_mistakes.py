"""One's own mistakes as puzzles: from the review, by a command, over weeks with restarts; seen by nobody else."""

from datetime import timedelta

import pytest

from bot.domain import Setup, UserId
from bot.domain.computer import Best
from bot.domain.ids import MatchId, PlyNumber
from bot.features.own_mistakes.learning import Mistake
from bot.features.own_mistakes.pages import ShowBetterMove, ShowOwnMistake
from bot.features.own_mistakes.repository import OwnMistakeRepository
from bot.pages.game_words import arrow
from discord_playground import Message, Person
from dvonn import Jump, Position
from tests.bot.played import first_plies, match_of
from tests.bot.reviewed import PlainComputerPlayer, judged
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import A_WIN, played
from tests.end_to_end.puzzling import tap
from tests.end_to_end.test_ratings import play_opening


class Answering(PlainComputerPlayer):
    """Judges by score alone, and answers with the greediest move."""

    async def best(self, position: Position, *, match: MatchId) -> Best:  # noqa: ARG002  as it is asked
        return Best(judged(position).line, 0.0, exact=False, decided=False)


@pytest.fixture(autouse=True)
def computer_player(club: Club) -> PlainComputerPlayer:
    club.bot.computer_player = player = Answering()
    return player


async def restart(club: Club) -> None:
    await club.stop_bot()
    await club.start_bot()
    club.bot.computer_player = Answering()


async def own(club: Club, person: Person, match: int = 1) -> list[Mistake]:
    async with club.store.read() as uow:
        return list(await OwnMistakeRepository(uow).of_match(UserId(person.id), MatchId(match)))


async def due_now(club: Club, person: Person) -> list[Mistake]:
    async with club.store.read() as uow:
        return list(await OwnMistakeRepository(uow).due(UserId(person.id), club.now(), most=50))


async def mistakes(club: Club, person: Person) -> Message:
    return await club.use(person, "dvonn-club mistakes")


def better(mistake: Mistake) -> Jump:
    assert isinstance(mistake.better, Jump)
    return mistake.better


def other(mistake: Mistake) -> Jump:
    """The move that was played."""
    move = A_WIN.moves[mistake.ply]
    assert isinstance(move, Jump)
    return move


async def reviewed_by(club: Club, person: Person) -> Message:
    await played(club)
    return await club.press(person, club.board(), "Review")


async def test_a_review_offers_its_own_mistakes_at_once_and_to_their_player_only(club: Club) -> None:
    panel = await reviewed_by(club, club.anna)
    assert labels(panel) == [
        *("Show me", "Mistakes", "Find it yourself"),
        *("Play again", "Result", "History", "Share"),
    ]
    assert "Find it yourself" not in labels(await club.press(club.cleo, club.board(), "Review"))
    page = await club.press(club.anna, panel, "Find it yourself")
    first, second, third = await own(club, club.anna)
    assert page.ephemeral
    assert "**What was better here?** White to move." in page.text
    assert f"You played {arrow(other(first))} (dotted arrow)." in page.text
    assert "against Ben" in page.text
    assert "the move played" in (page.media[0].description or "")
    moves = [label for label in labels(page) if "→" in label]
    assert len(moves) == 4
    assert {arrow(better(first)), arrow(other(first))} <= {label.split(" · ")[0] for label in moves}
    solved = await tap(club, club.anna, page, better(first))
    assert f"{arrow(better(first))} is right." in solved.text
    assert "A right answer counts from then on" in solved.text
    shown = await club.press(club.anna, solved, "Next mistake")
    assert f"You played {arrow(other(second))}" in shown.text
    assert await own(club, club.anna) == [first, second, third]
    assert await own(club, club.ben) == []
    assert len(club.public()) == len(club.boards())


async def test_the_next_mistake_comes_when_it_is_due_and_a_wrong_answer_starts_over(club: Club) -> None:
    assert "No mistakes to practice right now" in (await mistakes(club, club.anna)).text
    await reviewed_by(club, club.anna)
    first, *_ = await own(club, club.anna)
    assert (
        "Mistakes to practice later: 3. The next one comes back <t:" in (await mistakes(club, club.anna)).text
    )
    await club.time_passes(days=1)
    page = await mistakes(club, club.anna)
    assert f"You played {arrow(other(first))}" in page.text
    missed = await tap(club, club.anna, page, other(first))
    assert "the move you played in the game" in missed.text
    assert "Best reply: " in missed.text
    again = await club.press(club.anna, missed, "Try again")
    solved = await tap(club, club.anna, again, better(first))
    assert "A right answer counts from then on" in solved.text
    assert "Next mistake" in labels(solved)
    (known, *_) = await own(club, club.anna)
    assert known.solved == 0
    assert known.due_at
    assert timedelta(hours=23) < known.due_at - club.now() <= timedelta(days=1)


@on_both_databases
async def test_over_forty_days_with_restarts_a_mistake_comes_three_times(club: Club) -> None:
    await reviewed_by(club, club.anna)
    came = {mistake.ply: list[int]() for mistake in await own(club, club.anna)}
    day, learned = 0, list[str]()
    for wait in (1, 6, 1, 29, 1, 3):
        day += wait
        await club.time_passes(days=wait)
        await restart(club)
        page = await mistakes(club, club.anna)
        while "What was better" in page.text:
            due, *_ = await due_now(club, club.anna)
            came[due.ply].append(day)
            solved = await tap(club, club.anna, page, better(due))
            learned += ["gone"] * ("it won’t come back" in solved.text)
            page = await mistakes(club, club.anna)
    assert day == 41
    assert set(map(tuple, came.values())) == {(1, 8, 38)}
    assert learned == ["gone"] * 3
    assert "No mistakes to practice right now" in (await mistakes(club, club.anna)).text
    assert club.direct_messages(club.anna) == []
    assert len(club.public()) == len(club.boards())


async def test_the_solution_shows_both_moves_and_starts_over(club: Club) -> None:
    await reviewed_by(club, club.anna)
    await club.time_passes(days=1)
    first, *_ = await own(club, club.anna)
    shown = await club.press(club.anna, await mistakes(club, club.anna), "Solution")
    told = (
        f"Better: **{arrow(better(first))}** (solid arrow). You played: {arrow(other(first))} (dotted arrow)"
    )
    assert told in shown.text
    (known, *_) = await own(club, club.anna)
    assert known.due_at
    assert known.due_at > club.now()
    assert "What was better" in (await club.press(club.anna, shown, "Next mistake")).text


async def test_nobody_else_opens_a_mistake_by_a_button_made_by_hand(club: Club) -> None:
    await reviewed_by(club, club.anna)
    first, *_ = await own(club, club.anna)
    for control in (ShowOwnMistake, ShowBetterMove):
        answer = await press_by_hand(club, club.ben, control(MatchId(1), PlyNumber(first.ply)))
        assert "No mistakes to practice right now" in answer.text


async def test_a_position_of_a_running_match_is_passed_over_and_refused(club: Club) -> None:
    panel = await reviewed_by(club, club.anna)
    over = await club.stored()
    page = await club.press(club.anna, panel, "Find it yourself")
    first, *_ = await own(club, club.anna)
    running = match_of(first_plies(A_WIN, first.ply), players=over.players)
    async with club.store.write() as uow:
        twin = await uow.matches.add(over.venue, over.players, Setup.FULL, running.events)
    await club.time_passes(days=1)
    assert "can’t comment on it yet" in (await tap(club, club.anna, page, better(first))).text
    solution = ShowBetterMove(MatchId(1), PlyNumber(first.ply))
    assert "can’t comment on it yet" in (await press_by_hand(club, club.anna, solution)).text
    assert first in await due_now(club, club.anna)
    shown = await mistakes(club, club.anna)
    assert f"You played {arrow(other(first))}" not in shown.text
    await club.bot.matches.resign(twin.id, by=UserId(club.anna.id))
    assert f"You played {arrow(other(first))}" in (await mistakes(club, club.anna)).text


async def test_the_latest_games_are_reported_to_their_player_also_in_a_direct_message(club: Club) -> None:
    await reviewed_by(club, club.ben)
    private = club.ben.direct_messages(club.application)
    page = await club.use(club.ben, "dvonn-club mistakes", channel=private)
    latest = await club.press(club.ben, page, "My latest games")
    assert "**Your latest games:** 1" in latest.text
    assert "Won 0 · tied 0 · lost 1" in latest.text
    assert "in points (games reviewed: 1): opening " in latest.text
    assert "**Practice:**" in latest.text
    await club.press(club.ben, latest, "My mistakes")
    assert "Mistakes to practice later: 2" in latest.text


async def test_the_latest_games_are_a_button_of_the_own_profile_only(club: Club) -> None:
    await club.begin_by_challenge()
    await play_opening(club)
    await club.resign(club.ben)
    own_profile = await club.use(club.anna, "profile")
    latest = await club.press(club.anna, own_profile, "My latest games")
    assert "**Your latest games:** 1" in latest.text
    assert "Won 1 · tied 0 · lost 0" in latest.text
    others = await club.use(club.ben, "profile", {"user": club.anna})
    assert "My latest games" not in labels(others)


async def test_a_forgotten_user_has_no_mistakes(club: Club) -> None:
    await reviewed_by(club, club.anna)
    kept = await club.use(club.anna, "forget")
    assert "Mistakes from your reviews, for practice: 3" in kept.text
    await club.press(club.anna, kept, "Delete my data")
    assert await own(club, club.anna) == []
    assert "No mistakes to practice right now" in (await mistakes(club, club.anna)).text
