"""`/dvonn-admin digest`, and the controls of its panel."""

from dataclasses import replace

from bot.access.permissions import check_manager, missing_in
from bot.domain import ChannelId
from bot.domain.preferences import read_zone
from bot.domain.refusals import RefusalReason, Refused
from bot.features.digest.pages import (
    ZONE,
    AskDigestZone,
    DigestChannel,
    DigestDay,
    DigestHour,
    DigestZone,
    digest_page,
    zone_form,
)
from bot.features.digest.refusals import NOT_A_ZONE
from bot.features.digest.repository import DigestRepository
from bot.features.digest.service import Digests
from bot.features.digest.week import Digest, Hour, Weekday
from bot.requests.handlers import Handlers
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.toolkit.answer import Form
from bot.toolkit.control import read_value
from bot.toolkit.help_lines import HelpTopic, help_line
from bot.toolkit.page import Page

handlers = Handlers()

help_line(HelpTopic.SERVER, 20, "help-admin-digest")

HOURS = {str(hour): Hour(hour) for hour in range(24)}


@handlers.admin_command("digest")
async def digest(request: Request) -> Page:
    check_manager(request.interaction)
    return await _panel(request)


@handlers.control(DigestChannel)
async def choose_channel(request: Request, _: DigestChannel) -> Page:
    check_manager(request.interaction)
    if request.chosen:
        channel = ChannelId(read_value(int, request.chosen_one))
        await request.get(Digests).choose(request.guild, channel, by=request.user)
    else:
        await request.get(Digests).stop(request.guild)
    return await _panel(request)


@handlers.control(DigestDay)
async def choose_day(request: Request, _: DigestDay) -> Page:
    check_manager(request.interaction)
    day = read_value(lambda text: Weekday(int(text)), request.chosen_one)
    await request.get(Digests).change(request.guild, lambda schedule: replace(schedule, day=day))
    return await _panel(request)


@handlers.control(DigestHour)
async def choose_hour(request: Request, _: DigestHour) -> Page:
    check_manager(request.interaction)
    hour = read_value(HOURS.__getitem__, request.chosen_one)
    await request.get(Digests).change(request.guild, lambda schedule: replace(schedule, hour=hour))
    return await _panel(request)


@handlers.control(AskDigestZone)
async def ask_zone(request: Request, _: AskDigestZone) -> Form:
    check_manager(request.interaction)
    chosen = await _chosen(request)
    if chosen is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return zone_form(chosen, request.language)


@handlers.control(DigestZone)
async def set_zone(request: Request, _: DigestZone) -> Page:
    """Set the time zone. A text that isn't one is reported above the panel."""
    check_manager(request.interaction)
    text = request.entered(ZONE)
    try:
        zone = read_zone(text)
    except KeyError:
        refusal = Refused(NOT_A_ZONE, text)
        return await _panel(request, note=describe_refusal(refusal, request.user, request.language))
    await request.get(Digests).change(request.guild, lambda schedule: replace(schedule, zone=zone))
    return await _panel(request)


async def _chosen(request: Request) -> Digest | None:
    async with request.client.store.read() as uow:
        return await DigestRepository(uow).find(request.guild)


async def _panel(request: Request, *, note: str = "") -> Page:
    chosen = await _chosen(request)
    missing = missing_in(request.interaction, chosen.channel) if chosen else ()
    return digest_page(chosen, missing, request.language, request.client.clock(), note=note)
