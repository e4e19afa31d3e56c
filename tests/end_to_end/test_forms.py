"""Forms: one can only be a first answer, and everybody who fills one in is answered, whatever became of it."""

import pytest

import bot.requests.answering
from discord_playground import AnswerType, Interaction
from tests.end_to_end.club import Club, answer_to
from tests.end_to_end.ways_in import both_ways_in

pytestmark = both_ways_in


async def opened_by_ben(club: Club) -> Interaction:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    return await club.ben.click(club.public()[0], "Decline")


async def test_somebody_who_had_to_wait_for_a_form_is_asked_to_press_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.requests.answering, "AT_ONCE", 0.0)
    pressed = await opened_by_ben(club)
    assert pressed.answer is AnswerType.DEFERRED_MESSAGE
    assert "Please press the button again" in (await answer_to(pressed)).text
    monkeypatch.undo()
    assert (await club.ben.click(club.public()[0], "Decline")).modal is not None


async def test_a_form_keeps_nothing_in_the_library(club: Club) -> None:
    pressed = await opened_by_ben(club)
    assert pressed.modal is not None
    assert club.bot._connection._view_store._modals == {}


@pytest.mark.parametrize("action", ["no-such-action", "decline-for"])
async def test_a_form_of_another_version_is_outdated(club: Club, action: str) -> None:
    pressed = await opened_by_ben(club)
    assert pressed.modal is not None
    custom_id = f"dvonn:{action}"
    object.__setattr__(pressed.modal, "custom_id", custom_id)
    answer = await answer_to(await club.ben.submit(pressed.modal, {}))
    assert "This button is out of date" in answer.text
