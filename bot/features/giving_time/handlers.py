"""The button that gives the opponent time."""

from bot.domain import EventNumber, MatchId
from bot.features.giving_time.service import GivingTime
from bot.requests.foreign_views import show_act
from bot.requests.handlers import Handlers
from bot.requests.receipts import unless_seen
from bot.requests.request import Request
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import Answer, done_page
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block
from bot.toolkit.words import mention


class GiveTime(Control, action="give-time"):
    match: MatchId
    seen: EventNumber


@action_button(Placement.MORE_PLAY, 55)
def _give_time_button(view: ActionContext) -> Block | None:
    match = view.match
    if view.viewer is None or not match.may_give_time(view.viewer):
        return None
    label = view.language.say("button-give-minute" if match.pace.is_live else "button-give-day")
    return button(label, GiveTime(match.id, match.number))


handlers = Handlers()


@handlers.control(GiveTime)
async def give_time(request: Request, control: GiveTime) -> Answer:
    await request.match(control.match)
    match = await request.get(GivingTime).give(control.match, by=request.user, seen=control.seen)
    delivery = await show_act(request, match)
    language = request.language
    told = language.say("done-gave-time", opponent=mention(match.opponent_of(request.user), language))
    return unless_seen(request, delivery, done_page(told, match, delivery, language))
