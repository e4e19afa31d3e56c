/* Proofs about endings: who wins, and by how much.
 *
 * Depth-first proof-number search: it always expands the move that seems to leave the least to prove. Each question is
 * whether the hero, the player to move at the root, ends ahead by at least a given margin. */

enum { NEVER = (1 << 24) - 1, LAST_STACKS = 14, CORNER_BITS = 15, VALUES_OF_A_PIECE = 130 };
enum { SOME_MOVES = 7, FEW_MOVES = 12 }; /* with fewer it is faster to search; with more, bounds hardly ever answer */

/* Proof numbers: how much is left to prove until it is certain that the player to move succeeds (`yes`) or fails
 * (`no`). The hero succeeds by getting the margin, the opponent by preventing that. 0 means proved, NEVER refuted;
 * `shown` is then the margin that the hero is proved to get, or not to exceed. */
typedef struct {
    int yes, no, shown;
} Effort;

static int hero, margin;
static Key salt;          /* keeps this search's proofs apart from those of other searches and from other entries */
static Move proving_move; /* the move with which the player to move succeeds, if that was just proved */

static Effort answer(int shown) {
    return (shown >= margin) == (board.turn == hero) ? (Effort){0, NEVER, shown} : (Effort){NEVER, 0, shown};
}

/* The same from the other player's view. */
static Effort turned(Effort effort) { return (Effort){effort.no, effort.yes, effort.shown}; }

static int is_late(void) { return count(board.occupied) <= LAST_STACKS; }

/* The slot for what is proved about the current position. Most positions have few stacks, and a search spends most of
 * its time waiting for memory. So these positions share a small part of the table, which stays in the processor's
 * cache, and leave the rest to proofs that took longer. */
static Proof *proof_of(Key key) {
    return &table[key >> (64 - TABLE_BITS) & (1 << (is_late() ? CORNER_BITS : TABLE_BITS)) - 1].proof;
}

/* The margin that the hero is sure to get, or not to exceed, if that answers the question; else UNBOUNDED. */
static int foreseen(void) {
    if (points(hero) - points(!hero) < margin) return most_margin(hero, margin);
    int theirs = most_margin(!hero, 1 - margin);
    return theirs == UNBOUNDED ? UNBOUNDED : -theirs;
}

/* The stored proof numbers of the position, or an initial estimate that grows with the number of moves to refute.
 * Forced moves are followed at once. */
static Effort effort(void) {
    int moves = count_jumps(board.turn);
    if (!moves && !count_jumps(!board.turn)) return answer(points(hero) - points(!hero));
    if (moves <= 1) {
        Move forced;
        Before before;
        find_moves(&forced);
        play(forced, &before);
        Effort behind = effort();
        take_back(&before);
        return turned(behind);
    }
    Key key = position_key();
    const Proof *proof = proof_of(key);
    if (proof->key == (key ^ salt)) {
        if (proof->least >= margin) return answer(proof->least);
        if (proof->most < margin) return answer(proof->most);
        if (proof->yes) return (Effort){proof->yes, proof->no, 0};
    }
    if (moves >= SOME_MOVES && moves <= FEW_MOVES && is_late()) {
        int shown = foreseen();
        if (shown != UNBOUNDED) return answer(shown);
    }
    return (Effort){1, 1 + moves * moves, 0};
}

/* Stores proof numbers; a bound proved for one margin also answers questions about others. */
static void note(Effort left) {
    Key key = position_key();
    Proof *proof = proof_of(key);
    if (proof->key != (key ^ salt)) *proof = (Proof){.key = key ^ salt, .least = -SPACES, .most = SPACES};
    int is_open = left.yes && left.no;
    proof->yes = is_open ? left.yes : 0;
    proof->no = is_open ? left.no : 0;
    if (is_open) return;
    if (left.shown >= margin) proof->least = left.shown;
    else proof->most = left.shown;
}

/* The proof numbers of a position, from those after each move (`behind`): one successful move is enough, while failure
 * requires that all moves are refuted. Moves share positions, so only the hardest to refute counts in full. If all are
 * refuted, the best of them for the player to move determines `shown`. */
