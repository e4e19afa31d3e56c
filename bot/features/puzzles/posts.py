"""Puzzles as channels show them: the card, while it is open and once it tells the solution."""

from bot.catalogue import Language
from bot.domain.puzzle import Puzzle
from bot.domain.puzzle_card import Finders, PuzzleCard
from bot.features.puzzles.pages import AnotherPuzzle, ShowPuzzle, describe_puzzle, describe_solution_line
from bot.ui.control import Style, button
from bot.ui.display_options import USUAL
from bot.ui.match_status import timestamp
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.permissions import about_missing
from bot.ui.pictures import position_picture
from bot.ui.words import GOLD, accent, describe_move, enumerated, in_a_row, listed, mention, quoted


async def card_page(card: PuzzleCard, puzzle: Puzzle, finders: Finders, language: Language) -> Page:
    """The card of a puzzle, as it stands."""
    draw = _open_page if card.is_open else _closed_page
    return await draw(card, puzzle, finders, language)


async def _open_page(card: PuzzleCard, puzzle: Puzzle, finders: Finders, language: Language) -> Page:
    until = timestamp(card.closes_at, "R") if card.closes_at else ""
    return Page(
        _heading(card, language),
        describe_puzzle(puzzle, "card", language),
        await position_picture(puzzle.position, language, USUAL),
        _describe_finders(finders, language),
        f"-# {language.say('puzzle-card-until', until=until)}",
        row(button(language.say("button-puzzle-solve"), ShowPuzzle(puzzle.id), style=Style.primary)),
        accent=accent(puzzle.position.to_move),
        message_tag=_message_tag(card),
    )


async def _closed_page(card: PuzzleCard, puzzle: Puzzle, finders: Finders, language: Language) -> Page:
    turn = puzzle.turn
    told = language.say("puzzle-solution", move=describe_move(puzzle.move))
    return Page(
        _heading(card, language),
        in_a_row(
            [describe_puzzle(puzzle, "name", language), told, language.say(f"puzzle-theme-{puzzle.theme}")],
            language,
        ),
        await position_picture(turn.after, language, USUAL, turn=turn),
        describe_solution_line(puzzle, None, language),
        _describe_finders(finders, language) or language.say("puzzle-card-unsolved"),
        row(button(language.say("button-puzzle-another"), AnotherPuzzle())),
        accent=GOLD,
        message_tag=_message_tag(card),
    )


def _message_tag(card: PuzzleCard) -> MessageTag:
    return MessageTag(Kind.PUZZLE, card.id, card.number)


def _heading(card: PuzzleCard, language: Language) -> str:
    if card.day:
        return language.say("puzzle-card-daily")
    if card.sharer:
        return language.say("shared-puzzle", player=mention(card.sharer, language))
    return language.say("puzzle-card-heading")


def _describe_finders(finders: Finders, language: Language) -> str:
    """The number of people who have solved it, and the first of them by name; empty while there is none."""
    if not finders.count:
        return ""
    named, others = [mention(user, language) for user in finders.first], finders.count - len(finders.first)
    if others:
        return language.say(
            "puzzle-card-found-further", named=listed(named, language), others=others, count=finders.count
        )
    return language.say("puzzle-card-found", named=enumerated(named, language), count=finders.count)


def daily_lost_page(card: PuzzleCard, missing: tuple[str, ...], server: str, language: Language) -> Page:
    """The direct message to the manager who wanted the puzzle of the day, once it can't be posted any more."""
    key = "daily-lost-permissions" if missing else "daily-lost"
    told = language.say(key, server=quoted(server), **about_missing(card.channel, missing, language))
    return Page(told, message_tag=MessageTag(Kind.DAILY_LOST, card.id))
