"""The policy of matches for a crown; the key of their occasion is the number of the challenge."""

from bot.domain.policy import Policy, register

KIND = "crown"

register(KIND, Policy(undo=False, rematch=False))
