"""Preferences as JSON: a new preference is a new field of `Preferences`, and needs nothing here.

A value that can't be read counts as not chosen: one that only a newer version knows, or a time zone that no longer
exists. Names that this version does not know stay where they are.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints
from zoneinfo import ZoneInfo

from sqlalchemy import BigInteger, Column, Table, Text

from bot.domain import Preferences
from bot.storage.schema import metadata

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen", Text, nullable=False),
)


def read_preferences(text: str) -> Preferences:
    """The preferences that are kept as a text."""
    chosen = {}
    for name, value in json.loads(text).items():
        if kind := _kinds(Preferences).get(name):
            try:
                chosen[name] = _read(kind, value)
            except (ValueError, TypeError, KeyError):
                continue
    return Preferences(**chosen)


def format_preferences(chosen: Preferences, before: str = "{}") -> str:
    """The text for preferences, in the place of an earlier one; names in that which are not known here stay."""
    return json.dumps({**json.loads(before), **_format(chosen)})


@cache
def _kinds(of: type) -> Mapping[str, Any]:
    """The types of a dataclass's fields, by their names."""
    return get_type_hints(of)


def _read(kind: Any, value: Any) -> Any:  # noqa: ANN401  what JSON holds
    """A value of a type, read from JSON. Raises `ValueError`, `TypeError` or `KeyError` for anything else."""
    if get_origin(kind) is UnionType:
        (kind,) = (each for each in get_args(kind) if each is not type(None))
        return None if value is None else _read(kind, value)
    if is_dataclass(kind):
        return kind(**{name: _read(each, value[name]) for name, each in _kinds(kind).items()})  # type: ignore[arg-type, operator]
    if issubclass(kind, Enum | ZoneInfo):
        return kind(value)
    if type(value) is not kind:
        raise TypeError(value)
    return value


def _format(value: Any) -> Any:  # noqa: ANN401  likewise
    """A value as JSON has it."""
    if is_dataclass(value):
        return {each.name: _format(getattr(value, each.name)) for each in fields(value)}
    return value.key if isinstance(value, ZoneInfo) else value
