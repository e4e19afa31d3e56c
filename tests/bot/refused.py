"""How the tests say that something is refused, and why."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest

from bot.domain.refusals import RefusalReason, Refused


@contextmanager
def refuses(reason: RefusalReason) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """Something within is refused for this reason."""
    with pytest.raises(Refused) as refusal:
        yield refusal
    assert refusal.value.reason is reason


def reasons_of(answers: Iterable[object]) -> list[RefusalReason]:
    """The reasons of the refusals among the answers to something that was asked for many times at once."""
    return [answer.reason for answer in answers if isinstance(answer, Refused)]
