"""Simulates weeks in a club: many matches of random players, with outages, restarts, kills, and a changing world.

Most matches are played in channels and threads of two servers, others in the direct messages of both players, in group
chats, and in a server without the bot (`month_foreign.py`). Time advances in steps of two hours. In each step, the
awaited players move or don't, depending on their diligence; some go away, leave the server, close their direct
messages, or install the bot for themselves; moderators delete boards, revoke permissions or delete a channel; the
server removes the bot for a while; the bot is stopped, or killed in the middle of its work; Discord fails now and then.
At the end all obstacles are removed, and each match, board and ping has to be explained (`month_judge.py`).
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self
from zoneinfo import ZoneInfo

from bot.domain import (
    ChallengeId,
    GuildId,
    Match,
    MatchId,
    OfferKind,
    Pace,
    PingBy,
    PingWhen,
    Preferences,
    QuietHours,
    UserId,
)
from bot.domain.ids import NO_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.services import Servers
from bot.toolkit.page import Kind
from discord_playground import (
    Channel,
    DirectChannel,
    Interaction,
    Message,
    NotificationLevel,
    NotPossibleError,
    Permission,
    Person,
    TextChannel,
    Thread,
)
from dvonn import Jump, Phase, Space
from tests.bot.services.explained import boards_noted, outages_noted
from tests.end_to_end.club import Club
from tests.end_to_end.month_foreign import ForeignPlay
from tests.end_to_end.month_judge import Judge, board_messages, clocks_unlike_boards, second_boards
from tests.end_to_end.month_seen import Ring, Seen, numbers_in

START = datetime(2040, 1, 2, 15, 30, tzinfo=UTC)
"""The default start of a run. It must be later than the machine's clock."""
STEP = timedelta(hours=2)
OUTAGE = timedelta(hours=1)
LOOKS = 12
"""Scheduler ticks during an outage."""
PRIVATE = 0.15
"""The share of the matches that are played in direct messages."""
FOREIGN = 0.1
"""The share of those that are played in foreign places."""
FOREIGN_DEEDS = 0.6
"""The share of the turns in those matches that are taken there. In the others people use their direct messages."""
STRANGERS = 3
"""The people who are in no server with the bot, and so the foreign places."""
PACES = (
    *(Pace.NONE, Pace.ONE, Pace.THREE, Pace.WEEK, Pace.STEADY, Pace.STEADY, Pace.TEN_MINUTES),
    *map(Pace.read, ("1d + 8h < 2d", "36h + 6h")),
)
APOLOGY = "something went wrong on my side"


@dataclass
class Figures:
    """The statistics of a run."""

    matches: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    pings: int = 0
    reminders: int = 0
    direct: int = 0
    other_messages: int = 0
    foreign_matches: int = 0
    deeds: int = 0
    """Commands and presses in foreign places."""
    caught_up: int = 0
    """Those that have brought a board up to date."""
    unanswered: int = 0
    """Those that the bot hasn't answered in time, as it was down or overloaded."""
    foreign_calls: int = 0
    """The pings below boards in foreign places."""
    messages: int = 0
    """The messages and edits that were looked at for mentions."""
    unresolved: int = 0
    """The messages with a mention for which a client may have no name."""
    rings: list[Ring] = field(default_factory=list)
    """Everything that has rung, in order."""
    flaws: list[str] = field(default_factory=list)

    def count(self, seen: Seen) -> None:
        """Count the pings, and what was done in foreign places."""
        self.other_messages = seen.other_messages
        self.pings = len(seen.pings)
        self.direct = sum(ping.direct for ping in seen.pings)
        self.reminders = sum(ping.reminder for ping in seen.pings)
        self.foreign_calls = sum(ping.foreign for ping in seen.pings)
        self.foreign_matches = len(seen.place_of)
        self.deeds = len(seen.deeds)
        self.unanswered = sum(deed.used.failed for deed in seen.deeds)
        self.caught_up = sum(deed.brings_up_to_date for deed in seen.deeds)


