"""Generate `facts.json` from Discord's API description: `python -m discord_playground.description openapi.json`."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from discord_playground.description.extraction import extract
from discord_playground.description.facts import FILE, written
from discord_playground.routes import ALL


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the API description and write the facts about the playground's routes."""
    parser = argparse.ArgumentParser(prog="python -m discord_playground.description", description=__doc__)
    parser.add_argument("description", type=Path, help="openapi.json from discord/discord-api-spec")
    parser.add_argument(
        "--to", type=Path, default=Path(str(FILE)), help="the file to write (default: the package's own)"
    )
    asked = parser.parse_args(arguments)
    document = json.loads(asked.description.read_text(encoding="utf-8"))
    facts = extract(document, [(route.method, route.template) for route in ALL])
    asked.to.write_text(written(facts), encoding="utf-8")


if __name__ == "__main__":
    main()
