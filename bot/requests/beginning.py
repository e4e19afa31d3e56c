"""Starts matches on request: against the computer immediately, against other players by a challenge."""

from dataclasses import dataclass

from bot.access.permissions import opens_threads, sees_here
from bot.domain import (
    Challenge,
    ChannelId,
    ColourChoice,
    Match,
    Message,
    Pace,
    Person,
    Setup,
    UserId,
    Venue,
)
from bot.domain.computer import LEVELS, USUAL_LEVEL, Level
from bot.domain.context import InteractionContext
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.pages.beginning_pages import (
    BeginComputer,
    PlayComputer,
    begun_page,
    challenged_directly_page,
    challenged_page,
    computer_page,
)
from bot.pages.notification import challenge_notification
from bot.requests.foreign_views import call_below, foreign_challenge_page
from bot.requests.match_panel import attend, has_board_here, panel
from bot.requests.receipts import unless_seen
from bot.requests.refusal_answers import refusal_page
from bot.requests.request import Request, User, outside_servers, person_of
from bot.requests.sharing import check_not_secret
from bot.services import Challenges, Computing
from bot.services.match_lifecycle import opens_own_thread
from bot.toolkit.answer import Answer, Delivered, Gone, Public, Unreachable
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

    In direct messages, without a named opponent, the user is asked for the computer's level. Where the bot is a
    stranger, the answer is the challenge. Raises what `Challenges.challenge`, `begin_here`, `Request.check_posting` and
    `_challenge_directly` raise, and `Refused`: `Policy.protects`, OPPONENT_CANNOT_SEE, SEEN_BY_NOBODY_ELSE.
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
        return computer_page(begin, client.computer_player.strongest, request.language, people=True)
    if is_direct:
        return await _challenge_directly(request, opponent, wanted)
    if request.context.is_foreign:
        return await _challenge_there(request, opponent, wanted)
    request.check_posting()
    if wanted.opening is not None:
        await check_not_secret(request, wanted.opening)
    if opponent and not opponent.bot:
        check_sees_here(request, opponent)
    challenged = person_of(opponent) if opponent else None
    parent = request.parent_of()
    made = await _made(request, venue, challenged, wanted, private=wanted.private, parent=parent)
    delivery = await client.presenter.show_challenge(made.id)
    return unless_seen(request, delivery, challenged_page(delivery, request.language))


async def _challenge_directly(request: Request, opponent: User | None, wanted: ChallengeOptions) -> Page:
    """Challenge someone in their direct messages with the bot, whom the user has played before.

    Raises what `Challenges.challenge` raises, and `Refused`: NOBODY_ELSE_HERE, NOT_PLAYED_YET, CANNOT_WRITE_TO,
    `Policy.protects`.
    """
    if opponent is None:
        raise Refused(RefusalReason.NOBODY_ELSE_HERE)
    if wanted.opening is not None:
        await check_not_secret(request, wanted.opening)
    client, service, whom = request.client, request.get(Challenges), UserId(opponent.id)
    if not opponent.bot and whom != request.user:
        await service.check_played(request.user, whom)
    venue = Venue.direct(await request.direct_channel_of(whom))
    made = await _made(request, venue, outside_servers(opponent), wanted, private=True)
    delivery = await client.presenter.show_challenge(made.id)
    if isinstance(delivery, Unreachable):
        await service.withdraw(made.id, request.user)
        raise Refused(RefusalReason.CANNOT_WRITE_TO, whom)
    return challenged_directly_page(made, delivery, request.language)


async def _challenge_there(request: Request, opponent: User | None, wanted: ChallengeOptions) -> Public:
    """Post a challenge in a foreign place, as the answer to the request.

    Raises what `Challenges.challenge` raises, and `Refused`: SEEN_BY_NOBODY_ELSE, `Policy.protects`.
    """
    if not request.is_seen_by_others:
        raise Refused(RefusalReason.SEEN_BY_NOBODY_ELSE)
    if wanted.opening is not None:
        await check_not_secret(request, wanted.opening)
    challenged = outside_servers(opponent) if opponent else None
    made = await _made(request, request.venue, challenged, wanted, private=True, foreign=True)
    return await show_challenge_there(request, made)


async def _made(
    request: Request,
    venue: Venue,
    opponent: Person | None,
    wanted: ChallengeOptions,
    *,
    private: bool,
    parent: ChannelId | None = None,
    foreign: bool = False,
) -> Challenge:
    """Create a challenge by the request's user. Raises what `Challenges.challenge` raises."""
    return await request.get(Challenges).challenge(
        venue,
        request.person,
        opponent,
        wanted.colour,
        wanted.setup or Setup.FULL,
        pace=wanted.pace,
        rest=wanted.rest,
        opening=wanted.opening,
        parent=parent,
        rated=wanted.rated,
        private=private,
        foreign=foreign,
    )


async def show_challenge_there(request: Request, made: Challenge) -> Public:
    """Post a challenge in a foreign place. An opponent whom it names is called below it, if they want that now."""

    async def hidden() -> Page:
        await request.get(Challenges).withdraw(made.id, request.user)
        refusal = Refused(RefusalReason.SEEN_BY_NOBODY_ELSE)
        return await refusal_page(refusal, request.reader, context=request.context)

    async def call(_: Message) -> None:
        if made.opponent is None or not await request.get(Challenges).calls_now(made):
            return
        async with request.client.store.read() as uow:
            names = await uow.people.names([made.challenger])
            spoken = await uow.people.languages([made.challenger, made.opponent])
        language = request.client.messenger.language_of_challenge(made, spoken)
        await call_below(request, made.opponent, challenge_notification(made, names, language))

    return Public(await foreign_challenge_page(request, made), then=call, hidden=hidden, anew=True)


def check_sees_here(request: Request, opponent: User) -> None:
    """Check that the opponent can see this channel; where the bot is a stranger, only Discord knows.

    Raises `Refused`: OPPONENT_CANNOT_SEE.
    """
    if not request.context.is_foreign and not sees_here(opponent, request.interaction):
        raise Refused(RefusalReason.OPPONENT_CANNOT_SEE, UserId(opponent.id))
