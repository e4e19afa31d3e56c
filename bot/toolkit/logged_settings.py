"""Settings in the log of managers: a feature declares the names of its own, and words for their values."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.catalogue import Language


@dataclass(frozen=True, slots=True)
class LoggedSetting:
    sentence: str
    """The key of its name."""
    describe: Callable[[str, Language], str]
    """Words for a value."""


_SETTINGS: dict[str, LoggedSetting] = {}


def log_setting(setting: str, sentence: str, describe: Callable[[str, Language], str]) -> None:
    """Have the log tell of a setting. Raises `ValueError` if there already is one of that name."""
    if setting in _SETTINGS:
        raise ValueError(f"two settings are called {setting}")
    _SETTINGS[setting] = LoggedSetting(sentence, describe)


def logged_setting(setting: str) -> LoggedSetting | None:
    return _SETTINGS.get(setting)