class Month(Club):
    """A club with many members and matches. `async with` it, then call `run` and `judge`."""

    def __init__(
        self, database: Path, *, members: int, matches: int, seed: int, start: datetime = START
    ) -> None:
        super().__init__(database)
        self.put_clocks_forward(start - self.now())
        self.chance = random.Random(seed)
        """The people's own: the bot's `rng` begins anew with each start."""
        self.wanted = matches
        self.begun = 0
        self.figures = Figures()
        self.seen = Seen(self)
        self.foreign = ForeignPlay(self, self.seen, self.chance, self._read)
        self.members = members
        self.muted: Channel | None = None
        self.gone: dict[int, Person] = {}
        self._noting = contextlib.ExitStack()

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.boards_shown = self._noting.enter_context(boards_noted())
        self.noticed = self._noting.enter_context(outages_noted())
        members = [self._join(f"p{number}") for number in range(self.members)]
        strangers = [self.playground.create_user(f"s{number}") for number in range(STRANGERS)]
        self.seen.people = {UserId(person.id): person for person in (*members, *strangers)}
        self.seen.strangers = {UserId(person.id) for person in strangers}
        self.diligence = {user: self.chance.uniform(0.05, 0.6) for user in self.seen.people}
        self.channels = [self.guild.create_text_channel(f"room-{n}") for n in range(4)]
        self.hall = self.playground.create_guild("Hall", owner=self.olga)
        self.lane = self.hall.create_text_channel("lane")
        self.hall.add_bot(self.application)
        for person in members:
            self.hall.add_member(person)
        self.seen.guilds = self.guild, self.hall
        for guild in self.seen.guilds:
            guild.edit(default_message_notifications=NotificationLevel.ALL_MESSAGES)
        self.foreign.open_places(members, strangers)
        await self.quiet()
        self.seen.listen()
        await self.bot.get(Servers).settle(
            GuildId(self.hall.id), lambda settings: replace(settings, threads=True)
        )
        for user in self.seen.people:
            await self._choose(user)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._noting:
            await super().__aexit__(kind, error, trace)

    # Time and trouble.

    async def run(self, days: int, *, outages: int = 0) -> None:
        """Simulate a number of days, with hour-long outages of Discord at regular intervals."""
        steps = int(timedelta(days=days) / STEP)
        out_of_order = {steps * number // (outages + 1) for number in range(1, outages + 1)}
        for step in range(steps):
            if step in out_of_order:
                await self._outage()
            await self._start_matches(days, step)
            going_on = await self._going_on()
            self.figures.flaws += clocks_unlike_boards(self.seen, going_on)
            for match in going_on:
                await self._act(match)
            self.seen.note_unreached()
            await self._people_change()
            if self.foreign.people_change():
                self.figures.happened["installed or uninstalled"] += 1
            self.seen.note_unreached()
            await self._world_changes()
            await self._bot_changes()
            await self.quiet()
            await self.time_passes(hours=STEP / timedelta(hours=1))
            self.figures.flaws += second_boards(self.seen)
            self.seen.look_at_requests()

    async def put_right(self) -> None:
        """Remove everything that keeps the bot from delivering, and let it catch up."""
        self.playground.faults.clear()
        self._allow()
        await self.quiet()
        await self.stop_bot()
        await self.start_bot()
        self._hurry()
        await self.quiet()
        await self.time_passes(minutes=1)
        await self.quiet()
        await self.foreign.look_at_all()

    @property
    def _members(self) -> list[UserId]:
        """Those who are in the servers of the bot, or were."""
        return sorted(self.seen.people.keys() - self.seen.strangers)

    async def _going_on(self) -> list[Match]:
        async with self.bot.store.read() as uow:
            found = [
                match
                for guild in (GuildId(self.guild.id), GuildId(self.hall.id), NO_SERVER)
                for match in (await uow.matches.find_each(await uow.boards.running_in(guild))).values()
            ]
        self.chance.shuffle(found)
        return found

    async def _start_matches(self, days: int, step: int) -> None:
        due = self.wanted * (step + 1) / (timedelta(days=days) / STEP / 3)
        while self.begun < min(self.wanted, due):
            options: dict[str, object] = {
                "setup": self.chance.choice(("random", "random", "full")),
                "pace": self.chance.choice(PACES).typed,
            }
            if self.chance.random() < 0.3:
                options["days-off"] = self.chance.choice(("Berlin", "56 Asia/Dubai", "37"))
            if self.chance.random() < FOREIGN:
                await self.foreign.begin(MatchId(self.begun + 1), options)
            else:
                await self._begin(options)
            await self.quiet()
            async with self.store.read() as uow:
                try:
                    await uow.matches.find(MatchId(self.begun + 1))
                except Refused as refusal:
                    if refusal.reason is not RefusalReason.NO_SUCH_MATCH:
                        raise
                    return  # nobody could accept yet; tried again in the next step
            self.begun += 1

    async def _begin(self, options: dict[str, object]) -> None:
        """Let two members begin a match in a channel, or from there in their direct messages."""
        challenger, opponent = self.chance.sample(self._members, 2)
        channel: TextChannel = self.chance.choice([*self.channels, self.channels[0], self.lane])
        given = {**options, "opponent": self.seen.people[opponent]}
        if self.chance.random() < PRIVATE:
            given["private"] = True
        await self._use(challenger, channel, "challenge", given)
        notices = [message for message in channel.messages.values() if not message.ephemeral]
        await self._press(opponent, notices[-1] if notices else None, "Accept")

    async def _act(self, match: Match) -> None:
        """Make the awaited player act, depending on their diligence."""
        user = match.awaited
        if user is None or user not in self.seen.people or self.chance.random() > self.diligence[user]:
            return
        if match.id in self.seen.place_of and self.chance.random() < FOREIGN_DEEDS:
            await self.foreign.act(match, user)
            return
        place = self._place(match, user)
        if match.offer:
            await self._answer_offer(match, user)
        elif self.chance.random() < 0.004:
            question = await self._use(user, place, "resign", {"match": match.id})
            await self._press(user, question, "Resign")
        elif self.chance.random() < 0.004:
            question = await self._use(user, place, "resign", {"match": match.id})
            await self._press(user, await self._press(user, question, "Offer a draw"), "Offer a draw")
        elif match.position.phase is Phase.PLACING and self.chance.random() < 0.5:
            vacant = list(match.position.vacant())
            self.chance.shuffle(vacant)
            await self._place_and_plan(match, user, place, vacant[:8])
        else:
            await self._move(match, user, place)
            if self.chance.random() < 0.03:
                await self._open(match, user, place, "More", "Undo")
        if self.chance.random() < 0.01:
            await self._open(match, user, place, "Post it again")
        await self._give_time(match, user)

    async def _open(self, match: Match, user: UserId, place: Channel, *buttons: str) -> None:
        """Open a match from the list of a user's matches, and press buttons there as far as they are offered."""
        page = await self._use(user, place, "games", {})
        opening = f"dvonn:open:{match.id}:"
        for wanted in (opening, *buttons):
            found = (
                next(
                    (each for each in page.buttons if each.label == wanted or wanted in str(each.custom_id)),
                    None,
                )
                if page
                else None
            )
            if found is None:
                return
            page = await self._press(user, page, found.custom_id or "")

    async def _give_time(self, match: Match, user: UserId) -> None:
        """Let the player who has moved give the opponent time now and then, if there is a clock."""
        if self.chance.random() < 0.02:
            more = await self._press(user, next(reversed(self._board_messages(match, user)), None), "More")
            for label in ("Give a day", "Give a minute"):
                if more and any(button.label == label for button in more.buttons):
                    await self._press(user, more, label)

    async def _move(self, match: Match, user: UserId, place: Channel) -> None:
        move = str(self.chance.choice(match.position.legal_moves()))
        if match.venue.is_direct and match.position.phase is Phase.STACKING and self.chance.random() < 0.5:
            answer = await self._tap(match, user, move)
        else:
            answer = await self._use(user, place, "move", {"move": move, "match": match.id})
        if answer and any(button.label == "Play it" for button in answer.buttons):
            await self._press(user, answer, "Play it")

    async def _tap(self, match: Match, user: UserId, move: str) -> Message | None:
        """Choose a stack and its target on the user's own board."""
        board = next(reversed(self._board_messages(match, user)), None)
        board = await self._press(user, board, move[:2])
        labels = [button.label or "" for button in board.buttons] if board else []
        target = next((label for label in labels if label.startswith(move[2:])), "")
        return await self._press(user, board, target)

    async def _place_and_plan(
        self, match: Match, user: UserId, place: Channel, spaces: Sequence[Space]
    ) -> None:
        """Place a piece in the panel, which stays open, and plan the next ones there; type it if there is no board.

        A board in direct messages is itself such a panel in the user's turn.
        """
        page = next(reversed(self._board_messages(match, user)), None)
        if not match.venue.is_direct:
            page = await self._press(user, page, "Place a piece")
        if page is None:
            await self._move(match, user, place)
        for space in spaces:
            labels = [button.label or "" for button in page.buttons] if page else []
            row = next((label for label in labels if label.startswith(f"Row {space.row} ")), "")
            page = await self._press(user, await self._press(user, page, row), str(space))

    async def _answer_offer(self, match: Match, user: UserId) -> None:
        agrees = self.chance.random() < (0.8 if match.offer and match.offer.kind is OfferKind.UNDO else 0.3)
        board = next(
            (
                message
                for message in reversed(self._board_messages(match, user))
                if any(button.label == "Accept" for button in message.buttons)
            ),
            None,
        )
        question = await self._press(user, board, "Accept" if agrees else "Decline")
        if question and any(button.label == "Accept" for button in question.buttons):
            await self._press(user, question, "Accept")

    async def _people_change(self) -> None:
        user = self.chance.choice(self._members)
        person = self.seen.people[user]
        match self.chance.randrange(12):
            case 0:
                await self._choose(user)
            case 1:
                until = self.now() + timedelta(days=self.chance.randint(1, 6))
                await self._use(user, self.lane, "away", {"until": until.date().isoformat()})
            case 2:
                page = await self._use(user, self.lane, "away", {})
                if page and any(button.label == "I’m back" for button in page.buttons):
                    await self._press(user, page, "I’m back")
            case 3 if not self.gone:
                self.guild.remove_member(person)
                self.gone[user] = person
                self.figures.happened["left"] += 1
            case 4 | 5 if self.gone:
                _, back = self.gone.popitem()
                self.guild.add_member(back)
                self.figures.happened["rejoined"] += 1
            case 6:
                if user in self.seen.closed:
                    person.accept_direct_messages(self.application)
                else:
                    person.refuse_direct_messages(self.application)
                self.seen.closed ^= {user}
                self.figures.happened["direct messages switched"] += 1
            case 7:
                await self._ask_for_news(user)

    async def _ask_for_news(self, user: UserId) -> None:
        """Let someone watch a match, and be reminded of it."""
        for match in [each for each in await self._going_on() if not each.venue.is_direct][:1]:
            self.seen.onlookers.add((user, match.id))
            await self._use(user, self._place(match, user), "remind", {"match": match.id})
            panel = await self._press(user, next(iter(self._board_messages(match, user)), None), "Watch")
            await self._press(user, panel, "Each move")
            self.figures.happened["asked for news"] += 1

    async def _world_changes(self) -> None:
        match self.chance.randrange(60):
            case 0 | 1 | 2:
                boards = [
                    message
                    for channel in self.channels
                    for message in channel.messages.values()
                    if message.id in self.seen.board_of
                ]
                if boards:
                    board = self.chance.choice(boards)
                    if shown := numbers_in(board):
                        self.seen.taken_away.add(shown)
                    self.olga.delete(board)
                    self.figures.happened["board deleted"] += 1
            case 3 if self.muted is None:
                self.muted = self.chance.choice(self.channels)
                self._mute(self.muted, Permission.SEND_MESSAGES)
                self.figures.happened["permission taken away"] += 1
            case 4 | 5:
                self._allow()
            case 6 if len(self.channels) > 2 and self.begun > self.wanted / 2:
                self.channels.pop().delete()
                self.figures.happened["channel deleted"] += 1
            case 7 if self.application.id in self.hall.applications:
                self.hall.remove_bot(self.application)
                await self.quiet()
                self.figures.happened["bot removed"] += 1
            case 8 | 9 | 10 if self.application.id not in self.hall.applications:
                self.hall.add_bot(self.application)
                await self.quiet()
                self.figures.happened["bot invited again"] += 1
        if self.application.id not in self.hall.applications and self.chance.random() < 0.1:
            self.hall.add_bot(self.application)

    async def _bot_changes(self) -> None:
        route = ("POST", "/channels/{channel_id}/messages")
        match self.chance.randrange(60):
            case 0:
                self.figures.happened["stopped"] += 1
                await self.stop_bot()
                await self._down()
            case 1:
                self.figures.happened["killed"] += 1
                going_on = await self._going_on()
                foreign = [match for match in going_on if match.id in self.seen.place_of][:2]
                for match in foreign:
                    await self.foreign.choose_stack(match)
                for match in (*foreign, *going_on[:5]):
                    self._begin_move(match)
                for _ in range(self.chance.randrange(200)):
                    await asyncio.sleep(0)
                await self.kill_bot()
                await self._down()
            case 2 | 3:
                self.figures.happened["503"] += 1
                self.playground.faults.next(*route, status=503)
            case 4:
                self.figures.happened["line dropped"] += 1
                self.playground.faults.next(*route, drop=self.chance.choice(("before", "after")))

    async def _outage(self) -> None:
        """Simulate an hour in which Discord rejects all requests and drops the connection, while people move."""
        self.figures.happened["hour of outage"] += 1
        self.playground.faults.always(status=503)
        self.playground.faults.drop_gateway()
        matches = await self._going_on()
        for part in range(LOOKS):
            for match in matches[part::LOOKS]:
                self._begin_move(match)
            self.put_clocks_forward(OUTAGE / LOOKS)
            await self.bot.scheduler.look()
        self.playground.faults.clear()
        await self.playground.connected(self.application)
        self._hurry()
        await self.quiet()

    async def _down(self) -> None:
        """Restart the stopped bot after up to two days."""
        self.put_clocks_forward(timedelta(hours=self.chance.choice((0, 1, 5, 20, 48))))
        await self.start_bot()
        self._hurry()
        await self.quiet()

    def _hurry(self) -> None:
        """Make the bot retry at once what Discord has rejected, without waiting for the back-off."""
        self.bot.presenter.queue.pauses = (0.01,) * 5

    def _begin_move(self, match: Match) -> None:
        user = match.player_to_move
        if user is None or user not in self.seen.people or match.position.phase is Phase.OVER:
            return
        if match.id in self.seen.place_of:
            self.foreign.begin_press(match)
            return
        move = match.position.legal_moves()[0]
        if not isinstance(move, Jump):
            options = {"move": str(move), "match": match.id}
            with suppress(NotPossibleError):
                self.seen.people[user].begin_command(self._place(match, user), "dvonn move", options)

    # Actions of people.

    async def _use(
        self, user: UserId, channel: Channel, command: str, options: dict[str, object]
    ) -> Message | None:
        try:
            return self._read(await self.seen.people[user].command(channel, f"dvonn {command}", options))
        except NotPossibleError:
            return None

    async def _press(self, user: UserId, message: Message | None, button: str) -> Message | None:
        if message is None:
            return None
        try:
            return self._read(await self.seen.people[user].click(message, button))
        except NotPossibleError:
            return None

    def _read(self, used: Interaction) -> Message | None:
        answer = used.response
        if answer and APOLOGY in answer.text:
            self.figures.flaws.append(f"an apology: {answer.text}")
        return answer

    async def _choose(self, user: UserId) -> None:
        quiet = QuietHours(22, 7, ZoneInfo("Europe/Berlin")) if self.chance.random() < 0.4 else None
        chosen = Preferences(
            when=self.chance.choice((PingWhen.EACH, PingWhen.EACH, PingWhen.FIRST, PingWhen.NEVER)),
            by=self.chance.choice((PingBy.AUTOMATIC, PingBy.CHANNEL, PingBy.DIRECT)),
            quiet=quiet,
        )
        await self.quiet()
        self.seen.changed[user] = self.now(), self.seen.preferences.get(user, Preferences())
        self.seen.preferences[user] = await self.bot.people.choose(user, lambda _: chosen)

    # Places.

    def _direct(self, user: UserId) -> DirectChannel:
        return self.seen.people[user].direct_messages(self.application)

    def _place(self, match: Match, user: UserId) -> Channel:
        """The channel in which a user would type: that in which they see the match, or another if it was lost."""
        if match.venue.is_direct:
            return self._direct(user)
        guild = self.hall if match.venue.guild == self.hall.id else self.guild
        found = guild.channels.get(match.venue.channel)
        if isinstance(found, Thread):
            return found.parent
        return found or self.channels[0]

    def _mute(self, channel: Channel, permission: Permission) -> None:
        member = self.guild.members[self.application.user.id]
        if isinstance(channel, TextChannel):
            channel.set_permissions(member, deny=permission)

    def _allow(self) -> None:
        if isinstance(self.muted, TextChannel) and self.muted.id in self.guild.channels:
            self.muted.set_permissions(self.guild.members[self.application.user.id])
        self.muted = None

    def _board_messages(self, match: Match, reader: UserId) -> list[Message]:
        return board_messages(self.seen, match, reader)

    # Judging.

    async def judge(self) -> Figures:
        """Check that everything can be explained."""
        figures, seen = self.figures, self.seen
        async with self.store.read() as uow:
            matches = [await uow.matches.find(MatchId(number)) for number in range(1, self.begun + 1)]
            outages = await uow.times.outages()
            tags = [
                tag for tag in seen.tags.values() if tag and tag.kind in (Kind.CHALLENGE, Kind.INVITATION)
            ]
            asked = {ChallengeId(tag.about) for tag in tags}
            invited = {each: (await uow.challenges.find(each)).opponent for each in sorted(asked)}
        judge = Judge(
            seen,
            matches,
            invited=invited,
            outages=outages,
            noticed=self.noticed,
            boards_shown=self.boards_shown,
        )
        figures.matches = len(matches)
        for match in matches:
            figures.events.update(type(event.what).__name__ for event in match.events)
            figures.endings[match.ended.by.value if match.ended else "running"] += 1
        figures.count(seen)
        figures.rings = judge.rings
        figures.flaws += judge.flaws()
        return figures
