"""Pages for managers: cancelling, bans, export and the audit log; and the direct message to a banned user."""

from collections.abc import Callable, Mapping, Sequence

import discord

from bot.catalogue import Language, language_for
from bot.delivery.direct_messages import Recipient
from bot.domain import (
    AuditAction,
    AuditEntry,
    Ban,
    Challenge,
    ChallengeId,
    DirectMessage,
    GuildId,
    Match,
    MatchId,
    Pace,
    UserId,
)
from bot.domain.challenge import LONGEST_REASON
from bot.domain.standing_messages import standing_kinds
from bot.pages.challenge_post import describe_challenge
from bot.pages.game_lists import describe_progress
from bot.pages.game_words import describe_players
from bot.pages.match_status import timestamp
from bot.pages.paces import describe_pace
from bot.services.standing_messages import STANDING
from bot.storage import Store
from bot.toolkit.answer import Delivery, Field, Form, describe_delivery, done_page, never_mind
from bot.toolkit.control import Control, Style, button, select, to_server
from bot.toolkit.lists import FIRST_PAGE, ListPage, PageNumber, list_page, number_of_pages
from bot.toolkit.logged_settings import logged_setting
from bot.toolkit.page import Block, Document, Page, beside, row
from bot.toolkit.words import DANGER, dotted, in_a_row, listed, mention, quoted

REASON = "reason"
"""The form field for the manager's reason."""


class CancelMatch(Control, action="cancel-match"):
    """A control that opens the form to cancel a match."""

    match: MatchId


class CancelMatchFor(Control, action="cancel-match-for"):
    match: MatchId


class CancelChallenge(Control, action="cancel-challenge"):
    """A control that opens the form to cancel a challenge."""

    challenge: ChallengeId


class CancelChallengeFor(Control, action="cancel-challenge-for"):
    challenge: ChallengeId


class ChooseMatch(Control, action="cancel-which-match"):
    """A menu of running matches, to cancel one of them."""


class ChooseChallenge(Control, action="cancel-which-challenge"):
    """A menu of open challenges, to cancel one of them."""


class ExportFrom(Control, action="export-from"):
    """A control that exports matches with numbers above the given one."""

    after: MatchId


MOST_OFFERED = 25
"""The maximum number of options in a menu. The oldest matches and challenges are offered; the rest can be typed."""


def cancel_page(
    matches: Sequence[tuple[str, int]], challenges: Sequence[tuple[str, int]], language: Language
) -> Page:
    """Offer the running matches and open challenges of a server, by labels and numbers."""
    if not matches and not challenges:
        return Page(language.say("ask-cancel-none"))
    return Page(
        language.say("ask-cancel"),
        _offered(matches, language.say("ask-cancel-some-match"), ChooseMatch()),
        _offered(challenges, language.say("ask-cancel-some-challenge"), ChooseChallenge()),
        row(never_mind(language)),
    )


def _offered(labelled: Sequence[tuple[str, int]], ask: str, control: Control) -> Block | None:
    options = [
        discord.SelectOption(label=label, value=str(number)) for label, number in labelled[:MOST_OFFERED]
    ]
    return row(select(ask, options, control)) if options else None


def ask_cancel_match_page(match: Match, language: Language) -> Page:
    about = [describe_players(match, language), describe_progress(match, None, language)]
    return Page(
        language.say("ask-cancel-match", match=match.id),
        dotted(about, language),
        row(
            button(language.say("button-cancel-match"), CancelMatch(match.id), style=Style.danger),
            never_mind(language),
        ),
        accent=DANGER,
    )


def ask_cancel_challenge_page(challenge: Challenge, language: Language) -> Page:
    return Page(
        language.say("ask-cancel-challenge", challenge=challenge.id),
        describe_challenge(challenge, language),
        row(
            button(
                language.say("button-cancel-challenge"), CancelChallenge(challenge.id), style=Style.danger
            ),
            never_mind(language),
        ),
        accent=DANGER,
    )


def cancel_match_form(control: CancelMatch, language: Language) -> Form:
    title = language.say("form-cancel-match", match=control.match)
    return Form(title, CancelMatchFor(control.match), fields=(_reason(language),))


