"""More, and what it leads to: the board in words, resigning, the next match, another channel, a rematch."""

import asyncio

from bot.features.agreeing.pages import ask_resign_page
from bot.features.looking.actions import move_here
from bot.features.playing.pages import next_page
from bot.matches import Challenge, MatchId
from bot.pages.control_ids import Action
from bot.pages.lists import next_waiting
from bot.pages.page import Page
from bot.pages.permissions import opens_threads
from bot.requests.answering import parent_of
from bot.requests.done import accepted_page, rematch_page, resigned_page
from bot.requests.match_pages import more_page, words_page
from bot.requests.press import Handler, Press


async def more(press: Press) -> Page:
    """Show what else one can do."""
    return more_page(await press.match(), press.user, press.language)


async def in_words(press: Press) -> Page:
    """Tell the board in words."""
    return words_page(await press.match(), press.user, press.language)


async def ask_resign(press: Press) -> Page:
    """Ask before resigning."""
    match = await press.match()
    match.check_running(press.user)
    return ask_resign_page(match, press.user, press.language)


async def resign(press: Press) -> Page:
    """Resign."""
    match = await press.client.matches.resign(press.match_id, by=press.user)
    return resigned_page(match, await press.client.presenter.show_match(match), press.language)


async def next_match(press: Press) -> Page:
    """Open the next match that waits for the user, after the one just seen."""
    after = MatchId(press.number(0))
    # A direct message belongs to no server; the match that was played from it does.
    guild = press.guild or (await press.match()).venue.guild
    running = await press.client.matches.running_of(press.user, guild)
    match = next_waiting(running, press.user, after=after)
    return await next_page(match, press.user, press.language, await press.taste())


async def here(press: Press) -> Page:
    """Go on with the match in this channel."""
    return await move_here(press.interaction, press.match_id)


async def rematch(press: Press) -> Page:
    """Ask for a rematch, or begin the one that the opponent has asked for."""
    match = await press.match()
    channel = match.parent or match.venue.channel
    asked = [
        each
        for each in await press.client.challenges.open_of(press.user, press.guild)
        if each.rematch_of == match.id
    ]
    begun = await press.client.challenges.rematch(
        match.id,
        press.person,
        below_a_channel=opens_threads(press.interaction, channel),
        parent=parent_of(press.interaction, channel),
    )
    if isinstance(begun, Challenge):
        delivery = await press.client.presenter.show_challenge(begun.id, begun.venue.channel)
        return rematch_page(match, delivery, press.language)
    delivery, *_ = await asyncio.gather(
        press.client.presenter.show_match(begun),
        *(press.client.presenter.show_challenge(each.id, each.venue.channel) for each in asked),
    )
    return accepted_page(begun, delivery, press.language)


async def close(press: Press) -> Page:
    """Leave everything as it is."""
    return Page(press.language.say("done-nothing"))


HANDLERS: dict[Action, Handler] = {
    Action.MORE: more,
    Action.IN_WORDS: in_words,
    Action.ASK_RESIGN: ask_resign,
    Action.RESIGN: resign,
    Action.NEXT: next_match,
    Action.MOVE_HERE: here,
    Action.REMATCH: rematch,
    Action.CLOSE: close,
}
