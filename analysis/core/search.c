/* Principal variation search: iterative deepening, transposition table, killers, history, late-move reductions, pruning
 * near the leaves; and where few stacks are left, a proof of the result.
 *
 * It is deterministic: the same position and number of nodes give the same answer everywhere. */

enum { INFINITE = 30000 };
enum { FIRST = 1 << 30, KILLER = 1 << 29, HISTORY_LIMIT = 1 << 26 };
enum { PEEKING_DEPTH = 4, LANDING_ON_OWN = 60, MARGIN = 110, MARGIN_DEPTH = 5, LATE_DEPTH = 3 };
enum { FEW_STACKS = 34, STACKS_A_PLY = 5, SETTLING_SHARE = 256, SETTLING_NODES = 20000 };

static int guessed; /* whether the value that was just returned depends on an estimate */
static Move killers[MOST_PLIES][2], lines[MOST_PLIES + 1][MOST_PLIES];
static int lengths[MOST_PLIES + 1], history[2][64 * 64];

typedef struct {
    int length;
    Move move[MOST_MOVES];
    int promise[MOST_MOVES]; /* the greatest is searched first */
} Choice;

static int first_promise(Move move, Move remembered, int ply) {
    if (move == remembered) return FIRST;
    if (move == killers[ply][0]) return KILLER + 1;
    if (move == killers[ply][1]) return KILLER;
    int target = move & 63, promise = history[board.turn][move & 4095] * 8;
    if (board.owned[!board.turn] >> target & 1) promise += 4 + height[target];
    if (board.owned[board.turn] >> target & 1) promise -= LANDING_ON_OWN;
    return promise;
}

/* Rates how promising each move is. If the depth makes it worthwhile, each move is tried: one that leaves the opponent
 * few moves is promising, and if one leads to a position whose entry causes a cutoff, returns that entry; else 0. */
static const Entry *judge(Choice *choice, Move remembered, int depth, int alpha, int beta, int ply) {
    int peeks = depth >= PEEKING_DEPTH && choice->length > 1;
    for (int i = 0; i < choice->length; i++) {
        int *promise = &choice->promise[i];
        *promise = first_promise(choice->move[i], remembered, ply);
        if (!peeks || *promise >= KILLER) continue;
        Before before;
        play(choice->move[i], &before);
        *promise -= 64 * count_jumps(board.turn);
        Key key = position_key();
        const Entry *entry = &slot_of(key)->entry;
        int cuts = beta - alpha == 1 && is_about(entry, key) && shows_at_most(entry, depth - 1, -beta);
        take_back(&before);
        if (cuts) return entry;
    }
    return 0;
}

/* Moves the most promising of the moves from index `i` on to index `i`; the earliest of equal ones. */
static void pick(Choice *choice, int i) {
    int best = i;
    for (int j = i + 1; j < choice->length; j++)
        if (choice->promise[j] > choice->promise[best]) best = j;
    Move move = choice->move[best];
    int promise = choice->promise[best];
    for (; best > i; best--) {
        choice->move[best] = choice->move[best - 1];
        choice->promise[best] = choice->promise[best - 1];
    }
    choice->move[i] = move;
    choice->promise[i] = promise;
}

static void reward(Move move, int depth, int ply) {
    int *record = &history[board.turn][move & 4095];
    if (*record < HISTORY_LIMIT / 8) *record += depth * depth;
    if (move == killers[ply][0]) return;
    killers[ply][1] = killers[ply][0];
    killers[ply][0] = move;
}

/* Puts a move before the best line that follows it. At the root, the line is stored at once, because each iteration
 * begins with the best move of the previous one. */
static void lengthen_line(Move move, int value, int depth, int ply) {
    lines[ply][0] = move;
    lengths[ply] = lengths[ply + 1] + 1;
    for (int i = 0; i < lengths[ply + 1]; i++) lines[ply][i + 1] = lines[ply + 1][i];
    if (ply) return;
    found.value = value;
    found.depth = depth;
    found.length = lengths[0];
    for (int i = 0; i < lengths[0]; i++) found.line[i] = lines[0][i];
}

