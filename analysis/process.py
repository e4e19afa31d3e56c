"""A process that searches, beside everything else, and behind it where the processor is busy: both ends of its pipes.

    python -m analysis.process

reads pickled work from its input and writes pickled outcomes, until the input ends. `Process` starts it.
"""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
from typing import BinaryIO

from analysis.serving import Drop, Outcome, Server, Task

NICENESS = 10
"""How far the searching process steps back behind others that want to run, on systems that know that."""


class Process:
    """Runs this module, and speaks to it over pipes. It ends with its parent, however that ends."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "analysis.process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self._process.stdin and self._process.stdout  # noqa: PT018,S101  for the types: as was asked for
        self._to, self._from = self._process.stdin, self._process.stdout

    def send(self, message: Task | Drop) -> None:
        """Have it do something, or end it; a process that is gone is told nothing, as `receive` says."""
        written = pickle.dumps(message)
        with contextlib.suppress(OSError, ValueError):  # that of a closed pipe
            self._to.write(written)
            self._to.flush()

    def receive(self) -> Outcome | None:
        """Wait for what comes of a task; None once the process is gone."""
        try:
            outcome: Outcome = pickle.load(self._from)  # noqa: S301  our own process has written it
        except (EOFError, pickle.UnpicklingError):
            return None
        return outcome

    def close(self) -> None:
        """Let it end, with what it does."""
        with contextlib.suppress(OSError):
            self._to.close()

    def wait(self) -> None:
        """Wait until it has ended."""
        self._process.wait()
        self._from.close()


def _serve(source: BinaryIO, sink: BinaryIO) -> None:
    def receive() -> Task | Drop | None:
        try:
            message: Task | Drop = pickle.load(source)  # noqa: S301  the parent process has written it
        except EOFError:
            return None
        return message

    def send(outcome: Outcome) -> None:
        with contextlib.suppress(BrokenPipeError):  # the parent process is gone: the input has ended, too
            sink.write(_written(outcome))
            sink.flush()

    Server(receive, send).run()


def _written(outcome: Outcome) -> bytes:
    """An outcome as it is sent: what can't be pickled, or not be read again, as an error's text."""
    try:
        written = pickle.dumps(outcome)
        pickle.loads(written)  # noqa: S301  it was written here
    except Exception as error:  # noqa: BLE001  whoever asked shall see it
        return pickle.dumps(Outcome(outcome.number, error=RuntimeError(repr(outcome.error or error))))
    return written


if __name__ == "__main__":
    for each in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # they are for the parent process, whose end is the end of the input
        signal.signal(each, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    _serve(sys.stdin.buffer, sys.stdout.buffer)
