"""An independent model of matches: every event must have a reason, and the clock must follow from the events.

It uses the rules' engine, the pace, the outages, and when boards were shown, but no code of `bot.domain`.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from bot.domain import Clock, Event, Match, MatchId, OfferKind, Ping, UserId
from bot.domain.clock import Outage
from bot.domain.events import (
    Abandoned,
    BoardChange,
    CameBack,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Halted,
    HaltReason,
    Offer,
    Offered,
    Resigned,
    Started,
    TimedOut,
    TimeGiven,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.obstacle import Obstacle
from bot.domain.rest_days import RestDays
from bot.process.uptime import Uptime
from bot.storage.matches import MatchRepository
from dvonn import PASS, Game, Jump, Move, Pass, Phase, Place

TWICE = 2

SECOND = timedelta(seconds=1)

AT_ANY_TIME = WentAway | CameBack | Halted | WentOn | TimedOut
"""Events that players may cause although their time is over; all others need time."""

IN_THE_END = datetime.max.replace(tzinfo=UTC)


class Shown(NamedTuple):
    """A board of a match: since when it stands, and the last event that it shows."""

    at: datetime
    number: int


@contextlib.contextmanager
def boards_noted() -> Iterator[Mapping[MatchId, Sequence[Shown]]]:
    """Note each board that the delivery shows."""
    noted = defaultdict[MatchId, list[Shown]](list)
    show = MatchRepository.show

    async def note(
        repository: MatchRepository, match: Match, number: int, at: datetime, *, pinged: Ping | None = None
    ) -> None:
        await show(repository, match, number, at, pinged=pinged)
        noted[match.id].append(Shown(at, number))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(MatchRepository, "show", note)
        yield noted


class Noticed(NamedTuple):
    """An outage, or one that others became part of, as it was noticed: a while after it had begun."""

    since: datetime
    at: datetime


@contextlib.contextmanager
def outages_noted() -> Iterator[Sequence[Noticed]]:
    """Note when the bot notices that players can't act."""
    noted: dict[datetime, Noticed] = {}
    found: list[Noticed] = []
    outages = Uptime.outages

    def note(uptime: Uptime) -> Sequence[Outage]:
        known = outages(uptime)
        for each in known:
            if each.since not in noted:
                noted[each.since] = Noticed(each.since, uptime._clock())
                found.append(noted[each.since])
        return known

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Uptime, "outages", note)
        yield found


def explain(
    match: Match,
    outages: Iterable[Outage] = (),
    boards: Iterable[Shown] | None = None,
    *,
    noticed: Sequence[Noticed] = (),
) -> Clock:
    """Compute the clock that a match should have.

    `boards` are those that were shown, by default one at once after each event. An act of a player before an outage was
    `noticed` proves that they could act until then, so that the turn which it ended was charged until then. By default
    outages were noticed as they began. Raises `AssertionError` with the event that has no reason, or with both clocks.
    """
    story = _Story(match, outages, noticed)
    if boards is None:
        boards = [Shown(event.at, event.number) for event in match.events]
    told: list[tuple[datetime, int, int, Shown | Event]] = [
        (event.at, event.number, 0, event) for event in match.events
    ]
    told += [(board.at, board.number, 1, board) for board in boards]
    assert [event.at for event in match.events] == sorted(event.at for event in match.events), "times go back"
    for *_, what in sorted(told, key=lambda one: one[:3]):
        if isinstance(what, Event):
            assert story.fits(what), f"no reason for {what} in match {match.id}"
        else:
            story.shows(what)
    assert match.is_over is story.over, f"match {match.id} is over only for one of us"
    due, since = story.running(IN_THE_END)
    left = story.left if due is None else None
    clock = Clock(due, left, match.clock.reminded, story.waiting, match.clock.notice, since)
    assert match.clock == clock, f"match {match.id} has {match.clock} instead of {clock}"
    assert match.game == story.game, f"match {match.id} has another game"
    return clock


