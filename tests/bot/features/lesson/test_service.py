"""Progress in the lesson."""

import asyncio

import pytest

from bot.domain import UserId
from bot.features.lesson.repository import LessonRepository
from bot.features.lesson.service import Lessons
from bot.features.lesson.steps import END, NAMES, STEPS
from bot.storage import Store
from tests.bot.company import ANNA, BEN


@pytest.fixture
def lessons(store: Store) -> Lessons:
    return Lessons(store)


async def reached(store: Store, user: UserId) -> str | None:
    """The user's next step."""
    async with store.read() as uow:
        return await LessonRepository(uow).reached(user)


async def test_each_step_that_is_done_leads_to_the_next(lessons: Lessons, store: Store) -> None:
    assert await reached(store, ANNA.id) is None
    for step, following in zip(STEPS, (*NAMES[1:], END), strict=True):
        await lessons.done(ANNA.id, step)
        assert await reached(store, ANNA.id) == following
    assert await reached(store, BEN.id) is None


async def test_nobody_falls_back_by_doing_a_step_again(lessons: Lessons, store: Store) -> None:
    await lessons.done(ANNA.id, STEPS[4])
    await lessons.done(ANNA.id, STEPS[1])
    assert await reached(store, ANNA.id) == STEPS[5].name


async def test_steps_that_are_done_at_the_same_moment_count_as_the_furthest(
    lessons: Lessons, store: Store
) -> None:
    await asyncio.gather(*(lessons.done(ANNA.id, STEPS[place]) for place in (3, 0, 5, 1)))
    assert await reached(store, ANNA.id) == STEPS[6].name


async def test_a_step_that_is_no_longer_taught_is_left_behind(lessons: Lessons, store: Store) -> None:
    async with store.write() as uow:
        await LessonRepository(uow).reach(ANNA.id, "unknown")
    await lessons.done(ANNA.id, STEPS[0])
    assert await reached(store, ANNA.id) == STEPS[1].name


async def test_the_lesson_is_begun_again(lessons: Lessons, store: Store) -> None:
    await lessons.done(ANNA.id, STEPS[4])
    await lessons.begin_anew(ANNA.id)
    assert await reached(store, ANNA.id) is None


async def test_a_user_who_is_forgotten_has_done_nothing(lessons: Lessons, store: Store) -> None:
    await lessons.done(ANNA.id, STEPS[4])
    await lessons.done(BEN.id, STEPS[2])
    async with store.write() as uow:
        await uow.people.forget(ANNA.id)
    assert await reached(store, ANNA.id) is None
    assert await reached(store, BEN.id) == STEPS[3].name
