"""A separate process for searches: both ends of its pipes.

    python -m analysis.process

reads pickled tasks from stdin and writes pickled outcomes to stdout, until stdin ends. `Process` starts it.
"""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
from typing import BinaryIO

from analysis.serving import Drop, Task, TaskOutcome, TaskServer

NICENESS = 10
"""The niceness of searches on Linux, so that they don't delay the bot's answers.

Urgent searches that starve have none: beside four busy processes, a move of 0.2 s would take ten seconds or more.
"""


class Process:
    """A process that runs this module, connected by pipes. It ends with its parent, even after a crash."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "analysis.process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self._process.stdin and self._process.stdout  # noqa: PT018,S101  for the type checker
        self._to, self._from = self._process.stdin, self._process.stdout

    def send(self, message: Task | Drop) -> None:
        """Send a task or a cancellation; ignored if the process has ended, which `receive` reports."""
        written = pickle.dumps(message)
        with contextlib.suppress(OSError, ValueError):  # ValueError: the pipe is closed
            self._to.write(written)
            self._to.flush()

    def receive(self) -> TaskOutcome | None:
        """Wait for an outcome; None once the process has ended."""
        try:
            outcome: TaskOutcome = pickle.load(self._from)  # noqa: S301  written by our own process
        except (EOFError, pickle.UnpicklingError):
            return None
        return outcome

    def close(self) -> None:
        """Close the process's input, which ends it and its current task."""
        with contextlib.suppress(OSError):
            self._to.close()

    def wait(self) -> int:
        """Wait until the process has ended; return its exit status, or minus the signal that has killed it."""
        status = self._process.wait()
        self._from.close()
        return status


def _serve(source: BinaryIO, sink: BinaryIO) -> None:
    def receive() -> Task | Drop | None:
        try:
            message: Task | Drop = pickle.load(source)  # noqa: S301  written by the parent process
        except EOFError:
            return None
        return message

    def send(outcome: TaskOutcome) -> None:
        with contextlib.suppress(BrokenPipeError):  # the parent process has ended; so has the input
            sink.write(_written(outcome))
            sink.flush()

    TaskServer(receive, send, _give_way).run()


def _give_way() -> None:
    """Lower the priority of the calling thread; only on Linux, as other systems would lower the whole process's."""
    if sys.platform == "linux":
        os.nice(NICENESS)


def _written(outcome: TaskOutcome) -> bytes:
    """Pickle an outcome; one that can't be pickled and unpickled is replaced by an error."""
    try:
        written = pickle.dumps(outcome)
        pickle.loads(written)  # noqa: S301  pickled just above
    except Exception as error:  # noqa: BLE001  reported to the caller
        return pickle.dumps(TaskOutcome(outcome.number, error=RuntimeError(repr(outcome.error or error))))
    return written


if __name__ == "__main__":
    for each in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # signals are meant for the parent process, whose end closes the input
        signal.signal(each, signal.SIG_IGN)
    _serve(sys.stdin.buffer, sys.stdout.buffer)
