"""Each kind of place shows and allows its own: a server, the bot's direct messages, and foreign ones."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import language_for
from bot.discord_errors import NO_COMMON_GUILD
from bot.domain import ColourChoice, MatchId, Setup, UserId, Venue
from bot.domain.computer import Level
from bot.domain.ids import PastId, PlyNumber
from bot.domain.puzzle import PuzzleId
from bot.domain.refusals import RefusalReason, Refused
from bot.features.board_of_the_week.pages import ShareWeek
from bot.features.board_of_the_week.week import Week
from bot.features.games.handlers import games_of
from bot.features.games.pages import ShowHere
from bot.features.history.pages import ShareChart, ShareReplay
from bot.features.moments.pages import ShareMoment
from bot.features.puzzles.pages import SharePuzzle, ShareResult
from bot.features.ratings.handlers import show_profile
from bot.features.ratings.pages import Unrate
from bot.features.records.pages import Export, RecordFormat
from bot.features.review.pages import ShareReview
from bot.features.rules.handlers import ShareRules
from bot.features.server_settings.handlers import Setting, Settle
from bot.pages.beginning_pages import PlayComputer
from bot.pages.history import ShareBoard, ShowHistory
from bot.requests import answering
from bot.requests.match_panel import open_next
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.toolkit.answer import Answer, Live, Public
from bot.toolkit.control import Control
from bot.toolkit.lists import FIRST_PAGE
from bot.toolkit.page import Page, tag_of
from discord_playground import Permission, Person
from tests.bot.discord_limits import labels_of, text_of
from tests.bot.interactions import (
    BOT_DM,
    FOREIGN_SERVER,
    GROUP,
    GUILD_INSTALL,
    IN_PRIVATE_CHANNELS,
    NOTHING,
    OTHERS_DM,
    SERVER,
    payload,
)
from tests.bot.registered import COMMANDS, HANDLED
from tests.end_to_end.club import Club
from tests.end_to_end.past import played
from tests.end_to_end.test_privacy_of_history import CONTROLS

FOREIGN = {"a server without the bot": FOREIGN_SERVER, "a group chat": GROUP, "another's messages": OTHERS_DM}
OUTSIDE = {"the bot's messages": BOT_DM, **FOREIGN}
PLACES = {"another channel": SERVER, **OUTSIDE}

in_foreign_places = pytest.mark.parametrize("where", FOREIGN)

MATCH = MatchId(1)

POSTS: dict[str, Control] = {
    "position": ShareBoard(PastId(MATCH), PlyNumber(60)),
    "replay": ShareReplay(MATCH, PlyNumber(60), PlyNumber(62)),
    "chart": ShareChart(MATCH),
    "moment": ShareMoment(MATCH, PlyNumber(80)),
    "review": ShareReview(MATCH),
    "rules": ShareRules(FIRST_PAGE),
    "puzzle": SharePuzzle(PuzzleId(1)),
    "result of a puzzle": ShareResult(PuzzleId(1)),
    "result of a week": ShareWeek(Week(2026, 40)),
}

MANAGES: dict[str, Control] = {"rating": Unrate(MATCH), "settings": Settle(Setting.THREADS)}

START = PlayComputer(Level(1), Setup.RANDOM, ColourChoice.WHITE)

NO_POSTS_HERE = {
    RefusalReason.NOT_IN_SERVER,
    RefusalReason.NOT_IN_PRIVATE_CHANNELS,
    RefusalReason.ONLY_IN_SERVERS,
}


def request_from(club: Club, where: str, person: Person, **more: Any) -> Request:  # noqa: ANN401
    """A request of a person as it would come from a place; in the club's server from another channel of it."""
    place = PLACES[where]
    if place is SERVER:
        there = club.guild.create_text_channel("elsewhere")
        place = replace(place, guild=club.guild.id, channel=there.id, owners={GUILD_INSTALL: club.guild.id})
    elif place.owners and place is not BOT_DM:
        place = replace(place, owners=dict.fromkeys(place.owners, person.id))
    found = Request(club.bot.read_interaction(payload(place, person.id, **more)))
    assert found.context is place.context
    return found


async def press(request: Request, control: Control) -> Answer:
    return await HANDLED[control.action].respond(request, control.custom_id)


def command(name: str) -> Callable[..., Awaitable[Answer]]:
    handler: Any = COMMANDS[name].callback
    wrapped: Callable[..., Awaitable[Answer]] = handler.__wrapped__
    return wrapped


def shown(answer: Answer) -> str:
    page = answer.page if isinstance(answer, Live) else answer
    assert isinstance(page, Page)
    return text_of(page)


