"""Action slots, in which features add their buttons to messages and pages.

A board, a result card or the **More** page doesn't know which features exist. It asks for the action buttons of its
placement; each feature registers its own, with a rank that orders them.
"""

from bisect import insort
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from bot.catalogue import Language
from bot.domain import Match, Message, Plan, UserId, Venue
from bot.domain.computer import Review
from bot.domain.ids import PastId
from bot.domain.line import OwnLine
from bot.domain.plan import NOTHING
from bot.toolkit.control import Control, Style, button, link_in, to_board, to_channel
from bot.toolkit.page import Block
from dvonn import Phase


class Placement(Enum):
    """The messages, pages and rows that have an action slot."""

    FIRST_BOARD = auto()
    """The public board before the first move."""
    BOARD = auto()
    """The public board while the match runs."""
    DIRECT_BOARD = auto()
    """The board in direct messages on the player's turn, below the buttons of the move."""
    RESULT = auto()
    """The public result card."""
    HEAD = auto()
    """The first message of a match's thread, in the channel, once the match is over."""
    SPECTATORS = auto()
    """A running match in a channel for spectators."""
    PING = auto()
    """The direct message to the player who is to move or to answer an offer."""
    NOTICE = auto()
    """The direct message to a watcher."""
    SHARE = auto()
    """The row below the other buttons of a board or a result, for something worth showing to others."""
    ANSWERS = auto()
    """The buttons that answer an offer, in a row above the other buttons of a board or a ping."""
    OWN_BOARD = auto()
    """The private board of one viewer."""
    WORDS = auto()
    """The match as text, for one viewer."""
    MORE_PLAY = auto()
    """The private page with all further actions: those that affect the match."""
    MORE_LOOK_BACK = auto()
    """The same page: ways to look at what was played."""
    MORE_BESIDES = auto()
    """The same page: everything else."""
    DONE = auto()
    """The private answer to a player who has just moved."""
    PANEL = auto()
    """The private panel in which a move is made. It has room for four buttons; the last one always stays."""
    PLAN = auto()
    """The private page of a player's plan."""
    LINE = auto()
    """The private page on which a player tries out a line from their own match. It has room for two buttons."""
    ENDED = auto()
    """The private page where the player played, after the end of the match."""
    ENDED_NEXT = auto()
    """The row below those of `ENDED`, with the button to the next match that waits for the player."""
    REVIEW = auto()
    """The private review of a finished match and its pages, for one of its players. It has room for three buttons."""
    ASIDE = auto()
    """A page opened from the panel, with a button back to the panel."""


@dataclass(frozen=True, slots=True)
class ActionContext:
    """A match and its viewer, from which features draw their buttons."""

    match: Match
    language: Language
    viewer: UserId | None = None
    """The user who sees the message; on a public message the user whom it addresses, if any."""
    message: Message | None = None
    """The public board, if known."""
    shown_in: Venue | None = None
    """The channel of that board, if the match isn't played there."""
    here: Venue | None = None
    """Where a player looks at the match, if the board may be posted there."""
    others_wait: bool = False
    plan: Plan = NOTHING
    """The viewer's plan, where the message shows it or leads to it."""
    line: OwnLine | None = None
    """The line that the viewer tries out, if any."""
    review: Review | None = None
    """The review of the match, if the page shows it."""

    @property
    def plays(self) -> bool:
        return self.viewer is not None and self.viewer in self.match.players

    @property
    def planned(self) -> bool:
        """Whether the viewer has planned moves."""
        return bool(self.plan)

    @property
    def may_plan(self) -> bool:
        """Whether planning is offered to the viewer now."""
        return self.runs and self.plays and self.match.may_plan(self.viewer)

    @property
    def runs(self) -> bool:
        return not self.match.is_over

    @property
    def is_seen_by_others(self) -> bool:
        """Whether the match runs in a channel rather than in direct messages."""
        return self.runs and not self.match.venue.is_direct

    @property
    def places(self) -> bool:
        """Whether the match is in its placement phase."""
        return self.match.position.phase is Phase.PLACING

    @property
    def stacks(self) -> bool:
        return not self.places

    @property
    def is_own_turn(self) -> bool:
        return self.viewer is not None and self.match.player_to_move == self.viewer


FIELDS: Mapping[str, Callable[[ActionContext], object]] = {
    "match": lambda context: context.match.id,
    "seen": lambda context: context.match.number,
    "after": lambda context: context.match.id,
    "past": lambda context: PastId(context.match.id),
    "line": lambda context: context.line and context.line.id,
}
"""How to fill a control's fields from the context, by field name."""

ActionButton = Callable[[ActionContext], Block | None]
"""A function that draws a button; returns None if the button does not apply."""

_ACTION_BUTTONS: dict[Placement, list[tuple[int, ActionButton]]] = {placement: [] for placement in Placement}


def action_button(placement: Placement, rank: int) -> Callable[[ActionButton], ActionButton]:
    """Register a button for a placement; lower ranks come first."""

    def put(draw: ActionButton) -> ActionButton:
        insort(_ACTION_BUTTONS[placement], (rank, draw), key=lambda each: each[0])
        return draw

    return put


def add_action_button(
    control: type[Control],
    label: str,
    ranks: Mapping[Placement, int],
    *,
    when: Callable[[ActionContext], bool] | None = None,
    style: Style = Style.secondary,
) -> None:
    """Register the button of a control whose required fields are all in `FIELDS`.

    `label` is the catalogue key of the button's text. The button is left out if `when` returns false.
    """
    fields = [name for name in control.names() if name in FIELDS]

    def draw(context: ActionContext) -> Block | None:
        if when and not when(context):
            return None
        bound = control(**{name: FIELDS[name](context) for name in fields})
        return button(context.language.say(label), bound, style=style)

    for placement, rank in ranks.items():
        action_button(placement, rank)(draw)


def action_buttons(placement: Placement, context: ActionContext) -> list[Block]:
    drawn = (draw(context) for _, draw in _ACTION_BUTTONS[placement])
    return [block for block in drawn if block is not None]


def notice_buttons(context: ActionContext) -> list[Block]:
    """Return the buttons of a direct message to someone who looks on: at least one, which carries its message tag."""
    buttons = action_buttons(Placement.NOTICE, context)
    return buttons or [to_channel(context.shown_in or context.match.venue, context.language)]


PlainButton = Callable[[Language], Block]
"""A function that draws a button where there is no match."""

_ON_CHALLENGES: list[PlainButton] = []
_ON_OWN_PROFILE: list[PlainButton] = []


def on_challenges(draw: PlainButton) -> PlainButton:
    """Register a button for all open challenges; it follows the buttons that answer the challenge."""
    _ON_CHALLENGES.append(draw)
    return draw


def challenge_buttons(language: Language) -> list[Block]:
    return [draw(language) for draw in _ON_CHALLENGES]


def on_own_profile(draw: PlainButton) -> PlainButton:
    """Register a button for the profile that users see of themselves."""
    _ON_OWN_PROFILE.append(draw)
    return draw


def own_profile_buttons(language: Language) -> list[Block]:
    return [draw(language) for draw in _ON_OWN_PROFILE]


@action_button(Placement.DONE, 10)
@action_button(Placement.ENDED, 30)
@action_button(Placement.OWN_BOARD, 30)
@action_button(Placement.PING, 30)
@action_button(Placement.SPECTATORS, 30)
@action_button(Placement.NOTICE, 10)
def _to_board(context: ActionContext) -> Block | None:
    if context.shown_in and context.message:
        return link_in(context.shown_in.guild, context.language.say("button-to-board"), context.message)
    return to_board(context.match, context.message, context.language)
