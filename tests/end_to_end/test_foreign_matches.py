"""Matches where the bot is a stranger: in a group chat, in the direct messages of two people, in a server without it.

Dora challenges, Emil accepts, Cleo looks on. Dora and Emil share no server with the bot: it writes to those who have
installed it.
"""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

import pytest

from bot.domain import ChallengeState, Match, PingOn
from bot.domain.ids import ChallengeId, UserId
from bot.domain.preferences import PingWhen
from bot.features.privacy.service import PersonalData
from bot.requests import answering
from bot.requests.request import Request
from bot.services.foreign_views import ForeignViews
from bot.storage import StoreUnavailableError
from discord_playground import Channel, Guild, Message, Permission, Person
from discord_playground import Request as Sent
from tests.end_to_end.boards import board_in, is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.test_private_matches import harmless

OFFER: dict[str, object] = {"colour": "white", "setup": "random", "pace": "3d"}
"""A challenge by Dora, who is White."""

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"


class Progress(Enum):
    """The steps of a move after which the bot may be killed."""

    ANSWER = auto()
    VIEW = auto()
    DIRECT_MESSAGE = auto()
    CALL = auto()


@dataclass
class Elsewhere:
    """A place where the bot is a stranger, with the people there."""

    club: Club
    dora: Person
    emil: Person
    channel: Channel
    guild: Guild | None = None

    async def use(
        self, person: Person, options: dict[str, object], command: str = "dvonn challenge"
    ) -> Message:
        """Use a command; return the answer to it."""
        used = await person.command(self.channel, command, options)
        await used.settled()
        await self.club.quiet()
        assert used.response is not None
        return used.response

    async def press(self, person: Person, button: str, message: Message | None = None) -> list[Message]:
        """Press a button of the view, or of another message; return the messages that follow."""
        before = {each.id for each in person.messages(self.channel)}
        await (await person.click(message or self.view, button)).settled()
        await self.club.quiet()
        return [each for each in person.messages(self.channel) if each.id not in before]

    @property
    def view(self) -> Message:
        """The newest message that everyone sees, and that calls nobody: the challenge, and then the board."""
        seen = self.club.cleo.messages(self.channel)
        return next(each for each in reversed(seen) if not each.ephemeral and not each.pings)

    @property
    def calls(self) -> list[Message]:
        """The messages that call a player."""
        return [each for each in self.club.cleo.messages(self.channel) if each.pings]

    async def begin(self, *, installed: str = "both", **options: object) -> Match:
        """Begin a match; `installed` says who has installed the bot by the time that it is accepted."""
        self.dora.install(self.club.application)
        await self.use(self.dora, {**OFFER, **options})
        if installed == "none":
            self.dora.uninstall(self.club.application)
        if installed == "both":
            self.emil.install(self.club.application)
        await self.press(self.emil, "Accept")
        return await self.club.stored()

    async def tap(self, person: Person, move: str | None = None) -> list[Message]:
        """Move by two presses on the view; return the messages that follow."""
        chosen = move or harmless(await self.club.stored())
        before = {each.id for each in person.messages(self.channel)}
        await self.press(person, chosen[:2])
        await self.press(person, self.target(chosen))
        return [each for each in person.messages(self.channel) if each.id not in before]

    def target(self, move: str) -> str:
        """The button of the view that plays a move of the stack that was chosen."""
        return next(each for each in labels(self.view) if each.startswith(move[2:]))

    def progress(self, of: Progress) -> int:
        """How far the bot has come with what a move does."""
        asked, shown = partial(self.club.playground.asked, "POST"), board_in(self.view)
        match of:
            case Progress.ANSWER:
                return len(asked(CALLBACK))
            case Progress.VIEW:
                return shown.number if shown else 0
            case Progress.DIRECT_MESSAGE:
                return len(asked("/channels/{channel_id}/messages"))
            case Progress.CALL:
                return len(self.calls)

    async def move_in_direct_messages(self, person: Person) -> None:
        own = person.direct_messages(self.club.application)
        await self.club.use(person, "move", {"move": harmless(await self.club.stored())}, channel=own)
        await self.club.quiet()

    async def is_current(self) -> bool:
        shown = board_in(self.view)
        return shown is not None and shown.number == (await self.club.stored()).number

    def board(self, person: Person) -> Message:
        """The only board in someone's direct messages with the bot."""
        (found,) = (each for each in self.club.direct_messages(person) if is_board(each, 1))
        return found


