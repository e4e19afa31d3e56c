"""Finds the records in a message: in its files, its code blocks, or its whole text; decodes files."""

import asyncio
import codecs
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass

import aiohttp
import discord
from discord.components import Component, FileComponent, TextDisplay

from bot.domain.refusals import Refused
from bot.features.records.refusals import FILE_NOT_GIVEN, NO_RECORD_IN_MESSAGE, RECORD_NOT_TEXT
from bot.features.records.service import check_size
from bot.process.logs import in_short
from bot.requests.request import Request

CODE = re.compile(r"```(?:[A-Za-z0-9+-]*\n)?(.*?)```", re.DOTALL)
"""A code block, whose first line may name a language."""

PATIENCE = 20.0
"""Timeout in seconds for downloading a file from Discord."""

NO_TEXTS = ("image/", "video/", "audio/")
"""Prefixes of media types that never contain a record."""

MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",  # before UTF-16, whose mark is its beginning
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""The encodings by the marks with which texts in them begin."""

END_OF_FILE = "\x1a"
"""How old programs end a text."""

NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
"""Control characters that no text contains; pictures and archives do."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _File:
    """A file of a message, before it is downloaded."""

    size: int
    read: Callable[[], Awaitable[bytes]]


async def texts_in(request: Request, message: discord.Message) -> list[str]:
    """Return the texts in a message that may be a record, the likeliest first.

    Uses the first file if there is one; otherwise the code blocks, then the whole text. Raises `Refused`:
    NO_RECORD_IN_MESSAGE, RECORD_TOO_LARGE, FILE_NOT_GIVEN, RECORD_NOT_TEXT.
    """
    for file in _files(request, message):
        return [await _text_of(file)]
    written = [text for text in (message.content, *_displayed(message.components)) if text.strip()]
    blocks = [block for text in written for block in CODE.findall(text) if block.strip()]
    if not written:
        raise Refused(NO_RECORD_IN_MESSAGE)
    return blocks + written


async def text_of(file: discord.Attachment) -> str:
    """Download a file and decode it. Raises `Refused`: RECORD_TOO_LARGE, FILE_NOT_GIVEN, RECORD_NOT_TEXT."""
    return await _text_of(_File(file.size, file.read))


async def _text_of(file: _File) -> str:
    check_size(file.size)
    try:
        async with asyncio.timeout(PATIENCE):
            content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # a timeout is one of the last
        log.warning("Could not download an attachment: %s", in_short(error))
        raise Refused(FILE_NOT_GIVEN) from error
    return decode(content)


def decode(content: bytes) -> str:
    """Decode a text file in any encoding that programs use. Raises `Refused`: RECORD_NOT_TEXT.

    Without a mark at its beginning, a text is UTF-16 if most of its characters have a zero byte, else UTF-8; what isn't
    UTF-8 is Windows' extension of Latin-1, which has the letters of Western European names.
    """
    encoding = next((each for mark, each in MARKS.items() if content.startswith(mark)), None)
    try:
        text = content.decode(encoding or _likely_encoding(content))
    except UnicodeDecodeError as error:
        if encoding or b"\0" in content:
            raise Refused(RECORD_NOT_TEXT) from error
        text = content.decode("cp1252", errors="replace")
    text = text.removesuffix(END_OF_FILE)
    if NO_TEXT.search(text):
        raise Refused(RECORD_NOT_TEXT)
    return text


def _likely_encoding(content: bytes) -> str:
    first, second = (content[start::2].count(0) for start in (0, 1))
    if max(first, second) <= len(content) / 4:
        return "utf-8"
    return "utf-16-be" if first > second else "utf-16-le"


def _files(request: Request, message: discord.Message) -> Iterator[_File]:
    for file in message.attachments:
        if not (file.content_type or "").startswith(NO_TEXTS):
            yield _File(file.size, file.read)
    for component in _parts(message.components):
        if isinstance(component, FileComponent):
            url = component.media.url
            yield _File(component.size or 0, lambda url=url: request.client.http.get_from_cdn(url))  # type: ignore[misc]


def _displayed(components: Iterable[Component]) -> Iterator[str]:
    for component in _parts(components):
        if isinstance(component, TextDisplay):
            yield component.content


def _parts(components: Iterable[Component]) -> Iterator[Component]:
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))
