"""An error that an operator can do something about is told in one line, with what to do."""

import discord
import pytest

from bot.cli.failing import told
from bot.process.settings import Settings
from bot.storage import UnheardStoreError


@pytest.mark.parametrize(
    ("error", "fix"),
    [
        (UnheardStoreError(), "With CLUSTER, give the address of the database itself."),
        (discord.LoginFailure(), "Compare it with the one you have kept"),
    ],
)
def test_what_to_do_is_in_one_line(error: Exception, fix: str) -> None:
    said = told(error, Settings())
    assert fix in said
    assert "\n" not in said


def test_a_token_that_may_only_be_copied_wrong_is_not_to_be_reset_at_once() -> None:
    said = told(discord.LoginFailure(), Settings())
    assert said.index("Compare") < said.index("reset")
