"""The sentences and the buttons of a direct message."""

from dataclasses import replace

import pytest

from bot.catalogue import language_for
from bot.domain import (
    Ban,
    HaltReason,
    Match,
    Message,
    MessageId,
    OfferKind,
    Pace,
    UserId,
)
from bot.domain.events import CameBack, Halted, Offered, WentAway
from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle, ObstacleKind
from bot.features.absence.pages import tell_of_absence
from bot.features.moderation.pages import ban_page
from bot.features.ratings.pages import tell_of_removal
from bot.pages.direct_message_posts import (
    MatchNews,
    Tell,
    invitation_page,
    news_page,
    ping_page,
    tell_of_move,
    tell_of_state,
)
from dvonn import Game
from tests.bot.company import ANNA, BEN, HERE, NOON
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import first_plies, further, match_of, recorded, told_of
from tests.bot.samples import challenge

ENGLISH = language_for("en")
TIE = recorded()[0]
POSTED = Message(HERE.channel, MessageId(501))
STACKING = match_of(first_plies(TIE, 57))
BEGUN = match_of(Game())
AWAY = further(STACKING, WentAway(NOON), by=ANNA.id)


def news(match: Match) -> MatchNews:
    """To Ben."""
    return MatchNews(match, BEN.id, ENGLISH, "Club")


# pings


async def test_a_ping_to_a_turn_has_all_that_one_needs_to_play() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    page = await ping_page(
        STACKING, ANNA.id, ENGLISH, message=POSTED, server="Club", reminder=False, names=names
    )
    heading, *_ = text_of(page).splitlines()
    assert heading == "Ben moved j5 → j4. Your turn in game 1 (Club), 23–25."
    assert "**Your turn:** move a stack" in text_of(page)
    assert alt_texts_of(page) == [f"White: You. Black: Ben. {told_of(STACKING, ENGLISH)}"]
    assert labels_of(page) == ["Move", "History", "Go to the board"]
    assert problems(page) == {}
    first = await ping_page(BEGUN, ANNA.id, ENGLISH, message=POSTED, server="Club", reminder=False)
    assert labels_of(first) == ["Place a piece", "Rules", "Go to the board"]


async def test_a_ping_to_an_offer_is_answered_in_place() -> None:
    offered = further(STACKING, Offered(OfferKind.DRAW), by=ANNA.id)
    names = {ANNA.id: "Anna"}
    page = await ping_page(
        offered, BEN.id, ENGLISH, message=POSTED, server="Club", reminder=False, names=names
    )
    assert text_of(page).startswith("Anna offers a draw in game 1 (Club), 25–23.")
    assert labels_of(page) == ["Accept", "Decline", "History", "Go to the board"]


async def test_a_reminder_says_so() -> None:
    page = await ping_page(STACKING, ANNA.id, ENGLISH, message=None, server="Club", reminder=True)
    assert "is running out" in text_of(page)
    assert labels_of(page) == ["Move", "History"]


async def test_the_name_of_a_server_has_no_effect() -> None:
    page = await ping_page(STACKING, ANNA.id, ENGLISH, message=None, server="**@everyone**", reminder=False)
    assert "@everyone" not in text_of(page)
    assert "\\*\\*" in text_of(page)


# news of a match

OBSTACLES = [
    (GONE, "I can’t post in <#11>"),
    (Obstacle.lacking(()), "I can’t post in <#11>"),
    (Obstacle.lacking(("attach_files",)), "Missing permissions in <#11>: **Attach Files**"),
    (LOCKED, "<#11> is locked"),
    (Obstacle(ObstacleKind.TIMEOUT, until=NOON), f"a timeout until <t:{int(NOON.timestamp())}:f>"),
    (REFUSED, "Discord refuses my message in <#11>"),
]


def told(tell: Tell, match: Match) -> str:
    page = news_page(news(match), tell, message=POSTED)
    assert problems(page) == {}
    assert labels_of(page) == ["Go to the board"]
    heading, text = text_of(page).split("\n", 1)
    assert "ame 1 (Club)" in heading
    return text


def test_somebody_who_is_away_is_told_with_the_day_until_when() -> None:
    text = told(tell_of_absence, AWAY)
    assert text.startswith(f"<@{ANNA.id}> is away until <t:{int(NOON.timestamp())}:D>.")


def test_somebody_who_is_back_by_then_is_told_as_back() -> None:
    back = further(AWAY, CameBack(), by=ANNA.id)
    assert told(tell_of_absence, back) == f"<@{ANNA.id}> is back."


