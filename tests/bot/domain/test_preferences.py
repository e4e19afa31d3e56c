"""Time zones can be entered by name or by place."""

from collections import defaultdict
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.domain.preferences import PARTS_OF_THE_WORLD, read_zone


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        (" Europe/Berlin ", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("EUROPE/BERLIN", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("America/New  York", "America/New_York"),
        ("S\u00e3o Paulo", "America/Sao_Paulo"),
        ("Sa\u0303o Paulo", "America/Sao_Paulo"),  # decomposed, as macOS writes file names
        ("Montr\u00e9al", "America/Montreal"),
        ("Port au Prince", "America/Port-au-Prince"),
        ("Buenos Aires", "America/Buenos_Aires"),
        ("Vevay", "America/Indiana/Vevay"),
        ("Istanbul", "Europe/Istanbul"),
        ("Japan", "Japan"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_place(typed: str, zone: str) -> None:
    assert read_zone(typed).key == zone


@pytest.mark.parametrize("typed", ["", "/", "Europe", "Hamburg", "Eastern", "GMT+2", "../etc/passwd"])
def test_what_names_no_zone_is_shown(typed: str) -> None:
    """ "Eastern" is a zone of two countries, and GMT+2 is west of Greenwich by the convention of zone names."""
    with pytest.raises(KeyError):
        read_zone(typed)


def test_each_zone_is_found_by_its_own_name() -> None:
    names = available_timezones()
    assert {name: read_zone(name).key for name in names} == {name: name for name in names}


def test_a_place_with_several_names_is_in_one_zone() -> None:
    named = defaultdict(set)
    for name in available_timezones():
        if name.startswith(PARTS_OF_THE_WORLD):
            named[name.rpartition("/")[2]].add(name)
    several = [names for names in named.values() if len(names) > 1]
    assert {"America/Buenos_Aires", "America/Argentina/Buenos_Aires"} in several
    year = [datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day) for day in range(365)]
    for names in several:
        assert len({tuple(at.astimezone(ZoneInfo(name)).hour for at in year) for name in names}) == 1, names
