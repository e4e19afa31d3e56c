"""Saying something in a user's language (Project Fluent, https://projectfluent.org)."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

CATALOGUES = Path(__file__).parent
FALLBACK = "en"


class Language:
    """One language's sentences. Make it with `language_for`."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        # Isolation marks around names are invisible in Discord but end up in what people copy.
        self._bundle = FluentBundle([tag], use_isolating=False)
        self._bundle.add_resource(FluentResource((CATALOGUES / f"{tag}.ftl").read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of a key. Raises `KeyError` for an unknown one and `ValueError` for a missing value."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)


@cache
def language_for(locale: str | None) -> Language:
    """The language of one of Discord's locales (`en-GB`, `de`, …); English where there is no catalogue for it."""
    for tag in filter(None, (locale, (locale or "").partition("-")[0])):
        if tag in available():
            return Language(tag)
    return english() if locale != FALLBACK else Language(FALLBACK)


def english() -> Language:
    """The language that has every sentence."""
    return language_for(FALLBACK)


@cache
def available() -> frozenset[str]:
    """The languages that there is a catalogue for."""
    return frozenset(file.stem for file in CATALOGUES.glob("*.ftl"))
