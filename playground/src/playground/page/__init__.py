"""The web page on which people use the playground as they use Discord's client.

`site` serves it, `tab` talks with one browser tab, `views` says what one person sees, `actions` does what the person
does, `operator` is the panel for the person who runs the playground. The page's own files lie in `playground/web`.
"""

from playground.page.bot_switch import BotChanged, BotState, BotSwitch
from playground.page.site import Page

__all__ = ["BotChanged", "BotState", "BotSwitch", "Page"]
