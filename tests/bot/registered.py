"""The handlers of all features, as the bot registers them."""

from importlib import import_module
from importlib.util import find_spec

from bot.features import FEATURES
from bot.requests.command_tree import command_groups
from bot.requests.controls import handlers
from bot.requests.handlers import Handlers

HANDLERS = Handlers()
HANDLERS.include(handlers)
for feature in FEATURES:
    if find_spec(name := f"{feature.__name__}.handlers"):
        HANDLERS.include(import_module(name).handlers)

HANDLED, COMMANDS, MENU_COMMANDS = HANDLERS.controls, HANDLERS.commands, HANDLERS.menu_commands
GROUPS = command_groups(HANDLERS)
MENUS = tuple(MENU_COMMANDS.values())
