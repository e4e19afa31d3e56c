"""More, and what it leads to: resigning, the board in words, the next match."""

from bot.controls.press import Handler, Press
from bot.matches import MatchId
from bot.presentation.control_ids import Action
from bot.presentation.match_pages import ask_resign_page, more_page, resigned_page, words_page
from bot.presentation.move_panel import next_page
from bot.presentation.page import Page


async def more(press: Press) -> Page:
    """Show what else one can do."""
    match = await press.matches.match(press.match_id, press.guild)
    return more_page(match, press.user, press.language)


async def in_words(press: Press) -> Page:
    """Tell the board in words."""
    match = await press.matches.match(press.match_id, press.guild)
    return words_page(match, press.user, press.language)


async def ask_resign(press: Press) -> Page:
    """Ask before resigning."""
    match = await press.matches.match(press.match_id, press.guild)
    match.check_running(press.user)
    return ask_resign_page(match, press.user, press.language)


async def resign(press: Press) -> Page:
    """Resign."""
    match = await press.matches.resign(press.match_id, by=press.user)
    return resigned_page(match, await press.presenter.show_match(match), press.language)


async def next_match(press: Press) -> Page:
    """Open the next match that waits for the user, other than the one just played."""
    match = await press.matches.next_for(press.user, press.guild, after=MatchId(press.number(0)))
    return await next_page(match, press.language)


async def close(press: Press) -> Page:
    """Leave everything as it is."""
    return Page(press.language.say("done-nothing"))


HANDLERS: dict[Action, Handler] = {
    Action.MORE: more,
    Action.IN_WORDS: in_words,
    Action.ASK_RESIGN: ask_resign,
    Action.RESIGN: resign,
    Action.NEXT: next_match,
    Action.CLOSE: close,
}
