"""Refusals and failures as pages."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.catalogue import Language
from bot.domain import Challenge, ChallengeState, Match, UserId
from bot.domain.context import InteractionContext
from bot.domain.refusals import DeclaredReason, Forbidden, RefusalReason, Refused, Tried
from bot.pages.beginning_pages import computer_button, own_matches_button, start_buttons
from bot.pages.board_post import current_board_page
from bot.pages.challenge_post import Withdraw
from bot.pages.viewer import Viewer
from bot.requests.refusal_sentences import describe_refusal
from bot.toolkit.control import button
from bot.toolkit.page import Block, Page, row

Question = Callable[[Match, Refused, Viewer], Awaitable[Page]]
"""A function that builds the page with the question that must be answered before an action."""

QUESTIONS: dict[DeclaredReason[Any], Question] = {}
"""Refusals that are answered with a question; each feature adds its own."""


BEGIN_ANEW = frozenset(
    {
        RefusalReason.CHALLENGED_ONESELF,
        RefusalReason.CHALLENGED_BOT,
        RefusalReason.TAKES_NO_CHALLENGES,
        RefusalReason.DECLINED_LATELY,
        RefusalReason.OPPONENT_CANNOT_SEE,
        RefusalReason.NO_SUCH_CHALLENGE,
        RefusalReason.CHALLENGE_CLOSED,
        RefusalReason.NOT_YOUR_CHALLENGE,
        RefusalReason.NO_MATCH_RESOLVED,
        RefusalReason.NOBODY_ELSE_HERE,
        RefusalReason.NOT_PLAYED_YET,
        RefusalReason.NOT_IN_SERVER,
        RefusalReason.NOT_IN_PRIVATE_CHANNELS,
    }
)
"""Reasons after which the page offers to start another match."""

FIND_ONES_OWN = frozenset({RefusalReason.NO_SUCH_MATCH, RefusalReason.UNCLEAR_MATCH})
"""Reasons after which the page offers the list of the user's matches."""


async def refusal_page(
    refusal: Refused, viewer: Viewer, *, context: InteractionContext = InteractionContext.GUILD
) -> Page:
    """Build the private answer to a refused request, with the current board if it concerns a match.

    A refusal in `QUESTIONS` is answered with that question. `context` is where the request comes from.
    """
    match, question = match_of(refusal), QUESTIONS.get(refusal.reason)
    if match and question:
        return await question(match, refusal, viewer)
    sentence = describe_refusal(refusal, viewer.user, viewer.language, context=context)
    if match:
        return await current_board_page(match, viewer, note=sentence)
    return Page(sentence, row(*_ways_on(refusal, viewer.user, viewer.language, context)))


def _ways_on(refusal: Refused, user: UserId, language: Language, context: InteractionContext) -> list[Block]:
    """Return buttons that help the user to continue."""
    about = refusal.about
    if isinstance(about, Challenge) and about.challenger == user and about.state is ChallengeState.OPEN:
        return [button(language.say("button-withdraw"), Withdraw(about.id))]
    if refusal.reason is RefusalReason.SEEN_BY_NOBODY_ELSE:
        return [computer_button(language)]
    if refusal.reason in BEGIN_ANEW:
        return start_buttons(language, context)
    return [own_matches_button(language)] if refusal.reason in FIND_ONES_OWN else []


def match_of(refusal: Refused) -> Match | None:
    about = refusal.about
    concerned = about.match if isinstance(about, Tried | Forbidden) else about
    return concerned if isinstance(concerned, Match) else None


def apology_page(reference: str, language: Language, *, store: bool, saved: bool = False) -> Page:
    """Build the answer after an unexpected error, or one of the `store`; `reference` finds it in the log.

    `saved` says that the request had changed something by then.
    """
    key = "apology-saved" if saved else "apology-store" if store else "apology"
    return Page(language.say(key, reference=reference))


def stopping_page(language: Language) -> Page:
    """Build the answer for work that is interrupted by a shutdown."""
    return Page(language.say("apology-stopping"))


def late_form_page(language: Language) -> Page:
    """Build the answer for a form that is ready only after Discord's deadline."""
    return Page(language.say("refused-late-form"))
