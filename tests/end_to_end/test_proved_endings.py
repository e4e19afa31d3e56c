"""The result of a match gets a line about its proved ending: the card for everyone, and another for the loser alone."""

import asyncio
from collections.abc import Iterator, Mapping
from datetime import timedelta

import pytest
from typing_extensions import override

from bot.domain import Event, EventNumber, Match, MatchId, UserId
from bot.domain.computer import LADDER, Review
from bot.services.match_lifecycle import continue_match
from bot.services.searches import Searches
from dvonn import Colour, Game, Move, Position
from tests.bot.played import first_plies
from tests.bot.reviewed import PlainComputerPlayer, proved
from tests.end_to_end.club import Club
from tests.end_to_end.past import A_WIN, played
from tests.end_to_end.test_computer_in_direct_messages import begin, move
from tests.end_to_end.test_endings import almost_over, end

PERFECT = "Played perfectly to the end (proved): "
COULD_WIN = "**You could still win until move 65** (proved):"
WON_AT_THE_END = "**You could still have won when the game ended** (proved)."

EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")

LOST = {60: -3, 65: 2}
"""Black could win until move 65."""


class Prover(PlainComputerPlayer):
    """Proves what it was told, and counts the endings."""

    def __init__(self, margins: Mapping[int, int] = LOST) -> None:
        super().__init__()
        self.margins = margins
        self.endings = 0

    @override
    async def ending(self, game: Game, *, match: MatchId) -> Review:
        self.endings += 1
        return proved(game, self.margins)

    @override
    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,
    ) -> Move:
        return position.legal_moves()[0]


@pytest.fixture(autouse=True)
def prover(club: Club) -> Prover:
    club.bot.computer_player = computer_player = Prover()
    return computer_player


async def proved_after(club: Club, *, minutes: float = 1) -> None:
    """Let the endings that are due be proved, and shown."""
    await club.time_passes(minutes=minutes)
    await club.bot.get(Searches).idle()
    await club.quiet()


async def test_the_card_is_edited_once_and_the_open_page_of_the_loser_shows_more(
    club: Club, prover: Prover
) -> None:
    page = await end(club, await almost_over(club, A_WIN), A_WIN)
    card = club.board()
    before, posted = card.text, len(club.public())
    assert "proved" not in before + page.text
    edits = len(club.playground.asked(*EDIT))
    await proved_after(club)
    assert club.board() is card
    assert card.text.startswith(before)
    line = f"-# {PERFECT}⚪ Anna from move 62 on · ⚫ Ben from move 67 on"
    assert card.text.splitlines()[-1] == line
    assert not card.pings
    assert page.text.splitlines()[-2] == line.removeprefix("-# ")
    assert page.text.splitlines()[-1].startswith(COULD_WIN)
    assert COULD_WIN not in card.text
    assert COULD_WIN in (await club.open(club.ben)).text
    of_the_winner = (await club.open(club.anna)).text
    assert PERFECT in of_the_winner
    assert COULD_WIN not in of_the_winner
    await proved_after(club, minutes=120)
    assert (len(club.playground.asked(*EDIT)), len(club.public())) == (edits + 1, posted)
    assert prover.endings == 1


async def test_a_resigned_win_is_reported_to_the_loser_alone(club: Club, prover: Prover) -> None:
    prover.margins = {60: -1}
    await played(club, first_plies(A_WIN, 80))
    await club.resign(club.ben)
    card = club.board().text
    edits = len(club.playground.asked(*EDIT))
    await proved_after(club)
    assert (club.board().text, len(club.playground.asked(*EDIT))) == (card, edits)
    assert (await club.open(club.ben)).text.splitlines()[-1] == WON_AT_THE_END
    assert "proved" not in (await club.open(club.anna)).text
    assert prover.endings == 1


async def test_it_survives_kills_before_the_proof_and_before_the_edit(club: Club, prover: Prover) -> None:
    await end(club, await almost_over(club, A_WIN), A_WIN)
    await club.kill_bot()
    await club.start_bot()
    club.bot.computer_player = prover
    held = club.playground.faults.next(*EDIT, held=True)
    club.put_clocks_forward(timedelta(minutes=1))
    while not held.reached.is_set():
        await club.bot.scheduler.look()
        await asyncio.sleep(0.01)
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()
    assert [PERFECT in message.text for message in club.boards()] == [True]
    await proved_after(club)
    assert prover.endings == 1