/* By how many plies the search of the i-th move is reduced: more for later moves. */
static int reduction(int depth, int i) {
    if (depth < 3 || i < 3) return 0;
    return 1 + (i >= 8 && depth >= 4) + (i >= 16 && depth >= 5);
}

/* Late-move pruning: how many moves are searched with a null window. */
static int most_searched(int depth) { return depth <= LATE_DEPTH ? 6 + 4 * depth : MOST_MOVES; }

static int look(int depth, int alpha, int beta, int ply);

/* The value of the i-th move, already played. The first is searched with the full window, others with a null window to
 * prove that they are no better, and again if that fails. */
static int look_behind(int i, int depth, int less, int alpha, int beta, int ply) {
    if (i == 0) return -look(depth, -beta, -alpha, ply);
    int value = -look(depth - less, -alpha - 1, -alpha, ply);
    if (less && value > alpha) value = -look(depth, -alpha - 1, -alpha, ply);
    if (value > alpha && value < beta) value = -look(depth, -beta, -alpha, ply);
    return value;
}

static int look(int depth, int alpha, int beta, int ply) {
    lengths[ply] = 0;
    if (!go_on()) return 0;
    if (depth <= 0 || ply >= MOST_PLIES - 1) {
        int over, value = evaluate(&over);
        guessed = !over;
        return value;
    }

    Key key = position_key();
    const Entry *entry = &slot_of(key)->entry;
    int known = is_about(entry, key), null_window = beta - alpha == 1;
    if (known && null_window && (shows_at_least(entry, depth, beta) || shows_at_most(entry, depth, alpha))) {
        guessed = entry->guessed;
        return entry->value;
    }
    if (null_window && depth <= MARGIN_DEPTH) { /* reverse futility pruning */
        int over, value = evaluate(&over);
        guessed = !over;
        if (over || (beta > -MOST && value >= beta + MARGIN * depth)) return value;
    }
    Choice choice;
    choice.length = find_moves(choice.move);
    if (!choice.length) {
        guessed = 0;
        return result();
    }
    if ((entry = judge(&choice, known ? entry->move : NO_MOVE, depth, alpha, beta, ply))) {
        guessed = entry->guessed;
        return -entry->value;
    }

    int forced = choice.move[0] == PASS, floor = alpha, best = -INFINITE, any_guess = 0;
    Move best_move = NO_MOVE;
    for (int i = 0; i < choice.length; i++) {
        if (null_window && i >= most_searched(depth) && best > -MOST) {
            any_guess = 1;
            break;
        }
        Before before;
        pick(&choice, i);
        play(choice.move[i], &before);
        int value = look_behind(i, depth - !forced, reduction(depth, i), alpha, beta, ply + 1);
        take_back(&before);
        if (stopped) return 0;
        any_guess |= guessed;
        if (value <= best) continue;
        best = value;
        best_move = choice.move[i];
        if (value <= alpha) continue;
        alpha = value;
        lengthen_line(best_move, value, depth, ply);
        if (alpha < beta) continue;
        any_guess = guessed; /* this move alone is the proof */
        reward(best_move, depth, ply);
        break;
    }
    guessed = any_guess;
    int bound = best >= beta ? AT_LEAST : best > floor ? EXACTLY : AT_MOST;
    remember(key, best, best_move, depth, bound, guessed);
    return best;
}

static void think(int most_nodes, int deepest) {
    begin_search();
    nodes = stopped = 0;
    limit = most_nodes;
    __builtin_memset(history, 0, sizeof history);
    __builtin_memset(killers, 0, sizeof killers);
    __builtin_memset(&found, 0, sizeof found);
    int over;
    found.value = evaluate(&over); /* the only value if nothing is searched */
    int stacks = count(board.occupied), few = stacks <= FEW_STACKS;
    for (int depth = 1; depth <= deepest && !stopped && !found.exact; depth++) {
        look(depth, -INFINITE, INFINITE, 0);
        found.exact = !stopped && !guessed;
        int familiar = depth * STACKS_A_PLY >= stacks && (nodes > limit / SETTLING_SHARE || nodes > SETTLING_NODES);
        if (stopped || found.exact || !few || !familiar) continue;
        if (settle()) break;
        few = 0; /* try only once */
    }
    found.nodes = nodes;
}
