"""The web page that serves as Discord's client for the playground.

`site` serves it, `tab` handles one browser tab, `views` renders what a person sees, `actions` executes what the
person does, `operator` is the panel of the person who runs the playground. The page's static files are in
`playground/web`.
"""

from discord_playground.page.bot_switch import BotChanged, BotState, BotSwitch
from discord_playground.page.site import Page

__all__ = ["BotChanged", "BotState", "BotSwitch", "Page"]