class _Story:
    """A match up to some event."""

    def __init__(self, match: Match, outages: Iterable[Outage], noticed: Sequence[Noticed]) -> None:
        self.match = match
        self.outages = sorted(
            (known.since, each.until, known.at) for each in outages for known in _known(each, noticed)
        )
        """When outages began and ended, as far as was known from a moment on."""
        self.number = 0
        self.game = Game()
        self.before: list[tuple[Event, Game]] = []
        """The moves that were played, each with the game before it."""
        self.played = Counter[UserId | None]()
        """How often the players have placed or moved, what they took back included."""
        self.offer: Offer | None = None
        self.away: dict[UserId, bool] = {}
        """The players who are away, and whether their clock runs on in a turn that had begun before."""
        self.halted: HaltReason | None = None
        self.manager: UserId | None = None
        """The player whose clock runs on although the channel is lost."""
        self.obstacle: Obstacle | None = None
        self.over = False
        self.placed_before = False
        self.since: datetime | None = None
        """When the running clock was started; None while no clock runs."""
        self.left: timedelta | None = None
        """The time left when the clock was started or stopped, with all that was given since."""
        self.waits_for = 0
        """The event whose board starts the clock."""
        self.banks: dict[UserId | None, timedelta] = dict.fromkeys(match.players.both, match.pace.bank)
        self.thinks: UserId | None = None
        """The player to whose clock `left` belongs."""

    @property
    def waiting(self) -> timedelta | None:
        """The time left to the player who is not to move."""
        if self.over or not self.match.pace:
            return None
        return next(left for player, left in self.banks.items() if player != self.mover)

    @property
    def has_begun(self) -> bool:
        """Whether both players have moved often enough to lose on time: once, or twice in a rated match.

        If all pieces were placed from the start, the first board is enough.
        """
        if self.placed_before:
            return True
        least = TWICE if self.match.is_rated else 1
        return all(self.played[player] >= least for player in self.match.players.both)

    @property
    def mover(self) -> UserId | None:
        colour = self.game.position.to_move
        return None if colour is None or self.over else self.match.players.of(colour)

    def fits(self, event: Event) -> bool:
        """Apply an event, or return False if it has no reason."""
        in_time = event.actor is None or isinstance(event.what, AT_ANY_TIME) or not self._is_late(event.at)
        reason = event.number == self.number + 1 and not self.over and in_time and self._reason(event)
        self.number = event.number
        if isinstance(event.what, BoardChange | CameBack | WentOn):
            self.waits_for = event.number
        if self.over:
            self.left = self.since = None
        elif self._stands_still:
            self._stop(event.at)
        elif self._is_to_blame and self.left is not None:
            self.since = self.since or _whole(event.at)
        return reason

    def _reason(self, event: Event) -> bool:
        match event.what:
            case Started() | Undone() | Place() | Jump() | Pass():
                return self._changes_the_board(event, event.what)
            case Offered() | Declined() | DrawAgreed():
                return self._is_agreed(event, event.what)
            case TimeGiven(time):
                return self._gives(event, time)
            case WentAway() | CameBack() | Halted() | WentOn():
                return self._goes_on_or_waits(event, event.what)
            case Resigned() | TimedOut() | Abandoned() | Cancelled():
                return self._is_broken_off(event, event.what) and self._end()

    def _is_broken_off(self, event: Event, what: Resigned | TimedOut | Abandoned | Cancelled) -> bool:
        late = self._is_late(event.at)
        match what:
            case Resigned():
                return event.actor in self.match.players.both and (self.has_begun or not self.match.is_rated)
            case TimedOut():
                return (late or self._is_to_blame) and event.actor == self.mover and self.has_begun
            case Abandoned():
                return self.halted is not None and not (self._is_to_blame and self.has_begun)
            case Cancelled(CancelReason.TIME):
                return late and event.actor is None and not self.has_begun
            case Cancelled(CancelReason.RESIGNED):
                return event.actor in self.match.players.both and not self.has_begun and self.match.is_rated
            case Cancelled():
                return event.actor is None

    @property
    def _is_to_blame(self) -> bool:
        """Whether the channel is lost, and only the player to move can manage it."""
        return self.halted is HaltReason.CHANNEL and self.manager is not None and self.manager == self.mover

    def _changes_the_board(self, event: Event, what: BoardChange) -> bool:
        match what:
            case Started(opening):
                self.game = opening
                self.placed_before = opening.position.phase is not Phase.PLACING
                return event.number == 1 and self._turn(event)
            case Pass():
                return event.actor is None and self.game.position.must_pass and self._play(event, what)
            case Undone(first):
                undone, game = self._last_played()
                self.game = game
                del self.before[[one for one, _ in self.before].index(undone) :]
                return self._answers(event, OfferKind.UNDO) and first == undone.number and self._turn(event)
            case _:
                self.played[event.actor] += 1
                return event.actor == self.mover and self._play(event, what)

    def _is_agreed(self, event: Event, what: Offered | Declined | DrawAgreed) -> bool:
        match what:
            case Offered(kind):
                reason = self.offer is None and event.actor in self.match.players.both
                if kind is OfferKind.UNDO:
                    reason = (
                        reason and bool(self._last_played()) and self._last_played()[0].actor == event.actor
                    )
                self.offer = None if event.actor is None else Offer(kind, event.actor)
                return reason
            case Declined(kind):
                return self._answers(event, kind)
            case DrawAgreed():
                return self._answers(event, OfferKind.DRAW) and self._end()

    def _goes_on_or_waits(self, event: Event, what: WentAway | CameBack | Halted | WentOn) -> bool:
        match what:
            case WentAway():
                assert event.actor is not None
                begun = event.actor == self.mover and event.at != self.match.events[0].at
                self.away.setdefault(event.actor, begun)
                return event.actor in self.match.players.both and not self.match.pace.is_live
            case CameBack():
                return self.away.pop(event.actor or UserId(0), None) is not None
            case Halted(reason, obstacle):
                was_halted = self.halted is not None
                same = (self.halted, self.manager) == (reason, event.actor)
                is_another = reason is HaltReason.CHANNEL and same and self.obstacle != obstacle
                self.halted, self.manager, self.obstacle = reason, event.actor, obstacle
                return is_another or not was_halted
            case WentOn():
                before, self.halted = self.halted, None
                return before is not None

    def _gives(self, event: Event, time: timedelta) -> bool:
        if self.since is None or self.left is None or event.actor == self.mover:
            return False
        self.left += time
        return event.actor in self.match.players.both

    def _last_played(self) -> tuple[Event, Game]:
        return next((one, game) for one, game in reversed(self.before) if one.what is not PASS)

    def _play(self, event: Event, move: Move) -> bool:
        self.before.append((event, self.game))
        self.game = self.game.play(move)
        self.over = self.game.position.outcome is not None
        return self._turn(event)

    def _turn(self, event: Event) -> bool:
        """Begin a turn: offers lapse, the last turn's player gets the increment, and the other clock is next."""
        self.offer, pace = None, self.match.pace
        self.away = dict.fromkeys(self.away, False)
        if not pace:
            return True
        if self.thinks:
            self._stop(event.at)
            self.banks[self.thinks] = self.left or timedelta()
        ended = self.thinks if isinstance(event.what, Undone) else event.actor
        if ended:
            self.banks[ended] += pace.increment
            self.banks[ended] = min(self.banks[ended], pace.cap or self.banks[ended])
        self.thinks = self.mover
        self.left = self.banks.get(self.thinks)
        return True

    def _answers(self, event: Event, kind: OfferKind) -> bool:
        asked, self.offer = self.offer, None
        if asked is None or event.actor not in self.match.players.both:
            return False
        return asked.kind is kind and asked.by != event.actor

    def _end(self) -> bool:
        self.over = True
        return True

    # the clock

    @property
    def _stands_still(self) -> bool:
        on_hold = self.halted is not None and not self._is_to_blame
        excused = self.mover is not None and self.away.get(self.mover) is False
        return on_hold or excused

    def shows(self, board: Shown) -> None:
        """Start the clock that waits for a board."""
        if not self._stands_still and board.number >= self.waits_for and self.left is not None:
            self.since = self.since or _whole(board.at)

    def _stop(self, at: datetime) -> None:
        due, since = self.running(at)
        if due is not None and since is not None:
            self.left = _worked(self.match.pace.rest, max(since, at.replace(microsecond=0)), due)
        self.since = None

    def running(self, at: datetime) -> tuple[datetime | None, datetime | None]:
        """Return when the running clock will be over, and since when it has run without an outage.

        The outages count that were noticed by `at`, as far as they have lasted.
        """
        rest, since, left = self.match.pace.rest, self.since, self.left
        if since is None or left is None:
            return None, None
        for begun, ended, noticed in self.outages:
            out = max(since, begun.replace(microsecond=0))
            again = _whole(min(at, ended))
            if noticed >= at or again <= out:
                continue
            if _due(rest, since, left) <= out:
                break
            left -= _worked(rest, since, out)
            since = again
        return _due(rest, since, left), since

    def _is_late(self, at: datetime) -> bool:
        due, _ = self.running(at)
        return due is not None and due <= at


