"""How pages speak of matches with a kind of occasion, where what they say of any match doesn't fit."""

from bot.catalogue import Language
from bot.domain import Match
from bot.domain.occasion import Occasion


class OccasionWords:
    """The words of a kind of occasion; those that are empty are the same as for any match."""

    def which(self, match: Match, language: Language) -> str:  # noqa: ARG002  here and below: for those that override it
        """Say which match it is, in a few words, on the player's board and where the match begins."""
        return ""

    def ask_to_resign(self, language: Language) -> str:  # noqa: ARG002
        return ""

    def describe_end(self, language: Language) -> str:  # noqa: ARG002
        """Describe the result of a match that has reached its fixed end before the game was over."""
        return ""

    def describe_withheld(self, occasion: Occasion, language: Language) -> str:  # noqa: ARG002
        """Explain why the computer doesn't move in another match, whose position belongs to a secret board."""
        return ""


_WORDS: dict[str, OccasionWords] = {}
_SAME_AS_ANY = OccasionWords()


def speak_of(kind: str, words: OccasionWords) -> None:
    """Register the words of a kind of occasion."""
    _WORDS[kind] = words


def words_of(occasion: Occasion) -> OccasionWords:
    return _WORDS.get(occasion.kind, _SAME_AS_ANY)
