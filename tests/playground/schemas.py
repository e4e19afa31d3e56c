"""The schemas of a description, by which values are judged.

jsonschema says well what is wrong with a value, but it lists all that is wrong with each alternative before it takes
the next one; in a message, whose components are alternatives within alternatives, that is a lot. So a value is judged
first, by the same rules, but no further into an alternative than to its first flaw, and by validators that are made
once. Only values that are found wrong are left to jsonschema's own way. And a value that is like one that was found
right, but for which ids and moments it names, is right too: tests say much the same to the playground over and over.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend

Schema = Mapping[str, Any]

ID = re.compile(r"(?<!\d)[1-9]\d{16,18}(?!\d)")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}|(?<=<t:)\d{10}(?=[:>])")


class Schemas:
    """The schemas of one description, named by the steps that lead to them from its root."""

    def __init__(self, description: Schema) -> None:
        self._description = description
        self._telling: Any = extend(Draft202012Validator, {"$ref": self._tell_of_referred})  # type: ignore[no-untyped-call]  # the stubs say no more
        self._judging: Any = extend(  # type: ignore[no-untyped-call]  # likewise
            Draft202012Validator,
            {
                "$ref": _flawed_unless(self._fits_referred),
                "oneOf": _flawed_unless(self._fits_one),
                "properties": _flawed_unless(self._fits_properties),
                "items": _flawed_unless(self._fits_items),
            },
        )
        self._judges: dict[int, Any] = {}  # by the identities of their schemas, which live as long
        self._right: set[bytes] = set()  # the looks of values that fitted, with the steps to their schemas

    def problem(self, value: object, *steps: str) -> str | None:
        """The fault of a value that should be as a schema says; None if it has none."""
        look = _look(value, steps)
        if look in self._right:
            return None
        schema = self._at(steps)
        if self._fits(value, schema):
            self._right.add(look)
            return None
        error: ValidationError = best_match(self._telling(schema).iter_errors(value))
        place = "/".join(str(step) for step in error.absolute_path) or "(the whole)"
        return f"at {place}: {error.message[:400]}"

    def _at(self, steps: Sequence[str]) -> Schema:
        schema: Schema = reduce(lambda place, step: place[step], steps, self._description)
        return schema

    def _referred(self, reference: str) -> Schema:
        return self._at(reference.removeprefix("#/").split("/"))

    def _tell_of_referred(
        self,
        validator: Any,  # noqa: ANN401  the stubs do not know `descend`
        reference: str,
        value: object,
        _schema: Schema,
    ) -> Iterator[ValidationError]:
        yield from validator.descend(value, self._referred(reference))

    def _fits(self, value: object, schema: Schema) -> bool:
        judge = self._judges.get(id(schema))
        if judge is None:
            judge = self._judges[id(schema)] = self._judging(schema)
        fits: bool = judge.is_valid(value)
        return fits

    def _fits_referred(self, value: object, reference: str) -> bool:
        return self._fits(value, self._referred(reference))

    def _fits_one(self, value: object, alternatives: Sequence[Schema]) -> bool:
        return sum(self._fits(value, each) for each in alternatives) == 1

    def _fits_properties(self, value: object, properties: Mapping[str, Schema]) -> bool:
        return not isinstance(value, dict) or all(
            self._fits(value[name], each) for name, each in properties.items() if name in value
        )

    def _fits_items(self, value: object, item: Schema) -> bool:
        return not isinstance(value, list) or all(self._fits(each, item) for each in value)


def _look(value: object, steps: Sequence[str]) -> bytes:
    """A short form of a value, in which every id and every moment is the same one of its length."""
    written = json.dumps([steps, value], sort_keys=True)
    written = MOMENT.sub(
        lambda found: "0" * len(found[0]), ID.sub(lambda found: "1" * len(found[0]), written)
    )
    return hashlib.blake2b(written.encode(), digest_size=16).digest()


def _flawed_unless(fits: Callable[[object, Any], bool]) -> Callable[..., Iterator[ValidationError]]:
    """Make a keyword's check, as jsonschema calls it, from a function of the value and of the keyword's own value."""

    def check(_validator: object, said: object, value: object, _schema: Schema) -> Iterator[ValidationError]:
        if not fits(value, said):
            yield ValidationError("it does not fit")

    return check
