"""Objects that refer to each other, written as JSON and read again.

Each object is written once, as the name of its class and its attributes; wherever it occurs stands its number. Only
objects of classes that are named beforehand are written, and none of others is made, whatever a text says.
"""

import base64
import json
from collections.abc import Collection, Mapping
from enum import Enum
from typing import Any

COLLECTIONS: Mapping[str, type] = {each.__name__: each for each in (tuple, set, frozenset)}
AS_THEY_ARE = (type(None), bool, int, float, str)


class UnknownClassError(TypeError):
    """An object is of a class that was not named beforehand."""


def write_graph(root: object, classes: Collection[type], known: Mapping[str, object]) -> str:
    """Write a value with all that it refers to; of the `known` objects only the names are written."""
    return _Writer(classes, known).write(root)


def read_graph(text: str, classes: Collection[type], known: Mapping[str, object]) -> Any:  # noqa: ANN401  any value
    """Read what `write_graph` wrote, with other objects in the places of the `known` ones.

    Raises `ValueError`, `LookupError`, `TypeError` or `AttributeError` where the text is none of its own.
    """
    return _Reader(classes, known).read(json.loads(text))


class _Writer:
    def __init__(self, classes: Collection[type], known: Mapping[str, object]) -> None:
        self._classes = frozenset(classes)
        self._known = {id(thing): name for name, thing in known.items()}
        self._found: list[object] = []
        self._numbers: dict[int, int] = {}

    def write(self, root: object) -> str:
        """Write the root, then each object that was found on the way: chains may be of any length."""
        written = self._value(root)
        objects: list[tuple[str, Any]] = []
        while len(objects) < len(self._found):
            thing = self._found[len(objects)]
            objects.append((type(thing).__name__, self._value(thing.__getstate__() or {})))
        return json.dumps({"root": written, "objects": objects})

    def _value(self, value: Any) -> Any:  # noqa: ANN401  any value
        kind = type(value)
        if kind in AS_THEY_ARE:
            return value
        if kind is list:
            return [self._value(each) for each in value]
        if kind is dict:
            return {"dict": [[self._value(key), self._value(each)] for key, each in value.items()]}
        if kind in COLLECTIONS.values():
            return {kind.__name__: [self._value(each) for each in value]}
        return self._leaf(value, kind)

    def _leaf(self, value: Any, kind: type) -> dict[str, Any]:  # noqa: ANN401  any value
        if kind is bytes:
            return {"bytes": base64.b64encode(value).decode()}
        if id(value) in self._known:
            return {"known": self._known[id(value)]}
        if kind not in self._classes:
            raise UnknownClassError(f"{kind.__name__} is not among the classes that are written")
        return {kind.__name__: value.value} if isinstance(value, Enum) else {"object": self._number(value)}

    def _number(self, thing: object) -> int:
        if id(thing) not in self._numbers:
            self._numbers[id(thing)] = len(self._found)
            self._found.append(thing)
        return self._numbers[id(thing)]


class _Reader:
    def __init__(self, classes: Collection[type], known: Mapping[str, object]) -> None:
        self._classes = {each.__name__: each for each in classes}
        self._known = known
        self._objects: list[Any] = []

    def read(self, graph: Any) -> Any:  # noqa: ANN401  any value
        """Make all objects first, so that each can refer to each."""
        for name, _ in graph["objects"]:
            self._objects.append(object.__new__(self._classes[name]))
        for thing, (_, state) in zip(self._objects, graph["objects"], strict=True):
            vars(thing).update(self._value(state))
        return self._value(graph["root"])

    def _value(self, written: Any) -> Any:  # noqa: ANN401  any value
        if isinstance(written, list):
            return [self._value(each) for each in written]
        if not isinstance(written, dict):
            return written
        ((kind, content),) = written.items()
        if kind == "dict":
            return {self._value(key): self._value(each) for key, each in content}
        if kind in COLLECTIONS:
            return COLLECTIONS[kind](self._value(each) for each in content)
        return self._leaf(kind, content)

    def _leaf(self, kind: str, content: Any) -> Any:  # noqa: ANN401  any value
        match kind:
            case "bytes":
                return base64.b64decode(content)
            case "known":
                return self._known[content]
            case "object":
                return self._objects[content]
            case _:
                return self._classes[kind](content)
