"""Validation of requests and answers against Discord's API description."""

import json
from pathlib import Path
from typing import Any

import pytest

from discord_playground import Request, api_facts, description_problems, schema_problem
from discord_playground.description.__main__ import main
from discord_playground.description.extraction import extract
from discord_playground.description.facts import FILE, written
from discord_playground.routes import ALL

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
ROUTE = "/channels/{channel_id}/messages"
REFUSAL = {"code": 50035, "message": "Invalid Form Body"}


def request(**fields: Any) -> Request:  # noqa: ANN401  a request has fields of many types
    wanted = {"method": "POST", "route": ROUTE, "path": "/channels/1/messages", "at": 0.0, "status": 400}
    return Request(**{**wanted, "answer": REFUSAL, **fields})


def test_what_is_described_passes() -> None:
    assert description_problems([request()]) == []
    field = {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}
    assert description_problems([request(answer={**REFUSAL, "errors": {"content": field}})]) == []


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"route": "/moon"}, "does not know this route"),
        ({"route": None}, "does not know this route"),
        ({"method": "PUT"}, "does not know this route"),
        ({"answer": {"message": "no code"}}, "the answer 400 is not as described"),
        ({"status": 200, "body": {"content": "x" * 4001}}, "the request is not as described"),
        (
            {"status": 200, "body": {"content": "x"}, "answer": {"id": 1}},
            "the answer 200 is not as described",
        ),
        ({"status": 201, "body": {"content": "x"}}, "an answer 201 is not described"),
        (
            {"method": "DELETE", "route": f"{ROUTE}/{{message_id}}", "status": 204, "answer": {}},
            "an answer 204 has no body",
        ),
    ],
)
def test_what_is_not_described_is_found(fields: dict[str, Any], wrong: str) -> None:
    found = description_problems([request(**fields)])
    assert any(wrong in each for each in found), found


def test_a_route_that_the_playground_lacks_is_one_of_discords() -> None:
    route, path = "/guilds/{guild_id}/bans", "/guilds/1/bans"
    assert description_problems([request(method="GET", route=route, path=path, status=501)]) == []
    assert description_problems([request(method="PATCH", route=route, path=path, status=404)]) != []


@pytest.mark.parametrize("permissions", ["8192", 8192, None])
def test_permissions_are_texts_or_numbers(permissions: object) -> None:
    command = {"name": "play", "description": "Play", "default_member_permissions": permissions}
    asked = request(
        method="PUT", route="/applications/{application_id}/commands", body=[command], status=200, answer=[]
    )
    assert description_problems([asked]) == []
    command["default_member_permissions"] = ["8192"]
    assert description_problems([asked]) != []


def test_a_cut_line_is_no_answer() -> None:
    assert description_problems([request(status=None, answer=None)]) == []


def test_single_values_are_checked_by_the_name_of_their_schema() -> None:
    assert schema_problem("SnowflakeType", "123") is None
    assert schema_problem("SnowflakeType", 123) is not None


def test_every_route_is_described() -> None:
    described = api_facts()["operations"]
    assert {(method.upper(), route) for route, methods in described.items() for method in methods} == {
        (route.method, route.template) for route in ALL
    }


@pytest.mark.corpus
@pytest.mark.skipif(not DESCRIPTION.exists(), reason="its corpus (../shared) is not beside this checkout")
def test_the_facts_are_those_of_the_description() -> None:
    document = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    facts = extract(document, [(route.method, route.template) for route in ALL])
    assert written(facts) == FILE.read_text(encoding="utf-8"), (
        "python -m discord_playground.description makes them again"
    )


REFERENCE = "#/components/schemas/"
SMALL = {
    "type": "integer",
    "title": "Small",
    "description": "How small it is",
    "format": "int32",
    "maximum": 2,
}


def document_of(schema: dict[str, Any]) -> dict[str, Any]:
    body = {"application/json": {"schema": {"$ref": f"{REFERENCE}Asked"}}}
    operation = {
        "operationId": "ask",
        "requestBody": {"content": body},
        "responses": {"204": {"description": "-"}},
    }
    schemas = {"Asked": schema, "Small": SMALL, "Other": {"type": "null"}}
    return {"paths": {"/ask": {"post": operation}}, "components": {"schemas": schemas}}


def test_facts_are_taken_without_the_prose() -> None:
    kinds = [{"const": 1, "title": "ONE"}, {"const": 2, "title": "TWO", "description": "The second"}]
    schema = {
        "type": "object",
        "description": "What one asks",
        "properties": {"description": {"$ref": f"{REFERENCE}Small"}, "kind": {"oneOf": kinds}},
        "required": ["kind"],
    }
    assert extract(document_of(schema), [("POST", "/ask")]) == {
        "routes": {"/ask": ["post"]},
        "operations": {
            "/ask": {
                "post": {
                    "request": {"application/json": {"$ref": "#/schemas/Asked"}},
                    "answers": {"204": None},
                }
            }
        },
        "schemas": {
            "Asked": {
                "type": "object",
                "properties": {"description": {"$ref": "#/schemas/Small"}, "kind": {"enum": [1, 2]}},
                "required": ["kind"],
            },
            "Small": {"type": "integer", "maximum": 2},
        },
    }


def test_the_program_writes_the_facts_of_every_route(tmp_path: Path) -> None:
    paths: dict[str, dict[str, Any]] = {}
    for route in ALL:
        paths.setdefault(route.template, {})[route.method.lower()] = {"responses": {"204": {}}}
    (tmp_path / "openapi.json").write_text(json.dumps({"paths": paths, "components": {"schemas": {}}}))
    main([str(tmp_path / "openapi.json"), "--to", str(tmp_path / "facts.json")])
    facts = json.loads((tmp_path / "facts.json").read_text())
    assert facts["operations"].keys() == paths.keys()
    assert facts["operations"]["/users/@me"]["get"] == {"request": {}, "answers": {"204": None}}


def test_a_keyword_that_is_new_is_not_passed_over() -> None:
    with pytest.raises(NotImplementedError, match="contains"):
        extract(document_of({"contains": {"type": "null"}}), [("POST", "/ask")])


def test_a_route_that_discord_does_not_have_is_shown() -> None:
    with pytest.raises(LookupError, match="/moon"):
        extract(document_of(SMALL), [("POST", "/moon")])