HOUR = timedelta(hours=1)


def _known(outage: Outage, noticed: Sequence[Noticed]) -> Sequence[Noticed]:
    """Return when an outage, or a part of it, was noticed."""
    found = [each for each in noticed if outage.since <= each.since < outage.until]
    return found or [Noticed(outage.since, outage.since)]


def _worked(rest: RestDays | None, since: datetime, until: datetime) -> timedelta:
    """Count the time that is on no day off, hour by hour."""
    if rest is None:
        return max(timedelta(), until - since)
    total = timedelta()
    while since < until:
        end = min(until, _full_hour_after(since))
        total += end - since if _works(rest, since) else timedelta()
        since = end
    return total


def _due(rest: RestDays | None, since: datetime, left: timedelta) -> datetime:
    if rest is None:
        return since + left
    while True:
        end = _full_hour_after(since)
        if _works(rest, since):
            if left <= end - since:
                return since + left
            left -= end - since
        since = end


def _works(rest: RestDays, at: datetime) -> bool:
    return at.astimezone(ZoneInfo(rest.zone)).isoweekday() not in rest.days


def _whole(at: datetime) -> datetime:
    """The next whole second, or this one."""
    return (at + SECOND - at.resolution).replace(microsecond=0)


def _full_hour_after(at: datetime) -> datetime:
    return at.replace(minute=0, second=0, microsecond=0) + HOUR