def cancel_challenge_form(control: CancelChallenge, language: Language) -> Form:
    title = language.say("button-cancel-challenge")
    return Form(title, CancelChallengeFor(control.challenge), fields=(_reason(language),))


def _reason(language: Language) -> Field:
    return Field(
        REASON,
        language.say("form-reason"),
        explanation=language.say("form-cancel-explanation"),
        longest=LONGEST_REASON,
        required=False,
    )


def match_cancelled_page(match: Match, delivery: Delivery, language: Language) -> Page:
    return done_page(language.say("done-cancelled-match", match=match.id), match, delivery, language)


def challenge_cancelled_page(delivery: Delivery, language: Language) -> Page:
    return Page(language.say("done-cancelled-challenge"), describe_delivery(delivery, language))


def ban_done_page(ban: Ban, closed: int, language: Language) -> Page:
    """Confirm a ban; `closed` is the number of challenges that the ban has closed."""
    say = language.say
    return Page(
        say("done-banned", player=mention(ban.user, language)),
        say("reason-given", reason=quoted(ban.reason)) if ban.reason else None,
        say("done-banned-closed", count=closed) if closed else None,
        row(
            button(say("button-unban"), Unban(ban.user)),
            button(say("button-banned"), TurnBanned(FIRST_PAGE)),
            button(say("button-log"), TurnLog(FIRST_PAGE)),
        ),
    )


def exported_page(matches: Sequence[MatchId], left: int, file: Document, language: Language) -> Page:
    """Build the page with an export file; `left` is the number of matches after it."""
    say = language.say
    return Page(
        say("exported", count=len(matches), first=matches[0], last=matches[-1]),
        say("exported-left", count=left),
        file,
        row(button(say("button-next-file"), ExportFrom(matches[-1]))) if left else None,
    )


ON_A_PAGE = 8
"""Audit entries per page; more with long reasons would not fit into a message."""

BANS_ON_A_PAGE = 6

LONGEST_SHOWN = 100
"""Characters of a reason in the list; the rest is cut off."""


MOST_CHANNELS = 8
"""How many channels are named in an entry about allowed channels."""


class TurnLog(Control, action="log"):
    page: PageNumber


class TurnBanned(Control, action="banned"):
    page: PageNumber


class Unban(Control, action="unban"):
    user: UserId


def log_page(entries: Sequence[AuditEntry], page: PageNumber, total: int, language: Language) -> Page:
    """Build a page of the audit log, latest first, with paging and a button to the bans."""
    say = language.say
    shown = ListPage(entries, page, number_of_pages(total, ON_A_PAGE), total)
    return Page(
        say("log-heading", count=total) if total else say("log-none"),
        "\n".join(describe_audit_entry(entry, language) for entry in entries),
        *shown.turning(TurnLog, language),
        row(button(say("button-banned"), TurnBanned(FIRST_PAGE))),
    )


def describe_audit_entry(entry: AuditEntry, language: Language) -> str:
    """Describe an audit entry: when, who, what and why."""
    say = language.say
    logged = f"log-{entry.kind}"
    sentence = say(
        logged,
        manager=_named(entry.by, language),
        player=_named(entry.whom, language),
        channel=f"<#{entry.channel}>" if entry.channel else "",
        number=entry.number or 0,
        setting=_setting(entry, language),
        value=describe_value(entry, language),
    )
    reason = entry.reason[:LONGEST_SHOWN] + ("…" if len(entry.reason) > LONGEST_SHOWN else "")
    why = say("reason-given", reason=quoted(reason)) if reason else ""
    when = f"- {timestamp(entry.at, 'f')}"
    return in_a_row([dotted([when, sentence], language), why], language)


def _named(user: UserId | None, language: Language) -> str:
    return language.say("former-player") if user is None else mention(user, language)


def _setting(entry: AuditEntry, language: Language) -> str:
    if entry.kind is not AuditAction.SETTING:
        return ""
    if own := logged_setting(entry.setting):
        return language.say(own.sentence)
    setting = entry.setting.replace("_", "-")
    return language.say(f"log-setting-{setting}")


