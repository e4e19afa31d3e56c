"""The versions of the packages, and what a release changes in the repository.

    python -m release.versions set 1.0.0        # before the commit that is tagged; 1.1.0.dev0 after it
    python -m release.versions playground 0.2.0 # the same, if the playground has changed since its last release
    python -m release.versions check v1.0.0     # whether a tag is the version; the workflows ask before they publish

Between releases the version is that of the next one with `.dev0`.
"""

import argparse
import asyncio
import contextlib
import hashlib
import re
import sqlite3
import sys
import tempfile
import tomllib
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT, PLAYGROUND = "pyproject.toml", "playground/pyproject.toml"
CHANGELOG = "CHANGELOG.md"
MIGRATIONS = "bot/storage/migrations/versions"
RELEASED = "tests/bot/storage/released"
"""The database of each release, and the hashes of released migrations; empty before the first release."""
HASHES = f"{RELEASED}/migrations.sha256"

UNRELEASED = "## Unreleased\n"
FORM = re.compile(r"\d+\.\d+\.\d+(\.dev0)?")


class ReleaseError(Exception):
    """The repository isn't ready, or a version is invalid."""


def current(root: Path = ROOT) -> str:
    """Return the version of the bot."""
    project = tomllib.loads((root / PROJECT).read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def check(tag: str, root: Path = ROOT) -> None:
    """Raise `ReleaseError` unless a tag names the version: a release, with its section of the changelog."""
    version = current(root)
    if tag != f"v{version}" or version.endswith(".dev0"):
        raise ReleaseError(f"The tag is {tag}, and the version {version}: see docs/releasing.md.")
    if f"\n## {version} – " not in (root / CHANGELOG).read_text(encoding="utf-8"):
        raise ReleaseError(f"{CHANGELOG} has no section of {version}.")


def change(version: str, today: date, root: Path = ROOT) -> None:
    """Set the version. For a release, name its section of the changelog and keep its migrations and its database."""
    if not FORM.fullmatch(version):
        raise ReleaseError(f"{version}: a version is like 1.0.0, or 1.1.0.dev0 after that.")
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    if version.endswith(".dev0"):
        if UNRELEASED not in changelog:
            head, section, earlier = changelog.partition("\n## ")
            changelog = f"{head.rstrip()}\n\n{UNRELEASED}{section}{earlier}"
    elif UNRELEASED not in changelog:
        raise ReleaseError(f"{CHANGELOG} has no section “Unreleased”.")
    else:
        changelog = changelog.replace(UNRELEASED, f"## {version} – {today:%Y-%m-%d}\n")
        asyncio.run(_keep_database(version, root))
        _keep_migrations(root)
    (root / CHANGELOG).write_text(changelog, encoding="utf-8")
    _replace(r'^version = ".*"$', f'version = "{version}"', root / PROJECT)


def change_playground(version: str, root: Path = ROOT) -> None:
    """Set the version of the playground, and let the bot's package need it."""
    if not re.fullmatch(r"0\.\d+\.\d+", version):
        raise ReleaseError(f"{version}: a version of the playground is like 0.2.0.")
    _replace(r'^version = ".*"$', f'version = "{version}"', root / PLAYGROUND)
    _replace(r'"discord-playground==[^"]+"', f'"discord-playground=={version}"', root / PROJECT)


def _replace(pattern: str, by: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(pattern, by, text, flags=re.MULTILINE), encoding="utf-8")


def changed_migrations(root: Path = ROOT) -> list[str]:
    """Return the names of the migrations that were changed or removed after their release."""
    folder = root / MIGRATIONS
    lines = (root / HASHES).read_text(encoding="utf-8").splitlines()
    hashes = {name: hash_ for hash_, name in map(str.split, lines)}
    return [
        name
        for name, hash_ in hashes.items()
        if not (folder / name).exists() or _hash_of(folder / name) != hash_
    ]


def _keep_migrations(root: Path) -> None:
    """Note the hash of each migration: from now on a test fails if it changes."""
    hashes = (f"{_hash_of(each)}  {each.name}\n" for each in sorted((root / MIGRATIONS).glob("[0-9]*.py")))
    (root / HASHES).write_text("".join(hashes), encoding="utf-8")


def _hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


async def _keep_database(version: str, root: Path) -> None:
    """Dump a database of this version: from now on a test upgrades it."""
    from release.sample import fill  # noqa: PLC0415  to check a tag needs no library

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "dvonn.db"
        await fill(f"sqlite+aiosqlite:///{file}")
        with contextlib.closing(sqlite3.connect(file)) as database:
            lines = "".join(f"{line}\n" for line in database.iterdump())
    (root / RELEASED / f"{version}.sql").write_text(lines, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="release.versions", description="The version, and a release's changes."
    )
    commands = parser.add_subparsers(required=True, dest="command", metavar="COMMAND")
    commands.add_parser("set", help="set the version").add_argument("value", metavar="VERSION")
    commands.add_parser("playground", help="set the version of the playground").add_argument(
        "value", metavar="VERSION"
    )
    commands.add_parser("check", help="compare a tag with the version").add_argument("value", metavar="TAG")
    asked = parser.parse_args()
    try:
        if asked.command == "set":
            change(asked.value, datetime.now(UTC).date())
        elif asked.command == "playground":
            change_playground(asked.value)
        else:
            check(asked.value)
    except ReleaseError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
