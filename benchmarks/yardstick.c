/* A player to measure strength against: plain full-width alpha-beta with iterative deepening.
 *
 * Its evaluation adds up pieces owned, mobility, and the moves onto DVONN and enemy pieces, weighted by how close they are
 * to a DVONN piece. It shares the board and the moves with the core, and nothing else. It is compiled when it is needed. */

#include "board.c"
#include "moves.c"
#include "evaluation.c" /* for results alone */

enum { MOST_PLIES = 128, INFINITE = 30000, OWNED = 30, MOVE = 5, HIT = 6, SLICE = 4096 };

/* Asked every SLICE nodes; any value but 0 ends the search. */
__attribute__((import_module("host"), import_name("pause"))) int pause_search(void);

static struct {
    int value, exact, depth, nodes, length;
    Move line[MOST_PLIES];
} found;

static int nodes, limit;

static int appraise(int player) {
    Spaces within[WAYS - 1];
    int sum = OWNED * points(player);
    measure_ways(BOARD, within);
    EACH (source, board.owned[player] & ~surrounded(board.occupied)) {
        sum += MOVE * count(targets(source));
        EACH (target, targets(source) & (board.owned[!player] | board.dvonn))
            sum += HIT * (WAYS - way_to_dvonn(within, target));
    }
    return sum;
}

static int look(int depth, int alpha, int beta, int ply) {
    if (++nodes % SLICE == 0 && pause_search()) limit = nodes;
    if (nodes >= limit && found.length) return 0;
    Move moves[MOST_MOVES];
    int found_moves = find_moves(moves);
    if (!found_moves) return result();
    if (depth == 0 || ply >= MOST_PLIES) return appraise(board.turn) - appraise(!board.turn);
    if (ply == 0 && found.length) {
        for (int i = 0; i < found_moves; i++)
            if (moves[i] == found.line[0]) moves[i] = moves[0], moves[0] = found.line[0];
    }
    for (int i = 0; i < found_moves && alpha < beta; i++) {
        Before before;
        play(moves[i], &before);
        int value = -look(depth - 1, -beta, -alpha, ply + 1);
        take_back(&before);
        if (nodes >= limit && found.length) return alpha;
        if (value <= alpha) continue;
        alpha = value;
        if (ply) continue;
        found.line[0] = moves[i];
        found.length = 1;
        found.value = value;
        found.depth = depth;
    }
    return alpha;
}

static void think(int most_nodes, int deepest) {
    nodes = 0;
    limit = most_nodes;
    __builtin_memset(&found, 0, sizeof found);
    for (int depth = 1; depth <= deepest && nodes < limit; depth++) look(depth, -INFINITE, INFINITE, 0);
    found.nodes = nodes;
}

static Key position_key(void) { return board.key; }

#include "bounds.c" /* for the host alone */
#include "host.c"
