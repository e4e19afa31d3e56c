/* Bounds of the final margin without a search: which pieces a player may still win, and which the opponent can't lose.
 *
 * A vacated space stays empty, so each space is left at most once, and a jump from one space to another always adds as
 * many pieces as they lie apart. So the heights that a stack may ever have are its own, plus the distances of some of
 * the possible jumps onto it. That gives all jumps that are possible in any order of play, and a few more. */

enum { MOBILE_HEIGHTS = (1 << (LONGEST_JUMP + 1)) - 2, UNBOUNDED = SPACES + 1 };

/* The possible jumps: where the stack on a space may land, where each player may land, and which spaces may be left. */
static struct {
    Spaces leads[64], entered[2], left;
} outlook;

/* Finds all possible jumps. Gives up and returns 0 if they show that the player may gain `most` on the opponent. */
static int foresee(int player, int most) {
    static unsigned short tall[64], done[64]; /* by space: the heights a stack may have, those followed */
    Spaces stuck = surrounded(board.occupied), hits = 0, foes = board.owned[!player];
    EACH (own, board.owned[player] & ~stuck) hits |= targets(own);
    int gain = 0; /* at once, which is often enough */
    EACH (hit, hits & foes) gain += 2 * height[hit];
    if (gain >= most) return 0;

    Spaces pending = board.owned[WHITE] | board.owned[BLACK];
    Spaces able[2] = {board.owned[WHITE], board.owned[BLACK]}; /* where a player may own the stack */
    outlook.entered[WHITE] = outlook.entered[BLACK] = outlook.left = 0;
    EACH (space, board.occupied) {
        tall[space] = height[space] <= LONGEST_JUMP ? 1 << height[space] : 0;
        done[space] = 0;
        outlook.leads[space] = 0;
    }
    while (pending & ~stuck) {
        Spaces own = pending & ~stuck & board.owned[player]; /* first, as they show most */
        int source = first(own ? own : pending & ~stuck);
        pending &= ~bit(source);
        for (unsigned fresh = tall[source] & ~done[source]; fresh; fresh &= fresh - 1) {
            int distance = __builtin_ctz(fresh);
            Spaces to = reach[source][distance] & board.occupied;
            for (int who = WHITE; to && who <= BLACK; who++) {
                /* either player makes a taken stack taller */
                if (!((distance == height[source] ? board.owned : able)[who] >> source & 1)) continue;
                if (who == player) EACH (taken, to & ~outlook.entered[who] & foes) most -= 2 * height[taken];
                if (most <= 0) return 0;
                outlook.entered[who] |= to;
                EACH (taken, to & ~able[who]) done[taken] = 0;
                pending |= to & ~able[who];
                able[who] |= to;
                EACH (target, to & ~outlook.leads[source]) {
                    unsigned taller = tall[target] << distance & MOBILE_HEIGHTS;
                    if (taller & ~tall[target]) pending |= bit(target);
                    tall[target] |= taller;
                }
                outlook.leads[source] |= to;
            }
        }
        done[source] = tall[source];
        if (!outlook.leads[source]) continue;
        outlook.left |= bit(source);
        stuck &= ~spread(bit(source));
    }
    return 1;
}

/* The spaces from which a stack may get into a set, by any number of possible jumps, and the set itself. */
static Spaces leading_to(Spaces set) {
    Spaces before;
    do {
        before = set;
        EACH (source, outlook.left & ~set)
            if (outlook.leads[source] & set) set |= bit(source);
    } while (set != before);
    return set;
}

/* A margin that the player can't exceed, if one below `asked` is found; else UNBOUNDED. */
static int most_margin(int player, int asked) {
    if (!foresee(player, asked - points(player) + points(!player))) return UNBOUNDED;
    Spaces lasting = board.occupied & ~outlook.left, taken = outlook.entered[player];
    lasting = connected(lasting, lasting & board.dvonn);
    Spaces loose = board.occupied & ~lasting & ~spread(lasting); /* may be cut off */
    Spaces won = leading_to(taken), lost = leading_to(taken | loose);
    int most = 0;
    EACH (own, board.owned[player] | won) most += height[own];
    EACH (safe, board.owned[!player] & ~lost) most -= height[safe];
    return most < asked ? most : UNBOUNDED;
}
