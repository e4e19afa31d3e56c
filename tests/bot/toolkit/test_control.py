"""A control's id gives back all that it carries, and no id of any version can break the reading."""

import contextlib
import json
import re
from enum import EnumType
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import MatchId, Message, MessageId, Pace, UserId, Venue
from bot.domain.clock import PRESETS
from bot.domain.ids import EVERY_SERVER, LARGEST, PastId
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.standing_messages import StandingKind, standing_kinds
from bot.features.archive.search import LENGTHS, RESULTS, SETUPS, ArchiveSearch, Period
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Week
from bot.features.games.pages import OpenMatch, TurnGames
from bot.features.history.pages import ShareReplay
from bot.pages.game_lists import ShowGames
from bot.pages.match_panel_pages import MakeMove
from bot.toolkit.action_slots import FIELDS as FILLED_IN
from bot.toolkit.control import PATTERN, Control, action_of, message_url, offered, read_value
from dvonn import SPACES, Game, Jump, Move, Place, Space
from tests.bot.company import HERE
from tests.bot.played import match_of
from tests.bot.refused import refuses
from tests.bot.registered import GROUPS, HANDLED

CONTROLS = [handled.control for handled in HANDLED.values()]

LINES = [(a, b) for a in SPACES for b in SPACES if a != b]

WORDS = st.from_regex(r"[a-z0-9]{1,9}", fullmatch=True)
NUMBERS = st.integers(0, LARGEST)
JUMPS = st.sampled_from(LINES).map(lambda line: Jump(*line))
FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    str: WORDS,
    Space: st.sampled_from(SPACES),
    Jump: JUMPS,
    Move: st.one_of(JUMPS, st.sampled_from(SPACES).map(Place)),
    Pace: st.sampled_from([*PRESETS, Pace.read("719h + 2591999s < 2591999s"), Pace.read("90m + 0s")]),
    PastId: st.builds(PastId, match=NUMBERS.map(MatchId)),
    ArchiveSearch: st.builds(
        ArchiveSearch,
        st.none() | NUMBERS.map(UserId),
        st.none() | NUMBERS.map(UserId),
        st.none() | st.sampled_from(RESULTS),
        st.none() | st.sampled_from(SETUPS),
        st.none() | st.sampled_from(LENGTHS),
        st.none() | st.sampled_from([Period(2026), Period(2026, 11), Period(2026, 11, 24)]),
    ),
    Opponent: st.sampled_from(OPPONENTS),
    StandingKind: st.deferred(lambda: st.sampled_from(standing_kinds())),
    Week: st.builds(Week, st.integers(2026, 2999), st.integers(1, 52)),
}


def values_of(hint: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401  a type hint may be anything
    if hint in FIELDS:
        return FIELDS[hint]
    if isinstance(hint, EnumType):
        return st.sampled_from(list[Any](hint))
    if given_hint := [each for each in get_args(hint) if each is not NoneType]:
        return values_of(given_hint[0])
    return FIELDS[hint.__supertype__]


def controls() -> st.SearchStrategy[Control]:
    """A control of any kind with everything that it can carry."""

    def made(kind: type[Control]) -> st.SearchStrategy[Control]:
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name in kind._readers}
        return st.builds(kind, **{name: values_of(hint) for name, hint in hints.items()})

    return st.sampled_from(CONTROLS).flatmap(made)


@pytest.mark.slow
@given(controls())
def test_a_control_is_read_as_it_was_written(control: Control) -> None:
    written = control.custom_id
    assert re.fullmatch(PATTERN, written)
    assert len(written) <= 100
    assert type(control).read(written) == control
    assert action_of(written) == control.action


@pytest.mark.slow
@given(custom_id=st.from_regex(PATTERN, fullmatch=True))
def test_an_id_of_any_version_is_read_or_refused(custom_id: str) -> None:
    words = custom_id.split(":")[2:]
    for control in CONTROLS:
        with contextlib.suppress(Refused):
            assert type(control.read(":".join(["dvonn", control.action, *words]))) is control


def test_every_room_that_draws_a_control_answers_it() -> None:
    assert GROUPS
    kinds: list[type[Control]] = Control.__subclasses__()
    assert {kind for kind in kinds if kind.__module__.startswith("bot.")} == set(CONTROLS)


def types_of(kind: type[Control]) -> dict[str, Any]:
    """The fields of a control with their types; of one that may be None, with its type where it isn't."""
    hints = get_type_hints(kind)
    types = {name: [each for each in get_args(hints[name]) if each is not NoneType] for name in kind.names()}
    return {name: hints[name] if len(given) != 1 else given[0] for name, given in types.items()}


BARE = (int, str, bool, float, Any)


def test_every_field_has_a_type_that_nothing_else_has() -> None:
    """Any number is taken for an int, and any word for a str: what isn't meant is then no error until it is pressed."""
    fields = [(kind.__name__, name, each) for kind in CONTROLS for name, each in types_of(kind).items()]
    assert len(fields) > len(CONTROLS)
    assert [(kind, name) for kind, name, each in fields if each in BARE] == []


