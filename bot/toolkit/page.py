"""A page: the text, pictures, files and controls of one message in Discord's Components V2, with its message tag.

The tag is encoded in component ids, so a page needs no control to carry it:
https://discord.com/developers/docs/components/reference#anatomy-of-a-component. This module writes and reads tags,
turns names of commands in texts into clickable mentions, and mentions of users into names.

https://discord.com/developers/docs/components/overview
"""

import hashlib
import io
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Any, Literal

import discord
from discord import ActionRow, Component, Container, ui

from bot.catalogue import Language
from bot.domain import UserId
from bot.toolkit.words import Names, calling, escaped_name

Block = ui.Item[Any]

NUMBERS = 2**24
"""The number of distinct values of a tag's `number`; larger ones wrap around."""

ABOUT = 2**30
"""Distinct values of a tag's `about`. The largest component id is twice that, less one."""


class Subject(Enum):
    """The type of the id in the tags of a kind of messages, if the game can be opened by it."""

    MATCH = auto()
    """A match, or none (0)."""
    CHALLENGE = auto()


MOST_KINDS = 63

KINDS: dict[int, "MessageKind"] = {}
"""The kinds of the core and of all features that are imported, by number."""


@dataclass(frozen=True, slots=True)
class MessageKind:
    """A kind of messages. Messages on Discord contain its number, from 1 to 63, so it never changes.

    A feature declares its own kinds beside their pages. Raises `ValueError` for a number that is taken or too large.
    """

    number: int
    name: str
    subject: Subject | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.number <= MOST_KINDS:
            raise ValueError(f"{self.name} has the number {self.number}")
        if known := KINDS.get(self.number):
            raise ValueError(f"{self.name} has the number of {known.name}")
        KINDS[self.number] = self


class Kind:
    """The kinds of the core."""

    BOARD = MessageKind(1, "BOARD", Subject.MATCH)
    """The board of a running match, at an event."""
    RESULT = MessageKind(3, "RESULT", Subject.MATCH)
    """The result card of a match, at its last event."""
    CHALLENGE = MessageKind(4, "CHALLENGE", Subject.CHALLENGE)
    """A challenge, in one of its states. Its match has its thread below the message."""
    PING = MessageKind(7, "PING", Subject.MATCH)
    """A direct message that pings a player because of an event."""
    DIRECT_MESSAGE = MessageKind(8, "DIRECT_MESSAGE", Subject.MATCH)
    """Any other direct message, about a match or none (0), by the number under which it is stored."""
    SHARED_POSITION = MessageKind(12, "SHARED_POSITION", Subject.MATCH)
    """A position of a match, or of a record (about 0), at a ply."""
    INVITATION = MessageKind(17, "INVITATION", Subject.CHALLENGE)
    """A direct message about a challenge to the challenged user."""
    SCORE_SHEET = MessageKind(23, "SCORE_SHEET", Subject.MATCH)
    """Ten rounds of a match in its thread, by the number of the sheet."""
    THREAD_HEAD = MessageKind(25, "THREAD_HEAD", Subject.MATCH)
    """The message to which the thread of a match without a challenge is attached."""
    STANDING = MessageKind(24, "STANDING")
    """A standing message, by its `StandingKind`."""


@dataclass(frozen=True, slots=True)
class MessageTag:
    """A message's kind, the id of its match or challenge if any, and a number whose meaning depends on the kind."""

    kind: MessageKind
    about: int = 0
    number: int = 0

    @property
    def container(self) -> int:
        """The component id of the container: 2²⁴ to 2³⁰ - 1."""
        return self.kind.number * NUMBERS + self.number % NUMBERS

    @property
    def first(self) -> int:
        """The component id of the container's first child: 2³⁰ to 2³¹ - 1."""
        return ABOUT + self.about % ABOUT


MOST = 40
"""The maximum number of components in a message (https://discord.com/developers/docs/components/overview)."""

MOST_ROWS = 5
"""The maximum number of rows in a message without Components V2."""

LONGEST_CONTENT = 2000
"""The maximum length of a message's content (https://discord.com/developers/docs/resources/message#create-message)."""

