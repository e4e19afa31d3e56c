"""Controls of matches against the computer."""

from dataclasses import replace

from bot.domain import ColourChoice, Setup
from bot.pages.beginning_pages import (
    AskToResign,
    BeginComputer,
    ChooseColour,
    ChooseLevel,
    ChooseSetup,
    PlayComputer,
    computer_page,
    plays_on_page,
    resigned_page,
)
from bot.requests.beginning import begin_here, level_of
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_end_not_in_play
from bot.requests.request import Request
from bot.services import Computing
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.page import Page

handlers = Handlers()


@handlers.control(BeginComputer)
async def choose(request: Request, control: BeginComputer) -> Page:
    return _page(request, control.level, control.setup, control.colour)


@handlers.control(ChooseLevel)
async def choose_level(request: Request, control: ChooseLevel) -> Page:
    return _page(request, read_value(int, request.chosen_one), control.setup, control.colour)


@handlers.control(ChooseSetup)
async def choose_setup(request: Request, control: ChooseSetup) -> Page:
    return _page(request, control.level, control.setup, control.colour)


@handlers.control(ChooseColour)
async def choose_colour(request: Request, control: ChooseColour) -> Page:
    return _page(request, control.level, control.setup, control.colour)


@handlers.control(PlayComputer)
async def play(request: Request, control: PlayComputer) -> Answer:
    """Begin the match at once; if this machine can't play the chosen level, offer those that it can."""
    if level_of(control.level) > request.client.computer_player.strongest:
        return _page(request, control.level, control.setup, control.colour)
    return await begin_here(request, replace(control, level=level_of(control.level)))


@handlers.control(AskToResign)
async def ask_to_resign(request: Request, control: AskToResign) -> Page:
    """Make the computer resign if its loss is certain."""
    match = await request.match(control.match)
    match.check_running(request.user, control.seen)
    await check_end_not_in_play(request, match.game)
    margin = await request.client.computer_player.margin(match.position, match=match.id)
    if margin is None or (margin >= 0 if match.is_computers_turn else margin <= 0):
        return plays_on_page(request.language)
    after = await request.get(Computing).give_up(match.id, by=request.user, seen=match.number)
    delivery = await request.client.presenter.show_match(after)
    return resigned_page(after, delivery, request.language)


def _page(request: Request, level: int, setup: Setup, colour: ColourChoice) -> Page:
    wanted = BeginComputer(level_of(level), setup, colour)
    return computer_page(wanted, request.client.computer_player.strongest, request.language)