def posted(club: Club) -> int:
    return len(club.playground.asked("POST", "/channels/{channel_id}/messages"))


# matches


async def test_nobody_but_its_players_is_shown_a_match_of_a_hidden_channel(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for where in PLACES:
        with subtests.test(where=where):
            for name, control in CONTROLS.items():
                with pytest.raises(Refused) as refusal:
                    await press(request_from(club, where, club.cleo), control)
                assert refusal.value.reason is RefusalReason.NO_SUCH_MATCH, name
                assert shown(await press(request_from(club, where, club.anna), control)), name


async def test_outside_of_its_server_a_match_that_everybody_there_sees_is_its_players_alone(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    for where in OUTSIDE:
        with subtests.test(where=where):
            for control in CONTROLS.values():
                with pytest.raises(Refused, match="no-such-match"):
                    await press(request_from(club, where, club.cleo), control)


async def test_no_list_tells_others_of_a_match_of_a_hidden_channel(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for where in PLACES:
        with subtests.test(where=where):
            asked = request_from(club, where, club.cleo)
            anna = UserId(club.anna.id)
            lists = [
                await games_of(asked, anna),
                await games_of(asked, UserId(club.cleo.id)),
                await show_profile(asked, anna),
                await command("dvonn-club archive")(asked, player=club.anna),
                await command("dvonn-club archive")(asked),
                await command("dvonn-club week")(asked),
            ]
            for page in lists:
                assert "game 1" not in shown(page).lower()
                assert "Ben" not in shown(page)


async def test_what_is_about_a_server_is_shown_in_it_alone(club: Club, subtests: pytest.Subtests) -> None:
    await played(club)
    for where in OUTSIDE:
        for name in ("dvonn watch", "dvonn-club table", "dvonn-club puzzles"):
            with subtests.test(where=where, name=name):
                with pytest.raises(Refused) as refusal:
                    await command(name)(request_from(club, where, club.anna))
                assert refusal.value.reason in (RefusalReason.ONLY_IN_SERVERS, RefusalReason.NOT_IN_SERVER)


# what others would see


async def test_nothing_is_posted_in_a_foreign_place(club: Club, subtests: pytest.Subtests) -> None:
    await played(club)
    before = posted(club)
    for where in FOREIGN:
        for name, control in POSTS.items():
            with subtests.test(where=where, name=name):
                asked = request_from(club, where, club.anna)
                with pytest.raises(Refused) as refusal:
                    await press(asked, control)
                assert refusal.value.reason in NO_POSTS_HERE
                assert posted(club) == before


async def test_a_match_is_not_moved_to_a_foreign_place(club: Club, subtests: pytest.Subtests) -> None:
    await club.begin()
    for where in FOREIGN:
        with subtests.test(where=where):
            with pytest.raises(Refused) as refusal:
                await press(request_from(club, where, club.anna), ShowHere(MATCH))
            assert refusal.value.reason in NO_POSTS_HERE
            assert (await club.stored()).venue.channel == club.channel.id


async def test_a_challenge_in_a_foreign_place_is_an_answer(club: Club, subtests: pytest.Subtests) -> None:
    for where in FOREIGN:
        with subtests.test(where=where):
            before, asked = posted(club), request_from(club, where, club.anna)
            answer = await command("dvonn challenge")(asked, opponent=None)
            assert isinstance(answer, Public)
            assert "Accept" in labels_of(answer.page)
            assert posted(club) == before


async def test_only_the_bots_own_messages_to_a_person_are_drawn_again_by_an_answer(
    club: Club, subtests: pytest.Subtests
) -> None:
    """Elsewhere others see the message that was pressed."""
    board = await club.begin()
    for where, place in PLACES.items():
        with subtests.test(where=where):
            asked = request_from(club, where, club.anna)
            message: Any = await club.bot.get_partial_messageable(club.channel.id).fetch_message(board.id)
            asked.interaction.message = message
            tag = tag_of(message.components)
            assert tag
            tagged = Page("Board", message_tag=tag)
            replaced = answering._replaced_by(asked, tagged)
            assert (replaced is message) is (place is BOT_DM)


# managers


async def test_nobody_manages_a_server_from_outside_whatever_they_may_do_there(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    for where in OUTSIDE:
        with subtests.test(where=where):
            asked = request_from(club, where, club.olga)
            for name in COMMANDS:
                if name.startswith("dvonn-admin"):
                    with pytest.raises(Refused) as refusal:
                        await command(name)(asked)
                    assert refusal.value.reason in NO_POSTS_HERE, name
            for control in MANAGES.values():
                with pytest.raises(Refused) as refusal:
                    await press(asked, control)
                assert refusal.value.reason in NO_POSTS_HERE


# names


async def test_what_a_foreign_server_calls_somebody_is_told_nowhere(
    club: Club, subtests: pytest.Subtests
) -> None:
    for where in FOREIGN:
        with subtests.test(where=where):
            asked = request_from(club, where, club.anna, nick="Secret Agent")
            asked.note_names()
            assert asked.person.name == "Anna"
            assert club.bot.people.seen([UserId(club.anna.id)]) == {UserId(club.anna.id): "Anna"}
            member = {"id": str(club.ben.id), "username": "ben", "global_name": "Ben", "discriminator": "0"}
            chosen: Any = {
                "users": {str(club.ben.id): member},
                "members": {str(club.ben.id): {"nick": "Mole"}},
            }
            interaction: Any = asked.interaction
            interaction.data = {"resolved": chosen}
            asked.note_names()
            assert club.bot.people.seen([UserId(club.ben.id)]) == {UserId(club.ben.id): "Ben"}


# one's own matches


async def test_ones_own_matches_are_listed_and_continue_from_anywhere(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    other = club.playground.create_guild("Other", owner=club.olga)
    other.add_bot(club.application)
    for person in (club.anna, club.ben):
        other.add_member(person)
    channel = other.create_text_channel("games")
    await club.begin(channel)
    for where in PLACES:
        with subtests.test(where=where):
            asked = request_from(club, where, club.anna)
            assert asked.interaction.guild_id != other.id
            text = shown(await games_of(asked, UserId(club.anna.id)))
            assert "All your games" in text
            assert ("game 1" in text, "game 2" in text, "Other" in text) == (True, True, True)
            assert "Game 1" in shown(await open_next(asked))
            assert "Game 2" in shown(await open_next(asked, after=MATCH))


@in_foreign_places
async def test_a_game_against_the_computer_begins_in_the_bots_messages(club: Club, where: str) -> None:
    before = posted(club)
    answer = await press(request_from(club, where, club.anna), START)
    assert "is in your direct messages, because I can’t keep a board up to date here" in shown(answer)
    match = await club.stored()
    assert match.venue == Venue.direct(match.venue.channel)
    assert [message.channel for message in club.direct_messages(club.anna)]
    assert posted(club) > before


@in_foreign_places
async def test_somebody_to_whom_the_bot_can_not_write_is_told_how_it_can(club: Club, where: str) -> None:
    club.bot.messenger.install_link = link = "https://dvonn.example/install"
    club.playground.faults.next("POST", "/users/@me/channels", status=403, code=NO_COMMON_GUILD)
    with pytest.raises(Refused) as refusal:
        await press(request_from(club, where, club.anna), START)
    told = describe_refusal(refusal.value, UserId(club.anna.id), language_for("en"))
    assert "I can’t send you direct messages" in told
    assert f"[add me to your apps]({link})" in told
    club.anna.refuse_direct_messages(club.application)
    told = shown(await press(request_from(club, where, club.anna), START))
    assert f"[add me to your apps]({link})" in told


# files


async def test_where_no_files_may_be_attached_boards_are_in_words(
    club: Club, subtests: pytest.Subtests
) -> None:
    await played(club)
    for where in FOREIGN:
        with subtests.test(where=where):
            asked = request_from(club, where, club.anna, app_permissions=NOTHING)
            page = await press(asked, ShowHistory(PastId(MATCH), PlyNumber(60)))
            assert isinstance(page, Page)
            assert not page.has_files
            assert "The board is in words because you can’t attach files in this channel" in text_of(page)
            assert answering._checked(asked, page) is page
            for name in ("rules", "learn"):
                assert "because you can’t attach files" in shown(await command(f"dvonn {name}")(asked))
            with pytest.raises(Refused) as refusal:
                answering._checked(asked, await press(asked, Export(MATCH, RecordFormat.SGF)))
            assert refusal.value.reason is RefusalReason.NO_FILES_HERE
            drawn = await press(
                request_from(club, where, club.anna, app_permissions=IN_PRIVATE_CHANNELS),
                ShowHistory(PastId(MATCH), PlyNumber(60)),
            )
            assert isinstance(drawn, Page)
            assert drawn.has_files
            assert "in words because" not in text_of(drawn)


async def test_a_user_who_prefers_words_is_not_told_why(club: Club) -> None:
    await played(club)
    await club.prefer(club.anna, words=True)
    asked = request_from(club, "a group chat", club.anna, app_permissions=NOTHING)
    assert "because you can’t attach" not in shown(await press(asked, ShowHistory(PastId(MATCH))))