IN_A_ROW = 4
"""Buttons per row if there are several rows: Discord takes five, but a phone shows four."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its alternative text (1 to 1,024 characters)."""

    data: bytes
    alt: str
    name: str = "board"
    kind: Literal["png", "gif"] = "png"

    @property
    def filename(self) -> str:
        return f"{self.name}.{self.kind}"

    def block(self) -> Block:
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt)
        )


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download."""

    data: bytes
    filename: str

    def block(self) -> Block:
        return ui.File(f"attachment://{self.filename}")


COMMAND = "`/dvonn"
"""How commands in catalogue texts start."""

Part = str | Picture | Document | Block | None
"""A part of a page. None, an empty text and an empty row are skipped."""


class Page(ui.LayoutView):
    """A message in one container; `message_tag` identifies a message that is not a private page.

    `notification` is the sentence that a push notification shows of a page that rings: who wants what in which game. A
    direct message begins with it.

    Controls are only drawn: a press reaches `bot.requests` by its custom id, in any process. The view is stopped at
    once so that discord.py keeps no reference to it.
    """

    def __init__(
        self,
        *parts: Part,
        accent: int | None = None,
        message_tag: MessageTag | None = None,
        notification: str = "",
    ) -> None:
        super().__init__(timeout=None)
        self.notification = notification
        self._attached = [part for part in parts if isinstance(part, Picture | Document)]
        self.message_tag = message_tag
        self.names_commands = any(COMMAND in text for text in map(_text_of, parts))
        self._container = ui.Container[ui.LayoutView](*_blocks(parts), accent_colour=accent)
        self.add_item(self._container)
        if message_tag:
            self.mark(message_tag)
        self.stop()

    def mark(self, message_tag: MessageTag) -> None:
        """Give the page a message tag."""
        self.message_tag = message_tag
        self._container.id = message_tag.container
        self._container.children[0].id = message_tag.first

    @property
    def digest(self) -> str:
        """A hash of everything that the message shows."""
        shown = self._container.to_component_dict()
        found = hashlib.sha256(json.dumps(shown, sort_keys=True).encode())
        for part in self._attached:
            found.update(part.data)
        return found.hexdigest()

    def add_row(self, *controls: Block) -> None:
        """Add a last row, unless Discord takes no further components."""
        if self.total_children_count + 1 + len(controls) <= MOST:
            self._container.add_item(ui.ActionRow(*controls))

    def announcement(self, users: Collection[int], role: int | None = None) -> "PlainMessage":
        """Return the message that pings users or a role before the page takes its place: notification and buttons."""
        if not self.notification:
            raise ValueError("a page that rings has no notification")
        told = f"<@&{role}> {self.notification}" if role else self.notification
        return PlainMessage(calling(users, told), self._rows, self.message_tag)

    def plain(self) -> "PlainMessage":
        """Return the page as a message whose content a notification shows: the texts, then the pictures and buttons."""
        texts = [block.content for block in self.walk_children() if isinstance(block, ui.TextDisplay)]
        return PlainMessage("\n".join(texts), self._rows, self.message_tag, self._attached)

    @property
    def _rows(self) -> list[ui.ActionRow[Any]]:
        return [block for block in self._container.children if isinstance(block, ui.ActionRow)]

    @property
    def has_files(self) -> bool:
        return bool(self._attached)

    @property
    def files(self) -> list[discord.File]:
        """New file objects for each send, as sending closes them."""
        return [discord.File(io.BytesIO(part.data), part.filename) for part in self._attached]


class PlainMessage(ui.View):
    """A message with content and rows of buttons: notifications show its content, and nothing of Components V2.

    https://github.com/discord/discord-api-docs/issues/7854

    Its message tag is in its first row and that row's first button: a message with a tag needs a button.
    """

    def __init__(
        self,
        content: str,
        rows: Sequence[ui.ActionRow[Any]],
        message_tag: MessageTag | None,
        attached: Sequence[Picture | Document] = (),
    ) -> None:
        super().__init__(timeout=None)
        if message_tag and not rows:
            raise ValueError(
                f"a plain message of kind {message_tag.kind.name} has no button to carry its tag"
            )
        self.content = content if len(content) <= LONGEST_CONTENT else content[: LONGEST_CONTENT - 1] + "…"
        self._attached = attached
        self._components = [row.to_component_dict() for row in rows[:MOST_ROWS]]
        if message_tag:
            self._components[0]["id"] = message_tag.container
            self._components[0]["components"][0]["id"] = message_tag.first
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._components

    @property
    def files(self) -> list[discord.File]:
        """New file objects for each send, with their alternative texts."""
        return [
            discord.File(
                io.BytesIO(part.data),
                part.filename,
                description=part.alt if isinstance(part, Picture) else None,
            )
            for part in self._attached
        ]


def _text_of(part: Part) -> str:
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
    """Return a row of up to five buttons, or one select; None is skipped."""
    return ui.ActionRow(*(control for control in controls if control is not None))


PHONE = 300
"""The width in pixels of a row within a message on a phone 390 pixels wide."""

LETTER, EMOJI, PADDING, NARROWEST, GAP = 7.9, 24, 28, 60, 8
"""In pixels: a button's average letter, its emoji with a gap, its padding, its minimum width; the gap between two."""


def row_on_a_phone(buttons: Sequence[Block]) -> Block:
    """Return one row that a phone doesn't wrap.

    If there are too many buttons, those just before the last are dropped.
    """
    *shown, last = buttons
    while len(shown) > 1 and not fits_a_phone([*shown, last]):
        shown.pop()
    return row(*shown, last)


