"""What presses on buttons and selects do. Each handler reads the press, asks a service, and returns a page."""

from bot.controls import challenge, match, panel, rules
from bot.controls.press import Control

__all__ = ["Control"]

Control.handlers = {**challenge.HANDLERS, **match.HANDLERS, **panel.HANDLERS, **rules.HANDLERS}
