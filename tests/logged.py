"""The errors in the log of a bot that ran as a process of its own: as it logs them for people, or as Python ends."""

import re

_ERROR = re.compile(r"^(\[[^]]*] \[(ERROR|CRITICAL) *] |Traceback ).*", re.MULTILINE)


def errors_in(log: str) -> list[str]:
    """The lines that tell of an error; a warning is none."""
    return [found[0] for found in _ERROR.finditer(log)]
