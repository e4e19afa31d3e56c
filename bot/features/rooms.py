"""The list of rooms: importing it puts the commands of each into the group, and its controls where presses find them.

A room holds one thing that people do: its commands, its controls and its pages lie together.
"""

from bot.features.absence import commands as absence
from bot.features.agreeing import controls as agreeing_controls
from bot.features.agreeing import resign, undo
from bot.features.challenging import commands as challenging
from bot.features.challenging import controls as challenging_controls
from bot.features.following import commands as following
from bot.features.forgetting import commands as forgetting
from bot.features.forgetting import controls as forgetting_controls
from bot.features.history import commands as history
from bot.features.history import controls as history_controls
from bot.features.history.replay_pages import waiting_page
from bot.features.learning import commands as learning
from bot.features.learning import controls as learning_controls
from bot.features.looking import commands as looking
from bot.features.looking import controls as looking_controls
from bot.features.planning import commands as planning
from bot.features.planning import controls as planning_controls
from bot.features.playing import commands as playing
from bot.features.playing import controls as playing_controls
from bot.features.preferences import commands as preferences
from bot.features.preferences import controls as preferences_controls
from bot.features.records import commands as records
from bot.features.records import controls as records_controls
from bot.features.server_settings import commands as server_settings
from bot.features.server_settings import controls as server_settings_controls
from bot.features.watching import commands as watching
from bot.features.watching import controls as watching_controls
from bot.features.watching import live_commands
from bot.pages.control_ids import Action
from bot.requests.control import Control
from bot.requests.group import dvonn

__all__ = ["ROOMS", "Control", "dvonn"]

ROOMS = (
    challenging,
    playing,
    planning,
    looking,
    live_commands,
    watching,
    history,
    records,
    undo,
    resign,
    absence,
    preferences,
    server_settings,
    following,
    learning,
    forgetting,
)

Control.handlers = {
    **challenging_controls.HANDLERS,
    **looking_controls.HANDLERS,
    **agreeing_controls.HANDLERS,
    **playing_controls.HANDLERS,
    **planning_controls.HANDLERS,
    **learning_controls.HANDLERS,
    **preferences_controls.HANDLERS,
    **server_settings_controls.HANDLERS,
    **forgetting_controls.HANDLERS,
    **history_controls.HANDLERS,
    **records_controls.HANDLERS,
    **watching_controls.HANDLERS,
}
Control.waiting = {Action.REPLAY: waiting_page, Action.SHARE_REPLAY: waiting_page}
