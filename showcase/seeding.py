"""Seeds the club before the first visit, with a finished match and one in which it is Anna's turn.

Everything happens through the commands and buttons that people use; their ephemeral messages are dismissed afterwards.
"""

from dataclasses import dataclass
from pathlib import Path

from discord_playground import Interaction, Message, NotPossibleError, Person
from dvonn import Colour, Game, Jump, Record
from showcase.club import Club
from showcase.demonstration import RECORD
from showcase.errors import ShowcaseError
from showcase.players import PLAY_IT

RUNNING = Path(__file__).with_name("club_match.txt")
"""The game of the unfinished match: White's next move can cut off a stack of six."""

HINT = (
    "Hi, and welcome! **Anna, it’s your turn** in the game below: press **Move**, and see what d3 can do. "
    "To answer as Ben, press **Open Ben in a new tab** at the bottom of the page. "
    "Never played? There is **Try a lesson** on the card further up."
)


async def seed_matches(club: Club) -> None:
    """Play a finished and a running match, below the bot's introduction card.

    Raises `ShowcaseError` if the bot does not respond as expected.
    """
    people = [club.playground.person(name) for name in ("anna", "ben", "chloé", "ada")]
    anna, ben, chloe, ada = people
    finished, running = (Record.parse(file.read_text()).game for file in (RECORD, RUNNING))
    first, second = _SeededMatch(club, chloe, ben, finished), _SeededMatch(club, ben, anna, running)
    try:
        prepared = [await match.prepare() for match in (first, second)]
        await club.wait_for_introduction()
        await first.play(prepared[0], "Rematch")
        ada.say(club.games, HINT)
        await second.play(prepared[1], "Move")
        for person in people:
            _dismiss_all(club, person)
    except (NotPossibleError, TimeoutError) as trouble:
        raise ShowcaseError(str(trouble)) from trouble


@dataclass
class _SeededMatch:
    """A match that starts from an imported game without its last move, which the challenger then plays."""

    club: Club
    challenger: Person
    opponent: Person
    game: Game

    async def prepare(self) -> Message:
        """Import the game without its last move; return the ephemeral page for choosing the opponent."""
        opening = Game(self.game.moves[:-1])
        colour = "White" if opening.position.to_move is Colour.WHITE else "Black"
        record = {"text": str(Record(opening))}
        used = self.challenger.begin_command(self.club.games, "dvonn import", record)
        page = await self._answer(used, "Start a game from here")
        page = await self._press(self.challenger, page, "Start a game from here", colour)
        return await self._press(self.challenger, page, colour, "Back to the record")

    async def play(self, page: Message, then: str) -> None:
        """Send and accept the challenge, and play the last move; wait until the newest message has a button `then`."""
        move = self.game.moves[-1]
        if not isinstance(move, Jump):
            raise ShowcaseError(f"the game must end with a jump, not with {move}")
        await self.challenger.begin_select(page, "Challenge someone", self.opponent).settled()
        challenge = await self._newest("Accept")
        await self.opponent.begin_click(challenge, "Accept").settled()
        board = await self._newest("Move")
        used = self.challenger.begin_command(self.club.games, "dvonn move", {"move": str(move)})
        await used.settled()
        if used.response and _offers(used.response, PLAY_IT):
            await self.challenger.begin_click(used.response, PLAY_IT).settled()
        await self._newest(then, after=board)

    async def _press(self, person: Person, page: Message, button: str, then: str) -> Message:
        return await self._answer(person.begin_click(page, button), then)

    async def _answer(self, used: Interaction, then: str) -> Message:
        """Return the ephemeral answer once it has a button `then`."""
        answer = (await used.settled()).response
        if answer is None:
            raise ShowcaseError("the bot did not answer in time")
        await self.club.playground.wait_until(lambda: _offers(answer, then), what=then)
        return answer

    async def _newest(self, then: str, *, after: Message | None = None) -> Message:
        """Return the newest public message once it differs from `after` and has a button `then`."""
        await self.club.playground.wait_until(
            lambda: self._latest() is not after and _offers(self._latest(), then), what=then
        )
        return self._latest()

    def _latest(self) -> Message:
        messages = self.club.games.messages.values()
        return next(message for message in reversed(messages) if not message.ephemeral)


def _offers(message: Message, button: str) -> bool:
    return any(each.label == button for each in message.buttons)


def _dismiss_all(club: Club, person: Person) -> None:
    for message in person.messages(club.games):
        if message.ephemeral:
            person.delete(message)
