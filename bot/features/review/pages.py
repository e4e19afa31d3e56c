"""The pages of a review, and its chart of winning chances, as a picture or in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from bot.catalogue import Language
from bot.catalogue.refusals import Reader, word
from bot.domain import Match, MatchId, Message, Turn, UserId
from bot.domain.computer import Evaluation, JudgedMove, Review
from bot.domain.ids import PastId, PlyNumber
from bot.domain.proved import last_win_of_loser, perfect_from
from bot.features.review.endings import describe_last_win, is_loser
from bot.features.review.reasons import Compared, reasons
from bot.features.review.refusals import REVIEW_SHARED, Shared
from bot.pages.consequences import describe_certain, describe_line, describe_share
from bot.pages.game_words import SIGNS, alternative, colour_id, colour_name, describe_move
from bot.pages.history import ShowHistory, add_closer_look
from bot.pages.match_status import (
    Past,
    describe_past_players,
    describe_title,
    given_name,
    id_of,
    nearest,
    number_of,
    player_name,
    plies,
    stacks_moved,
)
from bot.pages.pictures import Shown, drawn_name, position_picture
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.toolkit.control import Control, Style, button, message_url
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Picture, Subject, row, rows_on_a_phone
from bot.toolkit.words import GOLD, accent, in_a_row, listed, mention
from dvonn import Colour, Jump
from rendering import ChanceLabels, Course, is_legible, render_chances

SHARED_REVIEW = MessageKind(18, "SHARED_REVIEW", Subject.MATCH)

Names = Mapping[UserId, str]


async def chances_picture(past: Past, review: Review, viewer: Viewer) -> Shown:
    """Draw the chart of a review. Its alternative text summarises everything in it."""
    text = describe_chances(past, review, viewer.language)
    if viewer.display.words:
        return text
    labels = ChanceLabels(
        white=_drawn_name(past, Colour.WHITE, viewer.names, viewer.language),
        black=_drawn_name(past, Colour.BLACK, viewer.names, viewer.language),
        chance=viewer.language.say("review-chart-chance"),
        ply=viewer.language.say("chart-ply"),
        certain=viewer.language.say("review-chart-certain"),
    )
    course = course_of(review)
    return await in_thread(
        Drawn.CHART,
        lambda: Picture(
            render_chances(course, labels=labels, given=plies(past).start, theme=viewer.display.theme),
            text,
            name="review",
        ),
    )


def course_of(review: Review) -> Course:
    """Convert a review to the data of its chart."""
    turn = review.turning_point
    return Course(
        review.first,
        [standing.chance for standing in review.standings],
        {move.ply + 1: move.mover for worst in review.mistakes.values() for move in worst},
        turning_point=turn.ply + 1 if turn else None,
        certain_from=review.certain_from,
    )


def _drawn_name(past: Past, colour: Colour, names: Names, language: Language) -> str:
    if isinstance(past, Match):
        return drawn_name(past, colour, names, language)
    given = given_name(past, colour)
    return given if is_legible(given) else colour_name(colour, language)


def describe_chances(past: Past, review: Review, language: Language) -> str:
    """Describe the chart in words: the chances, the turning point, certain results and the worst moves."""
    return alternative(in_a_row(_told(past, review, language), language))


def _told(past: Past, review: Review, language: Language) -> Iterator[str]:
    standings = review.standings
    chances = [standing.chance for standing in standings]
    highest, lowest = chances.index(max(chances)), chances.index(min(chances))
    yield language.say(
        "review-told",
        first=describe_share(standings[0], Colour.WHITE, language),
        last=describe_share(standings[-1], Colour.WHITE, language),
        highest=describe_share(standings[highest], Colour.WHITE, language),
        highest_ply=number_of(past, review.first + highest),
        lowest=describe_share(standings[lowest], Colour.WHITE, language),
        lowest_ply=number_of(past, review.first + lowest),
    )
    if turn := review.turning_point:
        yield language.say(
            "review-told-turning-point", ply=number_of(past, turn.ply + 1), move=describe_move(turn.move)
        )
    if (certain := review.certain_from) is not None:
        text = describe_certain(review.at(certain), language).replace("**", "")  # plain text only
        yield language.say("review-told-certain", ply=number_of(past, certain), told=text)
    for colour in Colour:
        yield _describe_worst(past, colour, review.mistakes[colour], language)


def _describe_worst(past: Past, colour: Colour, worst: Sequence[JudgedMove], language: Language) -> str:
    moves = [
        language.say("review-told-mistake", ply=number_of(past, move.ply + 1), move=describe_move(move.move))
        for move in sorted(worst, key=lambda move: move.ply)
    ]
    if not moves:
        return ""
    return language.say(
        "review-told-mistakes", colour=colour_id(colour), count=len(moves), told=listed(moves, language)
    )


MistakeNumber = NewType("MistakeNumber", int)
"""The number of one of the worst moves of a game, from 1, in playing order."""

FIRST_MISTAKE = MistakeNumber(1)


class ReviewWay(StrEnum):
    """The buttons that navigate between mistakes."""

    BACK = "back"
    ON = "on"


class ShowReview(Control, action="review"):
    past: PastId


class ShowMistake(Control, action="review-mistake"):
    """A control that shows a mistake by number; `way` keeps custom ids unique if buttons lead to the same mistake."""

    past: PastId
    number: MistakeNumber
    way: ReviewWay | None = None


class ShareReview(Control, action="share-review"):
    match: MatchId


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game and its review, with what is needed to render pages for one viewer."""

    past: Past
    review: Review
    viewer: Viewer
    shallow: bool = False
    """Whether this machine has only the slow search, which looks less far ahead."""

    @property
    def mistakes(self) -> list[JudgedMove]:
        """The worst moves of both players, in playing order."""
        return sorted(
            (move for worst in self.review.mistakes.values() for move in worst), key=lambda move: move.ply
        )

    @property
    def first_mistake(self) -> MistakeNumber:
        """The first of the viewer's own mistakes; of other games and without one, the first of all."""
        own = self.past.players.colour_of(self.viewer.user) if isinstance(self.past, Match) else None
        numbers = (number for number, judged in enumerate(self.mistakes, start=1) if judged.mover is own)
        return MistakeNumber(next(numbers, FIRST_MISTAKE))

    def number_of(self, judged: JudgedMove) -> int:
        """Return the number of a move as displayed, from 1."""
        return number_of(self.past, judged.ply + 1)


