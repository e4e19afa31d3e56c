"""Translation of messages with Project Fluent (https://projectfluent.org).

Entries are parsed on first use: parsing a whole catalogue would take up most of the bot's start-up, and few sentences
are needed early. A Fluent file holds the sentences of a feature in one language and is stored next to the feature's
code: `bot/features/watching/locales/de.ftl`. The shared files are next to this module.
"""

import hashlib
import re
import threading
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES = "locales"
"""The folder with the Fluent files, in a feature and in the shared catalogue."""
SUFFIX = ".ftl"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of an entry; its further lines are indented. https://projectfluent.org/fluent/guide/hello.html"""


@dataclass(frozen=True)
class CatalogueFile:
    """A Fluent file: the sentences of a feature, or the shared ones, in one language."""

    path: str
    """The path relative to the package's parent, such as `bot/features/watching/locales/de.ftl`."""
    content: bytes
    """The text as bytes, to save memory: a single emoji makes Python store four bytes per character of a `str`."""

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
        """Return the keys with the source of their entries; keys of terms start with a hyphen."""
        text = self.text
        found = list(_ENTRY.finditer(text))
        ends = [following.start() for following in found[1:]] + [len(text)]
        return [(entry[1], text[entry.start() : end]) for entry, end in zip(found, ends, strict=True)]

    def places(self, key: str) -> list[str]:
        """Return the locations of a key in the file, such as `bot/features/watching/locales/de.ftl:12`."""
        return [self.place(entry.start()) for entry in _ENTRY.finditer(self.text) if entry[1] == key]

    def place(self, start: int) -> str:
        """Return the location of a character offset in the text."""
        return f"{self.path}:{self.text.count(chr(10), 0, start) + 1}"


def catalogue_files(package: Traversable | None = None) -> list[CatalogueFile]:
    """Return all Fluent files of the bot, or of another package with the same layout; the shared ones first."""
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
    """Return the source of each entry of a language, by key. Raises `ValueError` for duplicate keys."""
    files = list(files)
    found: dict[str, str] = {}
    for file in files:
        for key, text in file.entries():
            if key in found:
                raise ValueError(f"duplicate key {key}: {', '.join(places(key, files))}")
            found[key] = text
    return found


def places(key: str, files: Iterable[CatalogueFile]) -> list[str]:
    """Return the locations of a key in several files."""
    return [place for file in files for place in file.places(key)]


FALLBACK = "en"
"""The language that has every sentence."""
KEPT = 2048
"""The size of each language's cache of formatted sentences: labels, colours and names recur with every move."""

_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A reference to another entry."""


class Sentences:
    """The entries of one language, parsed on first use."""

    def __init__(self, tag: str, files: Iterable[CatalogueFile]) -> None:
        # Isolation marks around names are invisible in Discord but end up in copied text.
        self.bundle = FluentBundle([tag], use_isolating=False)
        self._written = entries(files)
        self._read: set[str] = set()
        self._reading = threading.Lock()  # pictures are drawn in threads

    def find(self, key: str) -> Any:  # noqa: ANN401  Fluent has no types
        """Return the parsed entry, to be formatted by `bundle`; None if there is none."""
        if key not in self._read:
            with self._reading:
                self._parse_with_references(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _parse_with_references(self, key: str) -> None:
        wanted = [key]
        while wanted:
            written = self._written.pop(wanted.pop(), None)
            if written is not None:
                self.bundle.add_resource(FluentResource(written))
                wanted += _REFERENCE.findall(written)
        self._read.add(key)


class Language:
    """The sentences of one language; missing ones come from `fallback`. Created by `Languages`.

    An unused language takes no more memory than its files: most servers use one or two.
    """

    def __init__(self, tag: str, files: Iterable[CatalogueFile], fallback: "Language | None" = None) -> None:
        self.tag = tag
        self._files = tuple(files)
        self._fallback = fallback
        self._said = lru_cache(KEPT, typed=True)(self._format)

    @property
    def catalogue(self) -> str:
        """The source of all the language's files, as of the start of the bot."""
        return "\n".join(file.text for file in self._files)

    @cached_property
    def digest(self) -> bytes:
        """A hash of the source."""
        return hashlib.sha256(self.catalogue.encode()).digest()

    @cached_property
    def _sentences(self) -> Sentences:
        return Sentences(self.tag, self._files)

    def say(self, key: str, **values: str | int) -> str:
        """Format a sentence. Raises `KeyError` for an unknown key and `ValueError` for a missing value."""
        return self._said(key, **values)

    def say_in(self, region: str, key: str, **values: str | int) -> str:
        """Format a sentence in a regional variant (`gb`) if its entry has that attribute (`.gb`), otherwise like `say`.

        Raises what `say` raises.
        """
        sentence = self._sentences.find(key)
        if sentence is not None and region in sentence.attributes:
            return self._fill_in(key, sentence.attributes[region], values)
        return self.say(key, **values)

    def _format(self, key: str, **values: str | int) -> str:
        sentence = self._sentences.find(key)
        if sentence is None and self._fallback:
            return self._fallback.say(key, **values)
        if sentence is None or sentence.value is None:
            found = places(key, self._files)
            raise KeyError(f"{found[0]}: {key} says nothing" if found else f"no {self.tag}.ftl has {key}")
        return self._fill_in(key, sentence.value, values)

    def _fill_in(self, key: str, pattern: Any, values: Mapping[str, str | int]) -> str:  # noqa: ANN401  Fluent has no types
        text, errors = self._sentences.bundle.format_pattern(
            pattern, {name: _plain(each) for name, each in values.items()}
        )
        if errors:
            raise ValueError(f"{places(key, self._files)[0]}: {key}: {errors[0]}")
        return str(text)


def _plain(value: str | int) -> object:
    """Have Fluent format numbers without thousands separators: users type "match 12345" exactly as they see it."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


class Languages:
    """All languages with Fluent files, by tag (`de.ftl`, `pt-BR.ftl`).

    Raises `ValueError` for duplicate keys in a language.
    """

    def __init__(self, files: Iterable[CatalogueFile]) -> None:
        by_tag: dict[str, list[CatalogueFile]] = defaultdict(list)
        for file in files:
            by_tag[file.tag].append(file)
        for written in by_tag.values():
            entries(written)
        self._fallback = Language(FALLBACK, by_tag.pop(FALLBACK))
        others = {tag: Language(tag, by_tag[tag], self._fallback) for tag in sorted(by_tag)}
        self._known = {FALLBACK: self._fallback, **others}

    def all(self) -> tuple[Language, ...]:
        """Return all languages, the fallback first."""
        return tuple(self._known.values())

    def spoken(self, locale: str) -> Language | None:
        """Return the language of a Discord locale (`en-GB`, `de`, …); None if there is none."""
        return self._known.get(locale) or self._known.get(locale.partition("-")[0])

    def of(self, locale: str | None) -> Language:
        """Return the language of a Discord locale, or the fallback."""
        return self.spoken(locale or FALLBACK) or self._fallback


@cache
def _known() -> Languages:
    return Languages(catalogue_files())


def language_for(locale: str | None) -> Language:
    """Return the bot's language for a Discord locale, or English."""
    return _known().of(locale)


def language_spoken(locale: str) -> Language | None:
    """Return the bot's language for a Discord locale; None if there is none."""
    return _known().spoken(locale)


def languages() -> tuple[Language, ...]:
    return _known().all()
