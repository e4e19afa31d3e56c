"""Whether, how and when somebody is called because a match waits for them."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from bot.matches.preferences import CallBy, CallWhen, Preferences


class CallOn(StrEnum):
    """Where a call is made."""

    BOARD = "board"
    """By the mention on the board message."""
    DIRECT = "direct"
    """By a direct message; where that can't be delivered, on the board after all."""
    NOBODY = "nobody"
    """Not at all."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call that is still to be made, from a moment on."""

    on: CallOn
    at: datetime


NO_CALL = Call(CallOn.NOBODY, datetime.min.replace(tzinfo=UTC))


def call_for(preferences: Preferences, *, others_wait: bool, at: datetime) -> Call:
    """The call that a new turn leads to, as the player wants it; `others_wait` tells of other matches."""
    if preferences.when is CallWhen.FIRST and others_wait:
        return NO_CALL
    return _call(preferences, at)


def reminder_for(preferences: Preferences, *, due: datetime, at: datetime) -> Call:
    """The call by which a player is reminded; none for who is never called, or where quiet hours last until the end."""
    call = _call(preferences, at)
    return NO_CALL if call.at >= due else call


def renewed(call: Call, preferences: Preferences, *, others_wait: bool, at: datetime) -> Call:
    """A call that was held up, as its addressee wants to be called by now: the same one, or another in its place."""
    wanted = call_for(preferences, others_wait=others_wait, at=at)
    return call if wanted == Call(call.on, at) else wanted


def _call(preferences: Preferences, at: datetime) -> Call:
    if preferences.when is CallWhen.NEVER:
        return NO_CALL
    moment = preferences.quiet.end_after(at) if preferences.quiet else at
    return Call(CallOn.DIRECT if preferences.by is CallBy.DIRECT else CallOn.BOARD, moment)
