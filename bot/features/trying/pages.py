"""The page for trying out moves: a match panel for either side, with steps back and forth.

A full panel and two rows of navigation fit into the limit of 40 components.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bot.catalogue import Language
from bot.domain import Import, Match, Plan, Turn
from bot.domain.computer import Evaluation
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import ChangeNumber, LineId, LinePly, OwnLine
from bot.domain.plan import NOTHING
from bot.pages.consequences import describe_chances_of_both, describe_score
from bot.pages.game_words import SIGNS, colour_id, colour_name, describe_end, describe_turn
from bot.pages.history import EMOJI, HistoryWay, ShowHistory, add_closer_look
from bot.pages.match_panel_pages import describe_side
from bot.pages.match_status import Past, describe_title, given_name, id_of, nearest, number_of, plies
from bot.pages.move_picker import Panel, Picker, PickMove, PickRow, PickStack, draw_rows, draw_stacks
from bot.pages.pictures import drawn_name, position_picture, seen_by
from bot.pages.viewer import USUAL, Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import dotted, in_a_row, quoted
from dvonn import Colour, Game, Phase, Piece, Position
from rendering import Bar, is_legible

MOST_WHOLE_MOVES = 22
"""Maximum number of complete moves offered beside the navigation; if there are more, a stack is chosen first."""


class TryOut(Control, action="try"):
    """Tries out moves from a ply of a game, by default its current end."""

    past: PastId
    ply: PlyNumber | None = None


class TryAt(Control, action="try-at"):
    """Shows a line after `at` of its moves; `way` keeps custom ids unique where buttons lead to the same ply."""

    line: LineId
    at: LinePly
    way: HistoryWay | None = None


class JudgeLine(Control, action="try-judge"):
    """Shows the winning chances after `at` moves of a line."""

    line: LineId
    at: LinePly


class AboutLine(Control, action="try-about"):
    """Lists the moves of a line, and the actions on it."""

    line: LineId
    at: LinePly


def _on_board(view: ActionContext) -> bool:
    return view.runs and view.plays


add_action_button(
    TryOut,
    "button-try-out",
    {Placement.PANEL: 35, Placement.OWN_BOARD: 45, Placement.MORE_PLAY: 11, Placement.PLAN: 10},
    when=_on_board,
)


def _closer_look(past: Past, ply: PlyNumber, language: Language) -> Block | None:
    if past.game.position_at(ply).phase is Phase.OVER:
        return None
    return button(language.say("button-try-out"), TryOut(id_of(past), ply))


add_closer_look(30, _closer_look)


@dataclass(frozen=True)
class Trial:
    """A line after `at` of its moves, with the game it starts from if the viewer may see that."""

    own: OwnLine
    at: LinePly
    past: Past | None
    viewer: Viewer
    plan: Plan = NOTHING
    """The viewer's plan, if the game is a match of theirs."""
    public: bool = False
    """Whether the page is for everyone; if so, no player is addressed as "you"."""

    @cached_property
    def game(self) -> Game:
        return self.own.line.game

    @property
    def position(self) -> Position:
        return self.game.position_at(self.at)

    @property
    def turn(self) -> Turn | None:
        """The move that led to the position; at the start of the line, the game's move before it, if known."""
        if self.at:
            return Turn.made(self.game, self.at)
        past, ply = self.past, self.own.start.ply
        if past is None or not plies(past).start < ply <= len(past.game.moves):
            return None
        return Turn.made(past.game, ply) if past.game.position_at(ply) == self.position else None

    @property
    def reader(self) -> Colour | None:
        """The colour that the viewer plays in the match; scores address this player as "you"."""
        if self.public or not isinstance(self.past, Match):
            return None
        return self.past.players.colour_of(self.viewer.user)

    def for_everybody(self, language: Language) -> "Trial":
        """Return a copy for everyone in a channel."""
        return replace(self, viewer=replace(self.viewer, language=language, display=USUAL), public=True)

    @property
    def present(self) -> Match | None:
        """The viewer's own match, if its current position is the start of the line."""
        past = self.past
        own = (
            isinstance(past, Match) and self.viewer.user in past.players and self.own.line.is_of_present(past)
        )
        return past if isinstance(past, Match) and own else None

    @property
    def is_free(self) -> bool:
        """Whether the line's game is no longer being played: its match is over, or it is an imported record."""
        return isinstance(self.past, Import) or (isinstance(self.past, Match) and self.past.is_over)

    @property
    def may_judge(self) -> bool:
        """Whether the position may be evaluated."""
        return self.is_free and self.position.phase is not Phase.PLACING


@dataclass(frozen=True)
class InLine:
    """The line in which a move is picked after `at` moves; `changes` is its version when the page was drawn."""

    line: LineId
    changes: ChangeNumber
    at: LinePly


TRIES = Picker(InLine, {PickRow: "try-row", PickStack: "try-stack", PickMove: "try-move"})


async def trial_page(trial: Trial, *, note: str = "", standing: Evaluation | None = None) -> Page:
    """Render a line after some of its moves, with the moves available there; `note` reports the preceding action first.

    Includes the winning chances if `standing` is given.
    """
    position, language = trial.position, trial.viewer.language
    chances = describe_chances_of_both(standing, language) if standing else ""
    told = _describe_trial(trial, explains=not note)
    panel = _panel(trial, "\n".join(filter(None, [note, *told, chances])))
    if position.phase is Phase.PLACING:
        return await draw_rows(panel)
    if position.movable():
        return await draw_stacks(panel)
    return Page(
        panel.task,
        await position_picture(
            position, language, trial.viewer.display, turn=trial.turn, bar=bar_of_line(trial)
        ),
        panel.steps,
        row(*panel.ways_on),
        accent=panel.accent,
    )


