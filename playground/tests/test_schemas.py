"""The fast validators accept exactly the values that jsonschema accepts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from discord_playground.description.schemas import Schemas
from discord_playground.description.validators import Validators

SMALL = {"type": "integer", "minimum": 0, "maximum": 2}
DESCRIPTION = {
    "schemas": {
        "Small": SMALL,
        "ListPage": {
            "type": "object",
            "properties": {"size": {"$ref": "#/schemas/Small"}},
            "required": ["size"],
        },
        "Branch": {
            "type": "object",
            "properties": {
                "kind": {"oneOf": [{"const": "twig"}, {"const": "bough"}]},
                "children": {"type": "array", "items": {"$ref": "#/schemas/Part"}, "maxItems": 2},
            },
            "required": ["children"],
            "additionalProperties": {"$ref": "#/schemas/Small"},
        },
        "Part": {"oneOf": [{"$ref": "#/schemas/ListPage"}, {"$ref": "#/schemas/Branch"}]},
    }
}
SCALARS = st.none() | st.booleans() | st.integers(-1, 3) | st.sampled_from(["twig", "bough", "log"])
PARTS = st.recursive(
    SCALARS | st.fixed_dictionaries({"size": SCALARS}),
    lambda part: st.fixed_dictionaries(
        {}, optional={"kind": SCALARS, "children": st.lists(part, max_size=3), "size": SCALARS}
    ),
)


@given(PARTS)
def test_a_value_fits_where_jsonschema_says_so(value: object) -> None:
    truth = Draft202012Validator({**DESCRIPTION, "$ref": "#/schemas/Part"})
    assert (Schemas(DESCRIPTION).problem(value, "schemas", "Part") is None) == truth.is_valid(value)


VALUES: list[object] = [
    *(None, True, False, 0, 1, 2, -3, 1.0, 1.5, "", "a", "abc", "1"),
    *([], [1], [1, True], [1, 1], ["a", None, 2], {}, {"a": 1}, {"a": "x", "b": 2}, {"b": None, "c": []}),
]


@pytest.mark.parametrize(
    "schema",
    [
        *({"type": each} for each in ("string", "integer", "number", "boolean", "null", "array", "object")),
        {"type": ["string", "null"], "format": "int32"},
        *({"const": each} for each in (None, True, 1, "a")),
        {"enum": [0, 1.0, "abc", False]},
        {"enum": [None, True, 2]},
        {"minimum": 1, "maximum": 1.5, "title": "One to one and a half"},
        {"minLength": 1, "maxLength": 1},
        {"minItems": 1, "maxItems": 2, "uniqueItems": True},
        {"items": {"type": "integer"}},
        {"minProperties": 1, "maxProperties": 1},
        {"pattern": "^(0|[1-9][0-9]*)$"},
        {"required": ["a"], "properties": {"a": {"type": "integer"}, "b": {"const": 2}}},
        {"properties": {"a": {}}, "additionalProperties": False},
        {"properties": {"a": {}}, "additionalProperties": {"type": "null"}},
        {"anyOf": [{"type": "integer"}, {"minLength": 2}, {"type": "object"}]},
        {"allOf": [{"type": ["integer", "array"]}, {"minimum": 1}, {"maxItems": 1}]},
        {"oneOf": [{"type": "integer"}, {"minimum": 1}, {"type": "object"}]},
    ],
    ids=str,
)
def test_every_keyword_is_judged_as_jsonschema_does(schema: dict[str, object]) -> None:
    truth, is_valid = Draft202012Validator(schema), Validators(lambda _: {}).of(schema)
    assert [value for value in VALUES if is_valid(value) != truth.is_valid(value)] == []


def test_a_keyword_that_is_not_known_is_not_passed_over() -> None:
    with pytest.raises(NotImplementedError, match="contains"):
        Validators(lambda _: {}).of({"contains": {"type": "null"}})


def test_a_schema_that_is_refused_is_refused_again() -> None:
    validators, schema = Validators(lambda _: {}), {"contains": {"type": "null"}}
    for _ in range(2):
        with pytest.raises(NotImplementedError, match="contains"):
            validators.of(schema)


ID = {"type": "string", "pattern": "^[1-9][0-9]*$", "maxLength": 19}


@pytest.mark.parametrize("wrong", ["0{0}", "{0}x", "x{0}", "{0}0", "-{0}", "{0}0.5", None])
def test_only_what_differs_in_ids_and_moments_alone_is_like_what_fitted(wrong: str | None) -> None:
    schemas = Schemas({"ID": {"type": "object", "additionalProperties": ID}})
    first, other = "1573967205647777797", "1999999999999999999"
    assert schemas.problem({"id": first}, "ID") is None
    assert schemas.problem({"id": other}, "ID") is None
    assert schemas.problem({"id": int(other)}, "ID") is not None
    assert schemas.problem({"id": wrong and wrong.format(other)}, "ID") is not None


@pytest.mark.parametrize(
    ("schema", "value", "problem"),
    [
        ("Small", 3, "at (the whole): 3 is greater than the maximum of 2"),
        ("ListPage", {"size": -1}, "at size: -1 is less than the minimum of 0"),
        ("Branch", {"children": [], "kind": "log"}, "at kind: 'log' is not valid under any of the given"),
        ("Branch", {"children": [{"size": -1}]}, "at children/0: {'size': -1} is not valid under any"),
        ("Part", {"size": 1, "children": []}, "is valid under each of"),
    ],
)
def test_what_does_not_fit_is_shown_with_its_place(schema: str, value: object, problem: str) -> None:
    told = Schemas(DESCRIPTION).problem(value, "schemas", schema)
    assert told is not None
    assert problem in told
