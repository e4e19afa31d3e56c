"""The service of matches against the computer: each call is one transaction, or a refusal and no change."""

import random
from collections.abc import Callable
from datetime import datetime

from bot.matches.beginning import set_up, wants_thread
from bot.matches.challenge import ColourChoice
from bot.matches.clock import Pace
from bot.matches.computer import MOST_RUNNING, Computer, Level
from bot.matches.continuing import begin_match, continue_match
from bot.matches.events import DrawAgreed, Event, Offered, OfferKind, Resigned, Setup, Undone
from bot.matches.ids import ChannelId, EventNumber, MatchId, Person, Players, UserId, Venue
from bot.matches.match import Match
from bot.matches.offer import move_to_undo
from bot.matches.refusals import Refused, Why
from bot.matches.retry import retried
from bot.matches.store import Store
from bot.matches.who_may_play import check_challenge
from dvonn import Colour, Game, Move


class Computing:
    """The service behind the computer as an opponent.

    `clock` tells the time in UTC; `lots` draws colours and set-ups.
    """

    def __init__(self, store: Store, *, clock: Callable[[], datetime], lots: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._lots = lots

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
    ) -> Match:
        """Begin a match of somebody against the computer, which has no clock.

        `opening` is the game from which it goes on, with the set-up `RECORD`. `parent` is the channel of a thread where
        it is asked for; `below_a_channel` says that a thread can be opened there.

        Raises `Refused`: CHANNEL_NOT_ALLOWED, BANNED, TOO_MANY_AGAINST_COMPUTER.
        """
        async with self._store.write() as ledger:
            settings = await ledger.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            await check_challenge(
                ledger, venue.guild, player.id, None
            )  # two that begin at once wait for each other
            running = await ledger.matches.count_running_of(player.id, against_computer=True)
            if running >= MOST_RUNNING:
                raise Refused(Why.TOO_MANY_AGAINST_COMPUTER, MOST_RUNNING)
            await ledger.people.remember(player)
            await ledger.people.remember(bot)
            white = colour.draw(self._lots) is Colour.WHITE
            return await begin_match(
                ledger,
                venue,
                Players(player.id, bot.id) if white else Players(bot.id, player.id),
                setup,
                set_up(setup, opening, self._lots),
                pace=Pace.NONE,
                in_thread=below_a_channel and await wants_thread(ledger, settings, venue.channel),
                computer=Computer(bot.id, level),
                at=self._clock(),
            )

    @retried
    async def reply(self, match_id: MatchId, move: Move, *, seen: int) -> Match:
        """Play the computer's move, thought out when the event `seen` was the last.

        Raises as `Match.play`, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            events = match.play(move, by=_computer(match).user, at=self._clock(), seen=seen, sure=True)
            return await continue_match(ledger, match, events)

    @retried
    async def take_back(self, match_id: MatchId, *, by: UserId) -> Match:
        """Take a player's last move back, and what the computer has answered: it agrees to that always.

        Raises as `Match.check_running`, and `Refused`: NO_SUCH_MATCH, NOTHING_TO_UNDO.
        """
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            match.check_running(by)
            undone = match.event(
                Undone(move_to_undo(match, by).number), self._clock(), by=_computer(match).user
            )
            return await continue_match(ledger, match, (undone,))

    @retried
    async def agree_to_draw(self, match_id: MatchId, *, by: UserId, seen: int) -> Match:
        """End a match as a draw that a player has asked for, on the board that the event `seen` led to.

        Raises as `Match.check_running`, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            match.check_running(by, seen)
            at = self._clock()
            offered = match.event(Offered(OfferKind.DRAW), at, by=by)
            agreed = Event(EventNumber(offered.number + 1), DrawAgreed(), _computer(match).user, at)
            return await continue_match(ledger, match, (offered, agreed))

    @retried
    async def give_up(self, match_id: MatchId, *, by: UserId, seen: int) -> Match:
        """Let the computer resign, as a player has asked it to on the board that the event `seen` led to.

        Raises as `Match.check_running`, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as ledger:
            match = await ledger.matches.find(match_id)
            match.check_running(by, seen)
            resigned = match.event(Resigned(), self._clock(), by=_computer(match).user)
            return await continue_match(ledger, match, (resigned,))


def _computer(match: Match) -> Computer:
    if match.computer is None:
        raise Refused(Why.NO_SUCH_MATCH, match.id)
    return match.computer
