"""Blocking someone: by the user who was challenged, in private, and undone with one press."""

from bot.domain import ChallengesFrom
from discord_playground import Person
from tests.end_to_end.club import Club, answer_to, labels


async def refused(club: Club, challenger: Person, opponent: Person) -> str:
    """The private answer to a challenge of which nothing is posted."""
    before = club.public()
    told = (await club.use(challenger, "challenge", {"opponent": opponent})).text
    assert club.public() == before
    return told


async def test_a_challenge_can_be_ended_for_good_from_the_list_and_nobody_is_told_loudly(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    first, second = club.public()
    listed = await club.challenges(club.ben)
    block = next(button for button in listed.buttons if button.label == "Block")
    answer = await club.press(club.ben, listed, block.custom_id or "")
    assert "Blocked: Anna." in answer.text
    await club.nothing_to_do()
    for challenge in (first, second):
        assert "Ben declined Anna’s" in challenge.text
        assert not challenge.buttons
    assert club.public() == [first, second]
    assert club.direct_messages(club.anna) == []


async def test_a_user_who_is_blocked_is_told_the_very_sentence_of_somebody_who_takes_no_challenges(
    club: Club,
) -> None:
    await club.prefer(club.ben, challenges=ChallengesFrom.NOBODY)
    from_nobody = await refused(club, club.anna, club.ben)
    await club.prefer(club.ben, challenges=ChallengesFrom.EVERYBODY)
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    opened = await club.ben.click(club.public()[-1], "Decline")
    assert opened.modal is not None
    answer = await answer_to(await club.ben.submit(opened.modal, {"reason": ""}))
    await club.press(club.ben, answer, "Block")
    assert await refused(club, club.anna, club.ben) == from_nobody
    assert "unblock them first" in await refused(club, club.ben, club.anna)


async def test_a_blocked_person_can_not_accept_what_is_open_to_anybody_nor_play_again(club: Club) -> None:
    await club.begin()
    await club.resign(club.anna)
    result = club.public()[-1]
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    listed = await club.challenges(club.ben)
    await club.press(club.ben, listed, "Block")
    await club.use(club.ben, "challenge", {})
    answer = await club.press(club.anna, club.public()[-1], "Accept")
    assert "Ben isn’t accepting challenges." in answer.text
    assert "Ben isn’t accepting challenges." in (await club.press(club.anna, result, "Rematch")).text
    await club.press(club.cleo, club.public()[-1], "Accept")
    assert (await club.stored(2)).players.both


async def test_the_list_of_ones_blocks_stands_in_the_preferences_and_works_after_a_restart(
    club: Club,
) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.press(club.ben, await club.challenges(club.ben), "Block")
    panel = await club.use(club.ben, "preferences")
    blocked = await club.press(club.ben, panel, "Blocked people")
    assert "People you’ve blocked: 1" in blocked.text
    assert "Anna" in blocked.text
    await club.stop_bot()
    await club.start_bot()
    await club.press(club.ben, blocked, "Unblock")
    assert "You haven’t blocked anyone." in blocked.text
    await club.time_passes(hours=2)
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert "Accept" in labels(club.public()[-1])


async def test_a_block_is_undone_where_it_was_made(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    answer = await club.press(club.ben, await club.challenges(club.ben), "Block")
    await club.press(club.ben, answer, "Unblock")
    assert "Unblocked:" in answer.text
    assert "Blocked people: 1" not in (await club.use(club.ben, "forget")).text
