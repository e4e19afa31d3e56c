"""The board of the week: one board and one try for everyone, hidden results, one message, and no help anywhere."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.domain import CancelReason, ChannelId, Match, MatchId, UserId
from bot.domain.computer import Level
from bot.domain.events import Undone
from bot.domain.line import LinePly
from bot.features.board_of_the_week.occasion import KIND
from bot.features.board_of_the_week.pages import BestOfWeek, PlayWeek, ShareWeek
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Week
from bot.features.hints.handlers import Hint, HintStep
from bot.features.trying.about_pages import ShareLine
from bot.features.trying.repository import LineRepository
from bot.features.trying.service import Trying
from bot.requests import sharing
from bot.services.searches import Searches
from bot.toolkit.control import button
from bot.toolkit.page import Page, row
from discord_playground import Message, Person, TextChannel
from discord_playground.discordpy import PATIENCE
from dvonn import Game, Position, Record
from tests.bot.weekly import board_of
from tests.dvonn.disguises import exchanged, mirrored, turned
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.past import play_out

WEEK = 2
"""The value of the option `what` for the board of the week."""


@pytest.fixture(autouse=True)
def monday(club: Club) -> Week:
    """Put the clocks forward to the noon of a Monday, so that no test runs into the next week; return the week."""
    now = club.now()
    begins = Week.of(now + timedelta(weeks=1)).begins_at
    club.put_clocks_forward(begins + timedelta(hours=12) - now)
    return Week.of(club.now())


@pytest.fixture(autouse=True)
def plays_par_in_no_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the par be played below full strength, with which a game takes half a minute."""
    monkeypatch.setattr(type(club.bot.computer_player), "strongest", HARD.level)


EASY, MIDDLE, HARD = OPPONENTS


async def begin(club: Club, person: Person, opponent: Opponent = MIDDLE) -> Match:
    """Begin a try from the command."""
    page = await club.use(person, "dvonn-club week")
    await club.press(person, page, f"Level {opponent}")
    await club.nothing_to_do()
    return await a_try(club, person)


async def a_try(club: Club, person: Person) -> Match:
    async with club.store.read() as uow:
        running = await uow.matches.running_of(UserId(person.id))
    return next(match for match in running if match.occasion.kind == KIND)


async def move(club: Club, person: Person, match: Match, number: int = 0) -> Match:
    """Play one of the legal moves, and let the computer answer."""
    chosen = match.position.legal_moves()[number]
    await club.bot.matches.play(match.id, chosen, by=UserId(person.id), sure=True)
    club.bot.presenter.refresh(match.id)
    await club.nothing_to_do()
    return await club.stored(match.id)


async def finish(club: Club, match: Match, number: int = 0) -> Match:
    """Store the rest of a game in which both sides play the first legal move, or the last one for -1."""
    match = await play_out(club, match, number)
    club.bot.presenter.refresh(match.id)
    await club.nothing_to_do()
    return match


async def look(club: Club, person: Person) -> Message:
    return await club.use(person, "dvonn-club week")


def board(club: Club, person: Person) -> Message:
    """The only message in a person's direct messages."""
    (message,) = club.direct_messages(person)
    return message


async def the_week_ends(club: Club) -> None:
    await club.time_passes(days=7)
    await club.bot.scheduler.look()
    await club.bot.get(Searches).idle()
    await club.nothing_to_do()


