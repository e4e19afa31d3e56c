"""The review of a game: the chart with what mattered, the worst moves one by one, and the card that is shared."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from bot.catalogue import Language
from bot.domain import Match, MatchId, Turn, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.domain.review import JudgedMove, Review
from bot.features.review.chart import Names, chances_picture
from bot.features.review.reasons import Compared, reasons
from bot.ui.action_slots import ActionContext, Placement, add_action_button
from bot.ui.chances import describe_certain, describe_share
from bot.ui.consequences import describe_line
from bot.ui.control import Control, Style, button
from bot.ui.display_options import DisplayOptions
from bot.ui.history import CLOSER_LOOKS, ShowHistory
from bot.ui.page import Block, Kind, MessageTag, Page, row
from bot.ui.past import (
    Past,
    describe_past_players,
    describe_title,
    id_of,
    nearest,
    number_of,
    player_name,
    stacks_moved,
)
from bot.ui.pictures import position_picture
from bot.ui.words import GOLD, SIGNS, accent, colour_id, describe_move, mention
from dvonn import Colour, Jump

MistakeNumber = NewType("MistakeNumber", int)
"""Counts the worst moves of a game from 1, in the order in which they were made."""

FIRST_MISTAKE = MistakeNumber(1)


class ReviewWay(StrEnum):
    """The buttons that lead from one of the worst moves to another."""

    BACK = "back"
    ON = "on"


class ShowReview(Control, action="review"):
    """Shows the review of a game."""

    past: PastId


class ShowMistake(Control, action="review-mistake"):
    """Shows one of the worst moves of a game, by its number; `way` tells apart buttons that lead to the same one."""

    past: PastId
    number: MistakeNumber
    way: ReviewWay | None = None


class ShareReview(Control, action="share-review"):
    """Posts the review of a match in the channel."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game with its review, and all that pages need to be drawn for somebody."""

    past: Past
    review: Review
    names: Names
    language: Language
    display: DisplayOptions
    shallow: bool = False
    """Whether only the slow search runs on this machine, which sees less."""

    @property
    def mistakes(self) -> list[JudgedMove]:
        """The worst moves of both players in the order in which they were made."""
        return sorted(
            (move for worst in self.review.mistakes.values() for move in worst), key=lambda move: move.ply
        )

    def number_of(self, judged: JudgedMove) -> int:
        """The number of a move as people count."""
        return number_of(self.past, judged.ply + 1)


def _is_reviewable(view: ActionContext) -> bool:
    return view.match.is_over and stacks_moved(view.match)


add_action_button(
    ShowReview, "button-review", {Placement.RESULT: 15, Placement.MORE: 12}, when=_is_reviewable
)


def _look(past: Past, _: PlyNumber, language: Language) -> Block | None:
    over = not isinstance(past, Match) or past.is_over
    return _review_button(past, language) if over and stacks_moved(past) else None


CLOSER_LOOKS.append(_look)


def _review_button(past: Past, language: Language) -> Block:
    return button(language.say("button-review"), ShowReview(id_of(past)))


def _history_button(past: Past, language: Language, ply: PlyNumber | None = None) -> Block:
    return button(language.say("button-history"), ShowHistory(id_of(past), ply))


def waiting_page(language: Language) -> Page:
    """The message that is shown while a game is looked through."""
    return Page(language.say("review-thinking"))


async def review_page(seen: Reviewed, *, note: str = "", may_share: bool = False) -> Page:
    """The review for one person; `note` says first what has just been done."""
    past, language = seen.past, seen.language
    worst = button(
        language.say("button-worst-moves"), ShowMistake(id_of(past), FIRST_MISTAKE), style=Style.primary
    )
    share = isinstance(past, Match) and may_share
    return Page(
        note,
        _describe_title(past, language),
        await chances_picture(past, seen.review, language, seen.display, names=seen.names),
        "\n".join(_describe_course(seen)),
        row(
            worst if seen.mistakes else None,
            _history_button(past, language),
            button(language.say("button-share"), ShareReview(MatchId(past.id))) if share else None,
        ),
        accent=GOLD,
    )


async def shared_review_page(match: Match, seen: Reviewed, sharer: UserId) -> Page:
    """The review that a player shares, as everybody in the channel sees it."""
    language = seen.language
    return Page(
        language.say("shared-review", player=mention(sharer, language)),
        _describe_title(match, language),
        await chances_picture(match, seen.review, language, seen.display, names=seen.names),
        "\n".join(_describe_course(seen)),
        row(_review_button(match, language), _history_button(match, language)),
        accent=GOLD,
        message_tag=MessageTag(Kind.SHARED_REVIEW, match.id),
    )