def test_fields_of_the_same_type_are_few() -> None:
    """Nobody but a test of these pages notices where two of them are swapped."""
    same = {
        kind: {tuple(name for name, each in types.items() if each == one) for one in types.values()}
        for kind, types in ((kind, types_of(kind)) for kind in CONTROLS)
    }
    assert {kind: pair for kind, names in same.items() for pair in names if len(pair) > 1} == {
        HANDLED["target"].control: ("source", "target"),
        ShareReplay: ("first", "last"),
        OpenMatch: ("player", "opponent"),
        ShowGames: ("player", "opponent"),
        TurnGames: ("player", "opponent"),
    }


def test_a_field_that_doors_fill_in_means_the_same_in_every_control() -> None:
    """`add_action_button` builds controls by the names of their fields, where no checker of types looks."""
    for name in FILLED_IN:
        assert len({types_of(kind)[name] for kind in CONTROLS if name in kind.names()}) == 1, name


@pytest.mark.parametrize(
    "custom_id",
    [
        "dvonn:move",
        "dvonn:move:1",
        "dvonn:move:x:2",
        "dvonn:move:1:2:3",
        f"dvonn:move:{LARGEST + 1}:2",
    ],
)
def test_what_is_missing_unreadable_or_too_much_makes_a_control_outdated(custom_id: str) -> None:
    with refuses(RefusalReason.OUTDATED_CONTROL):
        MakeMove.read(custom_id)


@pytest.mark.parametrize(
    ("custom_id", "match"),
    [
        ("dvonn:move:7:x", 7),
        ("dvonn:move", None),
        ("dvonn:move:x:2", None),
        (f"dvonn:move:{LARGEST + 1}", None),
    ],
)
def test_of_a_control_that_is_outdated_the_match_is_known_where_it_can_be_one(
    custom_id: str, match: int | None
) -> None:
    assert MakeMove.match_in(custom_id) == match


@pytest.mark.parametrize(
    ("venue", "server"), [(HERE, HERE.guild), (Venue(EVERY_SERVER, HERE.channel), "@me")]
)
def test_a_message_is_opened_in_its_server_or_among_the_direct_messages(
    venue: Venue, server: int | str
) -> None:
    message = Message(HERE.channel, MessageId(501))
    opened = message_url(match_of(Game(), venue=venue), message)
    assert opened == f"https://discord.com/channels/{server}/{HERE.channel}/501"


def test_a_menu_shows_what_is_chosen_at_present_and_what_each_line_means() -> None:
    lines = offered([("a", "A" * 200), ("b", "B")], "b", {"b": "The second"})
    assert [(each.value, each.default, each.description) for each in lines] == [
        ("a", False, None),
        ("b", True, "The second"),
    ]
    assert len(lines[0].label) == 100


@pytest.mark.parametrize("space", ["", ":x", ":z9"])
def test_what_is_no_space_makes_a_control_outdated(space: str) -> None:
    with refuses(RefusalReason.OUTDATED_CONTROL):
        HANDLED["target"].control.read(f"dvonn:target:1:2{space}")


@pytest.mark.parametrize("move", ["", ":zz", ":c3d4e5"])
def test_what_is_no_move_makes_a_control_outdated(move: str) -> None:
    with refuses(RefusalReason.OUTDATED_CONTROL):
        HANDLED["anyway"].control.read(f"dvonn:anyway:1:2{move}")


@pytest.mark.parametrize("custom_id", ["", "abc", "dvonn", "dvonn:", "dvonn:MOVE:1", "other:move:1"])
def test_an_id_of_another_program_has_no_action(custom_id: str) -> None:
    assert action_of(custom_id) == ""


def test_ids_below_messages_mean_what_they_meant() -> None:
    """Two ids of each control, one short and one long, with the values of their fields as text.

    People go on pressing them for years. So once a release has drawn an id, its entry never changes.
    """
    written = json.loads(Path(__file__).with_name("custom_ids.json").read_text(encoding="utf-8"))
    assert {action_of(each) for each in written} <= HANDLED.keys()
    for custom_id, fields in written.items():
        control = HANDLED[action_of(custom_id)].control.read(custom_id)
        assert {name: str(getattr(control, name)) for name in fields} == fields, custom_id
        assert control.custom_id == custom_id


@pytest.mark.parametrize("chosen", [str(LARGEST + 1), f"-{LARGEST + 1}", "9" * 100, "ten", ""])
def test_a_number_that_no_database_takes_is_refused_like_an_unreadable_one(chosen: str) -> None:
    with pytest.raises(Refused) as refused:
        read_value(int, chosen)
    assert refused.value.reason is RefusalReason.OUTDATED_CONTROL
    assert read_value(int, str(LARGEST)) == LARGEST
