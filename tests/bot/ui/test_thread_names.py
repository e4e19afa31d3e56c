"""The name of a match's thread."""

from bot.catalogue import Language, language_for
from bot.ui.thread_names import LONGEST, thread_name
from dvonn import Game
from tests.bot.company import ANNA, BEN
from tests.bot.played import match_of

ENGLISH = language_for("en")


def test_a_thread_is_named_after_the_players() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    assert thread_name(match_of(Game(), number=12), names, ENGLISH) == "DVONN 12: Anna – Ben"


def test_long_names_are_cut_off(language: Language) -> None:
    names = {ANNA.id: "A" * 200, BEN.id: "B" * 200}
    name = thread_name(match_of(Game(), number=10**15), names, language)
    assert len(name) <= LONGEST
    assert "B" * 10 in name
