"""The custom ids of controls: what a press carries, so that it means the same after a restart.

A custom id has at most 100 characters (https://discord.com/developers/docs/components/reference#anatomy-of-a-component).
Ours read `dvonn:` action `:` argument `:` argument …
"""

from dataclasses import dataclass
from enum import StrEnum

PATTERN = r"dvonn:[a-z-]+(?::[a-z0-9]+)*"


class Action(StrEnum):
    """What a control does."""

    ACCEPT = "accept"
    DECLINE = "decline"
    DECLINE_FOR = "decline-for"
    WITHDRAW = "withdraw"
    CHALLENGES = "challenges"

    MAKE_MOVE = "move"
    MORE = "more"

    CHOOSE_ROW = "row"
    PLACE = "place"
    CHOOSE_STACK = "stack"
    CHOOSE_TARGET = "target"
    PLAY_ANYWAY = "anyway"

    UNDO = "undo"
    ASK_DRAW = "draw"
    OFFER_DRAW = "offer-draw"
    ASK_AGREE = "agree"
    AGREE = "agreed"
    REFUSE = "refuse"
    REMATCH = "rematch"
    MOVE_HERE = "here"

    PLAN = "plan"
    PLAN_ROW = "plan-row"
    PLAN_SPACE = "plan-space"
    PLAN_THEIR_STACK = "plan-their-stack"
    PLAN_THEIR_TARGET = "plan-their-target"
    PLAN_STACK = "plan-stack"
    PLAN_TARGET = "plan-target"
    DROP_PLAN = "drop-plan"

    HISTORY = "history"
    JUMP = "jump"
    SHARE = "share"
    REPLAY = "replay"
    SHARE_REPLAY = "share-replay"
    SHARE_CHART = "share-chart"
    RECORD = "record"
    EXPORT = "export"
    BEGIN_FROM = "begin-from"
    CHALLENGE_FROM = "challenge-from"

    ASK_RESIGN = "resign"
    RESIGN = "resigned"
    IN_WORDS = "words"
    NEXT = "next"
    RULES = "rules"

    WATCH = "watch"
    WATCH_FOR = "watch-for"
    WATCH_BY = "watch-by"
    UNWATCH = "unwatch"
    WATCHING = "watching"
    UNWATCH_CHOSEN = "unwatch-chosen"
    LIVE = "live"
    UNFOLLOW = "unfollow"

    PREFER = "prefer"
    ASK_QUIET_HOURS = "quiet-hours"
    SET_QUIET_HOURS = "quiet-hours-set"
    SETTLE = "settle"
    FORGET_ME = "forget-me"

    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class ControlId:
    """An action and its arguments."""

    action: str
    arguments: tuple[str, ...] = ()

    @classmethod
    def of(cls, action: Action, *arguments: object) -> "ControlId":
        """Put an id together."""
        return cls(action, tuple(map(str, arguments)))

    @classmethod
    def parse(cls, text: str) -> "ControlId":
        """Read what matches `PATTERN`. Never fails, whatever an older version may have sent."""
        _, action, *arguments = text.split(":")
        return cls(action, tuple(arguments))

    def __str__(self) -> str:
        return ":".join(("dvonn", self.action, *self.arguments))