def _is_reviewable(view: ActionContext) -> bool:
    return view.match.is_over and stacks_moved(view.match)


add_action_button(
    ShowReview,
    "button-review",
    {Placement.RESULT: 15, Placement.HEAD: 15, Placement.ENDED: 15, Placement.MORE_LOOK_BACK: 12},
    when=_is_reviewable,
)


def _look(past: Past, _: PlyNumber, language: Language) -> Block | None:
    over = not isinstance(past, Match) or past.is_over
    return _review_button(past, language) if over and stacks_moved(past) else None


add_closer_look(20, _look)


def _review_button(past: Past, language: Language) -> Block:
    return button(language.say("button-review"), ShowReview(id_of(past)))


def _history_button(past: Past, language: Language, ply: PlyNumber | None = None) -> Block:
    return button(language.say("button-history"), ShowHistory(id_of(past), ply))


def waiting_page(language: Language) -> Page:
    """Build the page that is shown while the game is being analysed."""
    return Page(language.say("review-thinking"))


async def review_page(seen: Reviewed, *, note: str = "", may_share: bool = False) -> Page:
    """Render the review for one user. `note` reports the preceding action first."""
    past, language = seen.past, seen.viewer.language
    worst = button(
        language.say("button-worst-moves"), ShowMistake(id_of(past), seen.first_mistake), style=Style.primary
    )
    share = isinstance(past, Match) and may_share
    return Page(
        note,
        _describe_title(past, language),
        await chances_picture(past, seen.review, seen.viewer),
        "\n".join(_describe_course(seen)),
        *rows_on_a_phone(
            [
                worst if seen.mistakes else None,
                *_slot(seen),
                _history_button(past, language),
                button(language.say("button-share"), ShareReview(MatchId(past.id))) if share else None,
            ]
        ),
        accent=GOLD,
    )


def _slot(seen: Reviewed) -> list[Block]:
    """Return the buttons of features on the review that a player sees of their own match."""
    if not isinstance(seen.past, Match) or seen.past.players.colour_of(seen.viewer.user) is None:
        return []
    context = ActionContext(seen.past, seen.viewer.language, seen.viewer.user, review=seen.review)
    return action_buttons(Placement.REVIEW, context)


async def shared_review_page(match: Match, seen: Reviewed, sharer: UserId) -> Page:
    """Render the review as shared by a player with everyone in the channel."""
    language = seen.viewer.language
    return Page(
        language.say("shared-review", player=mention(sharer, language)),
        _describe_title(match, language),
        await chances_picture(match, seen.review, seen.viewer),
        "\n".join(_describe_course(seen)),
        row(_review_button(match, language), _history_button(match, language)),
        accent=GOLD,
        message_tag=MessageTag(SHARED_REVIEW, match.id),
    )


async def mistake_page(seen: Reviewed, number: int) -> Page:
    """Show mistake `number`, from 1 and clamped to the valid range: why it was a mistake, and what was better."""
    language, mistakes = seen.viewer.language, seen.mistakes
    number = min(max(number, 1), len(mistakes))
    judged = mistakes[number - 1]
    compared = Compared.of(seen.past.game, judged)
    position = seen.past.game.position_at(judged.ply)
    played, better = _jump(compared.played[0]), _jump(compared.better[0])
    return Page(
        "\n".join(_describe_mistake(seen, number, judged, compared)),
        await position_picture(position, language, seen.viewer.display, played=played, better=better),
        "\n".join(_describe_lines(judged, compared, language)),
        row(
            _step(seen, number - 1, ReviewWay.BACK, language.say("button-earlier-page")),
            _step(seen, number + 1, ReviewWay.ON, language.say("button-later-page")),
        ),
        row(
            button(language.say("button-review-chart"), ShowReview(id_of(seen.past))),
            _history_button(seen.past, language, nearest(seen.past, judged.ply + 1)),
        ),
        accent=accent(judged.mover),
    )


