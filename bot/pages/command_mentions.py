"""Commands named in texts: a sentence writes `/dvonn next`, and Discord shows it as something to press.

https://docs.discord.com/developers/reference#message-formatting
"""

import re

from discord import ui

from bot.pages.page import Page

NAMED = re.compile(r"(?<![\\`])`/(dvonn(?: [a-z-]+)*)`(?!`)")
"""A command as the catalogue writes it. What people have typed has a backslash before such a mark."""


def mention_commands(page: Page, command_id: int) -> Page:
    """Make the commands that a page's texts name ones to press; `command_id` is Discord's id of `/dvonn`.

    Other texts, such as labels and words for pictures, can hold no mention and are left alone. Gives the same page.
    """
    for block in page.walk_children():
        if isinstance(block, ui.TextDisplay):
            block.content = NAMED.sub(rf"</\1:{command_id}>", block.content)
    return page
