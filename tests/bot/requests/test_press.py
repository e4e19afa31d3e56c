"""What a press carries is read from its control's id; what can't be read comes from another version of the bot.

Forms that were filled in are read alike.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.features.rooms import Control
from bot.matches import PingWhen
from bot.matches.refusals import Why
from bot.pages.control_ids import Action, ControlId
from bot.requests.press import Press, read_value
from dvonn import Jump, Space
from tests.bot.company import ANNA, HERE
from tests.bot.refused import refuses


def press(custom_id: str, *chosen: str, filled_in: Mapping[str, str] | None = None) -> Press:
    fields = [{"type": 4, "custom_id": name, "value": text} for name, text in (filled_in or {}).items()]
    interaction: Any = SimpleNamespace(
        client=MagicMock(),
        user=SimpleNamespace(id=ANNA.id, display_name=ANNA.name, bot=False),
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        locale="en-GB",
        data={
            "values": list(chosen),
            "components": [{"type": 10}, *({"type": 18, "component": field} for field in fields)],
        },
    )
    return Press(interaction, ControlId.parse(custom_id))


def test_a_press_knows_match_event_and_choices() -> None:
    pressed = press("dvonn:target:12:34:c3", "e3")
    assert (pressed.match_id, pressed.seen) == (12, 34)
    assert (pressed.space(2), pressed.chosen_space) == (Space.parse("c3"), Space.parse("e3"))
    assert (pressed.user, pressed.person, pressed.guild) == (
        ANNA.id,
        replace(ANNA, language="en"),
        HERE.guild,
    )
    assert press("dvonn:anyway:12:34:c3e3").move(2) == Jump(Space.parse("c3"), Space.parse("e3"))


@pytest.mark.parametrize(
    "custom_id", ["dvonn:place", "dvonn:place:x", "dvonn:place:1:x", "dvonn:place:1:2:z9"]
)
def test_what_is_missing_or_unreadable_makes_a_control_outdated(custom_id: str) -> None:
    pressed = press(custom_id)
    with refuses(Why.OUTDATED_CONTROL):
        _ = (pressed.match_id, pressed.seen, pressed.space(2))


@pytest.mark.parametrize("move", ["", ":zz", ":c3d4e5"])
def test_what_is_no_move_makes_a_control_outdated(move: str) -> None:
    with refuses(Why.OUTDATED_CONTROL):
        press(f"dvonn:anyway:1:2{move}").move(2)


def test_a_select_without_a_choice_is_outdated() -> None:
    with refuses(Why.OUTDATED_CONTROL):
        _ = press("dvonn:stack:1:2").chosen_space


def test_a_value_is_chosen_in_a_menu_or_told_by_the_control() -> None:
    assert press("dvonn:prefer:when", "first").value == "first"
    assert press("dvonn:prefer:rotated:on").value == "on"
    with refuses(Why.OUTDATED_CONTROL):
        _ = press("dvonn:prefer:when").value


def test_a_form_is_read_field_by_field() -> None:
    pressed = press("dvonn:quiet-hours-set", filled_in={"from": "22", "to": ""})
    assert (pressed.entered("from"), pressed.entered("to")) == ("22", "")
    with refuses(Why.OUTDATED_CONTROL):
        pressed.entered("zone")


@pytest.mark.parametrize(("text", "read"), [("first", PingWhen.FIRST), ("each", PingWhen.EACH)])
def test_what_a_menu_offers_is_read(text: str, read: PingWhen) -> None:
    assert read_value(PingWhen, text) is read


@pytest.mark.parametrize("reading", [PingWhen, int, {"a": 1}.__getitem__])
def test_what_a_menu_of_another_version_offers_makes_it_outdated(reading: Callable[[str], object]) -> None:
    with refuses(Why.OUTDATED_CONTROL):
        read_value(reading, "always")


NEEDS_NOTHING = {Action.CLOSE, Action.ASK_QUIET_HOURS, Action.FORGET_ME}


@pytest.mark.parametrize("action", [action for action in Action if action not in NEEDS_NOTHING])
async def test_a_control_that_carries_too_little_is_outdated_whatever_it_does(action: Action) -> None:
    """As an older or a newer version might send it: no service is even asked."""
    with refuses(Why.OUTDATED_CONTROL):
        await Control.handlers[action](press(f"dvonn:{action}"))
