"""Nothing is offered in vain: in each kind of place, people press every control that they see about their match.

A press that would change a match counts as accepted and is rolled back, so one match serves for all presses.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typing_extensions import override

from bot.discord.client import Observer, ResponseOutcome
from bot.domain import Event, Match, OfferKind, UserId
from bot.domain.refusals import DeclaredReason, RefusalReason
from bot.features.history import pages as history_pages
from bot.features.watching.refusals import WATCHED_OWN_MATCH
from bot.pages import pictures
from bot.services.match_lifecycle import continue_match
from bot.storage.matches import MatchRepository
from bot.toolkit.control import action_of, words_of
from bot.toolkit.page import Subject
from discord_playground import DirectChannel, Guild, Interaction, Message, Person, PrivateChannel
from dvonn import Position
from rendering import render_board
from tests.bot.played import recorded
from tests.end_to_end.boards import board_in, tag_in
from tests.end_to_end.club import Club
from tests.end_to_end.places import Place, PlaceKind, open_place
from tests.end_to_end.test_menus import OPEN

FOR_OTHERS: Mapping[DeclaredReason[Any], str] = {
    RefusalReason.NOT_YOUR_TURN: "the player to move",
    RefusalReason.OWN_OFFER: "the player who is asked",
    RefusalReason.NOT_YOUR_CHALLENGE: "the player who is asked",
    RefusalReason.NOT_A_PLAYER: "the players",
    RefusalReason.OTHERS_PLAY: "the players",
    WATCHED_OWN_MATCH: "those who look on",
}
"""The people whom a control serves, by the reason why others are refused it: several people see one and the same."""

PLACES = (
    (PlaceKind.CHANNEL, PlaceKind.THREAD),
    (PlaceKind.DIRECT, PlaceKind.TWO_SERVERS),
    (PlaceKind.GROUP, PlaceKind.FOREIGN_SERVER),
)
"""The kinds of places, two by two: those in which people open the same private pages."""

GAME, PLIES = recorded()[0], {"placing": 20, "moving": 51}

DRAWN = {
    pictures: ("render_board", "render_chart", "render_course", "render_result"),
    history_pages: ("render_replay",),
}


class Offered(NamedTuple):
    """A button or a menu that someone sees."""

    custom_id: str
    label: str
    option: str | None = None
    """The value to choose from a menu."""

    @property
    def kind(self) -> str:
        """The same for controls that differ only in a number, a space or a move."""
        words = (word for word in words_of(self.custom_id) if not re.fullmatch(r"\d+|([a-k][1-5])+", word))
        return ":".join((action_of(self.custom_id), *words))

    @property
    def is_about_match(self) -> bool:
        return any(map(str.isdecimal, words_of(self.custom_id)))


@dataclass(frozen=True)
class Press:
    """A press, and why it was refused, if it was."""

    state: str
    person: str
    """Which reader of the message has pressed."""
    message: Message
    path: tuple[str, ...] = ()
    """The labels of the controls that lead from the message to this one, which comes last."""
    reasons: Sequence[DeclaredReason[Any]] = ()

    @property
    def is_seen_by_others(self) -> bool:
        """Whether others see the same control."""
        return len(self.path) == 1 and not isinstance(self.message.channel, DirectChannel)

    @property
    def is_in_vain(self) -> bool:
        return bool(self.reasons) and not (self.is_seen_by_others and FOR_OTHERS.keys() >= {*self.reasons})


class AcceptedError(Exception):
    """Raised when a press would change a match."""


class Outcomes(Observer):
    """Notes why requests are refused, and rolls back what is accepted."""

    def __init__(self) -> None:
        self.reasons: list[DeclaredReason[Any]] = []
        """Of the last press."""
        self.accepted = self.failed = 0

    @override
    def refused(self, reason: DeclaredReason[Any]) -> None:
        self.reasons.append(reason)

    @override
    def answered(self, interaction: Any, outcome: ResponseOutcome, seconds: float) -> None:
        self.failed += outcome is ResponseOutcome.APOLOGY

    async def accept(self, *_: object, **__: object) -> None:
        """Stand in for a change of a match."""
        self.accepted += 1
        raise AcceptedError


class Presser:
    """Presses everything that is offered about matches."""

    def __init__(self, club: Club, outcomes: Outcomes, monkeypatch: pytest.MonkeyPatch) -> None:
        self.presses: list[Press] = []
        self._club = club
        self._outcomes = outcomes
        self._monkeypatch = monkeypatch
        self._tried: set[tuple[object, ...]] = set()
        """The controls that were pressed; those of a private page once while matches run, and once after the end."""
        self._posted: set[int] = set()
        """The messages that presses have led to, such as what was shared."""

    async def press_all(self, place: Place, state: str, match: Match) -> None:
        """Press each control on the messages about a match, on behalf of everyone who reads them."""
        mover = match.player_to_move or match.players.white
        by_id = {UserId(person.id): person for person in place.players}
        readers = {
            "who is to move": by_id[mover],
            "who waits": by_id[match.opponent_of(mover)],
            "who looks on": self._club.cleo,
        }
        standing = {who: self._standing(place, person, match) for who, person in readers.items()}
        with self._monkeypatch.context() as patched:
            for change in ("add", "append"):
                patched.setattr(MatchRepository, change, self._outcomes.accept)
            for who, messages in standing.items():
                for message in messages:
                    start = Press(f"{place.kind}, {state}", who, message)
                    await self._press_on(message, readers[who], start, match)
                    await self._press_on_opened(message, readers[who], start, match)
        known = {each.id for messages in standing.values() for each in messages}
        for person in readers.values():
            new = (each for each in self._standing(place, person, match) if each.id not in known)
            self._posted |= {each.id for each in new if board_in(each) is None}

    def _standing(self, place: Place, person: Person, match: Match) -> list[Message]:
        """Return the bot's messages about a match that a person sees."""
        here = [place.channel, *getattr(place.channel, "threads", ()), *getattr(place, "halls", ())]
        channels = dict.fromkeys((*here, person.direct_messages(place.application)))
        seen = (message for channel in channels for message in person.messages(channel))
        return [each for each in seen if self._is_about(each, match)]

    def _is_about(self, message: Message, match: Match) -> bool:
        tag = tag_in(message)
        if tag is None or message.ephemeral or message.id in self._posted:
            return False
        return tag.kind.subject is Subject.CHALLENGE or (
            tag.kind.subject is Subject.MATCH and tag.about == match.id
        )

    async def _press_on_opened(self, message: Message, person: Person, start: Press, match: Match) -> None:
        """Press the controls of the page that the menu of a message opens, where the bot is a member."""
        guild, each = message.channel.guild, (start.person, match.is_over, OPEN)
        is_member = isinstance(guild, Guild) and self._club.application.id in guild.applications
        if message.deleted or not is_member or each in self._tried:
            return
        page = await self._answer(person.menu(message, OPEN))
        if not self._outcomes.reasons:
            self._tried.add(each)
            await self._press_on(page, person, replace(start, path=(OPEN,)), match)

    async def _press_on(self, page: Message, person: Person, start: Press, match: Match) -> None:
        """Press the controls of a message or a private page, and those of the private pages that they open."""
        for offered in offered_on(page):
            place = match.is_over if page.ephemeral else (start.state, page.id)
            each = (start.person, place, offered.kind)
            if each in self._tried:
                continue
            self._tried.add(each)
            page = _present(page, person)
            shown = page.components
            answer = await self._answer(_used(person, page, offered))
            press = replace(start, path=(*start.path, offered.label), reasons=self._outcomes.reasons)
            self.presses.append(press)
            is_page_about_match = answer.ephemeral and not answer.deleted and offered.is_about_match
            if is_page_about_match and not press.reasons and len(press.path) <= 1 + (OPEN in press.path):
                await self._press_on(answer, person, press, match)
            page.components = shown  # as somebody sees it who has pressed nothing yet

    async def _answer(self, using: Awaitable[Interaction]) -> Message:
        self._outcomes.reasons = []
        settled = await (await using).settled()
        await self._club._all_is_answered()
        assert settled.response is not None
        return settled.response


