"""The rules for the matches of a kind of occasion, besides those of the game.

The feature that begins such matches registers the policy of their kind, in its module `occasion`. Nothing else asks for
a kind.
"""

from dataclasses import dataclass

from bot.domain.occasion import CASUAL, Occasion
from bot.domain.refusals import DeclaredReason, OneMatch, Protected, RefusalReason


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """The defaults are those of casual matches."""

    hints: bool = True
    """Whether a player gets hints against the computer."""
    undo: bool = True
    draws: bool = True
    """Whether the players may agree on a draw, and the computer resigns on request."""
    plans: bool = True
    rated: bool = True
    """Whether its matches can be rated."""
    pings: bool = True
    """Whether its players are pinged and reminded; if not, they have to look for their turns."""
    rematch: bool = True
    """Whether another match is offered at the end."""
    cancellable: bool = True
    """Whether a manager of the server may cancel a match."""
    limited: bool = True
    """Whether running matches against the computer count toward the limit of one user (`MOST_RUNNING`)."""
    secret: bool = False
    """Whether its matches begin with a `SecretBoard`. Until their fixed end nobody gets help with what they have come
    to, even if they are against the computer, or over; and nothing holds back the computer's own moves in them.
    """
    forbids: DeclaredReason[OneMatch] = RefusalReason.NOT_IN_THIS_GAME
    """The reason for refusing what the policy doesn't allow."""
    past_end: DeclaredReason[OneMatch] = RefusalReason.PAST_ITS_END
    """The reason for refusing an act after the fixed end of a match."""
    protects: DeclaredReason[Protected] = RefusalReason.PLAYED_WITHOUT_HELP
    """The reason for refusing help with a secret board."""


STRICT = Policy(
    hints=False, undo=False, draws=False, plans=False, rated=False, rematch=False, cancellable=False
)
"""The policy of a kind that this process doesn't know, because a newer one has begun the match.

The match can be played, its players are pinged, and it ends at its fixed end. Nothing is allowed that can't be taken
back and that its own policy may forbid.
"""

_POLICIES = {CASUAL.kind: Policy()}


def register(kind: str, policy: Policy) -> None:
    """Register the policy of a kind of occasion. Raises `ValueError` for a kind that has another one."""
    if _POLICIES.setdefault(kind, policy) != policy:
        raise ValueError(f"the kind {kind} has another policy")


def policy_of(occasion: Occasion) -> Policy:
    return _POLICIES.get(occasion.kind, STRICT)


def unlimited_kinds() -> list[str]:
    """Return the kinds whose matches don't count toward the limit of running matches against the computer."""
    return [kind for kind, policy in _POLICIES.items() if not policy.limited]


def secret_kinds() -> list[str]:
    """Return the kinds whose matches begin with a secret board."""
    return [kind for kind, policy in _POLICIES.items() if policy.secret]
