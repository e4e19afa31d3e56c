"""The page on which moves are tried out: the panel of a match for either side, with steps back and forth.

All choices of a full panel and two rows of ways on have room on it: 40 components in all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bot.catalogue import Language
from bot.domain import Import, Match, Turn, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import ChangeNumber, LineId, LinePly, OwnLine
from bot.domain.review import Evaluation
from bot.ui.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.ui.consequences import describe_chances_of_both, describe_score
from bot.ui.control import Control, button
from bot.ui.history import CLOSER_LOOKS, HistoryWay, ShowHistory
from bot.ui.match_status import Past, describe_title, id_of, nearest, number_of, plies
from bot.ui.move_picker import Panel, Picker, PickMove, PickRow, PickStack, draw_rows, draw_stacks
from bot.ui.page import Block, Page, row
from bot.ui.pictures import USUAL, DisplayOptions, position_picture
from bot.ui.position_words import describe_end
from bot.ui.words import SIGNS, colour_id, describe_turn, dotted, quoted
from dvonn import Colour, Game, Phase, Piece, Position

MOST_WHOLE_MOVES = 22
"""Whole moves that have room beside the ways on; where there are more, a stack is chosen first."""


class TryOut(Control, action="try"):
    """Tries moves out from a ply of a game, or from its present end where none is named."""

    past: PastId
    ply: PlyNumber | None = None


class TryAt(Control, action="try-at"):
    """Shows a line after so many of its moves; `way` tells apart buttons that lead to the same ply."""

    line: LineId
    at: LinePly
    way: HistoryWay | None = None


class JudgeLine(Control, action="try-judge"):
    """Tells the chances to win after so many moves of a line."""

    line: LineId
    at: LinePly


class AboutLine(Control, action="try-about"):
    """Tells the moves of a line, with all that can be done with it."""

    line: LineId
    at: LinePly


def _on_board(view: ActionContext) -> bool:
    return view.runs and view.plays


add_action_button(
    TryOut,
    "button-try-out",
    {Placement.PANEL: 35, Placement.OWN_BOARD: 45, Placement.MORE: 11},
    when=_on_board,
)


def _closer_look(past: Past, ply: PlyNumber, language: Language) -> Block | None:
    if past.game.position_at(ply).phase is Phase.OVER:
        return None
    return button(language.say("button-try-out"), TryOut(id_of(past), ply))


CLOSER_LOOKS.append(_closer_look)


@dataclass(frozen=True)
class Trial:
    """A line as its owner looks at it: after `at` of its moves, with the game from which it starts, if that is seen."""

    own: OwnLine
    at: LinePly
    past: Past | None
    viewer: UserId
    language: Language
    display: DisplayOptions
    public: bool = False
    """Whether everybody is to see it: then nobody is "you"."""

    @cached_property
    def game(self) -> Game:
        """The moves as a game from the start on."""
        return self.own.line.game

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.game.position_at(self.at)

    @property
    def turn(self) -> Turn | None:
        """The move that led to it: at the start the last one of the game itself, if it is known."""
        if self.at:
            return Turn.made(self.game, self.at)
        past, ply = self.past, self.own.start.ply
        if past is None or not plies(past).start < ply <= len(past.game.moves):
            return None
        return Turn.made(past.game, ply) if past.game.position_at(ply) == self.position else None

    @property
    def reader(self) -> Colour | None:
        """The colour that the viewer plays in the match, to whom scores are told as "you"."""
        if self.public or not isinstance(self.past, Match):
            return None
        return self.past.players.colour_of(self.viewer)

    def for_everybody(self, language: Language) -> "Trial":
        """The same, as everybody in a channel is shown it."""
        return replace(self, language=language, display=USUAL, public=True)

    @property
    def present(self) -> Match | None:
        """The match of the viewer's own that stands where the line starts, if it is one."""
        past = self.past
        own = isinstance(past, Match) and self.viewer in past.players and self.own.line.is_of_present(past)
        return past if isinstance(past, Match) and own else None

    @property
    def is_free(self) -> bool:
        """Whether nobody plays the game any more from which the line starts: the match is over, or it is a record."""
        return isinstance(self.past, Import) or (isinstance(self.past, Match) and self.past.is_over)

    @property
    def may_judge(self) -> bool:
        """Whether something can be thought of the position at all."""
        return self.is_free and self.position.phase is not Phase.PLACING


@dataclass(frozen=True)
class InLine:
    """The line in which a move is picked after `at` of its moves; `changes` is the number of changes that it had."""

    line: LineId
    changes: ChangeNumber
    at: LinePly


TRIES = Picker(InLine, {PickRow: "try-row", PickStack: "try-stack", PickMove: "try-move"})
"""Picks the move that is played in a line."""


