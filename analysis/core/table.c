/* The transposition table: what the current search knows about positions. New entries always replace old ones. */

enum { TABLE_BITS = 20 }; /* entries of 16 bytes: 16 MB */
enum { AT_LEAST = 1, AT_MOST = 2, EXACTLY = AT_LEAST | AT_MOST };

typedef struct {
    Key key;
    short value;
    Move move;
    unsigned short search; /* entries of another search count as empty: nothing has to be cleared */
    Byte depth;
    Byte bound : 2, guessed : 1; /* guessed: depends on estimates, and is valid only up to its depth */
} Entry;

/* Proved bounds on the hero's margin, and the proof numbers of the last question (0 if it is answered); see proof.c. */
typedef struct {
    Key key; /* with the number of the search in it */
    unsigned yes : 24;
    signed least : 8;
    unsigned no : 24;
    signed most : 8;
} Proof;

/* A slot's key tells which of the two is in it. */
typedef union {
    Entry entry;
    Proof proof;
} Slot;

_Static_assert(sizeof(Slot) == 16, "16 MB in all");

static Slot table[1 << TABLE_BITS];
static unsigned short this_search;

static void begin_search(void) {
    if (++this_search) return;
    __builtin_memset(table, 0, sizeof table);
    this_search = 1;
}

static inline Key position_key(void) { return board.turn ? ~board.key : board.key; }

static inline Slot *slot_of(Key key) { return &table[key >> (64 - TABLE_BITS)]; }

static inline int is_about(const Entry *entry, Key key) { return entry->search == this_search && entry->key == key; }

/* Whether an entry shows, to this depth, that a position is worth at least, or at most, a value. */
static int shows_at_least(const Entry *entry, int depth, int value) {
    return entry->bound & AT_LEAST && entry->value >= value && (entry->depth >= depth || !entry->guessed);
}

static int shows_at_most(const Entry *entry, int depth, int value) {
    return entry->bound & AT_MOST && entry->value <= value && (entry->depth >= depth || !entry->guessed);
}

static void remember(Key key, int value, Move move, int depth, int bound, int guessed) {
    slot_of(key)->entry = (Entry){key, (short)value, move, this_search, (Byte)depth, (Byte)bound, (Byte)guessed};
}
