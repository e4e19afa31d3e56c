from dataclasses import dataclass, replace
from typing import Literal

from bot.catalogue import Language
from bot.catalogue.refusals import Reader, word
from bot.delivery.direct_messages import Recipient
from bot.domain import ChannelId, DirectMessage, Turn, Venue
from bot.domain.computer import Best
from bot.domain.history import turns_of
from bot.domain.puzzle import Finders, Puzzle, PuzzleCard, PuzzleId, Rated, Solver, own_number
from bot.features.puzzles.refusals import PUZZLE_OPEN, OpenPuzzle
from bot.features.puzzles.service import TriedPuzzle
from bot.pages.consequences import describe_best_play, describe_line, describe_score
from bot.pages.game_words import colour_id, describe_move
from bot.pages.match_status import timestamp
from bot.pages.missed_moves import reply_to
from bot.pages.move_picker import AskWhyNot, Panel, PickAnyway, Picker, PickMove, PickStack, draw_stacks
from bot.pages.pictures import position_picture
from bot.pages.viewer import USUAL, Viewer
from bot.storage import Store
from bot.toolkit.answer import close_button, close_where_it_fits
from bot.toolkit.control import Control, Style, button, to_channel
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, MessageKind, Page, row, rows_on_a_phone
from bot.toolkit.words import GOLD, accent, dotted, enumerated, in_a_row, listed, mention, quoted, signed
from dvonn import Colour

PUZZLE = MessageKind(19, "PUZZLE")
"""The card of a puzzle, by the number of the card."""


class ShowPuzzle(Control, action="puzzle"):
    puzzle: PuzzleId


class AnotherPuzzle(Control, action="puzzle-another"):
    pass


class ShowSolution(Control, action="puzzle-solution"):
    puzzle: PuzzleId


class SharePuzzle(Control, action="puzzle-share"):
    puzzle: PuzzleId


class ShareResult(Control, action="puzzle-share-result"):
    puzzle: PuzzleId


@dataclass(frozen=True)
class InPuzzle:
    """The puzzle in which a move is picked."""

    puzzle: PuzzleId


TRIES = Picker(
    InPuzzle,
    {
        PickStack: "puzzle-stack",
        PickMove: "puzzle-move",
        PickAnyway: "puzzle-anyway",
        AskWhyNot: "puzzle-why",
    },
)


async def puzzle_page(
    puzzle: Puzzle, viewer: Viewer, *, tried: bool, solver: Solver | None = None, may_share: bool = False
) -> Page:
    """Render a puzzle from its start, with the `solver`'s rating if they have tried any puzzle.

    `tried` says whether the user has tried this puzzle before; if so, further attempts don't count.
    """
    note = _describe_solver(solver, viewer.language) if solver and solver.tried else ""
    panel = replace(puzzle_panel(puzzle, viewer, tried=tried), tip=note)
    if may_share:
        ways_on = (*panel.ways_on, share_button(puzzle, viewer.language))
        panel = replace(panel, ways_on=ways_on, close=close_where_it_fits(ways_on, viewer.language))
    return await draw_stacks(panel)


def puzzle_panel(puzzle: Puzzle, viewer: Viewer, *, tried: bool) -> Panel:
    choose = TRIES.choose(InPuzzle(puzzle.id))
    return Panel(
        puzzle.position,
        viewer.language,
        viewer.display,
        f"{describe_puzzle(puzzle, 'task', viewer.language)}\n{_describe_stakes(puzzle, viewer.language, tried=tried)}",
        choose,
        ways_on=(
            button(viewer.language.say("button-why-not"), choose(AskWhyNot()))
            if puzzle.position.stuck()
            else None,
            button(viewer.language.say("button-puzzle-solution"), ShowSolution(puzzle.id)),
        ),
        back=button(viewer.language.say("button-back"), ShowPuzzle(puzzle.id)),
        around=puzzle.position.stacks,
        close=close_button(viewer.language),
    )


def _describe_stakes(puzzle: Puzzle, language: Language, *, tried: bool) -> str:
    """Describe the score; before the first try, add that asking for the solution counts."""
    score = describe_score(puzzle.position, puzzle.turn.colour, language)
    return f"-# {dotted([score] if tried else [score, language.say('puzzle-solution-counts')], language)}"


def share_button(puzzle: Puzzle, language: Language) -> Block:
    return button(language.say("button-share"), SharePuzzle(puzzle.id))


