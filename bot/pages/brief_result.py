"""A finished match in one or two lines, which leave the channel to those who still play; the rest opens in private."""

from bot.catalogue import Language
from bot.domain import Match, MatchId
from bot.pages.match_status import describe_length, describe_result
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block, Kind, MessageTag, Page, beside
from bot.toolkit.words import GOLD, dotted


class OpenResult(Control, action="result"):
    """A control that opens the whole result of a match in private."""

    match: MatchId


def brief_result_page(match: Match, language: Language) -> Page:
    """Return what a result card shrinks to: who has won, the score, how, and the match's number."""
    facts = dotted(describe_length(match, language), language)
    return Page(
        openable(f"{describe_result(match, language)}\n-# {facts}", match, language),
        accent=GOLD,
        message_tag=MessageTag(Kind.RESULT, match.id, match.number),
    )


def openable(text: str, match: Match, language: Language) -> Block:
    """Return a text about a finished match with a button that opens its result."""
    return beside(text, button(language.say("button-open"), OpenResult(match.id)))
