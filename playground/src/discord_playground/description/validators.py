"""Validators compiled from JSON schemas: functions that return whether a value is valid.

They implement the same rules as jsonschema (https://json-schema.org/draft/2020-12/json-schema-validation) but stop
at the first error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from jsonschema import Draft202012Validator

Schema = Mapping[str, Any]
Validator = Callable[[Any], bool]


class Validators:
    """The validators of one description's schemas, each compiled on first use."""

    def __init__(self, referred: Callable[[str], Schema]) -> None:
        self._referred = referred
        self._made: dict[int, Validator] = {}  # by the id() of the schema; the schemas outlive this object

    def of(self, schema: Schema) -> Validator:
        """Return the validator of a schema. Raises `NotImplementedError` for a keyword that is not supported."""
        if id(schema) not in self._made:
            self._made[id(schema)] = partial(
                self._validate_recursively, schema
            )  # a placeholder while compiling, because a schema may reference itself
            quick_ones_first = sorted(schema.items(), key=lambda said: said[0] in self._with_schemas)
            try:
                checks = [self._check(keyword, said, schema) for keyword, said in quick_ones_first]
            except NotImplementedError:
                del self._made[id(schema)]
                raise
            self._made[id(schema)] = _all_of([check for check in checks if check is not None])
        return self._made[id(schema)]

    def _validate_recursively(self, schema: Schema, value: object) -> bool:
        return self._made[id(schema)](value)

    def _check(self, keyword: str, said: Any, schema: Schema) -> Validator | None:  # noqa: ANN401  any JSON
        if keyword in ALONE:
            return ALONE[keyword](said)
        if keyword in self._with_schemas:
            return self._with_schemas[keyword](self, said, schema)
        if keyword in BY_JSONSCHEMA:
            validator: Any = Draft202012Validator({keyword: said})
            return validator.is_valid  # type: ignore[no-any-return]  # the stubs say no more
        if keyword in Draft202012Validator.VALIDATORS and keyword != "format":
            raise NotImplementedError(f"unsupported keyword: {keyword}")
        return None  # an annotation

    def _ref(self, reference: str, _schema: Schema) -> Validator:
        return self.of(self._referred(reference))

    def _one_of(self, alternatives: Sequence[Schema], _schema: Schema) -> Validator:
        validators = [self.of(each) for each in alternatives]

        def fits_one(value: object) -> bool:
            found = False
            for is_valid in validators:
                if is_valid(value):
                    if found:
                        return False
                    found = True
            return found

        return fits_one

    def _any_of(self, alternatives: Sequence[Schema], _schema: Schema) -> Validator:
        validators = [self.of(each) for each in alternatives]
        return lambda value: any(is_valid(value) for is_valid in validators)

    def _all_of(self, parts: Sequence[Schema], _schema: Schema) -> Validator:
        return _all_of([self.of(each) for each in parts])

    def _properties(self, properties: Mapping[str, Schema], _schema: Schema) -> Validator:
        # Check the discriminating property of an object first.
        validators = [
            (name, self.of(properties[name])) for name in sorted(properties, key=lambda name: name != "type")
        ]

        def fits(value: object) -> bool:
            if isinstance(value, dict):
                for name, is_valid in validators:
                    if name in value and not is_valid(value[name]):
                        return False
            return True

        return fits

    def _additional(self, said: Schema | bool, schema: Schema) -> Validator:
        if "patternProperties" in schema:
            raise NotImplementedError("unsupported use of patternProperties")
        named = schema.get("properties", {})
        is_valid: Validator = (lambda _: said) if isinstance(said, bool) else self.of(said)
        return lambda value: (
            not isinstance(value, dict)
            or all(is_valid(each) for name, each in value.items() if name not in named)
        )

    def _items(self, item: Schema, _schema: Schema) -> Validator:
        is_valid = self.of(item)
        return lambda value: not isinstance(value, list) or all(map(is_valid, value))

    _with_schemas: ClassVar[Mapping[str, Callable[[Validators, Any, Schema], Validator]]] = {
        "$ref": _ref,
        "oneOf": _one_of,
        "anyOf": _any_of,
        "allOf": _all_of,
        "properties": _properties,
        "additionalProperties": _additional,
        "items": _items,
    }
    """Builders of checks for keywords that contain further schemas."""


def _all_of(checks: Sequence[Validator]) -> Validator:
    if len(checks) == 1:
        return checks[0]

    def fits(value: object) -> bool:
        for check in checks:  # noqa: SIM110  a generator expression per value takes twice as long
            if not check(value):
                return False
        return True

    return fits


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_integer(value: object) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool)) or (
        isinstance(value, float) and value.is_integer()
    )


TYPES: Mapping[str, Validator] = {
    "string": lambda value: isinstance(value, str),
    "integer": _is_integer,
    "number": _is_number,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def _type(said: str | Sequence[str]) -> Validator:
    if isinstance(said, str):
        return TYPES[said]
    validators = [TYPES[each] for each in said]
    return lambda value: any(is_valid(value) for is_valid in validators)


def _enum(said: Sequence[object]) -> Validator:
    """Compile an enum of scalars; as in JSON Schema, 1 equals 1.0 but not true."""
    if any(isinstance(each, list | dict) for each in said):
        raise NotImplementedError(f"unsupported enum: {json.dumps(said)}")
    known = {(isinstance(each, bool), each) for each in said}
    return lambda value: not isinstance(value, list | dict) and (isinstance(value, bool), value) in known


def _required(said: Sequence[str]) -> Validator:
    names = set(said)
    return lambda value: not isinstance(value, dict) or names <= value.keys()


ALONE: Mapping[str, Callable[[Any], Validator]] = {
    "type": _type,
    "const": lambda said: _enum([said]),
    "enum": _enum,
    "required": _required,
    "minimum": lambda said: lambda value: not _is_number(value) or value >= said,
    "maximum": lambda said: lambda value: not _is_number(value) or value <= said,
    "minLength": lambda said: lambda value: not isinstance(value, str) or len(value) >= said,
    "maxLength": lambda said: lambda value: not isinstance(value, str) or len(value) <= said,
    "minItems": lambda said: lambda value: not isinstance(value, list) or len(value) >= said,
    "maxItems": lambda said: lambda value: not isinstance(value, list) or len(value) <= said,
}
"""Builders of checks for keywords that contain no further schemas."""

BY_JSONSCHEMA = {"pattern", "uniqueItems", "minProperties", "maxProperties"}
"""Rare keywords, which are left to jsonschema."""
