"""Common steps of the tests of watching and following."""

from bot.domain import Match
from discord_playground import Fault, Message, Person
from dvonn import Move, Place, Space
from tests.end_to_end.club import Club


async def watch(club: Club, person: Person, choice: str, *, match: int = 1) -> Message:
    """Press Watch on the board and choose an option; return the panel."""
    panel = await club.reach(person, club.board(match), "Watch")
    return await club.press(person, panel, choice)


async def play(club: Club, move: Move, *, match: int = 1, shown: bool = True) -> Match:
    """Play a move for the player to move, and wait until all messages about it are delivered."""
    before = await club.stored(match)
    assert before.player_to_move is not None
    after = await club.bot.matches.play(before.id, move, by=before.player_to_move, sure=True)
    if shown:
        await club.bot.presenter.show_match(after)
        await club.nothing_to_do()
    return after


async def place(club: Club, *spaces: str, match: int = 1, each_shown: bool = True) -> None:
    """Place pieces for both players in turn; unless each is to be shown, the last one is."""
    for number, space in enumerate(spaces, start=1):
        shown = each_shown or number == len(spaces)
        await play(club, Place(Space.parse(space)), match=match, shown=shown)


async def play_on_while(club: Club, held: Fault) -> None:
    """Move for both players while messages to others are held up; check that neither move waits for those."""
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert answer.deleted
    await held.reached.wait()
    await club.use(club.ben, "move", {"move": "d3"})
    assert "Ben d3." in club.board().text


async def note(club: Club, match: Match) -> None:
    """Show a match to watchers and spectators, but not to its players."""
    async with club.store.read() as uow:
        standing = await uow.boards.standing_of(match.id)
    club.bot.presenter.note(match, standing)
