"""The pages for spectators: within Discord's limits, and with the right sentences."""

import itertools
from collections import Counter
from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.catalogue import Language, language_for
from bot.domain import (
    CancelReason,
    ChannelId,
    Follow,
    Match,
    Means,
    Message,
    MessageId,
    NotificationLevel,
    ShownBoard,
    UserId,
    Watcher,
)
from bot.domain.events import Cancelled, Resigned, TimedOut
from bot.features.privacy.handlers import kept_page
from bot.features.privacy.service import Kept
from bot.features.spectator_channels.handlers import followed_page, unfollowed_page
from bot.features.spectator_channels.spectators import (
    SPECTATORS_BOARD,
    follow_lost_page,
    live_board_page,
    result_news_page,
)
from bot.features.watching import handlers as watch_panel
from bot.features.watching.handlers import Watch, live_page, unwatched_page, watch_page, watching_page
from bot.features.watching.notices import MENTIONED_AT_ONCE, mention_page, notice_page
from bot.pages.pictures import board_picture
from bot.toolkit.lists import list_page
from bot.toolkit.page import LONGEST_CONTENT, MessageTag
from dvonn import Game
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.discord_limits import about, labels_of, options_of, plain_problems, problems, text_of, walk
from tests.bot.played import first_plies, further, match_of
from tests.bot.samples import LONGEST_ID, PLAYERS, TIE, VENUE, WATCHER, long_match

ENGLISH = language_for("en")
BOARD = Message(VENUE.channel, MessageId(LONGEST_ID))
LONGEST_SERVER = "_" * 100
LONGEST_NAMES = dict.fromkeys(PLAYERS.both, "_" * 40)
PERMISSIONS = ("send_messages", "attach_files", "read_message_history")

MATCHES = [long_match(first_plies(TIE, plies)) for plies in (0, 20, 49, 60)] + [long_match(TIE)]
RUNNING = MATCHES[:-1]


def watcher(match: Match, **chosen: object) -> Watcher:
    return replace(Watcher(match.id, WATCHER), **chosen)  # type: ignore[arg-type]


def in_thread(match: Match) -> Match:
    return replace(match, parent=ChannelId(LONGEST_ID), in_thread=True)


@pytest.mark.parametrize("match", RUNNING)
def test_discord_takes_the_panel(language: Language, match: Match) -> None:
    for each in (match, in_thread(match)):
        assert problems(watch_page(each, None, language)) == {}
        for level, means, lost in itertools.product(NotificationLevel, Means, (False, True)):
            chosen = watcher(match, level=level, means=means, lost=lost)
            with about(chosen):
                assert problems(watch_page(each, chosen, language)) == {}


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("told", [0, 1, 10])
async def test_discord_takes_notices(language: Language, match: Match, told: int) -> None:
    picture = await board_picture(match, language)
    page = notice_page(
        match, watcher(match, told=told), picture, language, message=BOARD, server=LONGEST_SERVER
    )
    assert problems(page) == {}
    assert plain_problems(page) == {}
    called = [UserId(LONGEST_ID - number) for number in range(MENTIONED_AT_ONCE)]
    mentions = mention_page(match, language, message=BOARD, names=LONGEST_NAMES)
    assert len(mentions.announcement(called).content) <= LONGEST_CONTENT


@pytest.mark.parametrize("match", MATCHES)
async def test_discord_takes_what_channels_for_spectators_show(language: Language, match: Match) -> None:
    page = result_news_page if match.is_over else live_board_page
    assert problems(await page(match, BOARD, {}, language)) == {}


@pytest.mark.parametrize("player", [None, WATCHER])
@pytest.mark.parametrize("results_only", [False, True])
@pytest.mark.parametrize("missing", [(), PERMISSIONS[:1], PERMISSIONS])
def test_discord_takes_what_managers_are_told(
    language: Language, player: UserId | None, missing: tuple[str, ...], *, results_only: bool
) -> None:
    follow = Follow(VENUE.guild, VENUE.channel, NOON, player, results_only=results_only, manager=WATCHER)
    assert problems(followed_page(follow, missing, language)) == {}
    lost = follow_lost_page(follow.guild, follow.channel, missing, LONGEST_SERVER, language)
    assert problems(lost) == plain_problems(lost) == {}
    assert problems(unfollowed_page(VENUE.channel, language)) == {}


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("count", [0, 1, watch_panel.ON_A_PAGE, 1000])
def test_discord_takes_lists_however_long_they_are(language: Language, match: Match, count: int) -> None:
    boards = {match.id: ShownBoard(BOARD, 1)}
    # A select takes no value twice, so the numbers differ.
    matches = [replace(match, id=type(match.id)(match.id - number)) for number in range(count)]
    boards = {each.id: ShownBoard(BOARD, 1) for each in matches}
    for page in (1, 2):
        live = list_page(matches, page, watch_panel.ON_A_PAGE)
        assert problems(live_page(live, boards, language, and_more=count > 1)) == {}
        watched = [(each, watcher(each, lost=True)) for each in matches]
        shown = list_page(watched, page, watch_panel.ON_A_PAGE)
        assert problems(watching_page(shown, boards, language)) == {}


