"""Saying something in a user's language (Project Fluent, https://projectfluent.org).

Each sentence is read when it is first said: to read a whole catalogue takes longer than most of what a bot does when it
starts, and few sentences are said soon.
"""

import hashlib
import re
import threading
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.catalogue.files import CatalogueFile, catalogue_files, entries, places

FALLBACK = "en"
"""The language that has every sentence."""
KEPT = 2048
"""Sentences of each language that are kept: labels, colours and players' names are said with every move."""

_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Where another entry can stand in a sentence."""


class Sentences:
    """The sentences of one language, by their keys."""

    def __init__(self, tag: str, files: Iterable[CatalogueFile]) -> None:
        # Isolation marks around names are invisible in Discord but end up in what people copy.
        self.bundle = FluentBundle([tag], use_isolating=False)
        self._written = entries(files)
        self._read: set[str] = set()
        self._reading = threading.Lock()  # pictures are lettered in threads

    def find(self, key: str) -> Any:  # noqa: ANN401  Fluent has no types
        """Fluent's message of a key, ready to be formatted by `bundle`; None where there is none."""
        if key not in self._read:
            with self._reading:
                self._read_with_what_stands_in_it(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _read_with_what_stands_in_it(self, key: str) -> None:
        wanted = [key]
        while wanted:
            written = self._written.pop(wanted.pop(), None)
            if written is not None:
                self.bundle.add_resource(FluentResource(written))
                wanted += _REFERENCE.findall(written)
        self._read.add(key)


class Language:
    """One language's sentences, from its `files`; what it lacks is said in `fallback`. `Languages` makes them.

    Until something is said in it a language takes no more memory than its files: most servers speak one or two.
    """

    def __init__(self, tag: str, files: Iterable[CatalogueFile], fallback: "Language | None" = None) -> None:
        self.tag = tag
        self._files = tuple(files)
        self._fallback = fallback
        self._said = lru_cache(KEPT, typed=True)(self._format)

    @property
    def catalogue(self) -> str:
        """All that is written in its files, as it was when the bot started."""
        return "\n".join(file.text for file in self._files)

    @cached_property
    def digest(self) -> bytes:
        """A short form of all that is written in its files."""
        return hashlib.sha256(self.catalogue.encode()).digest()

    @cached_property
    def _sentences(self) -> Sentences:
        return Sentences(self.tag, self._files)

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of a key. Raises `KeyError` for an unknown one and `ValueError` for a missing value."""
        return self._said(key, **values)

    def say_in(self, region: str, key: str) -> str:
        """A sentence as it is written in a region (`us`), where that differs: it stands below it as `.us`.

        Raises as `say`.
        """
        sentence = self._sentences.find(key)
        if sentence is not None and region in sentence.attributes:
            return str(self._sentences.bundle.format_pattern(sentence.attributes[region], {})[0])
        return self.say(key)

    def _format(self, key: str, **values: str | int) -> str:
        sentence = self._sentences.find(key)
        if sentence is None and self._fallback:
            return self._fallback.say(key, **values)
        if sentence is None or sentence.value is None:
            found = places(key, self._files)
            raise KeyError(f"{found[0]}: {key} says nothing" if found else f"no {self.tag}.ftl has {key}")
        text, errors = self._sentences.bundle.format_pattern(
            sentence.value, {name: _plain(each) for name, each in values.items()}
        )
        if errors:
            raise ValueError(f"{places(key, self._files)[0]}: {key}: {errors[0]}")
        return str(text)


def _plain(value: str | int) -> object:
    """A number without separators in it: "match 12345" is a name, which people type as they read it."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


class Languages:
    """The languages in which there are files of sentences, each called as `de.ftl` or `pt-BR.ftl`.

    Raises `ValueError` where a key stands more than once in a language.
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
        """Each of them, the one that has every sentence first."""
        return tuple(self._known.values())

    def spoken(self, locale: str) -> Language | None:
        """The language of one of Discord's locales (`en-GB`, `de`, …), if there is one for it."""
        return self._known.get(locale) or self._known.get(locale.partition("-")[0])

    def of(self, locale: str | None) -> Language:
        """The language of one of Discord's locales; English where there is none for it."""
        return self.spoken(locale or FALLBACK) or self._fallback


@cache
def _known() -> Languages:
    return Languages(catalogue_files())


def language_for(locale: str | None) -> Language:
    """The language of one of Discord's locales, of those that the bot has; English where it has none for it."""
    return _known().of(locale)


def language_spoken(locale: str) -> Language | None:
    """The language of one of Discord's locales, if the bot has it."""
    return _known().spoken(locale)


def languages() -> tuple[Language, ...]:
    """The languages that the bot has."""
    return _known().all()
