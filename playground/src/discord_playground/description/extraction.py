"""Extracts the facts from Discord's API description, an OpenAPI document."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from http import HTTPMethod
from typing import Any

from discord_playground.description.facts import Facts, Operation, Schema

JSON = "application/json"
METHODS = frozenset(method.value.lower() for method in HTTPMethod)
KEPT = frozenset(
    {
        *("$ref", "type", "const", "enum", "pattern", "minimum", "maximum", "minLength", "maxLength"),
        *("minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "required"),
    }
)
LEFT_OUT = frozenset({"title", "description", "format", "contentEncoding", "x-discord-union"})
"""Annotations: no value can violate them."""
Document = Mapping[str, Any]


def extract(document: Document, routes: Iterable[tuple[str, str]]) -> Facts:
    """Return the facts about some routes, each a method and a path template, and the names of all routes.

    Raises `LookupError` for a route that the document lacks, and `NotImplementedError` for an unknown keyword.
    """
    operations: dict[str, dict[str, Operation]] = {}
    for method, template in routes:
        operation = document["paths"][template][method.lower()]
        operations.setdefault(template, {})[method.lower()] = _operation(operation, document["components"])
    every = document["components"]["schemas"]
    schemas: dict[str, Schema] = {}
    missing = set(_references(operations))
    while missing:
        schemas |= {name: _schema(every[name]) for name in missing}
        missing = {name for added in missing for name in _references(schemas[added])} - schemas.keys()
    every_route = {
        template: sorted(set(methods) & METHODS) for template, methods in document["paths"].items()
    }
    return {"routes": every_route, "operations": operations, "schemas": schemas}


def _operation(operation: Document, components: Document) -> Operation:
    accepted = operation.get("requestBody", {}).get("content", {})
    answers: dict[str, Schema | None] = {}
    for status, answer in operation["responses"].items():
        named = answer.get("$ref")
        content = (components["responses"][_name(named)] if named else answer).get("content", {})
        answers[status] = _schema(content[JSON]["schema"]) if JSON in content else None
    return {
        "request": {kind: _schema(body["schema"]) for kind, body in accepted.items()},
        "answers": answers,
    }


def _schema(said: Any) -> Any:  # noqa: ANN401  a schema, or True or False
    if isinstance(said, bool):
        return said
    facts: dict[str, Any] = {}
    for keyword, value in said.items():
        if keyword in PARTS:
            facts[keyword] = PARTS[keyword](value)
        elif keyword == "$ref":
            facts[keyword] = f"#/schemas/{_name(value)}"
        elif keyword in KEPT:
            facts[keyword] = value
        elif keyword not in LEFT_OUT:
            raise NotImplementedError(f"unsupported keyword: {keyword}")
    alternatives = facts.get("oneOf", ())
    if "enum" not in facts and alternatives and all(each.keys() == {"const"} for each in alternatives):
        facts["enum"] = [each["const"] for each in facts.pop("oneOf")]
    return facts


def _each(said: list[Any]) -> list[Any]:
    return [_schema(each) for each in said]


PARTS: Mapping[str, Callable[[Any], Any]] = {
    "oneOf": _each,
    "anyOf": _each,
    "allOf": _each,
    "items": _schema,
    "additionalProperties": _schema,
    "properties": lambda said: {name: _schema(each) for name, each in said.items()},
}
"""Keywords that contain further schemas."""


def _references(said: Any) -> Iterator[str]:  # noqa: ANN401  any JSON
    if isinstance(said, dict):
        for key, value in said.items():
            if key == "$ref" and isinstance(value, str):
                yield _name(value)
            else:
                yield from _references(value)
    elif isinstance(said, list):
        for each in said:
            yield from _references(each)


def _name(reference: str) -> str:
    return reference.rsplit("/", 1)[1]
