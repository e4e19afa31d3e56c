"""The lesson as it is taken: whole, with wrong tries, in pieces, by several people, in a channel and in private."""

import asyncio

from bot.catalogue import language_for
from bot.domain import UserId
from bot.features.lesson.pages import (
    TRIES,
    InStep,
    LessonCount,
    LessonPoint,
    ShowStep,
)
from bot.features.lesson.repository import LessonRepository
from bot.features.lesson.steps import END, NAMES, STEPS, PieceCount, StepName, number_of
from bot.pages.beginning_pages import lesson_button
from bot.pages.choices import RowNumber
from bot.pages.move_picker import AskWhyNot, Pick, PickMove, PickRow, PickStack
from bot.toolkit.control import Control, button
from bot.toolkit.page import Page, row, rows
from discord_playground import Message, Person
from dvonn import Place, Space, parse_move
from tests.end_to_end.club import Club, labels
from tests.end_to_end.learner import Learner, step_of


def learner(club: Club, person: Person) -> Learner:
    return Learner(lambda page, label: club.press(person, page, label))


async def arrive(club: Club, person: Person, name: str) -> Message:
    """Do the lesson up to a step; give its page."""
    page, learning = await club.use(person, "learn"), learner(club, person)
    for step in STEPS[step_of(page) - 1 : NAMES.index(name)]:
        page = await learning.tap(await learning.do(step, page), "Next")
    return page


async def reached(club: Club, person: Person) -> str | None:
    async with club.store.read() as uow:
        return await LessonRepository(uow).reached(UserId(person.id))


def described(page: Message) -> str:
    """The alternative text of its picture."""
    (picture,) = page.media
    return picture.description or ""


async def test_the_lesson_is_taken_in_a_channel_and_ends_with_a_first_match(club: Club) -> None:
    learning = learner(club, club.anna)
    page = await club.use(club.anna, "learn")
    assert page.ephemeral
    assert page.text.startswith("Welcome! You play White")
    end = await learning.learn(page)
    assert "You know how to play DVONN" in end.text
    assert labels(end) == ["Play your first game", "Previous step", "Restart the lesson", "Close"]
    assert club.public() == []
    panel = await club.press(club.anna, end, "Play your first game")
    assert panel.ephemeral
    assert "Rules" in labels(panel)  # Anna is White and begins
    match = await club.stored()
    assert match.computer is not None
    assert match.computer.level == 1
    assert match.position.movable()


async def test_the_lesson_is_taken_in_direct_messages_and_ends_in_a_match_there(club: Club) -> None:
    private = club.anna.direct_messages(club.application)

    async def press(page: Message, label: str) -> Message:
        (picture,) = page.media
        assert picture.description
        return await club.press(club.anna, page, label)

    end = await Learner(press).learn(await club.use(club.anna, "learn", channel=private))
    assert await reached(club, club.anna) == END
    await club.press(club.anna, end, "Play your first game")
    await club.nothing_to_do()
    match = await club.stored()
    assert (match.venue.channel, match.computer and match.computer.level) == (private.id, 1)
    (board,) = club.direct_messages(club.anna)
    assert {str(space) for space in match.position.movable()} <= {button.label for button in board.buttons}


async def test_a_user_who_prefers_words_learns_in_words(club: Club) -> None:
    await club.prefer(club.anna, words=True)
    pictures = 0

    async def press(page: Message, label: str) -> Message:
        nonlocal pictures
        pictures += len(page.media)
        if step_of_or_none(page) == number_of("count"):
            assert "11" not in page.text
        return await club.press(club.anna, page, label)

    await Learner(press).learn(await club.use(club.anna, "learn"))
    assert pictures == 0


def step_of_or_none(page: Message) -> int | None:
    return step_of(page) if "Step" in page.text else None


# wrong tries


async def test_a_wrong_try_is_answered_with_why_and_a_hint_and_the_step_stays(club: Club) -> None:
    page = await arrive(club, club.anna, "gap")
    page = await club.press(club.anna, page, "c3 → d3")
    assert (
        "Not quite. The stack on c3 has 3 pieces, so it moves exactly 3 spaces, not 1. Count three spaces"
        in page.text.replace("*", "")
    )
    assert "f3" not in page.text  # which is for the learner to find
    assert "Dotted arrow (the move played): c3 → d3" in described(page)
    assert step_of(page) == number_of("gap")
    page = await club.press(club.anna, page, "h3 → g3")
    assert "That moves a single piece." in page.text
    assert "Dotted arrow (the move played): h3 → g3" in described(page)
    assert await reached(club, club.anna) == "gap"
    page = await club.press(club.anna, page, "c3 → f3")
    assert "Right!" in page.text


