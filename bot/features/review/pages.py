"""The pages of a review, and its chart of winning chances, as a picture or in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NewType

from bot.catalogue import Language
from bot.catalogue.refusals import Reader, word
from bot.domain import Match, MatchId, Message, UserId
from bot.domain.causes import ExplainedMistake
from bot.domain.computer import LEVELS, JudgedMove, Review
from bot.domain.ids import PastId, PlyNumber
from bot.domain.proved import last_win_of_loser, perfect_from
from bot.features.review.endings import describe_last_win, is_loser
from bot.features.review.refusals import REVIEW_SHARED, Shared
from bot.pages.causes import address, describe_mistake
from bot.pages.consequences import describe_certain, describe_made, describe_share
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
from dvonn import Colour, Jump, Move
from rendering import ChanceLabels, Course, is_legible, render_chances

SHARED_REVIEW = MessageKind(18, "SHARED_REVIEW", Subject.MATCH)

Names = Mapping[UserId, str]


async def chances_picture(seen: "Reviewed") -> Shown:
    """Draw the chart of a review. Its alternative text summarises everything in it."""
    past, viewer = seen.past, seen.viewer
    listed, turn = [mistake.judged for mistake in seen.mistakes], seen.turning_point
    text = describe_chances(past, seen.review, listed, viewer.language, turn.judged if turn else None)
    if viewer.display.words:
        return text
    labels = ChanceLabels(
        white=_drawn_name(past, Colour.WHITE, viewer.names, viewer.language),
        black=_drawn_name(past, Colour.BLACK, viewer.names, viewer.language),
        chance=viewer.language.say("review-chart-chance"),
        ply=viewer.language.say("chart-ply"),
        certain=viewer.language.say("review-chart-certain"),
    )
    course = course_of(seen.review, listed, turn.judged if turn else None)
    return await in_thread(
        Drawn.CHART,
        lambda: Picture(
            render_chances(course, labels=labels, given=plies(past).start, theme=viewer.display.theme),
            text,
            name="review",
        ),
    )


def course_of(review: Review, listed: Sequence[JudgedMove], turn: JudgedMove | None) -> Course:
    """Convert a review to the data of its chart, with marks for the `listed` mistakes and the turning point."""
    return Course(
        review.first,
        [standing.chance for standing in review.standings],
        {move.ply + 1: move.mover for move in listed},
        turning_point=turn.ply + 1 if turn else None,
        certain_from=review.certain_from,
    )


def _drawn_name(past: Past, colour: Colour, names: Names, language: Language) -> str:
    if isinstance(past, Match):
        return drawn_name(past, colour, names, language)
    given = given_name(past, colour)
    return given if is_legible(given) else colour_name(colour, language)


def describe_chances(
    past: Past,
    review: Review,
    listed: Sequence[JudgedMove],
    language: Language,
    turn: JudgedMove | None,
) -> str:
    """Describe the chart in words: the chances, the turning point, certain results and the `listed` mistakes."""
    return alternative(in_a_row(_told(past, review, listed, language, turn), language))


def _told(
    past: Past,
    review: Review,
    listed: Sequence[JudgedMove],
    language: Language,
    turn: JudgedMove | None,
) -> Iterator[str]:
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
    if turn:
        yield language.say(
            "review-told-turning-point", ply=number_of(past, turn.ply + 1), move=describe_move(turn.move)
        )
    if (certain := review.certain_from) is not None:
        text = describe_certain(review.at(certain), language).replace("**", "")  # plain text only
        yield language.say("review-told-certain", ply=number_of(past, certain), told=text)
    for colour in Colour:
        worst = [move for move in listed if move.mover is colour]
        yield _describe_worst(past, colour, worst, language)


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
"""The number of one of the listed mistakes of a game, from 1."""

StepNumber = NewType("StepNumber", int)
"""The number of a move that shows a mistake, from 1: first what followed from it, then what was better."""


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


class ShowConsequence(Control, action="review-consequence"):
    """A control that plays the consequence of a mistake on the board, one move per page."""

    past: PastId
    number: MistakeNumber
    step: StepNumber


class ShareReview(Control, action="share-review"):
    match: MatchId


ALL_LISTED_FROM = LEVELS[-3]
"""From this level of the computer on, a review also lists mistakes without a visible cause."""


LARGE = 0.15
"""A move that loses at least this much winning chance may have given the game away."""


@dataclass(frozen=True)
class Reviewed:
    """A game and its review, with what is needed to render pages for one viewer."""

    past: Past
    review: Review
    viewer: Viewer
    shallow: bool = False
    """Whether this machine has only the slow search, which looks less far ahead."""

    @property
    def reader(self) -> Colour | None:
        """The side that the viewer has played."""
        return self.past.players.colour_of(self.viewer.user) if isinstance(self.past, Match) else None

    @cached_property
    def mistakes(self) -> Sequence[ExplainedMistake]:
        """The worst moves of both players that the review lists, in playing order, as the chart numbers them."""
        computer = self.past.computer if isinstance(self.past, Match) else None
        lists_all = computer is not None and computer.level >= ALL_LISTED_FROM
        listed = [mistake for mistake in self._worst if lists_all or mistake.is_visible]
        return sorted(listed, key=lambda mistake: mistake.judged.ply)

    @cached_property
    def _worst(self) -> Sequence[ExplainedMistake]:
        worst = (move for moves in self.review.mistakes.values() for move in moves)
        return [ExplainedMistake.of(self.past.game, move) for move in worst]

    @property
    def first_mistake(self) -> MistakeNumber:
        """The worst of the reader's own mistakes, or else of all: the one to begin with."""
        numbered = list(enumerate(self.mistakes, start=1))
        own = [(number, each) for number, each in numbered if each.judged.mover is self.reader]
        number, _ = max(own or numbered, key=lambda found: found[1].judged.fall)
        return MistakeNumber(number)

    @cached_property
    def turning_point(self) -> ExplainedMistake | None:
        """The move that gave the game away.

        If it shows nothing on the board, a large mistake of the same side that does, unless that side stood as well
        again later: then the game wasn't lost with it.
        """
        judged = self.review.turning_point
        if judged is None:
            return None
        turn = ExplainedMistake.of(self.past.game, judged)
        if turn.is_visible:
            return turn
        own = (mistake for mistake in self._worst if mistake.judged.mover is judged.mover)
        large = [
            mistake
            for mistake in own
            if mistake.is_visible and mistake.judged.fall >= LARGE and self._was_final(mistake.judged)
        ]
        return max(large, key=lambda each: each.judged.fall, default=turn)

    def _was_final(self, judged: JudgedMove) -> bool:
        """Whether the player who made a mistake never stood as well again."""
        before, later = judged.before, self.review.standings[judged.ply + 1 - self.review.first :]
        return all(each.chance_of(judged.mover) < before.chance_of(judged.mover) for each in later)

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
    share = isinstance(past, Match) and may_share
    return Page(
        note,
        _describe_title(past, language),
        _describe_turning_point(seen),
        await chances_picture(seen),
        "\n".join(_describe_course(seen)),
        *rows_on_a_phone(
            [
                _show_turning_point(seen),
                button(language.say("button-worst-moves"), ShowMistake(id_of(past), seen.first_mistake))
                if seen.mistakes
                else None,
                *_slot(seen),
                _history_button(past, language),
                button(language.say("button-share"), ShareReview(MatchId(past.id))) if share else None,
            ],
            most=3,
        ),
        accent=GOLD,
    )


