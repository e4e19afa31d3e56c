"""The questions and answers to managers who cancel, ban, or take matches home."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.domain import Ban, Challenge, ChallengeId, Match, MatchId
from bot.domain.challenge import LONGEST_REASON
from bot.features.moderation.log_pages import TurnBanned, TurnLog, Unban
from bot.ui.challenge_post import describe_challenge
from bot.ui.closing import never_mind
from bot.ui.control import Control, Style, button
from bot.ui.delivery import Delivery, describe_delivery, done_page
from bot.ui.form import Field, Form
from bot.ui.lists import describe_progress
from bot.ui.page import Document, Page, row
from bot.ui.paging import FIRST_PAGE
from bot.ui.words import DANGER, describe_players, dotted, mention, quoted

REASON = "reason"
"""The field of the forms in which a manager says why."""


class CancelMatch(Control, action="cancel-match"):
    """Leads to the form with which a match is cancelled."""

    match: MatchId


class CancelMatchFor(Control, action="cancel-match-for"):
    """Cancels a match for the reason that was filled in."""

    match: MatchId


class CancelChallenge(Control, action="cancel-challenge"):
    """Leads to the form with which a challenge is cancelled."""

    challenge: ChallengeId


class CancelChallengeFor(Control, action="cancel-challenge-for"):
    """Cancels a challenge for the reason that was filled in."""

    challenge: ChallengeId


class ExportFrom(Control, action="export-from"):
    """Gives a file with the server's matches whose numbers come after one."""

    after: MatchId


def ask_cancel_match_page(match: Match, language: Language) -> Page:
    """The question before a match is cancelled."""
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
    """The question before a challenge is cancelled."""
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
    """Asks why, which may be left out, and then cancels the match."""
    title = language.say("form-cancel-match", match=control.match)
    return Form(title, CancelMatchFor(control.match), fields=(_reason(language),))


def cancel_challenge_form(control: CancelChallenge, language: Language) -> Form:
    """Asks why, which may be left out, and then cancels the challenge."""
    title = language.say("form-cancel-challenge")
    return Form(title, CancelChallengeFor(control.challenge), fields=(_reason(language),))


def _reason(language: Language) -> Field:
    return Field(
        REASON,
        language.say("form-cancel-reason"),
        explanation=language.say("form-cancel-explanation"),
        longest=LONGEST_REASON,
        required=False,
    )


def match_cancelled_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer once a match is cancelled."""
    return done_page(language.say("done-cancelled-match", match=match.id), match, delivery, language)


def challenge_cancelled_page(delivery: Delivery, language: Language) -> Page:
    """The answer once a challenge is cancelled."""
    return Page(language.say("done-cancelled-challenge"), describe_delivery(delivery, language))


def ban_done_page(ban: Ban, closed: int, language: Language) -> Page:
    """The answer once somebody is banned; `closed` challenges ended by it."""
    say = language.say
    return Page(
        say("done-banned", player=mention(ban.user, language)),
        say("manager-reason", reason=quoted(ban.reason)) if ban.reason else None,
        say("done-banned-closed", count=closed) if closed else None,
        row(
            button(say("button-unban"), Unban(ban.user)),
            button(say("button-banned"), TurnBanned(FIRST_PAGE)),
            button(say("button-log"), TurnLog(FIRST_PAGE)),
        ),
    )


def exported_page(matches: Sequence[MatchId], left: int, file: Document, language: Language) -> Page:
    """The file with these matches; `left` come after them."""
    say = language.say
    return Page(
        say("exported", count=len(matches), first=matches[0], last=matches[-1]),
        say("exported-left", count=left),
        file,
        row(button(say("button-export-next"), ExportFrom(matches[-1]))) if left else None,
    )
