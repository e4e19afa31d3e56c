"""Serialises a graph of objects as JSON and reads it again.

Each object is written once, as its class name and attributes; references are written as its number. Only
allow-listed classes are written or instantiated, so a manipulated file can't create other objects.
"""

import base64
import json
from collections.abc import Collection, Mapping
from enum import Enum
from typing import Any

COLLECTIONS: Mapping[str, type] = {each.__name__: each for each in (tuple, set, frozenset)}
AS_THEY_ARE = (type(None), bool, int, float, str)


class UnknownClassError(TypeError):
    """A class that is not allow-listed."""


def write_graph(root: object, classes: Collection[type], known: Mapping[str, object]) -> str:
    """Serialise a value with everything it references; `known` objects are written as their names only."""
    return _Writer(classes, known).write(root)


def read_graph(text: str, classes: Collection[type], known: Mapping[str, object]) -> Any:  # noqa: ANN401  any value
    """Read what `write_graph` wrote, resolving names through `known`.

    Raises `ValueError`, `LookupError`, `TypeError` or `AttributeError` for malformed text.
    """
    return _Reader(classes, known).read(json.loads(text))


class _Writer:
    def __init__(self, classes: Collection[type], known: Mapping[str, object]) -> None:
        self._classes = frozenset(classes)
        self._known = {id(thing): name for name, thing in known.items()}
        self._found: list[object] = []
        self._numbers: dict[int, int] = {}

    def write(self, root: object) -> str:
        """Write the root, then each referenced object in a loop: recursion would limit the length of chains."""
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
            raise UnknownClassError(f"{kind.__name__} is not an allowed class")
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
        """Instantiate all objects first, so that references can be cyclic."""
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
