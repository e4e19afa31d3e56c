"""The pages of managers: Discord takes the longest of them, and they tell people by name as others do."""

import json
from dataclasses import fields, replace
from datetime import timedelta

import pytest

from bot.catalogue import Language, language_for
from bot.domain import (
    AuditAction,
    AuditEntry,
    Ban,
    ChallengeId,
    ChallengeState,
    ChannelId,
    MatchId,
    Message,
    MessageId,
    Pace,
    PingBy,
    ServerSettings,
    UserId,
)
from bot.domain.challenge import LONGEST_REASON
from bot.domain.events import Cancelled, CancelReason
from bot.domain.ids import FORMER_BLACK, FORMER_WHITE
from bot.domain.moderation import ACTIONS, DeclaredAction, changed_settings
from bot.features.moderation.exporting import match_line
from bot.features.moderation.pages import (
    BANS_ON_A_PAGE,
    LONGEST_SHOWN,
    ON_A_PAGE,
    VALUES,
    CancelChallenge,
    CancelMatch,
    ask_cancel_challenge_page,
    ask_cancel_match_page,
    ban_done_page,
    ban_page,
    banned_page,
    cancel_challenge_form,
    cancel_match_form,
    challenge_cancelled_page,
    describe_audit_entry,
    exported_page,
    log_page,
    match_cancelled_page,
)
from bot.features.server_settings.handlers import CHANGES, Setting
from bot.pages.board_post import board_page
from bot.pages.challenge_post import challenge_page
from bot.toolkit.answer import Delayed, Delivered
from bot.toolkit.lists import PageNumber
from bot.toolkit.page import Document
from discord_playground import modal_problems
from dvonn import Game, parse_json
from tests.bot.company import ANNA, ANNA_WHITE, BEN, HERE, NOON
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import further, match_of, recorded
from tests.bot.samples import LONGEST_ID, PLAYERS, TIE, VENUE, challenge, long_match

ENGLISH = language_for("en")

