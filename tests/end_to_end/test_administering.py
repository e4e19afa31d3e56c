"""`/dvonn-admin`: what managers may do to matches, challenges and people, and who hears of it."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.domain import PingWhen
from bot.features.moderation import exporting
from bot.features.moderation.pages import ON_A_PAGE
from discord_playground import Interaction, Message, NotPossibleError, Permission, Person
from dvonn import parse_json
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.past import A_WIN, played

COMMANDS: dict[str, dict[str, object]] = {
    "cancel": {"match": 1},
    "ban": {},
    "unban": {"user": "ben"},
    "export": {},
    "log": {},
}


async def admin(club: Club, person: Person, command: str, **options: object) -> Message:
    """Use one of the commands; give the private answer."""
    answer = await club.use(person, f"dvonn-admin {command}", options)
    await club.nothing_to_do()
    return answer


async def fill_in(club: Club, person: Person, opened: Interaction, reason: str = "") -> Message:
    """Send a form that a button has opened; give the private answer."""
    await opened.settled()
    answer = await answer_to(await person.submit(opened.modal, {"reason": reason}))
    await club.nothing_to_do()
    return answer


async def log_of(club: Club, person: Person) -> list[str]:
    """The lines of the log, the latest first, without their times."""
    text = (await admin(club, person, "log")).text
    return [line.partition("> · ")[2] for line in text.splitlines() if line.startswith("- <t:")]


# who may


async def test_only_those_who_may_manage_the_server_are_offered_it_or_carry_it_out(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    asked = {
        command: {name: club.ben if value == "ben" else value for name, value in options.items()}
        for command, options in COMMANDS.items()
    }
    for command, options in asked.items():
        with (
            subtests.test("offered", command=command),
            pytest.raises(NotPossibleError, match="not offered here"),
        ):
            await admin(club, club.anna, command, **options)
    club.offer_to_everybody("dvonn-admin")
    for command, options in asked.items():
        with subtests.test("carried out", command=command):
            answer = await admin(club, club.anna, command, **options)
            assert "**Manage Server**" in answer.text
            assert not answer.media
            assert not answer.buttons


async def test_the_choices_are_offered_to_managers_alone(club: Club, dora: Person) -> None:
    await club.begin_by_challenge()
    await club.use(club.anna, "challenge", {"opponent": club.cleo})
    await club.use(club.anna, "challenge")
    club.offer_to_everybody("dvonn-admin")

    async def offered(person: Person, option: str, typed: str = "") -> list[tuple[str, Any]]:
        found = await person.autocomplete(
            club.channel, "dvonn-admin cancel", {option: typed} if typed else {}, focused=option
        )
        return [(choice.name, choice.value) for choice in found]

    assert await offered(dora, "match") == [("Game 1 · Anna – Ben", 1)]
    assert await offered(dora, "match", "cleo") == []
    assert await offered(dora, "challenge") == [
        ("Challenge 2 · Anna → Cleo", 2),
        ("Challenge 3 · Anna → anyone", 3),
    ]
    assert await offered(dora, "challenge", "cle") == [("Challenge 2 · Anna → Cleo", 2)]
    for option in ("match", "challenge"):
        assert await offered(club.anna, option) == []


async def test_no_button_works_for_somebody_who_may_no_longer_manage_the_server(
    club: Club, dora: Person
) -> None:
    await club.begin_by_challenge()
    await club.use(club.anna, "challenge", {"opponent": club.cleo})
    (challenge,) = [message for message in club.public() if "Accept" in labels(message)]
    await admin(club, dora, "ban", user=club.cleo)
    await club.use(club.anna, "challenge")
    asked = [await admin(club, dora, "cancel", match=1), await admin(club, dora, "cancel", challenge=3)]
    form = await dora.click(await admin(club, dora, "cancel", match=1), "Cancel the game")
    banned, log = await admin(club, dora, "ban"), await admin(club, dora, "log")
    club.guild.edit_member(dora, roles=[])
    for page, button in (
        (asked[0], "Cancel the game"),
        (asked[1], "Cancel the challenge"),
        (banned, "Unban"),
        (log, "Banned people"),
    ):
        assert "**Manage Server**" in (await club.press(dora, page, button)).text
    assert "**Manage Server**" in (await fill_in(club, dora, form)).text
    assert not (await club.stored()).is_over
    assert challenge.deleted or "canceled" in challenge.text


# cancelling


async def test_a_match_is_cancelled_after_a_question_and_everybody_reads_why(
    club: Club, dora: Person
) -> None:
    await club.begin()
    question = await admin(club, dora, "cancel", match=1)
    assert "Cancel game 1?" in question.text
    assert labels(question) == ["Cancel the game", "Never mind"]
    assert not (await club.stored()).is_over
    opened = await dora.click(question, "Cancel the game")
    answer = await fill_in(club, dora, opened, "They **left** @everyone")
    assert "Game 1 is canceled" in answer.text
    board = club.public()[-1]
    assert "a server manager ended the game" in board.text
    assert "Reason: “They \\*\\*left\\*\\* @\u200beveryone”" in board.text
    assert "Rematch" in labels(board)
    for player in (club.anna, club.ben):
        (received,) = club.direct_messages(player)
        assert "a server manager ended the game" in received.text
    assert await log_of(club, dora) == [
        "Dora canceled game 1. Reason: “They \\*\\*left\\*\\* @\u200beveryone”"
    ]


async def test_a_reason_can_be_left_out_and_the_user_who_wants_no_pings_is_told_silently(
    club: Club, dora: Person
) -> None:
    await club.begin()
    await club.prefer(club.anna, when=PingWhen.NEVER)
    opened = await dora.click(await admin(club, dora, "cancel", match=1), "Cancel the game")
    await fill_in(club, dora, opened)
    assert "Reason" not in club.public()[-1].text
    told = [message for player in (club.anna, club.ben) for message in club.direct_messages(player)]
    assert [message.is_silent for message in told] == [True, False]


async def test_a_match_that_is_over_by_then_is_not_cancelled(club: Club, dora: Person) -> None:
    await club.begin()
    question = await admin(club, dora, "cancel", match=1)
    opened = await dora.click(await admin(club, dora, "cancel", match=1), "Cancel the game")
    await club.resign(club.anna)
    assert "Game 1 is over" in (await club.press(dora, question, "Cancel the game")).text
    assert "Game 1 is over" in (await fill_in(club, dora, opened)).text
    assert "Game 1 is over" in (await admin(club, dora, "cancel", match=1)).text
    assert "resigned" in club.public()[-1].text
    assert await log_of(club, dora) == []


async def test_a_move_and_a_cancellation_in_the_same_moment(club: Club, dora: Person) -> None:
    await club.begin()
    opened = await dora.click(await admin(club, dora, "cancel", match=1), "Cancel the game")
    await opened.settled()
    moved, cancelled = await asyncio.gather(
        club.anna.command(club.channel, "dvonn move", {"move": "c3"}),
        dora.submit(opened.modal, {"reason": ""}),
    )
    await asyncio.gather(moved.settled(), cancelled.settled())
    await club.quiet()
    match = await club.stored()
    assert match.cancelled
    assert len(match.line) in (0, 1)
    assert "a server manager ended the game" in club.public()[-1].text
    assert (await club.use(club.anna, "move", {"move": "d3", "match": 1})).text.startswith("Game 1 is over")


async def test_a_match_whose_channel_is_gone_can_be_cancelled_too(club: Club, dora: Person) -> None:
    await club.begin()
    office = club.guild.create_text_channel("office")
    club.channel.delete()
    await club.playground.wait_until(
        lambda: all(club.direct_messages(each) for each in (club.anna, club.ben)), what="the news of it"
    )
    await club.quiet()
    question = await club.use(dora, "dvonn-admin cancel", {"match": 1}, channel=office)
    answer = await fill_in(club, dora, await dora.click(question, "Cancel the game"), "Nobody misses it")
    assert "Game 1 is canceled" in answer.text
    assert (await club.stored()).cancelled
    for player in (club.anna, club.ben):
        halted, over = club.direct_messages(player)
        assert "on hold" in halted.text
        assert "Reason: “Nobody misses it”" in over.text


async def test_a_challenge_is_cancelled_and_its_message_says_so(club: Club, dora: Person) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    question = await admin(club, dora, "cancel", challenge=1)
    assert "Anna" in question.text
    answer = await fill_in(
        club, dora, await dora.click(question, "Cancel the challenge"), "Not in this channel"
    )
    assert "The challenge is canceled." in answer.text
    assert "A server manager canceled Anna’s challenge." in challenge.text
    assert "Reason: “Not in this channel”" in challenge.text
    assert labels(challenge) == []
    assert await log_of(club, dora) == ["Dora canceled challenge 1. Reason: “Not in this channel”"]
    assert "canceled Anna’s challenge" in (await admin(club, dora, "cancel", challenge=1)).text


async def test_of_an_acceptance_and_a_cancellation_in_the_same_moment_one_is_done(
    club: Club, dora: Person
) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    opened = await dora.click(await admin(club, dora, "cancel", challenge=1), "Cancel the challenge")
    await opened.settled()
    used = await asyncio.gather(
        club.ben.click(challenge, "Accept"), dora.submit(opened.modal, {"reason": ""})
    )
    for each in used:
        await each.settled()
    await club.quiet()
    begun, cancelled = len(club.boards()), len(await log_of(club, dora))
    assert begun + cancelled == 1


async def test_what_is_to_be_cancelled_has_to_be_named(club: Club, dora: Person) -> None:
    await club.begin()
    answer = await admin(club, dora, "cancel", match=1, challenge=1)
    assert "Choose a game or a challenge" in answer.text
    assert "There’s no game 7" in (await admin(club, dora, "cancel", match=7)).text
    assert "no longer exists" in (await admin(club, dora, "cancel", challenge=7)).text


async def test_without_options_the_running_matches_and_open_challenges_are_offered(
    club: Club, dora: Person
) -> None:
    nothing = await admin(club, dora, "cancel")
    assert "There are no running games or open challenges in this server." in nothing.text
    await club.begin()
    await club.use(club.ben, "challenge", {"opponent": club.cleo})
    offered = await admin(club, dora, "cancel")
    labelled = [[option.label for option in select.options] for select in offered.selects]
    assert labelled == [["Game 1 · Anna – Ben"], ["Challenge 1 · Ben → Cleo"]]
    question = await club.select(dora, offered, "Cancel a game…", "1")
    assert "Cancel game 1?" in question.text
    answer = await fill_in(club, dora, await dora.click(question, "Cancel the game"))
    assert "Game 1 is canceled" in answer.text
    offered = await admin(club, dora, "cancel")
    assert len(offered.selects) == 1
    question = await club.select(dora, offered, "Cancel a challenge…", "1")
    assert "Cancel challenge 1?" in question.text


async def test_a_user_who_is_no_longer_a_manager_cancels_nothing_from_an_old_list(
    club: Club, dora: Person
) -> None:
    await club.begin()
    offered = await admin(club, dora, "cancel")
    club.guild.edit_member(dora, roles=[])
    refused = await club.select(dora, offered, "Cancel a game…", "1")
    assert "Cancel game 1?" not in refused.text


async def test_matches_of_other_servers_are_none_of_a_managers_business(club: Club, dora: Person) -> None:
    other = club.playground.create_guild("Other", owner=club.olga)
    other.create_text_channel("games")
    other.add_bot(club.application)
    other.add_member(dora, permissions=Permission.MANAGE_GUILD)
    await club.quiet()
    await club.begin()
    channel = next(iter(other.channels.values()))
    answer = await club.use(dora, "dvonn-admin cancel", {"match": 1}, channel=channel)
    assert "There’s no game 1" in answer.text
    assert "no games here to export" in (await club.use(dora, "dvonn-admin export", channel=channel)).text
    assert "The log is empty" in (await club.use(dora, "dvonn-admin log", channel=channel)).text


# bans


async def test_a_user_who_is_banned_hears_of_it_and_why_nothing_can_be_begun(
    club: Club, dora: Person
) -> None:
    await club.begin()
    await club.use(club.ben, "challenge")
    open_challenge = club.public()[-1]
    answer = await admin(club, dora, "ban", user=club.ben, reason="Rude *words*")
    assert "**Banned from challenges:** Ben" in answer.text
    assert "Open challenges closed: 1." in answer.text
    assert "’s challenge" in open_challenge.text
    assert "Rude" not in open_challenge.text, "nobody else reads why"
    (received,) = club.direct_messages(club.ben)
    assert "Club: a manager banned you from challenges" in received.text
    assert "Reason: “Rude \\*words\\*”" in received.text
    challenges: list[dict[str, object]] = [{"opponent": club.cleo}, {}]
    for options in challenges:
        refused = await club.use(club.ben, "challenge", options)
        assert "contact the people who run the server" in refused.text
    await club.use(club.cleo, "challenge")
    refused = await club.press(club.ben, club.public()[-1], "Accept")
    assert "contact the people who run the server" in refused.text
    refused = await club.use(club.cleo, "challenge", {"opponent": club.ben})
    assert "isn’t accepting challenges" in refused.text


async def test_running_matches_continue_and_a_rematch_is_refused(club: Club, dora: Person) -> None:
    await club.begin()
    await admin(club, dora, "ban", user=club.anna)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.use(club.ben, "move", {"move": "d3"})
    assert len((await club.stored()).line) == 2
    await club.resign(club.ben)
    refused = await club.press(club.anna, club.board(), "Rematch")
    assert "contact the people who run the server" in refused.text


async def test_a_user_who_is_banned_is_listed_and_can_be_let_back_by_a_button_or_a_command(
    club: Club, dora: Person
) -> None:
    assert "No one is banned here" in (await admin(club, dora, "ban")).text
    await admin(club, dora, "ban", user=club.ben, reason="Rude")
    await admin(club, dora, "ban", user=club.cleo)
    listed = await admin(club, dora, "ban")
    assert "**Banned from challenges:** 2" in listed.text
    assert "Reason: “Rude”" in listed.text
    first = next(button for button in listed.buttons if button.label == "Unban")
    assert first.custom_id in {f"dvonn:unban:{each.id}" for each in (club.ben, club.cleo)}
    await admin(club, dora, "unban", user=club.ben)
    assert "you can send and accept challenges" in club.direct_messages(club.ben)[-1].text
    answer = await admin(club, dora, "unban", user=club.ben)
    assert "Ben isn’t banned here" in answer.text
    listed = await admin(club, dora, "ban")
    await club.press(dora, listed, "Unban")
    await club.nothing_to_do()
    assert "No one is banned here" in listed.text
    assert (await club.use(club.cleo, "challenge", {"opponent": club.ben})).deleted
    assert await log_of(club, dora) == [
        "Dora unbanned Cleo.",
        "Dora unbanned Ben.",
        "Dora banned Cleo from challenges.",
        "Dora banned Ben from challenges. Reason: “Rude”",
    ]


async def test_somebody_who_is_forgotten_stays_banned_and_has_read_that_before(
    club: Club, dora: Person
) -> None:
    await admin(club, dora, "ban", user=club.ben)
    question = await club.use(club.ben, "forget")
    assert "Servers that banned you from challenges: 1" in question.text
    assert "Entries in server logs (your name would be removed): 1" in question.text
    await club.press(club.ben, question, "Delete my data")
    await club.quiet()
    assert await log_of(club, dora) == ["Dora banned Deleted user from challenges."]
    assert "contact the people" in (await club.use(club.ben, "challenge")).text


async def test_a_forgotten_managers_words_go_from_what_is_shown(club: Club, dora: Person) -> None:
    await club.begin_by_challenge()
    await club.use(club.anna, "challenge")
    (challenge,) = [message for message in club.public() if "Accept" in labels(message)]
    for what, button in (({"match": 1}, "Cancel the game"), ({"challenge": 2}, "Cancel the challenge")):
        opened = await dora.click(await admin(club, dora, "cancel", **what), button)
        await fill_in(club, dora, opened, "Dora says so")
    told = club.board(), challenge
    assert all("Dora says so" in message.text for message in told)
    await club.press(dora, await club.use(dora, "forget"), "Delete my data")
    await club.quiet()
    assert "a server manager ended the game" in club.board().text
    assert "A server manager canceled " in challenge.text
    assert not any("Dora" in message.text for message in club.public())


# the log


async def test_the_log_keeps_all_kinds_of_acts_and_is_leafed_through(club: Club, dora: Person) -> None:
    assert "The log is empty" in (await admin(club, dora, "log")).text
    stage = club.guild.create_text_channel("stage")
    followed = await club.use(dora, "dvonn-admin follow", {"channel": stage})
    await club.press(dora, followed, "Stop showing")
    panel = await club.use(dora, "dvonn-admin settings")
    await club.select(dora, panel, "dvonn:settle:pace", "1 day per move")
    await club.select(dora, panel, "dvonn:settle:boards", "7 days")
    await club.select(dora, panel, "dvonn:settle:channels", stage)
    await club.select(dora, panel, "dvonn:settle:threads", "In the channel")
    await club.select(dora, panel, "dvonn:settle:language", "Deutsch")
    await club.nothing_to_do()
    assert await log_of(club, dora) == [
        "Dora changed **Language of public messages:** Deutsch",
        "Dora changed **Where games appear:** In the channel",
        f"Dora changed **Channels for games:** <#{stage.id}>",
        "Dora changed **Results stay for:** 7 days",
        "Dora changed **Default time:** 1 day per move",
        f"Dora stopped showing games in <#{stage.id}>.",
        f"Dora started showing games to spectators in <#{stage.id}>.",
    ]
    for _ in range(ON_A_PAGE):
        await admin(club, dora, "ban", user=club.ben)
        await admin(club, dora, "unban", user=club.ben)
    log = await admin(club, dora, "log")
    assert f"entries: {2 * ON_A_PAGE + 7}" in log.text
    assert log.text.count("- <t:") == ON_A_PAGE
    for _ in range(2):
        await club.press(dora, log, "Next")
    assert f"started showing games to spectators in <#{stage.id}>" in log.text
    await club.press(dora, log, "Previous")
    assert "showing games" not in log.text
    await club.press(dora, log, "Banned people")
    assert "No one is banned here" in log.text


async def test_the_log_forgets_after_a_year(club: Club, dora: Person) -> None:
    await admin(club, dora, "ban", user=club.ben)
    await club.time_passes(days=364)
    assert len(await log_of(club, dora)) == 1
    await club.time_passes(days=2)
    assert await log_of(club, dora) == []
    assert "**Banned from challenges:** 1" in (await admin(club, dora, "ban")).text


# export


def lines_of(message: Message) -> Iterator[dict[str, Any]]:
    """The objects in the file that a message gives."""
    for line in message.media[0].data.decode().splitlines():
        yield json.loads(line)


async def test_all_matches_are_given_a_line_each(club: Club, dora: Person) -> None:
    await played(club)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3", "match": 2})
    await club.begin()
    opened = await dora.click(await admin(club, dora, "cancel", match=3), "Cancel the game")
    await fill_in(club, dora, opened)
    answer = await admin(club, dora, "export")
    assert "**3 games** from this server, numbers 1 to 3" in answer.text
    assert "That’s all of them." in answer.text
    assert answer.media[0].filename == "dvonn-matches-1-3.jsonl"
    finished, running, cancelled = lines_of(answer)
    assert parse_json(json.dumps(finished["record"])).game == A_WIN
    assert (finished["ended_by"], finished["winner"]) == ("board", "white")
    assert finished["white"] == {"id": str(club.anna.id), "name": "Anna"}
    assert finished["server"] == str(club.guild.id)
    assert running["match"] == 2
    assert (running["ended"], running["ended_by"], running["winner"]) == (None, None, None)
    assert running["record"]["moves"][0]["move"] == "c3"
    assert running["clock"] == {"bank": 259_200, "increment": 86_400, "cap": 432_000, "days_off": None}
    assert (cancelled["ended_by"], cancelled["winner"]) == ("cancelled", None)
    assert (await log_of(club, dora))[0] == "Dora exported games: 3."


async def test_what_a_file_does_not_hold_comes_in_the_next(
    club: Club, dora: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(5):
        await club.begin()
    whole = (await admin(club, dora, "export")).media[0].data
    monkeypatch.setattr(exporting, "BATCH", 2)
    monkeypatch.setattr(exporting, "LARGEST", len(whole) * 2 // 3)
    answer = await admin(club, dora, "export")
    assert "**3 games** from this server, numbers 1 to 3" in answer.text
    assert "Games that didn’t fit into this file: 2." in answer.text
    told = [line["match"] for line in lines_of(answer)]
    await club.press(dora, answer, "Next file")
    assert told + [line["match"] for line in lines_of(answer)] == [1, 2, 3, 4, 5]
    assert labels(answer) == []


async def test_a_user_who_is_forgotten_is_not_named_in_an_export(club: Club, dora: Person) -> None:
    await played(club)
    await club.press(club.anna, await club.use(club.anna, "forget"), "Delete my data")
    await club.quiet()
    answer = await admin(club, dora, "export")
    (line,) = lines_of(answer)
    assert line["white"] == {"id": None, "name": None}
    assert "Anna" not in answer.media[0].data.decode()
    assert str(club.anna.id) not in answer.media[0].data.decode()


async def test_where_there_is_no_match_nothing_is_exported(club: Club, dora: Person) -> None:
    answer = await admin(club, dora, "export")
    assert "There are no games here to export yet." in answer.text
    assert await log_of(club, dora) == []
