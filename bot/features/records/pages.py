"""The pages for exporting a record and for starting a match from an imported one."""

from collections.abc import Callable
from enum import StrEnum

from discord import ui

from bot.catalogue import Language
from bot.domain import ColourChoice, Import, ImportId, Match, MatchId
from bot.domain.computer import USUAL_LEVEL, Level
from bot.domain.ids import PlyNumber
from bot.pages.beginning_pages import Whom, choose_level
from bot.pages.game_words import SIGNS, colour_id
from bot.pages.history import WAYS_ON, ShowHistory
from bot.pages.match_status import describe_title, id_of
from bot.pages.pictures import ply_picture
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import Placement, add_action_button
from bot.toolkit.control import Control, Style, button, choice
from bot.toolkit.page import Block, Document, Page, row
from bot.toolkit.words import accent
from dvonn import Colour, Phase, Record, format_json, format_sgf

LONGEST_SHOWN = 3000
"""The maximum length of a record that is also shown as text; a message is limited to 4,000 characters."""
FENCE = "```"


class RecordFormat(StrEnum):
    TEXT = "text"
    """The format of Little Golem."""
    SGF = "sgf"
    JSON = "json"

    def write(self, record: Record) -> str:
        match self:
            case RecordFormat.TEXT:
                return str(record)
            case RecordFormat.SGF:
                return format_sgf(record)
            case RecordFormat.JSON:
                return format_json(record)

    @property
    def label(self) -> str:
        """The name of the format, which is the same in every language."""
        return "Little Golem" if self is RecordFormat.TEXT else self.value.upper()

    @property
    def suffix(self) -> str:
        """The file extension."""
        return "txt" if self is RecordFormat.TEXT else self.value


class TakeRecord(Control, action="record"):
    match: MatchId


class Export(Control, action="export"):
    match: MatchId
    written: RecordFormat


add_action_button(TakeRecord, "button-record", {Placement.MORE_LOOK_BACK: 35})


def choose_format_page(match: Match, language: Language) -> Page:
    return Page(language.say("ask-format", match=match.id), _formats(match))


def export_page(match: Match, record: Record, chosen: RecordFormat, language: Language) -> Page:
    """Attach the record as a file and, if it is short and human-readable, show it as text to copy."""
    text = chosen.write(record)
    read = chosen is not RecordFormat.JSON  # its lines would fill several screens of a phone
    shown = read and len(text) <= LONGEST_SHOWN and FENCE not in text
    return Page(
        language.say("record-exported", match=match.id),
        f"{FENCE}\n{text}{FENCE}" if shown else None,
        Document(text.encode(), f"dvonn-match-{match.id}.{chosen.suffix}"),
        _formats(match),
    )


def _formats(match: Match) -> Block:
    return row(*(button(written.label, Export(match.id, written)) for written in RecordFormat))


class BeginFrom(Control, action="begin-from"):
    """A control that asks for the opponent in a match from a ply of a record; `colour` is the challenger's."""

    record: ImportId
    ply: PlyNumber
    colour: ColourChoice


class ChallengeFrom(Control, action="challenge-from"):
    """A control that challenges the user chosen in a menu or, depending on `whom`, everyone."""

    record: ImportId
    ply: PlyNumber
    colour: ColourChoice
    whom: Whom | None = None


class ComputerFrom(Control, action="computer-from"):
    """A control that asks how to play the computer from a ply of a record, with a preset level and colour."""

    record: ImportId
    ply: PlyNumber
    colour: ColourChoice
    level: Level = USUAL_LEVEL


class ChooseLevelFrom(Control, action="computer-level-from"):
    """A menu of levels that preserves the other choices."""

    record: ImportId
    ply: PlyNumber
    colour: ColourChoice


class PlayComputerFrom(Control, action="computer-play-from"):
    record: ImportId
    ply: PlyNumber
    colour: ColourChoice
    level: Level


def _begin_button(found: Import, ply: PlyNumber, language: Language) -> Block:
    return button(
        language.say("button-begin-from"),
        BeginFrom(found.id, ply, ColourChoice.RANDOM),
        style=Style.primary,
        disabled=found.game.position_at(ply).phase is Phase.OVER,
    )


WAYS_ON.append(_begin_button)


async def begin_page(found: Import, ply: PlyNumber, colour: ColourChoice, viewer: Viewer) -> Page:
    """Ask for the opponent; the colour can still be changed. Raises the same errors as `Import.opening_at`."""
    to_move = _to_move(found, ply)
    chosen = found.id, ply, colour
    return Page(
        f"{_describe_beginning(found, ply, to_move, viewer.language)}\n{viewer.language.say('begin-from-opponent')}",
        await ply_picture(found.game, ply, viewer.language, viewer.display),
        _choose_colour(colour, lambda side: BeginFrom(found.id, ply, side), viewer.language),
        row(
            ui.UserSelect(
                placeholder=viewer.language.say("ask-opponent"),
                custom_id=ChallengeFrom(*chosen).custom_id,
            )
        ),
        row(
            button(viewer.language.say("button-anybody"), ChallengeFrom(*chosen, Whom.ANYBODY)),
            button(viewer.language.say("button-computer"), ComputerFrom(*chosen)),
        ),
        row(_back_button(found, ply, viewer.language)),
        accent=accent(to_move),
    )


async def computer_from_page(found: Import, chosen: ComputerFrom, strongest: Level, viewer: Viewer) -> Page:
    """Ask for level and colour of a match against the computer; `strongest` is the highest level available.

    Both are preset, so that one press starts the match. Raises the same errors as `Import.opening_at`.
    """
    ply, colour, level = chosen.ply, chosen.colour, min(chosen.level, strongest)
    to_move = _to_move(found, ply)
    return Page(
        f"{_describe_beginning(found, ply, to_move, viewer.language)}\n{viewer.language.say('begin-from-computer')}",
        await ply_picture(found.game, ply, viewer.language, viewer.display),
        *choose_level(ChooseLevelFrom(found.id, ply, colour), level, strongest, viewer.language),
        _choose_colour(colour, lambda side: ComputerFrom(found.id, ply, side, level), viewer.language),
        row(
            button(
                viewer.language.say("button-computer-play"),
                PlayComputerFrom(found.id, ply, colour, level),
                style=Style.success,
            ),
            _back_button(found, ply, viewer.language),
        ),
        accent=accent(to_move),
    )


def _to_move(found: Import, ply: PlyNumber) -> Colour:
    to_move = found.opening_at(ply).position.to_move
    if to_move is None:
        raise ValueError(f"nobody is to move after {ply} plies")
    return to_move


def _describe_beginning(found: Import, ply: PlyNumber, to_move: Colour, language: Language) -> str:
    """Describe the position from which the match will continue."""
    return language.say(
        "begin-from",
        title=describe_title(found, language),
        ply=ply,
        sign=SIGNS[to_move],
        colour=colour_id(to_move),
    )


def _choose_colour(
    colour: ColourChoice, leads_to: Callable[[ColourChoice], Control], language: Language
) -> Block:
    return row(
        *(
            choice(language.say(f"button-computer-{side}"), leads_to(side), chosen=side is colour)
            for side in ColourChoice
        )
    )


def _back_button(found: Import, ply: PlyNumber, language: Language) -> Block:
    return button(language.say("button-to-record"), ShowHistory(id_of(found), ply))
