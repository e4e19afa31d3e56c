"""Commands that nobody could have typed are told from those that somebody has."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.features import rooms
from bot.requests.checked_tree import CheckedTree, is_readable

STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
HUGE = 2**63


@pytest.fixture(scope="module")
def tree() -> app_commands.CommandTree[Any]:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    for group in rooms.GROUPS:
        tree.add_command(group)
    for menu in rooms.MENUS:
        tree.add_command(menu)
    return tree


def option(name: str, kind: int, value: object, **more: object) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value, **more}


def used(typed: str, *options: object, **more: object) -> dict[str, Any]:
    """The data of a command, as Discord sends them."""
    *above, last = typed.split()
    data: dict[str, Any] = {"name": last, "type": 1, "options": list(options)}
    for name in reversed(above):
        data = {"name": name, "type": 1, "options": [data]}
    return {**data, **more}


ANNA: dict[str, Any] = {"users": {"7": {}}}


@pytest.mark.parametrize(
    "data",
    [
        used("dvonn help"),
        {"name": "dvonn", "options": [{"name": "help", "type": 1}]},
        used("dvonn place", option("space", STRING, "c3"), option("match", INTEGER, 12)),
        used("dvonn challenge", option("opponent", USER, "7"), resolved=ANNA),
        used("dvonn me away", option("until", STRING, "tomorrow")),
        {"name": "Read as a DVONN record", "type": 3, "target_id": "9", "resolved": {"messages": {"9": {}}}},
    ],
)
def test_what_people_type_is_read(tree: app_commands.CommandTree[Any], data: dict[str, Any]) -> None:
    assert is_readable(tree, data)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"name": None, "type": 1},
        {"name": "dvonn", "type": 1, "options": []},
        {"name": "dvonn", "type": 1, "options": "help"},
        {"name": "dvonn", "type": 99},
        used("dvonn fly"),
        used("dvonn me"),
        used("dvonn help", option("loudly", BOOLEAN, True)),  # noqa: FBT003  a value
        used("dvonn place"),
        used("dvonn place", option("space", INTEGER, 3)),
        used("dvonn place", option("space", STRING, 3)),
        used("dvonn place", option("space", STRING, "c3"), option("space", STRING, "d3")),
        used("dvonn place", {"name": "space", "type": STRING}),
        used("dvonn board", option("match", INTEGER, HUGE)),
        used("dvonn board", option("match", INTEGER, -HUGE)),
        used("dvonn board", option("match", INTEGER, "12")),
        used("dvonn board", option("match", INTEGER, True)),  # noqa: FBT003  likewise
        used("dvonn board", option("match", INTEGER, 1.5)),
        used("dvonn challenge", option("colour", STRING, "purple")),
        used("dvonn challenge", option("pace", INTEGER, 5)),
        used("dvonn challenge", option("opponent", USER, "7")),
        used("dvonn challenge", option("opponent", USER, "anna"), resolved=ANNA),
        used("dvonn challenge", option("opponent", USER, str(HUGE)), resolved={"users": {str(HUGE): {}}}),
        {"name": "Read as a DVONN record", "type": 3, "target_id": "9", "resolved": {}},
        {"name": "Read as a DVONN record", "type": 2, "target_id": "9", "resolved": {"users": {"9": {}}}},
    ],
)
def test_what_nobody_can_have_typed_is_not_read(
    tree: app_commands.CommandTree[Any], data: dict[str, Any]
) -> None:
    assert not is_readable(tree, data)


@pytest.mark.parametrize(
    ("options", "suggested"),
    [
        ([option("match", INTEGER, "1", focused=True)], True),
        ([option("match", INTEGER, "x", focused=True)], True),
        ([option("space", STRING, "c3"), option("match", INTEGER, "", focused=True)], True),
        ([option("match", INTEGER, 1, focused=True)], False),
        ([option("match", INTEGER, "1")], False),
        ([option("rank", INTEGER, "1", focused=True)], False),
        ([option("match", INTEGER, HUGE), option("space", STRING, "c", focused=True)], False),
        ([], False),
    ],
)
def test_while_somebody_types_options_may_be_missing_or_half_typed(
    tree: app_commands.CommandTree[Any], options: list[Any], *, suggested: bool
) -> None:
    assert is_readable(tree, used("dvonn place", *options), suggests=True) is suggested


async def test_suggestions_that_come_too_late_are_missed_by_nobody(
    tree: app_commands.CommandTree[Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def too_late(_: object) -> None:
        raise ConnectionResetError

    interaction: Any = SimpleNamespace(
        type=discord.InteractionType.autocomplete, data={}, response=SimpleNamespace(autocomplete=too_late)
    )
    checked: Any = tree
    assert not await CheckedTree.interaction_check(checked, interaction)
    assert "Suggestions were not given: ConnectionResetError" in caplog.text
