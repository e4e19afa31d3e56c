"""The version tells which code runs: the number that is installed, and the revision if it is known."""

import importlib.metadata
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.process import version as module
from bot.process.version import REVISION, discord_py, version

INSTALLED = importlib.metadata.version("dvonn-discord")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(REVISION, raising=False)
    version.cache_clear()
    yield
    version.cache_clear()


def test_an_image_shows_the_revision_that_it_was_built_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(REVISION, "0123456789abcdef0123456789abcdef01234567")
    assert version() == f"{INSTALLED}+0123456"


def test_a_checkout_shows_its_revision(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for words in (
        ("init", "-q"),
        ("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a", "--allow-empty"),
    ):
        subprocess.run(("git", *words), cwd=tmp_path, check=True)  # noqa: S603, S607  the words above
    monkeypatch.setattr(module, "ROOT", tmp_path)
    assert re.fullmatch(rf"{re.escape(INSTALLED)}\+[0-9a-f]{{7,}}", version())


def test_what_was_installed_shows_its_number_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "ROOT", tmp_path)
    assert version() == INSTALLED


def test_the_version_of_the_library_is_the_one_that_is_imported() -> None:
    assert discord_py() == discord.__version__
