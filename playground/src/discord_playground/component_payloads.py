"""Completes a request's components as Discord does in its response: ids, default fields, unfurled media.

https://docs.discord.com/developers/components/reference
"""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

from discord_playground.attachments import Attachment
from discord_playground.events import Ground
from discord_playground.reading import SELECTS, Component, ComponentType, walk

# Fields that are always present in a response, with the default for fields missing in the request.
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
DROPPED = frozenset({"required"})  # a field of selects that only modals have


class Unfurler:
    """A resolver of the media URLs in a message's components, to its own attachments or to external media."""

    def __init__(self, ground: Ground, attachments: Iterable[Attachment]) -> None:
        self._ground = ground
        self._known: dict[str, Attachment] = {}
        for attachment in attachments:
            self._known[attachment.url] = self._known[f"attachment://{attachment.filename}"] = attachment

    def media(self, url: str) -> dict[str, Any]:
        """Return the unfurled media item for a URL."""
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
        """Return a file component's fields for a URL, which always refers to an attachment."""
        attachment = self._known[url]
        return {"file": attachment.media(), "name": attachment.filename, "size": len(attachment.data)}


def complete(components: Iterable[Component], unfurler: Unfurler) -> list[Component]:
    """Return the components as Discord returns them.

    A component keeps the `id` from the request. The others are numbered in reading order from 1, skipping every id
    that the request used.
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