async def trial_page(trial: Trial, *, note: str = "", standing: Evaluation | None = None) -> Page:
    """A line after some of its moves, with what either side can play there; `note` says first what was just done.

    The `standing`, if it is known, gives the chances to win.
    """
    position, language = trial.position, trial.language
    chances = describe_chances_of_both(standing, language) if standing else ""
    panel = _panel(trial, "\n".join(filter(None, [note, *_tell(trial), chances])))
    if position.phase is Phase.PLACING:
        return await draw_rows(panel)
    if position.movable():
        return await draw_stacks(panel)
    return Page(
        panel.task,
        await position_picture(position, language, trial.display, turn=trial.turn),
        panel.steps,
        row(*panel.ways_on),
        accent=panel.accent,
    )


def describe_heading(trial: Trial) -> str:
    """A line that says which line it is, and from where."""
    language, own, past = trial.language, trial.own, trial.past
    ply = own.start.ply if past is None else number_of(past, own.start.ply)
    origin = language.say("try-from", title=describe_origin(trial), ply=ply)
    if own.kept:
        return dotted([language.say("try-named", name=quoted(own.name)), origin], language)
    return origin if trial.public else dotted([language.say("try-unnamed"), origin], language)


def describe_origin(trial: Trial) -> str:
    """The title of the game from which a line starts."""
    match, language = trial.own.start.past.match, trial.language
    if trial.past:
        return describe_title(trial.past, language)
    return language.say("history-match", match=match) if match else language.say("history-record")


def _tell(trial: Trial) -> Iterator[str]:
    """The line, the move that is shown, the score once stacks move, and who is to move."""
    position, language, last = trial.position, trial.language, trial.own.line.end
    yield describe_heading(trial)
    turn = trial.turn
    if trial.at and turn:
        yield language.say("try-step", at=trial.at, last=last, told=describe_turn(turn, language))
    else:
        yield language.say("try-start", left=last)
    if position.to_move is None:
        yield describe_end(position, language)
        return
    told = [_describe_to_move(position, language)]
    if position.phase is not Phase.PLACING:
        told.append(describe_score(position, trial.reader, language))
    yield dotted(told, language)


def _describe_to_move(position: Position, language: Language) -> str:
    """The side to move and its task, in short."""
    colour = position.to_move or Colour.WHITE
    if position.must_pass:
        key = "try-to-pass"
    elif position.to_place is None:
        key = "try-to-move"
    else:
        key = "try-to-place-dvonn" if position.to_place is Piece.DVONN else "try-to-place"
    return language.say(key, sign=SIGNS[colour], colour=colour_id(colour))


def _panel(trial: Trial, task: str) -> Panel:
    position = trial.position
    return Panel(
        position,
        trial.language,
        trial.display,
        task,
        TRIES.choose(InLine(trial.own.id, trial.own.number, trial.at)),
        ways_on=list(_ways_on(trial)),
        back=button(trial.language.say("button-back"), TryAt(trial.own.id, trial.at, HistoryWay.BACK)),
        last_turn=trial.turn,
        by_stack=len(position.legal_moves()) > MOST_WHOLE_MOVES,
        steps=row(*_steps(trial)),
        plays_both=True,
        reader=trial.reader,
    )


def choosing_panel(trial: Trial) -> Panel:
    """The panel of a choice that is half made: from here one goes back to the line."""
    return replace(_panel(trial, describe_heading(trial)), ways_on=(), steps=None)


def _steps(trial: Trial) -> Iterator[Block]:
    at, end, language = trial.at, trial.own.line.end, trial.language
    ways = {
        HistoryWay.FIRST: (language.say("button-to-first"), LinePly(0)),
        HistoryWay.BACK: (language.say("button-to-back"), LinePly(max(at - 1, 0))),
        HistoryWay.FORWARD: (language.say("button-to-forward"), LinePly(min(at + 1, end))),
        HistoryWay.LAST: (language.say("button-to-last"), end),
    }
    for way, (label, to) in ways.items():
        yield button(label, TryAt(trial.own.id, to, way), disabled=to == at)


def _ways_on(trial: Trial) -> Iterator[Block]:
    """At most three buttons: what one is most likely here for, back to where one came from, and all else."""
    own, language, present = trial.own, trial.language, trial.present
    if present:
        yield from action_buttons(Placement.LINE, ActionContext(present, language, trial.viewer, line=own))
    else:
        if trial.may_judge and trial.position.to_move:
            yield button(language.say("button-chances"), JudgeLine(own.id, trial.at))
        if trial.past:
            ply = nearest(trial.past, own.start.ply)
            yield button(language.say("button-history"), ShowHistory(own.start.past, ply))
    yield button(language.say("button-more"), AboutLine(own.id, trial.at))
