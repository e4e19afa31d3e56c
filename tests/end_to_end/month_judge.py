"""Judges a simulated month: each match, board, ping and notification needs a reason.

It compares the stored matches with what people have seen and done (`month_seen.py`). It decides by
docs/pings.md, without code of the bot, whom a message may ping, when and how.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain import ChallengeId, History, Match, MatchId, PingBy, PingWhen, Preferences, UserId
from bot.domain.clock import Outage
from bot.domain.events import Aside, BoardChange, CameBack, Declined, Event, Offered, WentOn
from bot.toolkit.page import Kind, MessageTag
from discord_playground import Channel, Message
from tests.bot.services.explained import Noticed, Shown, explain
from tests.end_to_end.month_seen import CLOSED_FOR, MOMENT, Deed, Ping, Ring, Seen, numbers_in
from tests.end_to_end.places import turn_of

SOON = timedelta(hours=3)
"""How late the bot may try direct messages again that were refused: people's time passes in steps of two hours."""

LATEST = 3
"""The deeds in a foreign place of which one that was cut off may have done a part without the judge's knowing."""


class Judge:
    """The judge of a month. `invited` are the opponents whom challenges name."""

    def __init__(
        self,
        seen: Seen,
        matches: Sequence[Match],
        *,
        invited: Mapping[ChallengeId, UserId | None],
        outages: Sequence[Outage],
        noticed: Sequence[Noticed],
        boards_shown: Mapping[MatchId, Sequence[Shown]],
    ) -> None:
        self.seen = seen
        self.matches = {match.id: match for match in matches}
        self.invited = invited
        self.outages = outages
        self.noticed = noticed
        self.boards_shown = boards_shown
        self.now = seen.club.now()

    @property
    def rings(self) -> list[Ring]:
        """The notifications that the bot is to answer for."""
        return [
            Ring(
                UserId(each.user.id),
                self.seen.tags.get(each.message.id),
                each.text,
                foreign=each.message.channel.id in self.seen.places,
                called=bool(each.message.pings),
            )
            for each in self.seen.club.playground.notifications
            if each.message.author is self.seen.club.application.user
            and (each.user.id in each.message.pings or each.message.id not in self.seen.overheard)
        ]

    def flaws(self) -> Iterator[str]:
        """Yield everything that nothing explains."""
        for match in self.matches.values():
            try:
                explain(match, self.outages, self.boards_shown[match.id], noticed=self.noticed)
            except AssertionError as flaw:
                yield str(flaw)
            yield from self._flaws_of_boards(match)
        yield from self._flaws_of_rings()
        yield from self._flaws_of_pings()
        yield from self._missing_pings()
        for deed in self.seen.deeds:
            yield from self._flaws_of_deed(deed)
        yield from dict.fromkeys(self.seen.unasked)

    # boards

    def _flaws_of_boards(self, match: Match) -> Iterator[str]:
        """Each view of a running match shows its last event exactly once.

        In direct messages, so does that of a match that is over or on hold, if its reader has always taken them. That
        of a match with a board in a foreign place may come late, or not at all, to a reader whom they didn't reach: the
        match goes on without it.
        """
        foreign = match.id in self.seen.place_of
        for reader in match.players.both if match.venue.is_direct else match.players.both[:1]:
            is_lost = not match.venue.is_direct or reader in self.seen.unreached
            if is_lost and (match.is_over or match.halted):
                continue
            shown = [
                (numbers_in(message) or (0, 0))[1] for message in board_messages(self.seen, match, reader)
            ]
            may_be_late = foreign and self._was_unreached(reader, within=CLOSED_FOR + SOON)
            if may_be_late and len(shown) <= 1 and max(shown, default=0) <= match.number:
                continue
            is_taken_away = match.number not in shown and (match.id, match.number) in self.seen.taken_away
            if shown.count(match.number) != 1 and not is_taken_away:
                yield f"match {match.id} shows {shown[-3:]} instead of {match.number}"
        if foreign:
            there = [(numbers_in(each) or (0, 0))[1] for each in self.seen.boards_there(match.id)]
            if there != [match.number]:
                yield f"match {match.id} shows {there[-3:]} instead of {match.number} in its foreign place"

    def _was_unreached(self, user: UserId, *, within: timedelta) -> bool:
        """Whether direct messages don't reach a user, or didn't some time ago."""
        until = self.seen.unreached.get(user)
        lately = until is not None and self.now - until < within
        return lately or not self.seen.takes_direct_messages(user)

    # deeds in foreign places

    def _flaws_of_deed(self, deed: Deed) -> Iterator[str]:
        """A press redraws the board that it is on; one on a board that is behind does nothing else.

        At most one message that pings follows, to the one player whom the match then waits for, or who is to be told
        that the other one has ended it.
        """
        what, match = f"{deed.used.data} of {deed.user} in match {deed.match}", self.matches[deed.match]
        if len(deed.calls) > 1 or any(len(called) > 1 for called in deed.calls):
            yield f"{what} has pinged more than once: {deed.calls}"
        if any(deed.user in called for called in deed.calls):
            yield f"{what} has pinged the one who pressed"
        if deed.after is None:
            return
        own = [
            event
            for event in match.events[deed.before.stored : deed.after.stored]
            if event.actor == deed.user
        ]
        if deed.on_view and deed.before.shown < deed.before.stored and own:
            yield f"{what} has done something on a board that was behind"
        if (deed.on_view or own) and deed.after.shown != deed.after.stored:
            yield f"{what} leaves the board at {deed.after.shown} instead of {deed.after.stored}"
        if deed.user not in match.players.both and own:
            yield f"{what} has done something for someone else"

    # rings

    def _flaws_of_rings(self) -> Iterator[str]:
        """Each notification says something, and goes to someone whom its message is meant for."""
        for ring in self.rings:
            if not ring.text:
                yield f"an empty notification: {ring}"
            if ring.foreign and not ring.called:
                yield f"a notification for everyone in a foreign place: {ring}"
            if ring.tag and ring.user not in self._meant_by(ring.tag):
                yield f"a notification for somebody else: {ring}"

    def _meant_by(self, tag: MessageTag) -> Collection[UserId]:
        """The people whom a message is meant for: the awaited or challenged one, both players, or onlookers."""
        if tag.kind in (Kind.CHALLENGE, Kind.INVITATION):
            opponent = self.invited.get(ChallengeId(tag.about))
            return {opponent} if opponent else ()
        match = self.matches.get(MatchId(tag.about))
        if match is None:
            return ()
        if tag.kind in (Kind.BOARD, Kind.PING):
            return _meant(match.as_of(tag.number))
        onlookers = [user for user, watched in self.seen.onlookers if watched == match.id]
        if tag.kind is Kind.RESULT:
            return [*_meant(match), *onlookers]
        if tag.kind is Kind.DIRECT_MESSAGE:
            return [*match.players.both, *onlookers]
        return onlookers

    # pings

    def _flaws_of_pings(self) -> Iterator[str]:
        """Each ping matches its receiver's preferences, and no turn pings twice."""
        calls: Counter[tuple[UserId, MatchId, int]] = Counter()
        reminders: Counter[tuple[UserId, MatchId, int]] = Counter()
        for ping in self.seen.pings:
            match = self.matches.get(ping.match)
            if match is None:
                yield f"{ping} for no match"
                continue
            then = match.as_of(ping.number)
            if ping.user not in _meant(then):
                yield f"{ping} though {then.awaited} is awaited"
            reproaches = [
                [*_unwanted(ping, wanted, then), *untimely(ping, wanted, then, self.matches)]
                for wanted in ping.wanted
            ]
            if all(reproaches):
                yield from reproaches[0]
            (reminders if ping.reminder else calls)[ping.user, ping.match, turn_of(then)] += 1
        for kind, counted in (("called", calls), ("reminded", reminders)):
            for (user, number, turn), count in counted.items():
                since = [type(event.what) for event in self.matches[number].events[turn:]]
                # A player who comes back is pinged again; so is the awaited player when a match was moved.
                again = since.count(CameBack) + since.count(WentOn)
                if count > 1 + again:
                    yield (
                        f"{user} was {kind} {count} times in match {number} after event {turn}: "
                        + ", ".join(
                            f"{_way_of(each)} at {each.at:%d %H:%M:%S} ({each.message})"
                            for each in self.seen.pings
                            if (each.user, each.match) == (user, number)
                            and turn_of(self.matches[number].as_of(each.number)) == turn
                        )
                    )

    def _missing_pings(self) -> Iterator[str]:
        """The awaited player was pinged, if their preferences have asked for that since their turn began.

        Discord pings no one outside the server, and doesn't report to the bot who leaves and comes back.
        """
        seen = self.seen
        called = {
            (ping.user, ping.match, turn_of(self.matches[ping.match].as_of(ping.number)))
            for ping in seen.pings
            if not ping.reminder and ping.match in self.matches
        }
        called |= {
            (each.user, each.match, turn_of(self.matches[each.match].as_of(each.number)))
            for each in seen.missed
            if each.match in self.matches and not is_quiet(seen.preferences[each.user], each.at)
        }
        for match in self.matches.values():
            user, turn = match.awaited, turn_of(match)
            if user is None or seen.changed[user][0] > match.events[turn - 1].at:
                continue
            if _moved_again(match, user):
                continue
            due = is_to_be_called(match, seen.preferences[user], self.now)
            if match.id in seen.place_of:
                due = due and self._could_be_called(match, user)
            if due and (user, match.id, turn) not in called:
                yield f"{user} was not called in match {match.id} after event {turn}"

    def _could_be_called(self, match: Match, user: UserId) -> bool:
        """Whether a player of a match with a board in a foreign place could be called since their turn began.

        Direct messages that were refused are tried again within a day. Until then someone else has to press the board,
        out of the player's quiet hours; and the ping that belongs to a press may be lost with the bot.
        """
        turn = turn_of(match)
        began = match.events[turn - 1].at
        deeds = [each for each in self.seen.deeds if each.match == match.id and each.at >= began - MOMENT]
        if any(each.after is None for each in deeds):
            return False
        until = self.seen.unreached.get(user)
        always_reached = until is None or until < began - CLOSED_FOR - MOMENT
        again_reached = until is not None and self.now - until > CLOSED_FOR + SOON
        if self.seen.takes_direct_messages(user) and (always_reached or again_reached):
            return True
        if any(each.user == user and each.before.stored >= turn for each in deeds):
            return False
        return any(each.shows(turn) and not is_quiet(self.seen.preferences[user], each.at) for each in deeds)


