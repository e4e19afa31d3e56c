"""The board of a match in a foreign place: everyone there sees it, and the player to move plays on it.

It addresses nobody as "you", and shows the usual colors, for it has several readers.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.catalogue import Language
from bot.domain import GuildId, Match, MatchId, Message
from bot.pages.board_post import board_page, describe_unnamed
from bot.pages.match_panel_pages import direct_panel
from bot.pages.match_status import describe_state, describe_story
from bot.pages.move_picker import Panel, draw_rows, draw_stacks
from bot.pages.pictures import bar_of
from bot.pages.viewer import DisplayOptions, Viewer
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.control import Control, button, link_in
from bot.toolkit.page import Page, row
from bot.toolkit.words import Names


class BringBack(Control, action="bring-back"):
    """A control that makes an older message in a foreign place the board of the match again."""

    match: MatchId


def moved_on_page(match: Match, newer: Message, guild: GuildId, language: Language) -> Page:
    """Return what an older message shows: where the board is now, or how to have it here, should that be gone."""
    return Page(
        language.say("foreign-moved-on", match=match.id),
        row(
            link_in(guild, language.say("button-to-board"), newer),
            button(language.say("button-show-here"), BringBack(match.id)),
        ),
    )


async def foreign_board_page(
    match: Match,
    language: Language,
    display: DisplayOptions,
    *,
    names: Names,
    note: str = "",
    notes: Sequence[str] = (),
    lines: Sequence[str] = (),
) -> Page:
    """Return the board with the buttons for a move, or what a channel sees while nobody can move.

    `note` is a sentence about the last press. `notes` and `lines` are those of a result.
    """
    if not is_played_on(match):
        return await board_page(match, language, display, names=names, notes=notes, lines=lines)
    panel = foreign_panel(match, language, display, names)
    return await (draw_stacks if match.position.movable() else draw_rows)(panel, note=note)


def foreign_panel(match: Match, language: Language, display: DisplayOptions, names: Names) -> Panel:
    """Return the panel on the board, in which the player to move picks a move before everyone's eyes."""
    mover = match.player_to_move
    if mover is None:
        raise ValueError("nobody is to move")
    viewer = Viewer(language, mover, display, names)
    task = (
        describe_unnamed(match, names, language),
        describe_state(match, None, language, names=names),
        describe_story(match, language, names=names),
        f"-# {language.say('foreign-how')}" if _is_new(match) else "",
    )
    return replace(
        direct_panel(ActionContext(match, language, mover), viewer),
        task="\n".join(filter(None, task)),
        bar=None if display.words else bar_of(match, names, language),
        plays_both=True,
    )


def _is_new(match: Match) -> bool:
    """Whether a player who moves a stack may see the buttons for the first time."""
    return len(match.line) < len(match.players.both) and bool(match.position.movable())


def is_played_on(match: Match) -> bool:
    """Whether the view has the buttons for a move: neither is the match on hold, nor is an offer to be answered."""
    return match.player_to_move is not None and match.offer is None and not match.is_on_hold