async def test_pieces_that_are_placed_badly(club: Club) -> None:
    learning = learner(club, club.anna)

    async def place(page: Message, space: str) -> Message:
        return await learning.tap(await learning.tap(page, f"#{space[1]}"), space)

    page = await place(await arrive(club, club.anna, "edge"), "c3")
    assert "c3 isn’t at the edge" in page.text
    assert "k3 has no DVONN piece next to it" in (await place(page, "k3")).text
    assert await reached(club, club.anna) == "edge"


async def test_a_stack_that_is_not_blocked(club: Club) -> None:
    page = await arrive(club, club.anna, "blocked")
    assert labels(page)[:4] == ["e4", "e3", "f3", "f2"]
    page = await club.press(club.anna, page, "e3")
    assert "Still empty next to e3: d2" in page.text
    page = await club.press(club.anna, page, "f3")
    assert "f3 has no open side" in page.text
    assert "f3" in (page.media[0].description or "")


async def test_a_number_that_is_wrong(club: Club) -> None:
    page = await arrive(club, club.anna, "count")
    assert "11 to 8" not in (page.media[0].description or "")
    page = await club.press(club.anna, page, "6")
    assert "6 isn’t right." in page.text
    page = await club.press(club.anna, page, "11")
    assert "you win" in page.text


async def test_a_move_that_costs_own_stacks_is_tried_like_any_other_and_then_drawn(club: Club) -> None:
    page = await arrive(club, club.anna, "careful")
    page = await club.press(club.anna, page, "e3 → f3")
    assert "That costs you 4 pieces." in page.text
    assert "The move would cut off: " in described(page)
    why = await club.press(club.anna, page, "Why only these?")
    assert "Nothing to land on at the right distance: d3" in why.text
    assert step_of(await club.press(club.anna, why, "Back")) == number_of("careful")


async def test_the_last_step_has_the_buttons_of_a_match(club: Club) -> None:
    page = await arrive(club, club.anna, "labels")
    page = await club.press(club.anna, page, "g3")
    page = await club.press(club.anna, page, "f2 · stack of 3 · you 5–5")
    assert "That makes the score 5–5." in page.text
    page = await club.press(club.anna, page, "d3")
    page = await club.press(club.anna, page, "e3 · stack of 2 · cuts off 5 · you 4–2")
    assert "You lead 4–2." in page.text


# the way through it


async def test_one_goes_back_and_does_a_step_again_without_losing_any(club: Club) -> None:
    page = await arrive(club, club.anna, "gap")
    page = await club.press(club.anna, page, "Previous step")
    assert step_of(page) == number_of("takeover")
    page = await club.press(club.anna, page, "e3 → f3")
    page = await club.press(club.anna, page, "Repeat this step")
    assert step_of(page) == number_of("takeover")
    assert await reached(club, club.anna) == "gap"
    assert step_of(await club.use(club.anna, "learn")) == number_of("gap")


async def test_the_lesson_continues_after_a_restart_by_its_old_buttons_and_by_the_command(club: Club) -> None:
    page = await arrive(club, club.anna, "takeover")
    await club.stop_bot()
    await club.start_bot()
    page = await club.press(club.anna, page, "e3 → f3")
    await club.stop_bot()
    await club.start_bot()
    assert step_of(await club.press(club.anna, page, "Next")) == number_of("gap")
    again = await club.use(club.anna, "learn")
    assert step_of(again) == number_of("gap")
    assert again.text.startswith("Welcome back!")
    assert step_of(await club.press(club.anna, again, "Restart the lesson")) == 1
    assert await reached(club, club.anna) is None


async def test_after_its_end_the_lesson_opens_there_and_can_be_begun_again(club: Club) -> None:
    await learner(club, club.anna).learn(await club.use(club.anna, "learn"))
    end = await club.use(club.anna, "learn")
    assert "You know how to play" in end.text
    last = await club.press(club.anna, end, "Previous step")
    assert step_of(last) == len(STEPS)
    assert await reached(club, club.anna) == END
    end = await club.use(club.anna, "learn")
    page = await club.press(club.anna, end, "Restart the lesson")
    assert step_of(page) == 1
    assert await reached(club, club.anna) is None
    gone = await club.press(club.anna, page, "Close")
    assert gone.id not in {message.id for message in club.anna.messages(club.channel)}


