"""Somebody who uses Discord in the language that nobody speaks: whatever they read comes from the catalogue."""

import pytest

from bot.catalogue import language as known
from bot.catalogue.language import Languages, catalogue_files
from bot.domain import MatchId
from bot.features.games.pages import InWords
from bot.pages.game_lists import ListChallenges
from discord_playground import Message
from tests.bot.discord_limits import NAMES
from tests.bot.pseudo import is_pseudo, pseudo, untranslated
from tests.end_to_end.club import Club
from tests.end_to_end.planted import press_control

LOCALE = "sv-SE"
"""One of Discord's, for which there is no catalogue."""


class WithUnspoken(Languages):
    """The bot's languages and this one."""

    def __init__(self) -> None:
        super().__init__(catalogue_files())
        self._known[LOCALE] = pseudo(LOCALE)


@pytest.fixture
def languages(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are = WithUnspoken()
    monkeypatch.setattr(known, "_known", lambda: there_are)


def texts(message: Message) -> list[str]:
    return [message.text, *(button.label or "" for button in message.buttons)]


async def test_nothing_that_somebody_reads_is_in_no_catalogue(languages: None, club: Club) -> None:  # noqa: ARG001
    club.guild.edit(locale=LOCALE)
    club.anna.locale = club.ben.locale = LOCALE
    shown = [
        await club.use(club.anna, name)
        for name in (
            "help",
            "rules",
            "learn",
            "games",
            "next",
            "preferences",
            "away",
            "watch",
            "forget",
        )
    ]
    shown.append(await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"}))
    challenge = club.public()[-1]
    shown.append(challenge)
    shown.append(await club.press(club.ben, challenge, pseudo(LOCALE).say("button-accept")))
    await club.nothing_to_do()
    shown.append(await club.use(club.anna, "move", {"move": "c3"}))
    await club.nothing_to_do()
    board = club.public()[-1]
    shown += [board, await club.press(club.ben, board, pseudo(LOCALE).say("button-place"))]
    shown += [await club.use(club.ben, name) for name in ("remind", "resign")]
    shown.append(await press_control(club, club.ben, InWords(MatchId(1))))
    shown.append(await press_control(club, club.ben, ListChallenges()))
    for message in shown:
        if any(texts(message)):
            assert any(map(is_pseudo, texts(message))), message.text
            assert untranslated(texts(message), NAMES) == [], message.text
