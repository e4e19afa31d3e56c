"""The files of sentences: each feature's own and those that several share, one a language.

A feature's lie beside its code, `bot/features/watching/locales/de.ftl`; the shared ones beside this module.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

LOCALES = "locales"
"""The folder of a feature, and of the shared catalogue, in which its files of sentences lie."""
SUFFIX = ".ftl"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How an entry begins; its further lines are indented. https://projectfluent.org/fluent/guide/hello.html"""


@dataclass(frozen=True)
class CatalogueFile:
    """A feature's sentences in one language, or the shared ones, as they are written."""

    path: str
    """From the folder that holds the package: `bot/features/watching/locales/de.ftl`."""
    content: bytes
    """It takes less memory than the text: one emoji makes each letter of a text four bytes."""

    @property
    def tag(self) -> str:
        """The language."""
        return PurePosixPath(self.path).stem

    @property
    def owner(self) -> str:
        """The folder whose sentences they are: the feature's, or `catalogue`."""
        return PurePosixPath(self.path).parents[1].name

    @property
    def text(self) -> str:
        """All that is written in it."""
        return self.content.decode()

    def entries(self) -> list[tuple[str, str]]:
        """Each key with the text of its entry; a term's begins with a hyphen."""
        text = self.text
        found = list(_ENTRY.finditer(text))
        ends = [following.start() for following in found[1:]] + [len(text)]
        return [(entry[1], text[entry.start() : end]) for entry, end in zip(found, ends, strict=True)]

    def places(self, key: str) -> list[str]:
        """Where a key stands in it: `bot/features/watching/locales/de.ftl:12`."""
        return [self.place(entry.start()) for entry in _ENTRY.finditer(self.text) if entry[1] == key]

    def place(self, start: int) -> str:
        """The line in which a letter of its text stands, by the number of letters before it."""
        return f"{self.path}:{self.text.count(chr(10), 0, start) + 1}"


def catalogue_files(package: Traversable | None = None) -> list[CatalogueFile]:
    """All files of sentences of the bot, or of another package that is built like it: the shared ones first."""
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
    """The text of each entry of a language, by its key. Raises `ValueError` where a key stands more than once."""
    files = list(files)
    found: dict[str, str] = {}
    for file in files:
        for key, text in file.entries():
            if key in found:
                raise ValueError(f"{key} stands more than once: {', '.join(places(key, files))}")
            found[key] = text
    return found


def places(key: str, files: Iterable[CatalogueFile]) -> list[str]:
    """Where a key stands in some files."""
    return [place for file in files for place in file.places(key)]
