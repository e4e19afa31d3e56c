"""Invitations: the codes with which managers bring another server into a league."""

import secrets
from datetime import timedelta

VALID_FOR = timedelta(days=7)

SIGNS = "ACDEFHJKMNPQRTVWXY34679"
"""Letters and digits that nobody takes for one another, however they are written."""

LENGTH = 8


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def written(code: str) -> str:
    """Return a code as people read it: "K7QF-3MXD"."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def read_code(typed: str) -> str:
    """Return the code in what someone has typed, in small letters, with or without the dash."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())
