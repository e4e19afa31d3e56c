"""The handlers of all features, as the bot registers them."""

from bot.features import modules
from bot.requests.command_tree import command_groups
from bot.requests.controls import handlers
from bot.requests.handlers import Handlers

HANDLERS = Handlers()
HANDLERS.include(handlers)
for module in modules("handlers"):
    HANDLERS.include(module.handlers)

HANDLED, COMMANDS, MENU_COMMANDS = HANDLERS.controls, HANDLERS.commands, HANDLERS.menu_commands
GROUPS = command_groups(HANDLERS)
MENUS = tuple(MENU_COMMANDS.values())
