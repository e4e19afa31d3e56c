"""Challenges as everybody sees them, and as their people find them in a list."""

import itertools
from dataclasses import replace

import pytest

from bot.catalogue import Language, language_for
from bot.domain import (
    Challenge,
    ChallengeState,
    ColourChoice,
    MatchId,
    Message,
    MessageId,
    Pace,
    Setup,
    Stakes,
    Terms,
)
from bot.domain.refusals import RefusalReason
from bot.features.challenges.pages import (
    ON_A_PAGE,
    Aspect,
    ChallengePicked,
    Compose,
    begin_page,
    challenge_list_page,
    person_page,
)
from bot.pages.challenge_post import challenge_page, describe_terms
from bot.toolkit.page import Page
from dvonn import Game
from tests.bot.discord_limits import about, labels_of, problems, text_of, walk
from tests.bot.played import first_plies, recorded
from tests.bot.refused import refuses
from tests.bot.samples import LONGEST_ID, PLAYERS, VENUE, challenge
from tests.rendering.scenes import MIDDLE

ENGLISH = language_for("en")
WHITE, BLACK = PLAYERS.both
POSTED = Message(VENUE.channel, MessageId(LONGEST_ID))


LIVE = "You both play right away, to the end. The challenge expires after 15 minutes."


def ids_of(page: Page) -> list[str]:
    return [component["custom_id"] for component in walk(page) if "custom_id" in component]


# the message


@pytest.mark.parametrize(
    ("pace", "words"),
    [
        (Pace.NONE, "Time: no limit."),
        (Pace.ONE, "Time: 1 day per move."),
        (Pace.STEADY, "Time: 3 days + 1 day/move, max 5 days."),
        (Pace.TEN_MINUTES, "Time: 10 minutes + 10 seconds per move."),
        (Pace.FORTNIGHT, "Time: 14 days per move."),
    ],
)
def test_a_challenge_shows_its_pace_and_until_when_it_is_open(pace: Pace, words: str) -> None:
    open_ = challenge(pace=pace)
    text = text_of(challenge_page(open_, ENGLISH))
    assert f"- {words}" in text
    assert f"Expires <t:{int(open_.expires_at.timestamp())}:R> if no one accepts." in text


def test_a_challenge_to_a_live_match_says_so_first() -> None:
    live = challenge(pace=Pace.TEN_MINUTES)
    first, second, *_ = text_of(challenge_page(live, ENGLISH)).splitlines()
    assert first == "**⚡ Live, now**"
    assert second.endswith("challenges you to DVONN!**")
    listed = text_of(challenge_list_page([live, challenge()], BLACK, {}, ENGLISH))
    assert listed.count("⚡ Live, now · ") == 1


@pytest.mark.parametrize(
    ("usual", "chosen", "offered", "told"),
    [
        (Pace.STEADY, None, ["⚡ Live, 10 minutes", "✓ Days"], "-# Time: 3 days + 1 day/move, max 5 days."),
        (
            Pace.STEADY,
            Pace.TEN_MINUTES,
            ["✓ ⚡ Live, 10 minutes", "Days"],
            f"-# Time: 10 minutes + 10 seconds per move. {LIVE}",
        ),
        (Pace.NONE, None, ["⚡ Live, 10 minutes", "✓ No time limit"], "-# Time: no limit."),
        (
            Pace.FIVE_MINUTES,
            Pace.STEADY,
            ["⚡ Live, 5 minutes", "✓ Days"],
            "-# Time: 3 days + 1 day/move, max 5 days.",
        ),
    ],
    ids=["as usual", "live", "no limit as usual", "live as usual"],
)
def test_a_new_game_is_live_or_lasts_for_days(
    usual: Pace, chosen: Pace | None, offered: list[str], told: str
) -> None:
    page = begin_page(Setup.FULL, ENGLISH, usual=usual, pace=chosen)
    assert labels_of(page)[2:4] == offered
    assert told in text_of(page).splitlines()
    others = ("pace", "computer", "find")
    kept = [each.split(":") for each in ids_of(page) if not any(other in each for other in others)]
    assert all(str(chosen or usual) in each for each in kept)


def test_a_button_of_a_page_without_paces_is_outdated() -> None:
    for old in ("dvonn:challenge-picked:full", "dvonn:challenge-picked:full:anybody"):
        with refuses(RefusalReason.OUTDATED_CONTROL):
            ChallengePicked.read(old)


def test_nobody_is_promised_that_no_one_sees_a_rematch_as_servers_may_show_the_match_before() -> None:
    private = replace(challenge(), is_private=True)
    assert describe_terms(private, ENGLISH)[-1].endswith("No one else sees the game.")
    rematch = replace(private, rematch_of=MatchId(12))
    assert describe_terms(rematch, ENGLISH)[-1] == "You play in direct messages with me."


