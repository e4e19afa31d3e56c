"""The table of a month, and the card with which a solver shares a result."""

from functools import partial

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain import GuildId, UserId
from bot.domain.puzzle import Puzzle
from bot.domain.view import View
from bot.features.puzzles.month import DailyTry, MonthRow, MonthTable, OwnMonth
from bot.features.puzzles.pages import ShowPuzzle
from bot.features.puzzles.service import PuzzleMonths
from bot.toolkit.control import Style, button
from bot.toolkit.dates import Dates
from bot.toolkit.page import MessageKind, MessageTag, Page, row
from bot.toolkit.ranking import PODIUM, describe_further, describe_own_row, describe_ranking
from bot.toolkit.words import accent, enumerated, mention, named

PUZZLE_RESULT = MessageKind(31, "PUZZLE_RESULT")
"""A user's result in the puzzle of the day, by the number of the puzzle."""


async def standing_month(client: DvonnClient, view: View, language: Language) -> Page:
    """Return the standing message: the table of this month."""
    return month_page(await client.get(PuzzleMonths).table(GuildId(view.key.about)), language)


def month_page(table: MonthTable, language: Language, *, own: OwnMonth | None = None) -> Page:
    """The table; `own` is what the viewer of a private answer sees besides."""
    say = language.say
    best = [
        f"{named(each.user, table.names, language)} ({each.result.firsts})"
        for each in table.before.rows[:PODIUM]
    ]
    return Page(
        say("month-heading", month=Dates(language).write_month(table.month.year, table.month.month)),
        describe_ranking(table.ranking, partial(_describe_row, language), table.names, language)
        or say("month-empty"),
        describe_further(table.ranking, language),
        say("month-before", told=enumerated(best, language)) if best else None,
        _describe_own(table, own, language) if own else None,
        f"-# {say('month-rules')}",
    )


def _describe_row(language: Language, row: MonthRow) -> str:
    return language.say("month-row", firsts=row.firsts, misses=row.misses)


def _describe_own(table: MonthTable, own: OwnMonth, language: Language) -> str:
    say, describe = language.say, partial(_describe_row, language)
    ranked = table.ranking.of(own.row.user)
    lines = [
        describe_own_row(ranked, describe, language)
        if ranked
        else say("month-own", figures=describe(own.row))
    ]
    if own.is_private:
        lines.append(say("month-own-hidden"))
    if own.days_in_a_row > 1:
        lines.append(say("month-days-in-a-row", count=own.days_in_a_row))
    return "\n".join(lines)


def result_page(puzzle: Puzzle, tries: DailyTry, user: UserId, language: Language) -> Page:
    """Build the card with a solver's result, which shows nothing of the solution."""
    count = tries.misses + 1
    return Page(
        language.say(
            "puzzle-result-first" if tries.first else "puzzle-result",
            player=mention(user, language),
            number=puzzle.id,
            count=count,
        ),
        row(button(language.say("button-puzzle-solve"), ShowPuzzle(puzzle.id), style=Style.primary)),
        accent=accent(puzzle.position.to_move),
        message_tag=MessageTag(PUZZLE_RESULT, puzzle.id),
    )