def _show_turning_point(seen: Reviewed) -> Block | None:
    turn = seen.turning_point
    numbers = (
        number for number, each in enumerate(seen.mistakes, start=1) if turn and each.judged == turn.judged
    )
    number = next(numbers, None)
    return _show_me(seen, MistakeNumber(number)) if number else None


def _show_me(seen: Reviewed, number: MistakeNumber) -> Block:
    control = ShowConsequence(id_of(seen.past), number, StepNumber(1))
    return button(seen.viewer.language.say("button-show-me"), control, style=Style.primary)


def _slot(seen: Reviewed) -> list[Block]:
    """Return the buttons of features on the review that a player sees of their own match."""
    if not isinstance(seen.past, Match) or seen.reader is None:
        return []
    context = ActionContext(seen.past, seen.viewer.language, seen.viewer.user, review=seen.review)
    return action_buttons(Placement.REVIEW, context)


async def shared_review_page(match: Match, seen: Reviewed, sharer: UserId) -> Page:
    """Render the review as shared by a player with everyone in the channel."""
    language = seen.viewer.language
    return Page(
        language.say("shared-review", player=mention(sharer, language)),
        _describe_title(match, language),
        _describe_turning_point(seen),
        await chances_picture(seen),
        "\n".join(_describe_course(seen)),
        row(_review_button(match, language), _history_button(match, language)),
        accent=GOLD,
        message_tag=MessageTag(SHARED_REVIEW, match.id),
    )


async def mistake_page(seen: Reviewed, number: int) -> Page:
    """Show mistake `number`, from 1 and clamped to the valid range: what it led to, and what was better."""
    language = seen.viewer.language
    number = MistakeNumber(min(max(number, 1), len(seen.mistakes)))
    mistake = seen.mistakes[number - 1]
    judged = mistake.judged
    position = seen.past.game.position_at(judged.ply)
    return Page(
        language.say(
            "review-mistake-title",
            number=number,
            count=len(seen.mistakes),
            ply=seen.number_of(judged),
            last=number_of(seen.past, len(seen.past.game.moves)),
        ),
        await position_picture(
            position,
            language,
            seen.viewer.display,
            played=_jump(judged.move),
            better=_jump(judged.before.line[0]),
        ),
        "\n".join(_describe_mistake(seen, mistake)),
        row(
            _show_me(seen, number),
            _step(seen, number - 1, ReviewWay.BACK, language.say("button-earlier-page")),
            _step(seen, number + 1, ReviewWay.ON, language.say("button-later-page")),
        ),
        *rows_on_a_phone(
            [
                button(language.say("button-review-chart"), ShowReview(id_of(seen.past))),
                *_slot(seen),
                _history_button(seen.past, language, nearest(seen.past, judged.ply + 1)),
            ]
        ),
        accent=accent(judged.mover),
    )


