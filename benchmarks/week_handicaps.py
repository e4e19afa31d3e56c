"""The handicaps at the board of the week: the same players against each opponent, on the same random boards.

    python -m benchmarks.week_handicaps [--weeks 100] [--players greedy 2 3 4 5 6] [--seed bench]

Each player, a greedy one and levels of the computer, has the person's side of each week's board once against each
opponent. Prints the mean lead in pieces with its standard error, how many pieces the opponent costs in comparison with
the first one on the same boards, and the mean score. The status is 1 if for the players together the mean scores
differ by more than `MOST` between the opponents.
"""

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Sequence

from benchmarks.matches import Player, greedily
from benchmarks.strength import level
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Result, Week, WeekSecret
from dvonn import Position

FIRST = Week(2026, 1)
MOST = 2.0
"""The largest difference between the mean scores of all players against two opponents."""


def margin(player: Player, opponent: Player, week: Week, secret: WeekSecret) -> int:
    """Play a week's board and return the player's lead."""
    board = secret.board(week)
    position: Position = board.game.position
    while (mover := position.to_move) is not None:
        plays = player if mover is week.colour else opponent
        forced = position.legal_moves() if position.must_pass else ()
        seed = f"{board.seed} player" if plays is player else board.seed
        position = position.play(forced[0] if forced else plays(position, seed))
    return position.score.margin(week.colour)


def weeks_on(count: int) -> Iterator[Week]:
    week = FIRST
    for _ in range(count):
        yield week
        week = week.next


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    return statistics.stdev(values) / math.sqrt(len(values))


def main() -> None:
    """Print a line for each player and opponent, and return 1 if the handicaps don't even the opponents out."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.week_handicaps", description="Measure the handicaps."
    )
    parser.add_argument("--weeks", type=int, default=100, help="boards (default: 100)")
    parser.add_argument(
        "--players",
        nargs="*",
        default=["greedy", "2", "3", "4", "5", "6"],
        help="greedy, or levels (default: greedy and 2 to 6)",
    )
    parser.add_argument("--seed", default="bench", help="the secret that the boards are drawn from")
    options = parser.parse_args()
    secret, weeks = WeekSecret(options.seed), list(weeks_on(options.weeks))
    scores: dict[Opponent, list[int]] = {each: [] for each in OPPONENTS}
    for name in options.players:
        player = greedily if name == "greedy" else level(int(name))
        first: list[int] = []
        for opponent in OPPONENTS:
            leads = [margin(player, level(opponent.level), week, secret) for week in weeks]
            first = first or leads
            costs = [one - other for one, other in zip(first, leads, strict=True)]
            scores[opponent] += [Result(opponent, each).score for each in leads]
            print(
                f"{name:>6} against level {opponent}: {statistics.mean(leads):+6.1f} ± {error_of(leads):.1f}, "
                f"won {sum(each > 0 for each in leads)} of {len(leads)}, "
                f"costs {statistics.mean(costs):5.1f} ± {error_of(costs):.1f}, "
                f"score {statistics.mean(leads) + opponent.handicap:+6.1f}",
                flush=True,
            )
    means = {opponent: statistics.mean(values) for opponent, values in scores.items()}
    apart = max(means.values()) - min(means.values())
    told = ", ".join(f"level {opponent} {mean:+.1f}" for opponent, mean in means.items())
    print(f"scores of all players: {told}; {apart:.1f} apart (at most {MOST})")
    sys.exit(apart > MOST)


if __name__ == "__main__":
    main()
