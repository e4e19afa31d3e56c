"""The service for users: their preferences, languages and names."""

from collections.abc import Callable, Collection
from datetime import datetime
from typing import NamedTuple

from bot.domain.cluster import About, News
from bot.domain.ids import Person, UserId
from bot.domain.preferences import ChangedPreferences, Preferences
from bot.storage import Store, retried

MOST_HEARD = 2_000

HOUR = "%Y-%m-%d %H"
"""`strftime` format that identifies an hour."""


class CachedLocale(NamedTuple):
    """The languages of a user, as looked up in a certain hour."""

    heard: str | None
    """The language of the user's Discord client."""
    hour: str
    """The hour of the look-up; empty for a user whose name isn't stored, as that may change at any moment."""
    chosen: str | None
    """The language chosen in the preferences."""


class People:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self.locales: dict[UserId, CachedLocale] = {}
        """A cache, so that not every interaction reads the store; emptied when it has `MOST_HEARD` users."""
        self._seen: dict[UserId, str] = {}

    def saw(self, user: UserId, name: str) -> None:
        """Remember the name of a user whose name need not be stored; a full cache is emptied first."""
        if len(self._seen) >= MOST_HEARD:
            self._seen.clear()
        self._seen[user] = name

    def seen(self, users: Collection[UserId]) -> dict[UserId, str]:
        """Return the names last seen by this process; others are left out."""
        return {user: self._seen[user] for user in users if user in self._seen}

    async def names(self, users: Collection[UserId]) -> dict[UserId, str]:
        """Return the stored names, or else those last seen; others are left out."""
        async with self._store.read() as uow:
            return self.seen(users) | await uow.people.names(list(users))

    @retried
    async def choose(self, user: UserId, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Apply a change to a user's preferences."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            before = (await uow.people.preferences([user]))[user]
            chosen = change(before)
            await uow.people.choose(user, chosen)
            changed = ChangedPreferences(user, before, chosen, self._clock())
            for handle in uow.subscriptions.preferences:
                await handle(uow, changed)
            if chosen.by != before.by:
                await uow.people.close_direct(user, None)  # they may have opened their direct messages for it
            if chosen.language != before.language:
                await uow.cluster.tell(News(About.PERSON, user))
                if speaks := chosen.language or self._heard_of(user):
                    await uow.people.speaks(user, speaks)
        if locale := self.locales.get(user):
            self.locales[user] = locale._replace(chosen=chosen.language or None)
        return chosen

    async def hear(self, user: UserId, heard: str | None) -> None:
        """Cache a user's language, and store it if the user's name is stored.

        The stored language is the chosen one, otherwise `heard`, the language of the user's Discord client, if known.
        """
        async with self._store.read() as uow:
            kept = await uow.people.languages([user])
            chosen = (await uow.people.preferences([user]))[user].language or None
        speaks = chosen or heard
        if user in kept and speaks and kept[user] != speaks:
            async with self._store.write() as uow:
                await uow.people.speaks(user, speaks)
        if len(self.locales) >= MOST_HEARD:
            self.locales.clear()
        self.locales[user] = CachedLocale(heard, self._clock().strftime(HOUR) if user in kept else "", chosen)

    def _heard_of(self, user: UserId) -> str | None:
        locale = self.locales.get(user)
        return locale.heard if locale else None

    @retried
    async def remember(self, person: Person) -> None:
        """Store the name of a user whom public messages will name later."""
        async with self._store.write() as uow:
            await uow.people.remember(person)

    def drop(self, user: UserId) -> None:
        """Forget what this process remembers of a user."""
        self.locales.pop(user, None)
        self._seen.pop(user, None)

    def drop_all(self) -> None:
        """Forget what this process remembers of all users."""
        self.locales.clear()
        self._seen.clear()
