"""The result card: the message in a channel on a match that is over."""

from collections.abc import Iterator, Mapping

from bot.catalogue import Language
from bot.matches import Match, Turn, UserId
from bot.pages.chart import NOBODY, chart_picture, has_chart
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, rows_on_a_phone
from bot.pages.past import number_of
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_result
from bot.pages.taste import USUAL, Taste
from bot.pages.words import GOLD, dotted, mention, tell_move
from rendering import decided_at, largest_cut_off


async def result_page(
    match: Match, language: Language, taste: Taste = USUAL, *, names: Mapping[UserId, str] = NOBODY
) -> Page:
    """The card: the winner, the last board, a line of facts, the chart, and the buttons to look back and to play on.

    The pictures name the players whose `names` are given.
    """
    return Page(
        tell_result(match, language),
        await board_picture(match, language, taste, names=names),
        f"-# {dotted(_tell_facts(match, language), language)}",
        await chart_picture(match, language, taste, names=names, mobility=False)
        if has_chart(match)
        else None,
        *rows_on_a_phone(doors(Where.RESULT, View(match, language))),
        accent=GOLD,
        mark=Mark(Kind.RESULT, match.id, match.number),
    )


def _tell_facts(match: Match, language: Language) -> Iterator[str]:
    """The match, its moves, the largest cut-off, and since when the winner led."""
    yield language.say("board-heading", match=match.id)
    if moves := number_of(match, len(match.game.moves)):
        yield language.say("card-moves", count=moves)
    if largest := largest_cut_off(match.game):
        turn = Turn.made(match.game, largest.ply)
        yield language.say(
            "card-largest-cut-off",
            move=tell_move(turn.move),
            pieces=largest.pieces,
        )
    leader = match.position.score.leader
    if leader and (decided := decided_at(match.game)) is not None:
        player = mention(match.players.of(leader), language)
        yield language.say("card-decided", player=player, ply=number_of(match, decided))
