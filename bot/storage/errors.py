"""Errors of storage."""


class StoreUnavailableError(Exception):
    """The store can't be reached or failed; the transaction was rolled back."""


class NewerStoreError(StoreUnavailableError):
    """A newer version of the bot has migrated the database to a schema that this one doesn't know."""


class OvertakenError(StoreUnavailableError):
    """A concurrent transaction won; this one was rolled back and may be retried."""
