"""The result card: the message in a channel on a match that is over."""

from collections.abc import Iterator, Mapping

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.chart import NOBODY, chart_picture, has_chart
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.match_status import describe_result
from bot.ui.page import Kind, MessageTag, Page, rows_on_a_phone
from bot.ui.past import number_of
from bot.ui.pictures import board_picture
from bot.ui.words import GOLD, describe_move, dotted, mention
from rendering import decided_at, largest_cut_off


async def result_page(
    match: Match, language: Language, display: DisplayOptions = USUAL, *, names: Mapping[UserId, str] = NOBODY
) -> Page:
    """The card: the winner, the last board, a line of facts, the chart, and the buttons to look back and to play on.

    The pictures name the players whose `names` are given.
    """
    return Page(
        describe_result(match, language),
        await board_picture(match, language, display, names=names),
        f"-# {dotted(_describe_facts(match, language), language)}",
        await chart_picture(match, language, display, names=names, mobility=False)
        if has_chart(match)
        else None,
        *rows_on_a_phone(action_buttons(Placement.RESULT, ActionContext(match, language))),
        accent=GOLD,
        message_tag=MessageTag(Kind.RESULT, match.id, match.number),
    )


def _describe_facts(match: Match, language: Language) -> Iterator[str]:
    """The match, its moves, the largest cut-off, and since when the winner led."""
    yield language.say("board-heading", match=match.id)
    if moves := number_of(match, len(match.game.moves)):
        yield language.say("card-moves", count=moves)
    if largest := largest_cut_off(match.game):
        turn = Turn.made(match.game, largest.ply)
        yield language.say(
            "card-largest-cut-off",
            move=describe_move(turn.move),
            pieces=largest.pieces,
        )
    leader = match.position.score.leader
    if leader and (decided := decided_at(match.game)) is not None:
        player = mention(match.players.of(leader), language)
        yield language.say("card-decided", player=player, ply=number_of(match, decided))
