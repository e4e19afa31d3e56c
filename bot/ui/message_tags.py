"""Reading what a message is from the marks in it.

Nothing else in a message tells what it is.
"""

from collections.abc import Iterator, Sequence

from discord import Component, Container

from bot.ui.page import ABOUT, NUMBERS, Kind, MessageTag


def any_tag_of(components: Sequence[Component]) -> MessageTag | None:
    """The mark of a message of any version of the bot's; None where it has none."""
    return tag_of(components) or tag_of_0_1(components)


def tag_of(components: Sequence[Component]) -> MessageTag | None:
    """The mark of a message with these components; None where it has none, as those of other programs and of 0.1."""
    if len(components) != 1 or not isinstance(components[0], Container):
        return None
    kind, number = divmod(components[0].id or 0, NUMBERS)
    first = next((getattr(each, "id", None) or 0 for each in components[0].children), 0)
    if kind not in set(Kind) or first < ABOUT:
        return None
    return MessageTag(Kind(kind), first - ABOUT, number)


def tag_of_0_1(components: Sequence[Component]) -> MessageTag | None:
    """The mark of a message of version 0.1, which wrote none: known by the whole custom id of one of its controls.

    Of its messages in channels, boards alone had `dvonn:more:<match>:<event>`, open challenges alone had
    `dvonn:withdraw:<challenge>`, and spectators' boards alone had `dvonn:watch:<match>:live`. The other controls that
    lead to a certain event stood on its boards and its pings. The rest of its messages is not known for certain.
    """
    found = [message_tag for custom_id in _custom_ids(components) if (message_tag := _tag_in(custom_id))]
    return min(found, key=lambda message_tag: message_tag.kind, default=None)


def _tag_in(custom_id: str) -> MessageTag | None:
    match custom_id.split(":"):
        case ["dvonn", "more", match_id, number] if _are_numbers(match_id, number):
            return MessageTag(Kind.BOARD, int(match_id), int(number))
        case ["dvonn", "withdraw", challenge_id] if _are_numbers(challenge_id):
            return MessageTag(Kind.CHALLENGE, int(challenge_id))
        case ["dvonn", "watch", match_id, "live"] if _are_numbers(match_id):
            return MessageTag(Kind.SPECTATORS_BOARD, int(match_id))
        case ["dvonn", "move" | "agree" | "agreed", match_id, number, *_] if _are_numbers(match_id, number):
            return MessageTag(Kind.PING, int(match_id), int(number))
    return None


def _are_numbers(*texts: str) -> bool:
    return all(text.isascii() and text.isdigit() for text in texts)


def _custom_ids(components: Sequence[Component]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
