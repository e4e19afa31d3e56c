"""Names and descriptions of commands in the languages of those who read them.

https://docs.discord.com/developers/interactions/application-commands#localization
"""

from collections.abc import Callable, Mapping
from typing import Any

from playground.errors import Form

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
"""The languages of Discord's client: https://docs.discord.com/developers/reference#locales."""

STAND_INS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES", "es-ES": "es-419"}
"""The language that is shown where one's own is missing, before what everybody else sees."""

Path = tuple[str | int, ...]


def localised(thing: Mapping[str, Any], field: str, locale: str) -> str:
    """The name or description of a command, option or choice, as somebody reads it."""
    translated = thing.get(f"{field}_localizations") or {}
    shown = translated.get(locale) or translated.get(STAND_INS.get(locale, locale)) or thing[field]
    return str(shown)


def longest(thing: Mapping[str, Any], field: str) -> int:
    """The number of characters of a name or description in the language in which it is longest."""
    translated = (thing.get(f"{field}_localizations") or {}).values()
    return max(len(text) for text in (thing.get(field) or "", *translated))


def check_localizations(
    thing: Mapping[str, Any], field: str, form: Form, path: Path, check: Callable[[Form, Path, str], None]
) -> None:
    """Check that there are languages of Discord's alone, and each text as the one for everybody else."""
    for locale, text in (thing.get(f"{field}_localizations") or {}).items():
        place = (*path, f"{field}_localizations", locale)
        if locale not in LOCALES:
            form.refuse(place, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        check(form, place, text)
