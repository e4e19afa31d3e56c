"""What the log tells of a match, of refusals and of trouble: no token, no name and nothing that anybody wrote."""

import logging
from collections.abc import Iterator

import discord
import pytest

from bot.logs import TALKATIVE, set_up_logging
from playground import Interaction, InteractionCreated
from tests.end_to_end.club import Club, answer_to

REASON = "no time for board games today"
MOST_LINES = 60
"""What is told of all below; the libraries would tell thousands of lines."""


@pytest.fixture
def everything(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The log at DEBUG, as the bot sets it up."""
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    loggers = [logging.getLogger(name) for name in ("discord", *TALKATIVE)]
    before = [logger.level for logger in loggers]
    caplog.set_level(logging.DEBUG)
    set_up_logging(logging.DEBUG)
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.mark.usefixtures("everything")
async def test_the_log_tells_no_token_no_name_and_no_text_at_any_level(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[Interaction] = []
    club.playground.stream.subscribe(
        lambda event: heard.append(event.interaction) if isinstance(event, InteractionCreated) else None
    )
    await club.stop_bot()
    await club.start_bot()
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    opened = await club.ben.click(club.public()[-1], "Decline")
    await answer_to(await club.ben.submit(opened.modal, {"reason": REASON}))
    await club.use(club.cleo, "challenge", {"opponent": club.anna, "colour": "white"})
    await club.press(club.anna, club.public()[-1], "Accept")
    await club.use(club.cleo, "place", {"space": "c3"})
    await club.use(club.cleo, "place", {"space": REASON})
    lost = club.playground.faults.next(
        "POST", "/interactions/{interaction_id}/{interaction_token}/callback", status=404
    )
    club.anna.begin_command(club.channel, "dvonn place", {"space": "f4"})
    await lost.reached.wait()
    await club.quiet()
    asked = await club.use(club.ben, "me forget")
    await club.press(club.ben, asked, "Forget me")
    await club.quiet()
    told = caplog.text.lower()
    people = club.anna, club.ben, club.cleo, club.olga
    secrets = [club.application.token, REASON, *(each.token for each in heard)]
    secrets += [name for person in people for name in (f"{person.shown_name} ", str(person.id))]
    assert "answering an interaction failed" in told
    assert [secret for secret in secrets if secret.lower() in told] == []
    assert len(told.splitlines()) < MOST_LINES
