"""The sentences of refusals, by their reasons.

A reason's sentence is `refused-` with its name. Most have nothing to fill in, or only the text that was typed. For the
others, the core and the features register functions here, each for its own reasons.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.catalogue.language import Language
from bot.domain.ids import UserId
from bot.domain.refusals import DeclaredReason

Values = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Reader:
    user: UserId
    language: Language


Filling = Callable[[Any, Reader], Values]
"""A function of a refusal's data, whose type its reason declares. `Refused` has checked it."""
Wording = Callable[[Any, Reader], str]

VALUES: dict[DeclaredReason[Any], Filling] = {}
SENTENCES: dict[DeclaredReason[Any], Wording] = {}
ELSEWHERE: dict[DeclaredReason[Any], Wording] = {}
"""Sentences for places that are no server of the bot."""


def fill_in(values: Filling, *reasons: DeclaredReason[Any]) -> None:
    """Register a function that returns the values in the sentences of these reasons."""
    VALUES.update(dict.fromkeys(reasons, values))


def word(sentence: Wording, *reasons: DeclaredReason[Any]) -> None:
    """Register a function that returns the whole sentence, for reasons that have several."""
    SENTENCES.update(dict.fromkeys(reasons, sentence))


def word_elsewhere(sentence: Wording, *reasons: DeclaredReason[Any]) -> None:
    """Register a function that returns another sentence in places that are no server of the bot."""
    ELSEWHERE.update(dict.fromkeys(reasons, sentence))
