"""Hypothesis strategies for records, and the place of the error in a text that is none."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import strategies as st

from dvonn import Colour, Ended, Expected, Game, Phase, Record, Termination, UnreadableError
from tests.dvonn.strategies import games, stacking_positions

NAMES = st.one_of(
    st.sampled_from(["White", "Black", "Event", "Site", "Date", "Source"]),
    st.from_regex(r"[A-Za-z]{1,12}", fullmatch=True),
).filter(lambda name: name not in {"Setup", "Ended"})
VALUES = st.one_of(st.text(), st.text(st.sampled_from('a]\\[:;()%\t\r\n\v\f"{},.1 \u2028')))
BEYOND_THE_BOARD = [
    None,
    *(Ended(by, loser) for by in (Termination.RESIGNATION, Termination.TIME) for loser in Colour),
    Ended(Termination.AGREEMENT),
    Ended(Termination.ABANDONED),
]
FIRST, LAST = datetime(1900, 1, 1, tzinfo=UTC), datetime.max.replace(tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
TIMES = st.none() | st.integers(0, (LAST - FIRST) // MICROSECOND).map(
    lambda passed: FIRST + passed * MICROSECOND
)
"""Drawn as one number each: a game has a hundred of them, and Hypothesis draws a date in seven parts."""

GAMES, STARTS = games(), stacking_positions()
HEADERS = st.dictionaries(NAMES, VALUES, max_size=5)
ENDS = st.sampled_from(BEYOND_THE_BOARD)
WITH_TIMES = st.booleans()
"""Hypothesis looks once what is in a strategy that stays, and each time in one that is made for an example."""


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of games in all phases, ended in all ways, from the empty board and from other positions."""
    game = draw(GAMES)
    if draw(st.booleans()):
        start = draw(STARTS)
        game = Game(start.legal_moves()[:1], start=start)
    over = game.position.phase is Phase.OVER
    ended = None if over else draw(ENDS)
    number = len(game.moves)
    times = tuple(draw(st.lists(TIMES, min_size=number, max_size=number))) if draw(WITH_TIMES) else ()
    return Record(game, draw(HEADERS), ended, times)


def refusal_of(read: Callable[[str], Record], text: str) -> tuple[int, int, Expected]:
    """The line and the column at which a text is refused, and what was expected there."""
    with pytest.raises(UnreadableError) as refused:
        read(text)
    return refused.value.line, refused.value.column, refused.value.expected
