"""The policy of tries at the board of a week; the key of their occasion is the code of the week."""

from bot.domain.policy import Policy, register
from bot.features.board_of_the_week.refusals import WEEK_IN_PLAY, WEEK_OVER, WITHOUT_HELP

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
        limited=False,
        secret=True,
        forbids=WITHOUT_HELP,
        past_end=WEEK_OVER,
        protects=WEEK_IN_PLAY,
    ),
)
