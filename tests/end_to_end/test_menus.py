"""The menus of people and messages: challenging somebody, opening a match, reading a record."""

import pytest

from bot.catalogue import languages
from bot.domain import ChannelId, ColourChoice, GuildId, Pace, PingBy, Setup, Stakes, Terms, UserId
from bot.features.spectator_channels.service import Following
from discord_playground import Message, Permission, Person, Upload
from dvonn import LONGEST_RECORD
from tests.bot.played import recorded
from tests.end_to_end.club import Club, answer_to, labels

CHALLENGE, OPEN, READ = "Challenge to DVONN", "Open this game", "Read as a DVONN record"

RECORD = " ".join(map(str, recorded()[0].moves))


async def on_person(club: Club, asker: Person, whom: Person) -> Message:
    return await answer_to(await asker.menu(whom, CHALLENGE, club.channel))


async def on_message(person: Person, message: Message, name: str) -> Message:
    return await answer_to(await person.menu(message, name))


@pytest.mark.parametrize("key", ["menu-challenge", "menu-open", "menu-read"])
def test_the_names_are_as_short_as_discord_wants_in_each_language(key: str) -> None:
    names = [language.say(key) for language in languages()]
    assert all(1 <= len(name) <= 32 for name in names)


# a person


async def test_somebody_is_challenged_with_one_press_from_their_menu(club: Club) -> None:
    page = await on_person(club, club.anna, club.ben)
    assert "Challenge Ben" in page.text
    assert labels(page) == ["Send challenge", "Block"]
    await club.press(club.anna, page, "Send challenge")
    assert page.deleted
    (challenge,) = club.public()
    assert challenge.pings == {club.ben.id}
    assert "3 days + 1 day/move, max 5 days." in challenge.text


async def test_colour_set_up_and_pace_are_chosen_before_and_a_restart_keeps_them(club: Club) -> None:
    await club.settle(pace=Pace.WEEK)
    page = await on_person(club, club.anna, club.ben)
    shown = [option.label for menu in page.selects for option in menu.options if option.default]
    assert shown == [
        "Colors: random",
        "Setup: we place the pieces",
        "Time: 7 days per move",
        "Rating: rated game",
        "Place: this channel",
    ]
    wanted = (
        "Colors: I play Black",
        "Setup: random",
        "Time: no limit",
        "Rating: unrated game",
        "Place: direct messages",
    )
    for chosen in wanted:
        menu = next(menu for menu in page.selects if any(option.label == chosen for option in menu.options))
        await club.select(club.anna, page, menu.custom_id, chosen)
    await club.stop_bot()
    await club.start_bot()
    await club.press(club.anna, page, "Send challenge")
    (challenge,) = club.public()
    async with club.store.read() as uow:
        (made,) = await uow.challenges.open_of(UserId(club.anna.id))
    assert made.colour is ColourChoice.BLACK
    assert made.terms == Terms(Setup.RANDOM, Pace.NONE, stakes=Stakes.UNRATED)
    assert made.is_private
    assert "Anna plays Black." in challenge.text


async def enter_pace(club: Club, page: Message, *, bank: str, increment: str = "", cap: str = "") -> Message:
    """Let Anna choose another time than the usual ones and enter it; return the answer."""
    menu = next(menu for menu in page.selects if any(option.value == "other" for option in menu.options))
    opened = await club.anna.select(page, menu.custom_id, "custom time…")
    assert opened.modal is not None
    fields = {"bank": bank, "increment": increment, "cap": cap}
    return await answer_to(await club.anna.submit(opened.modal, fields))


async def test_another_time_than_the_usual_ones_is_entered_in_a_form(club: Club) -> None:
    page = await on_person(club, club.anna, club.ben)
    await enter_pace(club, page, bank="3d", increment="1d", cap="2d")
    assert (
        "The maximum of “2d” is less than the starting time. Enter at least as much, such as 3d + 1d \\< 6d."
        in page.text
    )
    await enter_pace(club, page, bank="10", increment="5")
    assert "“10” has no unit" in page.text
    assert "Enter, for example, 10m + 5s or 10d + 5d." in page.text
    await enter_pace(club, page, bank="2d", increment="12h", cap="60h")
    await club.press(club.anna, page, "Send challenge")
    assert "2 days + 12 hours/move, max 60 hours." in club.public()[-1].text


async def test_oneself_bots_and_who_can_not_see_the_channel_are_refused_in_friendly_words(club: Club) -> None:
    assert "can’t challenge yourself" in (await on_person(club, club.anna, club.anna)).text
    other = club.playground.create_application("Other")
    club.guild.add_bot(other)
    refused = await answer_to(await club.anna.menu(other.user, CHALLENGE, club.channel))
    assert "Other bots don’t play DVONN" in refused.text
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    assert "can’t see this channel" in (await on_person(club, club.anna, club.ben)).text
    assert club.public() == []


async def test_the_bot_itself_is_played_at_once(club: Club) -> None:
    page = await answer_to(await club.anna.menu(club.application.user, CHALLENGE, club.channel))
    assert "Play the computer." in page.text


async def test_a_user_who_is_gone_when_the_challenge_is_sent_is_not_challenged(club: Club) -> None:
    page = await on_person(club, club.anna, club.ben)
    club.guild.remove_member(club.ben)
    await club.press(club.anna, page, "Send challenge")
    assert "can’t see this channel" in page.text
    assert club.public() == []