@on_both_databases
async def test_two_people_play_the_same_board_and_see_the_other_ones_result_afterwards(
    club: Club, monday: Week
) -> None:
    first = await look(club, club.anna)
    assert f"Board of week {monday.number}" in first.text
    assert "one try" in first.text
    (set_up,) = first.media
    assert [label for label in labels(first) if label.startswith("Level")] == [
        f"Level {each}" for each in OPPONENTS
    ]
    assert f"+{HARD.handicap}" in first.text
    annas = await begin(club, club.anna)
    assert board(club, club.anna).is_silent
    bens = await begin(club, club.ben)
    assert annas.opening == bens.opening == (await board_of(club.store, monday)).game
    for _ in range(2):
        annas, bens = await move(club, club.anna, annas), await move(club, club.ben, bens)
        assert annas.game == bens.game  # the same moves, the same answers

    await club.kill_bot()
    await club.start_bot()
    await club.nothing_to_do()
    annas, bens = await move(club, club.anna, annas), await move(club, club.ben, bens)
    assert annas.game == bens.game

    assert "is running" in (await look(club, club.ben)).text
    annas = await finish(club, annas)
    own = annas.players.colour_of(UserId(club.anna.id))
    assert own is not None
    margin = annas.position.score.of(own) - annas.position.score.of(own.opponent)
    words = f"won by {margin}" if margin > 0 else f"lost by {-margin}" if margin else "tied"
    score = f"{margin:+} +{MIDDLE.handicap} = **{margin + MIDDLE.handicap}**".replace("-", "−")
    seen = await look(club, club.anna)
    assert f"You: {words}** against level {MIDDLE}" in seen.text
    assert re.search(rf"{re.escape(score)}( · par .*)?\n-# only result in this server\n", seen.text)
    (final,) = seen.media
    assert final.data != set_up.data
    assert f"You {annas.position.score.of(own)}" in (final.description or "")  # the course of the score
    hidden = await look(club, club.ben)
    assert "Finished so far: 1" in hidden.text
    assert score not in hidden.text
    assert "Anna" not in hidden.text
    await finish(club, bens, -1)
    seen = await look(club, club.ben)
    assert "Anna" in seen.text
    assert score in seen.text
    assert "of 2 in this server" in seen.text
    again = await press_by_hand(club, club.ben, PlayWeek(monday))  # an old page
    assert "You’ve had your try" in again.text
    assert len(await weekly_matches(club)) == 2


async def weekly_matches(club: Club) -> list[Match]:
    async with club.store.read() as uow:
        every = await uow.matches.all_on(None, after=MatchId(0), most=100)
    return [match for match in every if match.occasion.kind == KIND]


async def test_a_try_has_no_hints_no_undo_and_no_plan(club: Club) -> None:
    match = await move(club, club.anna, await begin(club, club.anna))
    assert "Hint" not in labels(board(club, club.anna))
    more = await club.press(club.anna, board(club, club.anna), "More")
    assert not {"Undo", "Offer a draw", "Plan ahead", "Ask it to resign"} & set(labels(more))
    direct = ChannelId(club.anna.direct_messages(club.application).id)
    page = Page(row(button("Made by hand", Hint(match.id, match.number, HintStep.MOVE))))
    await club.bot.messenger.post(direct, page, nonce="hint", ping=None)
    forged = await club.press(club.anna, club.direct_messages(club.anna)[-1], "Made by hand")
    assert "no hints, plans, undo or draws" in forged.text
    assert not any(isinstance(event.what, Undone) for event in match.events)


async def test_a_try_is_nobody_elses_business(club: Club) -> None:
    match = await begin(club, club.anna)
    listed = await club.use(club.ben, "games", {"player": club.anna})
    assert f"Game {match.id}" not in listed.text
    assert f"no game {match.id}" in (await club.use(club.ben, "resign", {"match": match.id})).text
    assert (
        f"no game {match.id}" in (await club.use(club.ben, "move", {"move": "a1 b1", "match": match.id})).text
    )
    assert club.public() == []


async def test_a_result_is_shared_once_without_the_board(club: Club, monday: Week) -> None:
    early = await press_by_hand(club, club.anna, ShareWeek(monday))
    assert "no result to share" in early.text
    match = await begin(club, club.anna, HARD)
    await the_par_is_found(club)
    match = await finish(club, match)
    page = await look(club, club.anna)
    own_board = page.media[0].data
    page = await club.press(club.anna, page, "Share")
    (button,) = [each for each in page.buttons if each.shown == "Shared"]
    assert button.disabled
    (card,) = shared(club)
    assert f"Board of week {monday.number}" in card.text
    assert f"Anna against level {HARD}" in card.text
    assert f"+{HARD.handicap} = " in card.text
    assert "· par **" in card.text
    assert "only result in this server" in card.text
    (course,) = card.media
    assert course.data != own_board
    assert "lead" in (course.description or "")
    assert not re.search(r"\b[a-k][1-5]\b", f"{card.text} {course.description}")  # no space of the board
    assert card.pings == set()
    again = await press_by_hand(club, club.anna, ShareWeek(monday))
    assert "already" in again.text
    assert len(shared(club)) == 1


