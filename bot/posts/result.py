"""The result card: the message in a channel on a match that is over."""

from collections.abc import Iterator

from bot.catalogue import Language
from bot.matches import Match, Turn
from bot.pages.chart import chart_picture
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, rows
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_result, tell_story
from bot.pages.words import GOLD, colour_id, tell_heading, tell_move
from dvonn import PASS, Place
from rendering import decided_at, largest_cut_off


async def result_page(match: Match, language: Language) -> Page:
    """The card: the result, the last board, some figures, and the buttons to look back and to play on."""
    return Page(
        tell_heading(match, language),
        tell_story(match, language),
        await board_picture(match, language),
        tell_result(match, language),
        "\n".join(_tell_facts(match, language)),
        await chart_picture(match.game, language) if match.line else None,
        *rows(doors(Where.RESULT, View(match, language))),
        accent=GOLD,
        mark=Mark(Kind.RESULT, match.id, match.number),
    )


def _tell_facts(match: Match, language: Language) -> Iterator[str]:
    """The number of moves, the largest cut-off, and since when the leader did not change."""
    moves = match.game.moves
    placed, passed = sum(isinstance(move, Place) for move in moves), moves.count(PASS)
    yield language.say(
        "card-moves", count=len(moves), placed=placed, moved=len(moves) - placed - passed, passed=passed
    )
    if largest := largest_cut_off(match.game):
        turn = Turn.made(match.game, largest.ply)
        yield language.say(
            "card-largest-cut-off",
            colour=colour_id(turn.colour),
            move=tell_move(turn.move),
            pieces=largest.pieces,
            ply=largest.ply,
        )
    leader = match.position.score.leader
    if leader and (decided := decided_at(match.game)) is not None:
        yield language.say("card-decided", colour=colour_id(leader), ply=decided)
