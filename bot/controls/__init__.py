"""What presses on buttons and selects do. Each handler reads the press, asks a service, and returns a page."""

from bot.controls import (
    challenge,
    forgetting,
    history,
    match,
    offer,
    panel,
    plan,
    preferences,
    records,
    rules,
    settings,
    watch,
)
from bot.controls.control import Control
from bot.presentation.control_ids import Action
from bot.presentation.replay import waiting_page

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
    **history.HANDLERS,
    **records.HANDLERS,
    **watch.HANDLERS,
}
Control.waiting = {Action.REPLAY: waiting_page, Action.SHARE_REPLAY: waiting_page}
