/* The functions that the host (`analysis/module.py`) calls.
 *
 * The host writes a position to `cells`: for each space height << 2 | black on top << 1 | contains a DVONN piece. */

#define EXPORT(name) __attribute__((export_name(name)))

static Byte cells[64];
static Move listed[MOST_MOVES];

EXPORT("cells") Byte *address_of_cells(void) { return cells; }
EXPORT("listed") Move *address_of_listed(void) { return listed; }
EXPORT("found") void *address_of_found(void) { return &found; }
EXPORT("stack_weights") short *address_of_stack_weights(void) { return &stack_weights[0][0]; }

/* Must be called once, before anything is set up or searched. */
EXPORT("prepare") void prepare(void) { prepare_tables(); }

EXPORT("set_up") void set_up(int turn, int placing) {
    board = (typeof(board)){.turn = turn, .placing = placing};
    EACH (space, BOARD) {
        height[space] = cells[space] >> 2;
        if (!height[space]) continue;
        board.occupied |= bit(space);
        if (cells[space] & 1) board.dvonn |= bit(space);
        if (!(cells[space] & 1 && height[space] == 1)) board.owned[cells[space] >> 1 & 1] |= bit(space);
    }
    EACH (occupied, board.occupied) board.key += part_of_key(occupied);
}

/* Makes a legal move permanently, writes the legal moves after it to `listed` and returns their number. */
EXPORT("go") int go(int move) {
    Before before;
    play((Move)move, &before);
    return find_moves(listed);
}

/* Writes the legal moves of the current position to `listed` and returns their number. */
EXPORT("list") int list(void) { return find_moves(listed); }

EXPORT("key") Key key_now(void) { return position_key(); }

EXPORT("points") int points_of(int player) { return points(player); }

EXPORT("most_margin") int most_margin_of(int player) { return most_margin(player, UNBOUNDED); }

EXPORT("evaluate") int evaluate_now(void) {
    int over;
    return evaluate(&over);
}

EXPORT("perft") Key perft(int depth) { return count_lines(depth); }

EXPORT("think") void think_now(int most_nodes, int deepest) { think(most_nodes, deepest); }
