"""Paces, reasons, ends of challenges, and the private list of one's own."""

import pytest

from bot.domain import ChallengeId, ChallengeState, ChannelId, Pace
from bot.pages.challenge_post import Accept, Decline, Withdraw
from discord_playground import Interaction, Message, Permission
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, answer_to, labels, withdraw
from tests.end_to_end.planted import planted


async def form_of(opened: Interaction) -> Interaction:
    """The interaction that was answered with a form."""
    assert opened.modal is not None, "no form was opened"
    return opened


async def decline(club: Club, message: Message, reason: str = "") -> Message:
    """Let Ben decline with a reason; give the private answer."""
    opened = await form_of(await club.ben.click(message, "Decline"))
    return await answer_to(await club.ben.submit(opened.modal, {"reason": reason}))


# paces


async def test_a_challenge_has_the_usual_pace_of_the_server_unless_it_names_one(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.use(club.anna, "challenge", {"opponent": club.ben, "pace": "1d"})
    await club.use(club.anna, "challenge", {"opponent": club.ben, "pace": "0"})
    usual, fast, endless = club.public()
    assert "Time: 3 days + 1 day/move, max 5 days." in usual.text
    assert "Time: 1 day per move." in fast.text
    assert "Time: no limit." in endless.text
    await club.press(club.ben, fast, "Accept")
    assert (await club.stored()).pace == Pace.ONE


async def test_a_challenge_shows_until_when_it_is_open_and_can_not_be_accepted_later(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    async with club.store.read() as uow:
        ends = (await uow.challenges.find(ChallengeId(1))).expires_at
    assert f"<t:{int(ends.timestamp())}:R>" in challenge.text
    await club.time_passes(days=3)
    assert "expired without an answer" in challenge.text
    assert not challenge.buttons


# declining


async def test_declining_asks_for_a_reason_and_shows_it_without_effect(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    await decline(club, challenge, "No time **this** week, @everyone")
    assert [each.label for each in club.ben.messages(club.channel)[-1].buttons] == ["Block"]
    assert "Ben declined" in challenge.text
    assert r"Reason: “No time \*\*this\*\* week, @" in challenge.text
    assert "@everyone" not in challenge.text
    assert not challenge.buttons


async def test_a_reason_can_be_left_out(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    await decline(club, challenge)
    assert "Ben declined" in challenge.text
    assert "Reason" not in challenge.text


async def test_only_somebody_who_may_decline_is_asked_why(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    opened = await club.cleo.click(challenge, "Decline")
    assert opened.modal is None
    assert "Only" in (await answer_to(opened)).text


async def test_a_form_outlives_the_process_that_has_shown_it(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    opened = await form_of(await club.ben.click(challenge, "Decline"))
    await club.stop_bot()
    await club.start_bot()
    await answer_to(await club.ben.submit(opened.modal, {"reason": "Busy"}))
    assert "Reason: “Busy”" in challenge.text


async def test_a_form_that_comes_too_late_changes_nothing(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    opened = await form_of(await club.ben.click(challenge, "Decline"))
    await withdraw(club, club.anna)
    answer = await answer_to(await club.ben.submit(opened.modal, {"reason": "Busy"}))
    assert " withdrew the challenge" in answer.text
    assert "withdrew the challenge" in challenge.text


# channels


async def test_a_challenge_outside_of_the_servers_channels_is_told_where_to_go(club: Club) -> None:
    arena = club.guild.create_text_channel("arena")
    await club.settle(channels=(ChannelId(arena.id),))
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert f"other channels: <#{arena.id}>" in answer.text
    assert club.public() == []
    thread = arena.create_thread("Table 1", owner=club.anna)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=thread)
    assert answer.deleted


# the list


async def test_without_open_challenges_the_list_says_how_to_start_one(club: Club) -> None:
    assert "You have no open challenges here" in (await club.challenges(club.anna)).text


async def test_the_list_has_what_waits_for_one_first_and_links_the_messages(club: Club) -> None:
    await club.use(club.ben, "challenge", {})
    await club.use(club.anna, "challenge", {"opponent": club.ben, "setup": "random"})
    own, incoming = club.public()
    answer = await club.challenges(club.ben)
    assert "Open challenges:** 2" in answer.text
    assert answer.text.index("Anna challenges you") < answer.text.index("Your open challenge")
    assert "Random setup" in answer.text
    assert labels(answer)[:6] == [
        "Accept",
        "Decline",
        "Go to the challenge",
        "Block",
        "Withdraw",
        "Go to the challenge",
    ]
    assert labels(answer)[6:] == ["Running", "Finished", "✓ Challenges"]
    assert [button.url for button in answer.buttons if button.url] == [incoming.jump_url, own.jump_url]


async def test_a_challenge_can_be_accepted_from_the_list_in_another_channel(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    elsewhere = club.guild.create_text_channel("elsewhere")
    listed = await club.challenges(club.ben, channel=elsewhere)
    await club.press(club.ben, listed, "Accept")
    assert "Game 1 has started" in listed.text
    await club.nothing_to_do()
    assert challenge.deleted
    assert len(club.boards()) == 1


async def test_what_the_bot_lacks_where_the_challenge_stands_counts_and_not_where_the_list_is(
    club: Club,
) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    club.forbid(Permission.ATTACH_FILES)
    elsewhere = club.guild.create_text_channel("elsewhere")
    listed = await club.challenges(club.ben, channel=elsewhere)
    await club.press(club.ben, listed, "Accept")
    assert f"in <#{club.channel.id}>: **Attach Files**" in listed.text


async def test_a_challenge_whose_channel_is_gone_still_becomes_a_match(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    listed = await club.challenges(club.ben, channel=elsewhere)
    await club.press(club.ben, listed, "Accept")
    assert "Game 1 has started" in listed.text
    assert "I can’t post in" in listed.text
    assert not (await club.stored()).is_over


async def test_a_challenge_in_a_thread_that_is_asleep_becomes_a_match_there(club: Club) -> None:
    thread = club.channel.create_thread("A quiet corner", owner=club.anna)
    await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=thread)
    thread.edit(archived=True)
    listed = await club.challenges(club.ben)
    await club.press(club.ben, listed, "Accept")
    assert listed.text.startswith("Game 1 has started. Have fun!")
    assert is_board(club.public(thread)[-1], match=1)


async def test_a_challenge_whose_message_is_gone_can_be_declined_from_the_list(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    club.playground.delete(club.public()[0])
    listed = await club.challenges(club.ben)
    opened = await form_of(await club.ben.click(listed, listed.buttons[1].custom_id or ""))
    await answer_to(await club.ben.submit(opened.modal, {"reason": "One is enough"}))
    assert listed.text.startswith("You declined the challenge.")
    assert "Open challenges:** 1" in listed.text
    async with club.store.read() as uow:
        assert (await uow.challenges.find(ChallengeId(1))).state is ChallengeState.DECLINED


async def test_withdrawing_from_the_list_leaves_the_others_in_it(club: Club) -> None:
    for _ in range(2):
        await club.use(club.anna, "challenge", {"opponent": club.ben})
    first, _ = club.public()
    listed = await club.challenges(club.anna)
    await club.press(club.anna, listed, listed.buttons[0].custom_id or "")
    assert listed.text.startswith("You withdrew the challenge.")
    assert labels(listed)[:-3] == ["Withdraw", "Go to the challenge"]
    assert "withdrew the challenge" in first.text


async def test_a_long_list_has_further_pages(club: Club) -> None:
    for _ in range(6):
        await club.use(club.anna, "challenge", {})
    listed = await club.challenges(club.anna)
    assert labels(listed).count("Withdraw") == 5
    await club.press(club.anna, listed, "Next")
    assert labels(listed).count("Withdraw") == 1
    await club.press(club.anna, listed, "Previous")
    assert labels(listed).count("Withdraw") == 5


# who may not see it


@pytest.fixture
async def lost(club: Club) -> Message:
    """Ben's list in another channel, after he has lost access to the one where he is challenged."""
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    elsewhere = club.guild.create_text_channel("elsewhere")
    listed = await club.challenges(club.ben, channel=elsewhere)
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    return listed


async def test_nobody_begins_a_match_in_a_channel_that_they_no_longer_see(club: Club, lost: Message) -> None:
    answer = await club.press(club.ben, lost, "Accept")
    assert "You can’t see the game’s channel." in answer.text
    written = await club.challenges(club.ben, channel=club.ben.direct_messages(club.application))
    answer = await club.press(club.ben, written, "Accept")
    assert "You can’t see the game’s channel." in answer.text
    async with club.store.read() as uow:
        assert (await uow.challenges.find(ChallengeId(1))).state is ChallengeState.OPEN


async def test_one_declines_and_withdraws_also_where_one_no_longer_sees_the_channel(
    club: Club, lost: Message
) -> None:
    assert "You declined the challenge." in (await decline(club, lost)).text
    await club.use(club.anna, "challenge", {"opponent": club.cleo})
    elsewhere = lost.channel
    listed = await club.challenges(club.anna, channel=elsewhere)
    club.forbid(Permission.VIEW_CHANNEL, to=club.anna)
    assert "You withdrew" in (await club.press(club.anna, listed, "Withdraw")).text


async def test_a_challenge_that_one_does_not_see_is_not_answered_and_nothing_is_said_about_it(
    club: Club, lost: Message
) -> None:
    await club.use(club.anna, "challenge", {})  # to anybody
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    abroad = club.playground.create_guild("Abroad")
    abroad.add_bot(club.application)
    abroad.add_member(club.cleo)
    places = lost.channel, abroad.create_text_channel("there"), club.cleo.direct_messages(club.application)
    named, open_to_all = ChallengeId(1), ChallengeId(2)
    controls = Accept(named), Decline(named), Accept(open_to_all), Withdraw(open_to_all)
    for place in places:
        message = await planted(club, place, *(control.custom_id for control in controls))
        for control in controls:
            answer = await club.press(club.cleo, message, control.custom_id)
            assert "This challenge no longer exists." in answer.text
    async with club.store.read() as uow:
        states = [(await uow.challenges.find(ChallengeId(number))).state for number in (1, 2)]
    assert states == [ChallengeState.OPEN, ChallengeState.OPEN]


async def test_a_challenge_in_a_private_thread_is_accepted_by_those_who_were_added_to_it(club: Club) -> None:
    thread = club.channel.create_thread("Back room", owner=club.anna, private=True)
    thread.member_ids |= {club.ben.id, club.application.user.id}
    await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=thread)
    listed = await club.challenges(club.ben)
    thread.member_ids.discard(club.ben.id)
    assert "You can’t see the game’s channel" in (await club.press(club.ben, listed, "Accept")).text
    thread.member_ids.add(club.ben.id)
    listed = await club.challenges(club.ben)
    assert "Game 1 has started" in (await club.press(club.ben, listed, "Accept")).text


async def test_a_list_shows_only_ones_own(club: Club, subtests: pytest.Subtests) -> None:
    await club.use(club.ben, "challenge", {})
    for person in (club.anna, club.cleo):
        with subtests.test(person=person.name):
            assert "no open challenge" in (await club.challenges(person)).text
