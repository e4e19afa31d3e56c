"""`/dvonn puzzle`."""

from bot.features.puzzles.actions import open_puzzle
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("puzzle")
async def puzzle(request: Request) -> Page:
    """Open the puzzle that the asker has left, or a new one."""
    return await open_puzzle(request)
