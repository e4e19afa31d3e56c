/* The value of a position for the player to move.
 *
 * A certain result is ±(WIN + margin in pieces), or 0 for a tie: the winner counts first, then the margin. An estimate
 * is a sum of learned weights, limited to ±MOST. Each stack is worth what stacks like it were worth in training, by
 * height, distance to the nearest DVONN piece, freedom and danger; the weights change with the number of stacks left.
 * Positions of the placing phase have no value here: placements are not searched (`analysis/placing.py`). */

enum { WIN = 20000, MOST = 12000, FRACTION_BITS = 4 }; /* weights are given in sixteenths */
enum { HEIGHTS = 5, WAYS = 5, FREEDOMS = 4, DANGERS = 3 };
enum { STACK_KINDS = HEIGHTS * WAYS * FREEDOMS * DANGERS, PIECES = STACK_KINDS, MOVES, HITS, TEMPO, STACK_WEIGHTS };

static short stack_weights[SPACES + 1][STACK_WEIGHTS]; /* by the number of stacks */

static int certain(int margin) { return margin > 0 ? WIN + margin : margin < 0 ? margin - WIN : 0; }

static int result(void) { return certain(points(board.turn) - points(!board.turn)); }

static int bounded(int sum) {
    sum >>= FRACTION_BITS;
    return sum > MOST ? MOST : sum < -MOST ? -MOST : sum;
}

/* The sets of spaces within 0, 1, 2 and 3 steps of a DVONN piece, on paths over `ground`. */
static void measure_ways(Spaces ground, Spaces within[WAYS - 1]) {
    within[0] = board.dvonn;
    for (int way = 1; way < WAYS - 1; way++) within[way] = (within[way - 1] | spread(within[way - 1])) & ground;
}

static inline int way_to_dvonn(const Spaces within[WAYS - 1], int space) {
    int way = WAYS - 1;
    for (int i = 0; i < WAYS - 1; i++) way -= within[i] >> space & 1;
    return way;
}

/* The static value of the position; sets `*over` to whether the game is over, so that the value is its result. */
static int evaluate(int *over) {
    *over = 0;
    const short *weight = stack_weights[count(board.occupied)];
    Spaces free = board.occupied & ~surrounded(board.occupied), reached[2] = {0, 0}, within[WAYS - 1];
    Byte freedom[64]; /* 0 surrounded, 1 nowhere to go, 2 one or two moves, 3 more */
    int sums[2];
    for (int player = WHITE; player <= BLACK; player++) {
        int moves = 0, hits = 0;
        EACH (space, board.owned[player] & ~free) freedom[space] = 0;
        EACH (space, board.owned[player] & free) {
            Spaces to = targets(space);
            int ways = count(to);
            freedom[space] = 1 + (ways > 0) + (ways > 2);
            reached[player] |= to;
            moves += ways;
            hits += count(to & board.owned[!player]);
        }
        sums[player] = moves * weight[MOVES] + hits * weight[HITS];
    }
    if (!(reached[WHITE] | reached[BLACK])) {
        *over = 1;
        return result();
    }
    measure_ways(board.occupied, within);
    for (int player = WHITE; player <= BLACK; player++) {
        EACH (space, board.owned[player]) {
            int tall = height[space];
            int danger = reached[!player] >> space & 1 ? 1 + (int)(reached[player] >> space & 1) : 0;
            int kind = (tall < HEIGHTS ? tall : HEIGHTS) - 1;
            kind = kind * WAYS + way_to_dvonn(within, space);
            kind = (kind * FREEDOMS + freedom[space]) * DANGERS + danger;
            sums[player] += weight[kind] + tall * weight[PIECES];
        }
    }
    return bounded(sums[board.turn] - sums[!board.turn] + weight[TEMPO]);
}
