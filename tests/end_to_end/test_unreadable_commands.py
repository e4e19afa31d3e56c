"""Commands, presses and forms that Discord's client would not send are answered in a sentence, and change nothing."""

import logging
from typing import Any

import pytest

from discord_playground import Interaction, InteractionType, OptionType
from tests.end_to_end.club import Club
from tests.end_to_end.planted import planted

UNREAD = "I couldn’t read that command"
OUTDATED = "This button is out of date"


def option(name: str, value: object, kind: OptionType = OptionType.STRING) -> dict[str, Any]:
    return {"name": name, "type": int(kind), "value": value}


def typed(subcommand: str, *options: dict[str, Any], root: str = "dvonn") -> dict[str, Any]:
    return {"name": root, "type": 1, "options": [{"name": subcommand, "type": 1, "options": list(options)}]}


async def told(used: Interaction, caplog: pytest.LogCaptureFixture) -> str:
    """The private answer, which is no apology."""
    answer = await used.settled()
    assert answer.response is not None
    assert answer.response.ephemeral
    assert errors(caplog) == []
    return answer.response.text


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


async def test_a_command_of_another_version_is_answered_in_a_sentence(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    commands: dict[str, dict[str, Any]] = {
        "command": {"name": "nothing", "type": 1},
        "no subcommand": {"name": "dvonn", "type": 1},
        "subcommand": {"name": "dvonn", "type": 1, "options": [{"name": "fly", "type": 1, "options": []}]},
        "without an option": typed("move"),
        "menu": {"name": "Nothing", "type": 3, "target_id": "9", "resolved": {"messages": {}}},
    }
    for unknown, data in commands.items():
        with subtests.test(unknown=unknown):
            caplog.clear()
            used = club.anna.forge(
                InteractionType.COMMAND, club.application, club.channel, {"id": "1", **data}
            )
            assert UNREAD in await told(used, caplog)
            assert "A command was not read" in caplog.text


async def test_an_option_that_discord_would_not_let_through_is_answered_in_a_sentence(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    club.offer_to_everybody("dvonn-admin")
    for data in (
        typed("challenge", option("setup", "x")),
        typed("challenge", option("colour", "x")),
        typed("challenge", option("colour", 5)),
        typed("challenge", option("colour", "white", OptionType.INTEGER)),
        typed("challenge", option("level", 99, OptionType.INTEGER)),
        typed("challenge", option("rated", "yes", OptionType.BOOLEAN)),
        typed("challenge", option("opponent", "9", OptionType.USER)),
        typed("challenge", option("opponent", "x", OptionType.USER)),
        typed("challenge", option("opponent", {}, OptionType.USER)),
        typed("challenge", option("unheard", "x")),
        typed("challenge", {"type": 3, "value": "full"}),
        typed("challenge", {"type": 3, "name": "setup"}),
        typed("move", option("move", 5)),
        typed("move", option("move", None)),
        typed("move", option("move", "c3"), option("match", 2**63, OptionType.INTEGER)),
        typed("move", option("move", "c3"), option("match", -(2**63), OptionType.INTEGER)),
        typed("move", option("move", "c3"), option("match", 1.5, OptionType.INTEGER)),
        typed("move", option("move", "c3"), {"name": "match", "type": 4, "value": True}),
        typed("move", option("move", "c3"), option("match", "x", OptionType.INTEGER)),
        typed("away", option("until", 5)),
        typed("import", option("file", "9", OptionType.ATTACHMENT)),
        typed("archive", option("result", "x"), root="dvonn-club"),
        typed("inspect", option("match", 1.5, OptionType.INTEGER), root="dvonn-admin"),
        typed("inspect", option("match", "nan", OptionType.NUMBER), root="dvonn-admin"),
    ):
        with subtests.test(data=data["options"]):
            used = club.anna.forge(
                InteractionType.COMMAND, club.application, club.channel, {"id": "1", **data}
            )
            assert UNREAD in await told(used, caplog)
            assert club.public() == []


async def test_suggestions_for_what_nobody_can_type_are_none(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    values: tuple[object, ...] = (5, 2**70, None, {}, ["c"])
    for value in values:
        for focused in ("move", "match"):
            with subtests.test(focused=focused, value=value):
                data = typed("move", {**option(focused, value), "focused": True})
                used = club.anna.forge(
                    InteractionType.AUTOCOMPLETE, club.application, club.channel, {"id": "1", **data}
                )
                await used.settled()
                assert used.choices == []
                assert errors(caplog) == []


HUGE = "9" * 60


async def test_a_press_on_what_no_page_has_is_answered_in_a_sentence(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    for custom_id in ("dvonn:move", f"dvonn:move:{HUGE}:1", "dvonn:move:x:y", "dvonn:", "dvonn::", "x"):
        with subtests.test(custom_id=custom_id):
            message = await planted(club, club.channel, custom_id)
            pressed = {"custom_id": custom_id, "component_type": 2}
            used = club.anna.forge(
                InteractionType.COMPONENT, club.application, club.channel, pressed, message=message
            )
            assert OUTDATED in await told(used, caplog)


async def test_a_choice_that_no_menu_offers_is_answered_in_a_sentence(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    custom_id = "dvonn:compose:setup:2:random:full:none:rated"
    message = await planted(club, club.channel, custom_id, select=True)
    chosen: tuple[object, ...] = ("c3", [5], [None], [{}], [HUGE], [[]])
    for values in chosen:
        with subtests.test(values=values):
            pressed = {"custom_id": custom_id, "component_type": 3, "values": values}
            used = club.anna.forge(
                InteractionType.COMPONENT, club.application, club.channel, pressed, message=message
            )
            assert OUTDATED in await told(used, caplog)


async def test_a_form_that_nobody_was_shown_is_answered_in_a_sentence(
    club: Club, caplog: pytest.LogCaptureFixture, subtests: pytest.Subtests
) -> None:
    await club.use(club.ben, "challenge", {"opponent": club.anna})
    sent: tuple[object, ...] = (
        None,
        5,
        [5],
        [None],
        [{}],
        [{"type": 18}],
        [{"type": 18, "component": 5}],
        [{"type": 18, "component": {"type": 4}}],
        [{"type": 18, "component": {"type": 4, "custom_id": [], "value": "x"}}],
        [{"type": 18, "component": {"type": 4, "custom_id": "reason", "value": 5}}],
        [{"type": 18, "component": {"type": 4, "custom_id": "reason", "values": 5}}],
    )
    for components in sent:
        with subtests.test(components=components):
            asked = await club.anna.click(club.public()[-1], "Decline")
            data = {"custom_id": "dvonn:decline-for:1", "components": components}
            used = club.anna.forge(InteractionType.MODAL, club.application, club.channel, data, origin=asked)
            assert OUTDATED in await told(used, caplog)
            assert "Decline" in str([each.label for each in club.public()[-1].buttons])