def group_chat(club: Club, dora: Person, emil: Person) -> Elsewhere:
    channel = dora.open_group_chat(emil, name="Friends")
    channel.add_person(club.cleo)
    return Elsewhere(club, dora, emil, channel)


def direct_messages(club: Club, dora: Person, emil: Person) -> Elsewhere:
    return Elsewhere(club, dora, emil, dora.direct_messages(emil))


def server(club: Club, dora: Person, emil: Person) -> Elsewhere:
    guild = club.playground.create_guild("Elsewhere", owner=dora)
    for person in (emil, club.cleo):
        guild.add_member(person)
    return Elsewhere(club, dora, emil, guild.create_text_channel("tavern"), guild)


Place = Callable[[Club, Person, Person], Elsewhere]
PLACES: dict[str, Place] = {"a group chat": group_chat, "a server without the bot": server}


def strangers(club: Club) -> tuple[Person, Person]:
    create = club.playground.create_user
    return create("dora", display_name="Dora"), create("emil", display_name="Emil")


@pytest.fixture
def group(club: Club) -> Elsewhere:
    return group_chat(club, *strangers(club))


@pytest.fixture
def tavern(club: Club) -> Elsewhere:
    return server(club, *strangers(club))


def rung(club: Club, person: Person) -> int:
    return sum(each.user is person and each.message.author.bot for each in club.playground.notifications)


def sent_to(club: Club, person: Person) -> list[Sent]:
    """The attempts to write to someone."""
    own = person.direct_messages(club.application)
    return club.playground.asked("POST", "/channels/{channel_id}/messages", channel=own)


def called(message: Message) -> set[int]:
    return set(message.pings)


def touched(club: Club, channel: Channel) -> list[str]:
    """The requests about a channel that the bot may not make in a foreign place."""
    return [
        f"{each.method} {each.path}"
        for each in club.playground.requests
        if f"/channels/{channel.id}" in each.path
    ]


# playing


@pytest.mark.parametrize("installed", ["both", "one", "none"])
@pytest.mark.parametrize("where", PLACES)
async def test_a_match_is_played_there_and_each_turn_calls_its_player_once(
    club: Club, where: str, installed: str
) -> None:
    place = PLACES[where](club, *strangers(club))
    dora, emil = place.dora, place.emil
    begun = await place.begin(installed=installed)
    assert begun.venue.is_direct
    assert begun.players.both == (dora.id, emil.id)
    reached = {"both": (dora, emil), "one": (dora,), "none": ()}[installed]
    assert "Dora to move" in place.view.text
    assert await place.is_current()
    turns = [(dora, emil), (emil, dora), (dora, emil), (emil, dora)]
    for mover, other in turns:
        before, calls = rung(club, other), len(place.calls)
        tried = len(sent_to(club, other))
        await place.tap(mover)
        match = await club.stored()
        assert await place.is_current()
        assert match.halted is None
        assert match.clock.due is not None
        assert match.ping is None
        if other in reached:
            assert place.board(other).pings == {other.id}
            assert len(place.calls) == calls
            assert rung(club, other) == before + 1
        else:
            assert [called(each) for each in place.calls[calls:]] == [{other.id}]
            assert "Your turn in game 1" in place.calls[-1].text
            assert len(sent_to(club, other)) == tried + 1
    assert len((await club.stored()).line) == len(turns)
    assert touched(club, place.channel) == []


async def test_two_people_play_in_their_own_direct_messages(club: Club) -> None:
    place = direct_messages(club, *strangers(club))
    place.dora.install(club.application)
    answer = await place.use(place.dora, OFFER)
    assert not answer.ephemeral
    await (await place.emil.click(answer, "Accept")).settled()
    await club.quiet()
    (view, *_) = place.emil.messages(place.channel)
    chosen = harmless(await club.stored())
    await (await place.dora.click(view, chosen[:2])).settled()
    await club.quiet()
    await (
        await place.dora.click(view, next(each for each in labels(view) if each.startswith(chosen[2:])))
    ).settled()
    await club.quiet()
    assert "Emil to move" in view.text
    assert [called(each) for each in place.emil.messages(place.channel) if each.pings] == [{place.emil.id}]