def board_messages(seen: Seen, match: Match, reader: UserId) -> list[Message]:
    """The existing boards of a match in all channels, or in the reader's direct messages, the oldest first."""
    return [
        message
        for channel in _channels(seen, reader if match.venue.is_direct else None)
        for message in channel.messages.values()
        if seen.board_of.get(message.id) == match.id
    ]


def _channels(seen: Seen, reader: UserId | None) -> Sequence[Channel]:
    """The reader's direct messages, or all channels and threads of both servers."""
    if reader is not None:
        return [seen.people[reader].direct_messages(seen.club.application)]
    return [channel for guild in seen.guilds for channel in guild.channels.values()]


def second_boards(seen: Seen) -> Iterator[str]:
    """Report matches with more than one board in the channels, or in someone's direct messages."""
    places: list[Sequence[Channel]] = [[each for guild in seen.guilds for each in guild.text_channels]]
    places += [_channels(seen, user) for user in seen.people]
    for channels in places:
        here = Counter(
            seen.board_of[message.id]
            for channel in channels
            for message in channel.messages.values()
            if message.id in seen.board_of
        )
        yield from (f"match {match} has {count} boards" for match, count in here.items() if count > 1)


def clocks_unlike_boards(seen: Seen, matches: Iterable[Match]) -> Iterator[str]:
    """Report clocks that don't run exactly if a board that the player to move can see shows the turn.

    That is the board in their direct messages, or the one in the foreign place, regardless of who pressed it.
    """
    for match in matches:
        player = match.player_to_move
        if player is None or player in match.away or match.halted:
            continue
        if match.id not in seen.place_of or not match.pace:
            continue
        deeds = [each for each in seen.deeds if each.match == match.id]
        turn = next(e.number for e in reversed(match.events) if isinstance(e.what, BoardChange | CameBack))
        boards = [numbers_in(each) for each in board_messages(seen, match, player)]
        is_seen = any(found and found[1] >= turn for found in boards) or any(
            each.shows(turn) for each in deeds
        )
        runs = match.clock.since is not None
        if runs is not is_seen and all(each.after for each in deeds[-LATEST:]):
            yield f"the clock of match {match.id} {'runs' if runs else 'stands'} at event {match.number}"


