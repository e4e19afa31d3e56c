/* The moves that the rules allow. */

enum { MOST_MOVES = 160 }; /* 23 stacks in six directions are 138 */

/* Where the stack on a space may land, once it is free to move: any occupied space at the distance of its height. */
static inline Spaces targets(int source) {
    int tall = height[source];
    return reach[source][tall > LONGEST_JUMP ? LONGEST_JUMP + 1 : tall] & board.occupied;
}

static int find_jumps(int player, Move *moves) {
    int found = 0;
    EACH (source, board.owned[player] & ~surrounded(board.occupied))
        EACH (target, targets(source)) moves[found++] = (Move)(source << 6 | target);
    return found;
}

static int count_jumps(int player) {
    int found = 0;
    EACH (source, board.owned[player] & ~surrounded(board.occupied)) found += count(targets(source));
    return found;
}

/* All legal moves in the board's order: a single PASS if it is forced, none once the game is over. */
static int find_moves(Move *moves) {
    int found = 0;
    if (board.placing) {
        EACH (space, BOARD & ~board.occupied) moves[found++] = (Move)(NOWHERE << 6 | space);
        return found;
    }
    found = find_jumps(board.turn, moves);
    if (!found && count_jumps(!board.turn)) moves[found++] = PASS;
    return found;
}

static Key count_lines(int depth) {
    Move moves[MOST_MOVES];
    int found = find_moves(moves);
    if (depth <= 1) return depth ? (Key)found : 1;
    Key lines = 0;
    for (int i = 0; i < found; i++) {
        Before before;
        play(moves[i], &before);
        lines += count_lines(depth - 1);
        take_back(&before);
    }
    return lines;
}