def describe_puzzle(puzzle: Puzzle, asked: Literal["task", "card", "name"], language: Language) -> str:
    """Name a puzzle and its task, for one user (`task`) or for a channel (`card`); `name` leaves out the task."""
    own = own_number(puzzle.id)
    name = language.say("puzzle-name" if own is None else "puzzle-name-own", number=own or puzzle.id)
    if asked == "name":
        return name
    return in_a_row([name, language.say(f"puzzle-{asked}", colour=colour_id(puzzle.turn.colour))], language)


async def end_page(
    puzzle: Puzzle, tried: TriedPuzzle, viewer: Viewer, *, solved: bool, may_share: bool = False
) -> Page:
    """Show the only winning move, after the user has `solved` the puzzle or asked for the solution.

    Includes the puzzle's motif, the continuation, the effect of the attempt on the rating, and the difficulty.
    """
    text = viewer.language.say(
        "puzzle-solved" if solved else "puzzle-solution", move=describe_move(puzzle.move)
    )
    turn, share_result = puzzle.turn, may_share and tried.daily is not None and tried.daily.may_be_shared
    return Page(
        in_a_row([text, viewer.language.say(f"puzzle-motif-{puzzle.motif}")], viewer.language),
        await position_picture(
            turn.after, viewer.language, viewer.display, turn=turn, around=puzzle.position.stacks
        ),
        describe_solution_line(puzzle, puzzle.turn.colour, viewer.language),
        f"{_describe_result(tried, viewer.language)}\n-# {_describe_difficulty(tried.rated, viewer.language)}",
        *rows_on_a_phone(
            [
                button(viewer.language.say("button-puzzle-another"), AnotherPuzzle(), style=Style.primary),
                button(viewer.language.say("button-share-result"), ShareResult(puzzle.id))
                if share_result
                else None,
                share_button(puzzle, viewer.language) if may_share else None,
                close_button(viewer.language),
            ]
        ),
        accent=accent(puzzle.position.to_move),
    )


async def missed_page(
    puzzle: Puzzle, turn: Turn, tried: TriedPuzzle, viewer: Viewer, *, answer: Best | None
) -> Page:
    """Build the page for a wrong move (`turn`).

    It has a picture of the best reply (of the move if there is no reply), the continuation, the result if proven, and
    the rating change.
    """
    verdict = viewer.language.say("puzzle-missed", move=describe_move(turn.move))
    reply = await reply_to(turn, verdict, viewer, answer=answer)
    return Page(
        reply.text,
        reply.picture,
        reply.line,
        _describe_result(tried, viewer.language),
        row(
            button(viewer.language.say("button-puzzle-again"), ShowPuzzle(puzzle.id), style=Style.primary),
            button(viewer.language.say("button-puzzle-solution"), ShowSolution(puzzle.id)),
            close_button(viewer.language),
        ),
        accent=accent(puzzle.position.to_move),
    )


def describe_solution_line(puzzle: Puzzle, reader: Colour | None, language: Language) -> str:
    """Describe the winning line and the result; `reader` is the colour to address, None to address everyone."""
    turns = list(turns_of(puzzle.position, puzzle.line))
    end = describe_best_play(puzzle.turn.colour, puzzle.margin, language)
    return "\n".join([*describe_line(turns, reader, language, scores=reader is not None), end])


def shared_page(puzzle: Puzzle, text: str, language: Language) -> Page:
    """Build the page that reports (`text`) how sharing a puzzle or its result went, with a button back to it."""
    return Page(
        text,
        row(
            button(language.say("button-puzzle-back"), ShowPuzzle(puzzle.id), style=Style.primary),
            close_button(language),
        ),
    )


def _describe_result(tried: TriedPuzzle, language: Language) -> str:
    """Describe the effect of an attempt; only the rating if the attempt did not count."""
    before, after = round(tried.before.rating), round(tried.after.rating)
    if not tried.counted:
        return language.say("puzzle-uncounted", rating=after)
    text = language.say("puzzle-rated", rating=after, change=signed(after - before))
    if after > before and tried.after.streak > 1:
        return in_a_row([text, language.say("puzzle-streak", count=tried.after.streak)], language)
    return text


