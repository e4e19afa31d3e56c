"""The schemas of a description, by which values are judged.

jsonschema says well what is wrong with a value, but it lists all that is wrong with each alternative before it takes
the next one; in a message, whose components are alternatives within alternatives, that is a lot. So a value is judged
first, by the same rules, but no further than to its first flaw; only those that are found wrong are left to jsonschema.
And a value that is like one that was found right, but for which ids and moments it names, is right too: tests say much
the same to the playground over and over.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend

from playground.description.judges import Judges, Schema

# Each begins with a set of signs or, better, with certain ones: a long text is searched for those, not tried at each
# place.
ID = re.compile(r"[1-9](?<!\d\d)\d{16,18}(?!\d)")
MOMENT = re.compile(r'"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}')
MARKED_MOMENT = re.compile(r"<t:\d{10}(?=[:>])")


class Schemas:
    """The schemas of one description, named by the steps that lead to them from its root."""

    def __init__(self, description: Schema) -> None:
        self._description = description
        self._telling: Any = extend(Draft202012Validator, {"$ref": self._tell_of_referred})  # type: ignore[no-untyped-call]  # the stubs say no more
        self._judges = Judges(self._referred)
        self._right: set[bytes] = set()  # the looks of values that fitted, with the steps to their schemas

    def problem(self, value: object, *steps: str) -> str | None:
        """The fault of a value that should be as a schema says; None if it has none."""
        look = _look(value, steps)
        if look in self._right:
            return None
        schema = self._at(steps)
        if self._judges.of(schema)(value):
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


def _look(value: object, steps: Sequence[str]) -> bytes:
    """A short form of a value, in which every id and every moment is the same one of its length."""
    written = json.dumps([steps, value], sort_keys=True)
    written = ID.sub(lambda found: "1" * len(found[0]), written)
    written = MARKED_MOMENT.sub("<t:0000000000", MOMENT.sub('"0000-00-00T00:00:00.000000', written))
    return hashlib.blake2b(written.encode(), digest_size=16).digest()
