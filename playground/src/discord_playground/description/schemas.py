"""Fast validation of values against a description's schemas.

jsonschema explains errors well, but it collects every error of each alternative before it tries the next one, which
is slow for nested components. So a compiled validator checks each value first and stops at the first error; only
invalid values go to jsonschema. A value that differs from a valid one only in ids and timestamps is accepted
without a check, because tests send nearly the same values many times.
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

from discord_playground.description.validators import Schema, Validators

# Each pattern starts with a character class or, better, a literal: the regex engine can search for those instead of
# trying to match at every position.
ID = re.compile(r"[1-9](?<!\d\d)\d{16,18}(?!\d)")
MOMENT = re.compile(r'"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}')
MARKED_MOMENT = re.compile(r"<t:\d{10}(?=[:>])")


class Schemas:
    """The schemas of one description, addressed by their path from its root."""

    def __init__(self, description: Schema) -> None:
        self._description = description
        self._telling: Any = extend(Draft202012Validator, {"$ref": self._tell_of_referred})  # type: ignore[no-untyped-call]  # the stubs say no more
        self._validators = Validators(self._referred)
        self._valid: set[bytes] = set()  # digests of valid values together with the paths of their schemas

    def problem(self, value: object, *steps: str) -> str | None:
        """Return why a value violates the schema at `steps`; None if it is valid."""
        digest = _digest(value, steps)
        if digest in self._valid:
            return None
        schema = self._at(steps)
        if self._validators.of(schema)(value):
            self._valid.add(digest)
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


def _digest(value: object, steps: Sequence[str]) -> bytes:
    """Return a digest of a value in which all ids and timestamps of equal length are the same."""
    written = json.dumps([steps, value], sort_keys=True)
    written = ID.sub(lambda found: "1" * len(found[0]), written)
    written = MARKED_MOMENT.sub("<t:0000000000", MOMENT.sub('"0000-00-00T00:00:00.000000', written))
    return hashlib.blake2b(written.encode(), digest_size=16).digest()
