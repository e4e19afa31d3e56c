"""Being forgotten: the bot tells what it keeps, and after a confirmation nothing of it is left."""

from bot.domain import UserId
from bot.domain.ids import FORMER_BLACK
from bot.features.privacy.service import PersonalData
from tests.end_to_end.club import Club


async def test_of_somebody_who_has_done_nothing_nothing_is_kept(club: Club) -> None:
    answer = await club.use(club.cleo, "forget")
    assert answer.text == "I haven’t saved any data about you."
    assert not answer.buttons


async def test_what_is_kept_is_shown(club: Club) -> None:
    await club.begin_by_challenge()
    await club.use(club.ben, "challenge", {})
    await club.use(club.ben, "away", {"until": "3 days"})
    answer = await club.use(club.ben, "forget")
    for item in ("Name: Ben", "Running games: 1", "Open challenges: 1", "Times away: 1"):
        assert f"- {item}" in answer.text
    await club.press(club.ben, answer, "Never mind")
    assert answer.deleted
    assert club.ben.id in (await club.stored()).players.both


async def test_somebody_who_is_forgotten_resigns_and_is_named_nowhere_any_more(club: Club) -> None:
    await club.begin_by_challenge()
    await club.use(club.ben, "resign")
    await club.resign(club.ben)
    await club.begin_by_challenge()
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.use(club.ben, "challenge", {})
    question = await club.use(club.ben, "forget")
    await club.press(club.ben, question, "Delete my data")
    assert "Your data is deleted" in question.text
    await club.nothing_to_do()
    name = "Ben"
    await club.playground.wait_until(
        lambda: not any(name in message.text for message in club.public()), what="boards without the name"
    )
    for match in (1, 2):
        stored = await club.stored(match)
        assert stored.is_over
        assert stored.players.black == FORMER_BLACK
        assert "Deleted user" in club.board(match).text
    kept = await club.bot.get(PersonalData).kept(UserId(club.ben.id))
    assert (kept.name, kept.running, kept.finished, kept.challenges) == (None, 0, 0, 0)
    assert (await club.use(club.ben, "forget")).text == "I haven’t saved any data about you."


async def test_somebody_who_is_forgotten_can_play_again_as_somebody_new(club: Club) -> None:
    await club.begin_by_challenge()
    await club.press(club.ben, await club.use(club.ben, "forget"), "Delete my data")
    await club.begin_by_challenge()
    assert club.ben.id in (await club.stored(2)).players.both
