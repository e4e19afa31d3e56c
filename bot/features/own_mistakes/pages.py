"""The pages on which users try their own mistakes again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.catalogue import Language
from bot.domain import Match, MatchId, Turn
from bot.domain.causes import Comparison
from bot.domain.computer import Best
from bot.domain.history import turns_of
from bot.domain.ids import PlyNumber
from bot.features.own_mistakes.learning import Mistake, candidates, mistakes_in
from bot.features.own_mistakes.repository import WaitingMistakes
from bot.pages.causes import describe_cause
from bot.pages.consequences import describe_line, describe_score
from bot.pages.game_words import colour_id, describe_move, opponent_mention
from bot.pages.history import history_button
from bot.pages.match_status import nearest, number_of, timestamp
from bot.pages.missed_moves import reply_to
from bot.pages.move_picker import Panel, Picker, PickMove
from bot.pages.pictures import position_picture
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_button, action_buttons, on_own_profile
from bot.toolkit.answer import close_button, close_where_it_fits
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, Page, row, rows_on_a_phone
from bot.toolkit.words import GOLD, accent, dotted, in_a_row
from dvonn import Colour, Jump, Move, Position


class ShowMistakes(Control, action="own-mistakes"):
    """Opens the user's mistake that has been due longest, or says when the next one returns."""


class TryMistakes(Control, action="own-mistakes-try"):
    """Opens the user's first mistake in a match, or the one after a ply."""

    match: MatchId
    beyond: PlyNumber | None = None


class ShowOwnMistake(Control, action="own-mistake"):
    match: MatchId
    ply: PlyNumber


class ShowBetterMove(Control, action="own-mistake-solution"):
    match: MatchId
    ply: PlyNumber


class ShowLatestGames(Control, action="latest-games"):
    pass


@dataclass(frozen=True)
class InMistake:
    """The mistake for which a better move is picked."""

    match: MatchId
    ply: PlyNumber


TRIES = Picker(InMistake, {PickMove: "own-mistake-move"})


@action_button(Placement.REVIEW, 10)
def _to_mistakes(context: ActionContext) -> Block | None:
    own = context.match.players.colour_of(context.viewer)
    if own is None or context.review is None or not mistakes_in(context.match, context.review, own):
        return None
    return button(context.language.say("button-own-mistakes"), TryMistakes(context.match.id))


@dataclass(frozen=True, slots=True)
class MistakeTask:
    """A mistake in its match, as the user who made it sees it."""

    match: Match
    mistake: Mistake
    viewer: Viewer

    @property
    def position(self) -> Position:
        return self.match.game.position_at(self.mistake.ply)

    @property
    def played(self) -> Move:
        return self.match.game.moves[self.mistake.ply]

    @property
    def colour(self) -> Colour:
        mover = self.position.to_move
        if mover is None:
            raise ValueError("nobody made a mistake")
        return mover

    @property
    def ply(self) -> PlyNumber:
        return PlyNumber(self.mistake.ply)


def task_panel(task: MistakeTask) -> Panel:
    """The question, with the user's own move marked on the board."""
    language = task.viewer.language
    choose = TRIES.choose(InMistake(task.match.id, task.ply))
    ways_on = (_solution_button(task),)
    return Panel(
        task.position,
        language,
        task.viewer.display,
        "\n".join(_describe_task(task)),
        choose,
        ways_on=ways_on,
        close=close_where_it_fits(ways_on, language),
        around=task.position.stacks,
        offered=candidates(task.match.game, task.mistake),
        plain=True,
        played=task.played if isinstance(task.played, Jump) else None,
    )


def _describe_task(task: MistakeTask) -> Iterator[str]:
    language, match = task.viewer.language, task.match
    yield language.say("own-mistake-task", colour=colour_id(task.colour), move=describe_move(task.played))
    played_at = match.ended_at or match.started_at
    yield "-# " + language.say(
        "own-mistake-from",
        match=match.id,
        opponent=opponent_mention(match, task.viewer.user, language),
        date=timestamp(played_at, "D"),
        ply=number_of(match, task.ply + 1),
    )
    facts = [describe_score(task.position, task.colour, language)]
    if task.mistake.solved:
        facts.append(language.say("own-mistake-solved-before", count=task.mistake.solved))
    yield f"-# {dotted(facts, language)}"


def _solution_button(task: MistakeTask) -> Block:
    control = ShowBetterMove(task.match.id, task.ply)
    return button(task.viewer.language.say("button-puzzle-solution"), control)


def _history_button(task: MistakeTask) -> Block:
    return history_button(task.match, task.viewer.language, nearest(task.match, task.ply))


