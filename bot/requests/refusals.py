"""Refusals and failures as pages."""

from collections.abc import Awaitable, Callable

from bot.catalogue import Language
from bot.domain import Challenge, ChallengeState, Match, UserId
from bot.domain.refusals import Forbidden, RefusalReason, Refused, Tried
from bot.requests.current_board import current_board_page
from bot.requests.refusal_sentences import describe_refusal
from bot.ui.beginning import own_matches_button, start_buttons
from bot.ui.challenge_post import Withdraw
from bot.ui.control import button
from bot.ui.page import Block, Page, row
from bot.ui.pictures import DisplayOptions

Question = Callable[[Match, Refused, Language, DisplayOptions], Awaitable[Page]]
"""Draws the question that has to be answered before something is done in a match."""

QUESTIONS: dict[RefusalReason, Question] = {}
"""The questions that refusals stand for; the room that asks one adds it."""


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
    }
)
"""The reasons after which there is nothing to do but challenge somebody, or somebody else."""

FIND_ONES_OWN = frozenset({RefusalReason.NO_SUCH_MATCH, RefusalReason.UNCLEAR_MATCH})
"""The reasons after which the list of one's matches helps."""


async def refusal_page(
    refusal: Refused, user: UserId, language: Language, display: DisplayOptions, *, direct: bool = False
) -> Page:
    """The private answer to a request that is refused; with the board as it stands now if it concerns a match.

    A refusal that stands for a question is answered with that. `direct` says that it is shown in a direct message,
    where nobody but the computer can be challenged.
    """
    match, question = match_of(refusal), QUESTIONS.get(refusal.reason)
    if match and question:
        return await question(match, refusal, language, display)
    sentence = describe_refusal(refusal, user, language, direct=direct)
    if match:
        return await current_board_page(match, user, language, display, note=sentence)
    return Page(sentence, row(*_ways_on(refusal, user, language, direct=direct)))


def _ways_on(refusal: Refused, user: UserId, language: Language, *, direct: bool) -> list[Block]:
    """The buttons that lead on from a refusal, where there are such that help."""
    about = refusal.about
    if isinstance(about, Challenge) and about.challenger == user and about.state is ChallengeState.OPEN:
        return [button(language.say("button-withdraw"), Withdraw(about.id))]
    if refusal.reason in BEGIN_ANEW:
        return start_buttons(language, direct=direct)
    return [own_matches_button(language)] if refusal.reason in FIND_ONES_OWN else []


def match_of(refusal: Refused) -> Match | None:
    """The match that a refusal concerns."""
    about = refusal.about
    concerned = about.match if isinstance(about, Tried | Forbidden) else about
    return concerned if isinstance(concerned, Match) else None


def apology_page(reference: str, language: Language, *, store: bool) -> Page:
    """The private answer when something broke; `reference` finds it in the log."""
    key = "apology-store" if store else "apology"
    return Page(language.say(key, reference=reference))


def stopping_page(language: Language) -> Page:
    """The private answer where the bot stops before it has the true one."""
    return Page(language.say("apology-stopping"))


def late_form_page(language: Language) -> Page:
    """The private answer where a form came too late to be shown."""
    return Page(language.say("refused-late-form"))
