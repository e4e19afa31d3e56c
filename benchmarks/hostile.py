"""Twenty thousand hostile inputs: commands, half-typed options, presses, choices, forms and files.

python -m benchmarks.hostile [--inputs 20000] [--seed 1]

One member of a club sends all of them to the real bot on the playground, eight at a time. Fails if an input is not
answered within 3 s, changes other people's data or pings them, or if the log contains an error. The same seed sends the
same inputs, except where they depend on the answers.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.options import numbers
from tests.end_to_end.hostile import Hostile, Outcome


async def measure(inputs: int, seed: int, folder: Path) -> Outcome:
    """Send all inputs and check the results."""
    async with Hostile(folder / "dvonn.db", seed=seed) as club:
        await club.attack(inputs)
        outcome = await club.judge(in_time=True)
        outcome.flaws += [f"violation of Discord's limits: {each}" for each in club.playground.violations]
        return outcome


def main() -> int:
    asked = numbers(__doc__, inputs=20_000, seed=1)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(measure(**asked, folder=Path(folder)))
    sent = ", ".join(f"{name} {count:,}" for name, count in outcome.sent.most_common())
    print(f"{outcome.sent.total():,} inputs in {time.perf_counter() - began:.0f} s: {sent}")
    print(f"slowest first answer {outcome.slowest * 1000:.0f} ms (at most 3,000)")
    print(f"flaws: {len(outcome.flaws)} (none)")
    for flaw in outcome.flaws[:20]:
        print("  -", flaw[-2000:])
    return 1 if outcome.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