def _step(seen: Reviewed, number: int, way: ReviewWay, label: str) -> Block:
    exists = 1 <= number <= len(seen.mistakes)
    return button(label, ShowMistake(id_of(seen.past), MistakeNumber(number), way), disabled=not exists)


def _describe_title(past: Past, language: Language) -> str:
    players = describe_past_players(past, past.game.position, language)
    return language.say("review-title", title=describe_title(past, language), players=players)


def _describe_course(seen: Reviewed) -> Iterator[str]:
    """Describe the turning point, certain results, and each of the worst moves."""
    language = seen.viewer.language
    yield _describe_turning_point(seen)
    if (certain := seen.review.certain_from) is not None:
        yield language.say(
            "review-certain",
            ply=number_of(seen.past, certain),
            told=describe_certain(seen.review.at(certain), language),
        )
    yield from _describe_proved(seen)
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


def _describe_proved(seen: Reviewed) -> Iterator[str]:
    """Describe who played a perfect ending, and to the loser alone how long the game could still be won."""
    given = len(seen.past.opening.moves) if isinstance(seen.past, Match) else 0  # not played by the players
    for colour in Colour:
        start = perfect_from(seen.past.game, seen.review, colour, since=given)
        if start is not None:
            yield seen.viewer.language.say(
                "review-perfect",
                sign=SIGNS[colour],
                player=player_name(seen.past, colour, seen.viewer.language),
                ply=number_of(seen.past, start + 1),
            )
    if isinstance(seen.past, Match) and is_loser(seen.past, seen.viewer.user):
        lost = last_win_of_loser(seen.past, seen.review)
        if lost is not None:
            yield describe_last_win(seen.past, lost, seen.viewer.language)


def _describe_turning_point(seen: Reviewed) -> str:
    language, judged = seen.viewer.language, seen.review.turning_point
    if judged:
        return language.say(
            "review-turning-point",
            sign=SIGNS[judged.mover],
            ply=seen.number_of(judged),
            move=describe_move(judged.move),
            fall=_describe_fall(judged, language),
        )
    return language.say("review-no-turning-point")


def _describe_fall(judged: JudgedMove, language: Language) -> str:
    """Describe how far a move lowered the chances of the player who made it."""
    colour = judged.mover
    return language.say("review-fall", colour=colour_id(colour), **_shares(judged, colour, language))


def _shares(judged: JudgedMove, colour: Colour, language: Language) -> dict[str, str]:
    """Return a player's winning chances before and after a move, as text."""
    return {
        "before": describe_share(judged.before, colour, language),
        "after": describe_share(judged.after, colour, language),
    }


def _describe_mistake(seen: Reviewed, number: int, judged: JudgedMove, compared: Compared) -> Iterator[str]:
    """Describe the move, how far it lowered the chances, any certain results, and the reasons visible on the board."""
    language, mover = seen.viewer.language, judged.mover
    yield language.say(
        "review-mistake-title",
        number=number,
        count=len(seen.mistakes),
        sign=SIGNS[mover],
        player=player_name(seen.past, mover, language),
        ply=seen.number_of(judged),
        last=number_of(seen.past, len(seen.past.game.moves)),
    )
    yield _describe_fall(judged, language)
    for standing, move in ((judged.before, judged.before.line[0]), (judged.after, judged.move)):
        if standing.decided:
            text = describe_certain(standing, language)
            yield language.say("review-certain-after", move=describe_move(move), told=text)
    yield from reasons(compared, language)


def _describe_lines(judged: JudgedMove, compared: Compared, language: Language) -> Iterator[str]:
    """Describe both lines, move by move with their effects, and where they lead.

    The end of a line is described by its score if both lines are equally long and their ends can be compared, otherwise
    by the outcome that is expected with best play.
    """
    lines = (
        (language.say("review-played"), compared.played, judged.after),
        (language.say("review-better"), compared.better, judged.before),
    )
    settled = compared.settled == len(compared.played) == len(compared.better)
    for heading, turns, standing in lines:
        yield heading
        yield from describe_line(turns, None, language, scores=False, result=settled)
        if not settled:
            yield _describe_expected(standing, judged.mover, language)


def _describe_expected(standing: Evaluation, colour: Colour, language: Language) -> str:
    """Describe the certain result, or a player's chance to win."""
    if standing.decided:
        return describe_certain(standing, language)
    share = describe_share(standing, colour, language)
    return language.say("review-expected", colour=colour_id(colour), chance=share)


def _jump(turn: Turn) -> Jump | None:
    return turn.move if isinstance(turn.move, Jump) else None


def _describe_shared(shared: Shared, reader: Reader) -> str:
    if shared.message is None:
        return reader.language.say("refused-review-being-shared")
    url = message_url(shared.match, Message(shared.channel, shared.message))
    return reader.language.say("refused-review-shared", url=url)


word(_describe_shared, REVIEW_SHARED)
