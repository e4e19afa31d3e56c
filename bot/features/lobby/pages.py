"""The pages of the lobby: the options, and what somebody who looks for an opponent is told."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot.catalogue import Language
from bot.domain import Match, ServerSettings
from bot.features.lobby.seek import Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.pages.beginning_pages import FindOpponent, computer_button, find_opponent_button, rules_button
from bot.pages.match_status import timestamp
from bot.pages.paces import describe_duration, describe_pace
from bot.toolkit.answer import Delivery, done_page
from bot.toolkit.control import Control, Style, button, menu
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import in_a_row


class Aspect(StrEnum):
    """A thing that users may have a wish about."""

    TEMPO = "tempo"
    SETUP = "setup"
    STAKES = "stakes"
    SPREAD = "spread"


class ChangeWish(Control, action="find-wish"):
    """A menu that changes one wish; the control carries all others."""

    aspect: Aspect
    tempo: Tempo
    setup: SetupWish
    stakes: StakesWish
    spread: Spread


class StartSeek(Control, action="find-start"):
    tempo: Tempo
    setup: SetupWish
    stakes: StakesWish
    spread: Spread


class StopSeek(Control, action="find-stop"):
    pass


@dataclass(frozen=True, slots=True)
class Prospect:
    """The facts for a user who looks for an opponent, or thinks about it."""

    others: Sequence[Seek]
    """Those who look for one, too, in channels of which the reader may know."""
    usual: timedelta | None
    """How long it usually takes."""
    settings: ServerSettings


def wish_page(wish: Wish, prospect: Prospect, own: Seek | None, language: Language) -> Page:
    """Ask what somebody wishes for; `own` is the seek that they have already."""
    say, chosen = language.say, (wish.tempo, wish.setup, wish.stakes, wish.spread)
    tempos = [
        (tempo.value, say(f"find-tempo-{tempo}", pace=describe_pace(tempo.pace(prospect.settings), language)))
        for tempo in Tempo
    ]
    return Page(
        say("find-heading"),
        say("find-waiting", until=timestamp(own.expires_at, "R")) if own else None,
        menu(ChangeWish(Aspect.TEMPO, *chosen), tempos, wish.tempo),
        menu(
            ChangeWish(Aspect.SETUP, *chosen),
            [(wished.value, say(f"find-setup-{wished}")) for wished in SetupWish],
            wish.setup,
        ),
        menu(
            ChangeWish(Aspect.STAKES, *chosen),
            [(wanted.value, say(f"find-stakes-{wanted}")) for wanted in StakesWish],
            wish.stakes,
        ),
        menu(
            ChangeWish(Aspect.SPREAD, *chosen),
            [(spread.value, _describe_spread(spread, language)) for spread in Spread],
            wish.spread,
        ),
        f"-# {_describe_prospect(prospect, language)}",
        row(
            button(say("button-find-start"), StartSeek(*chosen), style=Style.success),
            _stop_button(language) if own else None,
        ),
    )


def waiting_page(seek: Seek, prospect: Prospect, language: Language) -> Page:
    """Tell somebody that they wait, how long, and how they learn of an opponent."""
    say = language.say
    return Page(
        say("find-none-yet", until=timestamp(seek.expires_at, "R")),
        say(f"find-called-{seek.wish.tempo}"),
        f"-# {_describe_prospect(prospect, language)}",
        row(
            _stop_button(language),
            button(say("button-find-change"), FindOpponent()),
            computer_button(language),
        ),
    )


def found_page(match: Match, delivery: Delivery, language: Language) -> Page:
    sentence = language.say("find-found", match=match.id)
    return done_page(sentence, match, delivery, language, rules_button(language, match.id))


def stopped_page(language: Language, *, was_waiting: bool) -> Page:
    sentence = language.say("find-stopped") if was_waiting else language.say("find-not-waiting")
    return Page(sentence, row(find_opponent_button(language), computer_button(language)))


def card_page(waiting: Sequence[Seek], language: Language) -> Page:
    """The card in a channel: how many look for an opponent, and the button. It names nobody."""
    return Page(
        language.say("find-card"),
        _describe_numbers(waiting, language) or language.say("find-card-empty"),
        row(find_opponent_button(language, Style.primary)),
    )


def _describe_prospect(prospect: Prospect, language: Language) -> str:
    """Say who else waits, and how long it usually takes."""
    numbers = _describe_numbers(prospect.others, language) or language.say("find-nobody")
    if prospect.usual is None:
        return numbers
    usual = describe_duration(_rounded(prospect.usual), language)
    return in_a_row([numbers, language.say("find-usual", time=usual)], language)


def _describe_numbers(waiting: Sequence[Seek], language: Language) -> str:
    """Say how many wait for each kind of match; empty if nobody does."""
    counted = Counter(seek.wish.tempo for seek in waiting)
    return in_a_row(
        [language.say(f"find-number-{tempo}", count=counted[tempo]) for tempo in Tempo if counted[tempo]],
        language,
    )


def _rounded(time: timedelta) -> timedelta:
    """Round up to full days, hours or minutes, at least one minute."""
    for unit in (timedelta(days=1), timedelta(hours=1)):
        if time >= 2 * unit:
            return -(-time // unit) * unit
    return max(1, -(-time // timedelta(minutes=1))) * timedelta(minutes=1)


def _describe_spread(spread: Spread, language: Language) -> str:
    if spread is Spread.ANY:
        return language.say("find-spread-any")
    return language.say("find-spread", points=int(spread))


def _stop_button(language: Language) -> Block:
    return button(language.say("button-find-stop"), StopSeek())
