"""Autocomplete for moves, matches, paces and days off.

Discord accepts at most 25 choices of 100 characters each:
https://discord.com/developers/docs/interactions/application-commands#autocomplete
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from discord.app_commands import Choice

from bot.catalogue import Language
from bot.domain import MatchId, Pace, UserId
from bot.domain.clock import PRESETS
from bot.domain.ids import LARGEST
from bot.domain.match import Head, Listing
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.pages.consequences import describe_consequences, targets_by_gain
from bot.pages.game_lists import match_label
from bot.pages.game_words import describe_stack
from bot.pages.paces import describe_days_off, describe_pace
from bot.requests.request import Interaction, Request
from bot.storage import StoreUnavailableError
from dvonn import Phase, Position, Space, begin_move

MOST = 25
LONGEST = 100
"""The maximum length of a choice, in characters."""
LOOKED_THROUGH = 250
"""How many of the user's running matches are searched for the typed text."""

Offered = Iterator[tuple[str, str]]
"""Values with their labels."""


async def legal_moves(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the placements or moves that begin as typed; none unless it is the user's turn.

    While more moves than Discord accepts begin as typed, suggest the stacks instead.
    """
    request = Request(interaction)
    try:
        match = await request.match_to_play(_number_of_match(interaction))
    except (Refused, StoreUnavailableError):
        return []  # the command itself will report the problem
    if match.player_to_move != request.user:
        return []
    typed = begin_move(current)
    offered = _placements if match.position.phase is Phase.PLACING else _moves
    return [
        Choice(name=label[:LONGEST], value=value)
        for value, label in islice(offered(match.position, typed, request.language), MOST)
    ]


def _placements(position: Position, typed: str, _: Language) -> Offered:
    for space in map(str, position.vacant()):
        if space.startswith(typed):
            yield space, space


def _moves(position: Position, typed: str, language: Language) -> Offered:
    """Yield moves with their consequences, each stack's best move first; only stacks while there are too many moves."""
    stacks = [space for space in position.movable() if f"{space}".startswith(typed[:2])]
    targets = {space: _targets_as_typed(position, space, typed) for space in stacks}
    if sum(map(len, targets.values())) > MOST:
        for space in stacks:
            yield str(space), describe_stack(space, position.stacks[space], language)
        return
    for space in stacks:
        for target, turn in targets_by_gain(position, space).items():
            if target in targets[space]:
                yield f"{space} {target}", describe_consequences(turn, turn.colour, language)


def _targets_as_typed(position: Position, source: Space, typed: str) -> Sequence[Space]:
    """Return the targets of a stack that match the typed move; all of them if none matches.

    None matches if the typed text is the label of a stack that was chosen from earlier suggestions.
    """
    targets = position.targets(source)
    return [each for each in targets if f"{source}{each}".startswith(typed)] or targets


async def own_matches(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the user's running matches in this server, those that wait for the user first.

    Outside of servers, and by number, the matches of all servers are suggested.
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
        if user in match.players and not match.is_over
    ]
    return containing(current, labels)


async def paces(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest what the typed pace may mean, and then the usual paces that contain the typed text.

    Of a number without a unit, minutes come before days: the usual live paces that begin with it, then any other.
    """
    language, typed = Request(interaction).language, current.strip().lower()
    readings = Pace.readings(current) if typed else []
    usual = [pace for pace in PRESETS if typed in describe_pace(pace, language).lower()]
    begun = [
        pace for pace in usual if pace.is_live and describe_pace(pace, language).lower().startswith(typed)
    ]
    likely = [*begun, *readings[:1], *usual, *readings[1:]] if len(readings) > 1 else [*readings, *usual]
    return [Choice(name=describe_pace(pace, language), value=pace.typed) for pace in dict.fromkeys(likely)]


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
    if number is None or (isinstance(number, int) and 0 < number <= LARGEST):
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


def containing(typed: str, labels: Iterable[tuple[str, int]]) -> list[Choice[int]]:
    """Return choices for the first numbers whose label contains the typed text."""
    found = [Choice(name=label, value=number) for label, number in labels if typed.lower() in label.lower()]
    return found[:MOST]