def test_a_rematch_names_the_match_before() -> None:
    text = text_of(challenge_page(challenge(rematch_of=MatchId(12)), ENGLISH))
    assert text.startswith(f"<@{BLACK}>, **<@{WHITE}> would like a rematch of game 12.**")


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (ChallengeState.ACCEPTED, "was accepted. Game 1000000000 has started."),
        (ChallengeState.DECLINED, f"declined <@{WHITE}>’s challenge"),
        (ChallengeState.WITHDRAWN, "withdrew the challenge."),
        (ChallengeState.EXPIRED, "expired without an answer."),
    ],
)
def test_what_came_of_a_challenge_is_shown(state: ChallengeState, words: str) -> None:
    assert words in text_of(challenge_page(challenge(state=state), ENGLISH))


def test_a_reason_is_repeated_without_effect() -> None:
    declined = challenge(state=ChallengeState.DECLINED, reason=f"**No** <@{LONGEST_ID - 9}>")
    text = text_of(challenge_page(declined, ENGLISH))
    assert r"Reason: “\*\*No\*\* \<@" in text
    assert f"<@{LONGEST_ID - 9}>" not in text
    assert "Reason" not in text_of(challenge_page(challenge(state=ChallengeState.DECLINED), ENGLISH))


# the list


def some(count: int) -> list[Challenge]:
    """Challenges by White, in turn to Black and to anybody."""
    return [challenge((BLACK, None)[number % 2], number=10**9 + number) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, ON_A_PAGE, ON_A_PAGE + 1, 100])
def test_discord_takes_the_list_however_long_it_is(language: Language, count: int) -> None:
    listed = some(count)
    shown = {each.id: POSTED for each in listed}
    for viewer, number in itertools.product(PLAYERS.both, (-1, 1, 2, 10**9)):
        page = challenge_list_page(listed, viewer, shown, language, page=number, note="x" * 200)
        with about(viewer, number):
            assert problems(page) == {}
            assert len(set(ids_of(page))) == len(ids_of(page))


TABS = ["Running", "Finished", "✓ Challenges"]


def test_each_side_is_offered_what_it_can_do() -> None:
    theirs = challenge(BLACK)
    page = challenge_list_page([theirs], BLACK, {}, ENGLISH)
    assert labels_of(page) == ["Accept", "Decline", "Block", *TABS]
    assert labels_of(challenge_list_page([theirs], WHITE, {}, ENGLISH)) == ["Withdraw", *TABS]
    page = challenge_list_page([theirs], WHITE, {theirs.id: POSTED}, ENGLISH)
    assert labels_of(page) == ["Withdraw", "Go to the challenge", *TABS]


def test_the_list_is_a_tab_beside_those_of_the_matches() -> None:
    for listed in ([], [challenge(BLACK)]):
        page = challenge_list_page(listed, BLACK, {}, ENGLISH)
        assert labels_of(page)[-3:] == TABS
        assert ids_of(page)[-3:] == [
            f"dvonn:list:{BLACK}:running",
            f"dvonn:list:{BLACK}:finished",
            "dvonn:list-challenges",
        ]


def test_the_controls_of_the_list_carry_where_the_challenge_stands() -> None:
    page = challenge_list_page([challenge(BLACK)], BLACK, {}, ENGLISH)
    assert ids_of(page)[:3] == [
        f"dvonn:accept:{10**9}:{VENUE.channel}",
        f"dvonn:decline:{10**9}:{VENUE.channel}",
        f"dvonn:block:{WHITE}:{10**9}",
    ]


def test_a_page_that_there_is_not_is_the_nearest_one() -> None:
    listed = some(ON_A_PAGE + 1)
    last = challenge_list_page(listed, WHITE, {}, ENGLISH, page=2)
    assert labels_of(last) == ["Withdraw", *TABS, "Previous", "Next"]
    assert text_of(challenge_list_page(listed, WHITE, {}, ENGLISH, page=7)) == text_of(last)
    first = challenge_list_page(listed, WHITE, {}, ENGLISH, page=1)
    assert text_of(challenge_list_page(listed, WHITE, {}, ENGLISH, page=0)) == text_of(first)
    disabled = [each["disabled"] for page in (first, last) for each in walk(page) if "disabled" in each]
    assert disabled[-2:] == [False, True]


@pytest.mark.parametrize(
    ("opening", "told"),
    [
        (Game(start=MIDDLE), "You start from a given position."),
        (first_plies(recorded()[0], 1), "You continue a recorded game after its first move."),
        (first_plies(recorded()[0], 57), "You continue a recorded game after move 57."),
    ],
)
def test_the_terms_tell_where_a_match_from_a_record_begins(opening: Game, told: str) -> None:
    terms = Terms(Setup.RECORD, Pace.THREE, opening)
    assert told in describe_terms(replace(challenge(), terms=terms), language_for("en"))


def test_two_players_who_have_reached_the_limit_are_told_before_they_send_a_challenge() -> None:
    chosen = Compose(Aspect.COLOUR, BLACK, ColourChoice.RANDOM, Setup.FULL, Pace.THREE, Stakes.RATED)
    free, limited = (person_page(chosen, ENGLISH, limited=each) for each in (False, True))
    assert "Unrated game: you two have already started 3 rated games" in text_of(limited)
    assert "Unrated game" not in text_of(free)
    assert problems(free) == problems(limited) == {}