@pytest.mark.parametrize(
    ("halt", "words"),
    [
        (Halted(HaltReason.CHANNEL), "I can’t post in <#11>"),
        (Halted(HaltReason.SERVER), "I’m no longer in the server"),
        *((Halted(HaltReason.CHANNEL, obstacle), words) for obstacle, words in OBSTACLES),
    ],
)
def test_a_halt_is_shown_with_its_reason_and_what_can_be_done(halt: Halted, words: str) -> None:
    text = told(tell_of_state, further(STACKING, halt))
    assert words in text
    assert "After 30 days on hold" in text
    assert ("`/dvonn games`" in text) is (halt.reason is HaltReason.CHANNEL)


def test_a_match_that_was_moved_is_shown_with_its_new_channel() -> None:
    assert "so it continues in <#11>" in told(tell_of_move, STACKING)


def test_a_match_that_is_on_hold_in_its_new_channel_is_shown() -> None:
    halted = further(STACKING, Halted(HaltReason.CHANNEL, LOCKED))
    assert told(tell_of_move, halted) == told(tell_of_state, halted)


def test_a_match_that_continues_by_then_is_shown() -> None:
    assert told(tell_of_state, STACKING) == "The game is no longer on hold."


@pytest.mark.parametrize(
    ("manager", "sentence"),
    [
        (None, "The clock is stopped. After 30 days on hold, the game is closed."),
        (ANNA.id, f"<@{ANNA.id}> can manage this channel, so their clock runs on."),
    ],
)
@pytest.mark.parametrize("obstacle", [None, GONE, LOCKED, Obstacle.lacking(("attach_files",))])
def test_a_lost_channel_says_where_to_play_on_and_whose_clock_runs(
    obstacle: Obstacle | None, manager: UserId | None, sentence: str
) -> None:
    halted = further(STACKING, Halted(HaltReason.CHANNEL, obstacle), by=manager)
    text = told(tell_of_state, halted)
    assert "You can also play on right here with `/dvonn games`." in text
    assert text.count(sentence) == 1
    assert ("clock is stopped" in text) is (manager is None)


def test_a_game_that_was_taken_out_of_the_ratings_is_shown() -> None:
    over = match_of(first_plies(TIE, 57), resigned_by=BEN.id)
    assert "A manager of the server took this game out of the ratings" in told(tell_of_removal, over)


@pytest.mark.parametrize("tell", [tell_of_state, tell_of_move, tell_of_absence])
def test_a_match_that_is_over_by_then_shows_how_it_ended_for_its_reader(tell: Tell) -> None:
    over = match_of(first_plies(TIE, 57), resigned_by=BEN.id)
    assert told(tell, over).startswith(f"**You resigned,** so <@{ANNA.id}> wins. Score: 25–23.")


def test_without_a_board_a_direct_message_leads_to_the_channel() -> None:
    page = news_page(news(AWAY), tell_of_absence, message=None)
    assert labels_of(page) == ["Go to the channel"]
    assert problems(page) == {}


# news of a challenge and of a server


def test_an_invitation_shows_the_terms_and_leads_to_the_challenge() -> None:
    asked = replace(challenge(), challenger=ANNA.id, opponent=BEN.id)
    page = invitation_page(asked, ENGLISH, message=POSTED, server="Club", names={ANNA.id: "*Anna*"})
    heading, *terms = text_of(page).splitlines()
    assert heading == "\\*Anna\\* challenges you to DVONN in Club."
    assert len(terms) == 5
    assert labels_of(page) == ["Go to the challenge"]
    live = replace(challenge(pace=Pace.TEN_MINUTES), challenger=ANNA.id, opponent=BEN.id)
    page = invitation_page(live, ENGLISH, message=POSTED, server="Club", names={ANNA.id: "Anna"})
    assert text_of(page).splitlines()[0] == "⚡ Live, now · Anna challenges you to DVONN in Club."
    without = invitation_page(asked, ENGLISH, message=None, server="Club")
    assert labels_of(without) == ["Go to the channel"]


def test_somebody_who_is_banned_is_told_so_with_the_reason_and_so_is_the_end_of_it() -> None:
    banned = text_of(ban_page(HERE.guild, Ban(HERE.guild, BEN.id, NOON, "*Spam*"), ENGLISH, server="Club"))
    assert banned.startswith("Club: a manager banned you from challenges")
    assert "\\*Spam\\*" in banned
    again = text_of(ban_page(HERE.guild, None, ENGLISH, server="Club"))
    assert again.startswith("Club: you can send and accept challenges")
