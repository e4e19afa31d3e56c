"""Seeds the club before the first visit: one match is over, one waits for Anna, who is notified of it.

Everything happens through the commands and buttons that people use; their ephemeral messages are dismissed afterwards.
"""

from dataclasses import dataclass
from pathlib import Path

from dvonn import Colour, Game, Jump, Record
from playground import Interaction, Message, NotPossibleError, Person
from showcase.club import Club
from showcase.errors import ShowcaseError
from showcase.performance import RECORD
from showcase.players import PLAY_IT

RUNNING = Path(__file__).with_name("club_match.txt")
"""The game of the unfinished match: White's next move can cut off a stack of six."""

HINT = (
    "Hi, and welcome! **Anna, it’s your turn** in the match below: press **Move**, and see what d3 can do. "
    "To answer as Ben, press **Open Ben in a new tab** at the bottom of the page. "
    "Never played? There is **Try a lesson** on the card further up."
)


async def let_life_go_on(club: Club) -> None:
    """Play one match to its end and leave another one running, below the bot's introduction card.

    Raises `ShowcaseError` if the bot does not respond as expected.
    """
    people = [club.playground.person(name) for name in ("anna", "ben", "chloé", "ada")]
    anna, ben, chloe, ada = people
    over, running = (Record.parse(file.read_text()).game for file in (RECORD, RUNNING))
    ending, going_on = _Table(club, chloe, ben, over), _Table(club, ben, anna, running)
    try:
        prepared = [await table.prepare() for table in (ending, going_on)]
        await club.introduced()
        await ending.play(prepared[0], "Rematch")
        ada.say(club.games, HINT)
        await going_on.play(prepared[1], "Move")
        for person in people:
            _dismiss_all(club, person)
    except (NotPossibleError, TimeoutError) as trouble:
        raise ShowcaseError(str(trouble)) from trouble


@dataclass
class _Table:
    """Two players who import a game and play its last move, which is the challenger's."""

    club: Club
    challenger: Person
    opponent: Person
    game: Game

    async def prepare(self) -> Message:
        """Import the game without its last move; return the ephemeral page on which to choose the opponent."""
        opening = Game(self.game.moves[:-1])
        colour = "White" if opening.position.to_move is Colour.WHITE else "Black"
        record = {"text": str(Record(opening))}
        used = self.challenger.begin_command(self.club.games, "dvonn import", record)
        page = await self._answer(used, "Start a match from here")
        page = await self._press(self.challenger, page, "Start a match from here", colour)
        return await self._press(self.challenger, page, colour, "Back to the record")

    async def play(self, page: Message, then: str) -> None:
        """Challenge on the ephemeral page, accept, and play the move; wait until the newest message offers `then`."""
        move = self.game.moves[-1]
        if not isinstance(move, Jump):
            raise ShowcaseError(f"the game must end with a jump, not with {move}")
        await self.challenger.begin_select(page, "Challenge somebody", self.opponent).settled()
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
        """Return the ephemeral answer once it offers `then`."""
        answer = (await used.settled()).response
        if answer is None:
            raise ShowcaseError("the bot did not answer in time")
        await self.club.playground.wait_until(lambda: _offers(answer, then), what=then)
        return answer

    async def _newest(self, then: str, *, after: Message | None = None) -> Message:
        """Return the newest public message once it differs from `after` and offers `then`."""
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
