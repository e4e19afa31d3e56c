"""Builds the compiled core: `python -m analysis.build` compiles the C files in `core/` into `core.wasm`.

`--check` instead verifies that the existing file is byte-identical to a fresh build. The compiler comes from the
`ziglang` wheel, pinned in constraints.txt, because other versions produce other bytes.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SOURCES = Path(__file__).with_name("core")
BUILT = Path(__file__).with_name("core.wasm")

_COMPILER = [
    *(sys.executable, "-m", "ziglang", "cc"),
    *("-target", "wasm32-freestanding", "-mcpu=generic+bulk_memory", "-std=gnu11", "-O3", "-nostdlib"),
    *("-Wall", "-Wextra", "-Werror", "-I."),
    *("-Wl,--no-entry", "-Wl,--strip-all", "-Wl,-z,stack-size=262144"),
]


def compile_to(target: Path, source: Path = SOURCES / "core.c") -> None:
    """Compile a core into a file. Raises `CalledProcessError` if the compiler fails; it prints the reason."""
    # Run in the source folder, so that no absolute path gets into the file.
    source = source.relative_to(SOURCES) if source.is_relative_to(SOURCES) else source.resolve()
    command = [*_COMPILER, str(source), "-o", str(target.resolve())]
    subprocess.run(command, cwd=SOURCES, check=True)  # noqa: S603  a fixed command, see above


def is_current() -> bool:
    """Return whether a fresh build is byte-identical to the existing file."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "core.wasm")
        compile_to(fresh)
        return fresh.read_bytes() == BUILT.read_bytes()


def main(arguments: Sequence[str] | None = None) -> None:
    """Build the core; with `--check`, exit with an error if it is out of date."""
    parser = argparse.ArgumentParser(prog="python -m analysis.build", description="Build the compiled core.")
    parser.add_argument("--check", action="store_true", help="only check whether core.wasm is up to date")
    if not parser.parse_args(arguments).check:
        compile_to(BUILT)
    elif not is_current():
        sys.exit(
            f"{BUILT.name} is not what {SOURCES.name}/ gives: run python -m analysis.build and commit it"
        )


if __name__ == "__main__":
    main()
