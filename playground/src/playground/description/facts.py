"""The facts as they lie in this package, and how they are written down: a line for each operation and each schema."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypedDict

FILE = files("playground.description") / "facts.json"

Schema = Mapping[str, Any]
"""A schema in the words of JSON Schema."""


class Operation(TypedDict):
    """A method of a route: the schemas of its bodies by their media types, and of its JSON answers by status.

    An answer without a body has no schema.
    """

    request: dict[str, Schema]
    answers: dict[str, Schema | None]


class Facts(TypedDict):
    """Operations by route and method, and the schemas that they name."""

    operations: dict[str, dict[str, Operation]]
    schemas: dict[str, Schema]


@cache
def api_facts() -> Facts:
    """Read the facts. Not to be changed: they are read once. Raises `FileNotFoundError` where they are missing."""
    facts: Facts = json.loads(FILE.read_text(encoding="utf-8"))
    return facts


def written(facts: Facts) -> str:
    """Write facts so that a difference between two versions can be read."""
    operations = {
        route: _lines(methods.items(), indent=4) for route, methods in sorted(facts["operations"].items())
    }
    by_route = ",\n".join(f"  {json.dumps(route)}: {{\n{lines}\n  }}" for route, lines in operations.items())
    schemas = _lines(sorted(facts["schemas"].items()), indent=2)
    return f'{{\n"operations": {{\n{by_route}\n}},\n"schemas": {{\n{schemas}\n}}\n}}\n'


def _lines(named: Any, *, indent: int) -> str:  # noqa: ANN401  pairs of a name and any JSON
    return ",\n".join(
        f"{' ' * indent}{json.dumps(name)}: {json.dumps(value, ensure_ascii=False, separators=(', ', ': '))}"
        for name, value in named
    )
