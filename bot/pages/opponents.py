"""Opponents who can be played at once, with nobody to wait for.

Nobody asks here which of them there are: a room that has one puts it here, and it is offered to whoever has learnt the
game, in the place of a challenge to anybody.
"""

from collections.abc import Callable

from bot.pages.control import Control

Beginning = Callable[[bool], Control | None]
"""Gives the control that begins a match at once; None where that can't be done.

It is told whether this is in a server; in a direct message it is not.
"""

_AT_ONCE: list[Beginning] = []


def playable_at_once(beginning: Beginning) -> Beginning:
    """Offer an opponent; the first that is offered comes first."""
    _AT_ONCE.append(beginning)
    return beginning


def begin_at_once(*, in_server: bool) -> Control | None:
    """The control that begins a match with the first opponent who can be played at once; None where there is none."""
    controls = (beginning(in_server) for beginning in _AT_ONCE)
    return next((control for control in controls if control is not None), None)
