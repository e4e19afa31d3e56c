"""Holds what a bot asked and what the playground answered against Discord's own description of its API.

The description is not part of this repository: it is read beside it, and what needs it is skipped without it.
"""

import copy
import json
from collections.abc import Iterable, Iterator
from functools import cache
from http import HTTPMethod
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from playground import Request

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
ANSWERS = "urn:discord"
REQUESTS = "urn:discord:requests"
FIELD_ERROR = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}
JSON = "application/json"
MULTIPART = "multipart/form-data"

needs_description = pytest.mark.skipif(
    not DESCRIPTION.exists(), reason="Discord's description (../shared/discord/openapi.json) is not here"
)


@cache
def _description() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DESCRIPTION.read_text())
    return loaded


@cache
def _registry() -> Registry[Any]:
    """Register the description twice, for answers and for requests.

    It is mended in two places: a form's errors have texts as codes, as Discord's reference shows them; and in
    requests Discord takes ids as numbers too, as discord.py writes some of them.
    """
    answers = copy.deepcopy(_description())
    answers["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = FIELD_ERROR
    requests = copy.deepcopy(answers)
    requests["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return Registry().with_resources(
        (name, Resource.from_contents(contents, default_specification=DRAFT202012))
        for name, contents in ((ANSWERS, answers), (REQUESTS, requests))
    )


@cache
def _validator(root: str, *steps: str) -> Draft202012Validator:
    """Make the validator of the schema that stands at those steps of the description."""
    pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
    return Draft202012Validator({"$ref": f"{root}#/{pointer}"}, registry=_registry())


def schema_problem(name: str, value: object) -> str | None:
    """Say what is wrong with a value that should be one of the description's named schemas."""
    return _problem(_validator(ANSWERS, "components", "schemas", name), value)


def problems(requests: Iterable[Request]) -> list[str]:
    """Say what is wrong with requests that were carried out, and with every answer; empty if nothing is.

    Without the description nothing can be said, and it is empty too; `needs_description` skips a test with a
    message then.
    """
    if not DESCRIPTION.exists():
        return []
    return [f"{each.method} {each.path}: {problem}" for each in requests for problem in _problems_of(each)]


def _problems_of(request: Request) -> Iterator[str]:
    operation = _description()["paths"].get(request.route, {}).get(request.method.lower())
    if operation is None:
        yield "Discord's description does not know this route"
        return
    if request.status is None:
        return  # the line was cut: there is no answer to judge by
    steps = ("paths", str(request.route), request.method.lower())
    if request.status < 400:  # a refused request may be as wrong as it likes
        yield from _problems_of_body(request, operation, steps)
    if request.status < 500:  # of servers in trouble the description says nothing
        yield from _problems_of_answer(request, operation, steps)


def _problems_of_body(request: Request, operation: dict[str, Any], steps: tuple[str, ...]) -> Iterator[str]:
    accepted = operation.get("requestBody", {}).get("content", {})
    if not accepted:
        if request.method in (HTTPMethod.POST, HTTPMethod.PUT) and request.body:
            yield "a body was sent where none is described"
        return
    kind = MULTIPART if request.files else JSON
    if kind not in accepted:
        yield f"{kind} is not accepted here"
        return
    body = request.body
    if request.files:
        body = {**(body or {}), **{f"files[{number}]": "" for number in range(len(request.files))}}
    problem = _problem(_validator(REQUESTS, *steps, "requestBody", "content", kind, "schema"), body)
    if problem:
        yield f"the request is not as described: {problem}"


def _problems_of_answer(request: Request, operation: dict[str, Any], steps: tuple[str, ...]) -> Iterator[str]:
    responses = operation["responses"]
    status = str(request.status)
    key = next((each for each in (status, f"{status[0]}XX") if each in responses), None)
    if key is None:
        yield f"an answer {status} is not described"
        return
    if "$ref" in responses[key]:
        steps = ("components", "responses", responses[key]["$ref"].rsplit("/", 1)[1])
        described = _description()["components"]["responses"][steps[-1]]
    else:
        steps = (*steps, "responses", key)
        described = responses[key]
    if JSON not in described.get("content", {}):
        if request.answer is not None:
            yield f"an answer {status} has no body"
        return
    problem = _problem(_validator(ANSWERS, *steps, "content", JSON, "schema"), request.answer)
    if problem:
        yield f"the answer {status} is not as described: {problem}"


def _problem(validator: Draft202012Validator, value: object) -> str | None:
    error: ValidationError | None = best_match(validator.iter_errors(value))
    if error is None:
        return None
    place = "/".join(str(step) for step in error.absolute_path) or "(the whole)"
    return f"at {place}: {error.message[:400]}"
