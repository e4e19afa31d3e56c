"""The pages of the board of the week: the standing message, the private page, and the card that shares a result."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from discord import ui

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in
from bot.discord.client import DvonnClient
from bot.domain import GuildId, Match, Message, UserId
from bot.domain.history import Turn
from bot.domain.occasion import Occasion
from bot.domain.ranking import Rank
from bot.domain.view import View
from bot.features.board_of_the_week.occasion import KIND
from bot.features.board_of_the_week.refusals import WEEK_IN_PLAY
from bot.features.board_of_the_week.repository import BestGame, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekSeen
from bot.features.board_of_the_week.week import LEVEL, Week, WeekBoard
from bot.pages.game_words import colour_id
from bot.pages.match_status import timestamp
from bot.pages.occasions import OccasionWords, speak_of
from bot.pages.pictures import position_picture
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import close_button
from bot.toolkit.control import Control, Style, button, offered, to_board
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Picture, row, rows_on_a_phone
from bot.toolkit.ranking import PODIUM, describe_ranking
from bot.toolkit.words import GOLD, Names, accent, dotted, in_a_row, mention
from dvonn import PASS, SPACES, Game, Jump, Move

SHARED_WEEK = MessageKind(30, "SHARED_WEEK")
"""A user's result on the board of a week: by the user, and the week's code."""

fill_in(lambda board, _: {"until": timestamp(board.until, "R")}, WEEK_IN_PLAY)

LISTED = 10
"""How many results a table shows; the viewer's own follows if it isn't among them."""


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
class WeekPageData:
    """Everything that a private page is drawn from."""

    seen: WeekSeen
    names: Names
    past: Sequence[Week]
    match: Match | None = None
    """The user's own try."""
    message: Message | None = None
    """The board of the user's own try."""
    may_share: bool = False


class WeekWords(OccasionWords):
    """How pages speak of tries."""

    def which(self, match: Match, language: Language) -> str:
        week = Week.parse(match.occasion.key)
        until = timestamp(week.ends_at, "R")
        return language.say("panel-facts-week", number=week.number, until=until)

    def ask_to_resign(self, language: Language) -> str:
        return language.say("ask-resign-week")

    def describe_end(self, language: Language) -> str:
        return language.say("result-cancelled-week")

    def describe_withheld(self, occasion: Occasion, language: Language) -> str:
        until = timestamp(Week.parse(occasion.key).ends_at, "R")
        return language.say("clock-halted-in-week", until=until)


speak_of(KIND, WeekWords())


# action slots


@action_button(Placement.RESULT, 5)
@action_button(Placement.OWN_BOARD, 15)
@action_button(Placement.ENDED, 5)
def _week_button(context: ActionContext) -> Block | None:
    match = context.match
    if match.occasion.kind != KIND or not match.is_over:
        return None
    week = Week.parse(match.occasion.key)
    return button(context.language.say("button-week"), OpenWeek(week), style=Style.primary)


# pages


async def week_page(
    shown: WeekPageData, language: Language, display: DisplayOptions = USUAL, *, note: str = ""
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


def _buttons(shown: WeekPageData, language: Language) -> list[Block | None]:
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


def _past_menu(shown: WeekPageData, language: Language) -> Block | None:
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


def _describe_place_here(here: Rank | None, language: Language) -> str:
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
    describe, own = partial(describe_margin, language=language), seen.own.user if seen.own else None
    table = describe_ranking(seen.table, describe, names, language, most=LISTED, own=own)
    unfinished = f"-# {language.say('week-unfinished', count=seen.unfinished)}" if seen.unfinished else ""
    return "\n".join(filter(None, [table, unfinished]))


def _describe_finished(seen: WeekSeen, language: Language) -> str:
    return (
        language.say("week-finished", count=seen.finished) if seen.finished else language.say("week-nobody")
    )


def _describe_best(seen: WeekSeen, language: Language) -> str:
    if not seen.is_over:
        return ""
    if seen.best is None:
        return f"-# {language.say('week-best-later')}"
    return language.say("week-best", result=describe_margin(seen.best.margin, language))


async def best_page(week: Week, best: BestGame, language: Language, display: DisplayOptions = USUAL) -> Page:
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


async def standing_board(client: DvonnClient, view: View, language: Language) -> Page:
    """Return the standing message: this week's board without any result, and the best results of the last one."""
    guild, boards = GuildId(view.key.about), client.get(WeeklyBoards)
    seen = await boards.seen(boards.week, None, guild)
    async with client.store.read() as uow:
        last_week: Week | None = await WeekRepository(uow).last_in(guild)
    last = await boards.seen(last_week, None, guild) if last_week else None
    async with client.store.read() as uow:
        names = await uow.people.names([each.user for each in last.table] if last else [])
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
    describe = partial(describe_margin, language=language)
    podium = describe_ranking(last.table, describe, names, language, most=PODIUM)
    return "\n".join([language.say("week-last", number=last.week.number), podium])


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
        message_tag=MessageTag(SHARED_WEEK, user, seen.week.code),
    )
