"""The compiled core (`core/`, built into `core.wasm` by `analysis.build`), run by wasmtime."""

import struct
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from wasmtime import Engine, Func, FuncType, Instance, Memory, Module, Store, ValType, WasmtimeError

from analysis.answer import DEEPEST, Answer, Pause, never
from analysis.coding import Coded
from analysis.weights import Weights, learned

FILE = Path(__file__).with_name("core.wasm")

_FOUND = struct.Struct("<5i")  # value, exact, depth, nodes and the line's length, before its moves of 16 bits


@cache
def _compiled(file: Path) -> tuple[Engine, Module]:
    """A module as machine code; made in some 0.05 s at the first use."""
    engine = Engine()
    return engine, Module.from_file(engine, str(file))


class CoreError(RuntimeError):
    """There can be no core, or no other one, as for lack of address space: wasmtime reserves 4 GB for each."""


class _Pausing:
    """Asks for a core whether its search is to end. It doesn't know that core, which goes once nobody needs it."""

    asked: Pause = staticmethod(never)

    def __call__(self) -> int:
        return int(self.asked())


class Core:
    """A core with a memory of its own, 16 MB at most; one thread at a time may use it. Raises `CoreError`."""

    def __init__(self, weights: Weights | None = None, *, file: Path = FILE) -> None:
        self._pausing = _Pausing()
        try:
            engine, module = _compiled(file)
            self._store = Store(engine)
            paused = Func(self._store, FuncType([], [ValType.i32()]), self._pausing)
            self._exports = Instance(self._store, module, [paused]).exports(self._store)
        except WasmtimeError as error:
            raise CoreError(str(error)) from error
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)  # noqa: S101  for the types: so it was built
        self._memory = memory
        self._addresses = {
            name: int(self._call(name))
            for name in ("cells", "listed", "found", "stack_weights", "place_weights")
        }
        self._call("prepare")
        self.weigh(weights or learned())

    def _call(self, name: str, *arguments: int) -> Any:  # noqa: ANN401  it depends on the function
        function = self._exports[name]
        assert isinstance(function, Func)  # noqa: S101  likewise
        return function(self._store, *arguments)

    def _read(self, name: str, size: int, offset: int = 0) -> bytes:
        begin = self._addresses[name] + offset
        return bytes(self._memory.read(self._store, begin, begin + size))

    def weigh(self, weights: Weights) -> None:
        """Judge positions by these weights from now on."""
        for name, table in (("stack_weights", weights.stacks), ("place_weights", weights.placing)):
            numbers = list(chain.from_iterable(table))
            self._memory.write(self._store, struct.pack(f"<{len(numbers)}h", *numbers), self._addresses[name])

    def set_up(self, position: Coded) -> None:
        """Put a position on the core's board; whatever follows starts from it."""
        self._memory.write(self._store, position.cells, self._addresses["cells"])
        self._call("set_up", position.turn, int(position.placing))

    def think(self, position: Coded, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
        """Search a position, for so many nodes at most, until `pause` says True or the result is certain."""
        self.set_up(position)
        return self.think_here(nodes, deepest=deepest, pause=pause)

    def think_here(self, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
        """The same for the position on the core's board."""
        self._pausing.asked = pause
        self._call("think", nodes, deepest)
        value, exact, depth, visited, length = _FOUND.unpack(self._read("found", _FOUND.size))
        line = struct.unpack(f"<{length}H", self._read("found", 2 * length, _FOUND.size))
        return Answer(value, bool(exact), depth, visited, line)

    def moves(self) -> tuple[int, ...]:
        """The legal moves in the board's order."""
        return self._listed(self._call("list"))

    def go(self, move: int) -> tuple[int, ...]:
        """Make a legal move and return those that are legal then."""
        return self._listed(self._call("go", move))

    def _listed(self, number: int) -> tuple[int, ...]:
        return struct.unpack(f"<{number}H", self._read("listed", 2 * number))

    def key(self) -> int:
        """The position's key in the table of what was searched, 64 bits."""
        return int(self._call("key")) & 0xFFFF_FFFF_FFFF_FFFF

    def points(self) -> tuple[int, int]:
        """The pieces in White's and in Black's stacks."""
        return int(self._call("points", 0)), int(self._call("points", 1))

    def evaluate(self) -> int:
        """The position's value for the player to move, without a search."""
        return int(self._call("evaluate"))

    def perft(self, depth: int) -> int:
        """Count the lines of exactly so many moves."""
        return int(self._call("perft", depth))
