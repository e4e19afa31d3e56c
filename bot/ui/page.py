"""A page: one message's text, pictures, files and controls, in Discord's Components V2, and the mark of what it is.

The mark stands in the numbers that Discord lets components have, so a message carries it also where no control is left
on it: https://discord.com/developers/docs/components/reference#anatomy-of-a-component.

https://discord.com/developers/docs/components/overview
"""

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from typing import Any, Literal

import discord
from discord import ui

Block = ui.Item[Any]

NUMBERS = 2**24
"""How many numbers a mark tells apart; after these it begins anew."""

ABOUT = 2**30
"""How many matches, or challenges, a mark tells apart. The largest number of a component is twice that, less one."""


class Kind(IntEnum):
    """The kinds of messages, from 1 to 63. They stand in messages, so each keeps its number for ever."""

    BOARD = 1
    """The board of a match that goes on, at an event."""
    PAST_BOARD = 2
    """A board that has stayed in its match's thread though another has followed."""
    RESULT = 3
    """The result card of a match, at its last event."""
    CHALLENGE = 4
    """A challenge, in one of its states."""
    SPECTATORS_BOARD = 5
    """The board of a match in a channel for spectators, at an event."""
    SPECTATORS_RESULT = 6
    """The result of a match in a channel for spectators, at its last event."""
    PING = 7
    """A direct message that pings a player of a match because of an event."""
    DIRECT_MESSAGE = 8
    """Another direct message about a match, by the number under which it is kept."""
    WATCHERS_NOTICE = 9
    """A direct message about a match to somebody who watches it, at an event."""
    WATCHERS_MENTION = 10
    """A message in a match's thread that mentions who watches it, at an event."""
    FOLLOW_LOST = 11
    """A direct message that a channel for spectators shows nothing any more."""
    SHARED_POSITION = 12
    """A position of a match, or of a record (about 0), at a ply."""
    SHARED_CHART = 13
    """The chart of a match."""
    SHARED_REPLAY = 14
    """The replay of a match, up to a ply."""
    WELCOME = 15
    """The card in a server that is new to the bot."""
    SHARED_RULES = 16
    """A page of the rules, by its number."""
    INVITATION = 17
    """A direct message about a challenge to the person whom it names."""
    SHARED_REVIEW = 18
    """The review of a match."""
    PUZZLE = 19
    """The card of a puzzle, by the number of the card."""
    DAILY_LOST = 20
    """A direct message that a channel gets no puzzle of the day any more."""
    SHARED_LINE = 21
    """A line that starts from a match, or from a record (about 0), at a ply."""
    PERSONAL_REMINDER = 22
    """A direct message about a match that a user asked to be reminded of."""


@dataclass(frozen=True, slots=True)
class MessageTag:
    """A message's kind, the match or the challenge that it is about, if any, and a number that the kind explains."""

    kind: Kind
    about: int = 0
    number: int = 0

    @property
    def container(self) -> int:
        """The number of the message's container: 2²⁴ to 2³⁰ - 1."""
        return self.kind * NUMBERS + self.number % NUMBERS

    @property
    def first(self) -> int:
        """The number of what comes first in the container: 2³⁰ to 2³¹ - 1."""
        return ABOUT + self.about % ABOUT


