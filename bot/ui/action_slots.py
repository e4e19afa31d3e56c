"""Doors: the buttons by which features lead on from what everybody shows of a match.

A board, a result or the page behind **More** doesn't know which features there are. It asks for the doors of its kind,
and each room says here where it wants one. So a feature that is added brings its buttons along.
"""

from bisect import insort
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from bot.catalogue import Language
from bot.domain import Match, Message, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import OwnLine
from bot.ui.control import Control, Style, button, to_board
from bot.ui.page import Block
from dvonn import Phase


class Placement(Enum):
    """The kinds of message and page that have doors."""

    FIRST_BOARD = auto()
    """The public board of a match in which nothing was played yet."""
    BOARD = auto()
    """The public board of a match that goes on."""
    RESULT = auto()
    """The public card of a match that is over."""
    PAST = auto()
    """A public board, chart or replay of an earlier moment: it asks nobody for anything."""
    SPECTATORS = auto()
    """A match in a channel for spectators, while it goes on."""
    PING = auto()
    """The direct message to a player whom the match waits for."""
    NOTICE = auto()
    """The message to somebody who watches."""
    ANSWERS = auto()
    """The row above the others in which an offer is answered, on each of these."""
    OWN_BOARD = auto()
    """The board as one person is shown it."""
    WORDS = auto()
    """The match in words, for one person."""
    MORE = auto()
    """Everything else that one can do with a match."""
    DONE = auto()
    """The answer to a player who has just moved."""
    PANEL = auto()
    """The private panel in which a move is made; it has room for four, and leaves out those before the last one."""
    LINE = auto()
    """The private page on which somebody tries moves out from where their own match stands; it has room for two."""
    ASIDE = auto()
    """A page to which the panel has led: from here back to it."""


@dataclass(frozen=True, slots=True)
class ActionContext:
    """A match as it is shown to somebody: all that a room needs for drawing its button."""

    match: Match
    language: Language
    viewer: UserId | None = None
    """The person who sees it; on a public message the person whom it addresses, if anybody."""
    message: Message | None = None
    """The public board of the match, if it is known."""
    ply: PlyNumber | None = None
    """The moment that a board of the past shows."""
    movable: bool = False
    """Whether the match could go on in the channel where it is looked at."""
    others_wait: bool = False
    """Whether another match waits for the viewer."""
    planned: bool = False
    """Whether the viewer has planned something in the match."""
    line: OwnLine | None = None
    """The line that the viewer tries out."""

    @property
    def plays(self) -> bool:
        """Whether the viewer plays in the match."""
        return self.viewer is not None and self.viewer in self.match.players

    @property
    def may_plan(self) -> bool:
        """Whether the viewer has something to plan."""
        return self.runs and self.plays and self.match.may_plan(self.viewer)

    @property
    def runs(self) -> bool:
        """Whether the match goes on."""
        return not self.match.is_over

    @property
    def is_seen_by_others(self) -> bool:
        """Whether the match goes on where others see it."""
        return self.runs and not self.match.venue.is_direct

    @property
    def places(self) -> bool:
        """Whether pieces are placed."""
        return self.match.position.phase is Phase.PLACING

    @property
    def stacks(self) -> bool:
        """Whether all pieces are placed."""
        return not self.places

    @property
    def is_own_turn(self) -> bool:
        """Whether the viewer is to move."""
        return self.viewer is not None and self.match.player_to_move == self.viewer


FIELDS: Mapping[str, Callable[[ActionContext], object]] = {
    "match": lambda view: view.match.id,
    "seen": lambda view: view.match.number,
    "after": lambda view: view.match.id,
    "past": lambda view: PastId(view.match.id),
    "ply": lambda view: view.ply,
    "line": lambda view: view.line and view.line.id,
}
"""The fields of controls that a view tells, by their names."""

ActionButton = Callable[[ActionContext], Block | None]
"""Draws a button, or gives None where it would lead nowhere."""

_ACTION_BUTTONS: dict[Placement, list[tuple[int, ActionButton]]] = {where: [] for where in Placement}


def action_button(where: Placement, rank: int) -> Callable[[ActionButton], ActionButton]:
    """Put a button wherever messages of a kind are drawn; those with a lower rank stand before others."""

    def put(draw: ActionButton) -> ActionButton:
        insort(_ACTION_BUTTONS[where], (rank, draw), key=lambda each: each[0])
        return draw

    return put


def add_action_button(
    control: type[Control],
    label: str,
    where: Mapping[Placement, int],
    *,
    when: Callable[[ActionContext], bool] | None = None,
    style: Style = Style.secondary,
) -> None:
    """Put the button of a control that needs to know no more than what is shown: its fields are in `FIELDS`.

    `where` gives the ranks, and `label` is the key of what stands on the button. It is left out where `when` says no.
    """
    told = [name for name in control.names() if name in FIELDS]

    def draw(view: ActionContext) -> Block | None:
        if when and not when(view):
            return None
        made = control(**{name: FIELDS[name](view) for name in told})
        return button(view.language.say(label), made, style=style)

    for each, rank in where.items():
        action_button(each, rank)(draw)


def action_buttons(where: Placement, view: ActionContext) -> list[Block]:
    """The buttons that lead on from a message or page of a kind, in their order."""
    drawn = (draw(view) for _, draw in _ACTION_BUTTONS[where])
    return [block for block in drawn if block is not None]


ChallengeButton = Callable[[Language], Block]
"""Draws a button for a challenge, which has no match yet."""

_ON_CHALLENGES: list[ChallengeButton] = []


def on_challenges(draw: ChallengeButton) -> ChallengeButton:
    """Put the button on each open challenge, after those that answer it."""
    _ON_CHALLENGES.append(draw)
    return draw


def challenge_buttons(language: Language) -> list[Block]:
    """The buttons that lead on from an open challenge."""
    return [draw(language) for draw in _ON_CHALLENGES]


@action_button(Placement.DONE, 10)
@action_button(Placement.OWN_BOARD, 30)
@action_button(Placement.PING, 30)
@action_button(Placement.SPECTATORS, 30)
@action_button(Placement.NOTICE, 10)
def _to_board(view: ActionContext) -> Block | None:
    return to_board(view.match, view.message, view.language)