async def test_two_people_learn_at_once_each_at_their_own_pace(club: Club) -> None:
    anna, ben = await asyncio.gather(arrive(club, club.anna, "dvonn"), arrive(club, club.ben, "takeover"))
    assert (step_of(anna), step_of(ben)) == (number_of("dvonn"), number_of("takeover"))
    assert (await reached(club, club.anna), await reached(club, club.ben)) == ("dvonn", "takeover")
    assert anna.id not in {message.id for message in club.ben.messages(club.channel)}


async def test_one_person_has_the_lesson_open_twice_and_presses_what_is_old(club: Club) -> None:
    first, second = await club.use(club.anna, "learn"), await arrive(club, club.anna, "gap")
    done = await learner(club, club.anna).do(STEPS[0], first)
    assert "Right!" in done.text
    assert await reached(club, club.anna) == "gap"
    assert step_of(await club.press(club.anna, done, "Next")) == 2
    assert "Right!" in (await club.press(club.anna, second, "c3 → f3")).text


async def test_a_double_press_does_a_step_once(club: Club) -> None:
    page = await arrive(club, club.anna, "gap")
    both = [club.anna.begin_click(page, "c3 → f3") for _ in range(2)]
    answers = [(await pressed.settled()).response for pressed in both]
    assert all(answer and "Right!" in answer.text for answer in answers)
    assert len({answer.id for answer in answers if answer}) == 1
    assert await reached(club, club.anna) == "blocked"


async def test_a_user_who_is_forgotten_begins_with_the_first_step(club: Club) -> None:
    await arrive(club, club.anna, "takeover")
    kept = await club.use(club.anna, "forget")
    assert "Your progress in the lesson" in kept.text
    await club.press(club.anna, kept, "Delete my data")
    assert await reached(club, club.anna) is None
    assert "Welcome" in (await club.use(club.anna, "learn")).text


async def test_a_user_who_presses_the_button_on_a_public_message_learns_in_private(club: Club) -> None:
    card = await post(club, Page("A card", row(lesson_button(language_for("en")))))
    page = await club.press(club.ben, card, "Try a lesson")
    assert page.ephemeral
    assert step_of(page) == 1
    assert len(club.public()) == 1


# buttons of other versions

UNKNOWN, EDGE, SINGLE, COUNT, TAKEOVER = map(StepName, ("unknown", "edge", "single", "count", "takeover"))


def tried(step: StepName, pressed: Pick) -> Control:
    return TRIES.choose(InStep(step))(pressed)


STRANGE: list[Control] = [
    ShowStep(UNKNOWN),
    tried(EDGE, PickRow(RowNumber(9))),
    tried(SINGLE, PickRow(RowNumber(1))),
    tried(SINGLE, PickStack(Space.parse("k3"))),
    tried(EDGE, PickStack(Space.parse("c3"))),
    tried(UNKNOWN, PickMove(Place(Space.parse("c3")))),
    tried(COUNT, PickMove(parse_move("c3d3"))),
    LessonPoint(SINGLE, Space.parse("e3")),
    LessonCount(EDGE, PieceCount(11)),
    tried(COUNT, AskWhyNot()),
]


async def test_a_button_of_another_version_leads_to_the_step_that_is_next(club: Club) -> None:
    strange = [button(control.custom_id, control) for control in STRANGE]
    card = await post(club, Page("Old", *rows(strange)))
    for each in labels(card):
        assert step_of(await club.press(club.anna, card, each)) == 1


async def test_a_move_that_a_step_never_offered_is_answered_by_the_rules(club: Club) -> None:
    moves = ["c3", "c3d3", "a1b1"]
    card = await post(
        club, Page("Old", row(*(button(move, tried(TAKEOVER, PickMove(parse_move(move)))) for move in moves)))
    )
    for each in moves:
        page = await club.press(club.anna, card, each)
        assert "**Not quite.**" in page.text
        assert step_of(page) == number_of(TAKEOVER)


async def post(club: Club, page: Page) -> Message:
    """Let the bot post a page; give the message."""
    channel = club.bot.get_partial_messageable(club.channel.id)
    await channel.send(view=page)
    return club.public()[-1]
