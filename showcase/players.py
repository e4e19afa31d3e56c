"""The two players: Anna uses buttons, Ben uses slash commands."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from bot.catalogue import language_for
from bot.pages.game_words import arrow
from discord_playground import Channel, Interaction, Message, Person
from dvonn import Jump, Move
from showcase.errors import ShowcaseError
from showcase.transcript import Transcript

OPEN = ("Place a piece", "Move")
"""The button below a board that opens the panel."""

PLAY_IT = "Play it"
"""The button that confirms a move that cuts off the player's own stacks."""


@dataclass(frozen=True)
class Player(ABC):
    """A person who plays in a channel and whose actions are recorded."""

    person: Person
    channel: Channel
    transcript: Transcript

    async def type(self, command: str, options: Mapping[str, object]) -> Message:
        """Use a slash command, with its options by the names in the code; return the ephemeral answer."""
        typed = " ".join(
            [f"/{command}", *(f"{_shown(name)}:{_written(value)}" for name, value in options.items())]
        )
        self.transcript.record_action(self.person, f"types `{typed}`")
        return await self._answer(self.person.begin_command(self.channel, command, options))

    async def press(self, message: Message, button: str) -> Message:
        """Press a button; return the ephemeral answer."""
        self.transcript.record_action(self.person, f"presses **{button}**")
        return await self._answer(self.person.begin_click(message, button))

    async def press_one(self, message: Message, name: str) -> Message:
        """Press the button whose label is or begins with `name`; return the ephemeral answer."""
        label = label_of(message, name)
        if label is None:
            raise ShowcaseError(
                f"{self.person.shown_name} has nothing to choose from; the bot said: {message.text}"
            )
        return await self.press(message, label)

    async def _answer(self, used: Interaction) -> Message:
        await used.settled()
        if used.response is None:
            raise ShowcaseError(f"the bot did not answer {self.person.shown_name} in time")
        self.transcript.record_answer(self.person, used.response)
        return used.response

    @abstractmethod
    async def play(self, move: Move, board: Message) -> Message:
        """Make a move in the board's match; return the last ephemeral answer."""

    async def _if_asked(self, answer: Message) -> Message:
        """Confirm the move if the bot asks; return the last answer."""
        asked = any(button.label == PLAY_IT for button in answer.buttons)
        return await self.press(answer, PLAY_IT) if asked else answer


class Clicker(Player):
    """A player who uses buttons only."""

    async def play(self, move: Move, board: Message) -> Message:
        """Open the board's panel and choose source and target, or the whole move, or row and space."""
        panel = await self.press(board, next(name for name in OPEN if label_of(board, name)))
        if not isinstance(move, Jump):
            panel = await self.press_one(panel, f"Row {str(move)[1]}")
            return await self.press_one(panel, str(move))
        if label_of(panel, arrow(move)) is None:
            panel = await self.press_one(panel, str(move.source))
            return await self._if_asked(await self.press_one(panel, str(move.target)))
        return await self._if_asked(await self.press_one(panel, arrow(move)))


def label_of(message: Message, name: str) -> str | None:
    """Return the button label that is or begins with `name`; None if there is none."""
    labels = (button.label or "" for button in message.buttons)
    return next((label for label in labels if label == name or label.startswith(f"{name} ")), None)


class Typist(Player):
    """A player who uses slash commands and autocompletion."""

    async def play(self, move: Move, board: Message) -> Message:  # noqa: ARG002  commands find the match themselves
        typed = f"{move.source} {move.target}" if isinstance(move, Jump) else str(move)
        await self._offered(typed)
        return await self._if_asked(await self.type("dvonn move", {"move": typed}))

    async def _offered(self, typed: str) -> None:
        """Type a move up to its last character and check that autocompletion offers it. Raises `ShowcaseError`."""
        choices = await self.person.autocomplete(
            self.channel, "dvonn move", {"move": typed[:-1]}, focused="move"
        )
        if typed not in [choice.value for choice in choices]:
            raise ShowcaseError(f"autocompletion did not offer {typed} for `/dvonn move`")


def _shown(option: str) -> str:
    """Return the name of an option as people with an English client see it."""
    return language_for(None).say(f"name-{option}")


def _written(value: object) -> str:
    return f"@{value.shown_name}" if isinstance(value, Person) else str(value)