async def test_a_user_who_is_not_to_move_is_refused_in_private_and_the_view_stays(group: Elsewhere) -> None:
    await group.begin()
    match, before = await group.club.stored(), group.view.text
    stack = harmless(match)[:2]
    (his,) = await group.press(group.emil, stack)
    assert his.ephemeral
    assert "It’s not your turn. To move: Dora." in his.text
    (hers,) = await group.press(group.club.cleo, stack)
    assert hers.ephemeral
    assert "Only Dora and Emil can use this board" in hers.text
    assert "integration_type=1" in hers.text
    assert group.view.text == before
    assert (await group.club.stored()).number == match.number


async def test_a_move_that_costs_own_stacks_is_confirmed_on_the_view(group: Elsewhere) -> None:
    await group.begin()
    await group.club.prefer(group.dora, confirm=True)
    await group.tap(group.dora)
    assert "Play it" in labels(group.view) or "Play anyway" in labels(group.view), labels(group.view)
    assert len((await group.club.stored()).line) == 0
    await group.press(group.dora, labels(group.view)[0])
    assert len((await group.club.stored()).line) == 1
    assert await group.is_current()


async def test_pieces_are_placed_on_the_view_by_row_and_space(group: Elsewhere) -> None:
    await group.begin(setup="full")
    await group.press(group.dora, next(each for each in labels(group.view) if "3" in each))
    await group.press(group.dora, next(each for each in labels(group.view) if each.startswith("d3")))
    assert len((await group.club.stored()).line) == 1
    assert "Emil to place" in group.view.text
    assert await group.is_current()


# views that are out of date


async def test_a_press_by_anyone_on_a_stale_view_brings_it_up_to_date_and_plays_nothing(
    group: Elsewhere,
) -> None:
    await group.begin()
    await group.move_in_direct_messages(group.dora)
    assert not await group.is_current()
    number = (await group.club.stored()).number
    assert await group.press(group.club.cleo, labels(group.view)[0]) == []
    assert await group.is_current()
    assert "Emil to move" in group.view.text
    assert (await group.club.stored()).number == number
    assert group.calls == []


async def test_the_press_that_brings_a_view_up_to_date_calls_whom_nothing_has_called(
    group: Elsewhere,
) -> None:
    await group.begin(installed="one")
    await group.move_in_direct_messages(group.dora)
    match = await group.club.stored()
    assert match.ping is not None
    assert match.ping.on is PingOn.PRESS
    assert match.halted is None
    more = await group.club.press(group.dora, group.board(group.dora), "More")
    await (await group.dora.click(more, "Undo")).settled()
    await group.club.quiet()
    assert "I can’t write to Emil. Press any button" in more.text
    await group.press(group.club.cleo, labels(group.view)[0])
    assert [called(each) for each in group.calls] == [{group.emil.id}]
    await group.press(group.club.cleo, labels(group.view)[0])
    assert len(group.calls) == 1


async def test_a_player_whom_direct_messages_reach_again_is_pinged_once(group: Elsewhere) -> None:
    await group.begin(installed="one")
    await group.move_in_direct_messages(group.dora)
    group.emil.install(group.club.application)
    await group.club.time_passes(days=1)
    assert group.board(group.emil).pings == {group.emil.id}
    assert rung(group.club, group.emil) == 1


async def test_the_awaited_player_who_presses_first_needs_no_call(group: Elsewhere) -> None:
    await group.begin(installed="one")
    await group.move_in_direct_messages(group.dora)
    await group.press(group.emil, labels(group.view)[0])
    assert await group.is_current()
    assert group.calls == []
    assert (await group.club.stored()).ping is None


async def test_a_clock_starts_when_the_view_shows_the_turn(group: Elsewhere) -> None:
    await group.begin(installed="one")
    await group.move_in_direct_messages(group.dora)
    await group.club.time_passes(days=2)
    assert (await group.club.stored()).clock.since is None
    await group.press(group.club.cleo, labels(group.view)[0])
    assert (await group.club.stored()).clock.since is not None


async def test_a_view_answers_weeks_later(group: Elsewhere) -> None:
    await group.begin(pace="0")
    await group.club.time_passes(days=30)
    await group.tap(group.dora)
    assert await group.is_current()


