"""Drawing takes place in another thread, and observers learn how long it took."""

import threading

from bot.toolkit.drawing import Drawn, in_thread, observed


async def test_a_picture_is_drawn_in_another_thread_and_reported() -> None:
    seen: list[tuple[Drawn, float]] = []
    with observed(lambda what, seconds: seen.append((what, seconds))):
        drawn_by = await in_thread(Drawn.CHART, threading.current_thread)
    await in_thread(Drawn.BOARD, list)
    assert drawn_by is not threading.current_thread()
    ((what, seconds),) = seen
    assert what is Drawn.CHART
    assert seconds >= 0
