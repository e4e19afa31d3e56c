from pathlib import Path

import pytest

from bot.process.settings import Settings


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder to work in, and an environment without any setting."""
    for variable in Settings.model_fields:
        monkeypatch.delenv(variable.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