async def test_what_discord_did_not_take_can_be_shared_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(club, await begin(club, club.anna))
    page = await look(club, club.anna)
    monkeypatch.setattr(sharing, "LONGEST", 0.3)
    club.playground.faults.next("POST", "/channels/{channel_id}/messages", status=503)
    page = await club.press(club.anna, page, "Share")
    assert "couldn’t post it" in page.text
    monkeypatch.setattr(sharing, "LONGEST", PATIENCE)
    page = await club.press(club.anna, page, "Share")
    assert "Shared" in labels(page)
    assert len(shared(club)) == 1


async def the_par_is_found(club: Club) -> None:
    await club.bot.scheduler.look()
    await club.bot.get(Searches).idle()


async def test_a_shared_card_leads_to_ones_own_try_or_says_why_not(club: Club) -> None:
    await finish(club, await begin(club, club.anna))
    await club.press(club.anna, await look(club, club.anna), "Share")
    (card,) = shared(club)
    page = await club.press(club.ben, card, "Play this board")
    assert "Anna" not in page.text
    await club.press(club.ben, page, f"Level {EASY}")
    await club.nothing_to_do()
    bens = await a_try(club, club.ben)
    assert bens.computer is not None
    assert bens.computer.level == EASY.level
    running = await club.press(club.ben, card, "Play this board")
    assert f"Your try against level {EASY} is running" in running.text
    await finish(club, bens)
    had = await club.press(club.ben, card, "Play this board")
    assert "You’ve had your try" in had.text
    assert "Anna" in had.text
    assert "You: " in (await club.press(club.ben, card, "Results")).text
    assert len(await weekly_matches(club)) == 2
    await club.time_passes(days=7)
    late = await club.press(club.cleo, card, "Play this board")
    assert "That week is over" in late.text
    assert f"Level {EASY}" in labels(late)


def shared(club: Club) -> list[Message]:
    return [message for message in club.public() if "Board of week" in message.text]


@on_both_databases
async def test_the_week_ends_with_an_unfinished_try_and_its_table_stays(club: Club, monday: Week) -> None:
    annas = await finish(club, await begin(club, club.anna))
    bens = await move(club, club.ben, await begin(club, club.ben))
    await the_week_ends(club)
    ended = await club.stored(bens.id)
    assert ended.cancelled is CancelReason.END
    (told,) = club.direct_messages(club.ben)
    assert "The week is over" in told.text
    assert told.pings == set()
    page = await look(club, club.ben)
    assert f"Level {EASY}" in labels(page)  # the new week
    past = await club.choose(club.ben, page, str(monday))
    assert "has no result" in past.text
    assert "Anna" in past.text
    assert "Without a result: 1" in past.text
    best = await club.press(club.ben, past, "Best line")
    assert "My result at full strength" in best.text
    assert best.media
    direct = await club.use(club.anna, "dvonn-club week", channel=club.anna.direct_messages(club.application))
    assert f"Level {EASY}" in labels(direct)
    assert annas.is_over
    await club.time_passes(days=21)  # weeks that nobody plays are skipped
    await club.bot.scheduler.look()
    page = await look(club, club.cleo)
    assert [option.value for option in page.selects[0].options] == [str(monday)]


async def test_the_best_line_stays_hidden_while_the_week_runs(club: Club, monday: Week) -> None:
    match = await begin(club, club.anna)
    await the_par_is_found(club)
    assert "par **" not in (await look(club, club.anna)).text
    await finish(club, match)
    page = await press_by_hand(club, club.anna, BestOfWeek(monday))
    assert "My result at full strength" not in page.text
    assert "par **" in page.text


