"""The compiled core (`core/`, built into `core.wasm` by `analysis.build`), executed by wasmtime."""

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

_FOUND = struct.Struct("<5i")  # value, exact, depth, nodes, line length; the 16-bit moves follow


@cache
def _compiled(file: Path) -> tuple[Engine, Module]:
    """Compile a module to machine code, once; takes about 0.05 s."""
    engine = Engine()
    return engine, Module.from_file(engine, str(file))


class CoreError(RuntimeError):
    """A core can't be created, for example for lack of address space: wasmtime reserves 4 GB for each."""


class _Pausing:
    """A forwarder of a core's pause callback. It has no reference to the core, so the core can be freed."""

    asked: Pause = staticmethod(never)

    def __call__(self) -> int:
        return int(self.asked())


class Core:
    """An instance of the core with up to 16 MB of memory; not thread-safe. Raises `CoreError`."""

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
        assert isinstance(memory, Memory)  # noqa: S101  for the type checker
        self._memory = memory
        self._addresses = {
            name: int(self._call(name)) for name in ("cells", "listed", "found", "stack_weights")
        }
        self._call("prepare")
        self.weigh(weights or learned())

    def _call(self, name: str, *arguments: int) -> Any:  # noqa: ANN401  depends on the function
        function = self._exports[name]
        assert isinstance(function, Func)  # noqa: S101  for the type checker
        return function(self._store, *arguments)

    def _read(self, name: str, size: int, offset: int = 0) -> bytes:
        begin = self._addresses[name] + offset
        return bytes(self._memory.read(self._store, begin, begin + size))

    def weigh(self, weights: Weights) -> None:
        """Evaluate positions with these weights from now on."""
        numbers = list(chain.from_iterable(weights.stacks))
        packed = struct.pack(f"<{len(numbers)}h", *numbers)
        self._memory.write(self._store, packed, self._addresses["stack_weights"])

    def set_up(self, position: Coded) -> None:
        """Set the core's board, from which all methods except `think` start."""
        self._memory.write(self._store, position.cells, self._addresses["cells"])
        self._call("set_up", position.turn, int(position.placing))

    def think(self, position: Coded, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
        """Search a stacking position until the nodes are used up, `pause` returns True or the result is certain."""
        self.set_up(position)
        return self.think_here(nodes, deepest=deepest, pause=pause)

    def think_here(self, nodes: int, *, deepest: int = DEEPEST, pause: Pause = never) -> Answer:
        """Search the position on the core's board, like `think`."""
        self._pausing.asked = pause
        self._call("think", nodes, deepest)
        value, exact, depth, visited, length = _FOUND.unpack(self._read("found", _FOUND.size))
        line = struct.unpack(f"<{length}H", self._read("found", 2 * length, _FOUND.size))
        return Answer(value, bool(exact), depth, visited, line)

    def moves(self) -> tuple[int, ...]:
        """Return the legal moves in board order."""
        return self._listed(self._call("list"))

    def go(self, move: int) -> tuple[int, ...]:
        """Make a legal move and return the legal moves that follow."""
        return self._listed(self._call("go", move))

    def _listed(self, number: int) -> tuple[int, ...]:
        return struct.unpack(f"<{number}H", self._read("listed", 2 * number))

    def key(self) -> int:
        """Return the position's 64-bit key in the transposition table."""
        return int(self._call("key")) & 0xFFFF_FFFF_FFFF_FFFF

    def points(self) -> tuple[int, int]:
        """Return the number of pieces in White's and in Black's stacks."""
        return int(self._call("points", 0)), int(self._call("points", 1))

    def most_margin(self, player: int) -> int:
        """Return a margin in pieces that a player (0 for White) can't exceed, whatever both play."""
        return int(self._call("most_margin", player))

    def evaluate(self) -> int:
        """Return the static evaluation for the player to move."""
        return int(self._call("evaluate"))

    def perft(self, depth: int) -> int:
        """Count the lines of exactly `depth` moves."""
        return int(self._call("perft", depth))
