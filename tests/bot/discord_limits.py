"""Discord's objections to a page; the playground knows its limits, so there is one list of them."""

from collections.abc import Iterator
from typing import Any

from bot.pages.page import Page
from playground import message_problems


def problems(page: Page) -> dict[str, Any]:
    """The faults of a page, by the path of the field; empty where Discord would take it."""
    return message_problems(_components(page), filenames=[file.filename for file in page.files])


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
