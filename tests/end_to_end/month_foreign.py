"""How people play in foreign places in a simulated month: group chats, and servers without the bot.

Everyone there sees the board and may press it. Some have installed the bot, and some of them are in no server with it.
"""

from collections.abc import Awaitable, Callable, Sequence
from random import Random

from bot.domain import Match, MatchId, OfferKind, UserId
from discord_playground import Interaction, Message, NotPossibleError, Person
from dvonn import Phase
from tests.end_to_end.club import Club
from tests.end_to_end.month_seen import Deed, ForeignPlace, Seen, Standing
from tests.end_to_end.places import PICK, SPACE

FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
FAULTS = 0.03
"""The share of presses after which Discord doesn't take a message."""
CHANGES = 0.1
"""How likely a step is in which a stranger installs or uninstalls the bot."""
AT_EACH = 3
"""The members in each place. Another one there is a stranger."""


class ForeignPlay:
    """The deeds of people in foreign places. `read` takes the bot's answers."""

    def __init__(
        self, club: Club, seen: Seen, rng: Random, read: Callable[[Interaction], Message | None]
    ) -> None:
        self.club = club
        self.seen = seen
        self.rng = rng
        self._read = read

    def open_places(self, members: Sequence[Person], strangers: Sequence[Person]) -> None:
        """Open a place for each stranger: group chats, and in the end a server without the bot."""
        for number, stranger in enumerate(strangers):
            invited = [*members, *members][number % len(members) :][: min(AT_EACH, len(members))]
            people = [*invited, stranger]
            if number < len(strangers) - 1:
                self.seen.add_place(invited[0].open_group_chat(*people[1:], name=f"Chat {number}"), people)
                continue
            guild = self.club.playground.create_guild("Tavern", owner=stranger)
            for person in invited:
                guild.add_member(person)
            self.seen.add_place(guild.create_text_channel("bar"), people)

    async def begin(self, match_id: MatchId, options: dict[str, object]) -> None:
        """Let two people of a place begin a match, which gets this number."""
        place = self.rng.choice([*self.seen.places.values()])
        challenger, opponent = self.rng.sample(place.people, 2)
        await self.challenge(place, challenger, opponent, match_id, options)

    async def challenge(
        self,
        place: ForeignPlace,
        challenger: Person,
        opponent: Person,
        match_id: MatchId,
        options: dict[str, object],
    ) -> None:
        """Let someone install the bot and challenge someone else, who accepts."""
        self.seen.note_unreached()  # before the bot is installed
        challenger.install(self.club.application)
        given = {**options, "opponent": opponent}
        posted = await self._answer(lambda: challenger.command(place.channel, "dvonn challenge", given))
        if posted and not posted.ephemeral:
            await self._do(
                UserId(opponent.id), match_id, lambda: opponent.click(posted, "Accept"), on_view=True
            )

    async def act(self, match: Match, user: UserId) -> None:
        """Let the awaited player do something on the board, after someone else has looked at it now and then."""
        if self.rng.random() < 0.15:
            await self._look_on(match.id)
        chance = self.rng.random()
        if match.offer:
            await self._answer_offer(match, user)
        elif chance < 0.01:
            await self._through_more(match.id, user, "Resign")
        elif chance < 0.03:
            await self._through_more(match.id, user, "Offer a draw")
        elif chance < 0.15 and user in self.club.application.user_ids:
            await self._type(match, user)
        else:
            await self.tap(match, user)
            if chance > 0.98:
                await self._through_more(match.id, user, "Undo")

    async def choose_stack(self, match: Match) -> None:
        """Let the player to move choose a stack on the board."""
        user, moves = match.player_to_move, match.position.legal_moves()
        if user in self.seen.people and match.position.phase is Phase.STACKING and moves:
            await self._press(user, match.id, self.seen.view_there(match.id), str(moves[0])[:SPACE])

    def begin_press(self, match: Match) -> None:
        """Let the player to move press the board, without waiting for what follows."""
        user, view = match.player_to_move, self.seen.view_there(match.id)
        picks = [label for label in _labels(view) if PICK.match(label) or label == "Play it"]
        if user not in self.seen.people or view is None or not picks:
            return
        used = self.seen.people[user].begin_click(view, picks[0])
        nothing = Standing(0, 0)
        self.seen.deeds.append(
            Deed(user, match.id, used, self.club.now(), on_view=True, before=nothing, after=None)
        )

    def people_change(self) -> bool:
        """Let a stranger install the bot now and then, or uninstall it; return whether one has."""
        if self.rng.random() > CHANGES:
            return False
        stranger = self.seen.people[self.rng.choice(sorted(self.seen.strangers))]
        if stranger.id in self.club.application.user_ids:
            stranger.uninstall(self.club.application)
        else:
            stranger.install(self.club.application)
        return True

    async def look_at_all(self) -> None:
        """Let someone press every board, the oldest first, as only that brings it up to date."""
        for match_id in self.seen.place_of:
            for board in self.seen.boards_there(match_id):
                await self._look_on(match_id, board)

    # the ways to act

    async def tap(self, match: Match, user: UserId) -> None:
        """Pick a move on the board. The first press may only bring it up to date, so the stack is pressed again."""
        move = str(self.rng.choice(match.position.legal_moves()))
        is_move = len(move) > SPACE
        if "Back" in _labels(self.seen.view_there(match.id)):
            await self._press(user, match.id, self.seen.view_there(match.id), "Back")
        first, last = (move[:SPACE], move[SPACE:]) if is_move else (f"Row {move[1]} ", move)
        for step in (first, last, "Play it"):
            if step == last and not _starting(self.seen.view_there(match.id), last):
                await self._press_starting(user, match.id, first)
            await self._press_starting(user, match.id, step)

    async def _press_starting(self, user: UserId, match_id: MatchId, start: str) -> None:
        view = self.seen.view_there(match_id)
        if label := _starting(view, start):
            await self._press(user, match_id, view, label)

    async def _type(self, match: Match, user: UserId) -> None:
        """Type a move, which posts a new board."""
        place, person = self.seen.place_of[match.id], self.seen.people[user]
        given = {"move": str(self.rng.choice(match.position.legal_moves())), "match": match.id}
        answer = await self._do(
            user, match.id, lambda: person.command(place.channel, "dvonn move", given), on_view=False
        )
        if _starting(answer, "Play it"):
            await self._press(user, match.id, answer, "Play it")

    async def _answer_offer(self, match: Match, user: UserId) -> None:
        agrees = self.rng.random() < (0.8 if match.offer and match.offer.kind is OfferKind.UNDO else 0.3)
        view = self.seen.view_there(match.id)
        question = await self._press(user, match.id, view, "Accept" if agrees else "Decline")
        if _starting(question, "Accept"):
            await self._press(user, match.id, question, "Accept")

    async def _through_more(self, match_id: MatchId, user: UserId, button: str) -> None:
        """Press a button behind More as often as it asks: once or twice."""
        page = await self._press(user, match_id, self.seen.view_there(match_id), "More")
        for _ in range(2):
            page = await self._press(user, match_id, page if page and page.ephemeral else None, button)

    async def _look_on(self, match_id: MatchId, board: Message | None = None) -> None:
        """Let anyone there press a board, by default the newest: something that plays no move."""
        place = self.seen.place_of[match_id]
        pressed = board or self.seen.view_there(match_id)
        labels = _labels(pressed)
        onlooker = self.rng.choice(await self._onlookers(place, match_id))
        if labels:
            await self._press(
                UserId(onlooker.id), match_id, pressed, "More" if "More" in labels else labels[0]
            )

    async def _onlookers(self, place: ForeignPlace, match_id: MatchId) -> Sequence[Person]:
        """Those in a place who can't move in a match there: who doesn't play it, or isn't to move, if there are."""
        async with self.club.store.read() as uow:
            match = await uow.matches.find(match_id)
        return [each for each in place.people if each.id not in match.players.both] or [
            each for each in place.people if each.id != match.player_to_move
        ]

    # acting, and noting it

    async def _press(
        self, user: UserId, match_id: MatchId, message: Message | None, button: str
    ) -> Message | None:
        if message is None:
            return None
        person, on_view = self.seen.people[user], message is self.seen.view_there(match_id)
        return await self._do(user, match_id, lambda: person.click(message, button), on_view=on_view)

    async def _do(
        self, user: UserId, match_id: MatchId, act: Callable[[], Awaitable[Interaction]], *, on_view: bool
    ) -> Message | None:
        """Do something, wait until the bot is idle, and note what has come of it."""
        at, before = self.club.now(), await self._standing(match_id)
        faults, is_faulty = self.club.playground.faults, self.rng.random() < FAULTS
        trouble = self.rng.choice(({"status": 503}, {"drop": "before"}, {"drop": "after"}))
        fault = faults.next("POST", FOLLOW_UP, **trouble) if is_faulty else None
        try:
            used = await act()
            if used.answered:
                await used.settled()
        except NotPossibleError:
            return None
        finally:
            await self.club.quiet()
            is_hit = fault is not None and not fault.times
            if fault:
                fault.times = 0
        after = await self._standing(match_id)
        is_sure = used.answered and not is_hit
        if after.stored:
            self.seen.deeds.append(
                Deed(
                    user, match_id, used, at, on_view=on_view, before=before, after=after if is_sure else None
                )
            )
        return self._read(used)

    async def _answer(self, act: Callable[[], Awaitable[Interaction]]) -> Message | None:
        try:
            used = await act()
        except NotPossibleError:
            return None
        if used.answered:
            await used.settled()
        await self.club.quiet()
        return self._read(used)

    async def _standing(self, match_id: MatchId) -> Standing:
        async with self.club.store.read() as uow:
            found = await uow.matches.find_each([match_id])
        stored = found[match_id].number if match_id in found else 0
        return Standing(stored, self.seen.shown_there(match_id))


def _labels(message: Message | None) -> list[str]:
    """The labels of the buttons that ask the bot for something."""
    if message is None or message.deleted:
        return []
    return [button.label or "" for button in message.buttons if button.custom_id]


def _starting(message: Message | None, start: str) -> str:
    """The label of a message that starts with a text; empty without one."""
    return next((label for label in _labels(message) if label.startswith(start)), "")
