"""Assertions about refusals."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.domain.refusals import DeclaredReason, Refused


@contextmanager
def refuses(reason: DeclaredReason[Any]) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """Assert that the block raises `Refused` with this reason."""
    with pytest.raises(Refused) as refusal:
        yield refusal
    assert refusal.value.reason is reason


def reasons_of(answers: Iterable[object]) -> list[DeclaredReason[Any]]:
    """Return the reasons of the refusals among the results of concurrent requests."""
    return [answer.reason for answer in answers if isinstance(answer, Refused)]
