"""A registry of objects by type."""

from typing import TypeVar, cast

T = TypeVar("T")


class Registry:
    """Holds one object for each exact type."""

    def __init__(self) -> None:
        self._provided: dict[type, object] = {}

    def provide(self, *provided: object) -> None:
        """Register objects. Raises `ValueError` for a type that is already registered."""
        for each in provided:
            if type(each) in self._provided:
                raise ValueError(f"{type(each).__name__} is provided twice")
            self._provided[type(each)] = each

    def get(self, kind: type[T]) -> T:
        """Return the object of a type. Raises `LookupError` if none is registered."""
        try:
            return cast("T", self._provided[kind])
        except KeyError:
            raise LookupError(f"no {kind.__name__} is provided") from None
