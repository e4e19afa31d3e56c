"""Times as people type them: numbers with units, in the players' languages, and the signs between them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto

from dvonn.plain import Plain

DAY, HOUR, MINUTE, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1), timedelta(seconds=1)

_WORDS: Mapping[str, timedelta] = {
    "w week weeks weken woche wochen semana semanas semaine semaines settimana settimane tydzień tygodnie tygodni": 7
    * DAY,
    "d day days tag tage tagen día dia días dias jour jours giorno giorni dag dagen dzień dni dnia": DAY,
    "h hr hrs hour hours std stunde stunden hora horas heure heures ora ore uur uren godz godzina godziny godzin": HOUR,
    "m mn min mins minute minutes minuten minuto minutos minuti minuut minuta minuty minut ' ′ ’": MINUTE,  # noqa: RUF001
    "s sec secs second seconds sek sekunde sekunden seg segundo segundos seconde secondes secondo secondi seconden "
    "sekunda sekundy sekund \" ” '' ′′ ’’": SECOND,  # noqa: RUF001
}
_UNITS = {word: length for words, length in _WORDS.items() for word in words.split()}

_UNIT = rf"(?:(?P<unit>{'|'.join(sorted(_UNITS, key=len, reverse=True))})(?![^\W\d_])\.?)?"
_PER_MOVE = (
    r"(?:(?:/|(?:per|each|pro|je|por|par|a|na)\s)\s*"
    r"(?:move|turn|zug|jugada|turno|coup|tour|mossa|zet|beurt|ruch|jogada|lance))?"
)
_TIME = re.compile(rf"(?P<number>[0-9]{{1,7}})\s*{_UNIT}(?P<end>)\s*{_PER_MOVE}")
_JOINED = re.compile(
    r"\s*(?:(?P<most><=|=<|[<≤]|,?\s*(?:max|máx|maks|maximum)\b\.?)|(?P<more>\+)|(?P<next>[/|,;])|)\s*"
)
_AROUND = "`*_~ \t\r\n"
"""Blanks and the marks of Discord, which change only the look of a text."""


class Joint(Enum):
    """How a time is joined to the one before."""

    NONE = auto()
    PLUS = auto()
    COMMA = auto()
    """A comma, a slash or a bar."""
    AT_MOST = auto()


@dataclass(frozen=True, slots=True)
class TypedTime:
    text: str
    """The time as typed."""
    number: int
    unit: timedelta | None
    """None if none was typed."""
    joint: Joint
    """`NONE` for the first time."""

    @property
    def length(self) -> timedelta | None:
        """The time; None without a unit, unless it is zero."""
        if self.unit is None:
            return None if self.number else timedelta()
        return self.number * self.unit


def read_times(typed: str) -> Sequence[TypedTime]:
    """Parse one or more times, such as "10 min. + 5s per move". Raises `ValueError` for any other text."""
    plain = Plain.of(typed)
    text = plain.text.rstrip(_AROUND)
    at = len(text) - len(text.lstrip(_AROUND))
    times: list[TypedTime] = []
    while not times or at < len(text):
        joined = _JOINED.match(text, at) if times else None
        found = _TIME.match(text, joined.end() if joined else at)
        if found is None:
            raise ValueError(typed)
        unit = _UNITS[found["unit"]] if found["unit"] else None
        written = plain.as_written(found.start(), found.end("end")).strip()
        times.append(TypedTime(written, int(found["number"]), unit, _joint(joined)))
        at = found.end()
    return times


def _joint(joined: re.Match[str] | None) -> Joint:
    if joined is None:
        return Joint.NONE
    if joined["most"]:
        return Joint.AT_MOST
    if joined["more"]:
        return Joint.PLUS
    return Joint.COMMA if joined["next"] else Joint.NONE