async def mistake_page(seen: Reviewed, number: int) -> Page:
    """One of the worst moves, the nearest to a number: why it was a mistake, and what was better."""
    language, mistakes = seen.language, seen.mistakes
    number = min(max(number, 1), len(mistakes))
    judged = mistakes[number - 1]
    compared = Compared.of(seen.past.game, judged)
    position = seen.past.game.position_at(judged.ply)
    played, better = _jump(compared.played[0]), _jump(compared.better[0])
    return Page(
        "\n".join(_describe_mistake(seen, number, judged, compared)),
        await position_picture(position, language, seen.display, played=played, better=better),
        _describe_lines(compared, language),
        row(
            _step(seen, number - 1, ReviewWay.BACK, language.say("button-mistake-back")),
            _step(seen, number + 1, ReviewWay.ON, language.say("button-mistake-on")),
        ),
        row(
            button(language.say("button-review-chart"), ShowReview(id_of(seen.past))),
            _history_button(seen.past, language, nearest(seen.past, judged.ply + 1)),
        ),
        accent=accent(judged.mover),
    )


def _step(seen: Reviewed, number: int, way: ReviewWay, label: str) -> Block:
    there = 1 <= number <= len(seen.mistakes)
    return button(label, ShowMistake(id_of(seen.past), MistakeNumber(number), way), disabled=not there)


def _describe_title(past: Past, language: Language) -> str:
    players = describe_past_players(past, past.game.position, language)
    return language.say("review-title", title=describe_title(past, language), players=players)


def _describe_course(seen: Reviewed) -> Iterator[str]:
    """Sentences on the turning point, on what is certain, and on each of the worst moves."""
    language = seen.language
    yield _describe_turning_point(seen)
    if (certain := seen.review.certain_from) is not None:
        yield language.say(
            "review-certain",
            ply=number_of(seen.past, certain),
            told=describe_certain(seen.review.at(certain), language),
        )
    mistakes = seen.mistakes
    yield language.say("review-worst", count=len(mistakes))
    for number, judged in enumerate(mistakes, start=1):
        yield language.say(
            "review-mistake",
            number=number,
            sign=SIGNS[judged.mover],
            ply=seen.number_of(judged),
            move=describe_move(judged.move),
            better=describe_move(judged.before.line[0]),
            points=round(100 * judged.fall),
        )
    yield language.say("review-estimates")
    if seen.shallow:
        yield language.say("review-shallow")


def _describe_turning_point(seen: Reviewed) -> str:
    language, judged = seen.language, seen.review.turning_point
    if judged:
        return language.say(
            "review-turning-point",
            sign=SIGNS[judged.mover],
            ply=seen.number_of(judged),
            move=describe_move(judged.move),
            **_shares(judged, Colour.WHITE, language),
        )
    last = seen.review.standings[-1]
    leader = Colour.WHITE if last.chance >= last.chance_of(Colour.BLACK) else Colour.BLACK
    return language.say("review-no-turning-point", colour=colour_id(leader))


def _shares(judged: JudgedMove, colour: Colour, language: Language) -> dict[str, str]:
    """A player's chances before and after a move."""
    return {
        "before": describe_share(judged.before, colour, language),
        "after": describe_share(judged.after, colour, language),
    }


def _describe_mistake(seen: Reviewed, number: int, judged: JudgedMove, compared: Compared) -> Iterator[str]:
    """Sentences on which move it was, by how much the chance fell, what is certain, and why it shows on the board."""
    language, mover = seen.language, judged.mover
    yield language.say(
        "review-mistake-title",
        number=number,
        count=len(seen.mistakes),
        sign=SIGNS[mover],
        player=player_name(seen.past, mover, language),
        ply=seen.number_of(judged),
        last=number_of(seen.past, len(seen.past.game.moves)),
    )
    yield language.say("review-fall", colour=colour_id(mover), **_shares(judged, mover, language))
    for standing, move in ((judged.before, judged.before.line[0]), (judged.after, judged.move)):
        if standing.decided:
            told = describe_certain(standing, language)
            yield language.say("review-certain-after", move=describe_move(move), told=told)
    yield from reasons(compared, language)


def _describe_lines(compared: Compared, language: Language) -> str:
    """Both lines, move by move with what each leads to."""
    return "\n".join(
        [
            language.say("review-played"),
            *describe_line(compared.played, None, language, scores=False),
            language.say("review-better"),
            *describe_line(compared.better, None, language, scores=False),
        ]
    )


def _jump(turn: Turn) -> Jump | None:
    return turn.move if isinstance(turn.move, Jump) else None
