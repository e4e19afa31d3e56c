/* What the search has found so far, and how long it may go on. */

enum { MOST_PLIES = 128, SLICE = 4096 };

/* Provided by the host and called every SLICE nodes; a value other than 0 ends the search. */
__attribute__((import_module("host"), import_name("pause"))) int pause_search(void);

static struct {
    int value, exact, depth, nodes, length;
    Move line[MOST_PLIES];
} found;

static int nodes, limit, stopped;

/* Counts a node and returns whether the search goes on; until a move is found, it always does. */
static int go_on(void) {
    if (stopped) return 0;
    nodes++;
    stopped = found.length && (nodes >= limit || (nodes % SLICE == 0 && pause_search()));
    return !stopped;
}
