"""A live game stays in front of both players: two taps a move, both clocks, and no other game on top."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.domain import GuildId, MatchId, PingBy, PingWhen, QuietHours, UserId
from bot.domain.notifications import MATCH_BEGUN
from bot.pages.paces import format_clock
from discord_playground import Message, Person
from dvonn import Jump
from tests.end_to_end.club import Club, labels

JOINED = "\N{NO-BREAK SPACE}"


async def tap_twice(club: Club, person: Person, panel: Message) -> Jump:
    """Move in the panel: the first stack with a target, to a space without a question. Return the move."""
    before = await club.stored()
    move = next(
        move
        for move in before.position.legal_moves()
        if isinstance(move, Jump) and not before.position.play(move).must_pass
    )
    await club.press(person, panel, str(move.source))
    await club.press(person, panel, next(each for each in labels(panel) if each.startswith(str(move.target))))
    await club.quiet()
    return move


async def begin(club: Club, *, pace: str = "10m + 10s", colour: str) -> Message:
    """Let Ben accept a challenge by Anna, who wants a colour; return his panel."""
    challenge = {"opponent": club.ben, "pace": pace, "setup": "random", "colour": colour}
    await club.use(club.anna, "challenge", challenge)
    panel = await club.press(club.ben, club._last(club.channel), "Accept")
    await club.quiet()
    return panel


async def clocks(club: Club) -> tuple[int, str]:
    """Until when the player to move has time, and what the other one has left."""
    clock = (await club.stored()).clock
    assert clock.due is not None
    assert clock.waiting is not None
    return int(clock.due.timestamp()), format_clock(clock.waiting)


@pytest.fixture(name="pace")
def usual_pace() -> str:
    """The pace of the game; a test can take another one."""
    return "10m + 10s"


@pytest.fixture
async def panels(club: Club, pace: str) -> tuple[Message, Message]:
    """The panels of Anna, who is to move, and of Ben, who has accepted her challenge; time stands still."""
    begun = club.now()
    club.machine_time = lambda: begun
    bens = await begin(club, pace=pace, colour="white")
    return await club.press(club.anna, club.board(), "Move"), bens


async def test_both_panels_stay_and_take_turns(club: Club, panels: tuple[Message, Message]) -> None:
    annas, bens = panels
    for _ in range(2):
        for mover, mine, other, theirs in (
            (club.anna, annas, club.ben, bens),
            (club.ben, bens, club.anna, annas),
        ):
            assert "You (" in mine.text
            assert theirs.text.startswith(f"**{mover.shown_name} is thinking.** You play ")
            assert labels(theirs) == ["Close"]
            move = await tap_twice(club, mover, mine)
            assert f"{mover.shown_name} {move.source} → {move.target}" in club.board().text
            assert mine.text.startswith(f"**{other.shown_name} is thinking.** You play ")
            assert (mine.deleted, theirs.deleted) == (False, False)
    for person in (club.anna, club.ben):
        private = [each for each in person.messages(club.channel) if each.ephemeral]
        assert len(private) == 1


async def test_board_and_panels_tell_the_same_clocks(club: Club, panels: tuple[Message, Message]) -> None:
    annas, bens = panels
    due, left = await clocks(club)
    assert f"\n⚪ You ⏳ <t:{due}:R> · ⚫{JOINED}{club.ben.shown_name}{JOINED}**{left}**\n" in annas.text
    assert f"\n⚪ {club.anna.shown_name} ⏳ <t:{due}:R> · ⚫{JOINED}You{JOINED}**{left}**\n" in bens.text
    club.put_clocks_forward(timedelta(seconds=30))
    await tap_twice(club, club.anna, annas)
    due, left = await clocks(club)
    assert left.startswith("9:")
    assert f"\n⚫ {club.ben.shown_name} ⏳ <t:{due}:R> · ⚪{JOINED}You{JOINED}**{left}**\n" in annas.text
    assert f"\n⚫ You ⏳ <t:{due}:R> · ⚪{JOINED}{club.anna.shown_name}{JOINED}**{left}**\n" in bens.text
    board = club.board().text
    assert f"⏳ <t:{due}:R>\n⚪{JOINED}Anna{JOINED}**{left}** · ⚫ until <t:{due}:T>\n" in board
    await club.reach(club.anna, club.board(), "Give a minute")
    await club.quiet()
    due, left = await clocks(club)
    for text in (annas.text, bens.text, club.board().text):
        assert f"⏳ <t:{due}:R>" in text


async def test_a_move_takes_as_many_requests_as_at_any_other_pace(
    club: Club, panels: tuple[Message, Message]
) -> None:
    """The renewal of the opponent's panel takes the place of the removal of one's own."""
    annas, _ = panels
    club.playground.requests.clear()
    await tap_twice(club, club.anna, annas)
    made = [(each.method, str(each.route).split("/")[1]) for each in club.playground.requests]
    assert sorted(made) == [
        ("DELETE", "channels"),
        ("PATCH", "channels"),
        ("PATCH", "webhooks"),
        ("POST", "channels"),
        ("POST", "interactions"),
        ("POST", "interactions"),
    ]


async def test_no_other_game_comes_in_front(club: Club, panels: tuple[Message, Message]) -> None:
    annas, _ = panels
    await club.begin(setup="random")
    await tap_twice(club, club.anna, annas)
    assert "is thinking.**" in annas.text
    assert "game 2" not in annas.text.lower()
    assert labels(annas) == ["Close"]


async def test_the_panel_shows_the_result(club: Club, panels: tuple[Message, Message]) -> None:
    annas, bens = panels
    await club.resign(club.anna)
    await club.quiet()
    for panel in (annas, bens):
        assert "resigned" in panel.text
        assert "Play again" in labels(panel)


async def test_an_offer_shows_in_the_panel_of_the_player_who_waits(
    club: Club, panels: tuple[Message, Message]
) -> None:
    _, bens = panels
    await club.press(club.anna, await club.reach(club.anna, club.board(), "Offer a draw"), "Offer a draw")
    await club.quiet()
    assert "draw" in bens.text
    assert not bens.deleted


async def test_pieces_are_placed_in_panels_that_stay(club: Club) -> None:
    await club.begin(pace="10m10s")
    await club.begin(setup="random")  # it waits for Anna as well
    annas = await club.press(club.anna, club.board(1), "Place a piece")
    for label in ("Row 3 (11)", "c3"):
        await club.press(club.anna, annas, label)
    await club.quiet()
    due, _ = await clocks(club)
    assert f"**{club.ben.shown_name} is thinking.** You play White." in annas.text
    assert f"⚫ {club.ben.shown_name} ⏳ <t:{due}:R>" in annas.text
    assert "no plan" in annas.text
    assert "Your next game" not in labels(annas)
    await club.use(club.ben, "move", {"move": "d3", "match": 1})
    await club.quiet()
    due, _ = await clocks(club)
    assert f"⚪ You ⏳ <t:{due}:R>" in annas.text


async def test_a_user_who_waits_opens_the_panel_from_the_board(
    club: Club, panels: tuple[Message, Message]
) -> None:
    _, bens = panels
    again = await club.press(club.ben, club.board(), "Move")
    await club.quiet()
    assert again.text.startswith(f"**{club.anna.shown_name} is thinking.** You play Black.")
    assert bens.deleted


@pytest.mark.parametrize("pace", ["30m + 10s"])
async def test_a_panel_that_can_not_be_edited_any_longer_has_said_so_and_opens_another(
    club: Club, panels: tuple[Message, Message]
) -> None:
    annas, bens = panels
    await tap_twice(club, club.anna, annas)
    await club.time_passes(minutes=13)
    await club.quiet()
    assert "is thinking.**" in annas.text
    await club.time_passes(minutes=1)
    await club.quiet()
    assert annas.text.startswith("**Game 1 continues,** but I can’t update this page any longer.")
    assert labels(annas) == ["Show the game"]
    assert labels(bens) != ["Close"]  # it stays true for as long as it's Ben's turn
    await club.time_passes(minutes=2)
    await tap_twice(club, club.ben, bens)
    assert labels(annas) == ["Show the game"]
    again = await club.press(club.anna, annas, "Show the game")
    await club.quiet()
    assert again.text.startswith("**You (White) against ")
    await tap_twice(club, club.anna, again)
    assert "is thinking.**" in again.text


# how it begins


@pytest.mark.parametrize("colour", ["white", "black"])
async def test_the_challenger_is_called_once_when_the_game_begins(club: Club, colour: str) -> None:
    await begin(club, colour=colour)
    (rung,) = rung_for(club, club.anna)
    white, black = ("Anna", "Ben") if colour == "white" else ("Ben", "Anna")
    told = f"⚡ Live game 1 begins: {white} against {black}. {white} moves first."
    assert rung.endswith(told)
    assert club.board().pings == {club.anna.id}
    assert len(rung_for(club, club.ben)) == 1  # for the challenge


def rung_for(club: Club, person: Person) -> list[str]:
    """The texts that Discord has shown on the lock screen of a person."""
    return [each.text for each in club.playground.notifications if each.user.id == person.id]


async def test_a_user_who_wants_no_pings_is_not_called(club: Club) -> None:
    await club.prefer(club.anna, when=PingWhen.NEVER)
    await begin(club, colour="black")
    assert rung_for(club, club.anna) == []
    assert club.board().pings == set()


async def test_in_quiet_hours_nobody_is_called(club: Club) -> None:
    hour = club.now().hour
    await club.prefer(club.anna, quiet=QuietHours(hour, (hour + 3) % 24, ZoneInfo("UTC")))
    await begin(club, colour="black")
    await club.time_passes(minutes=1)
    assert rung_for(club, club.anna) == []


async def test_a_user_who_is_called_for_the_first_of_several_games_is_called_to_a_live_one(
    club: Club,
) -> None:
    await club.begin()
    await club.prefer(club.anna, when=PingWhen.FIRST)
    await begin(club, colour="white")
    assert club.board(2).pings == {club.anna.id}


async def test_a_user_who_is_called_by_direct_message_is_called_that_way_once(club: Club) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    panel = await begin(club, colour="black")
    await club.time_passes(minutes=1)
    (told,) = club.direct_messages(club.anna)
    assert told.text.startswith("⚡ Live game 1 (Club) begins: Ben against Anna. Ben moves first.")
    assert "Your challenge was accepted." in told.text
    assert labels(told) == ["Go to the board"]
    assert club.board().pings == set()
    await tap_twice(club, club.ben, panel)
    assert len(club.direct_messages(club.anna)) == 2  # her turn


async def test_nobody_is_told_by_direct_message_of_a_start_that_is_over(club: Club) -> None:
    await tap_twice(club, club.ben, await begin(club, colour="black"))
    async with club.store.write() as uow:
        await uow.direct_messages.write(MATCH_BEGUN, UserId(club.anna.id), GuildId(club.guild.id), MatchId(1))
    club.bot.presenter.deliver_to(UserId(club.anna.id))
    await club.quiet()
    assert club.direct_messages(club.anna) == []
    async with club.store.read() as uow:
        assert await uow.direct_messages.waiting() == []


async def test_in_a_thread_both_are_called_as_that_adds_them_to_it(club: Club) -> None:
    await club.settle(threads=True)
    panel = await begin(club, colour="black")
    assert club.board().pings == {club.anna.id, club.ben.id}
    await tap_twice(club, club.ben, panel)
    assert club.board().pings == {club.anna.id}


async def test_a_bot_that_was_killed_while_it_posted_the_first_board_calls_nobody_again(club: Club) -> None:
    challenge = {"opponent": club.ben, "pace": "10m", "setup": "random", "colour": "black"}
    await club.use(club.anna, "challenge", challenge)
    held = club.playground.faults.next("PATCH", "/channels/{id}/messages/{id}", held=True)
    club.ben.begin_click(club._last(club.channel), "Accept")
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()
    assert len(rung_for(club, club.anna)) == 1


async def test_at_any_other_pace_only_the_player_to_move_is_called(club: Club) -> None:
    await begin(club, pace="3d", colour="black")
    assert rung_for(club, club.anna) == []
