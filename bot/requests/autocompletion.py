"""Autocomplete for moves and matches.

Discord accepts at most 25 choices of 100 characters each:
https://discord.com/developers/docs/interactions/application-commands#autocomplete
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from discord.app_commands import Choice

from bot.domain import Match, MatchId, Pace, UserId
from bot.domain.clock import PRESETS
from bot.domain.ids import EVERY_SERVER
from bot.domain.match import Head, Listing
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.requests.request import Interaction, Request
from bot.storage import StoreUnavailableError, UnitOfWork
from bot.ui.consequences import describe_consequences, targets_by_worth
from bot.ui.lists import finished_label, match_label
from bot.ui.paces import describe_days_off, describe_pace
from bot.ui.words import describe_stack
from dvonn import DvonnError, Phase, Space

MOST = 25
LONGEST = 100
"""In characters."""
LOOKED_THROUGH = 250
"""How many of the user's running matches are searched for the typed text."""

Labelled = Iterable[tuple[Space, str]]


async def vacant_spaces(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the vacant spaces during placement."""

    def of(match: Match) -> Labelled:
        placing = match.position.phase is Phase.PLACING
        return [(space, str(space)) for space in match.position.vacant()] if placing else []

    return await _offer(interaction, current, of)


async def movable_stacks(interaction: Interaction, current: str) -> list[Choice[str]]:
    language = Request(interaction).language

    def of(match: Match) -> Labelled:
        stacks = match.position.stacks
        return [(space, describe_stack(space, stacks[space], language)) for space in match.position.movable()]

    return await _offer(interaction, current, of)


async def targets_of_stack(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the targets of the stack given as `from`, each with its consequences."""
    language = Request(interaction).language

    def of(match: Match) -> Labelled:
        try:
            source = Space.parse(getattr(interaction.namespace, "from") or "")
        except DvonnError:
            return []
        return [
            (target, describe_consequences(turn, turn.colour, language))
            for target, turn in targets_by_worth(match.position, source).items()
        ]

    return await _offer(interaction, current, of)


async def further_spaces(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest completions of the last space in a typed list, leaving out spaces that are already in it."""
    request = Request(interaction)
    try:
        match = await request.match_to_act(_number_of_match(interaction))
    except (Refused, StoreUnavailableError):
        return []  # the command itself will report the problem
    if match.position.phase is not Phase.PLACING:
        return []
    *typed, last = re.split(r"[\s,;]+", current.lower().lstrip())
    lists = [
        " ".join([*typed, str(space)])
        for space in match.position.vacant()
        if str(space).startswith(last) and str(space) not in typed
    ]
    return [Choice(name=each, value=each) for each in lists if len(each) <= LONGEST][:MOST]


async def own_matches(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the user's running matches in this server, those that wait for the user first.

    In direct messages, the matches of all servers are suggested.
    """
    request = Request(interaction)
    user, language = request.user, request.language
    try:
        async with interaction.client.store.read() as uow:
            heads = await uow.matches.heads(Listing(user, request.guild), most=LOOKED_THROUGH)
            names = await uow.people.names(sorted({player for head in heads for player in head.players.both}))
            candidates = _candidates(current, request, heads, names)
            found = await uow.matches.find_each(candidates)
    except StoreUnavailableError:
        return []
    running = [found[number] for number in candidates if number in found]
    labels = [
        (match_label(match, user, names, language, server=request.server_of(match)), match.id)
        for match in running
        if user in match.players and not match.is_over and request.guild in (match.venue.guild, EVERY_SERVER)
    ]
    return containing(current, labels)


async def paces(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the usual paces, and first the typed one if it is readable."""
    language = Request(interaction).language
    try:
        typed = [Pace.read(current)] if current.strip() else []
    except Refused:
        typed = []
    labels = {str(pace): describe_pace(pace, language) for pace in [*typed, *PRESETS]}
    shown = [value for value, label in labels.items() if current.strip().lower() in label.lower()]
    return [Choice(name=labels[value], value=value) for value in dict.fromkeys([*map(str, typed), *shown])]


async def days_off(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the weekend in the typed time zone, or else in the zone of the user's quiet hours and in UTC."""
    request = Request(interaction)
    try:
        found = [RestDays.read(current)] if current.strip() else []
        quiet = None if found else (await request.preferences()).quiet
    except (Refused, StoreUnavailableError):
        return []
    zones = dict.fromkeys([*([quiet.zone.key] if quiet else []), "UTC"])
    return [
        Choice(name=describe_days_off(rest, request.language), value=str(rest))
        for rest in found or [RestDays(zone=zone) for zone in zones]
    ]


def _number_of_match(interaction: Interaction) -> int | None:
    """Return the option `match`. Raises `Refused`: NO_SUCH_MATCH while it is half-typed."""
    number = interaction.namespace.match
    if isinstance(number, int | None):
        return number
    raise Refused(RefusalReason.NO_SUCH_MATCH, MatchId(0))


def _candidates(
    typed: str, request: Request, heads: Sequence[Head], names: Mapping[UserId, str]
) -> Sequence[MatchId]:
    """Choose the matches to load for labels: those that contain the typed text, then the first ones.

    A typed number comes first, because its match may lie beyond `LOOKED_THROUGH`. That match need not be the
    user's own.
    """

    def searched_text(head: Head) -> str:
        (opponent,) = head.players.but(request.user)
        return f"{head.id} {names.get(opponent, '')} {request.server_of(head)}"

    matching = [head.id for head in heads if typed.strip().lower() in searched_text(head).lower()]
    chosen = {*matching[:MOST], *(head.id for head in heads[: MOST - len(matching[:MOST])])}
    numbered = {MatchId(int(typed))} if re.fullmatch(r"[0-9]{1,18}", typed.strip()) else set()
    return [*(numbered - chosen), *(head.id for head in heads if head.id in chosen)]


async def all_matches(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the user's running matches in this server, then recently finished matches that the user may see.

    In direct messages, only the user's own matches are suggested.
    """
    request = Request(interaction)
    own = await own_matches(interaction, current)
    try:
        async with interaction.client.store.read() as uow:
            finished = await _finished(uow, request)
            seen = [match for match in finished if request.sees(match)]
            names = await uow.people.names([player for match in seen for player in match.players.both])
    except StoreUnavailableError:
        return own
    labels = [
        (finished_label(match, names, request.language, server=request.server_of(match)), match.id)
        for match in seen
    ]
    return [*own, *containing(current, labels)][:MOST]


async def _finished(uow: UnitOfWork, request: Request) -> Sequence[Match]:
    """Return the most recently finished matches of this server, or of the user in direct messages."""
    if not request.is_direct:
        return await uow.matches.finished_on(request.guild, MOST)
    heads = await uow.matches.heads(Listing(request.user, request.guild, finished=True), most=MOST)
    found = await uow.matches.find_each([head.id for head in heads])
    return [found[head.id] for head in heads]


def containing(typed: str, labels: Iterable[tuple[str, int]]) -> list[Choice[int]]:
    """Return choices for the first numbers whose label contains the typed text."""
    found = [Choice(name=label, value=number) for label, number in labels if typed.lower() in label.lower()]
    return found[:MOST]


async def _offer(
    interaction: Interaction, current: str, choices: Callable[[Match], Labelled]
) -> list[Choice[str]]:
    """Return the choices that start with the typed text; none unless it is the user's turn."""
    request = Request(interaction)
    try:
        match = await request.match_to_play(_number_of_match(interaction))
    except (Refused, StoreUnavailableError):
        return []  # the command itself will report the problem
    if match.player_to_move != request.user:
        return []
    typed = current.strip().lower()
    found = [
        Choice(name=label, value=str(space))
        for space, label in choices(match)
        if str(space).startswith(typed)
    ]
    return found[:MOST]
