"""The main demonstration: a server with a channel, the bot, and two people who play a recorded game."""

import contextlib
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from bot.access.permissions import INVITED_WITH
from discord_playground import Channel, Message, Permission, Person, Playground
from dvonn import PASS, Colour, Phase, Record
from showcase.bot_process import running_bot
from showcase.errors import ShowcaseError
from showcase.players import Clicker, Player, Typist
from showcase.transcript import Transcript

RECORD = Path(__file__).with_name("game.txt")
"""The recorded game, in Little Golem's notation."""

ABOUT = """\
Two people play DVONN in a channel: Anna (White) presses buttons, Ben (Black) types slash \
commands. This is how it ended; below is all of it, from the challenge on."""


@dataclass(frozen=True)
class Room:
    """The channel of the demonstration, with its players."""

    playground: Playground
    channel: Channel
    anna: Person
    ben: Person

    @property
    def latest(self) -> Message:
        """The newest public message."""
        return next(message for message in reversed(self.channel.messages.values()) if not message.ephemeral)


@dataclass(frozen=True)
class Results:
    """The results of a demonstration: the transcript and the number of pictures."""

    transcript: Path
    pictures: int


async def demonstrate(record: Record, folder: Path, tell: Callable[[str], None]) -> Results:
    """Play a record through the bot; write the transcript and the boards to a folder.

    `tell` receives progress lines. Raises `ShowcaseError` if the demonstration can't continue.
    """
    async with open_room() as room:
        transcript = Transcript(room.channel, folder)
        unsubscribe = room.channel.ground.stream.subscribe(transcript.listen)
        try:
            await _play(record, room, transcript, tell)
        finally:
            unsubscribe()
        path = transcript.write("A game of DVONN", ABOUT, room.latest)
        return Results(path, transcript.pictures)


@contextlib.asynccontextmanager
async def open_room() -> AsyncIterator[Room]:
    """Run the bot in a new server, and yield the channel for the match.

    Raises `ShowcaseError` on exit if the bot violated Discord's API.
    """
    with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
        async with Playground() as playground:
            application = playground.create_application("DVONN")
            guild = playground.create_guild("Club")
            guild.create_text_channel(
                "hall"
            )  # for the bot's introduction, so that it is not among the match's messages
            channel = guild.create_text_channel("games")
            guild.add_bot(application, permissions=Permission(INVITED_WITH.value))
            anna, ben = (playground.create_user(name.lower(), display_name=name) for name in ("Anna", "Ben"))
            for person in (anna, ben):
                guild.add_member(person)
            async with running_bot(playground, application, Path(place)):
                yield Room(playground, channel, anna, ben)
            if playground.violations:
                raise ShowcaseError("Discord would reject a request of the bot: " + playground.violations[0])


async def _play(record: Record, room: Room, transcript: Transcript, tell: Callable[[str], None]) -> None:
    """Play a match from the challenge to the record's last move. The bot passes automatically."""
    anna, ben = Clicker(room.anna, room.channel, transcript), Typist(room.ben, room.channel, transcript)
    players: dict[Colour | None, Player] = {Colour.WHITE: anna, Colour.BLACK: ben}
    await anna.type("dvonn challenge", {"opponent": room.ben, "colour": "white"})
    challenge = room.latest
    answer = await ben.press(challenge, "Accept")
    await _new_board(room, challenge, f"the game did not begin; the bot said: {answer.text}")
    tell("Anna challenged Ben, and Ben accepted. They place the 49 pieces …")
    phase = Phase.PLACING
    for ply, move in enumerate(record.game.moves):
        position = record.game.position_at(ply)
        if position.phase is not phase:
            phase = position.phase
            tell("The board is full. They move stacks …")
        if move == PASS:
            continue
        board = room.latest
        answer = await players[position.to_move].play(move, board)
        await _new_board(room, board, f"the bot did not play {move}; it said: {answer.text}")


async def _new_board(room: Room, before: Message, otherwise: str) -> None:
    """Wait for a newer public message than `before`. Raises `ShowcaseError` with the text `otherwise` if none comes."""
    try:
        await room.playground.wait_until(lambda: room.latest is not before, what="a new board")
    except TimeoutError:
        raise ShowcaseError(otherwise) from None
