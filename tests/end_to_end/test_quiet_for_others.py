"""A move notifies its player and nobody else, also where Discord notifies a server's members of all messages."""

import pytest

from bot.domain import PingBy
from bot.features.spectator_channels.spectators import Spectators
from discord_playground import DirectChannel, Message, Notification, NotificationLevel, Permission, Person
from dvonn import SPACES
from tests.end_to_end.club import Club
from tests.end_to_end.puzzling import open_puzzle
from tests.end_to_end.test_computer import safe, stack_to_move

MOVES = ("c3", "d3", "e3", "c4")


@pytest.fixture
async def noisy(club: Club) -> Club:
    """A club whose members Discord notifies of all messages, as it does in new servers; games stay in the channel."""
    await set_level(club, NotificationLevel.ALL_MESSAGES)
    await club.settle(threads=False)
    return club


async def set_level(club: Club, level: NotificationLevel) -> None:
    club.guild.edit(default_message_notifications=level)
    await club.quiet()


def rung(club: Club) -> list[Notification]:
    """The notifications since this was asked last."""
    heard = list(club.playground.notifications)
    club.playground.notifications.clear()
    return heard


def heard_by(club: Club) -> list[tuple[Person | None, bool]]:
    """The users who were notified since this was asked last, each with whether a direct message did it."""
    people = {each.id: each for each in (club.anna, club.ben, club.cleo, club.olga)}
    return [(people.get(each.user.id), is_direct(each.message)) for each in rung(club)]


def is_direct(message: Message) -> bool:
    return isinstance(message.channel, DirectChannel)


async def move(club: Club, person: Person, where: str) -> None:
    await club.use(person, "move", {"move": where})
    await club.nothing_to_do()


async def play(club: Club) -> list[list[tuple[Person | None, bool]]]:
    """Play some moves; give who was notified by each."""
    heard = []
    for number, where in enumerate(MOVES):
        await move(club, (club.anna, club.ben)[number % 2], where)
        heard.append(heard_by(club))
    return heard


@pytest.mark.parametrize("level", NotificationLevel)
async def test_a_move_notifies_its_player_once_and_nobody_else(club: Club, level: NotificationLevel) -> None:
    directly = level is NotificationLevel.ALL_MESSAGES
    await set_level(club, level)
    await club.settle(threads=False)
    await club.begin()
    assert heard_by(club) == [(club.anna, directly)]
    assert await play(club) == [[(club.ben, directly)], [(club.anna, directly)]] * 2
    assert len(club.boards()) == 1
    await club.resign(club.anna)
    assert heard_by(club) == ([(club.ben, True)] if directly else [])


async def test_in_its_own_thread_a_move_notifies_nobody_outside_the_thread(club: Club) -> None:
    await set_level(club, NotificationLevel.ALL_MESSAGES)
    await club.settle(threads=True)
    await club.begin_by_challenge()
    rung(club)
    for heard, mover in zip(await play(club), (club.ben, club.anna) * 2, strict=True):
        assert (mover, False) in heard
        assert not any(directly for _, directly in heard)
        assert {person for person, _ in heard} <= {club.anna, club.ben}


async def test_a_game_whose_thread_can_not_be_opened_pings_as_in_the_channel(noisy: Club) -> None:
    club = noisy
    await club.settle(threads=True)
    club.forbid(Permission.CREATE_PUBLIC_THREADS)
    await club.begin()
    assert heard_by(club) == [(club.anna, True)]
    assert await play(club) == [[(club.ben, True)], [(club.anna, True)]] * 2


async def test_what_a_player_has_chosen_comes_first(club: Club, subtests: pytest.Subtests) -> None:
    await club.settle(threads=False)
    await club.begin()
    spaces = iter(SPACES)
    for level in NotificationLevel:
        for chosen in (PingBy.CHANNEL, PingBy.DIRECT):
            with subtests.test(level=level, chosen=chosen):
                await set_level(club, level)
                await club.prefer(club.ben, by=chosen)
                rung(club)
                await move(club, club.anna, str(next(spaces)))
                assert (club.ben, chosen is PingBy.DIRECT) in heard_by(club)
            await move(club, club.ben, str(next(spaces)))


async def test_a_manager_decides_for_those_who_have_not_chosen(
    club: Club, dora: Person, subtests: pytest.Subtests
) -> None:
    await set_level(club, NotificationLevel.ALL_MESSAGES)
    panel = await club.use(dora, "dvonn-admin settings")
    assert "so I ping by direct message" in panel.text
    await club.begin()
    spaces = iter(SPACES)
    for label, directly in (("In the channel", False), ("By direct message", True)):
        with subtests.test(label=label):
            await club.select(dora, panel, "dvonn:settle:pings", label)
            rung(club)
            await move(club, club.anna, str(next(spaces)))
            assert (club.ben, directly) in heard_by(club)
        await move(club, club.ben, str(next(spaces)))


