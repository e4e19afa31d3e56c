"""The pages on which people read about themselves: preferences, absences, what is kept of them. And forms."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.catalogue import Language, language_for
from bot.domain import (
    ChallengesFrom,
    ChannelId,
    Match,
    Pace,
    PingBy,
    PingWhen,
    Players,
    Preferences,
    QuietHours,
)
from bot.features import declare
from bot.features.absence.handlers import away_page, back_page
from bot.features.challenges.pages import decline_form
from bot.features.preferences.handlers import (
    AS_DISCORD,
    CHOICES,
    Preference,
    preferences_page,
    quiet_hours_form,
)
from bot.features.privacy.handlers import forgotten_page, kept_page
from bot.features.privacy.service import Kept
from bot.pages.challenge_post import Decline
from bot.requests.refusal_answers import late_form_page
from bot.storage.hooks import COUNTS
from bot.toolkit.answer import Form
from discord_playground import modal_problems
from dvonn import Game
from rendering import DEFAULT, THEMES
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.discord_limits import about, labels_of, options_of, problems, text_of, walk
from tests.bot.played import match_of
from tests.bot.samples import LONGEST_ID, PLAYERS, challenge, long_match

ENGLISH = language_for("en")
NIGHT = QuietHours(22, 7, ZoneInfo("Europe/Berlin"))
LONGEST_ZONE = QuietHours(22, 7, ZoneInfo("America/North_Dakota/New_Salem"))
EVERY_CHOICE = [
    Preferences(
        when,
        by,
        quiet,
        theme,
        rotated=turned,
        confirm=turned,
        words=turned,
        chances=turned,
        private=turned,
        challenges=ChallengesFrom.NOBODY if turned else ChallengesFrom.EVERYBODY,
    )
    for when in PingWhen
    for by in PingBy
    for quiet in (None, LONGEST_ZONE)
    for theme in ("", *THEMES, "gone")
    for turned in (False, True)
]


# preferences


def test_discord_takes_the_panel_whatever_is_chosen(language: Language) -> None:
    for chosen in EVERY_CHOICE:
        with about(chosen):
            assert problems(preferences_page(chosen, language, note="x" * 300)) == {}


def test_everything_that_can_be_preferred_can_be_chosen() -> None:
    assert CHOICES.keys() == set(Preference)
    assert {each.value for each in Preference} == {field.name for field in fields(Preferences)}


def test_the_panel_has_a_control_for_every_preference() -> None:
    panel = preferences_page(replace(Preferences(), quiet=NIGHT, when=PingWhen.DAILY), ENGLISH)
    ids = {component.get("custom_id", "") for component in walk(panel)}
    named = {each.split(":")[2] for each in ids if each.startswith("dvonn:prefer:")}
    assert named == set(Preference) - {Preference.DAILY}
    assert "dvonn:daily-hour" in ids


def test_the_menus_show_what_is_chosen() -> None:
    for chosen in EVERY_CHOICE:
        options = options_of(preferences_page(chosen, ENGLISH))
        marked = [option["value"] for option in options if option.get("default")]
        theme = chosen.theme if chosen.theme in THEMES else DEFAULT.name
        language = chosen.language or AS_DISCORD
        with about(chosen):
            assert marked == [chosen.when, chosen.by, chosen.challenges, language, theme]


@pytest.mark.parametrize(
    ("values", "meaning"),
    [
        (PingWhen.NEVER, "Not even for challenges, or when my time runs low"),
        (ChallengesFrom.NOBODY, "I can still challenge others and accept open challenges"),
        (PingBy.DIRECT, "If direct messages can’t reach me, the board mentions me"),
    ],
)
def test_a_choice_that_needs_it_is_explained_where_it_is_made(values: str, meaning: str) -> None:
    options = options_of(preferences_page(Preferences(), ENGLISH))
    assert [option.get("description") for option in options if option["value"] == values] == [meaning]


def test_what_is_set_is_said_once() -> None:
    assert text_of(preferences_page(Preferences(), ENGLISH)).splitlines() == [
        "**Your preferences**",
        "**Quiet hours:** none",
        "**Private pages and direct messages:** with pictures",
        "**Board:** row 1 at the bottom, as everyone sees it",
        "**Before a move:** ask only if it cuts off your own stacks and gains nothing",
        "**Win chances in finished games:** hidden",
        "**Your profile:** others can see it, including the games they have access to",
    ]
    changed = replace(
        Preferences(),
        quiet=NIGHT,
        theme="contrast",
        rotated=True,
        confirm=True,
        words=True,
        chances=True,
        private=True,
    )
    assert text_of(preferences_page(changed, ENGLISH)).splitlines() == [
        "**Your preferences**",
        "**Quiet hours:** 22:00 to 7:00 (Europe/Berlin). Pings wait until 7:00.",
        "**Private pages and direct messages:** in words, without pictures",
        "**Board:** turned in your own pictures, with row 5 at the bottom",
        "**Before a move:** always ask",
        "**Win chances in finished games:** shown, under **History**",
        "**Your profile:** others see only their own games with you, and you’re not in any table",
    ]


def test_each_button_offers_the_other_choice() -> None:
    assert labels_of(preferences_page(Preferences(), ENGLISH)) == [
        "Change hours…",
        "Blocked people",
        "No pictures",
        "Turn the board",
        "Always ask",
        "Show chances",
        "Hide my profile",
    ]
    turned = replace(
        Preferences(), quiet=NIGHT, rotated=True, confirm=True, words=True, chances=True, private=True
    )
    assert labels_of(preferences_page(turned, ENGLISH)) == [
        "Change hours…",
        "No quiet hours",
        "Blocked people",
        "Show pictures",
        "Turn the board back",
        "Ask less often",
        "Hide chances",
        "Show my profile",
    ]


# forms


def findings(form: Form) -> dict[str, object]:
    return modal_problems(form.opened_by(LONGEST_ID).to_dict())


@pytest.mark.parametrize(
    "form",
    [
        lambda language: quiet_hours_form(None, language),
        lambda language: quiet_hours_form(LONGEST_ZONE, language),
        lambda language: decline_form(Decline(challenge().id, ChannelId(2**63 - 1)), language),
    ],
)
async def test_discord_takes_every_form_and_the_library_keeps_nothing_of_it(
    language: Language, form: Callable[[Language], Form]
) -> None:
    shown = form(language)
    assert findings(shown) == {}
    assert len(shown.title) <= 45
    assert len(shown.custom_id) <= 100
    assert shown.is_finished()


async def test_the_form_of_quiet_hours_begins_with_what_is_set() -> None:
    fields = [each["component"] for each in quiet_hours_form(NIGHT, ENGLISH).to_components()]
    begin, end, zone = fields
    chosen = [option["label"] for each in (begin, end) for option in each["options"] if option["default"]]
    assert [*chosen, zone["value"]] == ["22:00", "7:00", "Europe/Berlin"]
    hours = [f"{hour}:00" for hour in range(24)]
    assert [[option["label"] for option in each["options"]] for each in (begin, end)] == [hours, hours]


def test_somebody_who_waited_too_long_for_a_form_is_asked_to_press_again() -> None:
    assert "press the button again" in text_of(late_form_page(ENGLISH))


# absences


def timed(number: int) -> Match:
    return replace(match_of(Game(), number=number), pace=Pace.THREE)


def test_somebody_who_goes_away_is_told_until_when_where_and_what_is_left() -> None:
    until = NOON + timedelta(days=3)
    live = replace(timed(6), pace=Pace.TEN_MINUTES)
    concerned = [timed(3), match_of(Game(), number=4), timed(5), live]
    page = away_page(BEN.id, until, 27, concerned, ENGLISH)
    assert problems(page) == {}
    assert f"away until <t:{int(until.timestamp())}:f>** (<t:{int(until.timestamp())}:R>)" in text_of(page)
    assert "Your clock is stopped: game 3, game 5." in text_of(page)
    assert "At most an hour on the clock, so it doesn’t stop: game 6." in text_of(page)
    mover = text_of(away_page(ANNA.id, until, 27, concerned, ENGLISH))
    assert "It’s your turn, so your clock runs on until you’ve moved: game 3, game 5." in mover
    assert "Away days left this year after that: 27" in text_of(page)
    assert "Away days left this year after that: 0" in text_of(away_page(ANNA.id, until, 0, [], ENGLISH))


def test_somebody_who_comes_back_is_told_where_clocks_run_again() -> None:
    assert text_of(back_page([timed(3)], ENGLISH)) == "**Welcome back!** Your clock is running again: game 3."
    assert text_of(back_page([match_of(Game())], ENGLISH)).endswith("You have no games with a clock.")


def test_very_many_matches_still_fit_into_an_answer(language: Language) -> None:
    many = [replace(long_match(Game(), number=10**9 + n), pace=Pace.ONE) for n in range(300)]
    live = [replace(each, pace=Pace.TEN_MINUTES) for each in many]
    theirs = [replace(each, players=Players(white=PLAYERS.black, black=PLAYERS.white)) for each in many]
    assert problems(away_page(PLAYERS.white, NOON, 1, [*many, *live, *theirs], language)) == {}
    assert problems(back_page(many, language)) == {}


# being forgotten

declare()

NOTHING = Kept(name=None, running=0, finished=0, challenges=0, preferences=False, absences=0)


def test_what_is_kept_is_shown_item_by_item_with_the_way_to_delete_it() -> None:
    kept = Kept(f"**Anna** <@{10**17}>", 1, 12, 2, preferences=True, absences=1, language="de")
    page = kept_page(kept, ENGLISH)
    assert problems(page) == {}
    assert [line for line in text_of(page).splitlines() if line.startswith("- ")] == [
        "- Name: \\*\\*Anna\\*\\* \\<@\u200b100000000000000000>",
        "- Language: Deutsch",
        "- Running games: 1",
        "- Finished games: 12",
        "- Open challenges: 2",
        "- Your preferences",
        "- Times away: 1",
    ]
    assert labels_of(page) == ["Delete my data", "Never mind"]


def test_what_features_have_stored_is_shown_in_the_same_order_each_time() -> None:
    for names in (COUNTS, reversed(COUNTS)):
        counts = Counter(dict.fromkeys(names, 3))
        lines = text_of(kept_page(replace(NOTHING, counts=counts), ENGLISH)).splitlines()
        told = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
        assert told == [ENGLISH.say(name, count=3) for name in sorted(COUNTS)]


def test_what_is_not_there_is_not_shown() -> None:
    text = text_of(kept_page(replace(NOTHING, finished=1), ENGLISH))
    assert [line for line in text.splitlines() if line.startswith("- ")] == ["- Finished games: 1"]


def test_where_nothing_is_kept_nothing_is_offered() -> None:
    page = kept_page(NOTHING, ENGLISH)
    assert text_of(page) == "I haven’t saved any data about you."
    assert labels_of(page) == []


def test_discord_takes_what_is_told_of_what_is_kept(language: Language) -> None:
    many = 10**9
    everything = Kept("*" * 100, many, many, many, preferences=True, absences=many)
    everything = replace(everything, counts=Counter(dict.fromkeys(COUNTS, many)))
    for page in (kept_page(everything, language), kept_page(NOTHING, language), forgotten_page(language)):
        assert problems(page) == {}