async def consequence_page(seen: Reviewed, number: int, step: int) -> Page:
    """Show a move of what mistake `number` led to, or of what was better; both are clamped to the valid range."""
    language = seen.viewer.language
    number = MistakeNumber(min(max(number, 1), len(seen.mistakes)))
    mistake = seen.mistakes[number - 1]
    lines = (mistake.consequence, mistake.alternative)
    steps = [(line, place) for line in lines for place in range(len(line))]
    step = min(max(step, 1), len(steps))
    line, place = steps[step - 1]
    turn, first = line[place], line[0]
    explains = mistake.cause is not None and turn is mistake.cause.turn
    return Page(
        language.say(
            "review-shown-played" if line is lines[0] else "review-shown-better",
            move=describe_move(first.move),
            number=place + 1,
            count=len(line),
        ),
        f"{SIGNS[turn.colour]} {describe_made(turn, seen.reader, language)}",
        await position_picture(
            turn.after, language, seen.viewer.display, turn=turn, around=first.before.stacks
        ),
        describe_mistake(mistake, seen.reader, language) if explains else None,
        row(
            _to_step(seen, number, step - 1, len(steps), language.say("button-earlier-page")),
            _to_step(
                seen, number, step + 1, len(steps), language.say("button-later-page"), style=Style.primary
            ),
            button(language.say("button-back"), ShowMistake(id_of(seen.past), number)),
        ),
        row(button(language.say("button-review-chart"), ShowReview(id_of(seen.past)))),
        accent=accent(turn.colour),
    )


def _to_step(
    seen: Reviewed,
    number: MistakeNumber,
    step: int,
    last: int,
    label: str,
    *,
    style: Style = Style.secondary,
) -> Block:
    control = ShowConsequence(id_of(seen.past), number, StepNumber(step))
    return button(label, control, style=style, disabled=not 1 <= step <= last)


def _step(seen: Reviewed, number: int, way: ReviewWay, label: str) -> Block:
    exists = 1 <= number <= len(seen.mistakes)
    return button(label, ShowMistake(id_of(seen.past), MistakeNumber(number), way), disabled=not exists)


def _describe_title(past: Past, language: Language) -> str:
    players = describe_past_players(past, past.game.position, language)
    return language.say("review-title", title=describe_title(past, language), players=players)


def _describe_course(seen: Reviewed) -> Iterator[str]:
    """Describe what is proved, and how certain the chances are."""
    language = seen.viewer.language
    if (certain := seen.review.certain_from) is not None:
        leader = seen.review.at(certain).leader
        yield language.say(
            "review-certain",
            ply=number_of(seen.past, certain),
            leader=address(leader, seen.reader) if leader else "nobody",
        )
    yield from _describe_proved(seen)
    if not any(seen.review.mistakes.values()):
        yield language.say("review-no-mistakes")
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
        lost, turn = last_win_of_loser(seen.past, seen.review), seen.turning_point
        if lost is not None and not (turn and turn.judged.ply == lost.ply):
            yield describe_last_win(seen.past, lost, seen.viewer.language)


def _describe_turning_point(seen: Reviewed) -> str:
    """Describe which move gave the game away, by how much, and what it led to."""
    language, turn = seen.viewer.language, seen.turning_point
    if turn is None:
        return language.say("review-no-turning-point")
    judged = turn.judged
    told = language.say(
        "review-gave-away",
        mover=address(judged.mover, seen.reader),
        ply=seen.number_of(judged),
        move=describe_move(judged.move),
        **_shares(judged, language),
    )
    return in_a_row(filter(None, [told, describe_mistake(turn, seen.reader, language)]), language)


def _shares(judged: JudgedMove, language: Language) -> dict[str, str]:
    """Return the winning chances of the player who moved, before and after, as text."""
    return {
        "before": describe_share(judged.before, judged.mover, language),
        "after": describe_share(judged.after, judged.mover, language),
    }


def _describe_mistake(seen: Reviewed, mistake: ExplainedMistake) -> Iterator[str]:
    """Describe the move, how far it lowered the chances, what it led to, and the better move."""
    language, judged = seen.viewer.language, mistake.judged
    told = language.say(
        "review-played",
        mover=address(judged.mover, seen.reader),
        move=describe_move(judged.move),
        **_shares(judged, language),
    )
    yield in_a_row(filter(None, [told, describe_mistake(mistake, seen.reader, language)]), language)
    yield language.say("review-better", move=describe_move(judged.before.line[0]))


def _jump(move: Move) -> Jump | None:
    return move if isinstance(move, Jump) else None


def _describe_shared(shared: Shared, reader: Reader) -> str:
    if shared.message is None:
        return reader.language.say("refused-review-being-shared")
    url = message_url(shared.match, Message(shared.channel, shared.message))
    return reader.language.say("refused-review-shared", url=url)


word(_describe_shared, REVIEW_SHARED)
