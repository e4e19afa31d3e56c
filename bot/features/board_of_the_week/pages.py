"""The pages of the board of the week: the standing message, the private page, and the card that shares a result."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from discord import ui

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in
from bot.discord.client import DvonnClient
from bot.domain import GuildId, Match, Message
from bot.domain.history import Turn
from bot.domain.occasion import Occasion
from bot.domain.ranking import Rank
from bot.domain.view import View
from bot.features.board_of_the_week.occasion import KIND
from bot.features.board_of_the_week.refusals import WEEK_IN_PLAY
from bot.features.board_of_the_week.repository import BestGame, Try, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekSeen
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Result, Week, WeekBoard
from bot.pages.game_words import colour_id
from bot.pages.match_status import timestamp
from bot.pages.occasions import OccasionWords, speak_of
from bot.pages.pictures import course_picture, position_picture, result_picture, seen_by
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import close_button
from bot.toolkit.control import Control, Style, button, offered, to_board
from bot.toolkit.page import (
    Block,
    MessageKind,
    MessageTag,
    Page,
    Picture,
    beside,
    row,
    rows_on_a_phone,
)
from bot.toolkit.ranking import PODIUM, describe_ranking
from bot.toolkit.words import GOLD, Names, accent, dotted, in_a_row, mention, signed
from dvonn import PASS, SPACES, Game, Jump, Move

SHARED_WEEK = MessageKind(30, "SHARED_WEEK")
"""A user's result on the board of a week: by the user, and the week's code."""

fill_in(lambda board, _: {"until": timestamp(board.until, "R")}, WEEK_IN_PLAY)

LISTED = 5
"""How many results a table shows below a picture; the viewer's own follows if it isn't among them."""


class OpenWeek(Control, action="week"):
    """Opens the page of a week, by default the current one."""

    week: Week | None = None


class PlayWeek(Control, action="week-play"):
    """Begins the user's try at the board of a week, or offers the opponents if none is named."""

    week: Week
    opponent: Opponent | None = None


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
    is_shared_place: bool = False
    """Whether others can see where the page is."""


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
    facts = "\n".join(filter(None, [_describe_own(seen, language), _describe_standing(seen, language)]))
    return Page(
        note,
        _heading(seen.week, seen, language),
        facts or _describe_rules(seen.week, language),
        await _board(shown, language, display),
        *_opponents(seen, language),
        _describe_table(seen, shown.names, language),
        _describe_best(seen, language),
        *rows_on_a_phone(_buttons(shown, language)),
        _past_menu(shown, language),
        accent=GOLD if seen.is_over else accent(seen.week.colour),
    )


def _board(shown: WeekPageData, language: Language, display: DisplayOptions) -> Awaitable[Picture | str]:
    """Draw how the user's own try ended, or else the set-up."""
    match, own = shown.match, shown.seen.own
    if match is None or own is None or not match.is_over:
        return _set_up(shown.seen.board, language, display)
    names = seen_by(shown.names, own.user, language)
    return result_picture(match, language, display, names=names)


def _opponents(seen: WeekSeen, language: Language) -> list[Block]:
    """Offer the opponents, unless the user can't begin."""
    return [_offer(each, seen.week, language) for each in OPPONENTS] if seen.may_begin else []


def _offer(opponent: Opponent, week: Week, language: Language) -> Block:
    text = language.say(f"week-opponent-{opponent}", points=signed(opponent.handicap))
    label = language.say("button-week-level", level=opponent.level)
    return beside(text, button(label, PlayWeek(week, opponent), style=Style.primary))


def _buttons(shown: WeekPageData, language: Language) -> list[Block | None]:
    seen, say = shown.seen, language.say
    week = seen.week
    return [
        to_board(shown.match, shown.message, language) if shown.match and seen.is_playing else None,
        button(say("button-week-continue"), PlayWeek(week))
        if seen.is_playing and not shown.message
        else None,
        _share_button(shown, language),
        button(say("button-week-best"), BestOfWeek(week)) if seen.best else None,
        button(say("button-week-current"), OpenWeek()) if seen.is_over else None,
        close_button(language),
    ]


def _share_button(shown: WeekPageData, language: Language) -> Block | None:
    own, week = shown.seen.own, shown.seen.week
    if own is None or own.result is None or not shown.is_shared_place:
        return None
    if shown.seen.is_shared:
        return button(language.say("button-week-shared"), ShareWeek(week), disabled=True)
    return button(language.say("button-share"), ShareWeek(week), style=Style.primary)


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
    return language.say("week-rules", colour=colour_id(week.colour))


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
    if own.finished_at is None and not seen.is_over:
        return language.say("week-playing", level=own.opponent.level)
    if own.result is None:
        return language.say("week-over-unfinished")
    won = describe_margin(own.result.margin, language)
    result = language.say("week-own", result=won, level=own.opponent.level)
    return in_a_row([result, language.say("table-unlisted-private")], language) if seen.is_hidden else result


