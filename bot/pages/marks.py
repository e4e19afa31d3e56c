"""Marks, by which the bot knows its own messages again: the board of match 12 at event 57, the message of challenge 7.

A mark stands in the numbers that Discord lets a message's components have, so a message carries it even when no control
is left on it. Nothing else tells what a message is, but for the messages of version 0.1 (`mark_of_0_1`).
https://discord.com/developers/docs/components/reference#anatomy-of-a-component
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from discord import Component, Container

NUMBERS = 2**24
"""How many numbers a mark tells apart; after these it begins anew."""

ABOUT = 2**30
"""How many matches, or challenges, a mark tells apart. The largest number of a component is twice that, less one."""


class Kind(IntEnum):
    """The kinds of messages, from 1 to 63. They stand in messages, so each keeps its number for ever."""

    BOARD = 1
    """The board of a match that goes on, at an event."""
    PAST_BOARD = 2
    """A board that has stayed in its match's thread though another has followed."""
    RESULT = 3
    """The result card of a match, at its last event."""
    CHALLENGE = 4
    """A challenge, in one of its states."""
    SPECTATORS_BOARD = 5
    """The board of a match in a channel for spectators, at an event."""
    SPECTATORS_RESULT = 6
    """The result of a match in a channel for spectators, at its last event."""
    PING = 7
    """A direct message that pings a player of a match because of an event."""
    DIRECT_MESSAGE = 8
    """Another direct message about a match, by the number under which it is kept."""
    WATCHERS_NOTICE = 9
    """A direct message about a match to somebody who watches it, at an event."""
    WATCHERS_MENTION = 10
    """A message in a match's thread that mentions who watches it, at an event."""
    FOLLOW_LOST = 11
    """A direct message that a channel for spectators shows nothing any more."""
    SHARED_POSITION = 12
    """A position of a match, or of a record, at a ply."""
    SHARED_CHART = 13
    """The chart of a match."""
    SHARED_REPLAY = 14
    """The replay of a match, up to a ply."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A message's kind, the match or the challenge that it is about, and a number that the kind explains."""

    kind: Kind
    about: int
    number: int = 0

    @property
    def container(self) -> int:
        """The number of the message's container: 2²⁴ to 2³⁰ - 1."""
        return self.kind * NUMBERS + self.number % NUMBERS

    @property
    def first(self) -> int:
        """The number of what comes first in the container: 2³⁰ to 2³¹ - 1."""
        return ABOUT + self.about % ABOUT


def mark_of(components: Sequence[Component]) -> Mark | None:
    """The mark of a message with these components; None where it has none, as those of other programs and of 0.1."""
    if len(components) != 1 or not isinstance(components[0], Container):
        return None
    kind, number = divmod(components[0].id or 0, NUMBERS)
    first = next((getattr(each, "id", None) or 0 for each in components[0].children), 0)
    if kind not in set(Kind) or first < ABOUT:
        return None
    return Mark(Kind(kind), first - ABOUT, number)


def mark_of_0_1(components: Sequence[Component]) -> Mark | None:
    """The mark of a message of version 0.1, which wrote none: known by the whole custom id of one of its controls.

    Of its messages in channels, boards alone had `dvonn:more:<match>:<event>`, open challenges alone had
    `dvonn:withdraw:<challenge>`, and spectators' boards alone had `dvonn:watch:<match>:live`. The other controls that
    lead to a certain event stood on its boards and its pings. The rest of its messages is not known for certain.
    """
    found = [mark for custom_id in _custom_ids(components) if (mark := _mark_in(custom_id))]
    return min(found, key=lambda mark: mark.kind, default=None)


def _mark_in(custom_id: str) -> Mark | None:
    match custom_id.split(":"):
        case ["dvonn", "more", match_id, number] if _are_numbers(match_id, number):
            return Mark(Kind.BOARD, int(match_id), int(number))
        case ["dvonn", "withdraw", challenge_id] if _are_numbers(challenge_id):
            return Mark(Kind.CHALLENGE, int(challenge_id))
        case ["dvonn", "watch", match_id, "live"] if _are_numbers(match_id):
            return Mark(Kind.SPECTATORS_BOARD, int(match_id))
        case ["dvonn", "move" | "agree" | "agreed", match_id, number, *_] if _are_numbers(match_id, number):
            return Mark(Kind.PING, int(match_id), int(number))
    return None


def _are_numbers(*texts: str) -> bool:
    return all(text.isascii() and text.isdigit() for text in texts)


def _custom_ids(components: Sequence[Component]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
