"""Nothing that a policy forbids has a button, and a kind of occasion has words of its own."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord import ui

from bot.catalogue import Language, language_for
from bot.catalogue.language import FALLBACK
from bot.domain import CancelReason, HaltReason, Match, UserId
from bot.domain.computer import Computer, Level
from bot.domain.events import Cancelled, Halted
from bot.domain.occasion import Occasion
from bot.features.offers.pages import ask_resign_page
from bot.pages import occasions
from bot.pages.match_panel_pages import describe_seat
from bot.pages.match_status import describe_halt, describe_result
from bot.pages.occasions import OccasionWords
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from tests.bot.company import ANNA, BEN
from tests.bot.kinds import NEWER, occasion_with
from tests.bot.played import first_plies, further, match_of, recorded

ENGLISH = language_for(FALLBACK)
PEOPLE = match_of(first_plies(recorded()[0], 57))
ALONE = replace(PEOPLE, computer=Computer(BEN.id, Level(3)))
"""Anna's match against the computer."""


def ended(match: Match) -> Match:
    return match.followed_by(match.resign(by=ANNA.id, at=match.events[-1].at))


def labels(placement: Placement, match: Match, viewer: UserId = ANNA.id) -> set[str]:
    buttons = action_buttons(placement, ActionContext(match, ENGLISH, viewer))
    return {each.label or "" for each in buttons if isinstance(each, ui.Button)}


def mine(match: Match) -> Match:
    """The match with Anna to move."""
    assert match.player_to_move is not None
    if match.player_to_move == ANNA.id:
        return match
    return match.as_of(match.number - 1)


CASES = [
    ("hints", Placement.PANEL, mine(ALONE), "Hint"),
    ("draws", Placement.MORE_PLAY, PEOPLE, "Offer a draw"),
    ("draws", Placement.MORE_PLAY, ALONE, "Ask it to resign"),
    ("rematch", Placement.RESULT, ended(PEOPLE), "Rematch"),
    ("rematch", Placement.HEAD, ended(PEOPLE), "Rematch"),
    ("rematch", Placement.ENDED, ended(PEOPLE), "Play again"),
    ("rematch", Placement.ENDED, ended(ALONE), "Play again"),
    ("rematch", Placement.REVIEW, ended(PEOPLE), "Play again"),
    ("rematch", Placement.REVIEW, ended(ALONE), "Play again"),
    ("rematch", Placement.RESULT, ended(ALONE), "Play level 2"),
]


@pytest.mark.parametrize(("field", "placement", "match", "label"), CASES)
def test_nothing_that_a_policy_forbids_has_a_button(
    monkeypatch: pytest.MonkeyPatch, field: str, placement: Placement, match: Match, label: str
) -> None:
    assert label in labels(placement, match)
    assert label in labels(placement, replace(match, occasion=occasion_with(monkeypatch)))
    assert label not in labels(
        placement, replace(match, occasion=occasion_with(monkeypatch, **{field: False}))
    )
    assert label not in labels(placement, replace(match, occasion=NEWER))


# words


class CrownWords(OccasionWords):
    def which(self, match: Match, language: Language) -> str:  # noqa: ARG002
        return "Crown of May"

    def ask_to_resign(self, language: Language) -> str:  # noqa: ARG002
        return "Give up the crown?"

    def describe_end(self, language: Language) -> str:  # noqa: ARG002
        return "The crown stays."

    def describe_withheld(self, occasion: Occasion, language: Language) -> str:  # noqa: ARG002
        return f"I wait for {occasion.key}."


def spoken(match: Match, occasion: Occasion) -> Iterator[str]:
    """The texts of pages about a match with an occasion, and of one whose move is withheld for that occasion."""
    there = replace(match, occasion=occasion)
    yield describe_seat(ActionContext(there, ENGLISH, ANNA.id))
    page = ask_resign_page(there, ANNA.id, ENGLISH)
    yield "\n".join(each.content for each in page.walk_children() if isinstance(each, ui.TextDisplay))
    yield describe_result(further(there, Cancelled(CancelReason.END)), ENGLISH)
    yield describe_halt(further(match, Halted(HaltReason.PROTECTED, occasion=occasion)), ENGLISH)


def test_a_kind_of_occasion_has_words_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(occasions._WORDS, "crown", CrownWords())
    words = ("Crown of May", "Give up the crown?", "The crown stays.", "I wait for may.")
    for said, word in zip(spoken(PEOPLE, Occasion("crown", "may")), words, strict=True):
        assert word in said


def test_other_kinds_are_spoken_of_like_any_match() -> None:
    words = ("Game 1", "Resign game 1?", "end date", "a board that everyone plays without help")
    for said, word in zip(spoken(PEOPLE, NEWER), words, strict=True):
        assert word in said
