"""The cause of a mistake as a sentence, and the moves that show it."""

from bot.catalogue import Language
from bot.domain.causes import Cause, CauseKind, Comparison, ExplainedMistake
from bot.pages.consequences import describe_score
from bot.pages.game_words import describe_move
from bot.toolkit.words import in_a_row
from dvonn import Colour, Jump, Position


def address(colour: Colour, reader: Colour | None) -> str:
    """Return how sentences call a player: "you" or "they" if the reader plays, the colour otherwise."""
    if reader is None:
        return colour.name.lower()
    return "you" if colour is reader else "they"


def describe_cause(cause: Cause, compared: Comparison, reader: Colour | None, language: Language) -> str:
    """Describe a cause in a sentence or two, which say "you" and "they" if one of the players reads it."""
    move, better = cause.turn.move, compared.better[0].move
    values: dict[str, str | int] = {
        "mover": address(compared.mover, reader),
        "move": describe_move(move),
        "better": describe_move(better),
        "pieces": cause.pieces,
        "soon": "now" if cause.moves == 1 else "later",
    }
    if isinstance(move, Jump):
        values |= {"source": str(move.source), "space": str(move.target)}
    if describe := ENDS.get(cause.kind):
        ends = [line[min(cause.moves, len(line)) - 1].after for line in (compared.played, compared.better)]
        actual, possible = (describe(end, reader, language) for end in ends)
        values |= {"actual": actual, "possible": possible, "count": cause.moves}
    told = language.say(f"cause-{cause.kind}", **values)
    if not cause.also:
        return told
    key = "cause-and-own" if cause.is_missed else "cause-and-other"
    return in_a_row([told, language.say(key, mover=values["mover"], also=cause.also)], language)


def _describe_freedom(position: Position, reader: Colour | None, language: Language) -> str:
    """Describe how many moves both sides have to choose from."""
    moves = {colour: len(position.jumps_of(colour)) for colour in Colour}
    if reader is None:
        return language.say("score-colours", white=moves[Colour.WHITE], black=moves[Colour.BLACK])
    return language.say("cause-moves", own=moves[reader], other=moves[reader.opponent])


ENDS = {
    CauseKind.SCORE: describe_score,
    CauseKind.ENDING: describe_score,
    CauseKind.FREEDOM: _describe_freedom,
}
"""How to describe the positions in which both lines end."""


def describe_mistake(mistake: ExplainedMistake, reader: Colour | None, language: Language) -> str:
    """Describe what a mistake led to, and which proved result it gave away; empty if there is nothing to show."""
    sentences = []
    if mistake.cause:
        sentences.append(describe_cause(mistake.cause, mistake.compared, reader, language))
    if mistake.is_proved:
        mover = mistake.judged.mover
        before = "win" if mistake.judged.before.chance_of(mover) == 1 else "tie"
        after = "loss" if mistake.judged.after.chance_of(mover) == 0 else "tie"
        sentences.append(language.say("cause-result", before=before, after=after))
    return in_a_row(sentences, language)
