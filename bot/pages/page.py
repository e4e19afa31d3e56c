"""A page: one message's text, pictures, files and controls, in Discord's Components V2.

https://discord.com/developers/docs/components/overview
"""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

import discord
from discord import ui

from bot.pages.marks import Mark

Block = ui.Item[Any]

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


Part = str | Picture | Document | Block | None
"""A part of a page. None, an empty text and a row without controls leave no trace on it."""


class Page(ui.LayoutView):
    """A message as it is to be shown, in one container. `mark` says what it is if others than the asker see it.

    Its controls are only drawn: a press arrives at `bot.requests` by its custom id, whichever process sent the page.
    So the view is stopped from the start, and discord.py keeps nothing of it.
    """

    def __init__(self, *parts: Part, accent: int | None = None, mark: Mark | None = None) -> None:
        super().__init__(timeout=None)
        self._attached = [part for part in parts if isinstance(part, Picture | Document)]
        self.mark = mark
        blocks = list(_blocks(parts))
        if mark:
            blocks[0].id = mark.first
        self.add_item(ui.Container(*blocks, accent_colour=accent, id=mark.container if mark else None))
        self.stop()

    @property
    def files(self) -> list[discord.File]:
        """The attached files, anew for each time the page is sent: sending closes them."""
        return [discord.File(io.BytesIO(part.data), part.filename) for part in self._attached]


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


def rows(controls: Iterable[Block | None]) -> list[Block]:
    """Buttons in as many rows as they need, of the same length or nearly, so that none is left alone."""
    shown = [control for control in controls if control is not None]
    count = -(-len(shown) // IN_A_ROW)
    bounds = [-(-len(shown) * each // count) for each in range(count + 1)] if count else []
    return [row(*shown[start:end]) for start, end in pairwise(bounds)]
