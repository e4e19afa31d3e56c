"""Starts matches on request: against the computer immediately, against other players by a challenge."""

from dataclasses import dataclass

from bot.access.permissions import opens_threads, sees_here
from bot.domain import ChannelId, ColourChoice, Match, Pace, Person, Setup, UserId
from bot.domain.computer import LEVELS, USUAL_LEVEL, Level
from bot.domain.context import InteractionContext
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.pages.beginning_pages import BeginComputer, PlayComputer, begun_page, challenged_page, computer_page
from bot.requests.foreign_views import foreign_challenge_page
from bot.requests.match_panel import attend, has_board_here, panel
from bot.requests.receipts import unless_seen
from bot.requests.refusal_answers import refusal_page
from bot.requests.request import Request, User, person_of
from bot.requests.sharing import check_not_secret
from bot.services import Challenges, Computing
from bot.services.match_lifecycle import opens_own_thread
from bot.toolkit.answer import Answer, Delivered, Gone, Public
from bot.toolkit.page import Page
from dvonn import Game


async def begin_here(
    request: Request, wanted: PlayComputer, opening: Game | None = None, *, private: bool = False
) -> Answer:
    """Start a match against the computer in the current channel and open the panel.

    If the match is played in direct messages, as when it is `private` and always where the bot is a stranger, only its
    board is posted there, which has the panel's controls. Raises what `Computing.begin` raises, and `Refused`:
    `Policy.protects`, LEVEL_TOO_HIGH, MAY_NOT_WRITE, CANNOT_POST.
    """
    client, venue = request.client, request.venue
    if opening is not None:
        await check_not_secret(request, opening)
    if wanted.level > client.computer_player.strongest:
        raise Refused(RefusalReason.LEVEL_TOO_HIGH, client.computer_player.strongest)
    below_a_channel = opens_threads(request.interaction, venue.channel)
    direct = await _direct_channel(request, below_a_channel=below_a_channel, private=private)
    if direct is None:
        request.check_posting()
    match = await client.get(Computing).begin(
        venue,
        request.person,
        bot_itself(request),
        wanted.level,
        colour=wanted.colour,
        setup=wanted.setup,
        opening=opening,
        parent=request.parent_of(),
        below_a_channel=below_a_channel,
        direct=direct,
    )
    attend(request, match)
    delivery = await client.presenter.show_match(match)
    if direct is not None or not isinstance(delivery, Delivered):
        instead_of = None if direct is None else request.context
        return begun_page(match, delivery, request.language, instead_of=instead_of)
    return Gone() if has_board_here(request, match) else await panel(request, match)


async def _direct_channel(request: Request, *, below_a_channel: bool, private: bool) -> ChannelId | None:
    """Return the user's direct messages if a match against the computer is to be played there, otherwise None.

    It is played there if it is to be `private`, or if it would otherwise fill a channel that everyone reads, or the
    thread of a match of others. Raises what `Request.direct_channel` raises.
    """
    if request.context is InteractionContext.BOT_DM:
        return None
    if private or request.context.is_foreign:
        return await request.direct_channel()
    async with request.client.store.read() as uow:
        if request.parent_of() is not None:
            here = await uow.matches.find_each(await uow.matches.numbers_in(request.venue.channel))
            stays = all(_plays_computer(match, request.user) for match in here.values() if match.in_thread)
        else:
            settings = await uow.servers.settings(request.guild)
            stays = opens_own_thread(settings, below_a_channel=below_a_channel)
    return None if stays else await request.direct_channel()


def _plays_computer(match: Match, user: UserId) -> bool:
    return match.computer is not None and user in match.players


def level_of(number: int) -> Level:
    """Parse the level that a control carries. Raises `Refused`: OUTDATED_CONTROL."""
    if number not in LEVELS:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return Level(number)


def bot_itself(request: Request) -> Person:
    """Return the bot as a player, under its name in this server."""
    guild = request.client.get_guild(request.guild)
    me = guild.me if guild else request.client.user
    if me is None:
        raise ValueError("the bot is not logged in")
    return Person(UserId(me.id), me.display_name, is_bot=True)


# challenges