static Effort sum_up(const Effort *behind, int length, int *best, int *second) {
    int hardest = 0, open = 0, sign = board.turn == hero ? 1 : -1, shown = -SPACES;
    *best = 0;
    *second = NEVER;
    for (int i = 0; i < length; i++) {
        if (behind[i].yes > hardest) hardest = behind[i].yes;
        open += behind[i].yes > 0;
        if (sign * behind[i].shown > shown) shown = sign * behind[i].shown;
        if (!i || behind[i].no >= *second) continue;
        if (behind[i].no < behind[*best].no) {
            *second = behind[*best].no;
            *best = i;
        } else *second = behind[i].no;
    }
    if (!open) return (Effort){NEVER, 0, sign * shown};
    int no = hardest + open - 1;
    return (Effort){behind[*best].no, no < NEVER ? no : NEVER, behind[*best].shown};
}

/* Searches a position until one of its proof numbers reaches the one in `most`. */
static Effort prove(Effort most) {
    if (!go_on()) return most;
    Move moves[MOST_MOVES];
    Effort behind[MOST_MOVES], left;
    Before before;
    int length = find_moves(moves), best, second;
    if (length == 1) {
        play(moves[0], &before);
        left = effort();
        if (left.yes && left.no) left = prove(turned(most));
        take_back(&before);
        proving_move = moves[0];
        return turned(left);
    }
    for (int i = 0; i < length; i++) {
        play(moves[i], &before);
        behind[i] = effort();
        take_back(&before);
        if (!behind[i].no) length = i + 1; /* one successful move is enough */
    }
    while ((left = sum_up(behind, length, &best, &second)).yes < most.yes && left.no < most.no && left.yes) {
        int patience = second + second / 2 + 1; /* avoids switching back and forth between two moves */
        Effort share = {most.no - left.no + behind[best].yes, patience < most.yes ? patience : most.yes, 0};
        play(moves[best], &before);
        behind[best] = prove(share);
        take_back(&before);
        if (stopped) return most;
    }
    note(left);
    proving_move = moves[best];
    return left;
}

/* Asks whether the hero gets a margin. Returns one that they are proved to get if so, else one proved not exceeded. */
static int ask(int asked) {
    margin = asked;
    return prove((Effort){NEVER, NEVER, 0}).shown;
}

/* Stores the line with best play on both sides that leads to a proved result. */
static void keep_line(int result) {
    typeof(board) start = board;
    Byte heights[64];
    Move moves[MOST_MOVES];
    Before before;
    __builtin_memcpy(heights, height, sizeof height);
    for (int i = 0; find_moves(moves); i++) {
        ask(board.turn == hero ? result : result + 1);
        if (stopped) break;
        found.line[i] = proving_move;
        found.length = i + 1;
        play(proving_move, &before);
    }
    board = start;
    __builtin_memcpy(height, heights, sizeof height);
}

static int pieces_left(void) {
    int pieces = 0;
    EACH (space, board.occupied) pieces += height[space];
    return pieces;
}

/* Proves the winner with at most four fifths of the remaining nodes, then the margin. Returns whether the winner is
 * proved. The first question is whether the search's expectation is right, so one is often enough to know the winner.
 * The next is about the margin that the search expects, and from there on in steps that double. */
static int settle(void) {
    int all = limit, most = pieces_left(), least = -most, winner_known = 0;
    int expected = found.value / VALUES_OF_A_PIECE, step = 1;
    hero = board.turn;
    salt = this_search * 0x9e3779b97f4a7c15ULL;
    limit -= (limit - nodes) / 5;
    while (least < most) {
        int asked = expected <= least ? least + 1 : expected > most ? most : expected;
        if (!winner_known) asked = found.value > 0 ? most > 0 : least >= 0;
        int shown = ask(asked);
        if (stopped) break;
        if (shown >= asked) {
            least = shown;
            found.line[0] = proving_move;
            found.length = 1;
        } else most = shown;
        if (winner_known) {
            expected = shown >= asked ? least + step : most + 1 - step;
            step *= 2;
        }
        winner_known = least > 0 || most < 0 || least == most;
        if (!winner_known) continue;
        found.value = certain(least > 0 ? least : most);
        limit = all;
    }
    if (stopped && nodes >= limit) stopped = 0; /* only the first part is used up */
    limit = all;
    if (!stopped && least == most) {
        found.exact = 1;
        keep_line(least);
    }
    return winner_known;
}
