"""The record of a match, to be taken home in a format that other programs read."""

from enum import StrEnum
from operator import attrgetter

from bot.catalogue import Language
from bot.domain import Match, MatchId
from bot.ui.action_slots import Placement, add_action_button
from bot.ui.control import Control, button
from bot.ui.page import Block, Document, Page, row
from dvonn import Record, format_json, format_sgf

LONGEST_SHOWN = 3000
"""The most characters of a record that stands in the message besides the file; a message ends at 4,000."""
FENCE = "```"


class RecordFormat(StrEnum):
    """The formats in which a record is written."""

    TEXT = "text"
    """The format of Little Golem."""
    SGF = "sgf"
    JSON = "json"

    def write(self, record: Record) -> str:
        """The text of a record."""
        match self:
            case RecordFormat.TEXT:
                return str(record)
            case RecordFormat.SGF:
                return format_sgf(record)
            case RecordFormat.JSON:
                return format_json(record)

    @property
    def suffix(self) -> str:
        """The ending of a file's name in this format."""
        return "txt" if self is RecordFormat.TEXT else self.value


class TakeRecord(Control, action="record"):
    """Asks in which format somebody wants the record of a match."""

    match: MatchId


class Export(Control, action="export"):
    """Gives the record of a match in a format."""

    match: MatchId
    written: RecordFormat


add_action_button(TakeRecord, "button-record", {Placement.RESULT: 30})
# A result may have no room for it on a phone.
add_action_button(TakeRecord, "button-record", {Placement.MORE: 35}, when=attrgetter("match.is_over"))


def choose_format_page(match: Match, language: Language) -> Page:
    """The question in which format somebody wants the record."""
    return Page(language.say("ask-format", match=match.id), _formats(match, language))


def export_page(match: Match, record: Record, chosen: RecordFormat, language: Language) -> Page:
    """The record as a file and, where it is short and people read it, as text to be copied."""
    text = chosen.write(record)
    read = chosen is not RecordFormat.JSON  # on a phone its lines fill several screens
    shown = read and len(text) <= LONGEST_SHOWN and FENCE not in text
    return Page(
        language.say("record-exported", match=match.id),
        f"{FENCE}\n{text}{FENCE}" if shown else None,
        Document(text.encode(), f"dvonn-match-{match.id}.{chosen.suffix}"),
        _formats(match, language),
    )


def _formats(match: Match, language: Language) -> Block:
    return row(
        *(
            button(language.say(f"button-format-{written}"), Export(match.id, written))
            for written in RecordFormat
        )
    )
