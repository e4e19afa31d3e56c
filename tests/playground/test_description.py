"""The check against Discord's description finds faults and lets everything else pass."""

from typing import Any

import pytest

from playground import Request
from tests.playground.openapi import needs_description, problems, schema_problem

pytestmark = needs_description

ROUTE = "/channels/{channel_id}/messages"
REFUSAL = {"code": 50035, "message": "Invalid Form Body"}


def request(**fields: Any) -> Request:  # noqa: ANN401  a request has fields of many types
    wanted = {"method": "POST", "route": ROUTE, "path": "/channels/1/messages", "at": 0.0, "status": 400}
    return Request(**{**wanted, "answer": REFUSAL, **fields})


def test_what_is_described_passes() -> None:
    assert problems([request()]) == []
    field = {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}
    assert problems([request(answer={**REFUSAL, "errors": {"content": field}})]) == []


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
    found = problems([request(**fields)])
    assert any(wrong in each for each in found), found


def test_a_cut_line_is_no_answer() -> None:
    assert problems([request(status=None, answer=None)]) == []


def test_single_values_are_checked_by_the_name_of_their_schema() -> None:
    assert schema_problem("SnowflakeType", "123") is None
    assert schema_problem("SnowflakeType", 123) is not None
