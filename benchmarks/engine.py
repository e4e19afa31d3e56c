"""The speed of the rules engine, compared with python-chess in the same run.

    python -m benchmarks.engine

Prints moves per second (random games through the public interface, from the empty board to the end), and leaves
per second of the same perft loop over both engines. The leaves are counted twice: once as usual in perft, where
the last moves of the lines are counted but not played, and once with every one of them played. Each figure is
the best of three runs, in which the two engines alternate.
"""

import time
from collections.abc import Callable
from random import Random

import chess

from dvonn import Position, placements_by_lot
from dvonn.perft import perft

GAMES = 300
ROUNDS = 3

# The stacking phase, early, in the middle and late; then the opening, a middle game and an endgame of chess.
DVONN_POSITIONS = [
    (
        "B,W,.,.,.,.,B,.,W/"
        "W,B,B,WB,BWB,WBBW,B,.,WB,./"
        ".,B,D,BW,W,B,W,BW,D,B,W/"
        "WB,W,.,W,B,D,W,.,WB,B/"
        "W,.,BW,W,WB,.,BW,.,. w s"
    ),
    (
        ".,.,.,BB,B,B,W,W,W/"
        "BW,WB,.,WB,W,D,B,BW,.,D/"
        "WWW,.,WW,W,B,D,W,W,B,.,BB/"
        "BB,.,.,WBW,BB,W,W,W,BW,./"
        ".,.,.,.,W,B,B,B,B w s"
    ),
    (
        ".,.,.,.,.,.,.,.,./"
        "W,.,BW,WB,.,.,WB,.,.,./"
        "D,.,WBWBWB,WWB,D,.,.,DWB,WBW,.,./"
        "BW,.,BW,BWWB,.,.,BBW,.,BW,./"
        ".,B,B,.,.,.,.,.,W b s"
    ),
]
CHESS_POSITIONS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
]
DEPTH = 3


def random_games() -> int:
    """Play random games to their ends and return the number of moves."""
    rng = Random(1)
    moves = 0
    for _ in range(GAMES):
        position = Position()
        for placement in placements_by_lot(rng):
            position = position.play(placement)
            moves += 1
        while legal := position.legal_moves():
            position = position.play(rng.choice(legal))
            moves += 1
    return moves


def perft_playing_leaves(position: Position, depth: int) -> int:
    """Count lines of play, playing the last move of each, too."""
    if depth == 0:
        return 1
    return sum(perft_playing_leaves(position.play(move), depth - 1) for move in position.legal_moves())


def chess_perft(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += chess_perft(board, depth - 1)
        board.pop()
    return leaves


def chess_perft_playing_leaves(board: chess.Board, depth: int) -> int:
    """Count lines of play in chess, playing the last move of each, too."""
    if depth == 0:
        return 1
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += chess_perft_playing_leaves(board, depth - 1)
        board.pop()
    return leaves


def dvonn_leaves(count: Callable[[Position, int], int]) -> int:
    return sum(count(Position.parse(text), DEPTH) for text in DVONN_POSITIONS)


def chess_leaves(count: Callable[[chess.Board, int], int]) -> int:
    return sum(count(chess.Board(text), DEPTH) for text in CHESS_POSITIONS)


def rate(work: Callable[[], int]) -> float:
    """Return how many units a function counts per second."""
    begin = time.perf_counter()
    return work() / (time.perf_counter() - begin)


def compare(title: str, ours: Callable[[], int], theirs: Callable[[], int]) -> None:
    rates = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
    best_ours, best_theirs = (max(column) for column in zip(*rates, strict=True))
    ratio = best_ours / best_theirs
    print(f"{title:<24}{best_ours:>12,.0f} /s   python-chess{best_theirs:>12,.0f} /s   ratio {ratio:.2f}")


def main() -> None:
    print(f"{'moves in random games':<24}{max(rate(random_games) for _ in range(ROUNDS)):>12,.0f} /s")
    compare("perft leaves, counted", lambda: dvonn_leaves(perft), lambda: chess_leaves(chess_perft))
    compare(
        "perft leaves, played",
        lambda: dvonn_leaves(perft_playing_leaves),
        lambda: chess_leaves(chess_perft_playing_leaves),
    )


if __name__ == "__main__":
    main()
