"""The policy of tries at the board of a week; the key of their occasion is the code of the week."""

from bot.domain.policy import Policy, register
from bot.domain.refusals import RefusalReason

KIND = "week"

register(
    KIND,
    Policy(
        hints=False,
        undo=False,
        draws=False,
        plans=False,
        rated=False,
        rematch=False,
        secret=True,
        forbids=RefusalReason.WITHOUT_HELP,
        past_end=RefusalReason.WEEK_OVER,
        protects=RefusalReason.WEEK_IN_PLAY,
    ),
)
