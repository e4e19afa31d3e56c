"""Values are judged quickly, but no otherwise than jsonschema judges them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.playground.schemas import Schemas

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
def test_what_does_not_fit_is_told_with_its_place(schema: str, value: object, problem: str) -> None:
    told = Schemas(DESCRIPTION).problem(value, "schemas", schema)
    assert told is not None
    assert problem in told
