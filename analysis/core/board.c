/* The board: 49 spaces as the bits of one word, and how a move changes it.
 *
 * Rows lie 12 bits apart while the longest has 11 spaces, so that a set shifted by one step never runs over from one
 * row's end into the next row; `dvonn.lattice` has the same order. */

typedef unsigned char Byte;
typedef unsigned short Move; /* source << 6 | target; a placement has NOWHERE as its source, a pass as both */
typedef unsigned long long Spaces;
typedef unsigned long long Key;

enum { WHITE, BLACK };
enum { EAST = 1, NORTH_WEST = 12, NORTH_EAST = 13, NOWHERE = 63 };
enum { SPACES = 49, DVONN_PIECES = 3, LONGEST_JUMP = 10 };
enum { PASS = NOWHERE << 6 | NOWHERE, NO_MOVE = 0 };

static const Spaces BOARD = 0x1ffULL | 0x3ffULL << 12 | 0x7ffULL << 24 | 0x7feULL << 36 | 0x7fcULL << 48;

/* What a move changes and `take_back` restores, except for the height of the stack at the target. The heights of
 * removed stacks stay in `height`, and are right again once `take_back` has restored the stacks. */
static struct {
    Spaces occupied, owned[2], dvonn;
    Key key;
    int turn, placing;
} board;
static Byte height[64];

typedef struct {
    typeof(board) board;
    Byte target, height;
} Before;

static Key space_key[64];
static Spaces reach[64][LONGEST_JUMP + 2]; /* by source and height: where a stack could land */

static inline Spaces bit(int space) { return 1ULL << space; }
static inline int first(Spaces set) { return __builtin_ctzll(set); }
static inline int count(Spaces set) { return __builtin_popcountll(set); }

#define EACH(space, set) \
    for (Spaces rest_##space = (set), space; rest_##space && (space = first(rest_##space), 1); \
         rest_##space &= rest_##space - 1)

/* All neighbours of the members, including bits beyond the edge. */
static inline Spaces spread(Spaces set) {
    return set << EAST | set >> EAST | set << NORTH_WEST | set >> NORTH_WEST | set << NORTH_EAST | set >> NORTH_EAST;
}

/* The members whose six neighbours are all members. */
static inline Spaces surrounded(Spaces set) {
    return set & set << EAST & set >> EAST & set << NORTH_WEST & set >> NORTH_WEST & set << NORTH_EAST
        & set >> NORTH_EAST;
}

/* The seeds and all members connected to them. */
static Spaces connected(Spaces set, Spaces seeds) {
    Spaces reached = 0, wider = seeds;
    while (wider != reached) {
        reached = wider;
        wider = (reached | spread(reached)) & set;
    }
    return reached;
}

/* Whether the occupied neighbours of a vacated space form more than one arc: it may have been their only link. */
static int may_split(Spaces set, int vacated) {
    Spaces up = set >> vacated, down = set << (63 - vacated);
    unsigned ring = (up >> 1 & 1) | (up >> 13 & 1) << 1 | (up >> 12 & 1) << 2 | (down >> 62 & 1) << 3
        | (down >> 50 & 1) << 4 | (down >> 51 & 1) << 5;
    return __builtin_popcount(ring & ~(ring << 1 | ring >> 5) & 63) > 1;
}

/* A stack as a number, for its part in the key. */
static inline Key stack_code(int space) {
    return (Key)height[space] << 2 | (board.owned[BLACK] >> space & 1) << 1 | (board.dvonn >> space & 1);
}

static inline Key part_of_key(int space) { return space_key[space] * stack_code(space); }

static void jump(int source, int target) {
    Spaces from = bit(source), to = bit(target);
    int takes_dvonn = (board.dvonn & from) != 0;
    board.key -= part_of_key(source) + part_of_key(target);
    board.occupied ^= from;
    board.owned[board.turn] = (board.owned[board.turn] & ~from) | to;
    board.owned[!board.turn] &= ~to;
    if (takes_dvonn) board.dvonn = (board.dvonn & ~from) | to;
    height[target] += height[source];
    board.key += part_of_key(target);
    if (!takes_dvonn && !may_split(board.occupied, source)) return;

    Spaces left = connected(board.occupied, board.dvonn);
    EACH (lost, board.occupied & ~left) board.key -= part_of_key(lost);
    board.occupied = left;
    board.owned[WHITE] &= left;
    board.owned[BLACK] &= left;
}

/* Places the next piece, DVONN pieces first. White, who places last, also makes the first jump. */
static void place(int target) {
    int placed = count(board.occupied);
    board.occupied |= bit(target);
    if (placed < DVONN_PIECES) board.dvonn |= bit(target);
    else board.owned[board.turn] |= bit(target);
    height[target] = 1;
    board.key += part_of_key(target);
    if (placed + 1 < SPACES) return;
    board.placing = 0;
    board.turn = BLACK; /* the turn is about to change */
}

static void play(Move move, Before *before) {
    int source = move >> 6, target = move & 63;
    *before = (Before){board, target, height[target]};
    if (source != NOWHERE) jump(source, target);
    else if (target != NOWHERE) place(target);
    board.turn = !board.turn;
}

static void take_back(const Before *before) {
    board = before->board;
    height[before->target] = before->height;
}

static int points(int player) {
    int pieces = 0;
    EACH (space, board.owned[player]) pieces += height[space];
    return pieces;
}

/* Sebastiano Vigna's SplitMix64: well mixed numbers, the same everywhere. */
static Key next_random(Key *state) {
    Key z = *state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
    return z ^ z >> 31;
}

static void prepare_tables(void) {
    static const int steps[] = {EAST, NORTH_EAST, NORTH_WEST, -EAST, -NORTH_EAST, -NORTH_WEST};
    Key state = 0;
    for (int space = 0; space < 64; space++) space_key[space] = next_random(&state);
    EACH (source, BOARD) {
        for (int way = 0; way < 6; way++) {
            int target = source;
            for (int distance = 1; distance <= LONGEST_JUMP; distance++) {
                target += steps[way];
                if (target < 0 || target > 63 || !(BOARD & bit(target))) break;
                reach[source][distance] |= bit(target);
            }
        }
    }
}
