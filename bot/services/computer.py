import random
from collections.abc import Callable
from datetime import datetime

from bot.domain.challenge import ColourChoice
from bot.domain.clock import Pace
from bot.domain.computer import MOST_RUNNING, Computer, Level
from bot.domain.events import DrawAgreed, Event, Offered, OfferKind, Resigned, Setup, Undone
from bot.domain.ids import ChannelId, EventNumber, MatchId, Person, Players, UserId, Venue
from bot.domain.match import Match
from bot.domain.offer import move_to_undo
from bot.domain.refusals import RefusalReason, Refused
from bot.services.challenges import check_challenge
from bot.services.match_lifecycle import begin_match, continue_match, opens_own_thread, set_up
from bot.storage import Store, retried
from dvonn import Colour, Game, Move


class Computing:
    """The service for matches against the computer; `rng` draws colours and set-ups."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    @retried
    async def begin(
        self,
        venue: Venue,
        player: Person,
        bot: Person,
        level: Level,
        *,
        colour: ColourChoice = ColourChoice.RANDOM,
        setup: Setup = Setup.FULL,
        opening: Game | None = None,
        parent: ChannelId | None = None,
        below_a_channel: bool = True,
        direct: ChannelId | None = None,
    ) -> Match:
        """Begin a match of a user against the computer, without a clock.

        With the set-up `RECORD`, `opening` is the game to continue. `parent` is the channel of a thread in which the
        match is requested; `below_a_channel` is whether a thread can be opened in `venue`. `direct` are the user's
        direct messages if the match is to be played there instead.

        Raises `Refused`: CHANNEL_NOT_ALLOWED, BANNED, TOO_MANY_AGAINST_COMPUTER.
        """
        async with self._store.write() as uow:
            settings = await uow.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            # Also serializes concurrent calls for the same user.
            await check_challenge(uow, venue.guild, player.id, None)
            running = await uow.matches.count_running_of(player.id, against_computer=True)
            if running >= MOST_RUNNING:
                raise Refused(RefusalReason.TOO_MANY_AGAINST_COMPUTER, MOST_RUNNING)
            await uow.people.remember(player)
            await uow.people.remember(bot)
            in_thread = opens_own_thread(settings, below_a_channel=below_a_channel)
            white = colour.draw(self._rng) is Colour.WHITE
            return await begin_match(
                uow,
                venue if direct is None else Venue.direct(direct),
                Players(player.id, bot.id) if white else Players(bot.id, player.id),
                setup,
                set_up(setup, opening, self._rng),
                pace=Pace.NONE,
                in_thread=in_thread and direct is None,
                computer=Computer(bot.id, level),
                at=self._clock(),
                present=player.id,
            )

    @retried
    async def reply(self, match_id: MatchId, move: Move, *, seen: int) -> Match:
        """Play the computer's move, which was computed when event `seen` was the last one.

        Raises what `Match.play` raises, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            events = match.play(move, by=_computer(match).user, at=self._clock(), seen=seen, sure=True)
            return await continue_match(uow, match, events)

    @retried
    async def take_back(self, match_id: MatchId, *, by: UserId) -> Match:
        """Undo a player's last move and the computer's reply; the computer always agrees.

        Raises what `Match.check_running` and `check_allowed` raise, and `Refused`: NO_SUCH_MATCH, NOTHING_TO_UNDO.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by)
            match.check_allowed(match.policy.undo)
            undone = match.event(
                Undone(move_to_undo(match, by).number), self._clock(), by=_computer(match).user
            )
            return await continue_match(uow, match, (undone,), present=by)

    @retried
    async def agree_to_draw(self, match_id: MatchId, *, by: UserId, seen: int) -> Match:
        """End a match in the draw that a player asked for on the board of event `seen`.

        Raises what `Match.check_running` and `check_allowed` raise, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by, seen)
            match.check_allowed(match.policy.draws)
            at = self._clock()
            offered = match.event(Offered(OfferKind.DRAW), at, by=by)
            agreed = Event(EventNumber(offered.number + 1), DrawAgreed(), _computer(match).user, at)
            return await continue_match(uow, match, (offered, agreed))

    @retried
    async def give_up(self, match_id: MatchId, *, by: UserId, seen: int) -> Match:
        """Resign for the computer, as a player asked on the board of event `seen`.

        Raises what `Match.check_running` and `check_allowed` raise, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            match.check_running(by, seen)
            match.check_allowed(match.policy.draws)
            resigned = match.event(Resigned(), self._clock(), by=_computer(match).user)
            return await continue_match(uow, match, (resigned,))


def _computer(match: Match) -> Computer:
    if match.computer is None:
        raise Refused(RefusalReason.NO_SUCH_MATCH, match.id)
    return match.computer