LONGEST = "<*." * (LONGEST_REASON // 3)
"""Words each sign of which has to be made harmless."""

WORST = AuditEntry(
    VENUE.guild,
    AuditAction.BAN,
    UserId(LONGEST_ID),
    NOON,
    whom=UserId(LONGEST_ID),
    number=10**9,
    channel=ChannelId(LONGEST_ID),
    reason=LONGEST,
)

EVERYWHERE = " ".join([str(LONGEST_ID)] * 25)
"""As many channels as a server can choose."""


@pytest.mark.parametrize("kind", sorted(set(ACTIONS.values()) - {AuditAction.SETTING}))
def test_discord_takes_the_fullest_log(language: Language, kind: DeclaredAction) -> None:
    page = log_page([replace(WORST, kind=kind)] * ON_A_PAGE, PageNumber(2), 10**6, language)
    assert problems(page) == {}


def test_discord_takes_a_log_of_the_longest_settings(language: Language) -> None:
    act = replace(WORST, kind=AuditAction.SETTING, setting="channels", value=EVERYWHERE, reason="")
    assert problems(log_page([act] * ON_A_PAGE, PageNumber(2), 10**6, language)) == {}


def test_a_long_reason_is_cut_off_in_the_log() -> None:
    told = describe_audit_entry(replace(WORST, reason="x" * LONGEST_REASON), ENGLISH)
    assert "x" * LONGEST_SHOWN + "…”" in told
    assert "x" * LONGEST_SHOWN + "x" not in told


def test_a_user_who_was_forgotten_is_told_as_somebody() -> None:
    told = describe_audit_entry(AuditEntry(HERE.guild, AuditAction.BAN, None, NOON), ENGLISH)
    assert "Deleted user banned Deleted user" in told


SETTLED = ServerSettings(
    channels=(ChannelId(11), ChannelId(12)),
    threads=True,
    quiet=True,
    pace=Pace.ONE,
    language="de",
    keep_boards=7,
    challenges_last=timedelta(days=1),
    daily_channel=ChannelId(13),
    daily_hour=8,
    own_puzzles=False,
    ping_by=PingBy.DIRECT,
)
OTHERWISE = ServerSettings(threads=False, pace=Pace.NONE)
SPOKEN = {
    "channels": ("<#11>, <#12>", "Everywhere"),
    "threads": ("A thread for each game", "In the channel"),
    "quiet": ("On", "Off"),
    "pace": ("1 day per move", "no limit"),
    "language": ("Deutsch", "Players’ or server’s language"),
    "keep_boards": ("7 days", "Forever"),
    "challenges_last": ("1 day", "3 days"),
    "daily_channel": ("<#13>", "In no channel"),
    "daily_hour": ("8:00 UTC", "16:00 UTC"),
    "own_puzzles": ("Don’t make puzzles", "Make puzzles"),
    "ping_by": ("By direct message", "Automatic"),
}
"""The words of the log about each setting, as it is settled first and then otherwise."""

OF_THE_LOBBY = {
    "lobby_openness": ("open", "Open to people from elsewhere"),
    "lobby_channel": ("14", "<#14>"),
    "lobby_role": ("", "No role"),
}
"""A value of each setting of the lobby, and its words in the log."""


def test_each_setting_is_shown_in_the_words_of_its_panel() -> None:
    assert SPOKEN.keys() == {setting.name for setting in fields(ServerSettings)}
    assert VALUES.keys() == SPOKEN.keys()
    assert len(CHANGES) == len(SPOKEN)
    assert CHANGES.keys() == set(Setting)
    for setting, (value, spoken) in OF_THE_LOBBY.items():
        act = AuditEntry(HERE.guild, AuditAction.SETTING, ANNA.id, NOON, setting=setting, value=value)
        assert describe_audit_entry(act, ENGLISH).endswith(f":** {spoken}")
    steps = [changed_settings(ServerSettings(), SETTLED), changed_settings(SETTLED, OTHERWISE)]
    for step, settled in enumerate(steps):
        assert settled.keys() == SPOKEN.keys()
        for setting, value in settled.items():
            act = AuditEntry(HERE.guild, AuditAction.SETTING, ANNA.id, NOON, setting=setting, value=value)
            assert describe_audit_entry(act, ENGLISH).endswith(f":** {SPOKEN[setting][step]}")


def test_discord_takes_the_fullest_list_of_who_is_banned(language: Language) -> None:
    users = [UserId(LONGEST_ID - number) for number in range(BANS_ON_A_PAGE * 3)]
    bans = [Ban(VENUE.guild, user, NOON, LONGEST) for user in users]
    page = banned_page(bans, language, page=2, unbanned=UserId(LONGEST_ID))
    assert problems(page) == {}
    assert labels_of(page).count(language.say("button-unban")) == BANS_ON_A_PAGE


def test_discord_takes_all_other_pages(language: Language) -> None:
    match, open_ = long_match(Game()), challenge()
    delivered = Delivered(Message(VENUE.channel, MessageId(LONGEST_ID)))
    cancelled = further(match, Cancelled(CancelReason.MANAGER, LONGEST), by=PLAYERS.white)
    ban = Ban(VENUE.guild, UserId(LONGEST_ID), NOON, LONGEST)
    for page in (
        ask_cancel_match_page(match, language),
        ask_cancel_challenge_page(open_, language),
        match_cancelled_page(cancelled, delivered, language),
        match_cancelled_page(cancelled, Delayed(), language),
        challenge_cancelled_page(delivered, language),
        ban_done_page(ban, 10, language),
        exported_page([MatchId(10**9)] * 1000, 10**6, Document(b"{}", "x.jsonl"), language),
        ban_page(VENUE.guild, ban, language, server="*" * 100),
        ban_page(VENUE.guild, None, language, server="*" * 100),
        challenge_page(challenge(state=ChallengeState.CANCELLED, reason=LONGEST), language),
    ):
        assert problems(page) == {}
    for form in (
        cancel_match_form(CancelMatch(match.id), language),
        cancel_challenge_form(CancelChallenge(ChallengeId(10**9)), language),
    ):
        assert modal_problems(form.to_dict()) == {}


async def test_the_board_of_a_cancelled_match_says_why_and_makes_the_words_harmless(
    language: Language,
) -> None:
    words = "**Go** to https://example.org <@1>"
    match = further(match_of(Game()), Cancelled(CancelReason.MANAGER, words), by=ANNA.id)
    text = text_of(await board_page(match, language))
    assert "\\*\\*Go\\*\\*" in text
    assert "https://" not in text
    assert "\\<@1>" in text


# lines of an export


def test_a_line_holds_the_record_and_what_is_known_beside_it() -> None:
    game = recorded()[1]
    match = match_of(game, players=ANNA_WHITE, number=12)
    line = match_line(match, {ANNA.id: "Anna", BEN.id: 'Ben "B" ö'}, "Club")
    assert line.endswith("}\n")
    assert line.count("\n") == 1
    told = json.loads(line)
    record = parse_json(json.dumps(told.pop("record")))
    assert record.game == game
    assert record.ended == match.ended
    assert told == {
        "version": 1,
        "match": 12,
        "server": str(match.venue.guild),
        "channel": str(match.venue.channel),
        "white": {"id": str(ANNA.id), "name": "Anna"},
        "black": {"id": str(BEN.id), "name": 'Ben "B" ö'},
        "setup": "full",
        "days_for_a_move": None,
        "clock": None,
        "began": "2026-05-04T12:00:00Z",
        "ended": f"{match.ended_at:%Y-%m-%dT%H:%M:%SZ}",
        "ended_by": "board",
        "winner": "white",
    }


def test_a_line_of_a_match_that_continues_has_no_end() -> None:
    told = json.loads(match_line(match_of(Game(), players=ANNA_WHITE), {}, "Club"))
    assert (told["ended"], told["ended_by"], told["winner"]) == (None, None, None)
    assert told["white"] == {"id": str(ANNA.id), "name": None}


def test_a_line_names_no_former_player() -> None:
    match = match_of(TIE, players=replace(ANNA_WHITE, white=FORMER_WHITE, black=FORMER_BLACK))
    told = json.loads(match_line(match, {}, "Club"))
    assert told["white"] == told["black"] == {"id": None, "name": None}
    assert told["winner"] is None
