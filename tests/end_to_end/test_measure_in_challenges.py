"""How many challenges somebody may make, how soon after a no, and what a refusal advises instead."""

from bot.domain import ChallengesFrom
from discord_playground import Message, Person
from tests.end_to_end.club import Club, answer_to, withdraw


async def ask(club: Club, challenger: Person, opponent: Person | None = None) -> str:
    """Challenge someone, or anyone who accepts; return the private answer, none if the challenge is posted."""
    return (await club.use(challenger, "challenge", {"opponent": opponent} if opponent else {})).text


async def decline(person: Person, challenge: Message) -> None:
    """Decline a challenge without a reason."""
    opened = await person.click(challenge, "Decline")
    assert opened.modal is not None
    await answer_to(await person.submit(opened.modal, {"reason": ""}))


async def test_thirty_challenges_to_one_person_are_three_pings_even_if_each_is_taken_back(club: Club) -> None:
    answers = []
    for number in range(10):
        answers.append(await ask(club, club.anna, club.ben))
        if number < 3:
            await withdraw(club, club.anna)
    assert [answer == "" for answer in answers] == [True] * 3 + [False] * 7
    refused = answers[-1]
    assert "You’ve already challenged Ben as often as I allow" in refused
    assert "You can ask again <t:" in refused
    assert await ask(club, club.anna, club.cleo) == ""
    await club.time_passes(days=1)
    assert await ask(club, club.anna, club.ben) == ""


async def test_ten_open_challenges_are_the_most_that_a_server_takes_of_one_person(club: Club) -> None:
    for _ in range(10):
        assert await ask(club, club.anna) == ""
    assert "You’ve reached the limit of 10 challenges in this server" in await ask(club, club.anna)
    assert "You’ve reached the limit of 10 challenges in this server" in await ask(club, club.anna, club.ben)
    assert await ask(club, club.ben) == ""
    assert len(club.public()) == 11


async def test_after_a_no_somebody_is_left_alone_for_an_hour_and_a_restart_keeps_that(club: Club) -> None:
    await ask(club, club.anna, club.ben)
    await decline(club.ben, club.public()[-1])
    refusal = await ask(club, club.anna, club.ben)
    assert "Ben just declined your challenge. You can ask them again <t:" in refusal
    await club.stop_bot()
    await club.start_bot()
    await club.time_passes(minutes=50)
    assert "just declined" in await ask(club, club.anna, club.ben)
    assert await ask(club, club.cleo, club.ben) == ""
    await club.time_passes(minutes=11)
    assert await ask(club, club.anna, club.ben) == ""


async def test_whom_one_has_played_may_challenge_and_strangers_are_sent_to_others(club: Club) -> None:
    await club.prefer(club.ben, challenges=ChallengesFrom.PLAYED)
    before = club.public()
    told = "isn’t accepting challenges. Challenge someone else, or leave the opponent empty"
    assert told in await ask(club, club.anna, club.ben)
    assert club.public() == before
    await club.use(club.ben, "challenge", {"opponent": club.anna})
    await club.press(club.anna, club.public()[-1], "Accept")
    await club.nothing_to_do()
    assert await ask(club, club.anna, club.ben) == ""
    assert told in await ask(club, club.cleo, club.ben)
