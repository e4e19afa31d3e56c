"""The lines on a result that tell what is proved about the ending: in public, and to the loser alone."""

from collections.abc import Sequence
from datetime import datetime

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.domain.proved import LastWin, ProvedEnding
from bot.features.review.repository import EndingRepository
from bot.pages.game_words import SIGNS, describe_move
from bot.pages.match_status import number_of, player_name
from bot.services.fair_play import RequestedPositions, find_in_play
from bot.storage import Store
from bot.toolkit.result_notes import adds_result_lines
from bot.toolkit.words import dotted


@adds_result_lines
async def ending_lines(
    store: Store, match: Match, viewer: UserId | None, language: Language, at: datetime
) -> Sequence[str]:
    """Return what is proved; nothing while a position of the game is in play elsewhere."""
    async with store.read() as uow:
        ending = await EndingRepository(uow).find(match.id)
    if ending is None:
        return ()
    told = [describe_perfect(match, ending, language)] if ending.perfect else []
    if ending.last_win and is_loser(match, viewer):
        told.append(describe_last_win(match, ending.last_win, language))
    if not told or await find_in_play(store, RequestedPositions.game(match.game), at=at, asked_by=viewer):
        return ()
    return told


def describe_perfect(match: Match, ending: ProvedEnding, language: Language) -> str:
    """Describe which sides played perfectly to the end, and from which move on."""
    players = [
        language.say(
            "ending-perfect-player",
            sign=SIGNS[colour],
            player=player_name(match, colour, language),
            ply=number_of(match, start + 1),
        )
        for colour, start in ending.perfect.items()
    ]
    return language.say("ending-perfect", players=dotted(players, language))


def describe_last_win(match: Match, last: LastWin, language: Language) -> str:
    """Describe to the loser until when the match could still be won."""
    if last.better is None:
        return language.say("review-could-win-to-the-end")
    return language.say(
        "review-could-win",
        ply=number_of(match, last.ply + 1),
        move=describe_move(match.game.moves[last.ply]),
        better=describe_move(last.better),
    )


def is_loser(match: Match, user: UserId | None) -> bool:
    own = match.players.colour_of(user) if user else None
    return own is not None and match.ended is not None and match.ended.winner is own.opponent
