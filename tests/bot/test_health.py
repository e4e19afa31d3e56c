"""A supervisor learns from a file's age whether the bot is connected."""

import os
from pathlib import Path

import pytest

from bot import health

NOW = 1_800_000_000.0


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    sign = tmp_path / "alive"
    monkeypatch.setattr(health, "SIGN", sign)
    return sign


def test_without_any_sign_the_bot_is_dead() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "SIGN", Path("no/such/sign"))
        assert not health.is_alive(NOW)


@pytest.mark.parametrize(
    ("age", "alive"), [(0, True), (health.EVERY, True), (health.TOO_OLD - 1, True), (health.TOO_OLD, False)]
)
def test_a_fresh_sign_is_a_sign_of_life(sign: Path, age: float, alive: bool) -> None:
    sign.touch()
    os.utime(sign, (NOW - age, NOW - age))
    assert health.is_alive(NOW) is alive
