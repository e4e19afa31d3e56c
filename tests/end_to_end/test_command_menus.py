"""Commands in the menus of people and messages are requests as all others: answered in private, refused in words."""

from pathlib import Path

import discord
import pytest

from bot.domain.refusals import RefusalReason, Refused
from bot.features.absence import handlers as absence
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.page import Page
from tests.end_to_end.club import Club, answer_to


async def wave(request: Request, whom: discord.User | discord.Member) -> Page:
    """Greet somebody."""
    return Page(f"{request.person.name} waves at {whom.display_name}. See `/dvonn import`.")


async def count(request: Request, message: discord.Message) -> Page:
    """Count the words of a message."""
    if not message.content:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return Page(f"{len(message.content.split())} words, for {request.user}")


async def test_a_menu_s_command_is_answered_as_a_typed_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers = Handlers()
    handlers.menu_command("Wave at")(wave)
    handlers.menu_command("Count")(count)
    handlers.include(absence.handlers)
    monkeypatch.setattr(absence, "handlers", handlers)
    async with Club(tmp_path / "dvonn.db") as club:
        greeting = await answer_to(await club.anna.menu(club.ben, "Wave at", club.channel))
        number = club.bot.messenger.commands["dvonn"]
        assert greeting.text == f"Anna waves at Ben. See </dvonn import:{number}>."
        said = club.ben.say(club.channel, "three little words")
        assert (await answer_to(await club.anna.menu(said, "Count"))).text == f"3 words, for {club.anna.id}"
        await club.begin()
        refusal = await answer_to(await club.cleo.menu(club.board(), "Count"))
        assert "out of date" in refusal.text
        direct = club.anna.direct_messages(club.application)
        said = club.anna.say(direct, "Hello there")
        assert "2 words" in (await answer_to(await club.anna.menu(said, "Count"))).text
        assert club.bot.messenger.commands.keys() == {"dvonn", "dvonn-club", "dvonn-admin"}