async def test_an_offer_is_answered_on_the_view(group: Elsewhere) -> None:
    await group.begin()
    await group.tap(group.dora)
    (more,) = await group.press(group.dora, "More")
    for _ in range(2):  # it asks first
        await group.press(group.dora, "Offer a draw", more)
    assert "draw" in group.view.text
    (his,) = await group.press(group.emil, "Move")
    assert his.ephemeral
    assert harmless(await group.club.stored())[:2] in labels(his)
    (question,) = await group.press(group.emil, "Accept")
    assert question.ephemeral
    await group.press(group.emil, "Accept", question)
    assert (await group.club.stored()).is_over
    assert await group.is_current()


async def test_the_end_is_shown_there_and_called_where_nothing_else_shows_it(group: Elsewhere) -> None:
    await group.begin(installed="one")
    await resign(group)
    assert await group.is_current()
    assert called(group.calls[-1]) == {group.emil.id}
    assert "Emil won" in group.view.text or "Emil wins" in group.view.text, group.view.text
    assert "Rematch" in labels(group.view)


async def test_the_board_continues_after_the_bot_has_joined_the_server(tavern: Elsewhere) -> None:
    assert tavern.guild is not None
    await tavern.begin()
    await tavern.tap(tavern.dora)
    board, chosen = tavern.view, harmless(await tavern.club.stored())
    tavern.guild.add_bot(tavern.club.application)
    await tavern.club.quiet()
    await tavern.press(tavern.emil, chosen[:2], board)
    await tavern.press(tavern.emil, next(e for e in labels(board) if e.startswith(chosen[2:])), board)
    assert "Dora to move" in board.text


# moves that are made there in another way


async def test_a_typed_move_is_answered_with_the_board_and_the_older_one_says_where_it_is(
    group: Elsewhere,
) -> None:
    club = group.club
    await group.begin(installed="one")
    older = group.view
    typed = await group.use(group.dora, {"move": harmless(await club.stored())}, "dvonn move")
    assert not typed.ephemeral
    assert "Emil to move" in typed.text
    assert [called(each) for each in group.calls if each.pings] == [{group.emil.id}]
    await group.press(club.cleo, "More", older)
    assert "continues in a newer message" in older.text
    assert older.buttons[0].url == f"https://discord.com/channels/@me/{group.channel.id}/{typed.id}"
    chosen = harmless(await club.stored())
    await group.press(group.emil, chosen[:2], typed)
    await group.press(group.emil, next(e for e in labels(typed) if e.startswith(chosen[2:])), typed)
    assert "Dora to move" in typed.text
    await group.press(club.cleo, "Show it here", older)
    await group.press(group.dora, harmless(await club.stored())[:2], older)
    assert "Back" in labels(older)
    await group.press(club.cleo, "More", typed)
    assert await group.is_current()


async def test_a_typed_move_means_the_match_of_its_place(group: Elsewhere) -> None:
    club = group.club
    await group.begin(installed="both")
    other = group_chat(club, group.dora, group.emil)
    await other.use(group.dora, OFFER)
    await other.press(group.emil, "Accept")
    typed = await other.use(group.dora, {"move": harmless(await club.stored(2))}, "dvonn move")
    assert "Emil to move" in typed.text
    assert [len((await club.stored(each)).line) for each in (1, 2)] == [0, 1]


async def test_where_others_would_not_see_it_a_typed_move_is_answered_in_private(tavern: Elsewhere) -> None:
    assert tavern.guild is not None
    await tavern.begin()
    await tavern.tap(tavern.dora)
    everyone = tavern.guild.everyone
    tavern.guild.edit_role(everyone, permissions=everyone.permissions & ~Permission.USE_EXTERNAL_APPS)
    typed = await tavern.use(tavern.emil, {"move": harmless(await tavern.club.stored())}, "dvonn move")
    assert typed.ephemeral
    assert "in the other chat" in typed.text
    await tavern.press(tavern.club.cleo, "More")
    assert await tavern.is_current()


# rematches


async def resign(group: Elsewhere) -> None:
    (more,) = await group.press(group.dora, "More")
    await group.press(group.dora, "Resign", more)
    await group.press(group.dora, "Resign", more)


