"""What a control's id carries comes back from it, and no id of any version can break the reading."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.rooms import Control
from bot.pages.control_ids import PATTERN, Action, ControlId
from dvonn import SPACES, Jump

LONGEST_NUMBER = 2**63 - 1

arguments = st.lists(
    st.one_of(
        st.integers(0, LONGEST_NUMBER),
        st.sampled_from(SPACES),
        st.builds(Jump, st.sampled_from(SPACES), st.sampled_from(SPACES)),
    ),
    max_size=3,
)


@given(st.sampled_from(Action), arguments)
def test_an_id_is_read_as_it_was_written(action: Action, arguments: list[object]) -> None:
    written = str(ControlId.of(action, *arguments))
    assert re.fullmatch(PATTERN, written)
    assert len(written) <= 100
    read = ControlId.parse(written)
    assert read.action == action
    assert read.arguments == tuple(map(str, arguments))
    assert str(read) == written


@given(st.from_regex(PATTERN, fullmatch=True))
def test_an_id_of_any_version_can_be_read(custom_id: str) -> None:
    assert str(ControlId.parse(custom_id)) == custom_id


@pytest.mark.parametrize("action", Action)
def test_every_action_is_answered(action: Action) -> None:
    assert action in Control.handlers
