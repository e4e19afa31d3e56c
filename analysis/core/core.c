/* The compiled core of the analysis, built as one unit by `python -m analysis.build`. */

#include "board.c"
#include "moves.c"
#include "evaluation.c"
#include "table.c"
#include "progress.c"
#include "bounds.c"
#include "proof.c"
#include "search.c"
#include "host.c"
