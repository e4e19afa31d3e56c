"""The tree of commands: its order, its groups, and what Discord learns about who may use it where."""

import discord
import pytest
from discord import app_commands

from bot.requests.command_tree import ORDER, command_groups, commands_of
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.page import Page
from tests.bot.registered import COMMANDS, GROUPS, HANDLERS

MOST_BESIDE = 16
"""The most commands side by side under `/dvonn`; Discord takes 25."""

SERVER, BOT_DIRECT_MESSAGES, PRIVATE_CHANNELS = 0, 1, 2

EVERYBODY, CLUB, MANAGERS = GROUPS


@pytest.fixture
def handlers() -> Handlers:
    return Handlers()


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
        for group in GROUPS
        for each in group.walk_commands()
        if isinstance(each, app_commands.Command)
    ]


def test_every_command_stands_in_the_order_of_the_list() -> None:
    assert listed() == [each for each in ORDER if each in COMMANDS]
    assert set(COMMANDS) <= set(ORDER)


def test_the_list_is_not_full_on_its_first_level() -> None:
    assert 0 < len({each.split()[1] for each in ORDER if each.startswith("dvonn ")}) <= MOST_BESIDE


def test_the_order_does_not_depend_on_which_feature_is_set_up_first(handlers: Handlers) -> None:
    handlers.commands = dict(reversed(COMMANDS.items()))
    backwards = [
        each.qualified_name
        for group in command_groups(handlers)
        for each in group.walk_commands()
        if isinstance(each, app_commands.Command)
    ]
    assert backwards == listed()


def test_a_command_needs_a_place_in_the_order(handlers: Handlers) -> None:
    handlers.command("rules")(page_of_nothing)
    handlers.commands["dvonn draughts"] = handlers.commands["dvonn rules"]
    with pytest.raises(ValueError, match="no place in the order for dvonn draughts"):
        command_groups(handlers)


def test_no_handler_takes_the_place_of_another(handlers: Handlers) -> None:
    handlers.command("rules")(page_of_nothing)
    with pytest.raises(ValueError, match="two handlers for dvonn rules"):
        handlers.command("rules")(page_of_nothing)
    handlers.menu_command("Wave at")(page_of_somebody)
    with pytest.raises(ValueError, match="two handlers for Wave at"):
        handlers.menu_command("Wave at")(page_of_a_message)
    other = Handlers()
    other.command("rules")(page_of_nothing)
    with pytest.raises(ValueError, match="two handlers for dvonn rules"):
        handlers.include(other)


def test_who_may_use_the_commands_and_where(tree: app_commands.CommandTree[discord.Client]) -> None:
    told = [group.to_dict(tree) for group in GROUPS]
    assert [each["name"] for each in told] == ["dvonn", "dvonn-club", "dvonn-admin"]
    everywhere = [SERVER, BOT_DIRECT_MESSAGES]
    assert [each["contexts"] for each in told] == [everywhere, everywhere, [SERVER]]
    assert [each["integration_types"] for each in told] == [[0], [0], [0]]
    told = [group.to_dict(tree) for group in command_groups(HANDLERS, for_users=True)]
    everywhere = [SERVER, BOT_DIRECT_MESSAGES, PRIVATE_CHANNELS]
    assert [each["contexts"] for each in told] == [everywhere, everywhere, [SERVER]]
    assert [each["integration_types"] for each in told] == [[0, 1], [0, 1], [0]]
    managing = discord.Permissions(manage_guild=True).value
    assert [each["default_member_permissions"] for each in told] == [None, None, managing]


def test_commands_in_menus_are_of_people_or_of_messages(
    tree: app_commands.CommandTree[discord.Client], handlers: Handlers
) -> None:
    handlers.menu_command("Wave at")(page_of_somebody)
    handlers.menu_command("Count")(page_of_a_message)
    for for_users in (False, True):
        *_, of_people, of_messages = (
            each.to_dict(tree) for each in commands_of(handlers, for_users=for_users)
        )
        assert [of_people["type"], of_messages["type"]] == [2, 3]
        for each in (of_people, of_messages):
            assert each["contexts"] == [SERVER, BOT_DIRECT_MESSAGES, *([PRIVATE_CHANNELS] * for_users)]
            assert each["integration_types"] == [0, *([1] * for_users)]
