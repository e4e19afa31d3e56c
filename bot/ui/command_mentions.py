"""Commands named in texts: a sentence writes `/dvonn next`, and Discord shows it as something to press.

https://docs.discord.com/developers/reference#message-formatting
"""

import re
from collections.abc import Collection, Mapping

from discord import ui

from bot.ui.page import Page

FOR_EVERYBODY, FOR_MANAGERS = "dvonn", "dvonn-admin"
"""The names of the two commands under which all others stand; the second can be used in servers only."""

NAMED = re.compile(r"(?<![\\`])`/((dvonn(?:-admin)?)(?: [a-z-]+)*)`(?!`)")
"""A command as the catalogue writes it. Texts that people have typed have a backslash before such a mark."""


def mention_commands(page: Page, ids: Mapping[str, int], *, but: Collection[str] = ()) -> Page:
    """Make the commands that a page's texts name ones to press; `ids` are Discord's ids of `dvonn` and `dvonn-admin`.

    A command of which no id is known stays as it is written, and so do those in `but`. Other texts, such as labels and
    words for pictures, can hold no mention and are left alone. Gives the same page.
    """
    for block in page.walk_children():
        if isinstance(block, ui.TextDisplay):
            block.content = NAMED.sub(lambda named: _mention(named, ids, but), block.content)
    return page


def _mention(named: re.Match[str], ids: Mapping[str, int], but: Collection[str]) -> str:
    path, command = named.groups()
    return f"</{path}:{ids[command]}>" if command in ids and path not in but else named[0]