async def test_a_card_that_was_deleted_is_not_posted_again(club: Club, prover: Prover) -> None:
    await end(club, await almost_over(club, A_WIN), A_WIN)
    club.playground.delete(club.board())
    await proved_after(club)
    assert club.boards() == []
    assert prover.endings == 1


async def test_a_card_in_an_archived_thread_is_edited_and_the_thread_archived_again(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge()
    (thread,) = club.guild.threads
    async with club.store.write() as uow:
        match = await uow.matches.find(MatchId(1))
        await continue_match(uow, match, plays(match, A_WIN))
    club.bot.presenter.refresh(MatchId(1))
    await club.nothing_to_do()
    thread.edit(archived=True)
    club.playground.requests.clear()
    await proved_after(club)
    (card,) = [message for message in club.public(thread) if PERFECT in message.text]
    assert thread.archived
    renamed = club.playground.asked("PATCH", "/channels/{channel_id}", channel=thread)
    assert [request.body for request in renamed] == [{"archived": False}, {"archived": True}]
    assert not card.pings


def plays(match: Match, game: Game) -> tuple[Event, ...]:
    """The events of a whole game."""
    at = match.events[-1].at
    return tuple(
        Event(EventNumber(match.number + number), move, match.players.of(mover), at)
        for number, (move, mover) in enumerate(zip(game.moves, movers(game), strict=True), start=1)
    )


def movers(game: Game) -> Iterator[Colour]:
    for ply in range(len(game.moves)):
        mover = game.position_at(ply).to_move
        assert mover
        yield mover


async def test_an_old_card_stays_as_it_is(club: Club, prover: Prover) -> None:
    await end(club, await almost_over(club, A_WIN), A_WIN)
    card = club.board().text
    await proved_after(club, minutes=90)
    assert club.board().text == card
    assert COULD_WIN in (await club.open(club.ben)).text
    assert prover.endings == 1


async def test_while_a_position_of_the_game_is_in_play_elsewhere_nothing_is_proved(
    club: Club, prover: Prover
) -> None:
    others = await played(club, first_plies(A_WIN, 62))
    await played(club, first_plies(A_WIN, 62))
    await club.resign(club.ben, 2)
    await proved_after(club)
    assert prover.endings == 0
    await club.bot.matches.resign(others.id, by=UserId(club.anna.id))
    club.bot.presenter.refresh(others.id)
    await club.nothing_to_do()
    await proved_after(club, minutes=61)
    assert prover.endings == 2


async def test_what_is_proved_is_not_shown_while_the_game_is_in_play_again(club: Club) -> None:
    await end(club, await almost_over(club, A_WIN), A_WIN)
    await proved_after(club)
    again = await played(club, first_plies(A_WIN, 62))
    assert "proved" not in (await club.open(club.ben)).text
    await club.bot.matches.resign(again.id, by=UserId(club.anna.id))
    assert COULD_WIN in (await club.open(club.ben)).text


async def test_in_direct_messages_the_card_tells_its_only_reader_everything(
    club: Club, prover: Prover
) -> None:
    prover.margins = {49: 1}
    direct = club.anna.direct_messages(club.application)
    match = await move(club, direct, await begin(club, direct))
    await club.bot.matches.resign(match.id, by=UserId(club.anna.id))
    club.bot.presenter.refresh(match.id)
    await club.nothing_to_do()
    await proved_after(club)
    (card,) = club.direct_messages(club.anna)
    assert card.text.splitlines()[-1] == WON_AT_THE_END
    assert prover.endings == 1


async def test_a_review_that_is_there_is_not_searched_again(club: Club, prover: Prover) -> None:
    await end(club, await almost_over(club, A_WIN), A_WIN)
    await club.press(club.cleo, club.board(), "Review")
    await proved_after(club)
    assert (prover.reviews, prover.endings) == (1, 0)
