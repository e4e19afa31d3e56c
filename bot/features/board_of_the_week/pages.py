"""The pages of the board of the week: the standing message, the private page, and the card that shares a result."""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from discord import ui

from bot.catalogue import Language
from bot.domain import Match, Message, UserId
from bot.domain.history import Turn
from bot.domain.week import LEVEL, Week, WeekBoard
from bot.features.board_of_the_week.repository import Best
from bot.features.board_of_the_week.service import Place, Row, WeekSeen
from bot.pages.game_words import colour_id
from bot.pages.match_status import timestamp
from bot.pages.pictures import position_picture
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import close_button
from bot.toolkit.control import Control, Style, button, offered, to_board
from bot.toolkit.page import Block, Kind, MessageTag, Page, Picture, row, rows_on_a_phone
from bot.toolkit.words import GOLD, Names, accent, dotted, in_a_row, mention, name, quoted
from dvonn import PASS, SPACES, Game, Jump, Move

LISTED = 10
"""How many results a table shows; the viewer's own follows if it isn't among them."""

PODIUM = 3
"""How many results of the last week the standing message names."""


class OpenWeek(Control, action="week"):
    """Opens the page of a week, by default the current one."""

    week: Week | None = None


class PlayWeek(Control, action="week-play"):
    """Begins the user's try at the board of a week."""

    week: Week


class ShareWeek(Control, action="week-share"):
    """Shares the user's result of a week."""

    week: Week


class ChooseWeek(Control, action="week-past"):
    """A menu of past weeks."""


class BestOfWeek(Control, action="week-best"):
    """Shows the best line of a past week."""

    week: Week


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that a private page is drawn from."""

    seen: WeekSeen
    names: Names
    past: Sequence[Week]
    match: Match | None = None
    """The user's own try."""
    message: Message | None = None
    """The board of the user's own try."""
    may_share: bool = False


# action slots


@action_button(Placement.RESULT, 5)
@action_button(Placement.OWN_BOARD, 15)
@action_button(Placement.ENDED, 5)
def _week_button(context: ActionContext) -> Block | None:
    week = context.match.week
    if week is None or not context.match.is_over:
        return None
    return button(context.language.say("button-week"), OpenWeek(week), style=Style.primary)


# pages


async def week_page(
    shown: Shown, language: Language, display: DisplayOptions = USUAL, *, note: str = ""
) -> Page:
    """Return the private page of a week, with what the user may see of it."""
    seen = shown.seen
    facts = "\n".join(filter(None, [_describe_own(seen, language), _describe_places(seen, language)]))
    return Page(
        note,
        _heading(seen.week, seen, language),
        facts or _describe_rules(seen.week, language),
        await _set_up(seen.board, language, display),
        _describe_table(seen, shown.names, language),
        _describe_best(seen, language),
        *rows_on_a_phone(_buttons(shown, language)),
        _past_menu(shown, language),
        accent=GOLD if seen.is_over else accent(seen.week.colour),
    )


def _buttons(shown: Shown, language: Language) -> list[Block | None]:
    seen, say = shown.seen, language.say
    week = seen.week
    return [
        button(say("button-week-play"), PlayWeek(week), style=Style.primary) if seen.may_begin else None,
        to_board(shown.match, shown.message, language) if shown.match and seen.is_playing else None,
        button(say("button-week-continue"), PlayWeek(week))
        if seen.is_playing and not shown.message
        else None,
        button(say("button-share"), ShareWeek(week), style=Style.primary) if shown.may_share else None,
        button(say("button-week-best"), BestOfWeek(week)) if seen.best else None,
        button(say("button-week-current"), OpenWeek()) if seen.is_over else None,
        close_button(language),
    ]


def _past_menu(shown: Shown, language: Language) -> Block | None:
    choices = [(str(each), _name(each, language)) for each in shown.past]
    if not choices:
        return None
    return row(
        ui.Select(
            custom_id=ChooseWeek().custom_id,
            placeholder=language.say("week-past"),
            options=offered(choices, str(shown.seen.week)),
        )
    )


def _name(week: Week, language: Language) -> str:
    return language.say("week-name", number=week.number, year=str(week.year))


def _heading(week: Week, seen: WeekSeen, language: Language) -> str:
    key = "week-ended" if seen.is_over else "week-until"
    last = week.ends_at - timedelta(minutes=1)  # still on Sunday
    until = language.say(key, until=timestamp(last, "D") if seen.is_over else timestamp(week.ends_at, "R"))
    return f"{language.say('week-heading', number=week.number)}\n-# {until}"


def _describe_rules(week: Week, language: Language) -> str:
    return language.say("week-rules", colour=colour_id(week.colour), level=LEVEL)


def _set_up(
    board: WeekBoard, language: Language, display: DisplayOptions = USUAL
) -> Awaitable[Picture | str]:
    return position_picture(board.game.position, language, display)


