"""The panel of a server's settings: what is marked, and what the bot says that it lacks."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.catalogue import Language, language_for
from bot.domain import ChannelId, Pace, PingBy, ServerSettings
from bot.domain.clock import PRESETS
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.features.server_settings.handlers import CHALLENGES_LAST_DAYS, MOST_CHANNELS, settings_page
from tests.bot.discord_limits import options_of, problems, text_of, walk
from tests.bot.samples import LONGEST_ID

ENGLISH = language_for("en")
CHANNELS = tuple(ChannelId(LONGEST_ID - number) for number in range(MOST_CHANNELS))
EVERYTHING = (
    "create_public_threads",
    "send_messages",
    "attach_files",
    "read_message_history",
    "send_messages_in_threads",
)
USUAL = ServerSettings()


def marked(settings: ServerSettings) -> list[str]:
    options = options_of(settings_page(settings, {}, ENGLISH, notifies_all=False))
    return [option["value"] for option in options if option.get("default")]


@pytest.mark.parametrize("missing", [(), ("view_channel",), EVERYTHING])
@pytest.mark.parametrize("count", [0, 1, MOST_CHANNELS])
def test_discord_takes_the_panel_whatever_is_chosen_and_lacking(
    language: Language, count: int, missing: tuple[str, ...]
) -> None:
    settings = replace(USUAL, channels=CHANNELS[:count])
    page = settings_page(settings, dict.fromkeys(settings.channels, missing), language, notifies_all=True)
    assert problems(page) == {}


def test_what_is_usual_is_marked() -> None:
    assert marked(USUAL) == ["automatic", "no", "automatic", "3d1d5d", "own", "ever", "3", "16", "yes"]


@pytest.mark.parametrize("pace", [*PRESETS, Pace.read("12h + 30m")])
def test_every_pace_can_be_marked(pace: Pace) -> None:
    assert marked(replace(USUAL, pace=pace))[3] == str(pace)


@pytest.mark.parametrize("days", LONGEST_KEPT_DAYS)
def test_every_time_for_boards_can_be_marked(days: int) -> None:
    assert marked(replace(USUAL, keep_boards=days))[5] == str(days)


@pytest.mark.parametrize("days", CHALLENGES_LAST_DAYS)
def test_every_time_for_challenges_can_be_marked(days: int) -> None:
    assert marked(replace(USUAL, challenges_last=timedelta(days=days)))[6] == str(days)


def test_threads_quiet_pings_and_a_language_can_be_marked() -> None:
    settings = replace(USUAL, threads=True, quiet=True, ping_by=PingBy.DIRECT, language="en")
    assert marked(settings)[:5] == ["threads", "yes", "direct", "3d1d5d", "en"]


@pytest.mark.parametrize(("quiet", "daily"), [(True, True), (True, False), (False, True)])
def test_the_panel_says_what_a_quiet_channel_gets_all_the_same(quiet: bool, daily: bool) -> None:
    settings = replace(USUAL, quiet=quiet, daily_channel=CHANNELS[0] if daily else None)
    text = text_of(settings_page(settings, {}, ENGLISH, notifies_all=False))
    assert (f"The puzzle of the day still appears in <#{CHANNELS[0]}>" in text) is (quiet and daily)


@pytest.mark.parametrize(
    ("by", "notifies_all", "said"),
    [
        (
            PingBy.AUTOMATIC,
            False,
            "This server pings its members for mentions only, so I ping in the channel.",
        ),
        (
            PingBy.AUTOMATIC,
            True,
            "This server pings its members for all messages, so I ping by direct message",
        ),
        (PingBy.CHANNEL, True, "so each move pings everyone who hasn’t limited the channel to mentions"),
        (PingBy.CHANNEL, False, None),
        (PingBy.DIRECT, True, None),
    ],
)
def test_the_panel_says_how_players_are_pinged_and_what_others_get(
    by: PingBy, notifies_all: bool, said: str | None
) -> None:
    text = text_of(settings_page(replace(USUAL, ping_by=by), {}, ENGLISH, notifies_all=notifies_all))
    assert ("This server pings" in text) is (said is not None)
    assert (said or "") in text


def test_chosen_channels_are_marked_as_long_as_they_are_there() -> None:
    settings = replace(USUAL, channels=CHANNELS[:2])
    page = settings_page(settings, {CHANNELS[1]: ()}, ENGLISH, notifies_all=False)
    (menu,) = [component for component in walk(page) if component.get("default_values")]
    assert [int(each["id"]) for each in menu["default_values"]] == [CHANNELS[1]]


def test_what_is_lacking_is_named_for_some_channels_and_counted_for_the_rest() -> None:
    lacking = dict.fromkeys(CHANNELS[:7], ("attach_files",)) | {CHANNELS[7]: ()}
    text = text_of(settings_page(replace(USUAL, channels=CHANNELS[:8]), lacking, ENGLISH, notifies_all=False))
    assert text.count(": **Attach Files**.") == 5
    assert "More channels with missing permissions: 2." in text
    assert f"<#{CHANNELS[7]}>" not in text