def rows_on_a_phone(buttons: Iterable[Block | None], *, most: int = 2) -> list[Block]:
    """Return at most `most` rows that a phone doesn't wrap.

    If there are too many buttons, those just before the last are dropped.
    """
    shown = [button for button in buttons if button is not None]
    while len(filled := _filled(shown)) > most:
        del shown[-2]
    return [row(*each) for each in filled]


def _filled(buttons: Sequence[Block]) -> list[list[Block]]:
    """Return the buttons in rows, each filled up to a phone's width."""
    filled: list[list[Block]] = []
    for each in buttons:
        if filled and fits_a_phone([*filled[-1], each]):
            filled[-1].append(each)
        else:
            filled.append([each])
    return filled


def rows_of(labels: Iterable[str]) -> int:
    """Return how many rows of a phone are filled by buttons with these labels."""
    return len(_filled([ui.Button(label=label) for label in labels]))


def fits_a_phone(buttons: Sequence[Block]) -> bool:
    """Whether a phone shows the buttons in one row."""
    return sum(map(_width, buttons)) + GAP * (len(buttons) - 1) <= PHONE


def _width(control: Block) -> float:
    label, emoji = (control.label or "", control.emoji) if isinstance(control, ui.Button) else ("", None)
    return max(NARROWEST, PADDING + LETTER * len(label) + (EMOJI if emoji else 0))


def beside(text: str, control: Block) -> Block:
    """Return a text with a button to its right."""
    return ui.Section(text, accessory=control)


def rows(controls: Iterable[Block | None], *, most: int = IN_A_ROW) -> list[Block]:
    """Return rows of buttons, as few and as equally long as possible, so that no button is alone in a row."""
    shown = [control for control in controls if control is not None]
    count = -(-len(shown) // most)
    bounds = [-(-len(shown) * each // count) for each in range(count + 1)] if count else []
    return [row(*shown[start:end]) for start, end in pairwise(bounds)]


# reading message tags


def tag_of(components: Sequence[Component]) -> MessageTag | None:
    """Return the message tag in these components.

    None for other programs' messages and kinds that this version doesn't know. The tag is in the
    container of a page, or in the first row of a plain message.
    """
    holder = components[0] if components else None
    if not isinstance(holder, Container | ActionRow):
        return None
    kind_number, number = divmod(holder.id or 0, NUMBERS)
    kind = KINDS.get(kind_number)
    first = next((getattr(each, "id", None) or 0 for each in holder.children), 0)
    if kind is None or first < ABOUT:
        return None
    return MessageTag(kind, first - ABOUT, number)


# command mentions


FOR_EVERYBODY, FOR_CLUBS, FOR_MANAGERS = "dvonn", "dvonn-club", "dvonn-admin"
"""The root commands: for games, for what connects them, and for managers, in servers only."""

NAMED = re.compile(r"(?<![\\`])`/((dvonn(?:-admin|-club)?)(?: [a-z-]+)?)`(?!`)")
"""A command in a catalogue text. In user input the backtick is escaped with a backslash."""


def mention_commands(page: Page, ids: Mapping[str, int], *, but: Collection[str] = ()) -> Page:
    """Turn the commands named in a page's texts into clickable mentions, in place; return the page.

    `ids` are Discord's ids of the root commands. Commands without an id and those in `but` stay as they are. Labels and
    alternative texts can't contain mentions and are left alone.
    """
    for text in _texts(page):
        text.content = NAMED.sub(lambda named: _mention(named, ids, but), text.content)
    return page


def _mention(named: re.Match[str], ids: Mapping[str, int], but: Collection[str]) -> str:
    path, command = named.groups()
    return f"</{path}:{ids[command]}>" if command in ids and path not in but else named[0]


# mentions of users


MENTIONED = re.compile(r"(?<!\\)<@(\d+)>")
"""A mention of a user. In user input it is escaped with a backslash."""


def mentioned_on(page: Page) -> frozenset[UserId]:
    """Return the users whom a page's texts mention."""
    return frozenset(UserId(int(user)) for text in _texts(page) for user in MENTIONED.findall(text.content))


def name_users(page: Page, names: Names, language: Language, *, but: Collection[UserId] = ()) -> Page:
    """Replace the mentions of users by their names, except those of the users `but`, in place; return the page.

    `language` has the word for users without a name.
    """

    def named(mentioned: re.Match[str]) -> str:
        user = UserId(int(mentioned[1]))
        return mentioned[0] if user in but else escaped_name(user, names, language)

    for text in _texts(page):
        text.content = MENTIONED.sub(named, text.content)
    return page


def _texts(page: Page) -> Iterator[ui.TextDisplay[Any]]:
    return (block for block in page.walk_children() if isinstance(block, ui.TextDisplay))
