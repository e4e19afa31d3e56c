"""The sentences of one catalogue, each of which is read when it is first said.

To read a whole catalogue takes longer than most of what a bot does when it starts, and few sentences are said soon.
"""

import re
import threading
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How an entry begins; its further lines are indented. https://projectfluent.org/fluent/guide/hello.html"""
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Where another entry can stand in a sentence."""


class Sentences:
    """The sentences of a catalogue in one language, by their keys."""

    def __init__(self, tag: str, catalogue: str) -> None:
        # Isolation marks around names are invisible in Discord but end up in what people copy.
        self.bundle = FluentBundle([tag], use_isolating=False)
        self._written = entries(catalogue)
        self._read: set[str] = set()
        self._reading = threading.Lock()  # pictures are lettered in threads

    def find(self, key: str) -> Any:  # noqa: ANN401  Fluent has no types
        """Fluent's message of a key, ready to be formatted by `bundle`; None where there is none."""
        if key not in self._read:
            with self._reading:
                self._read_with_what_stands_in_it(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _read_with_what_stands_in_it(self, key: str) -> None:
        wanted = [key]
        while wanted:
            written = self._written.pop(wanted.pop(), None)
            if written is not None:
                self.bundle.add_resource(FluentResource(written))
                wanted += _REFERENCE.findall(written)
        self._read.add(key)


def entries(catalogue: str) -> dict[str, str]:
    """The text of each entry of a catalogue, by its key; a term's begins with a hyphen."""
    found = list(_ENTRY.finditer(catalogue))
    ends = [following.start() for following in found[1:]] + [len(catalogue)]
    return {entry[1]: catalogue[entry.start() : end] for entry, end in zip(found, ends, strict=True)}