def _describe_solver(solver: Solver, language: Language) -> str:
    text = language.say(
        "puzzle-solver", rating=round(solver.rating), solved=solver.solved, tried=solver.tried
    )
    if solver.longest > 1:
        text = in_a_row([text, language.say("puzzle-longest", count=solver.longest)], language)
    return f"-# {text}"


def _describe_rating(rated: Rated, language: Language) -> str:
    key = "puzzle-rating" if rated.tried else "puzzle-rating-estimated"
    return language.say(key, rating=round(rated.rating))


def _describe_difficulty(rated: Rated, language: Language) -> str:
    """Tell a puzzle's rating, and how many first tries have solved it."""
    rating = _describe_rating(rated, language)
    if not rated.tried:
        return rating
    first_tries = language.say("puzzle-first-tries", solved=rated.solved, tried=rated.tried)
    return dotted([rating, first_tries], language)


async def card_page(
    card: PuzzleCard, puzzle: Puzzle, rated: Rated, finders: Finders, language: Language
) -> Page:
    draw = _open_page if card.is_open else _closed_page
    return await draw(card, puzzle, rated, finders, language)


async def _open_page(
    card: PuzzleCard, puzzle: Puzzle, rated: Rated, finders: Finders, language: Language
) -> Page:
    """Render a card that is open. Its difficulty is that of its last change: a card isn't edited for each try."""
    until = timestamp(card.closes_at, "R") if card.closes_at else ""
    return Page(
        _heading(card, language),
        describe_puzzle(puzzle, "card", language),
        await position_picture(puzzle.position, language, USUAL, around=puzzle.position.stacks),
        _describe_finders(finders, language),
        f"-# {dotted([_describe_rating(rated, language), language.say('puzzle-card-until', until=until)], language)}",
        row(button(language.say("button-puzzle-solve"), ShowPuzzle(puzzle.id), style=Style.primary)),
        accent=accent(puzzle.position.to_move),
    )


async def _closed_page(
    card: PuzzleCard, puzzle: Puzzle, rated: Rated, finders: Finders, language: Language
) -> Page:
    turn = puzzle.turn
    text = language.say("puzzle-solution", move=describe_move(puzzle.move))
    return Page(
        _heading(card, language),
        in_a_row(
            [describe_puzzle(puzzle, "name", language), text, language.say(f"puzzle-motif-{puzzle.motif}")],
            language,
        ),
        await position_picture(turn.after, language, USUAL, turn=turn, around=puzzle.position.stacks),
        describe_solution_line(puzzle, None, language),
        _describe_finders(finders, language) or language.say("puzzle-card-unsolved"),
        f"-# {_describe_difficulty(rated, language)}",
        row(button(language.say("button-puzzle-another"), AnotherPuzzle())),
        accent=GOLD,
    )


def _heading(card: PuzzleCard, language: Language) -> str:
    if card.day:
        return language.say("puzzle-card-daily")
    if card.sharer:
        return language.say("shared-by", player=mention(card.sharer, language))
    return language.say("puzzle-card-heading")


def _describe_finders(finders: Finders, language: Language) -> str:
    """Count the users who have solved the puzzle and name the first ones; empty if there are none."""
    if not finders.count:
        return ""
    named, others = [mention(user, language) for user in finders.first], finders.count - len(finders.first)
    if others:
        return language.say(
            "puzzle-card-found-further", named=listed(named, language), others=others, count=finders.count
        )
    return language.say("puzzle-card-found", named=enumerated(named, language), count=finders.count)


async def compose_daily_lost(message: DirectMessage, reader: Recipient, store: Store) -> Page:  # noqa: ARG001  all is in the message
    """Build the direct message to the manager of the daily puzzle when the puzzle can no longer be posted."""
    channel, missing = ChannelId(message.data["channel"]), tuple(message.data["missing"])
    key = "daily-lost-permissions" if missing else "daily-lost"
    return Page(
        reader.language.say("daily-lost-notice", server=quoted(reader.server)),
        reader.language.say(key, **about_missing(channel, missing, reader.language)),
        row(to_channel(Venue(message.guild, channel), reader.language)),
    )


def _describe_open(known: OpenPuzzle, reader: Reader) -> str:
    place, until = known.card.channel, known.card.closes_at
    return reader.language.say(
        "refused-puzzle-open-here" if place == known.wanted.channel else "refused-puzzle-open-elsewhere",
        channel=f"<#{place}>",
        until=timestamp(until, "R") if until else "",
    )


word(_describe_open, PUZZLE_OPEN)