def describe_value(entry: AuditEntry, language: Language) -> str:
    """Describe the new value of a setting, worded as in the settings panel."""
    if own := logged_setting(entry.setting):
        return own.describe(entry.value, language)
    describe = _standing if entry.setting == STANDING else VALUES.get(entry.setting)
    return describe(entry.value, language) if describe else quoted(entry.value)


def _channels(value: str, language: Language) -> str:
    named = [f"<#{channel}>" for channel in value.split()]
    shown = [*named[:MOST_CHANNELS], "…"] if len(named) > MOST_CHANNELS else named
    return listed(shown, language) if named else language.say("choice-everywhere")


def _threads(value: str, language: Language) -> str:
    place = "threads" if value == "1" else "channel" if value == "0" else "automatic"
    return language.say(f"choice-place-{place}")


def _quiet(value: str, language: Language) -> str:
    return language.say("choice-quiet-yes" if value == "1" else "choice-quiet-no")


def _ping_by(pinged_by: str, language: Language) -> str:
    return language.say(f"choice-ping-{pinged_by}")


def _pace(value: str, language: Language) -> str:
    return describe_pace(Pace.parse(value), language)


def _language(value: str, language: Language) -> str:
    return language_for(value).say("language-name") if value else language.say("choice-language-own")


def _days(value: str, language: Language) -> str:
    return language.say("duration-d", count=int(value)) if value else language.say("choice-ever")


def _daily_channel(value: str, language: Language) -> str:
    return f"<#{value}>" if value else language.say("choice-no-channel")


def _daily_hour(value: str, language: Language) -> str:
    return language.say("choice-hour", hour=value)


def _own_puzzles(value: str, language: Language) -> str:
    return language.say("choice-own-puzzles-yes" if value == "1" else "choice-own-puzzles-no")


def _standing(value: str, language: Language) -> str:
    kind = next((each for each in standing_kinds() if each.name == value), None)
    return language.say(f"standing-{kind.name}") if kind else quoted(value)


VALUES: Mapping[str, Callable[[str, Language], str]] = {
    "channels": _channels,
    "threads": _threads,
    "quiet": _quiet,
    "ping_by": _ping_by,
    "pace": _pace,
    "language": _language,
    "keep_boards": _days,
    "challenges_last": _days,
    "daily_channel": _daily_channel,
    "daily_hour": _daily_hour,
    "own_puzzles": _own_puzzles,
}
"""Functions that describe values, by the setting's name."""


def banned_page(
    bans: Sequence[Ban], language: Language, *, page: int = 1, unbanned: UserId | None = None
) -> Page:
    """List bans, each with a button to lift it; `unbanned` is the user whose ban was just lifted.

    Pages count from 1; a page out of range becomes the nearest one.
    """
    say = language.say
    shown = list_page(bans, page, BANS_ON_A_PAGE)
    return Page(
        say("done-unbanned", player=mention(unbanned, language)) if unbanned else None,
        say("banned-heading", count=len(bans)) if bans else say("banned-none"),
        *(_banned(ban, language) for ban in shown.items),
        *shown.turning(TurnBanned, language),
        row(button(say("button-log"), TurnLog(FIRST_PAGE))),
    )


def _banned(ban: Ban, language: Language) -> Block:
    since = timestamp(ban.since, "D")
    sentence = language.say("banned-person", player=mention(ban.user, language), since=since)
    why = language.say("reason-given", reason=quoted(ban.reason)) if ban.reason else ""
    return beside(
        "\n".join(filter(None, (sentence, why))), button(language.say("button-unban"), Unban(ban.user))
    )


async def compose_ban(message: DirectMessage, reader: Recipient, store: Store) -> Page:
    async with store.read() as uow:
        ban = await uow.bans.find(message.guild, message.to)
    return ban_page(message.guild, ban, reader.language, server=reader.server)


def ban_page(guild: GuildId, ban: Ban | None, language: Language, *, server: str) -> Page:
    """Return the direct message to a user who was banned from challenges in a server, or unbanned."""
    key = "direct-message-banned" if ban else "direct-message-unbanned"
    reason = language.say("reason-given", reason=quoted(ban.reason)) if ban and ban.reason else ""
    return Page(
        "\n".join(filter(None, (language.say(key, server=quoted(server)), reason))),
        row(to_server(guild, language)),
    )
