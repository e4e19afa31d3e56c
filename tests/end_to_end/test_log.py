"""The log records matches, refusals and trouble, but no token, no name and nothing that anyone wrote.

Every test of a club holds its log to that, at DEBUG (`told.py`). Here is what else can go wrong.
"""

import json
import logging

import pytest

from bot.process.logs import JsonLines, WithFields
from tests.end_to_end.club import Club, answer_to

REASON = "no time for board games today"
MOST_LINES = 60
"""The most lines about all that is done below; the libraries would tell thousands."""


async def test_the_log_shows_no_token_no_name_and_no_text_at_any_level(club: Club) -> None:
    await club.stop_bot()
    await club.start_bot()
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    opened = await club.ben.click(club.public()[-1], "Decline")
    await answer_to(await club.ben.submit(opened.modal, {"reason": REASON}))
    await club.use(club.cleo, "challenge", {"opponent": club.anna, "colour": "white"})
    await club.press(club.anna, club.public()[-1], "Accept")
    await club.use(club.cleo, "move", {"move": "c3"})
    await club.use(club.cleo, "move", {"move": REASON})
    lost = club.playground.faults.next(
        "POST", "/interactions/{interaction_id}/{interaction_token}/callback", status=404
    )
    club.anna.begin_command(club.channel, "dvonn move", {"move": "f4"})
    await lost.reached.wait()
    await club.quiet()
    asked = await club.use(club.ben, "forget")
    await club.press(club.ben, asked, "Delete my data")
    await club.quiet()
    told = "\n".join(club.log_capture.lines)
    assert "Answering an interaction failed" in told
    assert club.log_capture.leaks() == []
    assert len(told.splitlines()) < MOST_LINES


async def test_what_a_log_must_not_tell_is_noticed_in_it(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    opened = await club.ben.click(club.public()[-1], "Decline")
    await answer_to(await club.ben.submit(opened.modal, {"reason": REASON}))
    secrets = [club.application.token, opened.token, str(club.anna.id), REASON, "Ben", "Club", "games"]
    for secret in secrets:
        logging.getLogger("bot.requests").debug("They said: %s.", secret)
    noticed = club.log_capture.leaks()
    club.log_capture.lines.clear()
    assert set(noticed) == set(secrets)


async def test_what_went_wrong_is_traced_by_its_reference_command_match_and_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    records: list[dict[str, object]] = []

    class Traced(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(json.loads(JsonLines().format(record)))

    handler = Traced()
    handler.addFilter(WithFields(process="1/1"))
    logging.getLogger().addHandler(handler)
    try:
        await club.begin()
        await club.use(club.ben, "move", {"move": "c3"})
        monkeypatch.setattr(club.bot.matches, "resign", None)
        question = await club.use(club.ben, "resign")
        apology = await club.press(club.ben, question, "Resign")
    finally:
        logging.getLogger().removeHandler(handler)
    refused = next(each for each in records if each["message"] == "Refused: not-your-turn")
    failed = next(each for each in records if str(each["message"]).startswith("Reference "))
    for line, command in ((refused, "dvonn move"), (failed, "press resigned")):
        assert (line["command"], line["match"], line["shard"]) == (command, 1, 0)
        assert isinstance(line["ms"], int)
    assert failed["message"] == f"Reference {failed['reference']}"
    assert str(failed["reference"]) in apology.text
    assert refused["reference"] != failed["reference"]
