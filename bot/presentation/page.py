"""A page: one message's text, picture and controls, in Discord's Components V2.

https://discord.com/developers/docs/components/overview
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

Block = ui.Item[Any]

IN_A_ROW = 4
"""Buttons in one of several rows: Discord takes five, but a phone shows four beside each other."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its words for those who can't see it (1 to 1,024 characters)."""

    png: bytes
    alt: str
    name: str = "board"

    @property
    def filename(self) -> str:
        """Under which the message refers to it."""
        return f"{self.name}.png"

    def block(self) -> Block:
        """The picture as it stands in a page."""
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt)
        )


class Page(ui.LayoutView):
    """A message as it is to be shown, in one container.

    Its controls are only drawn: a press arrives at `bot.controls` by its custom id, whichever process sent the page.
    So the view is stopped from the start, and discord.py keeps nothing of it.
    """

    def __init__(self, *parts: str | Picture | Block, accent: int | None = None) -> None:
        super().__init__(timeout=None)
        self._pictures = [part for part in parts if isinstance(part, Picture)]
        self.add_item(ui.Container(*map(_block, parts), accent_colour=accent))
        self.stop()

    @property
    def files(self) -> list[discord.File]:
        """The pictures as files, anew for each time the page is sent: sending closes them."""
        return [discord.File(io.BytesIO(picture.png), picture.filename) for picture in self._pictures]


def _block(part: str | Picture | Block) -> Block:
    match part:
        case str():
            return ui.TextDisplay(part)
        case Picture():
            return part.block()
        case _:
            return part


def row(*controls: Block | None) -> Block:
    """Up to five buttons, or one select, beside each other."""
    return ui.ActionRow(*(control for control in controls if control is not None))


def rows(controls: Sequence[Block]) -> list[Block]:
    """Buttons in as many rows as they need."""
    return [row(*controls[start : start + IN_A_ROW]) for start in range(0, len(controls), IN_A_ROW)]
