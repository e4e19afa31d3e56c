"""The process's limit on open files, which include its connections."""

import contextlib

ENOUGH = 65_536
"""The limit is raised to this number at most. Some systems have no upper limit, but refuse to set none."""


def raise_limit() -> None:
    """Raise the limit of open files as far as the process may, up to `ENOUGH`.

    The usual limit of 1,024 is meant for programs that call `select`, which this one doesn't. With it, a thousand
    connections would keep the bot from opening its database.
    """
    try:
        import resource  # noqa: PLC0415  on Windows there is none, and no such limit
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