def offered_on(message: Message) -> list[Offered]:
    """Return the controls of a message that can be used, one of each kind."""
    found = [
        Offered(each.custom_id, each.shown)
        for each in message.buttons
        if each.custom_id and not each.disabled
    ]
    found += [
        Offered(each.custom_id, each.shown, each.options[0].value)
        for each in message.selects
        if each.options and not each.disabled
    ]
    return list({each.kind: each for each in found}.values())


async def _used(person: Person, message: Message, offered: Offered) -> Interaction:
    if offered.option is None:
        return await person.click(message, offered.custom_id)
    return await person.select(message, offered.custom_id, offered.option)


def _present(page: Message, person: Person) -> Message:
    """Return a page as it was before a press took it away, or the message that has taken its place."""
    if not page.deleted:
        return page
    if page.ephemeral:
        page.deleted = False
        page.channel.add(page)
        return page
    gone = tag_in(page)
    return next(
        each
        for each in reversed(person.messages(page.channel))
        if gone and (tag := tag_in(each)) and (tag.kind, tag.about) == (gone.kind, gone.about)
    )


# matches


async def begin(club: Club, place: Place) -> Match:
    await place.challenge()
    for _ in range(2):  # two people who look for an opponent are written to, and then paired
        await club.time_passes(minutes=1)
    await place.accept()
    await club.quiet()
    async with club.store.read() as uow:
        return (await uow.matches.running_of(UserId(place.players[0].id)))[-1]