def _meant(match: Match) -> Collection[UserId]:
    """The players whom a match may ping: the awaited one, and both once a live game begins.

    The result in a player's own direct messages is for who hasn't ended the match.
    """
    if match.begins_live:
        return match.players.both
    if match.is_over:
        return match.players.but(match.ended_by) if match.venue.is_direct else ()
    return (match.awaited,) if match.awaited else ()


def _moved_again(match: Match, user: UserId) -> bool:
    """Whether the user's own move gave them the turn: nobody is called for that."""
    last = next((event for event in reversed(match.line) if event.actor is not None), None)
    return last is not None and last.actor == user


def _way_of(ping: Ping) -> str:
    if ping.foreign:
        return "in a foreign place"
    return "directly" if ping.direct else "in the channel"


def _unwanted(ping: Ping, wanted: Preferences, then: Match) -> Iterator[str]:
    """Report a ping that a user doesn't want.

    Without its channel, or its player, a match calls them directly, as one that has no channel does.
    """
    if wanted.when is PingWhen.NEVER:
        yield f"{ping} though never wanted"
    is_direct = ping.direct and not (ping.reminder or then.halted or then.venue.is_direct)
    if wanted.by is PingBy.CHANNEL and is_direct:
        yield f"{ping} by direct message though the channel was wanted"
    if ping.foreign and not ping.closed:
        yield f"{ping} in a foreign place though direct messages reach the player"
    elif wanted.by is PingBy.DIRECT and not ping.direct and not ping.closed:
        yield f"{ping} in the channel though a direct message was wanted"
    if is_quiet(wanted, ping.at) and not then.is_over:
        yield f"{ping} in quiet hours"


