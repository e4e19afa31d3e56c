"""A release: its version, what it keeps, and the addresses in the packages."""

import re
import shutil
import sqlite3
import tomllib
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from release.addresses import LINK, PROJECTS, absolute, fill_in
from release.notes import notes
from release.versions import (
    HASHES,
    MIGRATIONS,
    RELEASED,
    ReleaseError,
    change,
    change_playground,
    changed_migrations,
    check,
    current,
)
from tests.bot.storage.sampled import sampled

ROOT = Path(__file__).parents[1]
REPOSITORY, TAG = "https://github.com/someone/dvonn", "v1.2.3"
DAY = date(2027, 1, 31)


@pytest.fixture
def sample_filled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy the database that a release keeps: to fill one takes longer than all else that a release does."""
    database = sampled()

    async def fill(url: str) -> None:
        Path(url.removeprefix("sqlite+aiosqlite:///")).write_bytes(database)  # noqa: ASYNC240  nothing else runs

    monkeypatch.setattr("release.sample.fill", fill)


@pytest.fixture
def copied(tmp_path: Path, sample_filled_once: None) -> Path:  # noqa: ARG001  for the releases of the test
    """The files that a release changes."""
    for name in (
        "pyproject.toml",
        "playground/pyproject.toml",
        "CHANGELOG.md",
        "README.md",
        "playground/README.md",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for folder in (MIGRATIONS, RELEASED):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(re.sub(r"^## Unreleased\n", "", changelog.read_text(), flags=re.MULTILINE))
    change("1.2.3.dev0", DAY, tmp_path)
    return tmp_path


def titles(root: Path) -> list[str]:
    return re.findall(r"^## (.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_bot_has_the_version_that_the_changelog_begins_with_and_needs_this_playground() -> None:
    bot, playground = (
        tomllib.loads((ROOT / folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for folder in PROJECTS
    )
    assert bot["version"] == current()
    assert bot["optional-dependencies"]["play"] == [f"discord-playground=={playground['version']}"]
    newest = titles(ROOT)[0]
    if current().endswith(".dev0"):
        assert newest == "Unreleased"
    else:
        assert re.fullmatch(rf"{re.escape(current())} – \d{{4}}-\d\d-\d\d", newest)


def test_a_release_names_its_section_and_keeps_its_migrations_and_its_database(copied: Path) -> None:
    assert titles(copied)[0] == "Unreleased"
    change("1.2.3", DAY, copied)
    assert current(copied) == "1.2.3"
    assert titles(copied)[0] == "1.2.3 – 2027-01-31"
    hashes = (copied / HASHES).read_text().splitlines()
    migrations = sorted(path.name for path in (copied / MIGRATIONS).glob("[0-9]*.py"))
    assert [line.split()[1] for line in hashes] == migrations
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript((copied / RELEASED / "1.2.3.sql").read_text(encoding="utf-8"))
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        (matches,) = database.execute("SELECT count(*) FROM matches").fetchone()
    assert migrations[-1].startswith(f"{version}_")
    assert matches
    assert changed_migrations(copied) == []


def test_a_migration_that_is_changed_or_removed_after_its_release_is_named(copied: Path) -> None:
    (copied / MIGRATIONS / "0002_more.py").write_text("additive = True\n")
    change("1.2.3", DAY, copied)
    (copied / MIGRATIONS / "0003_new.py").write_text("additive = True\n")
    assert changed_migrations(copied) == []
    first, second, _ = sorted((copied / MIGRATIONS).glob("[0-9]*.py"))
    first.write_text(f"{first.read_text()}\n")
    second.unlink()
    assert changed_migrations(copied) == [first.name, second.name]


def test_after_a_release_the_next_one_begins(copied: Path) -> None:
    change("1.2.3", DAY, copied)
    change("1.3.0.dev0", DAY, copied)
    assert titles(copied)[:2] == ["Unreleased", "1.2.3 – 2027-01-31"]
    with pytest.raises(ReleaseError, match="a version is like"):
        change("1.3", DAY, copied)


def test_only_the_tag_of_a_release_is_its_version(copied: Path) -> None:
    for tag in ("v1.2.3", "v1.2.3.dev0"):
        with pytest.raises(ReleaseError, match=r"the version 1\.2\.3\.dev0"):
            check(tag, copied)
    change("1.2.3", DAY, copied)
    check("v1.2.3", copied)
    for tag in ("1.2.3", "v1.2.4"):
        with pytest.raises(ReleaseError):
            check(tag, copied)
    (copied / "CHANGELOG.md").write_text("# What changed\n")
    with pytest.raises(ReleaseError, match="no section"):
        check("v1.2.3", copied)


def test_links_of_a_readme_become_absolute() -> None:
    readme = (
        '[a](docs/a.md#b) [c](#d) ![e](../f.png) [g](../../actions) [h](https://h) <img src="docs/i.gif">'
    )
    assert absolute(readme, "playground", REPOSITORY, TAG) == (
        f"[a]({REPOSITORY}/blob/{TAG}/playground/docs/a.md#b) [c]({REPOSITORY}/tree/{TAG}/playground#d) "
        f"![e]({REPOSITORY}/raw/{TAG}/f.png) [g]({REPOSITORY}/actions) [h](https://h) "
        f'<img src="{REPOSITORY}/raw/{TAG}/playground/docs/i.gif">'
    )
    assert absolute("[a](#b) [c](d)", ".", REPOSITORY, TAG) == (
        f"[a]({REPOSITORY}/tree/{TAG}#b) [c]({REPOSITORY}/blob/{TAG}/d)"
    )


def test_the_notes_of_a_release_are_its_section_with_whole_lines_and_absolute_links(copied: Path) -> None:
    change("1.2.3", DAY, copied)
    written = notes((copied / "CHANGELOG.md").read_text(encoding="utf-8"), TAG, REPOSITORY)
    assert "\n## " not in written
    assert not LINK.findall(written)
    changelog = (
        "# A\n\n## 1.2.3 – today\n\nOne\ntwo.\n\n### B\n\n- [c](d.md)\n  e\n- f\n\n## 1.2.2 – before\n\ng\n"
    )
    linked = f"[c]({REPOSITORY}/blob/{TAG}/d.md)"
    assert notes(changelog, TAG, REPOSITORY) == f"One two.\n\n### B\n\n- {linked} e\n- f"
    assert notes(changelog, "v1.2.2", REPOSITORY) == "g"


def test_published_packages_have_addresses_and_no_relative_link(copied: Path) -> None:
    fill_in(REPOSITORY, TAG, copied)
    before = {folder: (copied / folder / "pyproject.toml").read_text() for folder in PROJECTS}
    for folder, text in before.items():
        project = tomllib.loads(text)["project"]
        assert {"Homepage", "Documentation", "Changelog", "Issues", "Source"} == set(project["urls"])
        assert project["dependencies"]
        assert not LINK.findall((copied / folder / "README.md").read_text(encoding="utf-8"))
    readme = (copied / "README.md").read_text(encoding="utf-8")
    prefix = re.escape(f"{REPOSITORY}/") + rf"(?:blob|raw)/{TAG}/"
    named = re.findall(rf"{prefix}([^)#\"]+)", readme)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    fill_in(REPOSITORY, TAG, copied)
    assert before == {folder: (copied / folder / "pyproject.toml").read_text() for folder in PROJECTS}


def test_the_playground_has_a_version_of_its_own(copied: Path) -> None:
    change_playground("0.9.1", copied)
    change("1.2.3", DAY, copied)
    assert 'version = "0.9.1"' in (copied / "playground" / "pyproject.toml").read_text()
    assert '"discord-playground==0.9.1"' in (copied / "pyproject.toml").read_text()
    with pytest.raises(ReleaseError, match=r"like 0\.2\.0"):
        change_playground("1.0.0", copied)
