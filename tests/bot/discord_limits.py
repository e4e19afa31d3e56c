"""Validates pages against Discord's limits, as implemented by the playground."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

from bot.catalogue import languages
from bot.toolkit.page import MENTIONED, Page
from bot.toolkit.words import LONGEST_NAME
from discord_playground import message_problems
from tests.bot.pseudo import PROPER, untranslated

BUTTON = 2


@contextlib.contextmanager
def about(*samples: object) -> Iterator[None]:
    """Add the samples to an assertion error, because a single test checks many."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"about {', '.join(map(repr, samples))}")
        raise


def problems(page: Page) -> dict[str, Any]:
    """Return the errors that Discord would report for a page, by field path; empty if it is valid.

    Users have the longest names that are shown. On pages in the pseudo-language, text that doesn't come from the
    catalogue is an error as well.
    """
    components = MENTIONED.sub("A" * LONGEST_NAME, json.dumps(_components(page)))
    faults = message_problems(json.loads(components), filenames=[file.filename for file in page.files])
    left = untranslated(_shown(page), NAMES)
    return {**faults, **({"words of no catalogue": left} if left else {})}


def plain_problems(page: Page) -> dict[str, Any]:
    """Return the errors that Discord would report for a page as a plain message, and whether its text is cut off."""
    plain = page.plain()
    cut = {"content": "cut off"} if plain.content != text_of(page) else {}
    return {**message_problems(plain.to_components(), v2=False), **cut}


NAMES = frozenset(
    {
        *(word for language in languages() for word in language.say("language-name").split()),
        *("Anna", "Ben", "Cleo", "Zoë", "Cup", "Spring", "Club", "Europe", "Berlin", "UTC"),
        *("America", "North", "Dakota", "New", "Salem"),
        *(word for name in PROPER for word in name.split()),
    }
)
"""Names that occur in samples: languages in their own language, people, servers and time zones."""


def _shown(page: Page) -> Iterator[str]:
    """Yield all text of a page that users see or that screen readers read out."""
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
    """Yield every component of a page, as sent to Discord."""
    waiting = _components(page)
    while waiting:
        component = waiting.pop(0)
        yield component
        beside = [component["accessory"]] if "accessory" in component else []
        waiting = [*component.get("components", ()), *beside, *waiting]


def text_of(page: Page) -> str:
    """The text of a page, one line per paragraph."""
    return "\n".join(component["content"] for component in walk(page) if "content" in component)


def labels_of(page: Page) -> list[str]:
    return [component["label"] for component in walk(page) if "label" in component]


def unfit_labels(page: Page) -> list[str]:
    """The labels of buttons that break Discord's guidelines, or that were cut.

    https://docs.discord.com/developers/components/reference#button-button-design-guidelines
    """
    buttons = [(each.get("label") or "", "emoji" in each) for each in walk(page) if each["type"] == BUTTON]
    limits = [(label, 34 if has_emoji else 38, has_emoji) for label, has_emoji in buttons]
    return [
        label
        for label, most, has_emoji in limits
        if len(label) > most or (len(label) == most and label.endswith("…")) or not (label or has_emoji)
    ]


def options_of(page: Page) -> list[dict[str, Any]]:
    """The options of the page's select."""
    return [option for component in walk(page) for option in component.get("options", ())]


def alt_texts_of(page: Page) -> list[str]:
    """The alternative texts of the page's pictures."""
    return [item["description"] for component in walk(page) for item in component.get("items", ())]
