"""Leagues of several servers: each shows the season, and the games are in direct messages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from bot.delivery.errors import UnreachableError
from bot.delivery.messenger import Messenger
from bot.domain import ChannelId, GuildId, UserId
from bot.domain.ids import NO_SERVER
from bot.features.league.pages import InviteServer, RemoveServer
from bot.features.league.season import Stage
from discord_playground import Guild, Message, Person, TextChannel, Thread
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.test_league import (
    card,
    days_pass,
    finish,
    games,
    look,
    season,
    start,
    thread,
    to_the_question,
    to_the_start,
)
from tests.end_to_end.test_private_matches import direct


@dataclass
class Abroad:
    """Another server of Olga's, with members of its own."""

    club: Club
    guild: Guild
    channel: TextChannel
    people: list[Person] = field(default_factory=list)

    def messages(self, channel: TextChannel | Thread | None = None) -> list[Message]:
        return [each for each in self.club.olga.messages(channel or self.channel) if not each.ephemeral]

    @property
    def cards(self) -> list[Message]:
        return [each for each in self.messages() if "Winter league" in each.text and each.buttons]

    @property
    def card(self) -> Message:
        return self.cards[-1]

    @property
    def thread(self) -> Thread:
        return next(each for each in self.channel.threads if "Winter league" in each.name)

    async def page(self, person: Person | None = None) -> Message:
        return await self.club.use(person or self.club.olga, "dvonn-club league", channel=self.channel)


async def another_server(club: Club, server_name: str, *people: str) -> Abroad:
    guild = club.playground.create_guild(server_name, owner=club.olga)
    server = Abroad(club, guild, guild.create_text_channel("games"))
    for name in people:
        person = club.playground.create_user(name, display_name=name.capitalize())
        guild.add_member(person)
        server.people.append(person)
    guild.add_bot(club.application)
    await club.quiet()
    return server


@pytest.fixture
async def abroad(club: Club) -> Abroad:
    return await another_server(club, "Abroad", "hal", "ivy")


async def invite(club: Club, dora: Person) -> str:
    page = await club.press(dora, await club.use(dora, "dvonn-club league"), "Invite a server")
    code = re.search(r"\*\*(\w{4}-\w{4})\*\*", page.text)
    assert code is not None, page.text
    return code[1]


async def enter(abroad: Abroad, code: str, manager: Person | None = None) -> Message:
    manager = manager or abroad.club.olga
    opened = await manager.click(await abroad.page(manager), "Join with a code")
    answer = await answer_to(await manager.submit(opened.modal, {"code": code}))
    await abroad.club.quiet()
    return answer


async def joined(club: Club, dora: Person, abroad: Abroad) -> list[Person]:
    """Let two of each server be members of one league; return them."""
    await start(club, dora)
    await enter(abroad, await invite(club, dora))
    here = [club.anna, club.ben]
    for person in here:
        await club.prefer(person, by="direct")
        await club.press(person, card(club), "Join")
    for person in abroad.people:
        await club.press(person, abroad.card, "Join")
    await club.quiet()
    return [*here, *abroad.people]


async def all_in(club: Club, abroad: Abroad, people: Sequence[Person]) -> None:
    """Have everyone asked and answer, those abroad by the mention in the thread there; begin the season."""
    await to_the_question(club)
    for person in people:
        asked = [each for each in club.direct_messages(person) if "Are you in?" in each.text]
        if person in abroad.people:
            asked = [each for each in abroad.messages(abroad.thread) if "Are you in?" in each.text]
        await club.press(person, asked[0], "I’m in")
    await to_the_start(club)
    await club.nothing_to_do()


def shown(club: Club, abroad: Abroad) -> tuple[list[Message], list[Message]]:
    """The messages in the threads of both servers."""
    return club.public(thread(club)), abroad.messages(abroad.thread)


@on_both_databases
async def test_servers_play_a_season_in_direct_messages_and_all_show_it_at_once(
    club: Club, dora: Person, abroad: Abroad
) -> None:
    people = await joined(club, dora, abroad)
    await days_pass(club, 0.01)
    for each in (card(club), abroad.card):
        assert "Across 2 servers: Club, Abroad · games in direct messages" in each.text
        assert "Members (4): Anna, Ben (Club) · Hal, Ivy (Abroad)" in each.text
    again = await club.press(people[2], abroad.card, "League")
    assert "You’re a member" in again.text

    await all_in(club, abroad, people)
    (call,) = [each for each in abroad.messages(abroad.thread) if "no longer takes answers" in each.text]
    assert call.pings == {person.id for person in abroad.people}
    assert labels(call) == ["League"]
    assert [each for each in club.public(thread(club)) if "takes answers" in each.text] == []
    now = await season(club)
    assert (now.stage, now.is_direct) == (Stage.RUNNING, True)
    begun = await games(club)
    matches = [await club.stored(game.match or 0) for game in begun]
    assert {match.venue.guild for match in matches} == {NO_SERVER}
    for person in people:
        boards = [each for each in club.direct_messages(person) for m in matches if is_board(each, m.id)]
        assert len(boards) == 3
    for messages in shown(club, abroad):
        (table,) = [each for each in messages if each.media]
        assert {"Anna", "Hal"} <= set(re.findall(r"\w+", table.media[0].description or ""))
        assert {"(Club)", "(Abroad)"} <= set(re.findall(r"\(\w+\)", table.text))

    late = await another_server(club, "Late")
    await enter(late, await invite(club, dora))
    await look(club)
    assert "Across 3 servers: Club, Abroad, Late" in late.card.text
    (table,) = [each for each in late.messages(late.thread) if each.media]
    assert {"Anna", "Hal"} <= set(re.findall(r"\w+", table.media[0].description or ""))

    guest = UserId(abroad.people[0].id)
    theirs = next(match for match in matches if {guest, UserId(club.anna.id)} == set(match.people))
    question = await club.use(club.anna, "resign", {"match": theirs.id}, channel=direct(club, club.anna))
    await club.press(club.anna, question, "Resign")
    await look(club)
    for messages in shown(club, abroad):
        assert [each.text for each in messages if " beat " in each.text] == [
            "**Hal** beat **Anna** by resignation."
        ]
    page = await abroad.page(abroad.people[0])
    assert "Your open games: 2" in page.text
    assert f"/{abroad.guild.id}/{abroad.thread.id}" in str([each.url for each in page.buttons])
    assert "Invite a server" not in labels(page)

    for game in begun:
        if game.match != theirs.id:
            match = await club.stored(game.match or 0)
            await finish(club, match.id, abroad.people[0] if guest in match.players else None)
    await look(club)
    for messages in shown(club, abroad):
        assert len([each for each in messages if "Congratulations" in each.text]) == 1
    assert "season 2" in card(club).text
    assert "season 2" in abroad.card.text


