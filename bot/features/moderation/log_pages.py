"""The private pages of a server's log, and of who is banned there."""

from collections.abc import Callable, Mapping, Sequence

from bot.catalogue import Language, language_for
from bot.domain import AuditAction, AuditEntry, Ban, Pace, UserId
from bot.ui.control import Control, button
from bot.ui.match_status import timestamp
from bot.ui.page import Block, Page, beside, row
from bot.ui.paging import FIRST_PAGE, ListPage, PageNumber, list_page, number_of_pages
from bot.ui.words import dotted, in_a_row, listed, mention, quoted

ON_A_PAGE = 8
"""Acts on one page: more would not fit into a message if each had a long reason."""

BANS_ON_A_PAGE = 6

LONGEST_SHOWN = 100
"""Characters of a reason in the log; the longer ones are cut off."""


MOST_CHANNELS = 8
"""Channels that are told of those in which matches may be played."""


class TurnLog(Control, action="log"):
    """Shows a page of the log."""

    page: PageNumber


class TurnBanned(Control, action="banned"):
    """Shows a page of the list of who is banned."""

    page: PageNumber


class Unban(Control, action="unban"):
    """Lets somebody challenge again."""

    user: UserId


def log_page(acts: Sequence[AuditEntry], page: PageNumber, total: int, language: Language) -> Page:
    """Some of `total` acts, the latest first, with the way to others and to who is banned."""
    say = language.say
    shown = ListPage(acts, page, number_of_pages(total, ON_A_PAGE), total)
    return Page(
        say("log-heading", count=total) if total else say("log-none"),
        "\n".join(describe_act(act, language) for act in acts),
        *shown.turning(TurnLog, language),
        row(button(say("button-banned"), TurnBanned(FIRST_PAGE))),
    )


def describe_act(act: AuditEntry, language: Language) -> str:
    """An act in a line or two: when, who, what, and why."""
    say = language.say
    told = say(
        f"log-{act.kind}",
        manager=_named(act.by, language),
        player=_named(act.whom, language),
        channel=f"<#{act.channel}>" if act.channel else "",
        number=act.number or 0,
        setting=_setting(act, language),
        value=describe_value(act, language),
    )
    reason = act.reason[:LONGEST_SHOWN] + ("…" if len(act.reason) > LONGEST_SHOWN else "")
    why = say("manager-reason", reason=quoted(reason)) if reason else ""
    when = f"- {timestamp(act.at, 'f')}"
    return in_a_row([dotted([when, told], language), why], language)


def _named(user: UserId | None, language: Language) -> str:
    return language.say("log-forgotten") if user is None else mention(user, language)


def _setting(act: AuditEntry, language: Language) -> str:
    if act.kind is not AuditAction.SETTING:
        return ""
    setting = act.setting.replace("_", "-")
    return language.say(f"log-setting-{setting}")


def describe_value(act: AuditEntry, language: Language) -> str:
    """The value of a setting since an act, as the panel of settings says it."""
    tell = VALUES.get(act.setting)
    return tell(act.value, language) if tell else quoted(act.value)


def _channels(value: str, language: Language) -> str:
    named = [f"<#{channel}>" for channel in value.split()]
    shown = [*named[:MOST_CHANNELS], "…"] if len(named) > MOST_CHANNELS else named
    return listed(shown, language) if named else language.say("choice-everywhere")


def _threads(value: str, language: Language) -> str:
    place = "threads" if value == "1" else "channel" if value == "0" else "automatic"
    return language.say(f"choice-place-{place}")


def _pace(value: str, language: Language) -> str:
    pace = Pace(int(value))
    return language.say(f"choice-pace-{pace.name.lower()}")


def _language(value: str, language: Language) -> str:
    return language_for(value).say("language-name") if value else language.say("choice-language-own")


def _days(value: str, language: Language) -> str:
    return language.say("choice-days", days=int(value)) if value else language.say("choice-ever")


def _daily_channel(value: str, language: Language) -> str:
    return f"<#{value}>" if value else language.say("choice-no-channel")


def _daily_hour(value: str, language: Language) -> str:
    return language.say("choice-hour", hour=value)


def _own_puzzles(value: str, language: Language) -> str:
    return language.say("choice-own-puzzles-yes" if value == "1" else "choice-own-puzzles-no")


VALUES: Mapping[str, Callable[[str, Language], str]] = {
    "channels": _channels,
    "threads": _threads,
    "pace": _pace,
    "language": _language,
    "keep_boards": _days,
    "challenges_last": _days,
    "daily_channel": _daily_channel,
    "daily_hour": _daily_hour,
    "own_puzzles": _own_puzzles,
}
"""How the values of settings are told, by the settings' names."""


def banned_page(
    bans: Sequence[Ban], language: Language, *, page: int = 1, unbanned: UserId | None = None
) -> Page:
    """Those who may not challenge, each with the button that lets them; `unbanned` is who just may again.

    Pages count from 1; a number without a page leads to the nearest.
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
    told = language.say("banned-person", player=mention(ban.user, language), since=since)
    why = language.say("manager-reason", reason=quoted(ban.reason)) if ban.reason else ""
    return beside("\n".join(filter(None, (told, why))), button(language.say("button-unban"), Unban(ban.user)))
