"""Lines that are tried out and plans that are made of them, press by press; plans that are simply there."""

from bot.domain import MatchId, Plan, UserId
from bot.domain.plan import Ply
from bot.pages.game_words import arrow
from discord_playground import Message, Person
from dvonn import Jump, Move, Space
from tests.end_to_end.club import Club, labels


async def tap(club: Club, person: Person, page: Message, move: Move) -> Message:
    """Play a move in a line: at once where all moves stand there, else by its stack."""
    assert isinstance(move, Jump)
    whole = [label for label in labels(page) if label.startswith(arrow(move))]
    if whole:
        return await club.press(person, page, whole[0])
    page = await club.press(person, page, _first(page, str(move.source)))
    return await club.press(person, page, _first(page, str(move.target)))


def _first(page: Message, space: str) -> str:
    return next(label for label in labels(page) if label.split()[0] == space)


async def plan_by_trying(club: Club, person: Person, page: Message, *moves: Move) -> Message:
    """Try out moves from the start of a line, and plan them."""
    if "⏮" in [button.emoji[:1] for button in page.buttons if not button.disabled]:
        page = await club.press(person, page, "⏮")
    for move in moves:
        page = await tap(club, person, page, move)
    return await club.press(person, page, "Plan this")


async def plan_in_panel(club: Club, person: Person, *spaces: str) -> Message:
    """Plan spaces for the next pieces in the panel."""
    page = await club.reach(person, club.board(), "Plan ahead")
    for space in spaces:
        row = next(label for label in labels(page) if label.startswith(f"Row {space[1:]} "))
        page = await club.press(person, page, row)
        page = await club.press(person, page, space)
    return page


async def have_planned_spaces(club: Club, person: Person, *spaces: str, match: int = 1) -> None:
    """Store a plan of spaces as if its player had made it before."""
    plan = Plan(spaces=tuple(map(Space.parse, spaces)))
    async with club.store.write() as uow:
        await uow.plans.save(MatchId(match), UserId(person.id), plan)


async def have_planned(club: Club, person: Person, *line: Ply, match: int = 1) -> None:
    """Add a line to a plan as if its player had planned it before."""
    await club.bot.matches.plan_line(MatchId(match), line, by=UserId(person.id))
