/* Proofs about endings: who wins, and by how much.
 *
 * Depth-first search by proof numbers: it always goes on with the moves that seem to leave least to prove. The question
 * is whether the player who moves at the root, the hero, ends ahead by a margin, and then whether by another one. */

enum { NEVER = (1 << 24) - 1, LAST_STACKS = 14, CORNER_BITS = 15 };

/* How much is left to prove before it is certain that the player to move gets their way (the hero the margin, the other
 * one less), or doesn't. 0 is proved, NEVER refuted; then `shown` is the margin that the hero surely gets, or surely
 * doesn't exceed. */
typedef struct {
    int yes, no, shown;
} Effort;

static int hero, margin;
static Key salt;          /* of this search: what others have proved isn't read, nor entries of another kind */
static Move proving_move; /* what gets the player to move their way, where that was just proved */

static Effort answer(int shown) {
    return (shown >= margin) == (board.turn == hero) ? (Effort){0, NEVER, shown} : (Effort){NEVER, 0, shown};
}

/* The same for the player who isn't to move. */
static Effort turned(Effort effort) { return (Effort){effort.no, effort.yes, effort.shown}; }

/* The place for what is known of the position on the board. Most positions have few stacks, and a search spends most of
 * its time waiting for the memory: these share a corner of the table that stays in the processor's cache, and leave the
 * rest to what took longer to find out. */
static Proof *proof_of(Key key) {
    int is_late = count(board.occupied) <= LAST_STACKS;
    return &table[key >> (64 - TABLE_BITS) & (1 << (is_late ? CORNER_BITS : TABLE_BITS)) - 1].proof;
}

/* What is known of the position; else what to expect, which is the more the more moves there are to refute. A move that
 * is forced is made at once. */
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
    return (Effort){1, 1 + moves * moves, 0};
}

/* What is proved of one margin goes for other questions too. */
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

/* What is left for the player to move, by what is left behind each move: one good move is enough, while all have to be
 * refuted. Those share positions, so only the hardest counts in full; and the best of them tells what is shown. */
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

/* Look into a position until as much as `most` is left on either side. */
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
        if (!behind[i].no) length = i + 1; /* that is enough */
    }
    while ((left = sum_up(behind, length, &best, &second)).yes < most.yes && left.no < most.no && left.yes) {
        int patience = second + second / 2 + 1; /* so that it doesn't turn to and fro between two moves */
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

/* Ask whether the hero gets a margin: one that they surely get, if so, else one that they surely don't exceed. */
static int ask(int asked) {
    margin = asked;
    return prove((Effort){NEVER, NEVER, 0}).shown;
}

/* Keep the line in which both play for a result that is proved. */
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

/* Find out who wins, with a third of the nodes that are left, and then by how much. Says whether it knows who does. What
 * the search expects is asked first, so that one question is often enough for the winner. */
static int settle(void) {
    int all = limit, most = pieces_left(), least = -most, winner_known = 0;
    hero = board.turn;
    salt = this_search * 0x9e3779b97f4a7c15ULL;
    limit -= (limit - nodes) / 3 * 2;
    while (least < most) {
        int asked = winner_known ? (least + most + 1) >> 1 : found.value > 0 ? most > 0 : least >= 0;
        int shown = ask(asked);
        if (stopped) break;
        if (shown >= asked) {
            least = shown;
            found.line[0] = proving_move;
            found.length = 1;
        } else most = shown;
        winner_known = least > 0 || most < 0 || least == most;
        if (!winner_known) continue;
        found.value = certain(least > 0 ? least : most);
        limit = all;
    }
    if (stopped && nodes >= limit) stopped = 0; /* only the third is used up */
    limit = all;
    if (!stopped && least == most) {
        found.exact = 1;
        keep_line(least);
    }
    return winner_known;
}
