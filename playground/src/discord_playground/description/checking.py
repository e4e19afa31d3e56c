"""Validates a bot's requests and the playground's answers against Discord's own API description."""

from collections.abc import Iterable, Iterator
from functools import cache
from http import HTTPMethod, HTTPStatus

from discord_playground.description.facts import Facts, Operation, Schema, api_facts
from discord_playground.description.schemas import Schemas
from discord_playground.request_log import Request

FIELD_ERROR: Schema = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}
MEMBER_PERMISSIONS = "default_member_permissions"
JSON = "application/json"
MULTIPART = "multipart/form-data"


@cache
def _answers() -> Schemas:
    """Return the schemas of answers, in which form errors have textual codes as in Discord's reference."""
    errors = api_facts()["schemas"]["InnerErrors"]
    listed = {"_errors": {**errors["properties"]["_errors"], "items": FIELD_ERROR}}
    return Schemas(_with(InnerErrors={**errors, "properties": listed}))


@cache
def _requests() -> Schemas:
    """Return the schemas of requests, corrected where Discord accepts more than it describes.

    Ids may also be numbers, which discord.py sends in some places, and permissions strings:
    https://docs.discord.com/developers/topics/permissions
    """
    permissions = {"type": ["string", "integer", "null"]}
    commands = {
        name: {**schema, "properties": {**schema["properties"], MEMBER_PERMISSIONS: permissions}}
        for name, schema in api_facts()["schemas"].items()
        if name.endswith("Request") and MEMBER_PERMISSIONS in schema.get("properties", {})
    }
    return Schemas(_with(SnowflakeType={"type": ["string", "integer"]}, **commands))


def _with(**schemas: Schema) -> Facts:
    facts = api_facts()
    return {**facts, "schemas": {**facts["schemas"], **schemas}}


def schema_problem(name: str, value: object) -> str | None:
    """Return why a value violates one of the description's named schemas; None if it is valid."""
    return _answers().problem(value, "schemas", name)


def description_problems(requests: Iterable[Request]) -> list[str]:
    """Return the violations of Discord's API description: in accepted requests, and in answers other than 5xx."""
    return [f"{each.method} {each.path}: {problem}" for each in requests for problem in _problems_of(each)]


def _problems_of(request: Request) -> Iterator[str]:
    method = request.method.lower()
    operation = api_facts()["operations"].get(request.route or "", {}).get(method)
    if operation is None:
        if method not in api_facts()["routes"].get(request.route or "", ()):
            yield "Discord's description does not know this route"
        return  # a route that the playground doesn't have is a violation, but none of the description
    if request.status is None:
        return  # the connection was cut: there is no answer to validate
    steps = ("operations", str(request.route), method)
    if request.status < HTTPStatus.BAD_REQUEST:  # a rejected request may violate the schema
        yield from _problems_of_body(request, operation, steps)
    of_the_api = request.status < HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(request.answer, str)
    if of_the_api:  # the description covers neither 5xx answers nor the pages of Discord's edge
        yield from _problems_of_answer(request, operation, steps)


def _problems_of_body(request: Request, operation: Operation, steps: tuple[str, ...]) -> Iterator[str]:
    accepted = operation["request"]
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
    problem = _requests().problem(body, *steps, "request", kind)
    if problem:
        yield f"the request is not as described: {problem}"


def _problems_of_answer(request: Request, operation: Operation, steps: tuple[str, ...]) -> Iterator[str]:
    answers = operation["answers"]
    status = str(request.status)
    key = next((each for each in (status, f"{status[0]}XX") if each in answers), None)
    if key is None:
        yield f"an answer {status} is not described"
        return
    if answers[key] is None:
        if request.answer is not None:
            yield f"an answer {status} has no body"
        return
    problem = _answers().problem(request.answer, *steps, "answers", key)
    if problem:
        yield f"the answer {status} is not as described: {problem}"
