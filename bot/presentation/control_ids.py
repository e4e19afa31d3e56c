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
    WITHDRAW = "withdraw"

    MAKE_MOVE = "move"
    MORE = "more"

    CHOOSE_ROW = "row"
    PLACE = "place"
    CHOOSE_STACK = "stack"
    CHOOSE_TARGET = "target"
    PLAY_ANYWAY = "anyway"

    ASK_RESIGN = "resign"
    RESIGN = "resigned"
    IN_WORDS = "words"
    NEXT = "next"
    RULES = "rules"
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
