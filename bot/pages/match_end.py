"""The end of a match, as shown to one of its players on the private page where they played."""

from collections.abc import Iterator, Sequence

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.pages.game_words import opponent_mention
from bot.pages.match_status import (
    describe_largest_cut_off,
    describe_length,
    describe_result,
    describe_time_used,
    number_of,
)
from bot.pages.pictures import board_picture, seen_by
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.page import Page, row, row_on_a_phone
from bot.toolkit.words import GOLD, dotted, in_a_row
from dvonn import Phase, Termination
from rendering import decided_at, largest_cut_off


async def ended_page(
    context: ActionContext, viewer: Viewer, notes: Sequence[str] = (), *, pictured: bool = True
) -> Page:
    """Return the result page for a player, with who was ahead, the final board, and buttons to continue.

    `notes` are the notes of the result card, and the lines for the viewer. Beside that card, the page isn't `pictured`:
    the same board would stand there twice.
    """
    match, user, language = context.match, viewer.user, viewer.language
    names = seen_by(viewer.names, user, language)
    return Page(
        "\n".join((describe_end(match, user, language), *notes)),
        await board_picture(match, language, viewer.display, names=names) if pictured else None,
        row_on_a_phone(action_buttons(Placement.ENDED, context)),
        row(*action_buttons(Placement.SHARE, context)),
        row(*action_buttons(Placement.ENDED_NEXT, context)),
        accent=GOLD,
    )


def describe_end(match: Match, viewer: UserId, language: Language) -> str:
    """Describe to one of the players how the match ended, with who was ahead if it was played to the end."""
    ended, own = match.ended, match.players.colour_of(viewer)
    if ended is None or own is None:
        raise ValueError("the match goes on, or the viewer doesn't play")
    if ended.by is Termination.ABANDONED:
        return describe_result(match, language)
    score = match.position.score
    told = language.say(
        f"ended-{ended.by.value}",
        result="tied" if ended.winner is None else "won" if ended.winner is own else "lost",
        opponent=opponent_mention(match, viewer, language),
        own=score.of(own),
        other=score.of(own.opponent),
    )
    if ended.by is Termination.BOARD:
        sentences = [told, *_describe_lead(match, viewer, language)]
    elif match.position.phase is Phase.PLACING:
        sentences = [told]
    else:
        sentences = [told, language.say("ended-score", own=score.of(own), other=score.of(own.opponent))]
    facts = _describe_facts(match, language)
    return in_a_row(sentences, language) + (f"\n-# {facts}" if facts else "")


def _describe_lead(match: Match, viewer: UserId, language: Language) -> Iterator[str]:
    """Yield sentences on the move after which the winner was always ahead; none after a tie.

    They say who led before it, and what it cost the loser.
    """
    game, leader = match.game, match.position.score.leader
    turned = decided_at(game)
    if leader is None or turned is None:
        return
    opponent = opponent_mention(match, viewer, language)
    before = game.position_at(turned - 1) if turned else None
    if before is None or before.phase is Phase.PLACING or number_of(match, turned) <= 1:
        ahead = "you" if match.players.of(leader) == viewer else "opponent"
        yield language.say("ended-led", before=ahead, opponent=opponent)
        return
    earlier = before.score.leader
    ahead = "nobody" if earlier is None else "you" if match.players.of(earlier) == viewer else "opponent"
    yield language.say(
        "ended-turned",
        before=ahead,
        opponent=opponent,
        ply=number_of(match, turned),
    )
    if lost := Turn.made(game, turned).lost_by(leader.opponent):
        loser = "opponent" if match.players.of(leader) == viewer else "you"
        yield language.say("ended-cut-off", loser=loser, pieces=lost)


def _describe_facts(match: Match, language: Language) -> str:
    """Describe the match number, its moves, its largest cut-off, and the time used."""
    facts = [*describe_length(match, language)]
    if largest := largest_cut_off(match.game):
        facts.append(describe_largest_cut_off(match, largest, language))
    if told := describe_time_used(match, language):
        facts.append(told)
    return dotted(facts, language)
