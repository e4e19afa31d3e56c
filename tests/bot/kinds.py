"""Kinds of occasions for tests."""

from typing import Any

import pytest

from bot.domain import policy
from bot.domain.occasion import Occasion
from bot.domain.policy import Policy

NEWER = Occasion("newer", "1")
"""An occasion of a kind that only a newer process knows."""


def occasion_with(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Occasion:  # noqa: ANN401  as `Policy` has them
    """Register a kind whose policy has these fields until the test ends; return an occasion of it."""
    monkeypatch.setitem(policy._POLICIES, "tested", Policy(**fields))
    return Occasion("tested", "7")