@pytest.mark.parametrize("how", ["Accept", "Rematch"])
async def test_a_rematch_is_asked_for_and_accepted_below_the_result(group: Elsewhere, how: str) -> None:
    club = group.club
    await group.begin(installed="one")
    await resign(group)
    result, before = group.view, len(group.calls)
    await group.press(group.dora, "Rematch")
    asked = group.view
    assert "rematch" in asked.text
    assert [called(each) for each in group.calls[before:]] == [{group.emil.id}]
    (again,) = await group.press(group.dora, "Rematch", result)
    assert "already asked Emil" in again.text
    await group.press(group.emil, how, asked if how == "Accept" else result)
    assert (await club.stored(2)).players.both == (group.emil.id, group.dora.id)
    assert "Rematch" in labels(result)
    if how == "Rematch":
        await group.press(club.cleo, "Accept", asked)
        assert "continues in a newer message" in asked.text
    chosen = harmless(await club.stored(2))
    await group.press(group.emil, chosen[:2])
    await group.press(group.emil, group.target(chosen))
    assert "Dora to move" in group.view.text


async def test_a_rematch_with_someone_out_of_reach_is_asked_for_where_it_was_played(group: Elsewhere) -> None:
    club = group.club
    await group.begin(installed="one")
    await resign(group)
    result = group.board(group.dora)
    answer = await club.press(group.dora, result, "Rematch")
    assert "the chat where you played" in answer.text
    async with club.store.read() as uow:
        assert await uow.challenges.open_of(UserId(group.dora.id)) == []


# challenges


async def test_a_challenge_is_open_to_all_but_its_challenger(group: Elsewhere) -> None:
    group.dora.install(group.club.application)
    await group.use(group.dora, OFFER)
    (own,) = await group.press(group.dora, "Accept")
    assert own.ephemeral
    assert group.view.is_silent
    await group.press(group.club.cleo, "Accept")
    assert group.club.cleo.id in (await group.club.stored()).players.both


async def test_a_named_opponent_is_called_once_and_alone_can_accept_or_decline(group: Elsewhere) -> None:
    group.dora.install(group.club.application)
    await group.use(group.dora, {**OFFER, "opponent": group.emil})
    assert "Dora challenges you" in group.view.text
    assert [called(each) for each in group.calls] == [{group.emil.id}]
    (hers,) = await group.press(group.club.cleo, "Accept")
    assert hers.ephemeral
    opened = await group.emil.click(group.view, "Decline")
    assert opened.modal is not None
    await (await group.emil.submit(opened.modal, {"reason": "No time"})).settled()
    await group.club.quiet()
    assert "declined" in group.view.text
    assert "No time" in group.view.text
    assert labels(group.view) == []


async def test_a_challenge_from_a_private_page_takes_its_place_before_everyone(group: Elsewhere) -> None:
    group.dora.install(group.club.application)
    listed = await group.use(group.dora, {}, "dvonn games")
    await group.press(group.dora, "Challenge someone", listed)
    await group.press(group.dora, "Anyone can accept", group.dora.messages(group.channel)[-1])
    assert not any(each.ephemeral for each in group.dora.messages(group.channel))
    await group.press(group.emil, "Accept")
    assert await group.is_current()


@pytest.mark.parametrize("how", ["withdrawn", "expired"])
async def test_a_press_on_a_closed_challenge_says_so_in_its_place(group: Elsewhere, how: str) -> None:
    club = group.club
    group.dora.install(club.application)
    await group.use(group.dora, OFFER)
    own = group.dora.direct_messages(club.application)
    if how == "withdrawn":
        listed = await club.challenges(group.dora, channel=own)
        assert "another chat" in listed.text
        await club.press(group.dora, listed, "Withdraw")
    else:
        await club.time_passes(days=30)
    assert "Accept" in labels(group.view)
    await group.press(group.emil, "Accept")
    assert {"withdrawn": "withdrew", "expired": "expired"}[how] in group.view.text
    assert labels(group.view) == []


async def test_of_two_who_accept_at_once_one_plays(group: Elsewhere) -> None:
    club = group.club
    group.dora.install(club.application)
    await group.use(group.dora, OFFER)
    presses = [each.begin_click(group.view, "Accept") for each in (group.emil, club.cleo)]
    for each in presses:
        await each.settled()
    await club.quiet()
    assert await group.is_current()
    async with club.store.read() as uow:
        assert (await uow.challenges.find(ChallengeId(1))).state is ChallengeState.ACCEPTED


