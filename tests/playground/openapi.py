"""Holds a bot's requests and the playground's answers against Discord's own description of its API.

The description is not part of this repository: it is read beside it, and tests that need it are skipped without it.
"""

import copy
import json
from collections.abc import Iterable, Iterator
from functools import cache
from http import HTTPMethod
from pathlib import Path
from typing import Any

import pytest

from playground import Request
from tests.playground.schemas import Schemas

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
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
def _answers() -> Schemas:
    """The schemas of answers; a form's errors have texts as codes, as Discord's reference shows them."""
    described = copy.deepcopy(_description())
    described["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = FIELD_ERROR
    return Schemas(described)


@cache
def _requests() -> Schemas:
    """The schemas of requests; in those Discord takes ids as numbers too, as discord.py writes some of them."""
    described = copy.deepcopy(_description())
    described["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return Schemas(described)


def schema_problem(name: str, value: object) -> str | None:
    """The fault of a value that should be one of the description's named schemas."""
    return _answers().problem(value, "components", "schemas", name)


def problems(requests: Iterable[Request]) -> list[str]:
    """The faults of requests that were carried out, and of all answers; empty if there are none.

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
    problem = _requests().problem(body, *steps, "requestBody", "content", kind, "schema")
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
    problem = _answers().problem(request.answer, *steps, "content", JSON, "schema")
    if problem:
        yield f"the answer {status} is not as described: {problem}"
