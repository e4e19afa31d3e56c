"""What presses on buttons and selects do. Each handler reads the press, asks a service, and returns a page."""

from bot.controls import challenge, forgetting, match, offer, panel, plan, preferences, rules, settings
from bot.controls.press import Control

__all__ = ["Control"]

Control.handlers = {
    **challenge.HANDLERS,
    **match.HANDLERS,
    **offer.HANDLERS,
    **panel.HANDLERS,
    **plan.HANDLERS,
    **rules.HANDLERS,
    **preferences.HANDLERS,
    **settings.HANDLERS,
    **forgetting.HANDLERS,
}
