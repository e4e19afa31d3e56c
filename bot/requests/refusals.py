"""Refusals and failures in words: the one place that makes sentences of them."""

from bot.catalogue import Language
from bot.matches import Challenge, ChallengeState, UserId
from bot.matches import refusals as refused
from bot.matches.absence import ALLOWANCE
from bot.matches.plan import MOST_REPLIES
from bot.pages.colours import OVER
from bot.pages.delivery import tell_unreachable
from bot.pages.page import Page
from bot.pages.standing import tell_offer
from bot.pages.taste import Taste
from bot.pages.words import mention, numbers, quoted, tell_move
from bot.requests.confirming import confirm_page
from bot.requests.illegal_moves import tell_illegal_move
from bot.requests.match_pages import current_board_page
from bot.requests.record_refusals import KIB, tell_record_refusal
from dvonn import IllegalMove, Reason

MOST_NUMBERS = 15
"""Matches that are listed by their numbers; more would help nobody."""


async def refusal_page(refusal: refused.RefusalError, user: UserId, language: Language, taste: Taste) -> Page:
    """The private answer to what is not done; where it concerns a match, with its board as it stands now.

    A move that is to be confirmed first is answered with the question.
    """
    if isinstance(refusal, refused.UnconfirmedMoveError):
        return await confirm_page(refusal.match, refusal.move, language, taste)
    sentence = tell_refusal(refusal, user, language)
    if isinstance(refusal, refused.OfMatchError):
        return await current_board_page(refusal.match, user, language, taste, note=sentence)
    return Page(sentence, accent=OVER)


def apology_page(reference: str, language: Language, *, store: bool) -> Page:
    """The private answer when something broke; `reference` finds it in the log."""
    key = "apology-store" if store else "apology"
    return Page(language.say(key, reference=reference), accent=OVER)


def late_form_page(language: Language) -> Page:
    """The private answer where a form came too late to be shown."""
    return Page(language.say("refused-late-form"), accent=OVER)


def tell_refusal(refusal: refused.RefusalError, user: UserId, language: Language) -> str:  # noqa: C901, PLR0911, PLR0912  one case a refusal
    """Why something was not done and what to do instead."""
    say = language.say
    match refusal:
        case refused.ChallengedOneselfError():
            return say("refused-challenged-oneself")
        case refused.ChallengedBotError():
            return say("refused-challenged-bot")
        case refused.NotTheManagerError():
            return say("refused-not-the-manager")
        case refused.NotFollowedError(channel=channel):
            return say("refused-not-followed", channel=f"<#{channel}>")
        case refused.NotADateError(text=text):
            return say("refused-not-a-date", text=quoted(text))
        case refused.NotQuietHoursError(text=text):
            return say("refused-not-quiet-hours", text=quoted(text[:64]))
        case refused.AwayTooLongError(days=days):
            return say("refused-away-too-long", days=days, most=ALLOWANCE.days)
        case refused.NotAwayError():
            return say("refused-not-away")
        case refused.ChannelNotAllowedError(channels=channels):
            return say("refused-channel-not-allowed", channels=", ".join(f"<#{each}>" for each in channels))
        case refused.NoSuchChallengeError():
            return say("refused-no-such-challenge")
        case refused.ChallengeClosedError(challenge=challenge):
            return say(f"refused-challenge-{challenge.state}")
        case refused.NotYourChallengeError(challenge=challenge):
            return _tell_not_your_challenge(challenge, user, language)
        case refused.NotYourWithdrawalError(challenge=challenge):
            return say("refused-not-your-withdrawal", challenger=mention(challenge.challenger, language))
        case refused.NoSuchMatchError(match_id=number):
            return say("refused-no-such-match", match=number)
        case refused.NoMatchMeantError():
            return say("refused-no-match-meant")
        case refused.UnclearMatchError(matches=matches):
            return say("refused-unclear-match", matches=numbers(matches, most=MOST_NUMBERS))
        case refused.NotAPlayerError(match=match):
            return say(
                "refused-not-a-player",
                white=mention(match.players.white, language),
                black=mention(match.players.black, language),
            )
        case refused.MatchOverError(match=match):
            return say("refused-match-over", match=match.id)
        case refused.BoardMovedOnError():
            return say("refused-board-moved-on")
        case refused.NotYourTurnError(match=match):
            return say(
                "refused-not-your-turn", player=mention(match.player_to_move or match.players.white, language)
            )
        case refused.RefusedMoveError(illegal=illegal):
            return tell_illegal_move(illegal, language)
        case refused.OfferStandsError(match=match):
            return say("refused-offer-stands", offer=tell_offer(match, language))
        case refused.OfferLapsedError():
            return say("refused-offer-lapsed")
        case refused.OwnOfferError(match=match):
            return say("refused-own-offer", opponent=mention(match.opponent_of(user), language))
        case refused.NothingToUndoError():
            return say("refused-nothing-to-undo")
        case refused.RefusedPlanError(illegal=illegal):
            return _tell_refused_plan(illegal, language)
        case refused.PlanOnOwnTurnError():
            return say("refused-plan-on-own-turn")
        case refused.WatchedOwnMatchError():
            return say("refused-watched-own-match")
        case refused.NotWatchableError():
            return say("refused-not-watchable")
        case refused.NoRematchYetError():
            return say("refused-no-rematch-yet")
        case refused.NotAListOfSpacesError(text=text):
            return say("refused-not-a-list-of-spaces", text=quoted(text))
        case refused.NotASpaceError(text=text):
            return say("refused-not-a-space", text=quoted(text))
        case refused.OpponentCannotSeeError(opponent=opponent):
            return say("refused-opponent-cannot-see", opponent=mention(opponent, language))
        case refused.CannotPostError(channel=channel, missing=missing):
            return tell_unreachable(channel, missing, "refused", language)
        case refused.OutdatedControlError():
            return say("refused-outdated-control")
        case refused.NoSuchPliesError(first=first, last=last):
            return say("refused-no-such-plies", first=first, last=last)
        case refused.PictureTooLargeError(limit=limit):
            return say("refused-picture-too-large", limit=limit // KIB)
        case refused.NotToBeSharedHereError():
            return say("refused-not-to-be-shared-here")
        case refused.MayNotWriteError():
            return say("refused-may-not-write")
        case refused.OfRecordError():
            return tell_record_refusal(refusal, language)
        case _:
            raise TypeError(refusal)


def _tell_not_your_challenge(challenge: Challenge, user: UserId, language: Language) -> str:
    if user == challenge.challenger:
        return language.say("refused-own-challenge")
    if challenge.opponent is None and challenge.state is ChallengeState.OPEN:
        return language.say("refused-decline-open-challenge")
    return language.say("refused-not-your-challenge", opponent=mention(challenge.opponent or user, language))


def _tell_refused_plan(illegal: IllegalMove | None, language: Language) -> str:
    if illegal is None:
        return language.say("refused-too-many-replies", most=MOST_REPLIES)
    if illegal.reason is Reason.MUST_STACK:
        return language.say("refused-plan-of-spaces")
    return language.say("refused-plan", move=tell_move(illegal.move))
