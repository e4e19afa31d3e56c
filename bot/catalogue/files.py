"""The Fluent files: one per language for each feature, and the shared ones.

A feature's files are beside its code, `bot/features/watching/locales/de.ftl`; the shared ones beside this module.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

LOCALES = "locales"
"""The folder with the Fluent files, in a feature and in the shared catalogue."""
SUFFIX = ".ftl"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of an entry; its other lines are indented. https://projectfluent.org/fluent/guide/hello.html"""


@dataclass(frozen=True)
class CatalogueFile:
    """A Fluent file: the sentences of a feature, or the shared ones, in one language."""

    path: str
    """Relative to the parent of the package: `bot/features/watching/locales/de.ftl`."""
    content: bytes
    """Bytes, as they take less memory: a single emoji makes Python store four bytes per character of a `str`."""

    @property
    def tag(self) -> str:
        """The language tag."""
        return PurePosixPath(self.path).stem

    @property
    def owner(self) -> str:
        """The folder that owns the sentences: the feature's, or `catalogue`."""
        return PurePosixPath(self.path).parents[1].name

    @property
    def text(self) -> str:
        return self.content.decode()

    def entries(self) -> list[tuple[str, str]]:
        """Keys with the source of their entries; keys of terms start with a hyphen."""
        text = self.text
        found = list(_ENTRY.finditer(text))
        ends = [following.start() for following in found[1:]] + [len(text)]
        return [(entry[1], text[entry.start() : end]) for entry, end in zip(found, ends, strict=True)]

    def places(self, key: str) -> list[str]:
        """The locations of a key in the file: `bot/features/watching/locales/de.ftl:12`."""
        return [self.place(entry.start()) for entry in _ENTRY.finditer(self.text) if entry[1] == key]

    def place(self, start: int) -> str:
        """The location of a character offset in the text."""
        return f"{self.path}:{self.text.count(chr(10), 0, start) + 1}"


def catalogue_files(package: Traversable | None = None) -> list[CatalogueFile]:
    """All Fluent files of the bot, or of another package with the same layout; the shared ones first."""
    package = package or resources.files("bot")
    features = sorted(package.joinpath("features").iterdir(), key=lambda each: each.name)
    return [
        CatalogueFile(f"{package.name}/{inner}/{LOCALES}/{file.name}", file.read_bytes())
        for folder, inner in (
            (package.joinpath("catalogue"), "catalogue"),
            *((feature, f"features/{feature.name}") for feature in features),
        )
        for file in _files_in(folder.joinpath(LOCALES))
    ]


def _files_in(locales: Traversable) -> list[Traversable]:
    if not locales.is_dir():
        return []
    return sorted(
        (file for file in locales.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )


def entries(files: Iterable[CatalogueFile]) -> dict[str, str]:
    """The source of each entry of a language, by key. Raises `ValueError` for duplicate keys."""
    files = list(files)
    found: dict[str, str] = {}
    for file in files:
        for key, text in file.entries():
            if key in found:
                raise ValueError(f"duplicate key {key}: {', '.join(places(key, files))}")
            found[key] = text
    return found


def places(key: str, files: Iterable[CatalogueFile]) -> list[str]:
    """The locations of a key in several files."""
    return [place for file in files for place in file.places(key)]
