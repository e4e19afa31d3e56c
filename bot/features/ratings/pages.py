"""The note about ratings on a result card, and the answer to a manager."""

from bot.catalogue import Language
from bot.domain import Match, MatchId
from bot.domain.glicko import Strength
from bot.features.ratings.repository import RatingRepository
from bot.storage import UnitOfWork
from bot.ui.answer import never_mind
from bot.ui.control import Control, Style, button
from bot.ui.match_status import describe_result
from bot.ui.page import Page, row
from bot.ui.result_notes import result_note
from bot.ui.words import DANGER, Names, dotted, name, quoted


def describe_rating(strength: Strength) -> str:
    """Describe a rating as in "1540 ± 110", with a question mark while it is provisional."""
    mark = "?" if strength.is_provisional else ""
    return f"{round(strength.rating)} ± {round(strength.deviation)}{mark}"


@result_note
async def rating_note(uow: UnitOfWork, match: Match, names: Names, language: Language) -> str:
    """Describe how the match has changed its players' ratings; empty if it wasn't rated."""
    if not match.is_rated:
        return ""
    shifts = await RatingRepository(uow).shifts(match.id)
    changes = [
        language.say(
            "rating-shift",
            player=quoted(name(player, names, language)),
            before=str(round(shifts[player].before)),
            after=str(round(shifts[player].after)),
        )
        for player in match.players.both
        if player in shifts
    ]
    return language.say("rating-changes", changes=dotted(changes, language)) if changes else ""


class Unrate(Control, action="unrate"):
    """A control that takes a match out of the ratings, after a question."""

    match: MatchId


def ask_unrate_page(match: Match, language: Language) -> Page:
    return Page(
        language.say("ask-unrate", match=match.id),
        describe_result(match, language),
        row(
            button(language.say("button-unrate"), Unrate(match.id), style=Style.danger), never_mind(language)
        ),
        accent=DANGER,
    )


def taken_out_page(match: Match, language: Language) -> Page:
    return Page(language.say("done-unrated", match=match.id))
