"""The page about a line, the list of saved lines, and the messages that share a line."""

from collections.abc import Iterator, Sequence
from functools import partial

import discord

from bot.catalogue import Language
from bot.domain import Match
from bot.domain.line import LONGEST_NAME, MOST_KEPT, LineId, LinePly, OwnLine
from bot.features.trying.pages import Trial, TryAt, bar_of_line, describe_heading
from bot.pages.consequences import describe_line
from bot.pages.game_words import alternative, describe_move_or_pass, describe_position, describe_turn
from bot.pages.history import ShowHistory, history_button
from bot.pages.match_status import number_of
from bot.pages.pictures import animated, position_picture
from bot.pages.viewer import USUAL
from bot.toolkit.answer import Field, Form, close_button
from bot.toolkit.control import Control, Style, button, select
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Block, MessageKind, MessageTag, Page, Subject, row, rows_on_a_phone
from bot.toolkit.words import accent, dotted, in_a_row, listed, mention, quoted
from rendering import render_replay

SHARED_LINE = MessageKind(21, "SHARED_LINE", Subject.MATCH)
"""A line that starts from a match, or from a record (about 0), at a ply."""

MOST_TOLD = 16
"""How many of the last moves are described with their effects; earlier moves are listed in notation only."""

NAME = "name"
"""The field of the form for naming a line."""


class AskName(Control, action="keep-line"):
    line: LineId


class KeepLine(Control, action="name-line"):
    """Saves a line under the name that was typed."""

    line: LineId


class DropLine(Control, action="drop-line"):
    """Deletes a saved line."""

    line: LineId


class ShareLine(Control, action="share-line"):
    """Posts a line in the channel, with a picture of the position after `at` of its moves."""

    line: LineId
    at: LinePly


class AnimateLine(Control, action="animate-line"):
    line: LineId
    at: LinePly


class ListLines(Control, action="lines"):
    pass


class OpenLine(Control, action="open-line"):
    """A menu of the user's saved lines; `page` keeps custom ids unique if there are ever several menus."""

    page: PageNumber


def about_page(trial: Trial, *, note: str = "", may_share: bool = False) -> Page:
    """Describe all moves of a line and offer the actions on it."""
    own, language = trial.own, trial.viewer.language
    name = language.say("button-rename-line" if own.kept else "button-keep-line")
    return Page(
        note,
        describe_heading(trial),
        "\n".join(_describe_moves(trial)),
        *rows_on_a_phone(
            [
                button(language.say("button-back"), TryAt(own.id, trial.at), style=Style.primary),
                button(name, AskName(own.id)),
                button(language.say("button-drop-line"), DropLine(own.id)) if own.kept else None,
                button(language.say("button-share-line"), ShareLine(own.id, trial.at)) if may_share else None,
                button(language.say("button-animate-line"), AnimateLine(own.id, trial.at))
                if may_share and own.line.moves
                else None,
                button(language.say("button-lines"), ListLines()),
                button(language.say("button-history"), ShowHistory(own.start.past, own.start.ply))
                if trial.past
                else None,
                close_button(language),
            ],
            most=4,
        ),
    )


def _describe_moves(trial: Trial) -> Iterator[str]:
    """List the moves with numbers, the last ones with their effects."""
    language, turns = trial.viewer.language, trial.own.line.turns()
    if not turns:
        yield language.say("try-no-moves")
        return
    early = turns[:-MOST_TOLD]
    if early:
        text = listed((describe_move_or_pass(turn.move, language) for turn in early), language)
        yield language.say("try-earlier", count=len(early), moves=text)
    yield from describe_line(turns[len(early) :], trial.reader, language, scores=False, first=len(early) + 1)


def name_form(own: OwnLine, language: Language) -> Form:
    field = Field(NAME, language.say("field-line-name"), value=own.name, longest=LONGEST_NAME)
    return Form(language.say("form-line-name"), KeepLine(own.id), fields=(field,))


def lines_page(kept: Sequence[OwnLine], language: Language) -> Page:
    if not kept:
        return Page(language.say("lines-none"))
    return Page(
        language.say("lines-heading", count=len(kept), most=MOST_KEPT),
        "\n".join(
            f"- {dotted([f'**{quoted(own.name)}**', *_facts(own, language)], language)}" for own in kept
        ),
        row(
            select(
                language.say("ask-line"),
                [
                    discord.SelectOption(
                        label=own.name,
                        value=str(own.id),
                        description=dotted(_facts(own, language), language)[:100],
                    )
                    for own in kept
                ],
                OpenLine(FIRST_PAGE),
            )
        ),
        row(close_button(language)),
    )


def _facts(own: OwnLine, language: Language) -> list[str]:
    """Describe the game that a line starts from, and the length of the line."""
    match = own.start.past.match
    origin = language.say("games-match", match=match) if match else language.say("lines-of-record")
    return [origin, language.say("count-moves", count=own.line.end)]


# Shared with everyone.


async def shared_line_page(trial: Trial) -> Page:
    """Render a shared line, with a picture of the current position."""
    language = trial.viewer.language
    return Page(
        language.say("shared-line", player=mention(trial.viewer.user, language)),
        describe_heading(trial),
        "\n".join(_describe_moves(trial)),
        await position_picture(trial.position, language, USUAL, turn=trial.turn, bar=bar_of_line(trial)),
        _back_to_match(trial),
        accent=accent(trial.position.to_move),
        message_tag=_message_tag(trial),
    )


async def animated_line_page(trial: Trial, *, most_bytes: int) -> Page:
    """Render a shared line as an animated picture. Raises `Refused`: PICTURE_TOO_LARGE."""
    language, game = trial.viewer.language, trial.game
    start = trial.own.start
    ply = start.ply if trial.past is None else number_of(trial.past, start.ply)
    captions = [language.say("try-caption", match=start.past.match or 0, ply=ply)]
    captions += [
        language.say("replay-caption", ply=ply, last=trial.own.line.end, told=describe_turn(turn, language))
        for ply, turn in enumerate(trial.own.line.turns(), start=1)
    ]
    bars = [bar_of_line(trial, ply) for ply in range(trial.own.line.end + 1)]
    draw = partial(render_replay, game, captions=captions, bars=bars)
    return Page(
        language.say("shared-line", player=mention(trial.viewer.user, language)),
        describe_heading(trial),
        await animated(draw, _alternative(trial), most_bytes=most_bytes),
        _back_to_match(trial),
        message_tag=_message_tag(trial),
    )


def _alternative(trial: Trial) -> str:
    """Describe the moves, and the board after them."""
    language = trial.viewer.language
    moves = listed((describe_move_or_pass(move, language) for move in trial.game.moves), language)
    position = describe_position(trial.game.position, language)
    parts = (language.say("try-told", moves=moves), language.say("replay-at-the-end"), position)
    return alternative(in_a_row(parts, language))


def _back_to_match(trial: Trial) -> Block | None:
    past = trial.past
    return (
        row(history_button(past, trial.viewer.language, trial.own.start.ply))
        if isinstance(past, Match)
        else None
    )


def _message_tag(trial: Trial) -> MessageTag:
    return MessageTag(SHARED_LINE, trial.own.start.past.match or 0, trial.own.start.ply)
