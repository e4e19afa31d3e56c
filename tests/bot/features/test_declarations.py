"""Processes without a bot know what features declare, and load no discord.py for it."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from bot.cli.stores import current_store
from bot.domain.occasion import Occasion
from bot.domain.policy import STRICT, policy_of
from bot.features import subscribe
from bot.storage import Store
store = Store.connected("sqlite+aiosqlite://")
subscribe(store)
print(policy_of(Occasion("week")) is STRICT, len(store.subscriptions.events), "discord" in sys.modules)
"""


@pytest.mark.slow
def test_a_command_knows_the_policies_and_has_the_handlers() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)  # noqa: S603  our own text
    assert done.stdout.split() == ["False", "9", "False"]
