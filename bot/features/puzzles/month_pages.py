"""The table of a month, and the card with which a solver shares a result."""

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain import GuildId, UserId
from bot.domain.puzzle import Puzzle
from bot.domain.view import View
from bot.features.puzzles.month import DailyTry, MonthRow, MonthTable, OwnMonth, Placed
from bot.features.puzzles.pages import ShowPuzzle
from bot.features.puzzles.service import PuzzleMonths
from bot.toolkit.control import Style, button
from bot.toolkit.dates import Dates
from bot.toolkit.page import Kind, MessageTag, Page, row
from bot.toolkit.words import accent, dotted, enumerated, mention


class StandingMonth:
    """The table of a month as a standing message."""

    def __init__(self, client: DvonnClient) -> None:
        self._months = client.get(PuzzleMonths)

    async def page(self, view: View, language: Language) -> Page:
        return month_page(await self._months.table(GuildId(view.key.about)), language)


def month_page(table: MonthTable, language: Language, *, own: OwnMonth | None = None) -> Page:
    """The table; `own` is what the viewer of a private answer sees besides."""
    say = language.say
    further = len(table.placed) - len(table.shown)
    best = [f"{mention(each.row.user, language)} ({each.row.firsts})" for each in table.best_before]
    return Page(
        say("month-heading", month=Dates(language).write_month(table.month.year, table.month.month)),
        "\n".join(_describe(each, language) for each in table.shown) or say("month-empty"),
        say("month-further", count=further) if further else None,
        say("month-before", told=enumerated(best, language)) if best else None,
        _describe_own(table, own, language) if own else None,
        f"-# {say('month-rules')}",
    )


def _describe(placed: Placed, language: Language) -> str:
    user = f"{placed.place}\\. **{mention(placed.row.user, language)}**"
    return dotted([user, _describe_row(placed.row, language)], language)


def _describe_row(row: MonthRow, language: Language) -> str:
    return language.say("month-row", firsts=row.firsts, misses=row.misses)


def _describe_own(table: MonthTable, own: OwnMonth, language: Language) -> str:
    say = language.say
    figures, placed = _describe_row(own.row, language), table.of(own.row.user)
    lines = [
        say("month-own-place", place=placed.place, figures=figures)
        if placed
        else say("month-own", figures=figures)
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
        message_tag=MessageTag(Kind.PUZZLE_RESULT, puzzle.id),
    )
