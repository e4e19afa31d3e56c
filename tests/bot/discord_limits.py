"""Discord's objections to a page; the playground knows its limits, so there is one list of them."""

import contextlib
from collections.abc import Iterator
from typing import Any

from bot.catalogue import languages
from bot.ui.page import Page
from playground import message_problems
from tests.bot.pseudo import PROPER, stale_boards


@contextlib.contextmanager
def about(*samples: object) -> Iterator[None]:
    """Say with what goes wrong in the block which samples it was about: one test goes through many."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"about {', '.join(map(repr, samples))}")
        raise


def problems(page: Page) -> dict[str, Any]:
    """The faults of a page, by the path of the field; empty where Discord would take it.

    A word that isn't in the language that nobody speaks, on a page that is, is one, too: it comes from no catalogue.
    """
    faults = message_problems(_components(page), filenames=[file.filename for file in page.files])
    left = stale_boards(_shown(page), NAMES)
    return {**faults, **({"words of no catalogue": left} if left else {})}


NAMES = frozenset(
    {
        *(word for language in languages() for word in language.say("language-name").split()),
        *("Anna", "Ben", "Cleo", "Zoë", "Cup", "Spring", "Club", "Europe", "Berlin"),
        *("America", "North", "Dakota", "New", "Salem"),
        *(word for name in PROPER for word in name.split()),
    }
)
"""The names in samples: of languages, as each calls itself, of people, servers and time zones."""


def _shown(page: Page) -> Iterator[str]:
    """All that people read on a page or hear of it."""
    for component in walk(page):
        yield from (
            str(component[kind]) for kind in ("content", "label", "placeholder") if component.get(kind)
        )
        yield from (option["label"] for option in component.get("options", ()))
        yield from (
            option["description"] for option in component.get("options", ()) if option.get("description")
        )
        yield from (item.get("description") or "" for item in component.get("items", ()))


def _components(page: Page) -> list[dict[str, Any]]:
    return page.to_components()  # type: ignore[no-untyped-call, no-any-return]


def walk(page: Page) -> Iterator[dict[str, Any]]:
    """Every component of a page as Discord gets it."""
    waiting = _components(page)
    while waiting:
        component = waiting.pop(0)
        yield component
        beside = [component["accessory"]] if "accessory" in component else []
        waiting = [*component.get("components", ()), *beside, *waiting]


def text_of(page: Page) -> str:
    """The text of a page, a paragraph a line."""
    return "\n".join(component["content"] for component in walk(page) if "content" in component)


def labels_of(page: Page) -> list[str]:
    """The labels of its buttons."""
    return [component["label"] for component in walk(page) if "label" in component]


def options_of(page: Page) -> list[dict[str, Any]]:
    """The options of its select."""
    return [option for component in walk(page) for option in component.get("options", ())]


def alt_texts_of(page: Page) -> list[str]:
    """The alternative texts of its pictures."""
    return [item["description"] for component in walk(page) for item in component.get("items", ())]