async def test_the_message_in_a_channel_shows_the_board_and_no_result_of_this_week(
    club: Club, dora: Person, monday: Week
) -> None:
    hall: TextChannel = club.guild.create_text_channel("hall")
    await club.use(dora, "dvonn-admin show", {"what": WEEK, "channel": hall}, channel=hall)
    await club.nothing_to_do()
    (card,) = club.public(hall)
    assert f"Board of week {monday.number}" in card.text
    assert card.media
    page = await club.press(club.anna, card, "Play this board")
    await club.press(club.anna, page, f"Level {EASY}")
    await club.nothing_to_do()
    await finish(club, await a_try(club, club.anna))
    await club.time_passes(minutes=11)
    await club.bot.scheduler.look()
    await club.nothing_to_do()
    (card,) = club.public(hall)
    assert "Finished so far: 1" in card.text
    assert "Anna" not in card.text
    await the_week_ends(club)
    await club.time_passes(minutes=11)
    await club.bot.scheduler.look()
    await club.nothing_to_do()
    (card,) = club.public(hall)
    assert f"Best of week {monday.number}" in card.text
    assert "Anna" in card.text
    await club.kill_bot()
    await club.start_bot()
    await club.nothing_to_do()
    assert len(club.public(hall)) == 1
    await club.press(club.anna, await club.use(club.anna, "forget"), "Delete my data")
    await club.time_passes(minutes=11)
    await club.bot.scheduler.look()
    await club.nothing_to_do()
    (card,) = club.public(hall)
    assert "Anna" not in card.text


DISGUISES: dict[str, Callable[[Position], Position]] = {
    "itself": lambda position: position,
    "turned": turned,
    "exchanged and mirrored": lambda position: exchanged(mirrored(position)),
}


@pytest.mark.parametrize("disguise", DISGUISES.values(), ids=DISGUISES)
async def test_no_door_gives_help_with_the_board_until_the_week_is_over(
    club: Club, monday: Week, disguise: Callable[[Position], Position]
) -> None:
    start = Game(start=disguise((await board_of(club.store, monday)).game.position))
    game = start.play(start.position.legal_moves()[0])
    record: dict[str, object] = {"text": str(Record(game))}
    page = await club.use(club.cleo, "import", record)
    assert "board of the week" in (await club.press(club.cleo, page, "Review")).text
    page = await club.use(club.cleo, "import", record)
    await club.press(club.cleo, page, "Try it out")
    assert "board of the week" in (await club.press(club.cleo, page, "Chances")).text
    page = await club.use(club.cleo, "import", record)
    for label in ("Start a game from here", "Play the computer", "Start"):
        page = await club.press(club.cleo, page, label)
    assert "board of the week" in page.text
    await the_week_ends(club)
    page = await club.use(club.cleo, "import", record)
    assert "board of the week" not in (await club.press(club.cleo, page, "Review")).text


async def test_a_record_of_the_board_is_not_shown_to_others_before_the_week_ends(
    club: Club, monday: Week
) -> None:
    game = Game(start=mirrored((await board_of(club.store, monday)).game.position))
    game = game.play(game.position.legal_moves()[0])
    page = await club.use(club.cleo, "import", {"text": str(Record(game))})
    page = await club.press(club.cleo, page, "Share")
    assert "board of the week" in page.text
    assert club.public() == []


@pytest.mark.parametrize("opponent", ["a person", "anyone"])
async def test_a_challenge_from_a_record_of_the_board_is_not_posted_before_the_week_ends(
    club: Club, monday: Week, opponent: str
) -> None:
    record: dict[str, object] = {"text": str(Record((await board_of(club.store, monday)).game))}

    async def challenged() -> Message:
        page = await club.use(club.cleo, "import", record)
        page = await club.press(club.cleo, page, "Start a game from here")
        if opponent == "anyone":
            return await club.press(club.cleo, page, "Anyone can accept")
        return await club.select(club.cleo, page, "Challenge someone", club.ben)

    assert "board of the week" in (await challenged()).text
    assert club.public() == []
    await the_week_ends(club)
    await challenged()
    assert len(club.public()) == 1


async def test_a_line_that_leads_to_the_board_is_not_shared_before_the_week_ends(
    club: Club, monday: Week
) -> None:
    game = (await board_of(club.store, monday)).game
    page = await club.use(club.cleo, "import", {"text": str(Record(Game(game.moves[:15])))})
    assert "Your record" in (await club.press(club.cleo, page, "Try it out")).text
    async with club.store.read() as uow:
        (own,) = await LineRepository(uow).of(UserId(club.cleo.id))
    trying = club.bot.get(Trying)
    await trying.play(own.id, own.line.end, game.moves[15], seen=own.number, by=UserId(club.cleo.id))
    page = await press_by_hand(club, club.cleo, ShareLine(own.id, LinePly(1)))
    assert "board of the week" in page.text
    assert [message for message in club.public() if "shared a line" in message.text] == []