def test_the_panel_offers_mentions_only_where_the_match_has_a_thread_of_its_own() -> None:
    match = MATCHES[0]
    assert "In the thread" not in labels_of(watch_page(match, None, ENGLISH))
    assert "In the thread" in labels_of(watch_page(in_thread(match), None, ENGLISH))


def test_what_is_set_is_ticked_and_green() -> None:
    match = in_thread(MATCHES[0])
    page = watch_page(match, watcher(match, level=NotificationLevel.CUTS, means=Means.THREAD), ENGLISH)
    ticked = [each for each in walk(page) if each.get("label", "").startswith("✓")]
    assert [each["label"] for each in ticked] == ["✓ Big cut-offs", "✓ In the thread"]
    assert {each["style"] for each in ticked} == {ButtonStyle.success.value}
    assert not any(each.get("disabled") for each in walk(page))


def test_somebody_who_can_not_be_reached_may_choose_everything_again() -> None:
    page = watch_page(MATCHES[0], watcher(MATCHES[0], lost=True), ENGLISH)
    assert "My direct messages don’t reach you" in text_of(page)
    assert not any(each.get("disabled") for each in walk(page))


def test_the_list_offers_to_end_what_it_shows() -> None:
    matches = [long_match(Game(), number=number) for number in range(1, 12)]
    watched = [(match, watcher(match)) for match in matches]
    page = watching_page(list_page(watched, 2, watch_panel.ON_A_PAGE), {}, ENGLISH)
    assert [option["value"] for option in options_of(page)] == ["9", "10", "11"]


def test_the_answer_names_the_match_that_is_watched_no_more() -> None:
    assert "game 12" in text_of(unwatched_page(type(MATCHES[0].id)(12), ENGLISH))


async def test_a_notice_shows_three_moves_and_how_many_came_before() -> None:
    match = long_match(first_plies(TIE, 20))
    page = notice_page(
        match,
        watcher(match, told=match.number - 5),
        await board_picture(match, ENGLISH),
        ENGLISH,
        message=BOARD,
        server="Club",
        names={match.players.white: "Anna", match.players.black: "Ben"},
    )
    text = text_of(page)
    assert "Earlier moves not shown: 2" in text
    ben, anna, last = (str(move) for move in TIE.moves[17:20])
    assert text.endswith(f"-# Ben {ben}.\n-# Anna {anna}.\n-# Piece 9 of 23 · Last: Ben {last}.")


@pytest.mark.parametrize("what", [Resigned(), TimedOut(), Cancelled(CancelReason.MANAGER)])
async def test_a_notice_tells_a_result_once(what: Resigned | TimedOut | Cancelled) -> None:
    match = further(match_of(first_plies(TIE, 57)), what, by=BEN.id)
    page = notice_page(
        match,
        watcher(match, told=match.number - 1),
        await board_picture(match, ENGLISH),
        ENGLISH,
        message=BOARD,
        server="Club",
        names={ANNA.id: "Anna", BEN.id: "Ben"},
    )
    heading, *below = text_of(page).splitlines()
    assert "game 1 (Club)" in heading or "Game 1 (Club)" in heading
    assert any("No result" in line or "Canceled" in line for line in below) is isinstance(what, Cancelled)
    assert "wins" not in "".join(below)


async def test_a_spectators_board_can_not_be_taken_for_the_players_own() -> None:
    page = await live_board_page(MATCHES[1], BOARD, {}, ENGLISH)
    ids = [each["custom_id"] for each in walk(page) if "custom_id" in each]
    assert not any(custom_id.startswith("dvonn:more:") for custom_id in ids)
    assert Watch(MATCHES[1].id).custom_id in ids
    assert page.message_tag == MessageTag(SPECTATORS_BOARD, MATCHES[1].id, MATCHES[1].number)


def test_somebody_who_is_to_be_forgotten_is_told_what_they_watch_and_what_channels_concern_them() -> None:
    nothing = Kept(name=None, running=0, finished=0, challenges=0, preferences=False, absences=0)
    told = text_of(
        kept_page(replace(nothing, counts=Counter({"kept-watched": 2, "kept-follows": 1})), ENGLISH)
    )
    assert "- Games you’re watching, and how you get updates: 2" in told
    assert "- Spectator channels you set up, or that show only your games: 1" in told