IN_A_ROW = 4
"""Buttons in one of several rows: Discord takes five, but a phone shows four beside each other."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and its words for those who can't see it (1 to 1,024 characters)."""

    data: bytes
    alt: str
    name: str = "board"
    kind: Literal["png", "gif"] = "png"

    @property
    def filename(self) -> str:
        """The name under which the message refers to it, and from which Discord learns its kind."""
        return f"{self.name}.{self.kind}"

    def block(self) -> Block:
        """The picture as it stands in a page."""
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt)
        )


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be taken home."""

    data: bytes
    filename: str

    def block(self) -> Block:
        """The file as it stands in a page."""
        return ui.File(f"attachment://{self.filename}")


COMMAND = "`/dvonn"
"""The beginning of a command that a text names, as the catalogue writes it."""

Part = str | Picture | Document | Block | None
"""A part of a page. None, an empty text and a row without controls leave no trace on it."""


class Page(ui.LayoutView):
    """A message as it is to be shown, in one container. `message_tag` says what it is if others than the asker see it.

    Its controls are only drawn: a press arrives at `bot.requests` by its custom id, whichever process sent the page.
    So the view is stopped from the start, and discord.py keeps nothing of it.
    """

    def __init__(
        self, *parts: Part, accent: int | None = None, message_tag: MessageTag | None = None
    ) -> None:
        super().__init__(timeout=None)
        self._attached = [part for part in parts if isinstance(part, Picture | Document)]
        self.message_tag = message_tag
        self.names_commands = any(COMMAND in text for text in map(_text_of, parts))
        blocks = list(_blocks(parts))
        if message_tag:
            blocks[0].id = message_tag.first
        self.add_item(
            ui.Container(*blocks, accent_colour=accent, id=message_tag.container if message_tag else None)
        )
        self.stop()

    @property
    def files(self) -> list[discord.File]:
        """The attached files, anew for each time the page is sent: sending closes them."""
        return [discord.File(io.BytesIO(part.data), part.filename) for part in self._attached]


def _text_of(part: Part) -> str:
    """The text that stands in a part."""
    match part:
        case str():
            return part
        case ui.Section():
            return "".join(each.content for each in part.children if isinstance(each, ui.TextDisplay))
        case _:
            return ""


def _blocks(parts: Iterable[Part]) -> Iterator[Block]:
    for part in parts:
        match part:
            case None | "" | ui.ActionRow(children=[]):
                pass
            case str():
                yield ui.TextDisplay(part)
            case Picture() | Document():
                yield part.block()
            case _:
                yield part


def row(*controls: Block | None) -> Block:
    """Up to five buttons, or one select, beside each other; None among them is left out."""
    return ui.ActionRow(*(control for control in controls if control is not None))


PHONE = 300
"""The width of a row within a message on a phone of 390 pixels, in pixels."""

LETTER, PADDING, NARROWEST, GAP = 7.9, 28, 60, 8
"""The widths of an average letter, and of a button's padding; of a button at least; and between two, in pixels."""


def row_on_a_phone(buttons: Sequence[Block]) -> Block:
    """Buttons in a row that no phone breaks: what would not fit before the last one, which leads on, is left out."""
    *shown, last = buttons
    while len(shown) > 1 and not fits_a_phone([*shown, last]):
        shown.pop()
    return row(*shown, last)


def rows_on_a_phone(buttons: Iterable[Block | None], *, most: int = 2) -> list[Block]:
    """Buttons in so many rows at most, none of which a phone breaks.

    Buttons without room before the last one, which leads on, are left out.
    """
    shown = [button for button in buttons if button is not None]
    while len(filled := _filled(shown)) > most:
        del shown[-2]
    return [row(*each) for each in filled]


def _filled(buttons: Sequence[Block]) -> list[list[Block]]:
    """Buttons in rows that are filled one after the other."""
    filled: list[list[Block]] = []
    for each in buttons:
        if filled and fits_a_phone([*filled[-1], each]):
            filled[-1].append(each)
        else:
            filled.append([each])
    return filled


def fits_a_phone(buttons: Sequence[Block]) -> bool:
    """Whether a phone shows buttons beside each other."""
    return sum(map(_width, buttons)) + GAP * (len(buttons) - 1) <= PHONE


def _width(control: Block) -> float:
    label = control.label or "" if isinstance(control, ui.Button) else ""
    return max(NARROWEST, PADDING + LETTER * len(label))


def beside(text: str, control: Block) -> Block:
    """A text with a button at its right."""
    return ui.Section(text, accessory=control)


def rows(controls: Iterable[Block | None], *, most: int = IN_A_ROW) -> list[Block]:
    """Buttons in as few rows as hold them all, each about as long as the others, so that none stands alone."""
    shown = [control for control in controls if control is not None]
    count = -(-len(shown) // most)
    bounds = [-(-len(shown) * each // count) for each in range(count + 1)] if count else []
    return [row(*shown[start:end]) for start, end in pairwise(bounds)]
