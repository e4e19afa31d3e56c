"""Files that are brought along, and those that Discord doesn't hand out."""

import codecs
import contextlib
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.refusals import Refused
from bot.features.records import reading
from bot.features.records.refusals import FILE_NOT_GIVEN, RECORD_NOT_TEXT
from dvonn import read_record
from tests.bot.refused import refuses

GONE = discord.NotFound(cast("Any", SimpleNamespace(status=404, reason="")), "gone")


def file(content: bytes | Exception) -> Any:  # noqa: ANN401  as much of an attachment as is read
    async def read() -> bytes:
        if isinstance(content, Exception):
            raise content
        return content

    return SimpleNamespace(size=9, read=read)


RECORD = "White [Zoë Müller]\r\nBlack [“Ben”]\r\n1. c3 d3\r\n"
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
async def test_a_record_is_read_in_the_encoding_in_which_its_program_wrote_it(
    encoding: str, line_end: str
) -> None:
    written = RECORD.replace("\r\n", line_end)
    text = await reading.text_of(file(written.encode(encoding)))
    assert text == written
    assert read_record(text).headers["White"] == "Zoë Müller"
    assert len(read_record(text).game.moves) == 2


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_a_mark_at_the_beginning_shows_the_order_of_bytes(mark: bytes) -> None:
    order = "utf-16-le" if mark == codecs.BOM_UTF16_LE else "utf-16-be"
    assert reading.decode(mark + RECORD.encode(order)) == RECORD


def test_letters_of_other_code_pages_are_lost_in_names_only() -> None:
    text = reading.decode(RECORD.replace("Zoë", "Ťapka").encode("cp1250"))
    assert read_record(text).game == read_record(RECORD).game


def test_the_mark_with_which_old_programs_end_a_file_is_no_text() -> None:
    assert reading.decode(RECORD.encode("cp1252") + b"\x1a") == RECORD


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"PK\x03\x04\x14\0\0\0\x08\0",
        b"\x1f\x8b\x08\0\0\0\0\0",
        codecs.BOM_UTF16_LE + b"odd",
        b"1. c3\0",
        b"\xff\xd8\xff\xe0\0\x10JFIF",
    ],
)
async def test_a_file_that_is_not_text_is_refused(content: bytes) -> None:
    with refuses(RECORD_NOT_TEXT):
        await reading.text_of(file(content))


@given(st.binary())
def test_any_file_is_decoded_or_refused(content: bytes) -> None:
    with contextlib.suppress(Refused):
        reading.decode(content).encode()


@pytest.mark.parametrize(
    "error", [GONE, aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()]
)
async def test_a_file_that_discord_does_not_hand_out_is_reported(error: Exception) -> None:
    with refuses(FILE_NOT_GIVEN):
        await reading.text_of(file(error))