def is_quiet(wanted: Preferences, at: datetime) -> bool:
    """Whether a moment is in the user's quiet hours."""
    return wanted.quiet is not None and wanted.quiet.end_after(at) > at


def untimely(ping: Ping, wanted: Preferences, then: Match, matches: dict[MatchId, Match]) -> Iterator[str]:
    """Report a ping to a user who wants pings only if no other match waits, although another match was waiting."""
    matters = not (ping.reminder or then.begins_live or then.is_over)
    if wanted.when is PingWhen.FIRST and matters and _others_waited(then, ping, matches):
        yield f"{ping} though another match waited"


def _is_news(event: Event, awaited: UserId) -> bool:
    """Whether an event is worth a ping: a turn, an offer, a refusal of the player's own offer, or their return."""
    match event.what:
        case CameBack():
            return event.actor == awaited
        case Declined():
            return event.actor != awaited
        case what:
            return isinstance(what, BoardChange | Offered)


def is_to_be_called(match: Match, wanted: Preferences, now: datetime) -> bool:
    """Whether the awaited player must have been pinged for this turn, if they want a ping for every turn."""
    awaited, ping = match.awaited, match.ping
    if awaited is None or awaited in match.away or match.halted:
        return False
    later = ping is not None and ping.at > now  # in quiet hours
    return wanted.when is PingWhen.EACH and _is_news(match.events[turn_of(match) - 1], awaited) and not later


def _others_waited(match: Match, ping: Ping, matches: dict[MatchId, Match]) -> bool:
    """Whether another match was already waiting for the pinged player at the event that the ping is about.

    A late ping is decided anew: then another match only counts if it still waits and has pinged the player earlier. The
    same holds if the channel could not be written to and the player has asked for direct messages since.
    """
    last = match.events[-1]
    if isinstance(last.what, Aside):  # the player came back, or the match was moved
        return False
    others = [each for each in matches.values() if each.id != match.id and ping.user in each.players]
    if ping.at - last.at < MOMENT:
        return any(_waits(each, ping.user, until=last.at) is not None for each in others)
    called = _called_at(match, ping.user)
    return any(
        (then := _waits(each, ping.user, until=ping.at)) is not None and _called_at(then, ping.user) < called
        for each in others
    )


def _waits(match: Match, user: UserId, *, until: datetime) -> Match | None:
    """A match as it was just before a moment, if it was waiting for the user's move then."""
    before = tuple(event for event in match.events if event.at < until)
    then = replace(match, history=History(before)) if before else None
    waits = then and then.player_to_move == user and not then.halted and user not in then.away
    return then if waits else None


def _called_at(match: Match, user: UserId) -> datetime:
    return next(event.at for event in reversed(match.events) if _is_news(event, user))