async def wrong_page(task: MistakeTask, turn: Turn, *, answer: Best | None) -> Page:
    """Show the reply to a move that is no better, and when the mistake returns."""
    language = task.viewer.language
    verdict = language.say("own-mistake-wrong", move=describe_move(turn.move))
    if turn.move == task.played:
        verdict = language.say("own-mistake-again", move=describe_move(turn.move))
    if why := _describe_cause(task, (turn.move, *(answer.line if answer else ()))):
        verdict = in_a_row([verdict, why], language)
    reply = await reply_to(turn, verdict, task.viewer, answer=answer)
    again = ShowOwnMistake(task.match.id, task.ply)
    return Page(
        reply.text,
        reply.picture,
        reply.line,
        f"-# {_describe_return(task)}",
        row(
            button(language.say("button-puzzle-again"), again, style=Style.primary),
            _solution_button(task),
            close_button(language),
        ),
        accent=accent(task.colour),
    )


def _describe_cause(task: MistakeTask, line: Iterable[Move]) -> str:
    """Describe what a line leads to that the better move avoids; empty if there is nothing to show."""
    compared = Comparison.between(task.position, line, task.mistake.line)
    cause = compared.cause
    return describe_cause(cause, compared, task.colour, task.viewer.language) if cause else ""


async def right_page(task: MistakeTask, turn: Turn, *, counted: bool, others: bool, further: bool) -> Page:
    """Show a right move, whether it counted, and when the mistake returns.

    `others` says whether others are due, and `further` whether there are others in the same match.
    """
    language = task.viewer.language
    better = task.mistake.better
    sentences = [language.say("own-mistake-right", move=describe_move(turn.move))]
    if turn.move != better:
        sentences.append(language.say("own-mistake-also", move=describe_move(better)))
    return Page(
        in_a_row(sentences, language),
        await position_picture(
            turn.after, language, task.viewer.display, turn=turn, around=task.position.stacks
        ),
        _describe_better_line(task) if turn.move == better else None,
        _describe_return(task, counted=counted),
        *_ways_on(task, others=others, further=further),
        accent=GOLD,
    )


async def solution_page(task: MistakeTask, *, others: bool, further: bool) -> Page:
    """Show the move that was played and the better one."""
    language, played, better = task.viewer.language, task.played, task.mistake.better
    told = language.say("own-mistake-solution", better=describe_move(better), move=describe_move(played))
    why = _describe_cause(task, task.match.game.moves[task.mistake.ply :])
    return Page(
        in_a_row(filter(None, [told, why]), language),
        await position_picture(
            task.position,
            language,
            task.viewer.display,
            played=played if isinstance(played, Jump) else None,
            better=better if isinstance(better, Jump) else None,
            around=task.position.stacks,
        ),
        _describe_better_line(task),
        _describe_return(task),
        *_ways_on(task, others=others, further=further),
        accent=accent(task.colour),
    )


def _describe_better_line(task: MistakeTask) -> str:
    turns = list(turns_of(task.position, task.mistake.line))
    return "\n".join(describe_line(turns, task.colour, task.viewer.language))


def _describe_return(task: MistakeTask, *, counted: bool = False) -> str:
    """Say when the mistake returns, and after a right answer that came too early, that it didn't count."""
    language, mistake = task.viewer.language, task.mistake
    if mistake.due_at is None:
        return language.say("own-mistake-learned" if counted else "own-mistake-learned-before")
    when = timestamp(mistake.due_at, "R")
    if counted:
        return language.say("own-mistake-counted", count=mistake.solved, when=when)
    return language.say("own-mistake-returns", when=when)


def _ways_on(task: MistakeTask, *, others: bool, further: bool) -> list[Block]:
    say = task.viewer.language.say
    following: Control = TryMistakes(task.match.id, task.ply) if further and not others else ShowMistakes()
    return rows_on_a_phone(
        [
            button(say("button-own-mistakes-next"), following, style=Style.primary)
            if others or further
            else None,
            *action_buttons(
                Placement.REVIEW, ActionContext(task.match, task.viewer.language, task.viewer.user)
            ),
            _history_button(task),
            latest_games_button(task.viewer.language),
            close_button(task.viewer.language),
        ],
        most=3,
    )


def nothing_due_page(waiting: WaitingMistakes, language: Language) -> Page:
    """Say when the next mistake returns, or how mistakes get here."""
    if waiting.next_at is None:
        text = language.say("own-mistakes-none")
    else:
        when = timestamp(waiting.next_at, "R")
        text = language.say("own-mistakes-later", count=waiting.count, when=when)
    return Page(
        language.say("own-mistakes-title"),
        text,
        row(latest_games_button(language), close_button(language)),
    )


@on_own_profile
def latest_games_button(language: Language) -> Block:
    return button(language.say("button-latest-games"), ShowLatestGames())
