"""`/dvonn learn`."""

from bot.features.lesson.actions import open_lesson
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("learn")
async def learn(request: Request) -> Page:
    """Open the lesson where it was left."""
    return await open_lesson(request)
