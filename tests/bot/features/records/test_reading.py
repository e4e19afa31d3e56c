"""Files that are brought along, and those that Discord doesn't hand out."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.domain.refusals import RefusalReason
from bot.features.records import reading
from tests.bot.refused import refuses

GONE = discord.NotFound(cast("Any", SimpleNamespace(status=404, reason="")), "gone")


def file(content: bytes | Exception) -> Any:  # noqa: ANN401  as much of an attachment as is read
    async def read() -> bytes:
        if isinstance(content, Exception):
            raise content
        return content

    return SimpleNamespace(size=9, read=read)


async def test_a_file_is_read_as_text_in_utf_8() -> None:
    assert await reading.text_of(file("ä".encode())) == "ä"
    with refuses(RefusalReason.RECORD_NOT_TEXT):
        await reading.text_of(file("ä".encode("latin-1")))


@pytest.mark.parametrize(
    "error", [GONE, aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()]
)
async def test_a_file_that_discord_does_not_hand_out_is_told_of(error: Exception) -> None:
    with refuses(RefusalReason.FILE_NOT_GIVEN):
        await reading.text_of(file(error))