@dataclass(frozen=True, slots=True)
class ChallengeOptions:
    """The options of a challenge; without a pace, the server's default applies."""

    colour: ColourChoice
    setup: Setup | None = None
    """By default people place the pieces; against the computer they are set up at random."""
    pace: Pace | None = None
    rest: RestDays | None = None
    """Days on which the clocks stop; ignored without a time limit."""
    opening: Game | None = None
    level: Level | None = None
    """The computer's level. Given without an opponent, it means a match against the computer."""
    rated: bool = True
    private: bool = False
    """Whether the match is played in direct messages."""


async def challenge_here(request: Request, opponent: User | None, wanted: ChallengeOptions) -> Answer:
    """Post a challenge in the current channel, or start a match if the opponent is the bot.

    In direct messages the bot is the only possible opponent: without a named opponent, the user is asked for
    the computer's level. Where the bot is a stranger, a challenge is open to all. Raises what `Challenges.challenge`,
    `begin_here` and `Request.check_posting` raise, and `Refused`: NOBODY_ELSE_HERE, `Policy.protects`,
    OPPONENT_CANNOT_SEE.
    """
    client, venue = request.client, request.venue
    level = USUAL_LEVEL if wanted.level is None else wanted.level
    setup = wanted.setup or Setup.RANDOM
    if opponent == client.user if opponent else wanted.level is not None:
        against = PlayComputer(level, setup, wanted.colour)
        return await begin_here(request, against, wanted.opening, private=wanted.private)
    is_direct = request.context is InteractionContext.BOT_DM
    if is_direct and opponent is None and wanted.opening is None:
        begin = BeginComputer(level, setup, wanted.colour)
        return computer_page(begin, client.computer_player.strongest, request.language)
    if is_direct:
        raise Refused(RefusalReason.NOBODY_ELSE_HERE)
    if request.context.is_foreign:
        return await _challenge_anybody(request, opponent, wanted)
    request.check_posting()
    if wanted.opening is not None:
        await check_not_secret(request, wanted.opening)
    if opponent and not opponent.bot:
        check_sees_here(request, opponent)
    made = await client.get(Challenges).challenge(
        venue,
        request.person,
        person_of(opponent) if opponent else None,
        wanted.colour,
        wanted.setup or Setup.FULL,
        pace=wanted.pace,
        rest=wanted.rest,
        opening=wanted.opening,
        parent=request.parent_of(),
        rated=wanted.rated,
        private=wanted.private,
    )
    delivery = await client.presenter.show_challenge(made.id)
    return unless_seen(request, delivery, challenged_page(delivery, request.language))


async def _challenge_anybody(request: Request, opponent: User | None, wanted: ChallengeOptions) -> Public:
    """Post a challenge in a foreign place, as the answer to the command: whoever there accepts first plays.

    Raises what `Challenges.challenge` raises, and `Refused`: ANYBODY_MAY_ACCEPT, SEEN_BY_NOBODY_ELSE,
    `Policy.protects`.
    """
    if opponent is not None:
        raise Refused(RefusalReason.ANYBODY_MAY_ACCEPT)
    if not request.is_seen_by_others:
        raise Refused(RefusalReason.SEEN_BY_NOBODY_ELSE)
    if wanted.opening is not None:
        await check_not_secret(request, wanted.opening)
    service = request.get(Challenges)
    made = await service.challenge(
        request.venue,
        request.person,
        None,
        wanted.colour,
        wanted.setup or Setup.FULL,
        pace=wanted.pace,
        rest=wanted.rest,
        opening=wanted.opening,
        rated=wanted.rated,
        private=True,
        foreign=True,
    )

    async def hidden() -> Page:
        await service.withdraw(made.id, request.user)
        refusal = Refused(RefusalReason.SEEN_BY_NOBODY_ELSE)
        return await refusal_page(refusal, request.reader, context=request.context)

    return Public(await foreign_challenge_page(request, made), hidden=hidden)


def check_sees_here(request: Request, opponent: User) -> None:
    """Check that the opponent can see this channel.

    Raises what `Request.check_not_foreign` raises, and `Refused`: OPPONENT_CANNOT_SEE.
    """
    request.check_not_foreign()
    if not sees_here(opponent, request.interaction):
        raise Refused(RefusalReason.OPPONENT_CANNOT_SEE, UserId(opponent.id))
