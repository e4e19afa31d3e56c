/* The value of a position for the player to move.
 *
 * A certain result is ±(WIN + margin in pieces), or 0 for a tie: the winner counts first, then the margin. An estimate
 * is a sum of learned weights, limited to ±MOST; the weights change with the number of stacks left. There is one
 *
 * - for each stack, by height, distance to the nearest DVONN piece, freedom and danger;
 * - for each stack that isn't surrounded, by height and where it can land: on how many of the opponent's stacks and of its
 *   owner's, and whether on a DVONN piece;
 * - for each stack by the number of its links: the neighbours that are nearer to a DVONN piece.
 *
 * The last two have different weights for the player to move and for the opponent. Positions of the placing phase have no
 * value here: placements are not searched (`analysis/placing.py`). */

enum { WIN = 20000, MOST = 12000, FRACTION_BITS = 4 }; /* weights are given in sixteenths */
enum { HEIGHTS = 5, WAYS = 5, FREEDOMS = 4, DANGERS = 3, LANDING_HEIGHTS = 4, LANDED = 4, LINKED = 4 };
enum {
    STACK_KINDS = HEIGHTS * WAYS * FREEDOMS * DANGERS,
    LANDINGS = LANDING_HEIGHTS * LANDED * LANDED * 2,
    LINKS = WAYS * LINKED
};
enum {
    LANDING = STACK_KINDS,          /* for the player to move, then for the opponent */
    LINK = LANDING + 2 * LANDINGS, /* likewise */
    PIECES = LINK + 2 * LINKS,
    MOVES,
    HITS,
    TEMPO,
    STACK_WEIGHTS
};

static short stack_weights[SPACES + 1][STACK_WEIGHTS]; /* by the number of stacks */

static int certain(int margin) { return margin > 0 ? WIN + margin : margin < 0 ? margin - WIN : 0; }

static int result(void) { return certain(points(board.turn) - points(!board.turn)); }

static int bounded(int sum) {
    sum >>= FRACTION_BITS;
    return sum > MOST ? MOST : sum < -MOST ? -MOST : sum;
}

static inline int least(int one, int other) { return one < other ? one : other; }

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

/* Where a player's stacks can land, and how free each is: 0 surrounded, 1 nowhere to go, 2 one or two moves, 3 more. */
typedef struct {
    Spaces reached[2];
    Byte freedom[64];
} Jumps;

/* Fills in a player's part of `jumps` and returns the worth of these jumps to that player. */
static inline int weigh_jumps(int player, Spaces free, const short *weight, const short *landing, Jumps *jumps) {
    Spaces own = board.owned[player], enemy = board.owned[!player], reached = 0;
    int moves = 0, hits = 0, sum = 0;
    EACH (space, own & ~free) jumps->freedom[space] = 0;
    EACH (space, own & free) {
        Spaces to = targets(space);
        int ways = count(to), enemies = count(to & enemy);
        int kind = least(height[space], LANDING_HEIGHTS) - 1;
        kind = kind * LANDED + least(enemies, LANDED - 1);
        kind = kind * LANDED + least(count(to & own), LANDED - 1);
        sum += landing[kind * 2 + ((to & board.dvonn) != 0)];
        jumps->freedom[space] = 1 + (ways > 0) + (ways > 2);
        reached |= to;
        moves += ways;
        hits += enemies;
    }
    jumps->reached[player] = reached;
    return sum + moves * weight[MOVES] + hits * weight[HITS];
}

/* Returns the worth of a player's stacks to that player. */
static inline int weigh_stacks(
    int player, const Spaces within[WAYS - 1], const short *weight, const short *link, const Jumps *jumps
) {
    Spaces attacked = jumps->reached[!player], both = attacked & jumps->reached[player];
    Spaces nearer[WAYS] = {0, within[0], within[1], within[2], board.occupied};
    int sum = 0;
    EACH (space, board.owned[player]) {
        int tall = height[space], way = way_to_dvonn(within, space);
        int danger = (int)(attacked >> space & 1) + (int)(both >> space & 1); /* 2 if defended */
        int kind = (least(tall, HEIGHTS) - 1) * WAYS + way;
        int links = count(reach[space][1] & nearer[way]);
        sum += weight[(kind * FREEDOMS + jumps->freedom[space]) * DANGERS + danger] + tall * weight[PIECES];
        sum += link[way * LINKED + least(links, LINKED - 1)];
    }
    return sum;
}

/* The static value of the position; sets `*over` to whether the game is over, so that the value is its result. */
static int evaluate(int *over) {
    const short *weight = stack_weights[count(board.occupied)];
    const short *landing = weight + LANDING, *link = weight + LINK;
    Spaces free = ~surrounded(board.occupied), within[WAYS - 1];
    Jumps jumps;
    int me = board.turn, sum = weight[TEMPO];
    sum += weigh_jumps(me, free, weight, landing, &jumps);
    sum -= weigh_jumps(!me, free, weight, landing + LANDINGS, &jumps);
    *over = !(jumps.reached[WHITE] | jumps.reached[BLACK]);
    if (*over) return result();
    measure_ways(board.occupied, within);
    sum += weigh_stacks(me, within, weight, link, &jumps);
    sum -= weigh_stacks(!me, within, weight, link + LINKS, &jumps);
    return bounded(sum);
}