async def test_a_challenge_from_the_menu_obeys_where_matches_may_be_played(club: Club) -> None:
    arena = club.guild.create_text_channel("arena")
    await club.settle(channels=(ChannelId(arena.id),))
    page = await on_person(club, club.anna, club.ben)
    await club.press(club.anna, page, "Send challenge")
    assert f"<#{arena.id}>" in page.text


async def test_somebody_is_blocked_and_unblocked_from_their_menu(club: Club) -> None:
    await club.press(club.anna, await on_person(club, club.anna, club.ben), "Block")
    page = await on_person(club, club.anna, club.ben)
    assert labels(page) == ["Unblock"]
    await club.press(club.anna, page, "Unblock")
    assert "Send challenge" in labels(await on_person(club, club.anna, club.ben))


# a message about a match


async def test_a_board_opens_the_panel_on_ones_turn_and_the_board_for_everybody_else(club: Club) -> None:
    board = await club.begin(setup="random")
    assert (
        ":** choose a stack to move.\n-# Game 1 · you 23–23"
        in (await on_message(club.anna, board, OPEN)).text
    )
    seen = await on_message(club.cleo, board, OPEN)
    assert seen.media
    assert "game 1" in seen.text
    assert club.boards() == [board]


async def test_whatever_the_bot_posts_about_a_match_opens_it(club: Club) -> None:
    await club.settle(threads=True)
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white", "rated": False})
    (head,) = club.public()
    unanswered = await on_message(club.cleo, head, OPEN)
    assert "I can only open a game from one of my messages" in unanswered.text
    await club.press(club.ben, head, "Accept")
    await club.nothing_to_do()
    await club.use(club.anna, "move", {"move": "c3", "match": 1})
    await club.nothing_to_do()
    for message in (head, club.direct_messages(club.ben)[0], club.direct_messages(club.ben)[-1]):
        assert "Choose a row…" in (await on_message(club.ben, message, OPEN)).text
    await club.resign(club.anna)
    assert "wins" in (await on_message(club.cleo, head, OPEN)).text


async def test_a_result_opens_the_board_with_which_it_ended(club: Club) -> None:
    await club.begin()
    await club.resign(club.anna)
    seen = await on_message(club.cleo, club.board(), OPEN)
    assert "Ben wins" in seen.text
    assert seen.media


async def test_what_is_about_no_match_says_what_it_works_on(club: Club) -> None:
    await club.begin()
    text = club.ben.say(club.channel, f"Look at {club.board().jump_url}")
    for person in (club.anna, club.cleo):
        assert "one of my messages about it" in (await on_message(person, text, OPEN)).text


async def test_somebody_who_may_not_see_a_match_is_shown_none_of_it(club: Club) -> None:
    hall = club.guild.create_text_channel("hall")
    await club.begin(hall)
    await club.bot.get(Following).follow(
        GuildId(club.guild.id),
        ChannelId(club.channel.id),
        player=None,
        results_only=False,
        by=UserId(club.olga.id),
    )
    club.bot.presenter.look_around()
    await club.nothing_to_do()
    (live,) = club.public()
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=hall)
    answer = await on_message(club.cleo, live, OPEN)
    assert "There’s no game 1 in this server." in answer.text
    assert not answer.media


# a message with a record


async def test_a_record_is_read_from_the_text_of_a_message(club: Club, subtests: pytest.Subtests) -> None:
    for written in (RECORD, f"Have a look:\n```\n{RECORD}\n```\nWhat a game!", f"```text\n{RECORD}```"):
        with subtests.test(written=written):
            message = club.ben.say(club.channel, written)
            answer = await on_message(club.anna, message, READ)
            assert "Your record" in answer.text
            assert answer.media


async def test_a_record_is_read_from_a_file_of_a_message_and_from_the_bots_own(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    for written in ("Little Golem", "SGF", "JSON"):
        with subtests.test(written=written):
            exported = await club.export(club.ben, written=written)
            assert "White placed a DVONN piece on c3." in (await on_message(club.ben, exported, READ)).text
            file = Upload(exported.media[0].filename, exported.media[0].data)
            message = club.ben.say(club.channel, "From yesterday", files=[file])
            answer = await on_message(club.anna, message, READ)
            assert "White placed a DVONN piece on c3." in answer.text


async def test_a_picture_beside_a_record_is_not_taken_for_it(club: Club) -> None:
    picture = Upload("board.png", (await club.begin()).media[0].data)
    message = club.ben.say(club.channel, RECORD, files=[picture])
    assert "Your record" in (await on_message(club.anna, message, READ)).text


NO_RECORDS: list[tuple[str, Upload | None, str]] = [
    ("Good game!", None, "can’t read"),
    ("", Upload("board.png", b"\x89PNG"), "There’s no text or file in this message."),
    ("", Upload("game.txt", b"\xff\xfe\x00"), "isn’t plain text"),
    ("", Upload("game.txt", b" " * (LONGEST_RECORD + 1)), "at most 64 kB"),
]


async def test_what_is_no_record_is_refused_with_the_reason(club: Club, subtests: pytest.Subtests) -> None:
    for written, file, told in NO_RECORDS:
        with subtests.test(told=told):
            message = club.ben.say(club.channel, written, files=[file] if file else [])
            assert told in (await on_message(club.anna, message, READ)).text