async def test_the_level_is_known_after_it_changed_while_the_bot_was_away(club: Club, dora: Person) -> None:
    await club.settle(threads=False)
    await club.begin()
    await club.stop_bot()
    club.guild.edit(default_message_notifications=NotificationLevel.ALL_MESSAGES)
    await club.start_bot()
    assert "so I ping by direct message" in (await club.use(dora, "dvonn-admin settings")).text
    rung(club)
    await move(club, club.anna, "c3")
    assert heard_by(club) == [(club.ben, True)]
    await set_level(club, NotificationLevel.ONLY_MENTIONS)
    assert "so I ping in the channel" in (await club.use(dora, "dvonn-admin settings")).text
    await move(club, club.ben, "d3")
    assert heard_by(club) == [(club.anna, False)]


def tried_to_write(club: Club, person: Person) -> int:
    """How many direct messages to a person were tried."""
    route = "/channels/{channel_id}/messages"
    return len(club.playground.asked("POST", route, channel=person.direct_messages(club.application)))


async def test_closed_direct_messages_cost_one_try_a_day_and_the_board_pings_once(noisy: Club) -> None:
    club = noisy
    club.ben.refuse_direct_messages(club.application)
    await club.begin()
    for number, (mine, his) in enumerate((("c3", "d3"), ("e3", "c4"))):
        rung(club)
        await move(club, club.anna, mine)
        assert [person for person, _ in heard_by(club)].count(club.ben) == 1
        assert club.board().pings == {club.ben.id}
        assert tried_to_write(club, club.ben) == 1, number
        await move(club, club.ben, his)
    await club.time_passes(days=1)
    club.ben.accept_direct_messages(club.application)
    await move(club, club.anna, "e4")
    rung(club)
    assert tried_to_write(club, club.ben) == 2
    assert club.board().pings == set()
    assert len(club.direct_messages(club.ben)) == 1


async def test_a_user_who_chooses_direct_messages_gets_them_at_once_after_a_refusal(noisy: Club) -> None:
    club = noisy
    club.ben.refuse_direct_messages(club.application)
    await club.begin()
    await move(club, club.anna, "c3")
    club.ben.accept_direct_messages(club.application)
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await move(club, club.ben, "d3")
    await move(club, club.anna, "e3")
    assert len(club.direct_messages(club.ben)) == 1


async def test_a_first_challenge_pings_in_the_channel_and_later_ones_by_direct_message(noisy: Club) -> None:
    """Nobody who has never played gets a direct message."""
    club = noisy
    await club.begin_by_challenge()
    first = rung(club)[0]
    assert first.message.pings == {club.ben.id}
    assert not is_direct(first.message)
    await club.resign(club.anna)
    rung(club)
    await club.press(club.anna, club.public()[-1], "Rematch")
    await club.nothing_to_do()
    assert heard_by(club) == [(club.ben, True)]


async def test_the_computers_moves_notify_nobody_while_the_panel_is_open(noisy: Club) -> None:
    club = noisy
    await club.settle(threads=True)
    panel = await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    await club.nothing_to_do()
    rung(club)
    for moves in (2, 4):
        await club.press(club.anna, panel, await stack_to_move(club, panel))
        await club.press(club.anna, panel, safe(panel))
        await club.quiet()
        assert len((await club.stored()).line) == moves
    assert heard_by(club) == []
    await club.time_passes(minutes=16)  # Discord lets no bot edit the panel any more
    await club.use(club.anna, "move", {"move": await harmless_move(club)})
    await club.nothing_to_do()
    assert heard_by(club) == [(club.anna, False)]


async def harmless_move(club: Club) -> str:
    position = (await club.stored()).position
    harmless = next(each for each in position.legal_moves() if not position.cut_off_by(each))
    return f"{str(harmless)[:2]} {str(harmless)[2:]}"


async def test_a_message_that_pings_nobody_notifies_nobody(noisy: Club, dora: Person) -> None:
    club = noisy
    stage = club.guild.create_text_channel("stage")
    club.bot.get(Spectators).pace = 0
    await club.use(club.anna, "challenge")
    page, _ = await open_puzzle(club, club.anna)
    await club.press(club.anna, page, "Share")
    await club.use(dora, "dvonn-admin show", {"channel": stage, "what": 1})
    await club.use(dora, "dvonn-admin follow", {"channel": stage})
    await club.nothing_to_do()
    assert len(club.public()) == 2
    assert club.public(stage)
    assert rung(club) == []
    await club.begin()
    await play(club)
    await club.resign(club.ben)
    assert len(club.public(stage)) >= 2
    assert [each for each in rung(club) if not is_direct(each.message)] == []


async def test_a_new_server_is_greeted_without_a_notification(noisy: Club) -> None:
    club = noisy
    guild = club.playground.create_guild(
        "Another", owner=club.olga, default_message_notifications=NotificationLevel.ALL_MESSAGES
    )
    hall = guild.create_text_channel("hall")
    guild.add_bot(club.application)
    await club.quiet()
    assert len(club.olga.messages(hall)) == 1
    assert rung(club) == []
