"""The tree of commands: its order, its groups, and what Discord is told of who may use it where."""

import subprocess
import sys
from collections.abc import Iterator

import discord
import pytest
from discord import app_commands

from bot.features import rooms
from bot.requests.command_tree import ORDER, command_tree
from bot.requests.commands import COMMANDS, MENU_COMMANDS, command, menu_command
from bot.requests.request import Request
from bot.ui.page import Page

MOST_BESIDE = 18
"""The most commands and groups side by side under `/dvonn`; Discord takes 25."""

SERVER, BOT_DIRECT_MESSAGES = 0, 1

EVERYBODY, MANAGERS = rooms.GROUPS


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Commands that a test makes are forgotten after it."""
    typed, in_menus = COMMANDS.copy(), MENU_COMMANDS.copy()
    yield
    for now, before in ((COMMANDS, typed), (MENU_COMMANDS, in_menus)):
        now.clear()
        now.update(before)  # type: ignore[arg-type]


@pytest.fixture
def tree() -> app_commands.CommandTree[discord.Client]:
    return app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


async def page_of_nothing(request: Request) -> Page:
    raise NotImplementedError(request)


async def page_of_somebody(request: Request, whom: discord.User | discord.Member) -> Page:
    raise NotImplementedError(request, whom)


async def page_of_a_message(request: Request, message: discord.Message) -> Page:
    raise NotImplementedError(request, message)


def listed() -> list[str]:
    """The commands that can be typed, in the order in which Discord lists them."""
    return [
        each.qualified_name
        for group in (EVERYBODY, MANAGERS)
        for each in group.walk_commands()
        if isinstance(each, app_commands.Command)
    ]


def test_every_command_stands_in_the_order_of_the_list() -> None:
    assert listed() == [each for each in ORDER if each in COMMANDS]
    assert set(COMMANDS) <= set(ORDER)


def test_the_list_is_not_full_on_its_first_level() -> None:
    assert 0 < len({each.split()[1] for each in ORDER if each.startswith("dvonn ")}) <= MOST_BESIDE


@pytest.mark.slow
def test_the_order_does_not_depend_on_which_room_is_opened_first() -> None:
    script = (
        "import bot.features.watching, bot.features.absence\n"
        "from bot.features import rooms\n"
        "for group in rooms.GROUPS: print(*(each.qualified_name for each in group.walk_commands()), sep='\\n')"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert [line for line in said.stdout.splitlines() if line in ORDER] == listed()


def test_a_command_needs_a_place_in_the_order() -> None:
    COMMANDS["dvonn draughts"] = COMMANDS["dvonn rules"]
    with pytest.raises(ValueError, match="no place in the order for dvonn draughts"):
        command_tree()


def test_no_command_takes_the_place_of_another() -> None:
    with pytest.raises(ValueError, match="two commands /dvonn rules"):
        command("rules")(page_of_nothing)
    menu_command("Wave at")(page_of_somebody)
    with pytest.raises(ValueError, match="two commands Wave at"):
        menu_command("Wave at")(page_of_a_message)


def test_who_may_use_the_commands_and_where(tree: app_commands.CommandTree[discord.Client]) -> None:
    told = [group.to_dict(tree) for group in (EVERYBODY, MANAGERS)]
    assert [each["name"] for each in told] == ["dvonn", "dvonn-admin"]
    assert [each["contexts"] for each in told] == [[SERVER, BOT_DIRECT_MESSAGES], [SERVER]]
    assert [each["integration_types"] for each in told] == [[0], [0]]
    managing = discord.Permissions(manage_guild=True).value
    assert [each["default_member_permissions"] for each in told] == [None, managing]


def test_commands_in_menus_are_of_people_or_of_messages(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    of_people = menu_command("Wave at")(page_of_somebody)
    of_messages = menu_command("Count", in_direct_messages=True)(page_of_a_message)
    assert [each.to_dict(tree)["type"] for each in (of_people, of_messages)] == [2, 3]
    assert of_people.to_dict(tree)["contexts"] == [SERVER]
    assert of_messages.to_dict(tree)["contexts"] == [SERVER, BOT_DIRECT_MESSAGES]
    assert {"Wave at", "Count"} <= MENU_COMMANDS.keys()
