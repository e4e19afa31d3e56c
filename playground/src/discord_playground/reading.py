"""Reads the visible parts of a message's components: texts, buttons, selects and pictures.

https://docs.discord.com/developers/components/reference
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

Component = dict[str, Any]


class ComponentType(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)
GROUPS = frozenset(
    {ComponentType.RADIO_GROUP, ComponentType.CHECKBOX_GROUP}
)  # menus of modals whose options are always visible
LINK = 5  # the style of link buttons
PREMIUM = 6  # the style of premium buttons


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """Yield every component, including nested ones, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def texts(components: Iterable[Component]) -> list[str]:
    """Return the contents of all text displays."""
    return [each["content"] for each in walk(components) if each["type"] == ComponentType.TEXT_DISPLAY]


@dataclass(frozen=True)
class Button:
    """A button as the user sees it; `id` is the component id."""

    id: int
    label: str
    emoji: str
    custom_id: str | None
    url: str | None
    style: int
    disabled: bool

    @property
    def shown(self) -> str:
        """The button's text, emoji first."""
        return " ".join(part for part in (self.emoji, self.label) if part)

    def answers_to(self, name: str) -> bool:
        """Return whether `name` identifies the button."""
        identities = (self.label, self.emoji, self.shown, self.custom_id or "")
        return _plain(name) in map(_plain, identities)


def _plain(text: str) -> str:
    """Return a text without the selector that has a character drawn as an emoji."""
    return text.replace("\ufe0f", "")


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A select menu as the user sees it; only string selects have `options`.

    `id` is the component id, or 0 in a modal that sets none. `defaults` are the kinds and ids of the default values
    in a user, role or channel select. A channel select with `channel_types` offers only channels of those types.
    """

    id: int
    type: ComponentType
    placeholder: str
    custom_id: str
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool
    defaults: tuple[tuple[str, int], ...] = ()
    channel_types: frozenset[int] = frozenset()

    @property
    def shown(self) -> str:
        """The text shown while nothing is selected."""
        return self.placeholder or self.custom_id

    def answers_to(self, name: str) -> bool:
        """Return whether `name` identifies the select."""
        return name in (self.placeholder, self.custom_id)


def emoji_of(component: Component) -> str:
    """Return a component's emoji as text: the Unicode emoji, or a custom emoji's name."""
    return (component.get("emoji") or {}).get("name") or ""


def buttons(components: Iterable[Component]) -> list[Button]:
    """Return the buttons in reading order."""
    return [
        Button(
            id=each["id"],
            label=each.get("label") or "",
            emoji=emoji_of(each),
            custom_id=each.get("custom_id"),
            url=each.get("url"),
            style=each["style"],
            disabled=bool(each.get("disabled")),
        )
        for each in walk(components)
        if each["type"] == ComponentType.BUTTON
    ]


def read_select(component: Component) -> Select:
    """Read a select menu or a modal's group of options; by default, all checkboxes of a group may be checked."""
    kind = ComponentType(component["type"])
    offered = len(component["options"]) if kind is ComponentType.CHECKBOX_GROUP else 1
    return Select(
        id=component.get("id") or 0,
        type=kind,
        placeholder=component.get("placeholder") or "",
        custom_id=component["custom_id"],
        options=tuple(
            Option(
                option["label"],
                option["value"],
                option.get("description") or "",
                default=bool(option.get("default")),
            )
            for option in component.get("options") or ()
        ),
        least=1 if component.get("min_values") is None else component["min_values"],
        most=offered if component.get("max_values") is None else component["max_values"],
        disabled=bool(component.get("disabled")),
        defaults=tuple((each["type"], int(each["id"])) for each in component.get("default_values") or ()),
        channel_types=frozenset(component.get("channel_types") or ()),
    )


def selects(components: Iterable[Component]) -> list[Select]:
    """Return the select menus in reading order."""
    return [read_select(each) for each in walk(components) if each["type"] in SELECTS]


def media_items(components: Iterable[Component]) -> Iterator[tuple[Component, Component]]:
    """Yield each unfurled media item with the object that contains it and its description.

    That object is a gallery item, a thumbnail or a file.
    """
    for each in walk(components):
        if each["type"] == ComponentType.THUMBNAIL:
            yield each["media"], each
        elif each["type"] == ComponentType.FILE:
            yield each["file"], each
        elif each["type"] == ComponentType.MEDIA_GALLERY:
            for item in each["items"]:
                yield item["media"], item
