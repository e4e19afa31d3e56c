"""The answer to a wrong move in a puzzle of any kind: the best reply to it, and how the game would go on."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.catalogue import Language
from bot.domain import Turn
from bot.domain.computer import Best
from bot.domain.history import turns_of
from bot.pages.consequences import describe_best_play, describe_consequences, describe_line
from bot.pages.pictures import Shown, position_picture
from bot.pages.viewer import Viewer
from bot.toolkit.words import in_a_row
from dvonn import Jump, Position

MOST_MOVES = 6
"""The maximum number of moves shown after a miss, including the miss and passes."""


@dataclass(frozen=True, slots=True)
class ReplyParts:
    """The parts of a page that shows the reply to a wrong move."""

    text: str
    """The verdict on the move, and the best answer to it."""
    picture: Shown
    """The board after the best answer, or after the move if there is none."""
    line: str
    """How the game would go on, and its result if that is certain."""


async def reply_to(turn: Turn, verdict: str, viewer: Viewer, *, answer: Best | None) -> ReplyParts:
    """Show the reply to a wrong move (`turn`), after a sentence that says so (`verdict`)."""
    answers = list(turns_of(turn.after, answer.line[: MOST_MOVES - 1])) if answer else []
    sentences, shown = [verdict], turn
    if answers and isinstance(answers[0].move, Jump):
        shown = answers.pop(0)
        sentences.append(
            viewer.language.say(
                "puzzle-answer", told=describe_consequences(shown, turn.colour, viewer.language)
            )
        )
    first = 2 if shown is turn else 3
    lines = describe_line(answers, turn.colour, viewer.language, first=first)
    return ReplyParts(
        in_a_row(sentences, viewer.language),
        await position_picture(
            shown.after, viewer.language, viewer.display, turn=shown, around=turn.before.stacks
        ),
        "\n".join([*lines, *_describe_end(turn.after, answer, viewer.language)]),
    )


def _describe_end(position: Position, best: Best | None, language: Language) -> Iterator[str]:
    """Describe the result with best play, if it is certain."""
    if position.to_move is None:
        yield describe_best_play(position.score.leader, position.score.lead, language)
    elif best and best.decided:
        leader = position.to_move if best.margin > 0 else position.to_move.opponent
        by = abs(round(best.margin)) if best.exact else None
        yield describe_best_play(leader if best.margin else None, by, language)