async def test_a_hidden_member_reads_that_they_are_not_in_the_table(club: Club) -> None:
    await club.prefer(club.anna, private=True)
    await finish(club, await begin(club, club.anna))
    page = await look(club, club.anna)
    assert "You: " in page.text
    assert "aren’t in the table because your profile is hidden" in page.text
    assert "in this server" not in page.text


async def test_a_forgotten_try_is_not_offered_again(club: Club, monday: Week) -> None:
    await begin(club, club.anna)
    await club.press(club.anna, await club.use(club.anna, "forget"), "Delete my data")
    page = await look(club, club.anna)
    assert f"Level {EASY}" not in labels(page)
    assert "before you deleted your data" in page.text
    assert "before you deleted your data" in (await press_by_hand(club, club.anna, PlayWeek(monday))).text
    assert len(await weekly_matches(club)) == 1


async def test_ones_own_finished_try_is_reviewed_after_the_week(club: Club) -> None:
    await finish(club, await begin(club, club.anna))
    card = board(club, club.anna)
    assert "Results" in labels(card)
    assert not [label for label in labels(card) if label.startswith("Play level")]
    assert "board of the week" in (await club.press(club.anna, card, "Review")).text
    await the_week_ends(club)
    assert "board of the week" not in (await club.press(club.anna, board(club, club.anna), "Review")).text


@on_both_databases
@pytest.mark.parametrize("opponents", [(EASY, EASY), (EASY, HARD), (HARD, EASY)], ids=str)
async def test_two_presses_at_once_begin_one_try(club: Club, opponents: tuple[Opponent, Opponent]) -> None:
    pages = [await look(club, club.anna) for _ in opponents]
    answers = await asyncio.gather(
        *(club.press(club.anna, page, f"Level {each}") for page, each in zip(pages, opponents, strict=True))
    )
    await club.nothing_to_do()
    (match,) = await weekly_matches(club)
    assert match.computer is not None
    assert match.computer.level in {each.level for each in opponents}
    assert len(club.direct_messages(club.anna)) == 1
    running, begun = sorted(answer.text for answer in answers)
    assert "has started" in begun
    assert f"against level {match.computer.level} is running" in running


async def test_nobody_plays_a_level_that_is_not_offered(club: Club, monday: Week) -> None:
    forged = await press_by_hand(club, club.anna, PlayWeek(monday, Opponent(Level(1), 90)))
    assert await weekly_matches(club) == []
    assert "Your try" not in forged.text


async def test_a_try_waits_until_direct_messages_are_open(club: Club, monday: Week) -> None:
    club.anna.refuse_direct_messages(club.application)
    page = await look(club, club.anna)
    answer = await club.press(club.anna, page, f"Level {MIDDLE}")
    assert "direct messages" in answer.text
    club.anna.accept_direct_messages(club.application)
    page = await look(club, club.anna)
    await club.press(
        club.anna, page, "Show my board" if "Show my board" in labels(page) else f"Level {MIDDLE}"
    )
    await club.nothing_to_do()
    match = await a_try(club, club.anna)
    assert match.halted is None
    assert match.occasion == monday.occasion
    assert len(club.direct_messages(club.anna)) == 1
    await move(club, club.anna, match)


async def test_moves_can_be_tried_out_in_a_try_but_neither_judged_nor_planned(club: Club) -> None:
    await begin(club, club.anna)
    await club.prefer(club.anna, chances=True)
    more = await club.press(club.anna, board(club, club.anna), "More")
    page = await club.press(club.anna, more, "Try it out")
    page = await club.press(club.anna, page, page.buttons[0].label or "")
    page = await club.press(club.anna, page, page.buttons[0].label or "")
    assert not {"Plan this", "Chances"} & set(labels(page))
    assert "%" not in page.text
