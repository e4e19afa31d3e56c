"""An independent model of matches: every event must have a reason, and the clock must follow from the events.

It uses the rules' engine, the pace and the outages, but no code of `bot.domain`.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.domain import Clock, Event, Match, OfferKind, UserId
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
from bot.domain.rest_days import RestDays
from dvonn import PASS, Game, Jump, Move, Pass, Phase, Place

Outage = tuple[datetime, datetime]
"""Beginning and end of an outage of the bot."""

TWICE = 2


def explain(match: Match, outages: Iterable[Outage]) -> Clock:
    """Compute the clock that a match should have.

    Raises `AssertionError` with the event that has no reason, or with both clocks. An outage that ends at the moment
    of an event precedes the event.
    """
    story = _Story(match)
    told: list[tuple[datetime, int, Outage | Event]] = [
        (until, 0, (since, until)) for since, until in outages
    ]
    told += [(event.at, 1, event) for event in match.events]
    assert [event.at for event in match.events] == sorted(event.at for event in match.events), "times go back"
    for _, _, what in sorted(told, key=lambda one: one[:2]):
        if isinstance(what, Event):
            assert story.fits(what), f"no reason for {what} in match {match.id}"
        else:
            story.outage(*what)
    assert match.is_over is story.over, f"match {match.id} is over only for one of us"
    clock = Clock(story.due, story.left, match.clock.reminded, story.waiting, match.clock.notice)
    assert match.clock == clock, f"match {match.id} has {match.clock} instead of {clock}"
    assert match.game == story.game, f"match {match.id} has another game"
    return clock


class _Story:
    """A match up to some event."""

    def __init__(self, match: Match) -> None:
        self.match = match
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
        self.over = False
        self.placed_before = False
        self.due: datetime | None = None
        self.left: timedelta | None = None
        self.banks: dict[UserId | None, timedelta] = dict.fromkeys(match.players.both, match.pace.bank)
        self.thinks: UserId | None = None
        """The player to whose clock `due` or `left` belongs."""

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
        reason = event.number == self.number + 1 and not self.over and self._reason(event)
        self.number = event.number
        if reason:
            self._run(event.at)
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
        late = self.due is not None and self.due <= event.at
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
            case Halted(reason):
                before, self.halted, self.manager = self.halted, reason, event.actor
                return before is None
            case WentOn():
                before, self.halted = self.halted, None
                return before is not None

    def _gives(self, event: Event, time: timedelta) -> bool:
        if self.due is None or event.actor == self.mover:
            return False
        self.due = _due(self.match.pace.rest, self.due, time)
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
            due = self.due and _worked(pace.rest, event.at.replace(microsecond=0), self.due)
            self.banks[self.thinks] = due or self.left or timedelta()
        ended = self.thinks if isinstance(event.what, Undone) else event.actor
        if ended:
            self.banks[ended] += pace.increment
            self.banks[ended] = min(self.banks[ended], pace.cap or self.banks[ended])
        self.thinks = self.mover
        self.due, self.left = None, self.banks.get(self.thinks)
        return True

    def _answers(self, event: Event, kind: OfferKind) -> bool:
        asked, self.offer = self.offer, None
        if asked is None or event.actor not in self.match.players.both:
            return False
        return asked.kind is kind and asked.by != event.actor

    def _end(self) -> bool:
        self.over = True
        return True

    def _run(self, at: datetime) -> None:
        """Run or stop the clock from a moment on."""
        on_hold = self.halted is not None and not self._is_to_blame
        excused = self.mover is not None and self.away.get(self.mover) is False
        stands = on_hold or excused
        if self.over:
            self.due = self.left = None
        elif stands and self.due is not None:
            self.left = _worked(self.match.pace.rest, at.replace(microsecond=0), self.due)
            self.due = None
        elif not stands and self.left is not None:
            self.due = _due(self.match.pace.rest, at.replace(microsecond=0), self.left)
            self.left = None

    def outage(self, since: datetime, until: datetime) -> None:
        """Give back the time of an outage."""
        if self.due is not None and self.due > since:
            rest, until = (
                self.match.pace.rest,
                since + timedelta(seconds=int((until - since).total_seconds())),
            )
            self.due = _due(rest, until, _worked(rest, since, self.due)).replace(microsecond=0)


HOUR = timedelta(hours=1)


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


def _full_hour_after(at: datetime) -> datetime:
    return at.replace(minute=0, second=0, microsecond=0) + HOUR
