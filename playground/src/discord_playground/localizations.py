"""Localised names and descriptions of commands.

https://docs.discord.com/developers/interactions/application-commands#localization
"""

from collections.abc import Callable, Mapping
from typing import Any

from discord_playground.errors import Form

LOCALES = frozenset(
    {
        *(
            "ar",
            "bg",
            "cs",
            "da",
            "de",
            "el",
            "en-GB",
            "en-US",
            "es-419",
            "es-ES",
            "fi",
            "fr",
            "he",
            "hi",
            "hr",
        ),
        *(
            "hu",
            "id",
            "it",
            "ja",
            "ko",
            "lt",
            "nl",
            "no",
            "pl",
            "pt-BR",
            "ro",
            "ru",
            "sv-SE",
            "th",
            "tr",
            "uk",
        ),
        *("vi", "zh-CN", "zh-TW"),
    }
)
"""The locales of Discord's client: https://docs.discord.com/developers/reference#locales."""

STAND_INS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES", "es-ES": "es-419"}
"""The locale to try where a translation is missing, before the default text."""

Path = tuple[str | int, ...]


def localised(thing: Mapping[str, Any], field: str, locale: str) -> str:
    """Return the name or description of a command, option or choice in a locale."""
    translated = thing.get(f"{field}_localizations") or {}
    shown = translated.get(locale) or translated.get(STAND_INS.get(locale, locale)) or thing[field]
    return str(shown)


def longest(thing: Mapping[str, Any], field: str) -> int:
    """Return the length of a field's longest translation."""
    translated = (thing.get(f"{field}_localizations") or {}).values()
    return max(len(text) for text in (thing.get(field) or "", *translated))


def check_localizations(
    thing: Mapping[str, Any], field: str, form: Form, path: Path, check: Callable[[Form, Path, str], None]
) -> None:
    """Validate a field's translations: known locales only, and each text by the `check` of the default text."""
    for locale, text in (thing.get(f"{field}_localizations") or {}).items():
        place = (*path, f"{field}_localizations", locale)
        if locale not in LOCALES:
            form.refuse(place, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        check(form, place, text)