async def bring_to(club: Club, place: Place, match: Match, state: str) -> Match:
    """Bring a match to a state, and wait until all messages show that."""
    if state == "a draw offered":
        asked = match.player_to_move or match.players.white
        await club.bot.matches.offer(match.id, OfferKind.DRAW, by=match.opponent_of(asked))
    else:
        async with club.store.write() as uow:
            await continue_match(uow, match, _events_to(match, state, club.now()))
    club.bot.presenter.refresh(match.id)
    await place.refresh()
    await club.time_passes(minutes=1)
    return await club.stored(match.id)


def _events_to(match: Match, state: str, at: datetime) -> tuple[Event, ...]:
    going = match
    if state == "canceled":
        return match.cancel(at)
    if state == "over":
        return match.resign(by=match.player_to_move or match.players.white, at=at)
    for move in GAME.moves[len(match.game.moves) : PLIES[state]]:
        mover = going.player_to_move or match.players.white
        going = going.followed_by(going.play(move, by=mover, at=at, sure=True))
    return going.events[match.number :]


# the rule


@pytest.fixture
def log_at_debug() -> None:
    """Log no details of so many presses."""


@pytest.fixture
def outcomes() -> Outcomes:
    return Outcomes()


@pytest.fixture
async def club(
    tmp_path: Path,
    nobody_hurries: None,  # noqa: ARG001  it makes no haste
    outcomes: Outcomes,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """A club whose bot takes one picture for all boards."""
    picture = render_board(Position())
    for module, names in DRAWN.items():
        for name in names:
            monkeypatch.setattr(module, name, lambda *_, **__: picture)
    club = Club(tmp_path / "dvonn.db")
    club.observer = outcomes
    async with club:
        yield club


def looked_on(club: Club, kind: PlaceKind) -> Place:
    """Open a place into which someone looks who doesn't play."""
    place = open_place(kind, club.playground, club.application, club.guild, kind)
    if isinstance(place.channel, PrivateChannel):
        place.channel.add_person(club.cleo)
    for channel in (place.channel, *getattr(place, "halls", ())):
        if isinstance(channel.guild, Guild) and club.cleo.id not in channel.guild.members:
            channel.guild.add_member(club.cleo)
    return place


def flaws(presses: Sequence[Press]) -> Iterator[str]:
    """Yield what was offered in vain: to someone alone, or to all who see it."""
    accepted = {(each.state, each.message.id, each.path) for each in presses if not each.reasons}
    for each in presses:
        what = f"{each.state}: {' > '.join(each.path)} refused to {each.person}"
        if each.is_in_vain:
            yield f"{what}: {[*map(str, each.reasons)]}"
        elif (each.state, each.message.id, each.path) not in accepted:
            yield f"{what} and to all others"


@pytest.mark.parametrize("kinds", PLACES, ids=lambda kinds: kinds[0])
async def test_nothing_is_offered_that_can_only_be_refused(
    club: Club, outcomes: Outcomes, kinds: Sequence[PlaceKind], monkeypatch: pytest.MonkeyPatch
) -> None:
    presser = Presser(club, outcomes, monkeypatch)
    for kind in kinds:
        place = looked_on(club, kind)
        await club.quiet()
        await place.prepare()
        first = await begin(club, place)
        for state in ("placing", "moving", "a draw offered", "over"):
            first = await bring_to(club, place, first, state)
            await presser.press_all(place, state, first)
        second = await bring_to(club, place, await begin(club, place), "canceled")
        await presser.press_all(place, "canceled", second)
        if kind is PlaceKind.CHANNEL:
            await presser.press_all(place, "over", first)  # which has shrunk to two lines
    assert list(flaws(presser.presses)) == []
    assert len({each.state for each in presser.presses}) == 5 * len(kinds)
    assert outcomes.failed == outcomes.accepted > 0
