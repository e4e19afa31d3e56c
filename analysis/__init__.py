"""Playing strength: evaluation of positions, search for the best move, and computer players of several levels.

>>> from analysis import search
>>> from dvonn import Position
>>> position = Position.parse(
...     ".,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,W,B,D,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,. w s"
... )
>>> found = search(position, nodes=1000)
>>> str(found.move), found.score, found.exact
('d3e3', 2.0, True)

`search`, `choose` and `review` (of a whole game) block the calling thread for as long as their limits allow; don't
call them in an event loop. `Worker` (`analysis.worker`) runs them in a separate process.
"""

from analysis.found import Found
from analysis.levels import LEVELS, choose, nodes_of, strongest
from analysis.reviewing import review
from analysis.searching import search

__all__ = ["LEVELS", "Found", "choose", "nodes_of", "review", "search", "strongest"]