def describe_heading(trial: Trial) -> str:
    """Name the line and the game it starts from; in a running match of the viewer's, also the opponent."""
    language, own, past = trial.viewer.language, trial.own, trial.past
    ply = own.start.ply if past is None else number_of(past, own.start.ply)
    origin = language.say("try-from", title=describe_origin(trial), ply=ply)
    if isinstance(past, Match) and trial.reader is not None and not past.is_over:
        task = f"**{quoted(own.name)}**" if own.kept else language.say("try-task")
        return f"{describe_side(past, trial.viewer.user, language, task=task)}\n-# {origin}"
    if own.kept:
        return dotted([f"**{quoted(own.name)}**", origin], language)
    return origin if trial.public else dotted([language.say("try-unnamed"), origin], language)


def describe_origin(trial: Trial) -> str:
    """Return the title of the game that a line starts from."""
    match, language = trial.own.start.past.match, trial.viewer.language
    if trial.past:
        return describe_title(trial.past, language)
    return language.say("history-match", match=match) if match else language.say("history-record")


def _describe_trial(trial: Trial, *, explains: bool = True) -> Iterator[str]:
    """Describe the line, the move shown, the score in the second phase, and the side to move.

    An empty line `explains` what to do, unless a note does.
    """
    position, language, last = trial.position, trial.viewer.language, trial.own.line.end
    yield describe_heading(trial)
    turn = trial.turn
    if trial.at and turn:
        yield language.say("try-step", at=trial.at, last=last, told=describe_turn(turn, language))
    else:
        start = language.say("try-start", left=last) if last or explains else ""
        yield in_a_row([start, "" if last else language.say("try-alone")], language)
    if position.to_move is None:
        yield describe_end(position, language)
        return
    parts = [_describe_to_move(position, language)]
    if position.phase is not Phase.PLACING:
        parts.append(describe_score(position, trial.reader, language))
    yield dotted(parts, language)


def _describe_to_move(position: Position, language: Language) -> str:
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
        trial.viewer.language,
        trial.viewer.display,
        task,
        TRIES.choose(InLine(trial.own.id, trial.own.number, trial.at)),
        ways_on=list(_ways_on(trial)),
        back=button(trial.viewer.language.say("button-back"), TryAt(trial.own.id, trial.at, HistoryWay.BACK)),
        last_turn=trial.turn,
        bar=bar_of_line(trial),
        by_stack=len(position.legal_moves()) > MOST_WHOLE_MOVES,
        steps=row(*_steps(trial)),
        plays_both=True,
        reader=trial.reader,
    )


def choosing_panel(trial: Trial) -> Panel:
    """Build the panel for a half-made choice, with a way back to the line."""
    return replace(_panel(trial, describe_heading(trial)), ways_on=(), steps=None, repeats_task=True)


def bar_of_line(trial: Trial, ply: int | None = None) -> Bar:
    """Return the bar above the board of a line, for the given ply or the one that is shown."""
    position = trial.game.position_at(trial.at if ply is None else ply)
    white, black = (_drawn_name(trial, colour) for colour in Colour)
    score = None if position.phase is Phase.PLACING else position.score
    winner = position.score.leader if position.to_move is None else None
    return Bar(white, black, score=score, to_move=position.to_move, winner=winner)


def _drawn_name(trial: Trial, colour: Colour) -> str:
    past, language, names = trial.past, trial.viewer.language, trial.viewer.names
    if isinstance(past, Match):
        if trial.reader is not None:
            names = seen_by(names, trial.viewer.user, language)
        return drawn_name(past, colour, names, language)
    given = given_name(past, colour) if past else ""
    return given if given and is_legible(given) else colour_name(colour, language)


def _steps(trial: Trial) -> Iterator[Block]:
    at, end = trial.at, trial.own.line.end
    ways = {
        HistoryWay.FIRST: LinePly(0),
        HistoryWay.BACK: LinePly(max(at - 1, 0)),
        HistoryWay.FORWARD: LinePly(min(at + 1, end)),
        HistoryWay.LAST: end,
    }
    for way, to in ways.items():
        yield button("", TryAt(trial.own.id, to, way), emoji=EMOJI[way], disabled=to == at)


def _ways_on(trial: Trial) -> Iterator[Block]:
    """Build at most three buttons: the likeliest action, the way back, and everything else."""
    own, language, present = trial.own, trial.viewer.language, trial.present
    if present:
        yield from action_buttons(
            Placement.LINE, ActionContext(present, language, trial.viewer.user, plan=trial.plan, line=own)
        )
    else:
        if trial.may_judge and trial.position.to_move:
            yield button(language.say("button-chances"), JudgeLine(own.id, trial.at))
        if trial.past:
            ply = nearest(trial.past, own.start.ply)
            yield button(language.say("button-history"), ShowHistory(own.start.past, ply))
    yield button(language.say("button-more"), AboutLine(own.id, trial.at))
