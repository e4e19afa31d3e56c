"""A place to search in a thread of the tests: it begins at once, and may be given what can't be pickled."""

from queue import Queue
from threading import Thread

from analysis.serving import Drop, Task, TaskOutcome, TaskServer


class InThread:
    """In the stead of `analysis.process.Process`."""

    def __init__(self) -> None:
        self._to: Queue[Task | Drop | None] = Queue()
        self._from: Queue[TaskOutcome | None] = Queue()
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        TaskServer(self._to.get, self._from.put).run()
        self._from.put(None)

    def send(self, message: Task | Drop) -> None:
        self._to.put(message)

    def receive(self) -> TaskOutcome | None:
        return self._from.get()

    def close(self) -> None:
        self._to.put(None)

    def wait(self) -> int:
        self._thread.join()
        return 0
