"""Turns a request's components into those that Discord gives back: numbered, completed, unfurled.

https://docs.discord.com/developers/components/reference
"""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

from playground.attachments import Attachment
from playground.events import Ground
from playground.reading import SELECTS, Component, ComponentType, walk

# Fields that are always there in an answer, and what they are when a request left them out.
DEFAULTS: dict[ComponentType, dict[str, Any]] = {
    ComponentType.STRING_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.USER_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    ComponentType.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
}
MEDIA_ITEM = {"description": None, "spoiler": False}
MAY_BE_NULL = frozenset({"accent_color", "description"})
DROPPED = frozenset({"required"})  # of a select: meant for modals


class Unfurler:
    """Finds what the addresses in a message's components lead to: its own attachments, or something elsewhere."""

    def __init__(self, ground: Ground, attachments: Iterable[Attachment]) -> None:
        self._ground = ground
        self._known: dict[str, Attachment] = {}
        for attachment in attachments:
            self._known[attachment.url] = self._known[f"attachment://{attachment.filename}"] = attachment

    def media(self, url: str) -> dict[str, Any]:
        """The media item that Discord answers for an address."""
        if url in self._known:
            return self._known[url].media()
        return {
            "id": str(self._ground.new_id()),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
        }

    def file(self, url: str) -> dict[str, Any]:
        """The media item that Discord answers for the address of a file, which is always an attachment."""
        attachment = self._known[url]
        return {"file": attachment.media(), "name": attachment.filename, "size": len(attachment.data)}


def complete(components: Iterable[Component], unfurler: Unfurler) -> list[Component]:
    """The components as Discord answers them.

    A component keeps the number (`id`) that the request gave it. The others get theirs in reading order from 1 on;
    a number that the request gave to any component of the message is left out.
    """
    components = list(components)
    taken = {each["id"] for each in walk(components) if each.get("id")}
    free = (number for number in itertools.count(1) if number not in taken)
    return [_completed(each, free, unfurler) for each in components]


def _completed(component: Component, free: Iterator[int], unfurler: Unfurler) -> Component:
    kind = ComponentType(component["type"])
    fields = {**DEFAULTS.get(kind, {}), **component, "id": component.get("id") or next(free)}
    completed = {
        name: value
        for name, value in fields.items()
        if (value is not None or name in MAY_BE_NULL & DEFAULTS.get(kind, {}).keys())
        and not (kind in SELECTS and name in DROPPED)
    }
    if "components" in completed:
        completed["components"] = [_completed(each, free, unfurler) for each in completed["components"]]
    for name in ("accessory", "component"):
        if name in completed:
            completed[name] = _completed(completed[name], free, unfurler)
    if "options" in completed:
        completed["options"] = [_with_emoji(_without_nulls(option)) for option in completed["options"]]
    if "default_values" in completed:
        completed["default_values"] = [
            {**value, "id": str(value["id"])} for value in completed["default_values"]
        ]
    completed = _with_emoji(completed)
    if "media" in completed:
        completed["media"] = unfurler.media(completed["media"]["url"])
    if "file" in completed:
        completed |= unfurler.file(completed["file"]["url"])
    if "items" in completed:
        completed["items"] = [
            {**MEDIA_ITEM, **item, "media": unfurler.media(item["media"]["url"])}
            for item in completed["items"]
        ]
    return completed


def _with_emoji(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "emoji": _without_nulls(fields["emoji"])} if "emoji" in fields else fields


def _without_nulls(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}
