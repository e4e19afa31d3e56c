"""What the tests of those who look on do again and again."""

from dataclasses import replace

from bot.matches import GuildId, Match, MatchId, UserId
from dvonn import Move, Place, Space
from playground import Message, Person, TextChannel
from tests.end_to_end.club import Club, answer_to


def notices(club: Club, person: Person) -> list[Message]:
    """The direct messages that somebody got, the oldest first; private answers left out."""
    written = person.messages(person.direct_messages(club.application))
    return [message for message in written if not message.ephemeral]


async def watch(club: Club, person: Person, choice: str, *, match: int = 1) -> Message:
    """Press Watch on the board and choose; give the panel."""
    panel = await club.press(person, club.board(match), "Watch")
    return await club.press(person, panel, choice)


async def play(club: Club, move: Move, *, match: int = 1, shown: bool = True) -> Match:
    """Let the player to move play, and everybody be shown it if it is to be shown."""
    before = await club.stored(match)
    assert before.player_to_move is not None
    after = await club.bot.matches.play(before.id, move, by=before.player_to_move, sure=True)
    if shown:
        await club.bot.presenter.show_match(after)
        await club.nothing_to_do()
    return after


async def place(club: Club, *spaces: str, match: int = 1) -> None:
    """Let the players place pieces in turn."""
    for space in spaces:
        await play(club, Place(Space.parse(space)), match=match)


async def resign(club: Club, *, match: int = 1, by: Person | None = None) -> None:
    """Let Anna, or another player, resign."""
    player = UserId((by or club.anna).id)
    await club.bot.presenter.show_match(await club.bot.matches.resign(MatchId(match), by=player))
    await club.nothing_to_do()


async def in_threads(club: Club) -> None:
    """Let the server have each match in a thread of its own."""
    await club.bot.servers.settle(GuildId(club.guild.id), lambda settings: replace(settings, threads=True))


async def begin_in(club: Club, channel: TextChannel) -> None:
    """Let Anna and Ben begin a match in a channel that both of them see."""
    command = "dvonn challenge"
    await answer_to(await club.anna.command(channel, command, {"opponent": club.ben, "colour": "white"}))
    invitation = [each for each in club.ben.messages(channel) if not each.ephemeral][-1]
    await club.press(club.ben, invitation, "Accept")
    await club.nothing_to_do()
