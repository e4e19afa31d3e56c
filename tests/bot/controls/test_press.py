"""What a press carries is read from its control's id; what can't be read comes from another version of the bot."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls import Control
from bot.controls.press import Press
from bot.matches import Matches
from bot.matches.refusals import OutdatedControlError
from bot.presentation.control_ids import Action, ControlId
from dvonn import Jump, Space
from tests.bot.company import ANNA, HERE


def press(custom_id: str, *chosen: str, matches: Matches | None = None) -> Press:
    interaction: Any = SimpleNamespace(
        client=SimpleNamespace(matches=matches, presenter=None),
        user=SimpleNamespace(id=ANNA.id, display_name=ANNA.name),
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        locale="en-GB",
        data={"values": list(chosen)},
    )
    return Press(interaction, ControlId.parse(custom_id))


def test_a_press_knows_match_event_and_choices() -> None:
    pressed = press("dvonn:target:12:34:c3", "e3")
    assert (pressed.match_id, pressed.seen) == (12, 34)
    assert (pressed.space(2), pressed.chosen_space) == (Space.parse("c3"), Space.parse("e3"))
    assert (pressed.user, pressed.person, pressed.guild) == (ANNA.id, ANNA, HERE.guild)
    assert press("dvonn:anyway:12:34:c3e3").jump(2) == Jump(Space.parse("c3"), Space.parse("e3"))


@pytest.mark.parametrize(
    "custom_id", ["dvonn:place", "dvonn:place:x", "dvonn:place:1:x", "dvonn:place:1:2:z9"]
)
def test_what_is_missing_or_unreadable_makes_a_control_outdated(custom_id: str) -> None:
    pressed = press(custom_id)
    with pytest.raises(OutdatedControlError):
        _ = (pressed.match_id, pressed.seen, pressed.space(2))


@pytest.mark.parametrize("move", ["", ":c3", ":zz", ":pass", ":c3d4e5"])
def test_what_is_no_jump_makes_a_control_outdated(move: str) -> None:
    with pytest.raises(OutdatedControlError):
        press(f"dvonn:anyway:1:2{move}").jump(2)


def test_a_select_without_a_choice_is_outdated() -> None:
    with pytest.raises(OutdatedControlError):
        _ = press("dvonn:stack:1:2").chosen_space


@pytest.mark.parametrize("action", [action for action in Action if action is not Action.CLOSE])
async def test_a_control_that_carries_too_little_is_outdated_whatever_it_does(
    action: Action, service: Matches
) -> None:
    """As an older or a newer version might send it."""
    with pytest.raises(OutdatedControlError):
        await Control.handlers[action](press(f"dvonn:{action}", matches=service))
