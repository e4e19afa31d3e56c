"""A match in a channel that somebody can't read is never shown to that person, however they ask for it."""

import pytest

from bot.catalogue import language_for
from bot.domain import ChannelId, MatchId, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.features.games.pages import InWords
from bot.features.history.pages import ShareChart, ShowChart
from bot.features.records.pages import Export, RecordFormat
from bot.pages.brief_result import OpenResult
from bot.pages.history import MoveCount, Replay, ShareBoard, ShowHistory, history_button
from bot.toolkit.control import Control, button
from bot.toolkit.page import Page, row
from discord_playground import Channel, Message, Permission, Person, Thread
from dvonn import Record
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_WIN, played
from tests.end_to_end.planted import listed, press_control

NO_SUCH_MATCH = "There’s no game 1 in this server"
NO_SUCH_OWN_MATCH = "You have no game 1"

MATCH = MatchId(1)

CONTROLS: dict[str, Control] = {
    "replay": Replay(MATCH, MoveCount(2)),
    "chart": ShowChart(MATCH),
    "export": Export(MATCH, RecordFormat.TEXT),
    "open": listed(MATCH),
    "text": InWords(MATCH),
    "history": ShowHistory(PastId(MATCH)),
    "result": OpenResult(MATCH),
}


async def see(club: Club, which: str, *, by: Person, channel: Channel | None = None) -> Message:
    """The answer to a press on a button about the match, in another channel unless one is given."""
    there = channel or club.guild.create_text_channel("elsewhere")
    return await press_control(club, by, CONTROLS[which], channel=there)


def is_not_shown(answer: Message) -> bool:
    return NO_SUCH_MATCH in answer.text and not answer.media


async def test_buttons_show_no_match_of_a_hidden_channel(club: Club, subtests: pytest.Subtests) -> None:
    await played(club)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for which in CONTROLS:
        with subtests.test(which=which):
            assert is_not_shown(await see(club, which, by=club.cleo))


