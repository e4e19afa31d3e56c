"""The facts in this package and their serialised form: one line per operation and per schema."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypedDict

FILE = files("discord_playground.description") / "facts.json"

Schema = Mapping[str, Any]


class Operation(TypedDict):
    """A route's method: request body schemas by media type, JSON answer schemas by status.

    An answer without a body has the schema `None`.
    """

    request: dict[str, Schema]
    answers: dict[str, Schema | None]


class Facts(TypedDict):
    """Operations of the playground's routes by route and method, and the schemas they reference.

    `routes` are the methods of each of Discord's routes, also of those that the playground doesn't have.
    """

    routes: dict[str, list[str]]
    operations: dict[str, dict[str, Operation]]
    schemas: dict[str, Schema]


@cache
def api_facts() -> Facts:
    """Return the package's facts. They are cached, so don't modify them.

    Raises `FileNotFoundError` if `facts.json` is missing.
    """
    facts: Facts = json.loads(FILE.read_text(encoding="utf-8"))
    return facts


def written(facts: Facts) -> str:
    """Serialise facts in a diff-friendly layout."""
    operations = {
        route: _lines(methods.items(), indent=4) for route, methods in sorted(facts["operations"].items())
    }
    by_route = ",\n".join(f"  {json.dumps(route)}: {{\n{lines}\n  }}" for route, lines in operations.items())
    routes = _lines(sorted(facts["routes"].items()), indent=2)
    schemas = _lines(sorted(facts["schemas"].items()), indent=2)
    parts = {"routes": routes, "operations": by_route, "schemas": schemas}
    return "{\n" + ",\n".join(f'"{name}": {{\n{lines}\n}}' for name, lines in parts.items()) + "\n}\n"


def _lines(named: Any, *, indent: int) -> str:  # noqa: ANN401  pairs of a name and any JSON
    return ",\n".join(
        f"{' ' * indent}{json.dumps(name)}: {json.dumps(value, ensure_ascii=False, separators=(', ', ': '))}"
        for name, value in named
    )
