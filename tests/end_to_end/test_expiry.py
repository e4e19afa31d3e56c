"""Things that end by themselves: unanswered challenges, and boards of finished matches where a server wants that."""

from datetime import timedelta

from tests.end_to_end.club import Club, labels


async def test_a_challenge_ends_after_three_days_and_says_so(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    await club.time_passes(days=2, hours=23)
    assert set(labels(challenge)) == {"Accept", "Decline", "How to play"}
    await club.time_passes(hours=2)
    assert club.public() == [challenge]
    assert "expired without an answer" in challenge.text
    assert challenge.buttons == []
    assert "no open challenge" in (await club.challenges(club.ben)).text


async def test_it_can_not_be_accepted_even_before_the_bot_has_noted_that(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    club.ahead += timedelta(days=3, minutes=1)
    answer = await club.press(club.ben, challenge, "Accept")
    assert "challenge expired without an answer" in answer.text


async def test_a_live_challenge_ends_after_a_quarter_of_an_hour_wherever_it_is_made(club: Club) -> None:
    await club.settle(challenges_last=timedelta(days=14))
    page = await club.press(club.anna, await club.use(club.anna, "games"), "Challenge someone")
    for choice in ("⚡ Live, 10 minutes", "Random setup", "Unrated"):
        page = await club.press(club.anna, page, choice)
    await club.select(club.anna, page, page.selects[0].custom_id, club.ben)
    (challenge,) = club.public()
    assert "Time: 10 minutes + 10 seconds per move." in challenge.text
    assert challenge.text.startswith("**⚡ Live, now**\n")
    await club.time_passes(minutes=14)
    assert "Accept" in labels(challenge)
    await club.time_passes(minutes=1)
    assert "expired without an answer" in challenge.text
    assert challenge.buttons == []


async def test_how_long_challenges_stay_open_is_the_servers_choice(club: Club) -> None:
    await club.settle(challenges_last=timedelta(days=1))
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.time_passes(days=1, minutes=1)
    assert "expired without an answer" in club.public()[0].text


async def test_a_challenge_that_ended_while_the_bot_was_down_is_told_once(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.stop_bot()
    await club.time_passes(days=5)
    await club.start_bot()
    await club.quiet()
    (challenge,) = club.public()
    assert "expired without an answer" in challenge.text


async def test_finished_boards_stay_for_ever_unless_a_server_wants_otherwise(club: Club) -> None:
    await club.begin_by_challenge()
    await club.resign(club.anna)
    await club.time_passes(days=400)
    assert len(club.boards()) == 1


async def test_finished_boards_go_after_the_days_that_a_server_has_chosen(club: Club) -> None:
    await club.settle(keep_boards=7)
    await club.begin_by_challenge()
    await club.resign(club.anna)
    await club.time_passes(days=6)
    assert len(club.boards()) == 1
    await club.time_passes(days=2)
    assert club.boards() == []
    assert (await club.stored()).is_over
    assert "resigned" in (await club.open(club.ben, 1)).text