def _describe_standing(seen: WeekSeen, language: Language) -> str:
    """Describe the score of the user's own try beside the par, and the places; empty without a result."""
    if seen.own is None or seen.own.result is None:
        return ""
    return _describe_score(seen, seen.own.result, _describe_places(seen, language), language)


def _describe_score(seen: WeekSeen, result: Result, places: Sequence[str], language: Language) -> str:
    """Describe a score beside the par, with places below."""
    par = [] if seen.par is None else [language.say("week-par", par=signed(seen.par))]
    score = dotted([describe_score(result), *par], language)
    return f"{score}\n-# {dotted(places, language)}" if places else score


def _describe_places(seen: WeekSeen, language: Language) -> list[str]:
    """Describe the places in the server and in all servers; one of them if the same people are in both."""
    here, everywhere = seen.here, seen.everywhere
    places = [_describe_place_here(here, language)] if here else []
    if everywhere and not (here and here.of == everywhere.of):
        told = language.say("week-place-everywhere", place=everywhere.place, count=everywhere.of)
        places.append(told)
    return places


def _describe_place_here(here: Rank, language: Language) -> str:
    return language.say("week-place-here", place=here.place, count=here.of)


def describe_margin(margin: int, language: Language) -> str:
    """Describe how a game ended: "won by 7"."""
    result = "tied" if margin == 0 else "won" if margin > 0 else "lost"
    return language.say("week-result", result=result, margin=abs(margin))


def describe_score(result: Result) -> str:
    """Write a score with what it consists of: "+9 +13 = 22"; without a handicap only the lead."""
    lead, handicap = signed(result.margin), result.opponent.handicap
    if not handicap:
        return f"**{lead}**"
    score = signed(result.score).removeprefix("+")
    return f"{lead} {signed(handicap)} = **{score}**"


def _describe_table(seen: WeekSeen, names: Names, language: Language) -> str:
    """Describe the results in the server, as far as the viewer may see them."""
    if not seen.may_compare:
        hidden = language.say("week-hidden") if seen.finished else ""
        return f"-# {in_a_row([_describe_finished(seen, language), hidden], language)}"
    own = seen.own.user if seen.own else None
    table = describe_ranking(seen.table, describe_score, names, language, most=LISTED, own=own)
    unfinished = f"-# {language.say('week-unfinished', count=seen.unfinished)}" if seen.unfinished else ""
    explained = f"-# {language.say('week-explained')}" if table or seen.own else ""
    return "\n".join(filter(None, [table, unfinished, explained]))


def _describe_finished(seen: WeekSeen, language: Language) -> str:
    return (
        language.say("week-finished", count=seen.finished) if seen.finished else language.say("week-nobody")
    )


def _describe_best(seen: WeekSeen, language: Language) -> str:
    if not seen.is_over:
        return ""
    if seen.best is None:
        return f"-# {language.say('week-best-later')}"
    return _describe_best_result(seen.best, language)


def _describe_best_result(best: BestGame, language: Language) -> str:
    score = describe_score(best.result)
    return language.say("week-best", level=best.result.opponent.level, score=score)


async def best_page(week: Week, best: BestGame, language: Language, display: DisplayOptions = USUAL) -> Page:
    """Return the page with the best line: the moves in rounds, and the final position."""
    game = best.game
    return Page(
        language.say("week-heading", number=week.number),
        _describe_best_result(best, language),
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
        _invitation(seen.week, language),
        accent=accent(seen.week.colour),
    )


def _invitation(week: Week, language: Language) -> Block:
    """The buttons of messages for everyone: to one's own try, and to the results."""
    return row(
        button(language.say("button-week-play"), PlayWeek(week), style=Style.primary),
        button(language.say("button-week"), OpenWeek(week)),
    )


def _describe_last(last: WeekSeen, names: Names, language: Language) -> str:
    podium = describe_ranking(last.table, describe_score, names, language, most=PODIUM)
    return "\n".join([language.say("week-last", number=last.week.number), podium])


async def shared_page(own: Try, seen: WeekSeen, match: Match, names: Names, language: Language) -> Page:
    """Return the card that shares a result. It shows no move and nothing of the board."""
    if own.result is None:
        raise ValueError("there is no result")
    told = language.say(
        "week-shared",
        player=mention(own.user, language),
        level=own.opponent.level,
        result=describe_margin(own.result.margin, language),
    )
    place = [_describe_place_here(seen.here, language)] if seen.here else []
    return Page(
        f"{language.say('week-heading', number=seen.week.number)}\n{told}",
        await course_picture(match, language, names=names),
        _describe_score(seen, own.result, place, language),
        _invitation(seen.week, language),
        accent=GOLD,
        message_tag=MessageTag(SHARED_WEEK, own.user, seen.week.code),
    )
