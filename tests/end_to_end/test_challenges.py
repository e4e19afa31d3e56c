"""Challenges: who may answer, and what everybody is told."""

import pytest

from bot.domain import ChallengeId, ChallengeState
from discord_playground import Permission
from tests.end_to_end.club import Club, answer_to, labels, withdraw


async def test_a_challenge_pings_the_challenged_person_and_nobody_else(club: Club) -> None:
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    assert answer.deleted
    assert challenge.pings == {club.ben.id}
    assert labels(challenge) == ["Accept", "Decline", "How to play"]
    assert "Colors are drawn at random." in challenge.text


async def test_accepting_begins_the_match_and_closes_the_challenge(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "black"})
    (challenge,) = club.public()
    answer = await club.press(club.ben, challenge, "Accept")
    assert "Row 3 (11)" in labels(answer)  # Ben is White and begins
    await club.nothing_to_do()
    assert challenge.deleted
    assert club.public() == [club.board()]
    assert club.board().pings == set()  # Anna wanted Black, so Ben begins, who has just accepted
    assert "⚪ **Ben to place**" in club.board().text


async def test_only_the_challenged_person_may_answer(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    for button in ("Accept", "Decline"):  # someone who may not decline is not asked why
        assert "Only Ben can answer" in (await club.press(club.cleo, challenge, button)).text
        assert "your own challenge" in (await club.press(club.anna, challenge, button)).text
    assert len(challenge.buttons) == 3
    assert not club.boards()


async def test_a_user_who_answers_their_own_challenge_can_withdraw_it_there(club: Club) -> None:
    await club.use(club.anna, "challenge")
    (challenge,) = club.public()
    answer = await club.press(club.anna, challenge, "Accept")
    assert labels(answer) == ["Withdraw"]
    assert (await club.press(club.anna, answer, "Withdraw")).deleted
    assert "withdrew the challenge" in challenge.text
    assert "Withdraw" not in labels(await club.challenges(club.anna))


async def test_a_declined_challenge_says_so_and_can_not_be_accepted_any_more(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    opened = await club.ben.click(challenge, "Decline")
    await answer_to(await club.ben.submit(opened.modal, {}))
    assert "Ben declined" in challenge.text
    assert not challenge.buttons
    async with club.store.read() as uow:
        assert (await uow.challenges.find(ChallengeId(1))).state is ChallengeState.DECLINED


async def test_only_the_challenger_finds_the_way_to_withdraw(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    assert "Withdraw" not in labels(await club.challenges(club.ben))
    await withdraw(club, club.anna)
    assert "withdrew the challenge" in challenge.text


async def test_a_challenge_leads_a_newcomer_to_the_rules(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "setup": "random"})
    (challenge,) = club.public()
    assert "Random setup: you move right away, about 15 turns each." in challenge.text
    assert (await club.press(club.ben, challenge, "How to play")).media


async def test_two_answers_at_once_count_once(club: Club) -> None:
    await club.use(club.anna, "challenge", {})
    (challenge,) = club.public()
    presses = [person.begin_click(challenge, "Accept") for person in (club.ben, club.cleo, club.ben)]
    answers = [(await press.settled()).response for press in presses]
    texts = [answer.text for answer in answers if answer]
    assert sum("was accepted. Game 1 has started." in text for text in texts) == 2
    assert len(club.boards(1)) == 1
    assert not club.boards(2)


async def test_without_an_opponent_anybody_but_the_challenger_may_accept(club: Club) -> None:
    await club.use(club.anna, "challenge", {})
    (challenge,) = club.public()
    assert not challenge.pings
    assert labels(challenge) == ["Accept", "How to play"]
    assert "your own challenge" in (await club.press(club.anna, challenge, "Accept")).text
    await club.press(club.cleo, challenge, "Accept")
    assert {club.anna.id, club.cleo.id} == set((await club.stored()).players.both)


async def test_some_people_can_not_be_challenged(club: Club, subtests: pytest.Subtests) -> None:
    for whom, reason in (
        (club.anna, "can’t challenge yourself"),
        (club.playground.create_application("Another").user, "bots don’t play"),
        (club.playground.create_user("dora"), "can’t see this channel"),
    ):
        with subtests.test(whom=whom.name):
            answer = await club.use(club.anna, "challenge", {"opponent": whom})
            assert reason in answer.text
            assert club.public() == []


async def test_somebody_who_may_not_see_the_channel_can_not_be_challenged(club: Club) -> None:
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert "can’t see this channel" in answer.text
    assert club.public() == []


async def test_many_matches_run_in_one_channel_and_between_the_same_two_people(club: Club) -> None:
    await club.settle(threads=False)
    await club.begin_by_challenge()
    await club.begin_by_challenge()
    await club.begin_by_challenge(setup="random")
    assert all(len(club.boards(match)) == 1 for match in (1, 2, 3))
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "More than one game is possible: game 1, game 2, game 3." in answer.text
    answer = await club.use(club.anna, "move", {"move": "c3", "match": 2})
    assert answer.deleted
    assert (await club.stored(1)).number == 1
    assert (await club.stored(2)).number == 2