async def test_without_external_apps_the_challenger_learns_that_nobody_else_would_see_it(
    tavern: Elsewhere,
) -> None:
    assert tavern.guild is not None
    tavern.dora.install(tavern.club.application)
    everyone = tavern.guild.everyone
    tavern.guild.edit_role(everyone, permissions=everyone.permissions & ~Permission.USE_EXTERNAL_APPS)
    tavern.emil.install(tavern.club.application)
    answer = await tavern.use(tavern.emil, OFFER)
    assert answer.ephemeral
    assert "no one but you would see the challenge" in answer.text
    assert labels(answer) == ["Play the computer"]
    async with tavern.club.store.read() as uow:
        assert await uow.challenges.open_of(UserId(tavern.emil.id)) == []


@pytest.mark.parametrize("slow", [False, True])
async def test_an_answer_that_became_ephemeral_all_the_same_is_taken_back(
    tavern: Elsewhere, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    assert tavern.guild is not None
    tavern.emil.install(tavern.club.application)
    everyone = tavern.guild.everyone
    tavern.guild.edit_role(everyone, permissions=everyone.permissions & ~Permission.USE_EXTERNAL_APPS)
    monkeypatch.setattr(Request, "is_seen_by_others", True)
    if slow:
        monkeypatch.setattr(answering, "AT_ONCE", 0.0)
    await tavern.use(tavern.emil, OFFER)
    seen = tavern.emil.messages(tavern.channel)
    assert ["no one but you would see the challenge" in each.text for each in seen] == [True]
    async with tavern.club.store.read() as uow:
        assert await uow.challenges.open_of(UserId(tavern.emil.id)) == []


async def test_a_forgotten_player_is_named_no_longer_once_someone_presses_the_result(
    group: Elsewhere,
) -> None:
    await group.begin()
    await resign(group)
    assert "Dora" in group.view.text
    await group.club.bot.get(PersonalData).forget(UserId(group.dora.id))
    await group.club.quiet()
    await group.press(group.club.cleo, "More")
    assert "Dora" not in group.view.text


# what Discord doesn't allow


async def test_without_attach_files_the_board_is_in_words(tavern: Elsewhere) -> None:
    assert tavern.guild is not None
    everyone = tavern.guild.everyone
    tavern.guild.edit_role(everyone, permissions=everyone.permissions & ~Permission.ATTACH_FILES)
    await tavern.begin()
    assert tavern.view.media == []
    await tavern.tap(tavern.dora)  # the owner may attach files
    assert await tavern.is_current()
    assert len(tavern.view.media) == 1


async def test_a_user_who_accepts_without_the_bot_learns_how_to_install_it(group: Elsewhere) -> None:
    await group.begin(installed="one")
    (told,) = [each for each in group.emil.messages(group.channel) if each.ephemeral]
    assert "[Add me to your apps](" in told.text
    assert "integration_type=1" in told.text
    assert not [each for each in group.dora.messages(group.channel) if each.ephemeral]
    group.emil.install(group.club.application)
    await group.tap(group.dora)
    assert group.board(group.emil).pings == {group.emil.id}
    assert group.calls == []


async def test_a_user_who_accepts_where_nobody_can_install_learns_that_only_this_chat_calls(
    group: Elsewhere,
) -> None:
    group.club.bot.messenger.install_link = None
    await group.begin(installed="one")
    (told,) = [each for each in group.emil.messages(group.channel) if each.ephemeral]
    assert "we share no server" in told.text


async def test_a_user_who_has_closed_their_direct_messages_learns_what_to_do(group: Elsewhere) -> None:
    group.emil.install(group.club.application)
    group.emil.refuse_direct_messages(group.club.application)
    await group.begin(installed="one")
    (told,) = [each for each in group.emil.messages(group.channel) if each.ephemeral]
    assert "You don’t take direct messages from me" in told.text
    await group.tap(group.dora)
    assert [called(each) for each in group.calls] == [{group.emil.id}]
    await group.tap(group.emil)
    assert [each for each in group.emil.messages(group.channel) if each.ephemeral] == [told]
    assert (await group.club.stored()).halted is None


async def test_where_follow_ups_are_used_up_the_board_says_that_nobody_was_notified(group: Elsewhere) -> None:
    await group.begin(installed="one")
    group.club.playground.faults.next("POST", FOLLOW_UP, status=400, code=40094)
    await group.tap(group.dora)
    assert group.calls == []
    assert "I couldn’t ping Emil here." in group.view.text
    assert await group.is_current()
    await group.press(group.club.cleo, "More")
    assert [called(each) for each in group.calls] == [{group.emil.id}]
    assert "I couldn’t ping" not in group.view.text


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_ping_is_not_repeated_if_nobody_knows_whether_it_was_sent(
    group: Elsewhere, drop: str
) -> None:
    await group.begin(installed="one")
    group.club.playground.faults.next("POST", FOLLOW_UP, drop=drop)
    await group.tap(group.dora)
    assert "I’m not sure that my ping reached Emil." in group.view.text
    await group.press(group.club.cleo, "More")
    assert len(group.calls) == (drop == "after")


async def test_a_token_that_has_expired_is_made_up_for_by_the_next_press(group: Elsewhere) -> None:
    await group.begin(installed="one")
    chosen = harmless(await group.club.stored())
    await group.press(group.dora, chosen[:2])
    group.club.playground.faults.next("POST", CALLBACK, status=404, code=10062)
    target = next(each for each in labels(group.view) if each.startswith(chosen[2:]))
    group.dora.begin_click(group.view, target)
    await group.club.playground.wait_until(
        lambda: any("Discord" in each.text for each in group.club.direct_messages(group.dora)),
        what="the late answer",
    )
    await group.club.quiet()
    assert len((await group.club.stored()).line) == 1
    assert not await group.is_current()
    await group.press(group.dora, labels(group.view)[0])
    assert await group.is_current()
    assert [called(each) for each in group.calls] == [{group.emil.id}]


async def test_slow_answers_change_the_view_and_stay_private_where_they_are(
    group: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "AT_ONCE", 0.0)
    await group.begin()
    assert await group.is_current()
    before = group.view.text
    (refused,) = await group.press(group.emil, harmless(await group.club.stored())[:2])
    assert refused.ephemeral
    (more,) = await group.press(group.dora, "More")
    assert more.ephemeral
    assert group.view.text == before
    await group.tap(group.dora)
    assert await group.is_current()
    assert "Emil to move" in group.view.text


# crashes


async def test_the_next_press_makes_up_for_what_was_not_recorded(
    group: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object) -> None:
        raise StoreUnavailableError

    await group.begin(installed="one")
    await group.club.prefer(group.emil, when=PingWhen.NEVER)
    with monkeypatch.context() as down:
        down.setattr(ForeignViews, "show", unavailable)
        await group.tap(group.dora)
    assert await group.is_current()
    assert (await group.club.stored()).clock.since is None
    await group.press(group.club.cleo, "More")
    assert (await group.club.stored()).clock.since is not None
    assert group.calls == []


def _is_more(count: Callable[[], int], than: int) -> bool:
    return count() > than


async def test_twenty_kills_lose_nothing_and_call_nobody_twice(group: Elsewhere) -> None:
    club, rng, players = group.club, random.Random(20), (group.dora, group.emil)
    await group.begin(installed="none")
    for _ in range(20):
        match = await club.stored()
        mover, other = sorted(players, key=lambda each: each.id != match.player_to_move)
        calls, chosen = len(group.calls), harmless(match)
        if "Back" not in labels(group.view):
            await group.press(mover, chosen[:2])
        happened = partial(group.progress, rng.choice(list(Progress)))
        before = happened()
        mover.begin_click(group.view, group.target(chosen))
        await club.playground.wait_until(
            partial(_is_more, happened, before), what="a part of what a move does"
        )
        for _ in range(rng.randrange(30)):
            await asyncio.sleep(0)
        await club.kill_bot()
        await club.start_bot()
        await club.quiet()
        if (await club.stored()).number == match.number:  # killed before the move
            await group.press(mover, group.target(chosen))
        await group.press(club.cleo, "More")
        assert await group.is_current()
        assert len((await club.stored()).line) == len(match.line) + 1
        assert [called(each) for each in group.calls[calls:]] == [{other.id}]
    assert touched(club, group.channel) == []
