"""The help: how to begin, and on a page of its own all commands."""

from enum import StrEnum

from bot.catalogue import Language
from bot.ui.beginning import lesson_button, own_matches_button, rules_button, start_buttons
from bot.ui.control import Control, button
from bot.ui.links import Links
from bot.ui.page import Page, row

NO_LINKS = Links()


class Further(StrEnum):
    """The pages behind the first one of the help."""

    ALL_COMMANDS = "1"


class ShowHelp(Control, action="help"):
    """Tells how to begin, or further things."""

    further: Further | None = None


def help_page(language: Language, *, direct: bool = False, links: Links = NO_LINKS) -> Page:
    """The page that tells how to begin, in a server or in `direct` messages, with the ways on and out."""
    return Page(
        language.say("help", place="direct" if direct else "server"),
        row(
            lesson_button(language),
            rules_button(language),
            *start_buttons(language, direct=direct),
            button(language.say("button-commands"), ShowHelp(Further.ALL_COMMANDS)),
        ),
        *links.row(language),
    )


def commands_page(language: Language) -> Page:
    """The page that tells of every command."""
    return Page(
        language.say("help-commands"),
        row(button(language.say("button-back"), ShowHelp()), own_matches_button(language)),
    )