async def test_buttons_show_the_matches_of_other_channels_that_one_sees(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    for which in CONTROLS:
        with subtests.test(which=which):
            assert NO_SUCH_MATCH not in (await see(club, which, by=club.cleo)).text


async def test_an_old_panel_shows_nothing_to_somebody_who_has_lost_access(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    there = club.guild.create_text_channel("elsewhere")
    panels = {}
    for label in ("◀", "⏮", "Share"):
        answer = await see(club, "chart", by=club.cleo, channel=there)
        panels[label] = await club.press(club.cleo, answer, "History")
        assert "move 85 of 85" in panels[label].text
    seen = club.public(there)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for label, panel in panels.items():
        with subtests.test(label=label):
            await club.press(club.cleo, panel, label)
            assert is_not_shown(panel)
            assert club.public(there) == seen


async def test_an_old_list_shows_nothing_to_somebody_who_has_lost_access(club: Club) -> None:
    await played(club)
    there = club.guild.create_text_channel("elsewhere")
    answer = await see(club, "chart", by=club.cleo, channel=there)
    panel = await club.press(club.cleo, answer, "History")
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    await club.select(club.cleo, panel, "Jump to a move", "10")
    assert is_not_shown(panel)


async def test_no_button_of_an_old_page_shows_anything_to_somebody_who_has_lost_access(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    there = club.guild.create_text_channel("elsewhere")
    pages = [
        (which, label, await see(club, which, by=club.cleo, channel=there))
        for which, label in (
            ("chart", "History"),
            ("chart", "Share"),
            ("replay", "History"),
            ("replay", "Share"),
            ("export", "SGF"),
            ("open", "More"),
            ("text", "More"),
        )
    ]
    seen = club.public(there)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for which, label, page in pages:
        with subtests.test(which=which, label=label):
            await club.press(club.cleo, page, label)
            assert is_not_shown(page)
            assert club.public(there) == seen


async def test_another_server_sees_nothing_of_a_match(club: Club) -> None:
    await played(club)
    other = club.playground.create_guild("Other")
    channel = other.create_text_channel("games")
    other.add_bot(club.application)
    for person in (club.anna, club.cleo):
        other.add_member(person)
    for which in CONTROLS:
        answer = await see(club, which, by=club.cleo, channel=channel)
        assert is_not_shown(answer), which
        assert not is_not_shown(await see(club, which, by=club.anna, channel=channel)), which


async def test_ones_own_match_can_not_be_shared_in_another_server(club: Club) -> None:
    await played(club)
    other = club.playground.create_guild("Other")
    channel = other.create_text_channel("games")
    other.add_bot(club.application)
    other.add_member(club.anna)
    for control in (ShareChart(MATCH), ShareBoard(PastId(MATCH), PlyNumber(60))):
        answer = await press_control(club, club.anna, control, channel=channel)
        assert "Some people here can’t see that game’s channel" in answer.text
    assert all("Planted" in message.text for message in club.public(channel))


# threads


async def test_a_match_in_a_thread_is_seen_by_everybody_who_sees_the_channel_of_the_thread(
    club: Club,
) -> None:
    thread = club.olga.open_thread(club.channel, "A thread")
    await played(club, channel=thread)
    assert NO_SUCH_MATCH not in (await see(club, "chart", by=club.cleo)).text
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    assert NO_SUCH_MATCH in (await see(club, "chart", by=club.cleo)).text


async def test_a_matchs_own_archived_thread_is_seen_by_everybody_who_sees_its_channel(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge()
    await club.resign(club.anna)
    (thread,) = club.channel.threads
    thread.edit(archived=True)
    await club.stop_bot()
    await club.start_bot()
    assert NO_SUCH_MATCH not in (await see(club, "chart", by=club.cleo)).text
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    assert NO_SUCH_MATCH in (await see(club, "chart", by=club.cleo)).text


def invite(club: Club, thread: Thread, *people: Person) -> None:
    """Let people and the bot into a private thread."""
    thread.member_ids |= {user.id for user in (club.application.user, *people)}
    thread.edit(name=thread.name)  # of which the bot hears


async def test_a_match_in_a_private_thread_is_seen_from_within_and_by_its_players(club: Club) -> None:
    thread = club.channel.create_thread("Private", owner=club.anna, private=True)
    invite(club, thread, club.ben)
    await played(club, channel=thread)
    assert NO_SUCH_MATCH in (await see(club, "chart", by=club.cleo)).text
    there = club.guild.create_text_channel("elsewhere")
    answer = await see(club, "chart", by=club.ben, channel=there)
    assert answer.media
    invite(club, thread, club.cleo)
    answer = await see(club, "chart", by=club.cleo, channel=thread)
    assert answer.media


async def test_somebody_who_manages_threads_sees_the_matches_of_private_ones(club: Club) -> None:
    thread = club.channel.create_thread("Private", owner=club.anna, private=True)
    invite(club, thread)
    await played(club, channel=thread)
    there = club.guild.create_text_channel("elsewhere")
    answer = await see(club, "chart", by=club.olga, channel=there)
    assert answer.media


# direct messages


async def test_in_direct_messages_a_match_is_shown_to_its_players_alone(club: Club) -> None:
    match = await played(club)
    for person in (club.anna, club.cleo):
        page = Page("Made by hand", row(history_button(match, language_for("en"))))
        await club.bot.messenger.write_to(UserId(person.id), page, nonce=str(person.id))
    answers = {}
    for person in (club.anna, club.cleo):
        (message,) = club.direct_messages(person)
        answers[person.name] = await club.press(person, message, "History")
    assert "move 85 of 85" in answers["anna"].text
    assert "Share" not in labels(answers["anna"])
    assert NO_SUCH_OWN_MATCH in answers["cleo"].text
    assert not answers["cleo"].media


# sharing


async def test_what_everybody_in_the_server_sees_can_be_shared_anywhere_in_it(club: Club) -> None:
    await played(club)
    there = club.guild.create_text_channel("elsewhere")
    chart = await see(club, "chart", by=club.cleo, channel=there)
    await club.press(club.cleo, chart, "Share")
    assert "Shared by " in club.public(there)[-1].text


async def test_what_some_do_not_see_is_shared_in_its_own_channel_alone(club: Club) -> None:
    await played(club)
    there = club.guild.create_text_channel("elsewhere")
    chart = await see(club, "chart", by=club.cleo, channel=there)
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    seen = club.public(there)
    await club.press(club.cleo, chart, "Share")
    assert "Some people here can’t see that game’s channel" in chart.text
    assert club.public(there) == seen
    again = await see(club, "chart", by=club.cleo, channel=there)
    assert "Share" not in labels(again)
    at_home = await club.reach(club.cleo, club.board(), "Chart")
    await club.press(club.cleo, at_home, "Share")
    assert "Shared by " in club.public()[-1].text


async def test_a_match_of_a_thread_can_be_shared_in_the_channel_of_the_thread(club: Club) -> None:
    thread = club.olga.open_thread(club.channel, "A thread")
    await played(club, channel=thread)
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    chart = await see(club, "chart", by=club.cleo, channel=club.channel)
    await club.press(club.cleo, chart, "Share")
    assert "Shared by " in club.public()[-1].text


# records


async def test_nobody_leafs_through_what_somebody_else_has_brought(club: Club) -> None:
    await club.use(club.anna, "import", {"text": str(Record(A_WIN))})
    page = Page(row(button("Peek", ShowHistory(PastId.parse("r1"), PlyNumber(3)))))
    await club.bot.messenger.post(ChannelId(club.channel.id), page, nonce="peek", ping=None)
    answer = await club.press(club.cleo, club.public()[-1], "Peek")
    assert "This record is gone" in answer.text
    assert not answer.media