async def test_a_player_without_direct_messages_holds_up_nobody_and_is_tried_again(
    club: Club, dora: Person, abroad: Abroad, monkeypatch: pytest.MonkeyPatch
) -> None:
    hal = abroad.people[0]
    hal.refuse_direct_messages(club.application)
    people = await joined(club, dora, abroad)
    refused = await club.press(hal, abroad.card, "Join")
    assert "can’t send you direct messages" in refused.text
    assert "You’re not a member" in (await abroad.page(hal)).text
    hal.accept_direct_messages(club.application)
    assert "You’ve joined" in (await club.press(hal, abroad.card, "Join")).text
    await club.press(hal, abroad.card, "Join")
    (told,) = club.direct_messages(hal)
    assert told.text == "Abroad: your games in **Winter league** will appear here."
    assert told.is_silent
    open_to = Messenger.direct_channel
    gone = {UserId(hal.id)}

    async def direct_channel(self: Messenger, user: UserId) -> ChannelId:
        if user in gone:
            raise UnreachableError
        return await open_to(self, user)

    await to_the_question(club)
    asked = next(each for each in abroad.messages(abroad.thread) if "Are you in?" in each.text)
    hal.refuse_direct_messages(club.application)
    assert "can’t send you direct messages" in (await club.press(hal, asked, "I’m in")).text
    assert "Are you in?" in (await abroad.page(hal)).text
    hal.accept_direct_messages(club.application)
    for person in people:
        question = next((each for each in club.direct_messages(person) if "Are you in?" in each.text), asked)
        await club.press(person, question, "I’m in")
    monkeypatch.setattr(Messenger, "direct_channel", direct_channel)
    await to_the_start(club)
    assert (await season(club)).stage is Stage.RUNNING
    assert [game.match is None for game in await games(club)].count(True) == 3
    await club.kill_bot()
    gone.clear()
    await club.start_bot()
    await days_pass(club, 0.05)
    found = await games(club)
    assert len({game.match for game in found if game.match}) == len(found) == 6


async def test_codes_are_for_managers_and_a_wrong_one_says_what_to_do(
    club: Club, dora: Person, abroad: Abroad
) -> None:
    await start(club, dora)
    assert "permission" in (await press_by_hand(club, club.anna, InviteServer())).text
    code = await invite(club, dora)
    refused = await enter(abroad, "K7QF-3MXD")
    assert "code doesn’t work" in refused.text
    assert "Join with a code" in labels(refused)
    answer = await enter(abroad, code.lower())
    assert "now plays in **Winter league**" in answer.text
    assert "End the league" not in labels(answer)
    assert "League" in labels(abroad.card)
    guild = GuildId(club.guild.id)
    forged = await press_by_hand(club, dora, RemoveServer(guild))
    assert "league is over" in forged.text
    log = await club.use(dora, "dvonn-admin log")
    assert "made a code for another server" in log.text
    log = await club.use(club.olga, "dvonn-admin log", channel=abroad.channel)
    assert "joined the league Winter league" in log.text


async def test_a_server_leaves_and_another_is_removed_and_their_cards_go(
    club: Club, dora: Person, abroad: Abroad
) -> None:
    await joined(club, dora, abroad)
    question = await club.press(club.olga, await abroad.page(), "Leave with this server")
    assert "Its card here is deleted" in question.text
    left = await club.press(club.olga, question, "Leave with this server")
    assert "has left the league" in left.text
    await days_pass(club, 0.01)
    assert abroad.cards == []
    assert "Across" not in card(club).text
    assert "Members (2): Anna, Ben" in card(club).text

    await enter(abroad, await invite(club, dora))
    page = await club.use(dora, "dvonn-club league")
    menu = page.selects[1].custom_id
    question = await club.select(dora, page, menu, str(abroad.guild.id))
    assert "Remove Abroad from the league?" in question.text
    removed = await club.press(dora, question, "Remove the server")
    assert "**Abroad** is no longer in the league" in removed.text
    await days_pass(club, 0.01)
    assert abroad.cards == []
    assert "no league here yet" in (await abroad.page()).text
