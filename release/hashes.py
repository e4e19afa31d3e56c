"""The hashes of everything that the image installs.

    python -m release.hashes

Writes deploy/libraries.txt, the bot's libraries with the driver of PostgreSQL, and deploy/building.txt, which builds
its wheel: in the versions of constraints.txt, with the hashes of all their files, as the package index tells them. So
the image gets the same bytes, wherever its index is. Needs uv, https://docs.astral.sh/uv/.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]

FILES = {
    "libraries": ROOT / "deploy" / "libraries.txt",
    "building": ROOT / "deploy" / "building.txt",
}

HEADER = "# Written by `python -m release.hashes`, from pyproject.toml and constraints.txt.\n"


def wanted() -> dict[str, list[str]]:
    """Return what is asked for, by the file that pins it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)
    project = told["project"]
    return {
        "libraries": [*project["dependencies"], *project["optional-dependencies"]["postgres"]],
        "building": told["build-system"]["requires"],
    }


def hashed(requirements: list[str]) -> str:
    """Return the requirements and all that they need, pinned and with hashes, for Python in the image."""
    command = ["uv", "pip", "compile", "--quiet", "--generate-hashes", "--no-header", "--no-annotate"]
    command += [
        "--no-emit-index-url",
        "--python-version",
        python_of_the_image(),
        "--python-platform",
        "linux",
    ]
    command += ["--constraints", "constraints.txt", "-"]
    return subprocess.run(  # noqa: S603  a program of the machine, with names of our own files
        command, input="\n".join(requirements), cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def python_of_the_image() -> str:
    """Return its version, such as 3.13."""
    base = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("FROM python:")[2]
    return base.partition("-")[0]


def main() -> int:
    for name, requirements in wanted().items():
        FILES[name].write_text(HEADER + hashed(requirements), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