def _describe_own(seen: WeekSeen, language: Language) -> str:
    """Describe the user's own try; empty if there is none."""
    own = seen.own
    if seen.was_forgotten:
        return language.say("refused-week-forgotten")
    if own is None:
        return ""
    if own.finished_at is None:
        return language.say("week-over-unfinished" if seen.is_over else "week-playing")
    if own.margin is None:
        return language.say("week-over-unfinished")
    result = language.say("week-own", result=describe_margin(own.margin, language))
    return in_a_row([result, language.say("table-unlisted-private")], language) if seen.is_hidden else result


def _describe_places(seen: WeekSeen, language: Language) -> str:
    everywhere = seen.everywhere
    places = [
        _describe_place_here(seen.here, language),
        language.say("week-place-everywhere", place=str(everywhere.place), count=everywhere.of)
        if everywhere
        else "",
    ]
    told = dotted(filter(None, places), language)
    return f"-# {told}" if told else ""


def _describe_place_here(here: Place | None, language: Language) -> str:
    return language.say("week-place-here", place=str(here.place), count=here.of) if here else ""


def describe_margin(margin: int, language: Language) -> str:
    """Describe a result: "won by 7"."""
    result = "tied" if margin == 0 else "won" if margin > 0 else "lost"
    return language.say("week-result", result=result, margin=abs(margin))


def _describe_table(seen: WeekSeen, names: Names, language: Language) -> str:
    """Describe the results in the server, as far as the viewer may see them."""
    if not seen.may_compare:
        hidden = language.say("week-hidden") if seen.finished else ""
        return f"-# {in_a_row([_describe_finished(seen, language), hidden], language)}"
    shown = list(seen.table[:LISTED])
    own = next((row for row in seen.table if seen.own and row.user == seen.own.user), None)
    if own and own not in shown:
        shown.append(own)
    lines = [_describe_row(each, names, language) for each in shown]
    if seen.unfinished:
        lines.append(f"-# {language.say('week-unfinished', count=seen.unfinished)}")
    return "\n".join(lines)


def _describe_finished(seen: WeekSeen, language: Language) -> str:
    return (
        language.say("week-finished", count=seen.finished) if seen.finished else language.say("week-nobody")
    )


def _describe_row(result: Row, names: Mapping[UserId, str], language: Language) -> str:
    player = f"**{quoted(name(result.user, names, language))}**"
    return dotted([f"{result.place}\\. {player}", describe_margin(result.margin, language)], language)


def _describe_best(seen: WeekSeen, language: Language) -> str:
    if not seen.is_over:
        return ""
    if seen.best is None:
        return f"-# {language.say('week-best-later')}"
    return language.say("week-best", result=describe_margin(seen.best.margin, language))


async def best_page(week: Week, best: Best, language: Language, display: DisplayOptions = USUAL) -> Page:
    """Return the page with the best line: the moves in rounds, and the final position."""
    game = best.game
    return Page(
        language.say("week-heading", number=week.number),
        language.say("week-best", result=describe_margin(best.margin, language)),
        await position_picture(
            game.position,
            language,
            display,
            turn=Turn.made(game, len(game.moves)) if _is_turn(game) else None,
        ),
        f"-# {_describe_moves(game)}",
        row(button(language.say("button-back"), OpenWeek(week)), close_button(language)),
        accent=GOLD,
    )


def _is_turn(game: Game) -> bool:
    return game.moves[-1] is not PASS


def _describe_moves(game: Game) -> str:
    """Write the moves of both sides in turn; a dash is a pass."""
    return " ".join(map(_written, game.moves[len(SPACES) :]))


def _written(move: Move) -> str:
    return f"{move.source}→{move.target}" if isinstance(move, Jump) else "–"


async def standing_page(seen: WeekSeen, last: WeekSeen | None, names: Names, language: Language) -> Page:
    """Return the standing message: this week's board without any result, and the best results of the last one."""
    return Page(
        _heading(seen.week, seen, language),
        _describe_rules(seen.week, language),
        await _set_up(seen.board, language),
        f"-# {_describe_finished(seen, language)}",
        _describe_last(last, names, language) if last and last.table else None,
        row(button(language.say("button-week-open"), OpenWeek(), style=Style.primary)),
        accent=accent(seen.week.colour),
    )


def _describe_last(last: WeekSeen, names: Names, language: Language) -> str:
    rows = [_describe_row(each, names, language) for each in last.table[:PODIUM]]
    return "\n".join([language.say("week-last", number=last.week.number), *rows])


def shared_page(user: UserId, seen: WeekSeen, language: Language) -> Page:
    """Return the card that shares a result. It shows nothing of the board."""
    own = seen.own
    if own is None or own.margin is None:
        raise ValueError("there is no result")
    facts = [
        language.say("week-heading", number=seen.week.number),
        describe_margin(own.margin, language),
        _describe_place_here(seen.here, language),
    ]
    return Page(
        f"{mention(user, language)}\n{dotted(filter(None, facts), language)}",
        row(button(language.say("button-week-open"), OpenWeek())),
        accent=GOLD,
        message_tag=MessageTag(Kind.SHARED_WEEK, user, seen.week.code),
    )
