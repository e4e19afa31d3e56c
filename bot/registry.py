"""A typed registry: what a part provides is found by its type."""

from typing import TypeVar, cast

T = TypeVar("T")


class Registry:
    """Objects by their exact type, one of each."""

    def __init__(self) -> None:
        self._provided: dict[type, object] = {}

    def provide(self, *provided: object) -> None:
        """Add objects. Raises `ValueError` for a type that is provided already."""
        for each in provided:
            if type(each) in self._provided:
                raise ValueError(f"{type(each).__name__} is provided twice")
            self._provided[type(each)] = each

    def get(self, kind: type[T]) -> T:
        """The object of a type. Raises `LookupError` where none is provided."""
        try:
            return cast("T", self._provided[kind])
        except KeyError:
            raise LookupError(f"no {kind.__name__} is provided") from None
