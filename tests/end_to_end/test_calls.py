"""How people are called when a match waits for them, in the channel and by direct messages."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.matches import CallBy, CallWhen, Preferences, QuietHours, UserId
from playground import Message, Person
from tests.end_to_end.club import Club, answer_to

POSTING = ("POST", "/channels/{channel_id}/messages")


async def wants(club: Club, person: Person, preferences: Preferences) -> None:
    await club.bot.people.choose(UserId(person.id), lambda _: preferences)


def direct(club: Club, person: Person) -> list[Message]:
    return person.messages(person.direct_messages(club.application))


async def test_a_turn_by_direct_message_is_played_from_there(club: Club) -> None:
    await wants(club, club.ben, Preferences(by=CallBy.DIRECT))
    await club.begin()
    await club.use(club.anna, "place", {"space": "c3"})
    await club.nothing_to_do()
    assert club.board().pings == set()
    (call,) = direct(club, club.ben)
    assert "match 1" in call.text.lower()
    assert "Club" in call.text
    panel = await club.press(club.ben, call, "Make a move")
    await club.press(club.ben, panel, "Row 4 (10)")
    await club.press(club.ben, panel, "f4")
    assert "**f4** is played" in panel.text
    await club.shown("f4")
    assert club.board().pings == {club.anna.id}


async def test_a_direct_message_that_can_not_be_delivered_becomes_a_mention_on_the_board(club: Club) -> None:
    await wants(club, club.ben, Preferences(by=CallBy.DIRECT))
    club.ben.refuse_direct_messages(club.application)
    await club.begin()
    await club.use(club.anna, "place", {"space": "c3"})
    await club.nothing_to_do()
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}
    assert direct(club, club.ben) == []


@pytest.mark.parametrize("killed", [False, True])
async def test_a_direct_message_of_which_the_bot_did_not_hear_is_not_sent_again_days_later(
    club: Club, killed: bool
) -> None:
    await wants(club, club.ben, Preferences(by=CallBy.DIRECT))
    await club.begin()
    club.playground.faults.next(*POSTING)  # the board
    club.playground.faults.next(*POSTING, drop="after")
    await club.use(club.anna, "place", {"space": "c3"})
    await club.nothing_to_do()
    if killed:
        await club.kill_bot()
        club.put_clocks_forward(timedelta(days=2))
        await club.start_bot()
        await club.quiet()
    await club.time_passes(days=2)
    assert len(direct(club, club.ben)) == 1
    assert (await club.stored()).call is None


async def test_nobody_is_called_in_quiet_hours(club: Club) -> None:
    now = club.now()
    quiet = QuietHours((now.hour - 1) % 24, (now.hour + 3) % 24, ZoneInfo("UTC"))
    await wants(club, club.ben, Preferences(quiet=quiet))
    await club.begin()
    await club.use(club.anna, "place", {"space": "c3"})
    await club.time_passes(hours=1)
    assert club.board().pings == set()
    await club.time_passes(hours=3)
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()


async def test_who_wants_one_call_is_not_called_for_the_second_match_that_waits(club: Club) -> None:
    await wants(club, club.ben, Preferences(when=CallWhen.FIRST))
    for match in (1, 2):
        await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
        await club.press(club.ben, club.public()[-1], "Accept")
        await club.use(club.anna, "place", {"space": "c3", "match": match})
    assert club.board(1).pings == {club.ben.id}
    assert club.board(2).pings == set()


async def test_a_reminder_by_direct_message_tells_until_when(club: Club) -> None:
    await wants(club, club.anna, Preferences(by=CallBy.DIRECT))
    await club.begin(pace=3)
    await club.time_passes(days=2, hours=7)
    call, reminder = direct(club, club.anna)
    assert "time" in reminder.text
    assert "<t:" in reminder.text
    assert reminder.text != call.text
    assert len(club.boards()) == 1


async def test_a_call_that_was_committed_before_a_kill_is_made_after_the_restart(club: Club) -> None:
    await wants(club, club.ben, Preferences(by=CallBy.DIRECT))
    await club.begin()
    held = club.playground.faults.next("POST", "/users/@me/channels", held=True)
    await club.use(club.anna, "place", {"space": "c3"})
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    assert direct(club, club.ben) == []
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert len(direct(club, club.ben)) == 1
    await club.time_passes(minutes=1)
    assert len(direct(club, club.ben)) == 1


async def test_next_walks_through_what_waits(club: Club) -> None:
    for match in (1, 2):
        await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
        await club.press(club.ben, club.public()[-1], "Accept")
        assert club.board(match).pings == {club.anna.id}
        club.ahead += timedelta(hours=1)
    panel = await club.use(club.anna, "next")
    assert "Match 1" in panel.text
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "c3")
    await club.press(club.anna, panel, "Next match waiting")
    assert "Match 2" in panel.text
    await answer_to(await club.anna.click(panel, "Row 3 (11)"))
    await club.press(club.anna, panel, "c3")
    await club.press(club.anna, panel, "Next match waiting")
    assert "No match is waiting" in panel.text
